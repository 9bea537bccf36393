/** What a company earns: with its trains or others, on the map as it is or with one tile or station more. */
import { evolve } from '../evolve.ts';
import { lately, recently } from '../recent.ts';
import { tileEvents } from '../rounds/laying.ts';
import type { Title } from '../title.ts';
import { runTrain, runTrainsOf } from '../trains.ts';
import type { CompanyId, EighteenState, HexId, TileId, TrainKind } from '../types.ts';
import { type Network, networkOf } from './network.ts';
import type { RunTrain } from './rules.ts';
import { type BestRuns, bestRuns } from './search.ts';

/** Runs found, and the trains they were found for. */
interface Found {
  readonly trains: readonly RunTrain[];
  readonly best: BestRuns;
}

/** Answers for the networks asked about last; equal maps have one network, so players who try the same again share them. */
const NETWORKS = 32;
const ANSWERS = 500;
const TABLES = 16;
const foundOn = lately((_network: Network) => new Map<string, Found>(), NETWORKS);

/** The runs of a company's trains on the map as it is, the best that a search of so many nodes finds; the best of all without a budget. */
export const runsOf = (title: Title, state: EighteenState, company: CompanyId, budget?: number): BestRuns =>
  found(title, state, company, runTrainsOf(title, state, company), budget);

/** What of a table decides about a company's runs beside its trains, and what is known of it. */
const askedOf = recently((title: Title) =>
  recently((state: EighteenState, company: CompanyId) => {
    const rules = title.runs.runRules(state, company);
    const network = networkOf(title.runs.runBoard(state), state, rules);
    return { rules, network, key: `${company} ${JSON.stringify(rules)}`, answers: foundOn(network) };
  }, TABLES),
);

function found(
  title: Title,
  state: EighteenState,
  company: CompanyId,
  trains: readonly RunTrain[],
  budget: number | undefined,
): BestRuns {
  const asked = askedOf(title)(state, company);
  let key = `${asked.key} ${budget}`;
  for (const { kind } of trains) key += ` ${kind}`;
  const known = asked.answers.get(key);
  if (known) return renamed(known, trains);
  const best = bestRuns(asked.network, company, trains, asked.rules, budget === undefined ? {} : { budget });
  if (asked.answers.size >= ANSWERS) asked.answers.clear();
  asked.answers.set(key, { trains, best });
  return best;
}

/** The same runs by trains of the same kinds. */
function renamed({ trains, best }: Found, now: readonly RunTrain[]): BestRuns {
  if (trains.every(({ id }, at) => id === now[at]?.id)) return best;
  const names = new Map(trains.map(({ id }, at) => [id, now[at]?.id ?? id]));
  const nameOf = (id: string) => names.get(id) ?? id;
  return {
    ...best,
    runs: best.runs.map((run) => ({ ...run, train: nameOf(run.train) })),
    ...(best.carrier && { carrier: { ...best.carrier, train: nameOf(best.carrier.train) } }),
  };
}

interface EarningsQuestion {
  /** With trains of these kinds and no others. */
  readonly kinds?: readonly TrainKind[];
  /** With this tile on the map. */
  readonly tile?: { readonly hex: HexId; readonly tile: TileId; readonly rotation: number };
  /** With a station of the company here. */
  readonly station?: { readonly hex: HexId; readonly stop: number };
  /** How many nodes may be searched for it; without a budget the answer is exact. */
  readonly budget?: number;
}

/** What the trains of a company bring in a turn. */
export const earnings = (
  title: Title,
  state: EighteenState,
  company: CompanyId,
  question: EarningsQuestion = {},
): number => searched(title, state, company, question)?.revenue ?? 0;

/** What they bring for certain: nothing is said where the budget did not suffice to prove it. */
export function provenEarnings(
  title: Title,
  state: EighteenState,
  company: CompanyId,
  question: EarningsQuestion,
): number | undefined {
  const best = searched(title, state, company, question);
  if (!best) return 0;
  return best.optimal ? best.revenue : undefined;
}

/** The best runs that are found; none without trains. */
function searched(
  title: Title,
  state: EighteenState,
  company: CompanyId,
  { kinds, tile, station, budget }: EarningsQuestion,
): BestRuns | undefined {
  let asked = state;
  if (tile)
    asked = tileEvents(title, asked, company, tile.hex, tile.tile, tile.rotation, 0).reduce(evolve, asked);
  if (station) asked = { ...asked, stations: [...asked.stations, { company, ...station }] };
  const trains = kinds
    ? kinds
        .filter((kind) => title.runs.mayUse(asked, company, kind))
        .map((kind, at) => runTrain(title, String(at), kind))
    : runTrainsOf(title, asked, company);
  return trains.length === 0 ? undefined : found(title, asked, company, trains, budget);
}
