/** What privates could still bring in a company's turn: no step goes by itself while that would change it. */
import { rehearse } from '@kursbuch/table';
import { evolve } from '../evolve.ts';
import { openPrivates } from '../privates.ts';
import type { Title } from '../title.ts';
import type { CompanyId, EighteenState, PrivateId } from '../types.ts';
import { carryOut } from './consent.ts';
import { layTile, powerLays } from './laying.ts';
import { privatePurchaseOf } from './privatePurchase.ts';
import { companyTurnOf } from './turn.ts';

/** Would a tile of a private's power, or a private the company may buy first, open this step to it? */
export function couldOpen(
  title: Title,
  state: EighteenState,
  company: CompanyId,
  isOpen: (state: EighteenState) => boolean,
): boolean {
  if (title.operating.asksWhenIdle(state)) return false;
  const privates = openPrivates(title, state).filter((one) => bearsOnMap(title, state, one));
  for (const next of tables(title, state, company, privates)) if (isOpen(next)) return true;
  return false;
}

/** A power on the map comes with the private, or hexes are closed because of it. */
const bearsOnMap = (title: Title, state: EighteenState, one: PrivateId): boolean =>
  title.tilePowers.some((power) => power.private === one) ||
  (title.privates.get(one)?.hexes ?? []).some((hex) => title.track.hexBlocked(state, hex) === one);

/** The tables its director could bring about before the step goes on. */
function* tables(
  title: Title,
  state: EighteenState,
  company: CompanyId,
  privates: readonly PrivateId[],
): Generator<EighteenState> {
  for (const lay of powerLays(title, state, company, true)) {
    const laid = rehearse(state, evolve, (move) => void layTile(title, move, company, lay));
    yield laid;
    yield* tables(title, laid, company, []);
  }
  for (const [index, one] of privates.entries()) {
    const bought = afterPurchase(title, state, company, one);
    if (!bought) continue;
    yield bought;
    yield* tables(title, bought, company, privates.slice(index + 1));
  }
}

/** The table when the company has bought the private as cheaply as it can; undefined if it cannot. */
function afterPurchase(
  title: Title,
  state: EighteenState,
  company: CompanyId,
  one: PrivateId,
): EighteenState | undefined {
  const turn = companyTurnOf(state);
  const [price] = title.deals.privatePriceRange(state, one);
  const deal = turn && privatePurchaseOf(title, state, turn, one, price);
  if (!deal || 'reason' in deal) return undefined;
  return rehearse(state, evolve, (move) => carryOut(title, move, { ...deal, buyer: company }));
}
