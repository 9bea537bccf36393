/** The sheet of the one player who looks at the table; whoever sees several, or none, is not told of any. */
import type { EighteenState, HexId } from '@kursbuch/eighteen';
import { type Seat, secretOf } from '@kursbuch/table';
import { ownOf, type Sheet } from '../rules/index.ts';

export function sheetInSight(
  state: EighteenState,
): readonly { readonly seat: Seat; readonly cities: readonly HexId[] }[] {
  const seen = [...state.players.keys()].filter((seat) => state.secrets[seat] !== undefined);
  const [seat, ...others] = seen;
  if (seat === undefined || others.length > 0) return [];
  const contract = ownOf(state).contracts[seat];
  // Once everybody knows them, or before there is a contract, there is nothing to tell.
  if (!contract || contract.cities) return [];
  return [{ seat, cities: (secretOf(state, seat) as Sheet).cities }];
}
