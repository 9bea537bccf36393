/**
 * How long the best runs take: every turn of the public records (if they lie beside the project), the committed
 * stress set, and on its maps a company without rivals that runs two diesels. Each figure is one cold question:
 * the network is built again, then searched and proved.
 * Run with: node bench/routes.ts [shared folder]
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { runTrainsOf } from '@kursbuch/eighteen';
import { PublicImport, publicGame, publicSetup, readPublicRecord } from '@kursbuch/records';
import { isObjection, isRefusal } from '@kursbuch/table';
import { eighteenNamed, firstTitle } from '@kursbuch/titles';
import type { Board } from '../packages/eighteen/src/board.ts';
import { checkRuns } from '../packages/eighteen/src/routes/check.ts';
import { networkOf } from '../packages/eighteen/src/routes/network.ts';
import type { NetworkStop } from '../packages/eighteen/src/routes/parts.ts';
import { type RunRules, type RunTrain, valueIn } from '../packages/eighteen/src/routes/rules.ts';
import { bestRuns } from '../packages/eighteen/src/routes/search.ts';
import type { MapState, Station } from '../packages/eighteen/src/types.ts';

/** The stress set lies on its map. */
const { title } = await firstTitle.load();

interface Position {
  readonly name: string;
  readonly board: Board;
  readonly state: MapState;
  readonly company: string;
  readonly trains: readonly RunTrain[];
  readonly rules: RunRules;
  /** What the public router found. */
  readonly known: number;
}

// ---------------------------------------------------------------- the records

const zipped = (file: string) => JSON.parse(gunzipSync(readFileSync(file)).toString());

/** A turn of a recorded game as the public router solved it. */
interface RouteProblem {
  /** So many actions were taken before it. */
  readonly i: number;
  readonly corporation: string;
  readonly best: number;
}

/** The turns of a recorded game whose best runs are known; none where its title is not ours. */
async function recorded(folder: string, name: string): Promise<Position[]> {
  const record = readPublicRecord(zipped(`${folder}/${name}.json.gz`));
  if ('problem' in record) throw new Error(record.problem);
  const loaded = await eighteenNamed(record.title)?.load();
  const game = loaded && (await publicGame(loaded));
  if (!game) return [];
  const { table, title, publicRecords } = game;
  const start = table.setup(publicSetup(game, record));
  if (isRefusal(start)) throw new Error(start.reason);
  const steps = [...new PublicImport(table, title, publicRecords, record, start).steps()];
  const problems: readonly RouteProblem[] = zipped(`${folder}/routes-${name}.json.gz`);
  return problems.map(({ i, corporation, best }) => {
    const state = steps[i - 1]?.state ?? start;
    const company = publicRecords.names.companies[corporation] ?? corporation;
    return {
      name: `${name} ${i}`,
      board: title.runs.runBoard(state),
      state,
      company,
      trains: runTrainsOf(title, state, company),
      rules: title.runs.runRules(state, company),
      known: best,
    };
  });
}

// ---------------------------------------------------------------- the stress set

function stress(): { readonly states: readonly MapState[]; readonly positions: readonly Position[] } {
  const data = JSON.parse(readFileSync(new URL('data/route-stress.json', import.meta.url), 'utf8')) as {
    maps: { tiles: string; stations: string }[];
    positions: string[];
  };
  const states = data.maps.map(
    ({ tiles, stations }): MapState => ({
      tiles: Object.fromEntries(
        tiles.split(', ').map((text) => {
          const [hex = '', tile = '', rotation] = text.split(/[ /]/);
          return [hex, { tile, rotation: Number(rotation) }];
        }),
      ),
      stations: stations.split(', ').map((text): Station => {
        const [company = '', hex = '', stop] = text.split(/[ :]/);
        return { company, hex, stop: Number(stop) };
      }),
    }),
  );
  const positions = data.positions.map((text, index): Position => {
    const [map, company = '', ...trains] = text.split(' ');
    return {
      name: `stress ${index} (map ${text})`,
      board: title.board,
      state: states[Number(map)] as MapState,
      company,
      trains: trains.map((kind, n) => ({
        id: `${kind}-${n}`,
        kind,
        range: kind === 'D' ? null : Number(kind),
      })),
      rules: { colour: 'brown' },
      known: 0,
    };
  });
  return { states, positions };
}

/**
 * On each map of the stress set the company of its first position, alone: no foreign stations, all of its own (where
 * they stand, then in the most valuable cities), two diesels.
 */
function lone(): Position[] {
  const { states, positions } = stress();
  return states.map((state, map) => {
    const { company, rules } = positions.find((one) => one.state === state) as Position;
    const stations = state.stations.filter((station) => station.company === company);
    const most = title.companies.get(company)?.stationCosts.length ?? 0;
    const { stops } = networkOf(title.board, { tiles: state.tiles, stations: [] });
    const worth = (stop: NetworkStop) => valueIn(stop.value, rules.colour);
    const cities = stops.filter(({ kind }) => kind === 'city');
    cities.sort((one, other) => worth(other) - worth(one) || (one.id < other.id ? -1 : 1));
    for (const { id, hex } of cities)
      if (stations.length < most && !stations.some((station) => station.hex === hex))
        stations.push({ company, hex, stop: Number(id.split(':')[1]) });
    return {
      name: `lone ${company} (map ${map})`,
      board: title.board,
      state: { tiles: state.tiles, stations },
      company,
      trains: ['D-0', 'D-1'].map((id) => ({ id, kind: 'D', range: null })),
      rules,
      known: 0,
    };
  });
}

// ---------------------------------------------------------------- the clock

let faults = 0;

/** After this many milliseconds a director wants to see something good. */
const SOON = 100;

function measure(name: string, positions: readonly Position[], soon = false): void {
  const times: number[] = [];
  const shares: number[] = [];
  let slowest = '';
  let above = 0;
  for (const { name: at, board, state, company, trains, rules, known } of positions) {
    // Copies, so that nothing is remembered: equal maps of one board are one.
    const cold = { ...board };
    const fresh = { ...state, tiles: { ...state.tiles }, stations: [...state.stations] };
    const start = performance.now();
    let early = 0;
    const onProgress = ({ revenue }: { readonly revenue: number }) => {
      if (performance.now() - start <= SOON) early = revenue;
      return true;
    };
    const found = bestRuns(networkOf(cold, fresh, rules), company, trains, rules, soon ? { onProgress } : {});
    const time = performance.now() - start;
    shares.push(time <= SOON ? 1 : early / found.revenue);
    if (time > Math.max(0, ...times)) slowest = `${at}, ${found.nodes} nodes`;
    times.push(time);
    const checked = checkRuns(board, fresh, company, trains, found.runs, rules);
    const legal = !isObjection(checked) && checked.revenue === found.revenue;
    if (found.revenue > known && known > 0) above++;
    if (!legal || !found.optimal || found.revenue < known) {
      faults++;
      console.error(`${at}: ${found.revenue}, known ${known}, optimal ${found.optimal}, legal ${legal}`);
    }
  }
  times.sort((a, b) => a - b);
  const quantile = (share: number) =>
    (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(2);
  const total = times.reduce((sum, time) => sum + time, 0).toFixed(0);
  console.log(
    `${name.padEnd(28)} ${String(times.length).padStart(4)}  p50 ${quantile(0.5).padStart(8)}  p99 ${quantile(0.99).padStart(8)}  max ${quantile(1).padStart(8)}  total ${total.padStart(6)} ms${above > 0 ? `  above the public router: ${above}` : ''}`,
  );
  console.log(`${' '.repeat(28)}       slowest: ${slowest}`);
  if (!soon) return;
  shares.sort((a, b) => a - b);
  const percent = (share = 0) => `${(100 * share).toFixed(1)} %`;
  const good = shares.filter((share) => share >= 0.95).length;
  console.log(
    `${' '.repeat(28)}       of the final revenue after ${SOON} ms: median ${percent(shares[shares.length >> 1])}, least ${percent(shares[0])}, at least 95 % in ${good} of ${shares.length}`,
  );
}

const shared = process.argv[2] ?? new URL('../../shared', import.meta.url).pathname;
const folder = `${shared}/games`;
if (existsSync(folder)) {
  const names = readdirSync(folder).flatMap((file) => /^routes-(.+)\.json\.gz$/.exec(file)?.[1] ?? []);
  const all: Position[] = [];
  for (const name of names) {
    const turns = await recorded(folder, name);
    measure(name, turns);
    all.push(...turns);
  }
  measure('all recorded turns', all);
}
measure('stress set', stress().positions);
measure('lone, two diesels', lone(), true);
process.exitCode = faults > 0 ? 1 : 0;
