/** Chapters 19.0 and 19.1: tokens. */
import { describe, expect, test } from 'vitest';
import { title } from '../rules/index.ts';
import { P1, P2, type Play, table1830 } from './table1830.ts';

const lay = (hex: string, tile: string, rotation: number) =>
  ({ type: 'layTile', hex, tile, rotation }) as const;
const station = (hex: string, stop = 0) => ({ type: 'placeStation', hex, stop }) as const;
const home = (hex: string, stop: number) => ({ type: 'chooseHome', hex, stop }) as const;
const pass = { type: 'pass' } as const;

/** PRR from Altoona over Pittsburgh to Columbus; cities in green with two places where told. */
const west = (how: { phase?: string; cash?: number; pittsburgh?: string } = {}) =>
  table1830()
    .phase(how.phase ?? '3')
    .company('PRR', P1, { cash: how.cash ?? 1000 })
    .tile('H10', how.pittsburgh ?? '14', 1)
    .tile('H8', '9', 1)
    .tile('H6', '9', 1)
    .tile('H4', '57', 1);

const run = (play: Play, stops: readonly string[], ...legs: readonly string[]) => {
  const train = play.state.trains.find((one) => one.holder === 'PRR')?.id ?? '';
  return { type: 'runTrains', runs: [{ train, stops, legs: legs.map((leg) => leg.split(' ')) }] } as const;
};

describe('open and closed cities', () => {
  test('1830-19.0a A city full of other companies’ tokens is closed: nothing beyond it is reached', () => {
    const beyond = lay('H2', '7', 3);
    const open = west({ pittsburgh: '57' }).operating('PRR');
    expect(open.accepts(P1, beyond)).toBe(true);
    const closed = west({ pittsburgh: '57' }).station('C&O', 'H10').train('PRR', '3').operating('PRR');
    closed.refuses(P1, beyond, 'notConnected', '1830-18.0e');
    closed.refuses(P1, lay('H8', '24', 1), 'noAccess', '1830-18.1i');
    const late = closed.passUntil('runStep');
    late.refuses(
      P1,
      run(late, ['H12:0', 'H10:0', 'H4:0'], 'H12 H10', 'H10 H8 H6 H4'),
      'closedCity',
      '1830-19.0a',
    );
  });

  test('1830-19.0b A city with an own token is a base for routes and for building', () => {
    const given = (hex: string) =>
      table1830()
        .company('PRR', P1)
        .station('PRR', hex)
        .train('PRR', '2')
        .tile('H4', '57', 2)
        .tile('G3', '9', 2)
        .operating('PRR');
    // nothing joins Columbus to Altoona
    const play = given('H4');
    expect(play.accepts(P1, lay('I5', '9', 2))).toBe(true);
    expect(play.accepts(P1, lay('H14', '9', 1))).toBe(true);
    const late = play.passUntil('runStep');
    expect(late.accepts(P1, run(late, ['H4:0', 'F2:0'], 'H4 G3 F2'))).toBe(true);
    given('D14').refuses(P1, lay('I5', '9', 2), 'notConnected', '1830-18.0e');
  });

  test('1830-19.0g A city with two places stays open until both are taken', () => {
    const tokens = (...companies: readonly string[]) => {
      const given = west().train('PRR', '3');
      for (const company of companies) given.station(company, 'H10');
      return given.atStep('PRR', 'run');
    };
    const through = (play: Play) => run(play, ['H12:0', 'H10:0', 'H4:0'], 'H12 H10', 'H10 H8 H6 H4');
    const one = tokens('C&O');
    expect(one.accepts(P1, through(one))).toBe(true);
    const two = tokens('C&O', 'B&O');
    two.refuses(P1, through(two), 'closedCity', '1830-19.0a');
    // with an own token among them it is open again
    const own = tokens('C&O', 'PRR');
    expect(own.accepts(P1, through(own))).toBe(true);
  });

  test('1830-19.0k Track may be built into a city of others, which then is an end', () => {
    const occupied = () => west({ pittsburgh: '57', phase: '2' }).station('C&O', 'H10').train('PRR', '2');
    // from Columbus into Pittsburgh
    const into = table1830()
      .company('PRR', P1)
      .tile('H4', '57', 1)
      .station('PRR', 'H4')
      .tile('H6', '9', 1)
      .tile('H10', '57', 1)
      .station('C&O', 'H10')
      .operating('PRR');
    expect(into.do(P1, lay('H8', '9', 1)).state.tiles.H8?.tile).toBe('9');
    // from Altoona the far side is closed
    const far = table1830().company('PRR', P1).tile('H10', '57', 1).station('C&O', 'H10').operating('PRR');
    far.refuses(P1, lay('H8', '9', 1), 'notConnected', '1830-18.0e');
    const end = occupied().atStep('PRR', 'run');
    expect(end.accepts(P1, run(end, ['H12:0', 'H10:0'], 'H12 H10'))).toBe(true);
  });
});

describe('the home token', () => {
  test('1830-19.0c At its first turn a company’s home token is placed free of charge', () => {
    const play = table1830().par('PRR', 100).shares(P1, 'PRR', 60).cash('PRR', 500).endOfStockRound();
    expect(play.acting).toBe('PRR');
    expect(play.stations('H12')).toEqual(['PRR:0']);
    expect(play.cash('PRR')).toBe(500);
    expect(play.do(P1, lay('H14', '9', 1)).state.tiles.H14?.tile).toBe('9');
    for (const [company, { home: hex }] of title.companies) {
      const first = table1830().par(company, 100).shares(P1, company, 60).operating(company);
      expect(first.stations(hex)).toEqual([company === 'Erie' ? 'Erie:null' : `${company}:0`]);
      expect(first.cash(company)).toBe(0);
    }
  });

  test('1830-19.0h No token blocks the one-place home of a company that does not operate yet', () => {
    // PRR in Toledo, its track joined to Cleveland
    const given = () =>
      table1830().company('PRR', P1).station('PRR', 'F4').tile('F4', '57', 2).tile('G5', '7', 2);
    given().atStep('PRR', 'station').refuses(P1, station('F6'), 'homeKept', '1830-19.0h');
    const started = given().par('C&O', 90).shares(P2, 'C&O', 60).atStep('PRR', 'station');
    started.refuses(P1, station('F6'), 'homeKept', '1830-19.0h');
    // once C&O is there the city is full
    given().company('C&O', P2).atStep('PRR', 'station').refuses(P1, station('F6'), 'cityFull', '1830-19.0f');
  });

  test('1830-19.0h Albany on tile 14: the first foreign token is allowed, not the last place', () => {
    const given = () =>
      table1830().phase('3').company('B&M', P1).tile('E23', '53', 1).tile('E21', '9', 1).tile('E19', '14', 1);
    const first = given().atStep('B&M', 'station');
    expect(first.do(P1, station('E19')).stations('E19')).toEqual(['B&M:0']);
    const last = given().station('PRR', 'E19').atStep('B&M', 'station');
    last.refuses(P1, station('E19'), 'homeKept', '1830-19.0h');
    // NYC has its place
    const home = given().station('PRR', 'E19').par('NYC', 90).shares(P2, 'NYC', 60).operating('NYC');
    expect(home.stations('E19')).toEqual(['PRR:0', 'NYC:0']);
    const after = given().company('NYC', P2).atStep('B&M', 'station');
    expect(after.accepts(P1, station('E19'))).toBe(true);
  });

  test('1830-19.0h In New York only the circle of NYNH is kept', () => {
    // PRR in Philadelphia reaches the circle to the south-west, in Providence the one to the north-east
    const given = () =>
      table1830()
        .phase('3')
        .company('PRR', P1)
        .tile('H18', '59', 3)
        .station('PRR', 'H18', 0)
        .tile('F22', '57', 1)
        .station('PRR', 'F22')
        .tile('F20', '1', 0);
    const printed = given().atStep('PRR', 'station');
    printed.refuses(P1, station('G19', 0), 'homeKept', '1830-19.0h');
    expect(printed.do(P1, station('G19', 1)).stations('G19')).toEqual(['PRR:1']);
    // on the green tile the circles have changed their numbers
    const green = given().tile('G19', '54', 0).atStep('PRR', 'station');
    green.refuses(P1, station('G19', 1), 'homeKept', '1830-19.0h');
    expect(green.accepts(P1, station('G19', 0))).toBe(true);
    const nynh = table1830().phase('3').tile('G19', '54', 0).par('NYNH', 90).shares(P2, 'NYNH', 60);
    expect(nynh.operating('NYNH').stations('G19')).toEqual(['NYNH:1']);
  });
});

describe('buying tokens', () => {
  test('1830-19.0d The first costs 40, the others 100: 240 in all for PRR', () => {
    let play = west().tile('H14', '9', 1).tile('H16', '57', 1).train('PRR', '3').operating('PRR', { of: 3 });
    const paid = ['H10', 'H4', 'H16'].map((hex) => {
      const before = play.passUntil('stationStep');
      const after = before.do(P1, station(hex));
      play = after.passTurn();
      return before.cash('PRR') - after.cash('PRR');
    });
    expect(paid).toEqual([40, 100, 100]);
    expect(play.state.stations.filter((one) => one.company === 'PRR')).toHaveLength(4);

    const at = (cash: number) => west({ cash }).atStep('PRR', 'station');
    at(39).refuses(P1, station('H10'), 'treasuryShort', '1830-17.0c');
    expect(at(40).do(P1, station('H10')).cash('PRR')).toBe(0);
    const third = (cash: number) => west({ cash }).station('PRR', 'H4').atStep('PRR', 'station');
    third(99).refuses(P1, station('H10'), 'treasuryShort', '1830-17.0c');
    expect(third(100).do(P1, station('H10')).cash('PRR')).toBe(0);
  });

  test('1830-19.0e Only in a large city that is connected to an own token', () => {
    const play = west().tile('H2', '7', 3).tile('G3', '18', 2).tile('F10', '4', 0).atStep('PRR', 'station');
    expect(play.offers(P1, station('H4'))).toBe(true);
    for (const hex of ['H16', 'D14', 'F16'])
      play.refuses(P1, station(hex), 'stationNotConnected', '1830-19.0e');
    // a town, a red area, open country
    for (const hex of ['F10', 'F2', 'H8']) play.refuses(P1, station(hex), 'notACity', '1830-19.0e');
    // the town and the red area are no cities even where the track leads to them
    const town = table1830().company('CPR', P1).tile('B20', '58', 0).atStep('CPR', 'station');
    town.refuses(P1, station('B20'), 'notACity', '1830-19.0e');
    const red = table1830().company('PRR', P1).station('PRR', 'H4').tile('H4', '57', 2).tile('G3', '9', 2);
    red.atStep('PRR', 'station').refuses(P1, station('F2'), 'notACity', '1830-19.0e');
  });

  test('1830-19.0f The city must have a free place', () => {
    const play = west({ pittsburgh: '57' }).station('C&O', 'H10').atStep('PRR', 'station');
    play.refuses(P1, station('H10'), 'cityFull', '1830-19.0f');
    const half = west().station('C&O', 'H10').atStep('PRR', 'station');
    expect(half.do(P1, station('H10')).stations('H10')).toEqual(['C&O:0', 'PRR:0']);
    const full = west().station('C&O', 'H10').station('B&O', 'H10').atStep('PRR', 'station');
    full.refuses(P1, station('H10'), 'cityFull', '1830-19.0f');
  });

  test('1830-19.0i Never two tokens of one company on the same tile', () => {
    // brown New York: two places in each circle; PRR reaches both
    const given = () =>
      table1830()
        .phase('5')
        .company('PRR', P1)
        .tile('G19', '62', 0)
        .tile('H18', '59', 3)
        .station('PRR', 'H18', 0)
        .tile('F22', '57', 1)
        .tile('F20', '1', 0);
    const once = given().station('PRR', 'F22').atStep('PRR', 'station');
    expect(once.accepts(P1, station('G19', 0))).toBe(true);
    expect(once.accepts(P1, station('G19', 1))).toBe(true);
    const twice = given().station('PRR', 'G19', 0).atStep('PRR', 'station');
    for (const stop of [0, 1]) twice.refuses(P1, station('G19', stop), 'stationThere', '1830-19.0i');
    // nor in the second place of one city
    const same = west().station('PRR', 'H10').atStep('PRR', 'station');
    same.refuses(P1, station('H10'), 'stationThere', '1830-19.0i');
  });

  test('1830-19.0j One token in a turn, apart from the home token', () => {
    const first = table1830()
      .phase('3')
      .par('PRR', 100)
      .shares(P1, 'PRR', 60)
      .cash('PRR', 1000)
      .tile('H10', '14', 1)
      .tile('H14', '9', 1)
      .tile('H16', '57', 1)
      .operating('PRR');
    expect(first.stations('H12')).toEqual(['PRR:0']);
    const bought = first.do(P1, pass).do(P1, station('H10'));
    expect(bought.cash('PRR')).toBe(960);
    bought.refuses(P1, station('H16'), 'placedAlready', '1830-19.0j');
    expect(bought.kinds(P1)).not.toContain('placeStation');
  });

  test('1830-19.0l Not in a city that is reached only through closed ones', () => {
    const play = west({ pittsburgh: '57' }).station('C&O', 'H10').atStep('PRR', 'station');
    play.refuses(P1, station('H4'), 'stationNotConnected', '1830-19.0e');
    expect(west({ pittsburgh: '57' }).atStep('PRR', 'station').accepts(P1, station('H4'))).toBe(true);
  });

  test('1830-19.0m With all tokens on the map no more can be bought', () => {
    const given = () =>
      table1830().phase('3').company('NYNH', P1).tile('F20', '1', 0).tile('F22', '14', 1).tile('E21', '8', 0);
    const one = given().atStep('NYNH', 'station');
    expect(one.do(P1, station('F22')).cash('NYNH')).toBe(960);
    const two = given().station('NYNH', 'H10').atStep('NYNH', 'station');
    expect(two.top).not.toBe('stationStep');
    expect(two.kinds(P1)).not.toContain('placeStation');
    two.refuses(P1, station('F22'), 'noStationLeft', '1830-19.0m');
    expect([...title.companies].map(([company, { stationCosts }]) => [company, stationCosts.length])).toEqual(
      [
        ['PRR', 4],
        ['NYC', 4],
        ['CPR', 4],
        ['B&O', 3],
        ['C&O', 3],
        ['Erie', 3],
        ['NYNH', 2],
        ['B&M', 2],
      ],
    );
  });
});

describe('the home of Erie', () => {
  const starting = (options: Parameters<typeof table1830>[0] = {}, phase = '3') =>
    table1830(options).phase(phase).par('Erie', 90).shares(P2, 'Erie', 60).cash('Erie', 1000);

  test('1830-19.1a With 59 on the map Erie’s president chooses a circle, before anything else', () => {
    const play = starting().tile('E11', '59', 3).operating('Erie');
    expect(play.waiting).toEqual([P2]);
    expect(play.actions(P2)).toEqual([home('E11', 0), home('E11', 1)]);
    for (const action of [
      pass,
      lay('F12', '9', 2),
      { type: 'buyTrain', from: 'bank', kind: '3', price: 180 },
    ])
      play.refuses(P2, action, 'homeFirst', '1830-19.1a');
    for (const wrong of [home('E11', 2), home('D10', 0)]) play.refuses(P2, wrong, 'notAHome', '1830-19.1a');
    for (const stop of [0, 1]) {
      const chosen = play.do(P2, home('E11', stop));
      expect(chosen.stations('E11')).toEqual([`Erie:${stop}`]);
      expect(chosen.cash('Erie')).toBe(1000);
      expect(chosen.top).toBe('trackStep');
    }
  });

  test('1830-19.1b Once chosen the circle is kept; an upgrade keeps it too', () => {
    const play = starting({}, '5').tile('E11', '59', 3).operating('Erie').do(P2, home('E11', 1));
    play.refuses(P2, home('E11', 0), 'notNow', '1830-3.0a');
    expect(play.kinds(P2)).not.toContain('chooseHome');
    const brown = play.do(P2, lay('E11', '66', 3));
    expect(brown.state.agenda.some((task) => task.kind === 'chooseHome')).toBe(false);
    const stop = brown.state.stations.find((one) => one.company === 'Erie')?.stop as number;
    // to the south-east before and after
    expect(title.board.tiles.get('59')?.[3]?.stopExits[1]).toBe(1 << 5);
    expect((title.board.tiles.get('66')?.[3]?.stopExits[stop] as number) & (1 << 5)).not.toBe(0);
  });

  /** PRR's track comes to both circles of the tile: from Rochester and from Altoona. */
  const around = (builder: ReturnType<typeof table1830>) =>
    builder
      .company('PRR', P1)
      .station('PRR', 'D14')
      .tile('D12', '8', 4)
      .tile('F12', '9', 2)
      .tile('G13', '9', 2)
      .tile('H14', '7', 1);

  test('1830-19.1c Before that no other token may be placed on the hex', () => {
    const early = around(table1830().phase('3')).tile('E11', '59', 3).atStep('PRR', 'station');
    const started = around(starting()).tile('E11', '59', 3).atStep('PRR', 'station');
    for (const play of [early, started]) {
      for (const stop of [0, 1]) play.refuses(P1, station('E11', stop), 'homeUndecided', '1830-19.1c');
    }
    // afterwards the other circle is free
    const later = around(starting()).tile('E11', '59', 3).operated('Erie', 0).atStep('PRR', 'station');
    later.refuses(P1, station('E11', 0), 'cityFull', '1830-19.0f');
    expect(later.do(P1, station('E11', 1)).stations('E11')).toEqual(['Erie:0', 'PRR:1']);
  });

  test('1830-19.1d Erie need not lay track there', () => {
    const play = starting().operating('Erie');
    expect(play.top).toBe('trackStep');
    expect(play.rotations(P2, 'E11', '59')).not.toEqual([]);
    const after = play.do(P2, pass);
    expect(after.state.tiles.E11).toBeUndefined();
    expect(after.stations('E11')).toEqual(['Erie:null']);
  });

  test('1830-19.1e R33 On the empty hex the token lies undecided; Erie names the circle whoever lays 59', () => {
    const first = starting({}, '2').operating('Erie');
    expect(first.stations('E11')).toEqual(['Erie:null']);
    expect(first.state.agenda.some((task) => task.kind === 'chooseHome')).toBe(false);

    const play = around(starting()).operated('Erie', null).operating('PRR');
    const laid = play.do(P1, lay('E11', '59', 3));
    expect(laid.waiting).toEqual([P2]);
    expect(laid.actions(P1)).toEqual([]);
    expect(laid.actions(P2)).toEqual([home('E11', 0), home('E11', 1)]);
    laid.refuses(P1, home('E11', 1), 'notYourTurn', '1830-4.0e');
    laid.refuses(P1, pass, 'homeFirst', '1830-19.1a');
    const named = laid.do(P2, home('E11', 1));
    expect(named.stations('E11')).toEqual(['Erie:1']);
    expect([named.top, named.waiting]).toEqual(['stationStep', [P1]]);
    // and there it stays (19.1b)
    for (const seat of [P1, P2]) expect(named.accepts(seat, home('E11', 0))).toBe(false);
    // Erie itself, where it lays the tile
    const own = starting()
      .operating('Erie')
      .do(P2, lay('E11', '59', 3));
    expect(own.actions(P2)).toEqual([home('E11', 0), home('E11', 1)]);
  });

  test('1830-19.1e R33 Where the table says so, whoever lays the tile names the circle', () => {
    const play = around(starting({ ownerNamesHome: false }))
      .operated('Erie', null)
      .operating('PRR');
    const laid = play.do(P1, lay('E11', '59', 3));
    expect(laid.waiting).toEqual([P1]);
    expect(laid.actions(P1)).toEqual([home('E11', 0), home('E11', 1)]);
    laid.refuses(P1, pass, 'homeFirst', '1830-19.1a');
    laid.refuses(P2, home('E11', 1), 'notYourTurn', '1830-4.0e');
    const named = laid.do(P1, home('E11', 0));
    expect(named.stations('E11')).toEqual(['Erie:0']);
    expect(named.top).toBe('stationStep');
  });
});
