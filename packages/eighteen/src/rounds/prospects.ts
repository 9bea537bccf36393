/** What privates could still bring in a company's turn: no step goes by itself while that would change it. */
import { rehearse } from '@kursbuch/table';
import { evolve } from '../evolve.ts';
import { privateState } from '../privates.ts';
import { isPublic } from '../reading.ts';
import { recently } from '../recent.ts';
import type { Title } from '../title.ts';
import type { CompanyId, EighteenState, PrivateId } from '../types.ts';
import { carryOut } from './consent.ts';
import { layTile, powerLays } from './laying.ts';
import { privatePurchaseOf } from './privatePurchase.ts';
import { companyTurnOf } from './turn.ts';

/** What of privates bears on a step: in the track step all that closes hexes or lays tiles, later only tiles of any moment. */
type Bearing = 'track' | 'later';

/** Would a tile of a private's power, or a private the company may buy first, open this step to it? */
export function couldOpen(
  title: Title,
  state: EighteenState,
  company: CompanyId,
  bearing: Bearing,
  isOpen: (state: EighteenState) => boolean,
): boolean {
  // Public games ask even when passing is all that is left.
  if (isPublic(state)) return false;
  const privates = bearersOf(title)[bearing].filter((one) => bears(title, state, bearing, one));
  if (privates.length === 0) return false;
  for (const next of tables(title, state, company, privates)) if (isOpen(next)) return true;
  return false;
}

/** The privates that could bear on a step at all: most have neither tiles nor hexes. */
const bearersOf = recently((title: Title): Readonly<Record<Bearing, readonly PrivateId[]>> => {
  const withTiles = (anyStep: boolean) =>
    title.tilePowers.filter((power) => power.anyStep || !anyStep).map((power) => power.private);
  const all = [...title.privates];
  const [track, later] = [withTiles(false), withTiles(true)];
  return {
    track: all.flatMap(([one, { hexes = [] }]) => (track.includes(one) || hexes.length > 0 ? [one] : [])),
    later: all.flatMap(([one]) => (later.includes(one) ? [one] : [])),
  };
});

function bears(title: Title, state: EighteenState, bearing: Bearing, one: PrivateId): boolean {
  const { closed, used } = privateState(state, one);
  if (closed) return false;
  const power = title.tilePowers.find((known) => known.private === one);
  if (power && !used && (bearing === 'track' || power.anyStep)) return true;
  return (
    bearing === 'track' &&
    (title.privates.get(one)?.hexes ?? []).some((hex) => title.track.hexBlocked(state, hex) === one)
  );
}

/** The tables its director could bring about before the step goes on, as far as they differ for the company's own track. */
function* tables(
  title: Title,
  state: EighteenState,
  company: CompanyId,
  privates: readonly PrivateId[],
): Generator<EighteenState> {
  for (const lay of powerLays(title, state, company, true, true)) {
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
