/** The runs somebody means with the words typed: trains and their stops; the track between them is found. */

import {
  companyTurnOf,
  type EighteenAction,
  type EighteenState,
  type Gauge,
  gaugeMask,
  type Network,
  networkOf,
  type Run,
  runTrainsOf,
  type Segment,
  type Title,
} from '@kursbuch/eighteen';
import type { EighteenLabels } from '@kursbuch/words/eighteen/terminal.ts';

/** What was not understood, in one sentence. */
export interface Misunderstood {
  readonly sentence: string;
}

/** "3 H12 H10 F10; 2 H10 G7": each train with its stops in order. */
export function runFromWords(
  title: Title,
  state: EighteenState,
  text: string,
  sorry: EighteenLabels['sorry'],
  /** The word at the train that carries something. */
  carries?: string,
): EighteenAction | Misunderstood {
  const company = companyTurnOf(state)?.company;
  if (company === undefined) return { sentence: sorry.nobodyRuns };
  const rules = title.runs.runRules(state, company);
  const network = networkOf(title.runs.runBoard(state), state, rules);
  const free = [...runTrainsOf(title, state, company)];
  const taken = new Set<number>();
  const runs: Run[] = [];
  let carrier: string | undefined;
  const parts = text
    .split(';')
    .map((part) =>
      part
        .trim()
        .split(/[\s,–-]+/)
        .filter((word) => word !== ''),
    )
    .filter((words) => words.length > 0);
  if (parts.length === 0) return { sentence: sorry.run };
  for (const [name = '', ...named] of parts) {
    const hexes = named.filter((word) => word.toLowerCase() !== carries);
    const at = free.findIndex(({ id, kind }) => kind.toLowerCase() === name.toLowerCase() || id === name);
    const train = free[at];
    if (!train) return { sentence: sorry.noTrain(company, name.slice(0, 10)) };
    free.splice(at, 1);
    const stops = hexes.map((hex) => hex.toUpperCase());
    // Where only track of another train, or of another gauge, is left, the rules say so.
    const fitting = inGauge(network, train.gauge);
    const way = wayOver(fitting, stops, taken) ?? wayOver(network, stops, new Set());
    if (!way) return { sentence: sorry.noTrack(hexes.join(', ').slice(0, 80)) };
    for (const { sides } of way.segments) for (const side of sides) taken.add(side);
    runs.push({ train: train.id, stops: way.stops, legs: way.legs });
    if (hexes.length < named.length) carrier = train.id;
  }
  return { type: 'runTrains', runs, ...(carrier !== undefined && { mail: carrier }) };
}

/** The track that a train of this gauge may use. */
const inGauge = (network: Network, gauge: Gauge | undefined): Network =>
  gauge === undefined
    ? network
    : {
        ...network,
        segments: network.segments.filter((segment) => (segment.gauge & gaugeMask(gauge)) !== 0),
      };

interface WayFound {
  readonly stops: readonly string[];
  readonly legs: readonly (readonly string[])[];
  readonly segments: readonly Segment[];
}

/** Track that joins stops of these hexes in order, using no side twice. */
function wayOver(
  network: Network,
  hexes: readonly string[],
  taken: ReadonlySet<number>,
): WayFound | undefined {
  const here = (hex: string) =>
    network.stops.flatMap((stop, index) => (stop.hex === hex || stop.id === hex ? [index] : []));
  const used = new Set(taken);
  const segments: Segment[] = [];
  const stops: number[] = [];
  const walk = (index: number): boolean => {
    if (index === hexes.length) return hexes.length > 1;
    for (const stop of here(hexes[index] as string)) {
      const from = stops.at(-1);
      stops.push(stop);
      if (from === undefined) {
        if (walk(index + 1)) return true;
      } else
        for (const segment of network.segments) {
          const joins =
            (segment.a === from && segment.b === stop) || (segment.b === from && segment.a === stop);
          if (!joins || segment.sides.some((side) => used.has(side))) continue;
          segments.push(segment);
          for (const side of segment.sides) used.add(side);
          if (walk(index + 1)) return true;
          for (const side of segment.sides) used.delete(side);
          segments.pop();
        }
      stops.pop();
    }
    return false;
  };
  if (!walk(0)) return undefined;
  let at = stops[0] as number;
  const legs = segments.map(({ a, b, hexes: way }) => {
    const leg = a === at ? way : [...way].reverse();
    at = a === at ? b : a;
    return leg;
  });
  return { stops: stops.map((stop) => network.stops[stop]?.id as string), legs, segments };
}
