/** Small boards for tests. Rows are letters, columns go by two: A1 A3 A5, and B2 B4 between and below them. */
import { type Board, boardOf } from '../src/board.ts';
import type {
  HexFacts,
  HexId,
  LaidTiles,
  PathEnd,
  PathFacts,
  Station,
  StopFacts,
  TileFacts,
} from '../src/types.ts';

/** Tiles as "colour label stops: paths": c1 is a city with one slot, t a town, o an off-map area. */
const TILES: Readonly<Record<string, string>> = {
  '1': 'yellow - t t: 1s0 3s0 0s1 4s1',
  '3': 'yellow - t: 0s0 1s0',
  '7': 'yellow -: 01',
  '8': 'yellow -: 02',
  '9': 'yellow -: 03',
  '57': 'yellow - c1: 0s0 3s0',
  '58': 'yellow - t: 0s0 2s0',
  '14': 'green - c2: 0s0 1s0 3s0 4s0',
  '15': 'green - c2: 0s0 1s0 2s0 3s0',
  '16': 'green -: 02 13',
  '18': 'green -: 03 12',
  '20': 'green -: 03 14',
  '23': 'green -: 03 04',
  '24': 'green -: 03 02',
  '25': 'green -: 02 04',
  '26': 'green -: 03 05',
  '28': 'green -: 04 05',
  '53': 'green B c1: 0s0 2s0 4s0',
  '54': 'green NY c1 c1: 0s0 1s0 2s1 3s1',
  '59': 'green OO c1 c1: 0s0 2s1',
  '40': 'brown -: 02 24 04',
  '41': 'brown -: 03 01 13',
  '43': 'brown -: 03 02 13 12',
  '45': 'brown -: 03 24 04 23',
  '46': 'brown -: 03 24 34 02',
  '47': 'brown -: 03 14 13 04',
  '61': 'brown B c1: 0s0 2s0 3s0 4s0',
  '62': 'brown NY c2 c2: 0s0 1s0 2s1 3s1',
  '63': 'brown - c2: 0s0 1s0 2s0 3s0 4s0 5s0',
  '64': 'brown OO c1 c1: 0s0 2s0 3s1 4s1',
  '65': 'brown OO c1 c1: 0s0 4s0 2s1 3s1',
  '66': 'brown OO c1 c1: 0s0 3s0 1s1 2s1',
  '67': 'brown OO c1 c1: 0s0 3s0 2s1 4s1',
  '68': 'brown OO c1 c1: 0s0 3s0 1s1 4s1',
  '70': 'brown -: 01 02 13 23',
};

const KINDS = { c: 'city', t: 'town', o: 'offboard' } as const;

/** "c1 t" and "0s0 13" as stops and paths. */
export function face(
  stops: string,
  paths = '',
): { readonly stops: readonly StopFacts[]; readonly paths: readonly PathFacts[] } {
  const ends = (path: string): PathFacts =>
    (path.match(/s\d|\d/g) ?? []).map((end) => (end.startsWith('s') ? end : Number(end)) as PathEnd) as [
      PathEnd,
      PathEnd,
    ];
  return {
    stops: words(stops).map((stop) => {
      const kind = KINDS[stop[0] as keyof typeof KINDS];
      return { kind, revenue: 10, ...(kind === 'city' ? { slots: Number(stop[1]) } : {}) };
    }),
    paths: words(paths).map(ends),
  };
}

const words = (text: string): readonly string[] => text.split(' ').filter((word) => word !== '');

export const tileFacts: Readonly<Record<string, TileFacts>> = Object.fromEntries(
  Object.entries(TILES).map(([id, text]) => {
    const [head = '', paths = ''] = text.split(':');
    const [color = '', label = '-', ...stops] = words(head);
    return [id, { color, label: label === '-' ? null : label, ...face(stops.join(' '), paths) }];
  }),
);

export type Printed = Partial<Omit<HexFacts, 'id'>>;

/** A board of these hexes ("A1 A3 B2"); `printed` says what is on those that are not plain white. */
export function boardWith(hexes: string, printed: Readonly<Record<HexId, Printed>> = {}): Board {
  return boardOf(
    {
      orientation: 'pointy',
      hexes: words(hexes).map((id) => ({
        id,
        name: null,
        preprinted: 'white',
        stops: [],
        paths: [],
        ...printed[id],
      })),
    },
    tileFacts,
  );
}

/** "A1 57/1, A3 9/1": tiles and their rotations. */
export function laid(text: string): LaidTiles {
  return Object.fromEntries(
    text
      .split(',')
      .map(words)
      .filter((entry) => entry.length > 0)
      .map(([hex = '', lay = '']) => {
        const [tile = '', rotation = '0'] = lay.split('/');
        return [hex, { tile, rotation: Number(rotation) }];
      }),
  );
}

/** "red A1:0, blue A3:0, red B2:-": stations; "-" for a stop nobody has named. */
export function standing(text: string): readonly Station[] {
  return text
    .split(',')
    .map(words)
    .filter((entry) => entry.length > 0)
    .map(([company = '', place = '']) => {
      const [hex = '', stop = '-'] = place.split(':');
      return { company, hex, stop: stop === '-' ? null : Number(stop) };
    });
}

/**
 * Stations in the circles of these hexes, for properties of runs: those of `us`, one on a hex at most, and of others. A mark is a
 * number that picks a circle among those left, and whether the station is ours; the first one is.
 */
export function scattered(
  hexes: readonly HexId[],
  faceOf: (hex: HexId) => { readonly stops: readonly StopFacts[] } | undefined,
  marks: readonly (readonly [circle: number, own: boolean])[],
): readonly (Station & { readonly stop: number })[] {
  const circles = hexes.flatMap((hex) =>
    (faceOf(hex)?.stops ?? []).flatMap(({ kind, slots }, stop) =>
      kind === 'city' ? Array.from({ length: slots ?? 1 }, () => ({ hex, stop })) : [],
    ),
  );
  const stations: (Station & { readonly stop: number })[] = [];
  for (const [index, [at, own]] of marks.entries()) {
    const [place] = circles.splice(at % Math.max(1, circles.length), 1);
    const isOurs =
      (own || index === 0) && !stations.some((one) => one.company === 'us' && one.hex === place?.hex);
    if (place) stations.push({ company: isOurs ? 'us' : `other${index}`, ...place });
  }
  return stations;
}
