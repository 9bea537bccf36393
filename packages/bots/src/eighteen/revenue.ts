/** Term: what a company's trains earn on the map as it is, or would with other trains or track. */
import {
  bestRuns,
  type CompanyId,
  type EighteenState,
  type LaidTiles,
  networkOf,
  recently,
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

/** What of a state but its map decides about runs, as text: asked for many kinds of train at the same table. */
const rulesKey = recently((_state: EighteenState, _title: Title) => new Map<CompanyId, string>());

function keyOf(title: Title, state: EighteenState, company: CompanyId): string {
  const keys = rulesKey(state, title);
  let key = keys.get(company);
  if (key === undefined) {
    key = `${company} ${JSON.stringify(title.runs.runRules(state, company))} ${tunnelsOf(state)} `;
    keys.set(company, key);
  }
  return key;
}

/** What its trains earn. */
export const revenue = (title: Title, state: EighteenState, company: CompanyId): number =>
  revenueWith(title, state, company, kindsOwned(state, company));

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
  const useful = kinds.filter((kind) => title.runs.mayUse(state, company, kind));
  if (useful.length === 0) return 0;
  const key = keyOf(title, state, company) + useful.join();
  const memory = memoryOf(state);
  let earned = memory.get(key);
  if (earned === undefined) {
    earned = searched(title, state, company, useful);
    memory.set(key, earned);
  }
  return earned;
}

function searched(
  title: Title,
  state: EighteenState,
  company: CompanyId,
  kinds: readonly TrainKind[],
): number {
  const others = state.trains.filter(({ holder }) => holder !== company);
  const own = kinds.map((kind, index) => ({ id: `own ${index}`, kind, holder: company }));
  const then = { ...state, trains: [...others, ...own] };
  const rules = title.runs.runRules(state, company);
  const network = networkOf(title.runs.runBoard(state), state, rules);
  return bestRuns(network, company, runTrainsOf(title, then, company), rules, { budget: NODES }).revenue;
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
