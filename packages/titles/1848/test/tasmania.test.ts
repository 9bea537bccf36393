/** Chapter V: P3 and the Tasmania tile. */
import { describe, expect, test } from 'vitest';
import { P1, P2, P3, P4, type Play, run, type TableBuilder, table1848, table2021 } from './table1848.ts';

const pass = { type: 'pass' } as const;
const loan = { type: 'takeLoan' } as const;
const lay = (hex: string, tile: string, rotation: number, power?: string) =>
  ({ type: 'layTile', hex, tile, rotation, ...(power ? { power } : {}) }) as const;
const buy = (kind: string, price: number) => ({ type: 'buyTrain', from: 'bank', kind, price }) as const;
/** The one way the tile fits on either site. */
const ROTATION = 1;
const west = lay('I8', '241', ROTATION, 'P3');
const east = lay('I10', '241', ROTATION, 'P3');

/** VR of P1 at its home, with an open track. */
const given = (owner: number | string, phase = '3', table = table1848()) =>
  table.phase(phase).company('VR', P1).tile('H11', '57', 1).private('P3', owner);

const tasmanian = (play: Play, seat: number) =>
  play.actions(seat).filter((one) => one.type === 'layTile' && one.tile === '241');

describe('laid by a company', () => {
  test('1848-V-21 1848-V-9 Only a company that owns P3, or whose director does, lays the tile', () => {
    for (const owner of [P1, 'VR']) {
      const play = given(owner).operating('VR');
      expect(tasmanian(play, P1)).toEqual([west, east]);
      expect(play.do(P1, east).state.tiles.I10).toEqual({ tile: '241', rotation: ROTATION });
    }
    for (const owner of [P2, 'NSW']) {
      const play = given(owner).operating('VR');
      expect(tasmanian(play, P1)).toEqual([]);
      play.refuses(P1, east, 'notYourTasmania', '1848-V-21');
      play.refuses(P1, lay('I10', '241', ROTATION), 'tasmaniaByPower', '1848-V-21');
      play.refuses(P2, east, 'notDirector', '1848-VII-3');
    }
    // not before the first 3
    given(P1, '2').operating('VR').refuses(P1, east, 'powersNotYet', '1848-V-9');
    expect(tasmanian(given(P1, '2').operating('VR'), P1)).toEqual([]);
  });

  test('1848-V-21 (2021) Of its own will only a company that owns P3 lays the tile', () => {
    const director = given(P1, '3', table2021()).operating('VR');
    director.refuses(P1, east, 'notYourTasmania', '1848-V-21');
    expect(tasmanian(director, P1)).toEqual([]);
    expect(given('VR', '3', table2021()).operating('VR').do(P1, east).state.tiles.I10?.tile).toBe('241');
  });

  test('1848-V-22 The tile comes in addition to the build of the turn, before or after it', () => {
    const start = given(P1).operating('VR');
    const two = start.do(P1, lay('H9', '57', 1)).do(P1, lay('H13', '9', 1));
    // the step waits for it
    expect([two.top, two.kinds(P1)]).toEqual([
      'trackStep',
      ['layTile', 'pass', 'requestPrivate', 'takeLoan'],
    ]);
    expect(tasmanian(two, P1)).toEqual([west, east]);
    two.refuses(P1, lay('G12', '1', 0), 'twoYellows', '1848-VIII-19');
    const after = two.do(P1, east);
    expect(after.top).not.toBe('trackStep');
    expect(Object.keys(after.state.tiles).sort()).toEqual(['H11', 'H13', 'H9', 'I10']);
    // before the build too, and the build is not used up by it
    const before = start
      .do(P1, east)
      .do(P1, lay('H9', '57', 1))
      .do(P1, lay('H13', '9', 1));
    expect(before.state.tiles).toEqual(after.state.tiles);
  });

  test('1848-V-22 The tile is laid in the track step only', () => {
    for (const step of ['station', 'run', 'trains', 'privates']) {
      const late = given(P1).tile('H9', '57', 1).train('VR', '3').atStep('VR', step);
      expect(late.acting).toBe('VR');
      late.refuses(P1, east, 'tasmaniaInTrack', '1848-V-22');
      expect(tasmanian(late, P1)).toEqual([]);
    }
    // in 2021 at any moment of the turn
    for (const step of ['trainStep', 'privatesStep'])
      expect(
        given('VR', '3', table2021()).operating('VR').passUntil(step).do(P1, east).state.tiles.I10?.tile,
      ).toBe('241');
  });

  test('1848-V-22 (2021) The run waits for the tile where it would make the route', () => {
    const turn = (owner: number | string) =>
      given(owner, '3', table2021()).tile('H11', '5', 0).train('VR', '3').operating('VR').do(P1, pass);
    const play = turn('VR');
    expect([play.top, play.price('VR')]).toEqual(['runStep', 100]);
    expect(play.do(P1, east).run().top).toBe('revenueStep');
    // so it does while the company could buy P3 from its director, but not from anybody else
    expect([turn(P1).top, turn(P2).price('VR')]).toEqual(['runStep', 90]);
  });

  test('1848-V-23 It goes on a dark blue hex, free and without a connection, one way round', () => {
    const play = given(P1).operating('VR');
    for (const site of [west, east]) {
      const laid = play.do(P1, site);
      expect(laid.cash('VR')).toBe(1000);
      // once only, and nowhere else
      for (const again of [west, east]) laid.refuses(P1, again, 'tasmaniaLaid', '1848-V-23');
      expect(tasmanian(laid, P1)).toEqual([]);
    }
    for (const hex of ['H9', 'H7', 'G12', 'B21', 'F3'])
      play.refuses(P1, { ...east, hex }, 'tasmaniaSite', '1848-V-23');
    play.refuses(P1, { ...east, tile: '9' }, 'tasmaniaSite', '1848-V-23');
    for (const site of [west, east])
      for (const rotation of [0, 2, 3, 4, 5]) {
        expect(play.accepts(P1, { ...site, rotation })).toBe(false);
        expect(play.offers(P1, { ...site, rotation })).toBe(false);
      }
    // towards the other dark blue hex: I8 over its side 4, I10 over its side 1
    play.refuses(P1, { ...west, rotation: 2 }, 'darkBlueSide', '1848-VIII-31');
    play.refuses(P1, { ...east, rotation: 0 }, 'darkBlueSide', '1848-VIII-31');
    play.refuses(P1, { ...west, rotation: 0 }, 'offMap', '1848-VIII-29');
    play.refuses(P1, { ...east, rotation: 2 }, 'offMap', '1848-VIII-29');
  });

  test('1848-V-20 The paper goes on paying after the tile is laid', () => {
    const laid = given(P1).operating('VR', { of: 2 }).do(P1, east);
    const next = laid.passTurn();
    expect([next.state.round.number, next.cash(P1) - laid.cash(P1)]).toEqual([2, 15]);
  });

  test('1848-V-24 Tasmania uses one stop of the range, and is worth 50', () => {
    const line = (kind: string) =>
      given('VR')
        .tile('H11', '5', 0)
        .tile('H9', '57', 1)
        .tile('I10', '241', ROTATION)
        .train('VR', kind)
        .atStep('VR', 'run');
    const trip = (play: Play, way: string) => {
      const [train] = play.state.trains.filter((one) => one.holder === 'VR');
      return { type: 'runTrains', runs: [run(train?.id ?? '', way)] } as const;
    };
    const two = line('2');
    expect(two.do(P1, trip(two, 'H11:0 I10:0')).events).toContainEqual(
      expect.objectContaining({ type: 'trainsRun', revenue: 20 + 50 }),
    );
    two.refuses(P1, trip(two, 'H9:0 H11:0 I10:0'), 'tooLong', '1848-XI-4');
    const three = line('3');
    expect(three.do(P1, trip(three, 'H9:0 H11:0 I10:0')).events).toContainEqual(
      expect.objectContaining({ type: 'trainsRun', revenue: 20 + 20 + 50 }),
    );
  });
});

describe('laid at the first 5', () => {
  /** VR of P1 buys the first 5. */
  const firstFive = (built: TableBuilder, kind = '5', price = 500): Play =>
    built
      .phase('4')
      .supply('4', 0)
      .company('VR', P1, { cash: 2000 })
      .operating('VR', { of: 2 })
      .passUntil('trainStep')
      .do(P1, buy(kind, price));

  /** This seat must lay the tile, and nothing else happens before. */
  function mustLay(play: Play, seat: number): void {
    expect([play.top, play.waiting]).toEqual(['tasmania', [seat]]);
    expect(play.actions(seat)).toEqual([west, east]);
    for (const action of [pass, loan, buy('5', 500), { type: 'requestPrivate', private: 'P1', price: 1 }])
      for (const one of [P1, P2, P3, P4]) play.refuses(one, action, 'tasmaniaFirst', '1848-V-25');
    for (const one of [P1, P2, P3, P4].filter((other) => other !== seat)) {
      play.refuses(one, east, 'tasmaniaFirst', '1848-V-25');
      expect(play.actions(one)).toEqual([]);
    }
    play.refuses(seat, lay('H9', '57', 1), 'tasmaniaFirst', '1848-V-25');
    // no other private lays it
    for (const power of ['P1', 'XYZ']) play.refuses(seat, { ...east, power }, 'noSuchPower');
    for (const site of [west, east]) {
      const laid = play.do(seat, site);
      expect(laid.state.tiles[site.hex]?.tile).toBe('241');
      expect(laid.state.privates.P3?.closed).toBe(true);
      expect([laid.top, laid.waiting]).toEqual(['trainStep', [P1]]);
    }
  }

  test('1848-V-25 1848-V-26 An unlaid tile is laid at once by the player who owns P3', () => {
    for (const table of [table1848, table2021])
      for (const owner of [P1, P2]) mustLay(firstFive(table().private('P3', owner)), owner);
    // the other side of the card is a 5 as well
    mustLay(firstFive(table1848().private('P3', P2), '5+', 550), P2);
  });

  test('1848-V-25 1848-V-27 Or by the director of the company that owns it', () => {
    for (const table of [table1848, table2021]) {
      const built = table().company('FT', P3, { par: 90 }).private('P3', 'FT');
      mustLay(firstFive(built), P3);
    }
  });

  test('1848-V-25 A tile that lies already asks for nothing, nor does the second 5', () => {
    const laid = given(P1, '4')
      .cash('VR', 2000)
      .supply('4', 0)
      .operating('VR')
      .do(P1, east)
      .passUntil('trainStep')
      .do(P1, buy('5', 500));
    expect([laid.top, laid.state.privates.P3?.closed]).toEqual(['trainStep', true]);
    const second = firstFive(table1848().private('P3', P1)).do(P1, west).do(P1, buy('5', 500));
    expect(second.top).not.toBe('tasmania');
  });

  test('1848-V-25 It comes before surplus trains are given back', () => {
    const built = table1848().private('P3', P2).company('NSW', P4, { par: 90 });
    for (let trains = 0; trains < 3; trains++) built.train('NSW', '4');
    const play = firstFive(built);
    expect([play.top, play.waiting]).toEqual(['tasmania', [P2]]);
    const laid = play.do(P2, east);
    expect([laid.top, laid.waiting]).toEqual(['discardTrains', [P4]]);
  });

  /** WA of P2 owns P3 and is about to go under with a loan; VR of P1 acts after it. */
  const closing = (table: TableBuilder) =>
    table
      .phase('4')
      .supply('4', 0)
      .company('WA', P2, { par: 70, cell: '3,3' })
      .private('P3', 'WA')
      .company('VR', P1, { cash: 2000, cell: '5,4' });

  test('1848-V-10 1848-V-25 The tile of a company that went under waits for the first 5 with its director (R-05)', () => {
    const under = closing(table1848()).operating(['WA', 'VR'], { of: 2 }).passUntil('trainStep').do(P2, loan);
    expect([under.state.companies.WA?.closed, under.state.privates.P3?.closed]).toEqual([true, true]);
    expect(under.acting).toBe('VR');
    under.refuses(P1, east, 'notYourTasmania', '1848-V-21');
    expect([P1, P2].flatMap((seat) => tasmanian(under, seat))).toEqual([]);
    mustLay(under.passUntil('trainStep').do(P1, buy('5', 500)), P2);
    // the same when its own end is the second and takes the 5 out of the game
    const second = closing(table1848())
      .outOfGame('FT')
      .operating(['WA', 'VR'], { of: 2 })
      .passUntil('trainStep')
      .do(P2, loan);
    expect([second.state.phase, second.top, second.waiting]).toEqual(['5', 'tasmania', [P2]]);
    expect(second.do(P2, west).acting).toBe('VR');
  });

  test('1848-V-10 1848-V-25 (2021) Such a tile is never laid', () => {
    const ends = (table: TableBuilder) =>
      closing(table).operating(['WA', 'VR'], { of: 2 }).passUntil('trainStep').do(P2, loan);
    const gone = ends(table2021()).passUntil('trainStep').do(P1, buy('5', 500));
    expect([gone.acting, gone.state.phase, gone.top]).toEqual(['VR', '5', 'trainStep']);
    const second = ends(table2021().outOfGame('FT'));
    expect([second.acting, second.state.phase, second.top]).toEqual(['VR', '5', 'trackStep']);
    for (const play of [gone, second]) expect(tasmanian(play, P2)).toEqual([]);
  });
});
