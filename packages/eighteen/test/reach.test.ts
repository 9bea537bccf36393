import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Board, boardOf, faceAt } from '../src/board.ts';
import { hasRoute } from '../src/hasRoute.ts';
import { freeSlots, stationsOn } from '../src/maps.ts';
import { type GaugeReach, type Reach, reach } from '../src/reach.ts';
import { STOP } from '../src/tile.ts';
import type { Gauge, LaidTile, LaidTiles, Station, TileFacts } from '../src/types.ts';
import { boardWith, face, laid, standing, tileFacts } from './boards.ts';

const ROW = 'A1 A3 A5 A7';

function reachOf(
  board: Board,
  tiles: string,
  stations: string,
): Reach & { sides(hex: string): readonly number[]; readonly hasRoute: boolean } {
  const map = { tiles: laid(tiles), stations: standing(stations) };
  const result = reach(board, map, 'red');
  return {
    ...result,
    hasRoute: hasRoute(board, map, 'red'),
    sides: (hex) =>
      [0, 1, 2, 3, 4, 5].filter((edge) => result.edges[board.hexes.get(hex)!.index]! & (1 << edge)),
  };
}

const stops = (result: Reach): readonly string[] => [...result.stops].sort();

describe('what a station reaches', () => {
  test('no station, nothing', () => {
    const result = reachOf(boardWith(ROW), 'A1 57/1, A3 57/1', 'blue A1:0');
    expect(stops(result)).toEqual([]);
    expect(Array.from(result.edges)).toEqual([0, 0, 0, 0]);
    expect(result.hasRoute).toBe(false);
  });

  test('a hex with a station has all its sides, with or without track, named or not', () => {
    const board = boardWith(ROW, { A3: { preprinted: 'yellow', ...face('c1 c1') } });
    expect(reachOf(board, '', 'red A3:0').sides('A3')).toEqual([0, 1, 2, 3, 4, 5]);
    const open = reachOf(board, '', 'red A3:-');
    expect(open.sides('A3')).toEqual([0, 1, 2, 3, 4, 5]);
    expect(open.sides('A1')).toEqual([]);
    expect(stops(open)).toEqual([]);
  });

  test('track touches the side of the hex beyond', () => {
    const result = reachOf(boardWith(ROW), 'A1 57/1, A3 9/1', 'red A1:0');
    expect(result.sides('A3')).toEqual([1, 4]);
    expect(result.sides('A5')).toEqual([1]);
    expect(result.sides('A7')).toEqual([]);
    expect(stops(result)).toEqual(['A1:0']);
    expect(result.hasRoute).toBe(false);
  });

  test('an impassable side ends the track', () => {
    const board = boardWith(ROW, { A3: { blockedEdges: [4] } });
    const result = reachOf(board, 'A1 57/1, A3 9/1, A5 57/1', 'red A1:0');
    expect(result.sides('A3')).toEqual([1, 4]);
    expect(result.sides('A5')).toEqual([]);
    expect(result.hasRoute).toBe(false);
  });

  test('towns are passed', () => {
    const result = reachOf(boardWith('A1 A3 B4'), 'A1 57/1, A3 58/5', 'red A1:0');
    expect(stops(result)).toEqual(['A1:0', 'A3:0']);
    expect(result.sides('A3')).toEqual([1, 5]);
    expect(result.sides('B4')).toEqual([2]);
    expect(result.hasRoute).toBe(true);
  });

  test('an off-map area ends the walk', () => {
    const board = boardWith(ROW, { A3: { preprinted: 'red', ...face('o', '1s0 4s0') } });
    const result = reachOf(board, 'A1 57/1, A5 57/1', 'red A1:0');
    expect(stops(result)).toEqual(['A1:0', 'A3:0']);
    expect(result.sides('A3')).toEqual([1]);
    expect(result.hasRoute).toBe(true);
  });
});

describe('cities', () => {
  const board = boardWith(ROW);

  test('a city full of others is reached and not passed', () => {
    const result = reachOf(board, 'A1 57/1, A3 57/1, A5 57/1', 'red A1:0, blue A3:0');
    expect(stops(result)).toEqual(['A1:0', 'A3:0']);
    expect(result.sides('A3')).toEqual([1]);
    expect(result.sides('A5')).toEqual([]);
  });

  test('an empty city, one with room and one with an own station are passed', () => {
    for (const [tile, others] of [
      ['57/1', ''],
      ['14/0', 'blue A3:0'],
      ['14/0', 'blue A3:0, red A3:0'],
    ] as const) {
      const result = reachOf(board, `A1 57/1, A3 ${tile}, A5 57/1`, `red A1:0, ${others}`);
      expect(stops(result)).toEqual(['A1:0', 'A3:0', 'A5:0']);
    }
    const full = reachOf(board, 'A1 57/1, A3 14/0, A5 57/1', 'red A1:0, blue A3:0, green A3:0');
    expect(stops(full)).toEqual(['A1:0', 'A3:0']);
  });

  test('the two cities of one hex are two places', () => {
    const result = reachOf(boardWith('A1 A3 A5 B4'), 'A1 57/1, A3 66/4, A5 57/1', 'red A1:0, blue A3:1');
    // A3 has a city with the west and east sides' neighbours 4 and 1, the other at 5 and 0.
    expect(stops(result)).toEqual(['A1:0', 'A3:0', 'A5:0']);
  });

  test('two own stations alone make a route when track joins them', () => {
    const both = 'red A1:0, red A5:0';
    expect(reachOf(board, 'A1 57/1, A3 9/1, A5 57/1', both).hasRoute).toBe(true);
    expect(reachOf(board, 'A1 57/1, A5 57/1', both).hasRoute).toBe(false);
    expect(reachOf(board, 'A1 57/1, A3 9/0, A5 57/1', both).hasRoute).toBe(false);
  });

  test('free slots', () => {
    const tiles = laid('A1 14/0, A3 58/0');
    const stations = standing('blue A1:0, red A5:-');
    expect(freeSlots(board, tiles, stations, 'A1', 0)).toBe(1);
    expect(freeSlots(board, tiles, stations, 'A3', 0)).toBe(0);
    expect(freeSlots(board, tiles, stations, 'A1', 1)).toBe(0);
    expect(stationsOn(stations, 'A1', 0)).toEqual([{ company: 'blue', hex: 'A1', stop: 0 }]);
    expect(stationsOn(stations, 'A5')).toHaveLength(1);
    expect(stationsOn(stations, 'A5', 0)).toEqual([]);
  });
});

describe('switches, bridges, loops', () => {
  test('a switch leads from its heel to both legs, and from a leg to the heel only', () => {
    const board = boardWith('A1 A3 A5 B2 B4');
    // Tile 23 turned by one: west-east and west-south-east. The heel is west.
    expect(reachOf(board, 'A1 57/1, A3 23/1', 'red A1:0').sides('A3')).toEqual([1, 4, 5]);
    // Turned by four: the heel is east.
    expect(reachOf(board, 'A1 57/1, A3 23/4', 'red A1:0').sides('A3')).toEqual([1, 4]);
  });

  test('a bridge leads straight on', () => {
    const result = reachOf(boardWith('A1 A3 A5 B2 B4'), 'A1 57/1, A3 20/0', 'red A1:0');
    expect(result.sides('A3')).toEqual([1, 4]);
  });

  // B1 station, B3 a switch with its heel in the east, B5 a switch into the loop C6-B7-A6.
  const loop = boardWith('B1 B3 B5 B7 A6 C6 C2');
  const balloon = 'B1 57/1, B3 23/4, B5 25/1, A6 7/5, B7 8/0, C6 7/2';

  test('a walk cannot come back through a loop over the same track', () => {
    const result = reachOf(loop, balloon, 'red B1:0');
    expect(result.sides('B7')).toEqual([0, 2]);
    // The other leg of B3 goes north-west; it would take the way back over the side between B3 and B5.
    expect(result.sides('B3')).toEqual([1, 4]);
  });

  test('a station in the loop looks at the switch from the other side', () => {
    const result = reachOf(loop, `${balloon}, B7 58/0`, 'red B7:0');
    expect(result.sides('B3')).toEqual([1, 2, 4]);
  });

  test('a piece whose other end the walk has left the hex by belongs to no walk', () => {
    // B3 has the tracks 1-2, 1-3, 2-4 and 3-4; a curve joins its sides 3 and 4 outside.
    const board = boardWith('B1 B3 B5 A4');
    const result = reachOf(board, 'B1 57/1, B3 70/1, A4 7/5, B5 7/1', 'red B1:0');
    expect(result.paths[board.hexes.get('B3')!.index]).toBe(0b0111);
  });

  test('an answer is remembered for the same tiles and stations, and not for another board', () => {
    const tiles = laid('A1 57/1');
    const stations = standing('red A1:0');
    const board = boardWith(ROW);
    expect(reach(board, { tiles, stations }, 'red')).toBe(reach(board, { tiles, stations }, 'red'));
    expect(reach(board, { tiles, stations }, 'blue')).not.toBe(reach(board, { tiles, stations }, 'red'));
    expect(reach(boardWith('A1'), { tiles, stations }, 'red').edges).toHaveLength(1);
  });
});

/** The definition itself: try every walk, over track of one gauge or over all. */
function everyWalk(
  board: Board,
  tiles: LaidTiles,
  stations: readonly Station[],
  company: string,
  gauge?: Gauge,
) {
  const pieces = new Set<string>();
  const sides = new Set<string>();
  const stops = new Set<string>();
  let hasRoute = false;
  const piecesAt = (hex: string, end: number): readonly (readonly [string, number])[] =>
    faceAt(board, tiles, hex)!.paths.flatMap(({ a, b, gauge: carried = 3 }, path) =>
      gauge && !(carried & (gauge === 'standard' ? 1 : 2))
        ? []
        : a === end
          ? [[`${hex}/${path}`, b] as const]
          : b === end
            ? [[`${hex}/${path}`, a] as const]
            : [],
    );
  const closed = (hex: string, stop: number): boolean => {
    const facts = faceAt(board, tiles, hex)!.stops[stop]!;
    const here = stations.filter((station) => station.hex === hex && station.stop === stop);
    if (facts.kind === 'city')
      return here.length >= facts.slots! && !here.some((station) => station.company === company);
    return facts.kind === 'offboard';
  };
  const follow = (hex: string, end: number, used: ReadonlySet<string>): void => {
    for (const [piece, far] of piecesAt(hex, end)) {
      const next = far < STOP ? board.hexes.get(hex)!.neighbours[far]?.facts.id : undefined;
      const place =
        far >= STOP ? `${hex}:${far - STOP}` : [`${hex}-${far}`, `${next}-${(far + 3) % 6}`].sort().join(' ');
      if (used.has(piece) || used.has(place)) continue;
      pieces.add(piece);
      for (const side of [end, far]) if (side < STOP) sides.add(`${hex}-${side}`);
      const on = new Set([...used, piece, place]);
      if (far >= STOP) {
        stops.add(place);
        hasRoute = true;
        if (!closed(hex, far - STOP)) follow(hex, far, on);
      } else if (next) {
        sides.add(`${next}-${(far + 3) % 6}`);
        follow(next, (far + 3) % 6, on);
      }
    }
  };
  for (const { company: owner, hex, stop } of stations) {
    if (owner !== company) continue;
    for (let edge = 0; edge < 6; edge++) sides.add(`${hex}-${edge}`);
    if (stop === null) continue;
    stops.add(`${hex}:${stop}`);
    follow(hex, STOP + stop, new Set([`${hex}:${stop}`]));
  }
  return { pieces: [...pieces].sort(), sides: [...sides].sort(), stops: [...stops].sort(), hasRoute };
}

/** The same from the quick answer. */
function asWalked(board: Board, result: GaugeReach, isRoute: boolean) {
  const hexes = [...board.hexes.keys()];
  const bits = (mask: number): readonly number[] =>
    Array.from({ length: 32 }, (_, bit) => bit).filter((bit) => mask & (1 << bit));
  return {
    pieces: hexes.flatMap((hex, index) => bits(result.paths[index]!).map((path) => `${hex}/${path}`)).sort(),
    sides: hexes.flatMap((hex, index) => bits(result.edges[index]!).map((edge) => `${hex}-${edge}`)).sort(),
    stops: [...result.stops].sort(),
    hasRoute: isRoute,
  };
}

const same = (board: Board, tiles: LaidTiles, stations: readonly Station[], company: string): void =>
  expect(
    asWalked(
      board,
      reach(board, { tiles, stations }, company),
      hasRoute(board, { tiles, stations }, company),
    ),
  ).toEqual(everyWalk(board, tiles, stations, company));

const PATCH = 'A3 A5 A7 B2 B4 B6 B8 C1 C3 C5 C7 C9 D2 D4 D6 D8';
const HOME = 'C5';

test('a shortest way that turns round in a loop does not hide a longer one that is simple', () => {
  const board = boardWith(PATCH);
  for (const tiles of [
    // Without the step that the turn begins with; without the one that it ends with; past the last side.
    'A3 7/4, A5 43/4, A7 8/5, B2 7/3, B4 7/2, B6 23/2, B8 8/0, C5 57/3, C7 24/0, D6 7/2',
    'A3 7/5, B2 70/3, B4 23/4, B6 26/1, C3 9/2, C5 57/3, D4 7/2',
    'B2 28/0, B4 7/0, C1 7/3, C3 70/1, C5 57/1',
  ])
    same(board, laid(tiles), standing('red C5:0'), 'red');
});

const patch = boardWith(PATCH, {
  C1: { preprinted: 'red', ...face('o', '3s0 4s0 5s0') },
  D4: { blockedEdges: [1] },
});
const CITIES = ['57', '15', '63', '66', '68', '53'];
const TRACK = '7 8 9 16 20 23 24 25 26 28 40 41 43 45 46 47 70 58 1'.split(' ');

/** The first of some tiles that joins the most sides of its neighbours: boards full of loops and switches. */
function joining(
  board: Board,
  tiles: LaidTiles,
  hex: string,
  offers: readonly (readonly [string, number])[],
) {
  const joints = ([tile, rotation]: readonly [string, number]): number =>
    board.hexes.get(hex)!.neighbours.filter((next, edge) => {
      const opposed =
        next && (tiles[next.facts.id] || next.printed.exits) && faceAt(board, tiles, next.facts.id);
      const exits = board.tiles.get(tile)![rotation]!.exits;
      return exits & (1 << edge) && opposed && opposed.exits & (1 << ((edge + 3) % 6));
    }).length;
  const [tile, rotation] = offers.reduce((best, offer) => (joints(offer) > joints(best) ? offer : best));
  return { tile, rotation };
}

/** Boards of these tiles with stations, and what must hold on each. */
function onRandomMaps(
  board: Board,
  cities: readonly string[],
  track: readonly string[],
  check: (tiles: LaidTiles, stations: readonly Station[]) => void,
  seed?: number,
): void {
  const hexes = PATCH.split(' ');
  const offer = (...tiles: readonly string[]) => fc.tuple(fc.constantFrom(...tiles), fc.nat(5));
  const offers = fc.array(
    fc.oneof({ weight: 1, arbitrary: offer(...cities) }, { weight: 7, arbitrary: offer(...track) }),
    { minLength: 8, maxLength: 8 },
  );
  fc.assert(
    fc.property(
      fc.array(offers, { minLength: hexes.length, maxLength: hexes.length }),
      offer(...cities),
      fc.array(fc.tuple(fc.constantFrom('red', 'blue', 'green'), fc.nat(hexes.length - 1), fc.nat(1)), {
        maxLength: 5,
      }),
      (faces, [tile, rotation], others) => {
        const tiles: Record<string, LaidTile> = { [HOME]: { tile, rotation } };
        hexes.forEach((hex, index) => {
          if (hex !== HOME && hex !== 'C1') tiles[hex] = joining(board, tiles, hex, faces[index]!);
        });
        const stations: Station[] = [{ company: 'red', hex: HOME, stop: 0 }];
        for (const [company, index, stop] of others) {
          const hex = hexes[index]!;
          const facts = tiles[hex] && board.tiles.get(tiles[hex].tile)?.[0]?.stops[stop];
          const there = stations.filter((station) => station.hex === hex && station.stop === stop);
          if (facts?.kind === 'city' && there.length < facts.slots!) stations.push({ company, hex, stop });
        }
        check(tiles, stations);
      },
    ),
    { numRuns: 200, ...(seed !== undefined && { seed }) },
  );
}

test('property: reach is what trying every walk finds', () => {
  onRandomMaps(patch, CITIES, TRACK, (tiles, stations) => {
    for (const company of ['red', 'blue']) same(patch, tiles, stations, company);
  });
});

test('property: by gauge, reach is what every walk of one gauge finds, and together they are the whole', () => {
  // Each tile as standard, metre and dual track, and with its pieces of different gauges.
  const gauges = ['standard', 'metre', 'dual'] as const;
  const gauged = (id: string, first: number, step: number): TileFacts => {
    const { paths, ...facts } = tileFacts[id]!;
    return { ...facts, paths: paths.map(([a, b], index) => [a, b, gauges[(first + step * index) % 3]!]) };
  };
  const variants = (ids: readonly string[]) =>
    ids.flatMap((id) =>
      gauges.flatMap((_, first) =>
        [0, 1].map((step) => [`${id}.${first}${step}`, gauged(id, first, step)] as const),
      ),
    );
  const [cities, track] = [variants(CITIES), variants(TRACK)];
  const board = boardOf(
    { orientation: 'pointy', hexes: [...patch.hexes.values()].map(({ facts }) => facts) },
    Object.fromEntries([...cities, ...track]),
  );
  const names = (list: readonly (readonly [string, TileFacts])[]) => list.map(([name]) => name);
  let differ = 0;
  onRandomMaps(
    board,
    names(cities),
    names(track),
    (tiles, stations) => {
      const found = reach(board, { tiles, stations }, 'red');
      const walked = gauges.slice(0, 2).map((gauge) => {
        const one = found.byGauge?.[gauge as Gauge];
        const all = everyWalk(board, tiles, stations, 'red', gauge as Gauge);
        expect(one && asWalked(board, one, all.hasRoute)).toEqual(all);
        return all;
      });
      const both = (of: (walk: (typeof walked)[number]) => readonly string[]) =>
        [...new Set(walked.flatMap(of))].sort();
      expect(asWalked(board, found, hasRoute(board, { tiles, stations }, 'red'))).toEqual({
        pieces: both(({ pieces }) => pieces),
        sides: both(({ sides }) => sides),
        stops: both(({ stops: names }) => names),
        hasRoute: walked.some(({ hasRoute }) => hasRoute),
      });
      if (everyWalk(board, tiles, stations, 'red').sides.length > both(({ sides }) => sides).length) differ++;
    },
    1,
  );
  expect(differ).toBeGreaterThan(0);
});

test('property: an answer holds as long as nothing changes where walks lead', () => {
  const hexes = PATCH.split(' ').filter((hex) => hex !== 'C1');
  const tile = fc.tuple(fc.constantFrom(...hexes), fc.constantFrom(...CITIES, ...TRACK), fc.nat(5));
  const station = fc.tuple(fc.constantFrom(...hexes), fc.constantFrom('red', 'blue'));
  fc.assert(
    fc.property(
      fc.array(fc.oneof({ weight: 4, arbitrary: tile }, { weight: 1, arbitrary: station }), {
        minLength: 10,
        maxLength: 30,
      }),
      (steps) => {
        let tiles: LaidTiles = laid('C5 57/0, B8 57/1');
        let stations = standing('red C5:0, blue B8:0');
        for (const [hex, what, rotation] of steps) {
          if (rotation !== undefined) tiles = { ...tiles, [hex]: { tile: what, rotation } };
          else if (faceAt(patch, tiles, hex)?.stops[0]?.kind === 'city')
            stations = [...stations, { company: what, hex, stop: 0 }];
          for (const company of ['red', 'blue']) same(patch, tiles, stations, company);
        }
      },
    ),
    { numRuns: 60 },
  );
});
