/** Tunnels: where they may lie, what they go on from, what they cost, and what becomes of them. */
import { describe, expect, test } from 'vitest';
import { table, title } from '../rules/index.ts';
import {
  dug,
  inPhase,
  local,
  major,
  P1,
  P2,
  type Play,
  run,
  type TableBuilder,
  table1854,
} from './table1854.ts';

const lay = (hex: string, tile: string, rotation: number) =>
  ({ type: 'layTile', hex, tile, rotation }) as const;
const tunnel = (hex: string, from: number, to: number, power?: string) =>
  ({ type: 'buildTunnel', hex, from, to, ...(power && { power }) }) as const;

/** NT in Innsbruck, whose tile leads over two sides: 0 to G7 and 3 to E9 unless turned. */
const innsbruck = (how: { rotation?: number; cash?: number; phase?: string } = {}): TableBuilder =>
  major(inPhase(table1854(), how.phase ?? '2').tile('F8', '57', how.rotation ?? 0), 'NT', P1, {
    cash: how.cash ?? 1000,
  });

/** The tunnels a seat is offered on a hex, as pairs of sides. */
const offered = (play: Play, hex: string, seat: number = P1): readonly string[] =>
  play
    .actions(seat)
    .flatMap((one) => (one.type === 'buildTunnel' && one.hex === hex ? [`${one.from}${one.to}`] : []));

test('1854-TUNNEL-1 One tunnel a turn, besides the tile', () => {
  const play = innsbruck({ cash: 300 }).operating('NT');
  const built = play.do(P1, tunnel('G7', 3, 4));
  expect([built.cash('NT'), built.cash('bank') - play.cash('bank')]).toEqual([200, 100]);
  expect(built.state.addedTrack).toEqual({ G7: [[3, 4]] });
  built.refuses(P1, tunnel('G7', 1, 2), 'tunnelBuilt', '1854-TUNNEL-1');
  expect(built.kinds(P1)).not.toContain('buildTunnel');
  // and the next in the next turn
  const later = dug(innsbruck({ cash: 300 }), { G7: [[3, 4]] })
    .tile('G9', '9', 1)
    .operating('NT');
  expect(later.accepts(P1, tunnel('G11', 1, 4))).toBe(true);
});

test('1854-TUNNEL-1 Where only a tunnel can be built, no tile is offered', () => {
  const bare = innsbruck().tilesLeft('7', 0).tilesLeft('8', 0).tilesLeft('9', 0).operating('NT');
  const kinds = table
    .choices(bare.state, P1)
    .map((choice) => (choice.type === 'many' ? choice.kind : choice.action.type));
  expect(kinds).toEqual(['buildTunnel', 'pass']);
});

test('1854-TUNNEL-1 1854-OR-6 It belongs to the track step, and may be named from either side', () => {
  const play = innsbruck().operating('NT');
  expect(play.do(P1, tunnel('G7', 4, 3)).state.addedTrack).toEqual({ G7: [[3, 4]] });
  const over = play.pass();
  expect(over.top).not.toBe('trackStep');
  for (const bad of [tunnel('G7', 3, 3), tunnel('G7', 3, 6), tunnel('G7', -1, 3)])
    play.refuses(P1, bad, 'badSides', '1854-0.1');
  play.refuses(P1, tunnel('Z99', 3, 4), 'unknownHex', '1854-0.1');
  for (const bad of [
    { type: 'buildTunnel', hex: 'G7', from: 3 },
    { type: 'buildTunnel', hex: 'G7', from: 3, to: 1.5 },
    { type: 'buildTunnel', hex: 7, from: 3, to: 4 },
  ])
    play.refuses(P1, bad, 'malformed', '1854-0.1');
  play.refuses(P2, tunnel('G7', 3, 4), 'notDirector');
});

test('1854-TUNNEL-2 A tunnel costs 100 whatever the terrain, once 60 with the Murthalbahn', () => {
  // E9 is a mountain of 70; the tile that comes later still pays for it
  const play = innsbruck().operating('NT');
  const built = play.do(P1, tunnel('E9', 0, 1));
  expect(built.cash('NT')).toBe(900);
  const table = dug(innsbruck().tile('E7', '9', 1), { E9: [[0, 1]] });
  expect(table.operating('NT').refuses(P1, lay('E9', '7', 0), 'tunnelBelow', '1854-TUNNEL-9')).toBeTruthy();
  const cheap = innsbruck().private('MT', P1).operating('NT');
  expect(cheap.do(P1, tunnel('G7', 3, 4, 'MT')).cash('NT')).toBe(940);
  expect(cheap.do(P1, tunnel('G7', 3, 4)).cash('NT')).toBe(900);
  const other = innsbruck().private('MT', P2).operating('NT');
  other.refuses(P1, tunnel('G7', 3, 4, 'MT'), 'noSuchPower', '1854-MTN-4');
  // the free home hex of a mountain railway makes no tunnel free
  const free = major(table1854().tile('E3', '57', 2), 'VB', P1)
    .private('AB', P1)
    .operating('VB');
  expect(free.do(P1, tunnel('F4', 2, 4)).cash('VB')).toBe(900);
});

describe('where', () => {
  test('1854-TUNNEL-3 On grey and empty hexes, under plain track and under towns', () => {
    const play = innsbruck().operating('NT');
    expect(offered(play, 'G7')).toEqual(['13', '23', '34']);
    expect(offered(play, 'E9')).toEqual(['01', '04', '05']);
    // under plain track that leads elsewhere, and under a town
    const plain = innsbruck().tile('E9', '9', 1).operating('NT');
    expect(offered(plain, 'E9')).toEqual(['05']);
    const town = innsbruck({ rotation: 1 }).tile('F6', '58', 0).operating('NT');
    expect(offered(town, 'F6')).toEqual(['14', '34', '45']);
    // under a hex of two towns, bare or built: D18 from Linz
    const linz = major(table1854().tile('C17', '57', 2), 'KR', P1);
    expect(offered(linz.operating('KR'), 'D18')).toContain('25');
    expect(offered(linz.tile('D18', '1', 0).operating('KR'), 'D18')).toEqual(['25']);
    // under light grey track without a city
    const grey = major(table1854().tile('E13', '57', 0), 'SB', P1);
    expect(grey.operating('SB').kinds(P1)).toContain('buildTunnel');
  });

  test('1854-TUNNEL-4 Not where there is a large city, built or not', () => {
    const play = innsbruck().operating('NT');
    play.refuses(P1, tunnel('F8', 1, 2), 'tunnelUnderCity', '1854-TUNNEL-4');
    const bare = major(table1854().tile('E13', '57', 0), 'SB', P1).operating('SB');
    for (const hex of ['F8', 'C17', 'F22', 'C23'])
      bare.refuses(P1, tunnel(hex, 1, 2), 'tunnelUnderCity', '1854-TUNNEL-4');
    // nor is one offered where track leads to a city that is not built
    const graz = major(table1854().tile('F20', '611', 0).station('KT', 'F20'), 'KT', P1).operating('KT');
    graz.refuses(P1, tunnel('F22', 1, 4), 'tunnelUnderCity', '1854-TUNNEL-4');
    expect([offered(graz, 'F22'), offered(graz, 'F18').length > 0]).toEqual([[], true]);
    const built = innsbruck({ phase: '3' }).tile('D18', '14', 0).operating('NT');
    built.refuses(P1, tunnel('D18', 2, 5), 'tunnelUnderCity', '1854-TUNNEL-4');
  });

  test('1854-TUNNEL-5 It covers no exit of a tile', () => {
    // E9 with exits 1 and 4: the track of Innsbruck comes over side 0
    const play = innsbruck().tile('E9', '9', 1).operating('NT');
    for (const other of [1, 4]) play.refuses(P1, tunnel('E9', 0, other), 'coversExit', '1854-TUNNEL-5');
    const joined = innsbruck().tile('E9', '7', 0).operating('NT');
    for (const other of [1, 4, 5]) joined.refuses(P1, tunnel('E9', 0, other), 'coversExit', '1854-TUNNEL-5');
    // nor one that is printed: Mauterndorf leads to the east
    play.refuses(P1, tunnel('F14', 4, 1), 'coversExit', '1854-TUNNEL-5');
  });

  test('1854-TUNNEL-6 It goes on from track that leads into the hex', () => {
    const without = innsbruck({ rotation: 1 }).operating('NT');
    without.refuses(P1, tunnel('G7', 3, 4), 'tunnelNotConnected', '1854-TUNNEL-6');
    expect(
      innsbruck()
        .operating('NT')
        .accepts(P1, tunnel('G7', 3, 4)),
    ).toBe(true);
    // over another side than its own two
    innsbruck()
      .operating('NT')
      .refuses(P1, tunnel('G7', 1, 4), 'tunnelNotConnected', '1854-TUNNEL-6');
    // from G9, whose track leads into G7
    const east = innsbruck({ rotation: 2 }).tile('G9', '8', 0);
    // a tunnel goes on from a tunnel
    const through = dug(innsbruck(), { G7: [[1, 3]] }).operating('NT');
    expect(through.accepts(P1, tunnel('G5', 2, 4))).toBe(true);
    expect(east.operating('NT').kinds(P1)).toContain('buildTunnel');
  });

  test('1854-TUNNEL-7 Two tunnels in a hex, if they do not cross', () => {
    const two = (first: readonly [number, number]) => dug(innsbruck(), { G7: [first] }).operating('NT');
    expect(two([1, 2]).accepts(P1, tunnel('G7', 3, 4))).toBe(true);
    two([2, 4]).refuses(P1, tunnel('G7', 1, 3), 'tunnelsCross', '1854-TUNNEL-7');
    expect(two([1, 4]).accepts(P1, tunnel('G7', 2, 3))).toBe(true);
    // two at one side
    two([1, 3]).refuses(P1, tunnel('G7', 3, 4), 'tunnelsCross', '1854-TUNNEL-7');
    const crossing = dug(major(table1854().tile('C17', '57', 2), 'KR', P1), { D18: [[1, 4]] }).operating(
      'KR',
    );
    crossing.refuses(P1, tunnel('D18', 2, 5), 'tunnelsCross', '1854-TUNNEL-7');
    crossing.refuses(P1, tunnel('D18', 0, 2), 'tunnelsCross', '1854-TUNNEL-7');
    expect(crossing.accepts(P1, tunnel('D18', 2, 3))).toBe(true);
    // no third
    const third = dug(major(table1854().tile('C17', '57', 2), 'KR', P1), {
      D18: [
        [0, 1],
        [4, 5],
      ],
    });
    third.operating('KR').refuses(P1, tunnel('D18', 2, 3), 'twoTunnels', '1854-TUNNEL-7');
  });

  test('1854-TUNNEL-12 Reach and edge are those of tiles (R-57)', () => {
    // a line of KT, which NT does not reach, leads into G17
    const table = major(innsbruck().tile('H18', '57', 2), 'KT', P2);
    table.operating('NT').refuses(P1, tunnel('G17', 5, 2), 'tunnelOutOfReach', '1854-TUNNEL-12');
    expect(table.operating('KT').accepts(P2, tunnel('G17', 5, 2))).toBe(true);
    // a full city on the way ends the reach
    const way = () => inPhase(table1854(), '3').tile('C21', '55', 0).tile('C19', '4', 1).tile('C17', '6', 2);
    const open = major(way(), 'KE', P1).operating('KE');
    expect(open.accepts(P1, tunnel('B16', 5, 0))).toBe(true);
    major(major(way(), 'KE', P1), 'KR', P2)
      .operating('KE')
      .refuses(P1, tunnel('B16', 5, 0), 'tunnelOutOfReach', '1854-TUNNEL-12');
    const play = innsbruck().operating('NT');
    play.refuses(P1, tunnel('G7', 3, 0), 'tunnelOffMap', '1854-TUNNEL-12');
    play.refuses(P1, tunnel('E9', 0, 2), 'tunnelOffMap', '1854-TUNNEL-12');
    // the south-west of H20 is Laibach, which has no arrow there
    const south = major(table1854().tile('H18', '57', 1), 'KT', P1).operating('KT');
    south.refuses(P1, tunnel('H20', 1, 0), 'tunnelBlankSide', '1854-TUNNEL-12');
    // against a blank neighbour
    expect(south.accepts(P1, tunnel('H20', 1, 2))).toBe(true);
  });

  test('1854-TUNNEL-14 It may run under the track of its hex and does not join it', () => {
    // F10 with a straight track from 0 to 3; that of Innsbruck comes over side 1
    const table = innsbruck({ rotation: 1 }).tile('F10', '9', 0);
    const built = table.operating('NT').do(P1, tunnel('F10', 1, 4));
    expect(built.state.addedTrack.F10).toEqual([[1, 4]]);
    // it comes out at F12, and the track above leads to no tile of NT
    const later = dug(table, { F10: [[1, 4]] }).operating('NT');
    expect(later.accepts(P1, tunnel('F12', 1, 4))).toBe(true);
    later.refuses(P1, lay('G9', '8', 1), 'notConnected', '1854-TRACK-14');
  });
});

describe('what becomes of it', () => {
  test('1854-TUNNEL-8 A tile over it is replaced, and it stays and can be used', () => {
    // F10 with the straight of NT and a tunnel 0–5 below; G9 and G11 lead to it
    const table = innsbruck({ rotation: 1, phase: '3' }).tile('F10', '9', 1);
    const play = dug(table, { F10: [[0, 5]] }).operating('NT');
    const raised = play.do(P1, lay('F10', '23', 4));
    expect(raised.state.tiles.F10).toEqual({ tile: '23', rotation: 4 });
    expect(raised.state.addedTrack.F10).toEqual([[0, 5]]);
  });

  test('1854-TUNNEL-9 Not by a tile with an exit that it would cover', () => {
    const table = innsbruck({ rotation: 1, phase: '3' }).tile('F10', '9', 1);
    const play = dug(table, { F10: [[2, 3]] }).operating('NT');
    for (let rotation = 0; rotation < 6; rotation++) {
      const exits = title.board.tiles.get('23')?.[rotation]?.exits ?? 0;
      if (exits & 0b001100) expect(play.accepts(P1, lay('F10', '23', rotation))).toBe(false);
    }
    play.refuses(P1, lay('F10', '23', 4), 'tunnelBelow', '1854-TUNNEL-9');
    // a first tile over a tunnel is no better
    const first = dug(innsbruck({ rotation: 1 }), { F10: [[2, 4]] }).operating('NT');
    first.refuses(P1, lay('F10', '9', 1), 'tunnelBelow', '1854-TUNNEL-9');
    expect(first.accepts(P1, lay('F10', '7', 0))).toBe(true);
  });

  test('1854-TUNNEL-10 Two towns over a tunnel may become a city over a tunnel', () => {
    // Steyr with tile 1, which KR reaches over C19, and a tunnel below it
    const steyr = (phase: string, tile: string) => {
      const table = inPhase(table1854(), phase).tile('C17', '57', 1).tile('C19', '3', 0).tile('D18', tile, 0);
      return major(table, 'KR', P1);
    };
    const play = dug(steyr('3', '1'), { D18: [[2, 5]] }).operating('KR');
    expect(play.rotations(P1, 'D18', '14')).toEqual([0, 3]);
    const raised = play.do(P1, lay('D18', '14', 0));
    expect(raised.state.addedTrack.D18).toEqual([[2, 5]]);
    // no new one under the city that lies there
    steyr('3', '14')
      .operating('KR')
      .refuses(P1, tunnel('D18', 2, 5), 'tunnelUnderCity', '1854-TUNNEL-4');
    // and a brown tile with five exits finds no place over it
    const later = dug(steyr('5', '14'), { D18: [[2, 5]] }).operating('KR');
    for (const rotation of [0, 1, 2, 3, 4, 5])
      expect(later.accepts(P1, lay('D18', '611', rotation))).toBe(false);
    expect(steyr('5', '14').operating('KR').rotations(P1, 'D18', '611').length).toBeGreaterThan(0);
  });

  test('1854-TUNNEL-8 1854-RUN-13 Trains run through it', () => {
    // Innsbruck – G7 – G9 – Brenner, whose arrow points to G9
    const table = dug(innsbruck(), { G7: [[3, 4]] })
      .tile('G9', '7', 0)
      .tile('G9', '8', 5);
    table.set({ tiles: { F8: { tile: '57', rotation: 0 }, G9: { tile: '8', rotation: 5 } } });
    table.train('NT', '2');
    const play = table.operating('NT').passUntil('runStep');
    const runs = [run('2-0', 'F8:0 G7 G9 H10:0')];
    const earned = play.do(P1, { type: 'runTrains', runs });
    expect(earned.events).toContainEqual({ type: 'trainsRun', company: 'NT', runs, revenue: 50 });
  });
});

test('1854-TUNNEL-11 Without the money no tunnel; the Murthalbahn makes it 60', () => {
  const poor = innsbruck({ cash: 90 }).operating('NT');
  poor.refuses(P1, tunnel('G7', 3, 4), 'tunnelTooExpensive', '1854-TUNNEL-11');
  expect(poor.kinds(P1)).not.toContain('buildTunnel');
  expect(poor.cash(P1)).toBeGreaterThan(100);
  const helped = innsbruck({ cash: 90 }).private('MT', P1).operating('NT');
  helped.refuses(P1, tunnel('G7', 3, 4), 'tunnelTooExpensive', '1854-TUNNEL-11');
  expect(helped.do(P1, tunnel('G7', 3, 4, 'MT')).cash('NT')).toBe(30);
});

test('1854-TUNNEL-13 Local railways build tunnels on the extra map by the same rules', () => {
  const table = local(table1854().tile('J32', '57', 0), 'L4', P1);
  const play = table.operating('L4');
  // J32 leads to K31, a mountain of 60
  const built = play.do(P1, tunnel('K31', 3, 0));
  expect(built.cash('L4')).toBe(50);
  play.refuses(P1, tunnel('G7', 3, 4), 'otherMap', '1854-TRACK-1');
  play.refuses(P1, tunnel('J34', 1, 4), 'tunnelUnderCity', '1854-TUNNEL-4');
  const austria = innsbruck().operating('NT');
  austria.refuses(P1, tunnel('K31', 3, 0), 'otherMap', '1854-TRACK-1');
});

describe('the three hexes west of Vienna', () => {
  const SIDES = [0, 1, 2, 3, 4, 5] as const;
  const pairs = SIDES.flatMap((from) => SIDES.slice(from + 1).map((to) => [from, to] as const));
  const layable = (play: Play, hex: string): boolean =>
    play.actions(P1).some((one) => one.type === 'layTile' && one.hex === hex);

  test.each([
    ['FJ', 'B22', 5],
    ['KE', 'C21', 4],
    ['SD', 'D22', 3],
  ] as const)(
    '1854-TUNNEL-15 1854-TRACK-19 %s: no tunnel goes on from Wien under %s while it is bare (R-67)',
    (company, hex, side) => {
      const at = (how: { earlierRulings?: boolean } = {}) =>
        major(table1854(how), company, P1, { cash: 1000 });
      expect(offered(at().operating(company), hex)).toEqual([]);
      const before = offered(at({ earlierRulings: true }).operating(company), hex);
      expect(before.length).toBeGreaterThan(2);
      for (const sides of before) {
        const [from, to] = [Number(sides[0]), Number(sides[1])];
        expect([from, to]).toContain(side);
        at()
          .operating(company)
          .refuses(P1, tunnel(hex, from, to), 'closesVienna', '1854-TUNNEL-15');
        expect(layable(dug(at(), { [hex]: [[from, to]] }).operating(company), hex)).toBe(false);
      }
      expect(layable(at().operating(company), hex)).toBe(true);
    },
  );

  test.each([
    ['FJ', 'B22', 'B20', 0],
    ['KE', 'C21', 'C19', 2],
    ['SD', 'D22', 'D20', 2],
  ] as const)(
    '1854-TUNNEL-15 %s: under %s from %s one may be dug where a tile to Wien still fits (R-67)',
    (company, hex, from, least) => {
      // side 3 of B22 leads off the map: two more taken would leave no four for two towns
      const at = (how: { earlierRulings?: boolean } = {}) =>
        major(inPhase(table1854(how), '5'), company, P1, { cash: 1000 })
          .tile(from, '611', 0)
          .station(company, from);
      let [fitting, closing] = [0, 0];
      for (const [one, other] of pairs) {
        const dig = tunnel(hex, one, other);
        const free = at({ earlierRulings: true }).operating(company);
        if (!free.accepts(P1, dig)) continue;
        const fits = layable(free.do(P1, dig), hex);
        if (fits) fitting++;
        else closing++;
        if (fits) expect(at().operating(company).accepts(P1, dig)).toBe(true);
        else at().operating(company).refuses(P1, dig, 'closesVienna', '1854-TUNNEL-15');
      }
      expect(fitting).toBeGreaterThanOrEqual(least);
      expect(fitting > 0).toBe(least > 0);
      expect(closing).toBeGreaterThan(3);
    },
  );

  test('1854-TUNNEL-15 Where a tile to Wien lies, what it leaves free may be dug', () => {
    const table = major(inPhase(table1854(), '5'), 'KE', P1, { cash: 1000 });
    table.tile('C19', '611', 0).station('KE', 'C19').tile('B20', '7', 5).tile('C21', '1', 0);
    expect(offered(table.operating('KE'), 'C21')).toEqual(['25']);
  });
});
