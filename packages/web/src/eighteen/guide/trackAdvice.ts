/** What track and trains would earn a beginner, and so which tile he might lay: the one that gives a run, brings stops, or leads towards one. */
import {
  type Board,
  bestRuns,
  type CompanyId,
  cashOf,
  cheapest,
  companyTurnOf,
  type EighteenState,
  facesOn,
  hasRoute,
  networkOf,
  reach,
  runTrainsOf,
  type Title,
  type TrainKind,
  terrainCost,
  trackKey,
  trainsOf,
} from '@kursbuch/eighteen';
import { stopOf } from '../board/stopOf.ts';
import { withBuilt } from '../foresight/withBuilt.ts';
import type { ActionOf } from '../game/game.ts';

type Lay = ActionOf<'layTile'>;

/** So much searching for one tile has to do. */
const BUDGET = 4000;
/** More ways to lay than these are not all looked at. */
const MOST = 300;
/** Farther than this no tile leads anywhere soon. */
const FAR = 4;

/** The best one or two, on different hexes; what they cost leaves the money for a train. */
export function layAdvice(title: Title, state: EighteenState, lays: readonly Lay[]): readonly Lay[] {
  const company = companyTurnOf(state)?.company;
  if (company === undefined) return [];
  const spare = cashOf(state, company) - (cheapest(title, state, company) ?? 0);
  const known = new Set<string>();
  const rated = lays
    .filter((lay) => {
      if (lay.power !== undefined) return false;
      const face = title.board.tiles.get(lay.tile)?.[lay.rotation];
      const key = `${lay.hex} ${lay.tile} ${face ? trackKey(face) : ''}`;
      if (known.has(key)) return false;
      known.add(key);
      const cost = terrainCost(title, state, lay.hex, { tile: lay.tile });
      return cost === 0 || cost <= spare;
    })
    .slice(0, MOST)
    .map((lay) => ({ lay, worth: layWorth(title, state, company, lay) }))
    .sort((one, other) => compare(other.worth, one.worth));
  const [first] = rated;
  // A second one only if it earns as much, and brings as many stops.
  const isAsGood = (worth: readonly number[]) => worth[0] === first?.worth[0] && worth[1] === first?.worth[1];
  const second = first && rated.find(({ lay, worth }) => lay.hex !== first.lay.hex && isAsGood(worth));
  return [first, second].flatMap((one) => (one ? [one.lay] : []));
}

const compare = (one: readonly number[], other: readonly number[]): number =>
  one.map((value, index) => value - (other[index] ?? 0)).find((more) => more !== 0) ?? 0;

/** What counts, the weightiest first: the run, the stops, how near the next stop is, the money. */
function layWorth(title: Title, state: EighteenState, company: CompanyId, lay: Lay): readonly number[] {
  const after = withBuilt(title, state, lay);
  const { board } = title;
  const network = reach(board, after, company);
  const reached = new Set([...network.stops].map((stop) => stopOf(stop).hex));
  return [
    hasRoute(board, after, company) ? runWorth(title, after, company) : 0,
    reached.size,
    -wayToNext(board, after, network.edges, reached),
    -terrainCost(title, state, lay.hex),
  ];
}

/** What the company's trains earn there, or the next train of the bank if it has none. */
function runWorth(title: Title, state: EighteenState, company: CompanyId): number {
  const [next] = title.fleet.onSale(title, state, company);
  const isBare = trainsOf(state, company).length === 0;
  return earns(title, isBare && next ? withTrain(state, company, next.kind) : state, company);
}

/** Would one more train of this kind earn something beside those the company has? */
export const earnsMore = (title: Title, state: EighteenState, company: CompanyId, kind: TrainKind): boolean =>
  earns(title, withTrain(state, company, kind), company) > earns(title, state, company);

function withTrain(state: EighteenState, company: CompanyId, kind: TrainKind): EighteenState {
  const card = trainsOf(state, 'bank').find((train) => train.kind === kind);
  return { ...state, trains: state.trains.map((one) => (one === card ? { ...one, holder: company } : one)) };
}

function earns(title: Title, state: EighteenState, company: CompanyId): number {
  const rules = title.runs.runRules(state, company);
  const network = networkOf(title.runs.runBoard(state), state, rules);
  return bestRuns(network, company, runTrainsOf(title, state, company), rules, { budget: BUDGET }).revenue;
}

/** How many hexes lie between the open ends of the network and a stop it does not reach. */
function wayToNext(
  board: Board,
  state: EighteenState,
  edges: ArrayLike<number>,
  reached: ReadonlySet<string>,
): number {
  const faces = facesOn(board, state);
  const hexes = [...board.hexes.values()];
  // Where the network ends: a side is touched, and nothing on the hex leads on from it.
  let front = hexes.filter(({ index }) => {
    const open = (edges[index] ?? 0) & ~(faces[index]?.exits ?? 0);
    return open !== 0;
  });
  const seen = new Set(front);
  for (let way = 0; way < FAR; way++) {
    if (front.some(({ index, facts }) => (faces[index]?.stops.length ?? 0) > 0 && !reached.has(facts.id)))
      return way;
    const next = new Set(front.flatMap(({ neighbours }) => neighbours.flatMap((hex) => hex ?? [])));
    front = [...next].filter((hex) => !seen.has(hex));
    for (const hex of front) seen.add(hex);
  }
  return FAR;
}
