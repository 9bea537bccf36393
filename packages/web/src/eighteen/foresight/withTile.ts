/** The map with a tile on it that nobody has laid yet. */
import { companyTurnOf, type EighteenState, evolve, type Title, tileEvents } from '@kursbuch/eighteen';
import { remembered } from '../../parts/remembered.ts';
import type { ActionOf } from '../game/game.ts';

const known = remembered((_: EighteenState) => new Map<string, EighteenState>());

/** The state with a tile laid and nothing else done: what the map would show. The same for the same tile. */
export function withTile(
  title: Title,
  state: EighteenState,
  { hex, tile, rotation }: ActionOf<'layTile'>,
): EighteenState {
  const states = known(state);
  const key = `${hex} ${tile} ${rotation}`;
  let laid = states.get(key);
  if (!laid) {
    const company = companyTurnOf(state)?.company ?? '';
    laid = tileEvents(title, state, company, hex, tile, rotation, 0).reduce(evolve, state);
    states.set(key, laid);
  }
  return laid;
}
