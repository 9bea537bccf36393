/** Term: what a tile brings the company that lays it, today and with the trains to come. */

import {
  type Board,
  type BoardHex,
  type CompanyId,
  cashOf,
  cheapest,
  companyTurnOf,
  type EighteenAction,
  type EighteenState,
  evolve,
  facesOn,
  type HexId,
  newKinds,
  phaseOf,
  reach,
  recently,
  runTrainsOf,
  type StopFacts,
  type Title,
  type TrainKind,
  terrainCost,
  tileEvents,
  trackKey,
  trainFacts,
  trainsOf,
  valueIn,
} from '@kursbuch/eighteen';
import type { Compared } from '@kursbuch/table';
import { type ActionOf, type Asking, passing } from './asking.ts';
import { weighed } from './notes.ts';
import { kindsOwned, revenue, revenueWith } from './revenue.ts';
import type { Style } from './styles.ts';
import { USUAL, type Weights, weightsOf } from './weights.ts';

export type Lay = ActionOf<'layTile'>;

/** So many hexes are looked ahead. */
const FAR = 4;

/** The map with this tile on it, and nothing else done. */
export function withTile(title: Title, state: EighteenState, { hex, tile, rotation }: Lay): EighteenState {
  const company = companyTurnOf(state)?.company ?? '';
  return tileEvents(title, state, company, hex, tile, rotation, 0).reduce(evolve, state);
}

/** Lays of which no two bring the same track to the same hex. */
function differentLays(title: Title, lays: readonly Lay[]): readonly Lay[] {
  const seen = new Set<string>();
  return lays.filter(({ hex, tile, rotation, power }) => {
    const face = title.board.tiles.get(tile)?.[rotation];
    const key = `${hex} ${tile} ${face ? trackKey(face) : ''} ${power ?? ''}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** What a stop pays, or will once it is built. */
const worthOf = ({ kind, revenue: value }: StopFacts, title: Title, state: EighteenState): number =>
  Math.max(kind === 'city' ? 20 : 10, valueIn(value, phaseOf(title, state).tiles.at(-1) ?? 'yellow'));

const hexesOf = recently((board: Board): readonly BoardHex[] => [...board.hexes.values()]);

/** The value of stops that the company does not reach yet, the less the more hexes lie between. */
export function nearness(
  title: Title,
  state: EighteenState,
  company: CompanyId,
  { eachHex } = USUAL,
): number {
  const { board } = title;
  const hexes = hexesOf(board);
  const network = reach(board, state, company);
  const reached = new Set<string>();
  for (const stop of network.stops) reached.add(stop.slice(0, stop.indexOf(':')));
  const faces = facesOn(board, state);
  const seen = new Uint8Array(hexes.length);
  // Where its track ends: a side is touched, and nothing on the hex leads on from it.
  let front: BoardHex[] = [];
  for (const hex of hexes) {
    if (((network.edges[hex.index] ?? 0) & ~(faces[hex.index]?.exits ?? 0)) === 0) continue;
    front.push(hex);
    seen[hex.index] = 1;
  }
  let [sum, part] = [0, 1];
  for (let way = 0; way < FAR; way++) {
    const next: BoardHex[] = [];
    for (const { index, facts, neighbours } of front) {
      const stops = faces[index]?.stops ?? [];
      if (stops.length > 0 && !reached.has(facts.id))
        for (const stop of stops) sum += part * worthOf(stop, title, state);
      for (const hex of neighbours)
        if (hex && !seen[hex.index]) {
          seen[hex.index] = 1;
          next.push(hex);
        }
    }
    part *= eachHex;
    front = next;
  }
  return sum;
}

/** The kind of train a company should build for: the one after those the bank sells now, where there is one. */
export function nextKind(title: Title, state: EighteenState, company: CompanyId): TrainKind | undefined {
  const usable = (kind: TrainKind) => title.runs.mayUse(state, company, kind);
  const onSale = newKinds(title, state).filter(usable);
  const stacks = new Set(onSale.map((kind) => trainFacts(title, kind).stack));
  const later = trainsOf(state, 'bank').find(
    ({ kind }) => !onSale.includes(kind) && usable(kind) && stacks.has(trainFacts(title, kind).stack),
  );
  return later?.kind ?? onSale[0];
}

/** What runs on a map are worth to a company a round: those of today, and with the next train. */
function runsWorth(title: Title, state: EighteenState, company: CompanyId, { trackNext }: Weights): number {
  const kind = nextKind(title, state, company);
  const now = revenue(title, state, company);
  const next =
    kind === undefined ? now : revenueWith(title, state, company, [...kindsOwned(state, company), kind]);
  // Without a train, and with trains that run nowhere, everything hangs on the next one.
  return (now === 0 ? next : now) + trackNext * (next - now);
}

/** What the map is worth to a company a round: its runs, and what is near. */
export const mapWorth = (title: Title, state: EighteenState, company: CompanyId, weights = USUAL): number =>
  runsWorth(title, state, company, weights) + weights.nearness * nearness(title, state, company, weights);

/** Can this tile change the runs? Plain track that reaches no stop more is looked at for what is near alone. */
function mayChangeRuns(
  title: Title,
  before: EighteenState,
  after: EighteenState,
  company: CompanyId,
  lay: Lay,
): boolean {
  if ((title.board.tiles.get(lay.tile)?.[0]?.stops.length ?? 0) > 0) return true;
  const stops = (state: EighteenState) => reach(title.board, state, company).stops.length;
  return stops(after) !== stops(before);
}

/** The hexes of stations where its trains run; undefined where they run from all, or from none. */
const running = recently((title: Title, state: EighteenState) => {
  const known = new Map<CompanyId, ReadonlySet<HexId> | undefined>();
  return (company: CompanyId): ReadonlySet<HexId> | undefined => {
    if (!known.has(company)) known.set(company, findRunning(title, state, company));
    return known.get(company);
  };
});

function findRunning(title: Title, state: EighteenState, company: CompanyId): ReadonlySet<HexId> | undefined {
  const own = state.stations.filter((station) => station.company === company);
  if (own.length < 2 || runTrainsOf(title, state, company).length === 0) return undefined;
  const runs = own.filter(
    ({ hex }) => revenue(title, standingAt(state, company, new Set([hex])), company) > 0,
  );
  return runs.length === 0 || runs.length === own.length ? undefined : new Set(runs.map(({ hex }) => hex));
}

/** The table with no stations of a company but those on these hexes. */
const standingAt = (state: EighteenState, company: CompanyId, hexes: ReadonlySet<HexId>): EighteenState => ({
  ...state,
  stations: state.stations.filter((station) => station.company !== company || hexes.has(station.hex)),
});

/** What comes nearer with a tile: where trains run much, elsewhere little. */
function nearer(
  title: Title,
  state: EighteenState,
  after: EighteenState,
  company: CompanyId,
  weights: Weights,
): number {
  const near = (one: EighteenState) => nearness(title, one, company, weights);
  const all = near(after) - near(state);
  const hexes = running(title, state)(company);
  if (!hexes) return all;
  const there = (one: EighteenState) => near(standingAt(one, company, hexes));
  const own = there(after) - there(state);
  return own + weights.aside * (all - own);
}

/** What its ground costs. */
export function layCost(
  title: Title,
  state: EighteenState,
  company: CompanyId,
  { hex, tile, power }: Lay,
): number {
  const helps = title.tilePowers.find((one) => one.private === power);
  return terrainCost(title, state, hex, { tile, power: helps, company });
}

/** What a tile adds to that, less what it costs. */
export function layWorth(
  title: Title,
  state: EighteenState,
  company: CompanyId,
  lay: Lay,
  weights = USUAL,
  style?: Style,
): number {
  const cost = layCost(title, state, company, lay);
  const after = withTile(title, state, lay);
  const near = nearer(title, state, after, company, weights);
  const runs = mayChangeRuns(title, state, after, company, lay)
    ? runsWorth(title, after, company, weights) - runsWorth(title, state, company, weights)
    : 0;
  return runs + weights.nearness * (style?.nearness ?? 1) * near - weights.coin * (style?.ground ?? 1) * cost;
}

/** Is there money for this beside the next train the company has to buy? */
export function isAffordable(title: Title, state: EighteenState, company: CompanyId, cost: number): boolean {
  if (cost === 0) return true;
  const needsTrain = runTrainsOf(title, state, company).length === 0;
  const kept = needsTrain ? (cheapest(title, state, company) ?? 0) : 0;
  return cashOf(state, company) - cost >= kept;
}

/** Of so many lays, any of all, the one that brings most; undefined if none brings anything. */
export function bestLay(asking: Asking, lays: readonly Lay[], most: number): Lay | undefined {
  const { title, state, dice, budget, own, style } = asking;
  const company = companyTurnOf(state)?.company;
  if (company === undefined) return undefined;
  const open = differentLays(title, lays).filter((lay) =>
    isAffordable(title, state, company, layCost(title, state, company, lay)),
  );
  const left = [...open];
  const rated: Compared<EighteenAction>[] = [];
  let found: Lay | undefined;
  let worth = 0;
  for (let tried = 0; tried < most && left.length > 0 && budget.spend(); tried++) {
    const [lay] = left.splice(dice.below(left.length), 1);
    if (!lay) break;
    const value = layWorth(title, state, company, lay, weightsOf(own), style);
    rated.push({ action: lay, worth: value });
    if (value > worth) [found, worth] = [lay, value];
  }
  const pass = passing(asking);
  weighed(asking, 'round', pass ? [...rated, { action: pass, worth: 0 }] : rated);
  return found;
}
