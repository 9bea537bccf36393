/** Chapter VIII, laying track: where tiles go, how many a turn, what they join and what they cost. */
import { layProblem, reach } from '@kursbuch/eighteen';
import { describe, expect, test } from 'vitest';
import { boardWith, face, standing } from '../../../eighteen/test/boards.ts';
import { title } from '../rules/index.ts';
import { P1, P2, table1848 } from './table1848.ts';

const lay = (hex: string, tile: string, rotation: number) =>
  ({ type: 'layTile', hex, tile, rotation }) as const;
const pass = { type: 'pass' } as const;
const ROTATIONS = [0, 1, 2, 3, 4, 5] as const;
const ALL_TILES = Object.keys(title.tileCounts);
const YELLOW = ALL_TILES.filter((tile) => title.board.tiles.get(tile)?.[0]?.color === 'yellow');
const PLAIN = ['7', '8', '9'];
const TOWNS = ['1', '2', '55', '56', '69'];
const CITIES = ['5', '6', '57'];

/** NSW in Sydney, whose tile leads to Newcastle and to Wollongong. */
const sydney = (phase = '2', cash = 1000) =>
  table1848().phase(phase).tile('F17', '57', 0).company('NSW', P1, { cash });

/** Every one of these tiles, whichever way it is turned, is refused on a hex. */
function refusesAll(
  play: ReturnType<ReturnType<typeof sydney>['operating']>,
  hex: string,
  tiles: readonly string[],
  reason: string,
  rule: string,
): void {
  for (const tile of tiles)
    for (const rotation of ROTATIONS) play.refuses(P1, lay(hex, tile, rotation), reason, rule);
}

describe('where tiles go', () => {
  test('1848-VIII-16 Tiles are laid on the printed hexes', () => {
    const play = sydney().operating('NSW');
    // the sea beside Sydney, beyond the edge, and no hex at all
    for (const hex of ['F19', 'G18', 'A8', 'J9', 'E3', 'nowhere'])
      play.refuses(P1, lay(hex, '9', 0), 'unknownHex', '1848-VIII-16');
    expect(play.accepts(P1, lay('E18', '57', 0))).toBe(true);
  });

  test('1848-VIII-17 Red and blue hexes cannot be built over', () => {
    const play = sydney('8').operating('NSW');
    const tiles = ALL_TILES.filter((tile) => tile !== '241');
    for (const hex of ['A4', 'A6', 'A18', 'B21', 'D1', 'F3'])
      refusesAll(play, hex, tiles, 'fixedHex', '1848-VIII-17');
  });

  test('1848-VIII-23 The first tile of a company goes on its home, unless that is built or preprinted', () => {
    const first = table1848().par('NSW', 100).shares(P1, 'NSW', 60).cash('NSW', 1000);
    const play = first.operating('NSW');
    play.refuses(P1, lay('E18', '57', 0), 'homeTileFirst', '1848-VIII-23');
    play.refuses(P1, lay('E16', '9', 2), 'homeTileFirst', '1848-VIII-23');
    const hexes = play.actions(P1).flatMap((one) => (one.type === 'layTile' ? [one.hex] : []));
    expect(new Set(hexes)).toEqual(new Set(['F17']));
    expect(play.do(P1, lay('F17', '57', 0)).state.tiles.F17).toEqual({ tile: '57', rotation: 0 });
    // not laying at all is allowed
    expect(play.do(P1, pass).state.tiles.F17).toBeUndefined();
    const built = first.tile('F17', '57', 0).operating('NSW');
    expect(built.do(P1, lay('E18', '57', 0)).state.tiles.E18).toBeDefined();
    // the western home is printed on the map
    const west = table1848().par('WA', 100).shares(P1, 'WA', 60).cash('WA', 1000).operating('WA');
    expect(west.accepts(P1, lay('D3', '55', 1))).toBe(true);
  });

  test('1848-VIII-24 Open terrain takes only plain track', () => {
    const play = sydney().station('NSW', 'E18').tile('E18', '5', 0).operating('NSW');
    refusesAll(play, 'E16', [...TOWNS, ...CITIES], 'plainOnly', '1848-VIII-24');
    refusesAll(play, 'E16', ['235'], 'plainOnly', '1848-VIII-24');
    expect(play.rotations(P1, 'E16', '9')).toEqual([1, 4]);
  });

  test('1848-VIII-25 A hex with two small towns takes a tile with two town bars', () => {
    const play = table1848().tile('H11', '57', 0).company('VR', P1).operating('VR');
    refusesAll(play, 'G12', [...PLAIN, ...CITIES], 'townsOnly', '1848-VIII-25');
    refusesAll(play, 'G12', ['235'], 'townsOnly', '1848-VIII-25');
    for (const tile of TOWNS) expect(play.rotations(P1, 'G12', tile)).not.toEqual([]);
  });

  test('1848-VIII-26 A hex with one white circle takes a large city', () => {
    const play = sydney().operating('NSW');
    refusesAll(play, 'E18', [...PLAIN, ...TOWNS, '235'], 'cityOnly', '1848-VIII-26');
    for (const tile of CITIES) expect(play.rotations(P1, 'E18', tile)).not.toEqual([]);
  });

  test('1848-VIII-27 A K hex takes an ordinary yellow city, and from green on K tiles only', () => {
    const home = table1848().phase('3').par('NSW', 100).shares(P1, 'NSW', 60).operating('NSW');
    for (const tile of CITIES) expect(home.rotations(P1, 'F17', tile)).not.toEqual([]);
    const green = sydney('3').tile('E18', '57', 0).operating('NSW');
    refusesAll(green, 'F17', ['14', '15'], 'kOnly', '1848-VIII-27');
    refusesAll(green, 'E18', ['236', '237', '238'], 'kOnly', '1848-VIII-27');
    expect(green.do(P1, lay('F17', '236', 0)).state.tiles.F17?.tile).toBe('236');
    expect(green.do(P1, lay('E18', '15', 0)).state.tiles.E18?.tile).toBe('15');
    const brown = sydney('5').tile('F17', '236', 0).tile('E18', '15', 0).operating('NSW');
    refusesAll(brown, 'F17', ['611'], 'kOnly', '1848-VIII-27');
    refusesAll(brown, 'E18', ['239'], 'kOnly', '1848-VIII-27');
    expect(brown.do(P1, lay('F17', '239', 0)).state.tiles.F17?.tile).toBe('239');
  });

  test('1848-VIII-28 A hex with two white circles takes an OO tile', () => {
    const play = sydney().tile('F17', '5', 0).operating('NSW');
    const others = YELLOW.filter((tile) => tile !== '235');
    for (const hex of ['B17', 'F15', 'G10']) refusesAll(play, hex, others, 'twoCitiesOnly', '1848-VIII-28');
    // Sydney's track comes to the east of Orange and Bathurst
    expect(play.rotations(P1, 'F15', '235')).toEqual([4]);
  });
});

describe('how many', () => {
  test('1848-VIII-18 Before the first 3/3+ one yellow tile a turn', () => {
    const after = sydney()
      .operating('NSW')
      .do(P1, lay('E18', '57', 0));
    after.refuses(P1, lay('G16', '57', 0), 'oneYellow', '1848-VIII-18');
    expect(after.kinds(P1)).not.toContain('layTile');
  });

  test('1848-VIII-19 From the first 3/3+ on two yellow tiles or one replaced', () => {
    const play = sydney('3').operating('NSW');
    const one = play.do(P1, lay('E18', '57', 0));
    expect(
      new Set(
        one
          .actions(P1)
          .flatMap((a) => (a.type === 'layTile' ? [title.board.tiles.get(a.tile)?.[0]?.color] : [])),
      ),
    ).toEqual(new Set(['yellow']));
    one.refuses(P1, lay('F17', '236', 0), 'twoYellows', '1848-VIII-19');
    const two = one.do(P1, lay('G16', '57', 0));
    expect(two.state.tiles).toMatchObject({ E18: { tile: '57' }, G16: { tile: '57' } });
    two.refuses(P1, lay('D19', '9', 0), 'twoYellows', '1848-VIII-19');
    two.refuses(P1, lay('F17', '236', 0), 'twoYellows', '1848-VIII-19');
    const replaced = sydney('3')
      .tile('E18', '57', 0)
      .operating('NSW')
      .do(P1, lay('F17', '236', 0));
    replaced.refuses(P1, lay('E18', '14', 0), 'twoYellows', '1848-VIII-19');
    replaced.refuses(P1, lay('G16', '57', 0), 'twoYellows', '1848-VIII-19');
    expect(replaced.kinds(P1)).not.toContain('layTile');
  });

  test('1848-VIII-20 A 3/3+ bought in a turn changes the allowance from the next company on', () => {
    const bought = sydney()
      .supply('2', 0)
      .company('VR', P2, { par: 90 })
      .operating(['NSW', 'VR'])
      .do(P1, lay('E18', '57', 0))
      .do(P1, pass)
      .do(P1, { type: 'buyTrain', from: 'bank', kind: '3', price: 200 });
    expect([bought.acting, bought.state.phase]).toEqual(['NSW', '3']);
    bought.refuses(P1, lay('G16', '57', 0), 'stepOver', '1848-VIII-11');
    const next = bought.passTurn();
    expect(next.acting).toBe('VR');
    const laid = next.do(P2, lay('H11', '57', 1)).do(P2, lay('H9', '5', 3));
    expect(laid.state.tiles).toMatchObject({ H11: { tile: '57' }, H9: { tile: '5' } });
  });
});

describe('joining the company’s track', () => {
  test('1848-VIII-21 A new tile extends track the company can use', () => {
    const play = sydney().operating('NSW');
    expect(play.rotations(P1, 'E18', '57')).toEqual([0, 3]);
    // turned away; beside Sydney but not at its track; far away
    play.refuses(P1, lay('E18', '5', 1), 'notConnected', '1848-VIII-21');
    play.refuses(P1, lay('E16', '9', 2), 'notConnected', '1848-VIII-21');
    play.refuses(P1, lay('B19', '5', 1), 'notConnected', '1848-VIII-21');
    // a tile that lies there without joining
    sydney()
      .tile('E18', '5', 1)
      .operating('NSW')
      .refuses(P1, lay('E16', '9', 1), 'notConnected', '1848-VIII-21');
  });

  test('1848-VIII-22 Foreign stations block the way', () => {
    /** QR in Newcastle; Sydney between it and Wollongong. */
    const given = (tile: string) =>
      table1848()
        .phase('3')
        .tile('E18', '57', 0)
        .tile('F17', tile, 0)
        .tile('B19', '5', 1)
        .company('QR', P1)
        .station('QR', 'E18');
    const wollongong = lay('G16', '57', 0);
    given('57').station('NSW', 'F17').operating('QR').refuses(P1, wollongong, 'notConnected', '1848-VIII-21');
    given('236')
      .station('NSW', 'F17')
      .station('COM', 'F17')
      .operating('QR')
      .refuses(P1, wollongong, 'notConnected', '1848-VIII-21');
    // nobody there; a free circle; one of its own
    expect(given('57').operating('QR').accepts(P1, wollongong)).toBe(true);
    expect(given('236').station('NSW', 'F17').operating('QR').accepts(P1, wollongong)).toBe(true);
    expect(
      given('236').station('NSW', 'F17').station('QR', 'F17').operating('QR').accepts(P1, wollongong),
    ).toBe(true);
  });

  test('1848-VIII-32 Track need not join the track of a neighbouring tile', () => {
    const play = sydney().tile('E16', '9', 2).operating('NSW');
    // Newcastle's new track ends at the blank side of E16
    const after = play.do(P1, lay('E18', '5', 0));
    expect(after.state.tiles.E18).toEqual({ tile: '5', rotation: 0 });
  });
});

describe('the sides of a hex', () => {
  test('1848-VIII-29 No track into the edge of the map', () => {
    const play = table1848().par('NSW', 100).shares(P1, 'NSW', 60).operating('NSW');
    for (const rotation of [1, 2, 4, 5])
      play.refuses(P1, lay('F17', '57', rotation), 'offMap', '1848-VIII-29');
    expect(play.rotations(P1, 'F17', '57')).toEqual([0, 3]);
  });

  test('1848-VIII-30 No track into a red or blue location on a side without arrow', () => {
    // east of A3 lies a red hex with one arrow
    const towards = (arrow: number) => {
      const board = boardWith('A1 A3 A5', { A5: { preprinted: 'red', ...face('o', `${arrow}s0`) } });
      const context = {
        board,
        tiles: {},
        tileStock: { 9: 1 },
        colours: ['yellow'],
        rules: { upgrades: () => [], printedUpgrades: () => ['9'] },
        reach: reach(board, { tiles: {}, stations: standing('us A3:-') }, 'us'),
      };
      return layProblem(context, 'A3', '9', 1)?.reason;
    };
    expect([towards(1), towards(2)]).toEqual([undefined, 'blankSide']);
    const home = (company: string) =>
      table1848().par(company, 100).shares(P1, company, 60).operating(company);
    home('QR').refuses(P1, lay('B19', '57', 1), 'blankSide', '1848-VIII-30');
    home('CAR').refuses(P1, lay('E4', '57', 0), 'blankSide', '1848-VIII-30');
    const beside = (hex: string) =>
      table1848().tile('B19', '5', 1).company('QR', P1).station('QR', hex).operating('QR');
    expect(beside('C20').accepts(P1, lay('C20', '57', 0))).toBe(true);
    expect(beside('E2').accepts(P1, lay('E2', '6', 3))).toBe(true);
  });

  test('1848-VIII-31 No track into the dark-blue hexes but where the Tasmania tile meets it', () => {
    const given = () => table1848().tile('H11', '57', 1).company('VR', P1).station('VR', 'H9');
    given()
      .operating('VR')
      .refuses(P1, lay('H9', '57', 0), 'darkBlueSide', '1848-VIII-31');
    given()
      .operating('VR')
      .refuses(P1, lay('H9', '5', 4), 'darkBlueSide', '1848-VIII-31');
    const west = given().tile('I8', '241', 1).operating('VR');
    expect(west.accepts(P1, lay('H9', '57', 0))).toBe(true);
    west.refuses(P1, lay('H9', '5', 4), 'darkBlueSide', '1848-VIII-31');
    const east = given().tile('I10', '241', 1).operating('VR');
    expect(east.accepts(P1, lay('H9', '5', 4))).toBe(true);
    east.refuses(P1, lay('H9', '57', 0), 'darkBlueSide', '1848-VIII-31');
  });
});

describe('what it costs', () => {
  /** Sydney leads to the mountain E16 and to Newcastle. */
  const mountain = (phase: string, cash: number) =>
    table1848().phase(phase).tile('F17', '5', 2).company('NSW', P1, { cash });

  test('1848-VIII-33 Mountains cost 50 and deserts 40, at the first build only', () => {
    const built = mountain('2', 1000)
      .operating('NSW')
      .do(P1, lay('E16', '9', 2));
    expect([built.cash('NSW'), built.events.find((event) => event.type === 'tileLaid')]).toEqual([
      950,
      { type: 'tileLaid', company: 'NSW', hex: 'E16', tile: '9', rotation: 2, cost: 50 },
    ]);
    const later = mountain('3', 1000)
      .tile('E16', '9', 2)
      .operating('NSW')
      .do(P1, lay('E16', '24', 2));
    expect(later.cash('NSW')).toBe(1000);
    const desert = table1848().tile('E4', '57', 1).company('CAR', P1).operating('CAR');
    expect(desert.do(P1, lay('E6', '9', 1)).cash('CAR')).toBe(960);
    const replaced = table1848()
      .phase('3')
      .tile('E4', '57', 1)
      .tile('E6', '9', 1)
      .company('CAR', P1)
      .operating('CAR');
    expect(replaced.do(P1, lay('E6', '24', 1)).cash('CAR')).toBe(1000);
    // everything else is free
    const costs = new Set(
      [...title.board.hexes.values()].map(({ facts }) => `${facts.terrain} ${facts.cost}`),
    );
    expect(costs).toEqual(new Set(['undefined undefined', 'mountain 50', 'desert 40']));
    expect(
      mountain('2', 1000)
        .operating('NSW')
        .do(P1, lay('E18', '57', 0))
        .cash('NSW'),
    ).toBe(1000);
  });

  test('1848-VIII-34 The cost is paid from the treasury to the bank', () => {
    const play = mountain('2', 50).cash(P1, 600).operating('NSW');
    const after = play.do(P1, lay('E16', '9', 2));
    expect([after.cash('NSW'), after.cash('bank') - play.cash('bank'), after.cash(P1)]).toEqual([0, 50, 600]);
    const poor = mountain('2', 30).cash(P1, 600).operating('NSW');
    poor.refuses(P1, lay('E16', '9', 2), 'treasuryShort', '1848-VIII-34');
    expect(poor.offers(P1, lay('E16', '9', 2))).toBe(false);
  });
});
