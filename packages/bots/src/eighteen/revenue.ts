/** Term: what a company's trains earn on the map as it is, or would with other trains or track. */
import {
  bestRuns,
  type CompanyId,
  type EighteenState,
  type LaidTiles,
  networkOf,
  runTrainsOf,
  type Station,
  type Title,
  type TrainKind,
  trainFacts,
  trainsOf,
} from '@kursbuch/eighteen';

/** So far the search for runs goes: nearly always the best ones, and never long. */
const NODES = 1200;

/** What was asked before of the same map: a stock round asks for the same companies again and again. */
const known = new WeakMap<LaidTiles, WeakMap<readonly Station[], Map<string, number>>>();

function memoryOf({ tiles, stations }: EighteenState): Map<string, number> {
  let byStations = known.get(tiles);
  if (!byStations) {
    byStations = new WeakMap();
    known.set(tiles, byStations);
  }
  let memory = byStations.get(stations);
  if (!memory) {
    memory = new Map();
    byStations.set(stations, memory);
  }
  return memory;
}

/** What its trains earn. */
export function revenue(title: Title, state: EighteenState, company: CompanyId): number {
  const trains = runTrainsOf(title, state, company);
  if (trains.length === 0) return 0;
  const rules = title.runs.runRules(state, company);
  const key = `${company} ${trains.map(({ kind }) => kind).join()} ${JSON.stringify(rules)} ${tunnelsOf(state)}`;
  const memory = memoryOf(state);
  let earned = memory.get(key);
  if (earned === undefined) {
    const network = networkOf(title.runs.runBoard(state), state, rules);
    earned = bestRuns(network, company, trains, rules, { budget: NODES }).revenue;
    memory.set(key, earned);
  }
  return earned;
}

const tunnelsOf = ({ tunnels }: EighteenState): string => {
  for (const _ in tunnels) return JSON.stringify(tunnels);
  return '';
};

/** What it would earn with these kinds of train and no others. */
export function revenueWith(
  title: Title,
  state: EighteenState,
  company: CompanyId,
  kinds: readonly TrainKind[],
): number {
  const others = state.trains.filter(({ holder }) => holder !== company);
  const own = kinds.map((kind, index) => ({ id: `own ${index}`, kind, holder: company }));
  return revenue(title, { ...state, trains: [...others, ...own] }, company);
}

/** The kinds of its trains. */
export const kindsOwned = (state: EighteenState, company: CompanyId): readonly TrainKind[] =>
  trainsOf(state, company).map(({ kind }) => kind);

/** What is left of some trains once the first of this kind is sold. */
export const afterRust = (
  title: Title,
  kinds: readonly TrainKind[],
  first: TrainKind,
): readonly TrainKind[] => kinds.filter((kind) => trainFacts(title, kind).rustsOn !== first);
