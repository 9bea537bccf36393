/** Has a company a route that one of its trains may run (RUN-1, RUN-6, RUN-9)? Track from stop to stop alone is none yet. */
import {
  type Board,
  bestRuns,
  type CompanyId,
  type EighteenState,
  earnsMore,
  hasRoute,
  hasShortRun,
  type Network,
  networkOf,
  placedStations,
  type Reach,
  type RunRules,
  type RunTrain,
  reach,
  recently,
} from '@kursbuch/eighteen';

/** The shortest of the trains that count every stop. */
const SHORTEST: RunTrain = { id: '2', kind: '2', range: 2 };

/** Two stops of one hex: a route that has the one may not have the other, and the track between them is none. */
function hasTwoOfAHex({ stops }: Reach): boolean {
  const hexes = stops.map((stop) => stop.slice(0, stop.indexOf(':')));
  return new Set(hexes).size < hexes.length;
}

/** Most networks tell at a glance; where a stop reached may be of no use, or small stops must be among them, a run is looked for. */
export function hasUsableRoute(
  board: Board,
  state: EighteenState,
  company: CompanyId,
  rules: RunRules,
  trains: readonly RunTrain[] = [SHORTEST],
): boolean {
  const network = reach(board, state, company);
  // A stop beyond its own stations is a route.
  const isAlone = network.stops.length <= placedStations(state, company);
  if (isAlone && !hasRoute(board, state, company)) return false;
  if (!hasTwoOfAHex(network) && trains.some(({ counts }) => counts !== 'large')) return true;
  return trains.some(
    (train) =>
      earnsMore(board, state, company, [train], rules, 0) ?? hasRun(board, state, company, rules, train),
  );
}

/** The same by the network of the whole map. */
function hasRun(
  board: Board,
  state: EighteenState,
  company: CompanyId,
  rules: RunRules,
  train: RunTrain,
): boolean {
  const track = networkOf(board, state);
  const key = `${company} ${rules.colour} ${train.kind}`;
  const known = answersOn(track).get(key);
  if (known !== undefined) return known;
  const found =
    hasShortRun(track, company, train, rules) || bestRuns(track, company, [train], rules).runs.length > 0;
  answersOn(track).set(key, found);
  return found;
}

/** A turn asks several times, and nobody builds in between. */
const answersOn = recently((_track: Network) => new Map<string, boolean>());
