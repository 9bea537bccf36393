/** Laying tiles on the two maps: where they go, what they join, what they cost, how many there are in a turn. */
import { describe, expect, test } from 'vitest';
import { title } from '../rules/index.ts';
import { inPhase, local, major, P1, P2, type Play, type TableBuilder, table1854 } from './table1854.ts';

const lay = (hex: string, tile: string, rotation: number) =>
  ({ type: 'layTile', hex, tile, rotation }) as const;
const tunnel = (hex: string, from: number, to: number) => ({ type: 'buildTunnel', hex, from, to }) as const;
const ROTATIONS = [0, 1, 2, 3, 4, 5] as const;
const PLAIN = ['7', '8', '9'];
const TOWN = ['3', '4', '58'];
const TOWNS = ['1', '2', '55', '56', '69'];
const CITY = ['5', '6', '57'];

/** KR in Linz, whose tile leads over two sides. */
const linz = (rotation = 1, how: { phase?: string; cash?: number } = {}): TableBuilder =>
  major(inPhase(table1854(), how.phase ?? '2').tile('C17', '57', rotation), 'KR', P1, {
    cash: how.cash ?? 1000,
  });

/** NT in Innsbruck. */
const innsbruck = (rotation: number, cash = 1000, phase = '2'): TableBuilder =>
  major(inPhase(table1854(), phase).tile('F8', '57', rotation), 'NT', P1, { cash });

/** Every one of these tiles is refused on a hex, whichever way it is turned. */
function refusesAll(play: Play, hex: string, tiles: readonly string[], reason: string, rule: string): void {
  for (const tile of tiles)
    for (const rotation of ROTATIONS) play.refuses(P1, lay(hex, tile, rotation), reason, rule);
}

/** The hexes of all tiles a seat may lay now. */
const hexesOf = (play: Play, seat: number = P1): readonly string[] => [
  ...new Set(play.actions(seat).flatMap((one) => (one.type === 'layTile' ? [one.hex] : []))),
];

describe('which map, which hex', () => {
  test('1854-TRACK-1 1854-LOC-1 Local railways build on the extra map, the others on the map of Austria', () => {
    const region = local(table1854().tile('J32', '57', 1), 'L4', P1).operating('L4');
    expect(region.accepts(P1, lay('J34', '57', 1))).toBe(true);
    region.refuses(P1, lay('D18', '1', 1), 'otherMap', '1854-TRACK-1');
    region.refuses(P1, lay('C21', '1', 0), 'otherMap', '1854-TRACK-1');
    const austria = major(table1854(), 'KE', P1).operating('KE');
    expect(austria.accepts(P1, lay('C21', '1', 0))).toBe(true);
    austria.refuses(P1, lay('J36', '1', 1), 'otherMap', '1854-TRACK-1');
    // a tile that lies there is no more in its way
    const green = major(inPhase(table1854(), '3').tile('J34', '57', 1), 'KE', P1).operating('KE');
    green.refuses(P1, lay('J34', '14', 0), 'otherMap', '1854-TRACK-1');
  });

  test('1854-TRACK-2 Wien is printed yellow with its track: no first tile is needed', () => {
    const table = inPhase(table1854(), '3').par('KE', 82).shares(P1, 'KE', 60).cash('KE', 820);
    const play = table.operating('KE');
    expect(play.stations('C23')).toEqual(['KE:1']);
    expect(play.state.tiles.C23).toBeUndefined();
    expect(hexesOf(play)).toEqual(['C21', 'C23']);
    expect(play.accepts(P1, lay('C23', '433', 0))).toBe(true);
  });

  test('1854-TRACK-3 Empty hexes take yellow tiles only', () => {
    const play = linz(2, { phase: '3' }).operating('KR');
    expect(play.accepts(P1, lay('B16', '9', 1))).toBe(false);
    expect(play.accepts(P1, lay('B16', '7', 5))).toBe(true);
    refusesAll(play, 'B16', ['16', '19', '20', '23', '24', '25'], 'wrongColour', '1854-TRACK-3');
    refusesAll(play, 'F22', ['14', '15', '619'], 'wrongColour', '1854-TRACK-3');
    // a double town is no city yet
    refusesAll(play, 'D18', ['14', '15', '619'], 'wrongStops', '1854-TRACK-7');
  });

  test('1854-TRACK-4 Dark grey hexes take tunnels only', () => {
    const play = innsbruck(0).operating('NT');
    for (const hex of ['F12', 'F14', 'F18', 'G5', 'G7', 'G11', 'G13', 'G17'])
      refusesAll(play, hex, ['7', '8', '9', '4'], 'fixedHex', '1854-TRACK-4');
    expect(hexesOf(play)).not.toContain('G7');
    expect(play.accepts(P1, tunnel('G7', 3, 4))).toBe(true);
  });

  test('1854-TRACK-5 Red locations cannot be built on', () => {
    const play = linz().operating('KR');
    for (const hex of ['I15', 'D12', 'A19', 'E27'])
      refusesAll(play, hex, ['9', '57', '4'], 'fixedHex', '1854-TRACK-5');
    play.refuses(P1, tunnel('I15', 3, 0), 'tunnelOnRed', '1854-TRACK-5');
  });

  test('1854-TRACK-23 Light grey hexes keep their track for good (R-58)', () => {
    const play = linz(1, { phase: '3' }).operating('KR');
    for (const hex of ['C13', 'H12', 'A21'])
      refusesAll(play, hex, ['9', '4', '57', '14', '23'], 'fixedHex', '1854-TRACK-23');
    const region = local(inPhase(table1854(), '3'), 'L5', P1).operating('L5');
    for (const hex of ['J28', 'M35', 'L28', 'I31'])
      refusesAll(region, hex, ['9', '57', '15'], 'fixedHex', '1854-TRACK-23');
  });
});

describe('what a tile shows', () => {
  test('1854-TRACK-6 A small town takes a tile with one bar', () => {
    const play = linz().operating('KR');
    expect(TOWN.every((tile) => play.rotations(P1, 'C15', tile).length > 0)).toBe(true);
    refusesAll(play, 'C15', [...PLAIN, ...TOWNS, ...CITY], 'wrongStops', '1854-TRACK-6');
  });

  test('1854-TRACK-7 A hex of two towns takes a tile with two bars', () => {
    const table = table1854().tile('E3', '6', 4);
    const play = major(table, 'VB', P1).operating('VB');
    for (const tile of TOWNS) expect(play.rotations(P1, 'F2', tile).length).toBeGreaterThan(0);
    refusesAll(play, 'F2', [...PLAIN, ...TOWN, ...CITY], 'wrongStops', '1854-TRACK-7');
  });

  test('1854-TRACK-8 Of its two tracks one must join the own network', () => {
    const play = linz(2).operating('KR');
    // over the north-west side of D18 comes the track of Linz: 2 and 4 join, 1 and 5 lead nowhere
    const laid = play.do(P1, lay('D18', '1', 1));
    expect(laid.state.tiles.D18).toEqual({ tile: '1', rotation: 1 });
    play.refuses(P1, lay('D18', '1', 0), 'notConnected', '1854-TRACK-14');
  });

  test('1854-TRACK-9 A large city takes a yellow tile with one circle', () => {
    const table = table1854().par('KR', 82).shares(P1, 'KR', 60).cash('KR', 820);
    const play = table.operating('KR');
    for (const tile of CITY) expect(play.rotations(P1, 'C17', tile).length).toBeGreaterThan(0);
    refusesAll(play, 'C17', [...PLAIN, ...TOWN, ...TOWNS], 'wrongStops', '1854-TRACK-9');
  });

  test('1854-TRACK-10 A hex without a town takes a tile without a stop', () => {
    const play = linz(2).operating('KR');
    expect(play.rotations(P1, 'B16', '7')).toEqual([4, 5]);
    for (const hex of ['B16', 'B24'])
      refusesAll(play, hex, [...TOWN, ...TOWNS, ...CITY], 'wrongStops', '1854-TRACK-10');
  });
});

describe('money', () => {
  test('1854-TRACK-11 The first tile on a mountain or river costs the printed price, later ones nothing', () => {
    const table = innsbruck(1, 1000, '3');
    const play = table.operating('NT');
    const laid = play.do(P1, lay('F10', '9', 1));
    expect([laid.cash('NT'), laid.cash('bank') - play.cash('bank')]).toEqual([950, 50]);
    const later = table
      .tile('F10', '9', 1)
      .operating('NT')
      .do(P1, lay('F10', '23', 1));
    expect(later.cash('NT')).toBe(1000);
    // no terrain, no price
    expect(
      innsbruck(2)
        .operating('NT')
        .do(P1, lay('G9', '9', 2))
        .cash('NT'),
    ).toBe(1000);
  });

  test('1854-TRACK-12 Without the money the hex is not built, and the director may not help', () => {
    // E9 to the north-east costs 70, G9 to the south-east nothing
    const poor = (cash: number) => major(table1854().tile('F8', '6', 3), 'NT', P1, { cash }).operating('NT');
    const play = poor(60);
    expect(play.cash(P1)).toBeGreaterThan(600);
    play.refuses(P1, lay('E9', '7', 0), 'treasuryShort', '1854-TRACK-12');
    expect(hexesOf(play)).toEqual(['G9']);
    expect(
      poor(70)
        .do(P1, lay('E9', '7', 0))
        .cash('NT'),
    ).toBe(0);
  });
});

describe('where track leads', () => {
  test('1854-TRACK-13 1854-STATION-6 In its first turn a company lays the tile of its home', () => {
    const table = table1854().par('KT', 82).shares(P1, 'KT', 60).cash('KT', 820);
    const play = table.operating('KT');
    expect(play.stations('H18')).toEqual(['KT:0']);
    expect(hexesOf(play)).toEqual(['H18']);
    expect(play.kinds(P1)).toEqual(['layTile']);
    play.refuses(P1, { type: 'pass' }, 'homeTileDue', '1854-START-5');
    play.refuses(P1, lay('H20', '9', 1), 'homeTileFirst', '1854-TRACK-13');
    play.refuses(P1, tunnel('G17', 0, 1), 'homeTileFirst', '1854-TRACK-13');
    const laid = play.do(P1, lay('H18', '57', 1));
    expect([laid.cash('KT'), laid.stations('H18')]).toEqual([820, ['KT:0']]);
    // another company has built it: any hex in reach
    const built = table.tile('H18', '57', 1).operating('KT');
    expect(hexesOf(built)).toEqual(['H16', 'H20']);
    expect(built.kinds(P1)).toContain('pass');
  });

  test('1854-TRACK-13 A company of Wien begins beside its own station', () => {
    for (const [company, hex] of [
      ['SD', 'D22'],
      ['KE', 'C21'],
      ['FJ', 'B22'],
    ] as const) {
      const table = table1854().par(company, 82).shares(P1, company, 60).cash(company, 820);
      expect(hexesOf(table.operating(company))).toEqual([hex]);
    }
  });

  test('1854-TRACK-13 A local railway whose home is bare lays it first, the others have track at once', () => {
    const first = (company: string) =>
      table1854().private(company, P1).floated(company).cash(company, 150).operating(company);
    expect(hexesOf(first('L4'))).toEqual(['J32']);
    first('L4').refuses(P1, { type: 'pass' }, 'homeTileDue', '1854-START-5');
    expect(hexesOf(first('L5'))).toEqual(['J30', 'K29']);
    expect(hexesOf(first('L1'))).toEqual(['J36']);
    expect(hexesOf(first('L2'))).toEqual(['K39']);
  });

  test('1854-TRACK-14 1854-STATION-5 Every other tile is reached from an own station along the track', () => {
    const table = linz().tile('C19', '4', 1);
    const play = table.operating('KR');
    expect([...hexesOf(play)].sort()).toEqual(['C15', 'C21']);
    play.refuses(P1, lay('B24', '9', 1), 'notConnected', '1854-TRACK-14');
    play.refuses(P1, lay('F22', '57', 1), 'notConnected', '1854-TRACK-14');
    // beside its line, but no track leads there
    play.refuses(P1, lay('B18', '4', 1), 'notConnected', '1854-TRACK-14');
    // a line without an own station is nobody's
    const foreign = linz().tile('H18', '57', 1).operating('KR');
    foreign.refuses(P1, lay('H20', '8', 1), 'notConnected', '1854-TRACK-14');
  });

  test('1854-TRACK-15 A city full of others’ stations ends the reach', () => {
    const west = () =>
      inPhase(table1854(), '3').tile('C21', '55', 0).tile('C19', '4', 1).tile('C17', '57', 1);
    const open = major(west(), 'KE', P1).operating('KE');
    expect(open.accepts(P1, lay('C15', '4', 1))).toBe(true);
    const full = major(major(west(), 'KE', P1), 'KR', P2).operating('KE');
    full.refuses(P1, lay('C15', '4', 1), 'lineBlocked', '1854-TRACK-15');
    // its own station in Linz: the line is its own again
    const own = major(west(), 'KE', P1).station('KE', 'C17').operating('KE');
    expect(own.accepts(P1, lay('C15', '4', 1))).toBe(true);
  });

  test('1854-TRACK-16 No track into the edge of the map', () => {
    const play = linz(2).operating('KR');
    play.refuses(P1, lay('B16', '9', 2), 'offMap', '1854-TRACK-16');
    // nor beyond that of the extra map
    const region = local(table1854().tile('J32', '57', 1), 'L4', P1).operating('L4');
    region.refuses(P1, lay('J34', '6', 1), 'offMap', '1854-TRACK-16');
  });

  test('1854-TRACK-17 No track into a red location but at its arrow', () => {
    const play = major(table1854().tile('H18', '57', 1), 'KT', P1).operating('KT');
    // Laibach lies to the south-west of H20, its arrow points to Klagenfurt
    play.refuses(P1, lay('H20', '7', 0), 'blankSide', '1854-TRACK-17');
    // Venedig has its arrow towards H16
    expect(play.accepts(P1, lay('H16', '1', 0))).toBe(true);
  });

  test('1854-TRACK-18 Track need not join that of its neighbour', () => {
    const play = linz().tile('D16', '4', 1).operating('KR');
    expect(play.accepts(P1, lay('C15', '3', 4))).toBe(true);
  });

  test('1854-TRACK-19 West of Wien the link to Wien is kept', () => {
    for (const [company, hex, side] of [
      ['FJ', 'B22', 5],
      ['KE', 'C21', 4],
      ['SD', 'D22', 3],
    ] as const) {
      const play = major(table1854(), company, P1).operating(company);
      let kept = 0;
      for (const tile of TOWNS)
        for (const rotation of ROTATIONS) {
          const exits = title.board.tiles.get(tile)?.[rotation]?.exits ?? 0;
          if (exits & (1 << side)) {
            if (play.accepts(P1, lay(hex, tile, rotation))) kept++;
          } else expect(play.accepts(P1, lay(hex, tile, rotation))).toBe(false);
        }
      expect(kept).toBeGreaterThan(5);
    }
    // also for whoever comes from the west
    const table = linz().tile('C19', '4', 1);
    const play = table.operating('KR');
    play.refuses(P1, lay('C21', '2', 0), 'exitToVienna', '1854-TRACK-19');
    play.refuses(P1, lay('C21', '56', 0), 'exitToVienna', '1854-TRACK-19');
    expect(play.accepts(P1, lay('C21', '55', 0))).toBe(true);
  });

  test.each([
    ['B22', 'B20', 5],
    ['C21', 'C19', 4],
    ['D22', 'D20', 3],
  ] as const)(
    '1854-TRACK-19 Whoever comes to %s from %s leads on to Wien, whatever the tile',
    (hex, from, side) => {
      const play = major(table1854().tile(from, '611', 0).station('KR', from), 'KR', P1).operating('KR');
      const { neighbours } = title.board.hexes.get(hex) as NonNullable<
        ReturnType<typeof title.board.hexes.get>
      >;
      expect([neighbours[1]?.facts.id, neighbours[side]?.facts.id]).toEqual([from, 'C23']);
      const [kept, refused] = [new Set<string>(), new Set<string>()];
      for (const tile of TOWNS)
        for (const rotation of ROTATIONS) {
          const exits = ROTATIONS.filter(
            (edge) => ((title.board.tiles.get(tile)?.[rotation]?.exits ?? 0) >> edge) & 1,
          );
          if (!exits.includes(1) || exits.some((edge) => !neighbours[edge])) continue;
          (exits.includes(side) ? kept : refused).add(tile);
          if (exits.includes(side)) expect(play.accepts(P1, lay(hex, tile, rotation))).toBe(true);
          else play.refuses(P1, lay(hex, tile, rotation), 'exitToVienna', '1854-TRACK-19');
        }
      expect(kept.size).toBeGreaterThan(2);
      expect(refused.size).toBeGreaterThan(0);
    },
  );

  test('1854-TRACK-20 Track may lead into a grey hex', () => {
    const play = innsbruck(1).operating('NT');
    expect(play.accepts(P1, lay('F10', '9', 1))).toBe(true);
    // and out of the home: F8 to G7
    const home = table1854().par('NT', 82).shares(P1, 'NT', 60).cash('NT', 820).operating('NT');
    expect(home.accepts(P1, lay('F8', '57', 0))).toBe(true);
  });
});

describe('how many', () => {
  test.each(['2', '3', '5', '7'])('1854-TRACK-21 One tile a turn, in phase %s too', (phase) => {
    const table = major(inPhase(table1854(), phase).tile('C17', '57', 1), 'KR', P1);
    const laid = table.operating('KR').do(P1, lay('C15', '4', 1));
    laid.refuses(P1, lay('C19', '4', 1), 'laidAlready', '1854-TRACK-21');
    laid.refuses(P1, lay('C17', '14', 0), 'laidAlready', '1854-TRACK-21');
    if (phase === '2') return;
    const raised = table.operating('KR').do(P1, lay('C17', '14', 0));
    raised.refuses(P1, lay('C15', '4', 1), 'laidAlready', '1854-TRACK-21');
  });

  test('1854-TRACK-22 1854-TUNNEL-1 Besides it one tunnel, in either order (R-18)', () => {
    const play = innsbruck(0, 170).operating('NT');
    const first = play.do(P1, lay('E9', '7', 0));
    expect([first.top, first.kinds(P1)]).toEqual(['trackStep', ['buildTunnel', 'pass']]);
    first.refuses(P1, lay('E9', '7', 0), 'laidAlready', '1854-TRACK-21');
    const both = first.do(P1, tunnel('G7', 3, 4));
    expect([both.cash('NT'), both.top === 'trackStep']).toEqual([0, false]);
    // the tunnel first, and the tile goes on from it
    const dug = play.do(P1, tunnel('G7', 3, 4));
    expect(dug.kinds(P1)).toEqual(['layTile', 'pass']);
    dug.refuses(P1, tunnel('G7', 1, 2), 'tunnelBuilt', '1854-TUNNEL-1');
    const on = dug.do(P1, lay('G9', '9', 1));
    expect(on.state.tiles.G9).toEqual({ tile: '9', rotation: 1 });
    // and a tunnel goes on from the tile of the same turn: the river, then F12
    const river = innsbruck(1)
      .operating('NT')
      .do(P1, lay('F10', '9', 1));
    expect(river.accepts(P1, tunnel('F12', 1, 4))).toBe(true);
  });

  test('1854-TRACK-22 Who can build no tunnel is not asked for one', () => {
    // no track leads into another hex without a city, or there is no money for it
    const poor = innsbruck(0, 99)
      .operating('NT')
      .do(P1, lay('E9', '7', 0));
    expect(poor.top).not.toBe('trackStep');
    const rich = innsbruck(0, 169)
      .operating('NT')
      .do(P1, lay('E9', '7', 0));
    expect(rich.top).not.toBe('trackStep');
  });
});
