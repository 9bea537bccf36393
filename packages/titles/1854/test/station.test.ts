/** Stations: how many, where, at what price, and the circles that are kept. */
import { describe, expect, test } from 'vitest';
import {
  inPhase,
  lagAt,
  local,
  major,
  P1,
  P2,
  type Play,
  run,
  type TableBuilder,
  table1854,
  withOwn,
} from './table1854.ts';

const place = (hex: string, stop = 0) => ({ type: 'placeStation', hex, stop }) as const;

/** KR in Linz, with a line to the western station of Wien. */
const danube = (how: { phase?: string; cash?: number } = {}): TableBuilder =>
  major(
    inPhase(table1854(), how.phase ?? '3')
      .tile('C17', '14', 0)
      .tile('C19', '4', 1)
      .tile('C21', '55', 0),
    'KR',
    P1,
    { cash: how.cash ?? 500 },
  );

const placesOf = (play: Play, seat: number = P1): readonly string[] =>
  play.actions(seat).flatMap((one) => (one.type === 'placeStation' ? [`${one.hex}:${one.stop}`] : []));

const toStations = (play: Play): Play => play.passUntil('stationStep');

describe('how many', () => {
  test('1854-STATION-1 One a turn, in a free circle', () => {
    // Linz has a free circle beside that of KR
    const east = toStations(major(danube(), 'KE', P2, { cash: 500 }).operating('KE'));
    expect(placesOf(east, P2)).toEqual(['C17:0']);
    const placed = east.do(P2, place('C17'));
    expect(placed.cash('KE')).toBe(460);
    expect(placed.stations('C17')).toEqual(['KR:0', 'KE:0']);
    placed.refuses(P2, place('E13'), 'placedAlready', '1854-STATION-1');
    // a full city
    const full = major(major(danube(), 'KE', P2), 'FJ', P2)
      .station('FJ', 'C17')
      .operating('KE');
    const over = full.passUntil('trainStep');
    over.refuses(P2, place('C17'), 'cityFull', '1854-STATION-1');
  });

  test('1854-STATION-2 1854-STATION-6 In the first turn one besides the home, which is free and placed without a word', () => {
    const table = inPhase(table1854(), '3').tile('C19', '4', 1).tile('C21', '55', 0).tile('C17', '14', 0);
    table.par('KE', 82).shares(P1, 'KE', 60).cash('KE', 820);
    const play = table.operating('KE');
    expect([play.stations('C23'), play.cash('KE')]).toEqual([['KE:1'], 820]);
    expect(play.actions(P1).some((one) => one.type === 'placeStation')).toBe(false);
    const placed = toStations(play).do(P1, place('C17'));
    expect(placed.cash('KE')).toBe(780);
    placed.refuses(P1, place('F22'), 'placedAlready', '1854-STATION-1');
  });

  test('1854-STATION-7 The next costs 40, each further one 100, and there are as many as printed', () => {
    const west = (stations: readonly string[]) => {
      const table = inPhase(table1854(), '5').tile('C21', '55', 0).tile('C19', '4', 1).tile('C17', '14', 0);
      major(table, 'KE', P1, { cash: 500 });
      for (const hex of stations) table.station('KE', hex);
      return toStations(table.operating('KE'));
    };
    expect(west([]).do(P1, place('C17')).cash('KE')).toBe(460);
    expect(west(['F22']).do(P1, place('C17')).cash('KE')).toBe(400);
    expect(west(['F22', 'F8']).do(P1, place('C17')).cash('KE')).toBe(400);
    const done = inPhase(table1854(), '5').tile('C21', '55', 0).tile('C19', '4', 1).tile('C17', '14', 0);
    major(done, 'KE', P1).station('KE', 'F22').station('KE', 'F8').station('KE', 'E3');
    const play = done.operating('KE').passUntil('trainStep');
    play.refuses(P1, place('C17'), 'noStationLeft', '1854-STATION-7');
    // the treasury pays, and nobody else
    const poor = inPhase(table1854(), '3').tile('C21', '55', 0).tile('C19', '4', 1).tile('C17', '14', 0);
    major(poor, 'KE', P1, { cash: 39 });
    poor.operating('KE').passUntil('trainStep').refuses(P1, place('C17'), 'treasuryShort', '1854-STATION-7');
  });

  test('1854-STATION-7 1854-MAJOR-1 Numbers and prices of all companies', async () => {
    const { title } = await import('../rules/index.ts');
    const costs = (company: string) => title.companies.get(company)?.stationCosts;
    for (const company of ['KE', 'SD', 'KR', 'NT']) expect(costs(company)).toEqual([0, 40, 100, 100]);
    for (const company of ['FJ', 'KT', 'SB', 'VB']) expect(costs(company)).toEqual([0, 40, 100]);
    for (const company of ['L1', 'L6', 'A', 'C']) expect(costs(company)).toEqual([0, 40]);
  });

  test('1854-STATION-11 One in a city, and Wien is one city (R-07)', () => {
    const table = danube().tile('C23', '433', 0).tile('B22', '55', 2);
    major(table, 'KE', P2);
    const play = table.operating('KE').passUntil('stationStep');
    play.refuses(P2, place('C23', 1), 'stationThere', '1854-STATION-11');
    play.refuses(P2, place('C23', 3), 'stationThere', '1854-STATION-11');
    const again = major(danube(), 'KE', P2).station('KE', 'C17').tile('E13', '14', 0);
    again.operating('KE').passUntil('trainStep').refuses(P2, place('C17'), 'stationThere', '1854-STATION-11');
  });
});

describe('where', () => {
  test('1854-STATION-3 1854-RUN-2 A route needs an own station', () => {
    const table = danube().tile('H18', '14', 1).tile('H16', '1', 0).train('KR', '2');
    const play = table.operating('KR').passUntil('runStep');
    const runs = [run('2-0', 'H18:0 I19:0')];
    play.refuses(P1, { type: 'runTrains', runs }, 'noOwnStation', '1854-RUN-2');
  });

  test('1854-STATION-8 Only in cities', () => {
    const play = toStations(major(danube(), 'KE', P2).operating('KE'));
    play.refuses(P2, place('C19'), 'notACity', '1854-STATION-8');
    play.refuses(P2, place('C21'), 'notACity', '1854-STATION-8');
    play.refuses(P2, place('I19'), 'notACity', '1854-STATION-8');
    play.refuses(P2, place('C17', 1), 'notACity', '1854-STATION-8');
    play.refuses(P2, place('Q1'), 'unknownHex', '1854-0.1');
    expect(placesOf(play, P2)).toEqual(['C17:0']);
  });

  test('1854-STATION-9 The last circle is kept for a company whose home it is', () => {
    // from Linz over Wels and the mountain E15
    const salzburg = (tile: string, others: readonly string[] = []) => {
      const table = inPhase(table1854(), '3');
      table.set({
        tiles: {
          C17: { tile: '57', rotation: 0 },
          D16: { tile: '4', rotation: 0 },
          E15: { tile: '8', rotation: 1 },
          E13: { tile, rotation: 1 },
        },
      });
      major(table, 'KR', P1);
      for (const company of others) table.station(company, 'E13');
      return table;
    };
    // yellow: one circle, and SB has not begun
    salzburg('57')
      .operating('KR')
      .passUntil('trainStep')
      .refuses(P1, place('E13'), 'homeKept', '1854-STATION-9');
    // green: two circles, one may go
    expect(placesOf(toStations(salzburg('14').operating('KR')))).toEqual(['E13:0']);
    salzburg('14', ['NT'])
      .operating('KR')
      .passUntil('trainStep')
      .refuses(P1, place('E13'), 'homeKept', '1854-STATION-9');
    // SB stands there: nothing is kept any more
    expect(placesOf(toStations(major(salzburg('14'), 'SB', P2).operating('KR')))).toEqual(['E13:0']);
  });

  test('1854-STATION-9 In Wien each yellow station belongs to its company; on W tiles all circles count (R-42)', () => {
    const fromEast = (tile: string | null, here: readonly (readonly [string, number])[]) => {
      const table = danube({ phase: tile === '451' ? '5' : '3' });
      if (tile) table.tile('C23', tile, 0);
      for (const [company, stop] of here) table.station(company, 'C23', stop);
      return table.operating('KR').passUntil('stationStep');
    };
    const kept = (tile: string | null, here: readonly (readonly [string, number])[]) => {
      const table = danube({ phase: tile === '451' ? '5' : '3' });
      if (tile) table.tile('C23', tile, 0);
      for (const [company, stop] of here) table.station(company, 'C23', stop);
      return table.operating('KR').passUntil('trainStep');
    };
    // KR comes to the western station, the home of KE
    kept(null, []).refuses(P1, place('C23', 1), 'homeKept', '1854-STATION-9');
    // green: five circles, three homes to come: two for others
    expect(placesOf(fromEast('433', []))).toEqual(['C23:1']);
    expect(placesOf(fromEast('433', [['NT', 3]]))).toEqual(['C23:1']);
    kept('433', [
      ['NT', 3],
      ['SB', 4],
    ]).refuses(P1, place('C23', 1), 'homeKept', '1854-STATION-9');
    // two of the three stand: one home to come, two circles free
    expect(
      placesOf(
        fromEast('433', [
          ['SD', 0],
          ['FJ', 2],
          ['NT', 3],
        ]),
      ),
    ).toEqual(['C23:1']);
  });

  test('1854-STATION-9 1854-STATION-6 A company whose station in Wien was taken chooses another circle (R-42)', () => {
    const table = inPhase(table1854(), '3').tile('C23', '433', 0).station('KR', 'C23', 1);
    table.par('KE', 82).shares(P1, 'KE', 60).cash('KE', 820);
    const play = table.operating('KE');
    expect([play.top, play.kinds(P1)]).toEqual(['chooseHome', ['chooseHome']]);
    expect(play.actions(P1)).toHaveLength(4);
    play.refuses(P1, { type: 'chooseHome', hex: 'C23', stop: 1 }, 'notAHome', '1854-STATION-6');
    const chosen = play.do(P1, { type: 'chooseHome', hex: 'C23', stop: 3 });
    expect([chosen.stations('C23'), chosen.cash('KE')]).toEqual([['KR:1', 'KE:3'], 820]);
    // where one circle is left it stands there without a question
    const last = inPhase(table1854(), '3').tile('C23', '433', 0).station('KR', 'C23', 1);
    for (const [company, stop] of [
      ['SD', 0],
      ['FJ', 2],
      ['NT', 3],
    ] as const)
      last.station(company, 'C23', stop);
    last.par('KE', 82).shares(P1, 'KE', 60).cash('KE', 820);
    const placed = last.operating('KE');
    expect(placed.top).not.toBe('chooseHome');
    expect(placed.stations('C23')).toContain('KE:4');
    // a home elsewhere is its own, however full Wien is
    const north = inPhase(table1854(), '3')
      .tile('H18', '57', 0)
      .tile('C23', '433', 0)
      .station('SD', 'C23', 0);
    const carinthia = north.par('KT', 82).shares(P1, 'KT', 60).cash('KT', 820).operating('KT');
    expect([carinthia.stations('H18'), carinthia.stations('C23')]).toEqual([['KT:0'], ['SD:0']]);
  });

  test('1854-STATION-10 The city is reached from an own station, past no full city and without turning back', () => {
    // out of reach
    const far = toStations(major(danube().tile('F22', '57', 1), 'KE', P2).operating('KE'));
    far.refuses(P2, place('F22'), 'stationNotConnected', '1854-STATION-10');
    // a full city on the way
    const full = danube().tile('C15', '4', 1).tile('C17', '57', 1);
    major(full.set({ stations: [] }), 'KE', P2).station('KR', 'C17');
    full.tile('F22', '57', 0);
    const barred = full.operating('KE').passUntil('trainStep');
    barred.refuses(P2, place('F22'), 'stationNotConnected', '1854-STATION-10');
  });

  test('1854-STATION-10 Without turning back: a branch of a switch does not lead to the other branch', () => {
    // Steyr over its south-east side and Sankt Pölten over its south-west side meet on E19
    const over = (tile: string, rotation: number) => {
      const table = inPhase(table1854(), '5')
        .tile('D18', '15', 5)
        .tile('D20', '15', 3)
        .tile('E19', tile, rotation);
      lagAt(table, 'A', [P1, P2], 'D18');
      return withOwn(table, { acted: ['A', 'B', 'C'] }).operating('A');
    };
    // two branches of one stem, which leads on to F20
    const branch = over('23', 5).passUntil('mailStep');
    branch.refuses(P1, place('D20'), 'stationNotConnected', '1854-STATION-10');
    // a curve from the one to the other
    expect(placesOf(toStations(over('7', 2)))).toEqual(['D20:0']);
  });

  test('1854-STATION-12 Steyr and Sankt Pölten are closed until all three Lokalbahn AGs have acted (R-43)', () => {
    // KE reaches Sankt Pölten over C21, whose track leads from Wien to the south-west
    const reach = (acted: readonly string[]) => {
      const table = inPhase(table1854(), '5').tile('C21', '69', 2).tile('D20', '15', 2);
      return withOwn(major(table, 'KE', P1), { acted: ['KE', ...acted] });
    };
    const closed = reach(['A', 'B']).operating('KE').passUntil('trainStep');
    closed.refuses(P1, place('D20'), 'lagsFirst', '1854-STATION-12');
    const open = toStations(reach(['A', 'B', 'C']).operating('KE'));
    expect(open.do(P1, place('D20')).stations('D20')).toEqual(['KE:0']);
    // a Lokalbahn AG with its second station is no better off
    const lags = (acted: readonly string[]) => {
      const table = inPhase(table1854(), '5').tile('D18', '15', 1).tile('D20', '15', 1);
      lagAt(table, 'A', [P1, P2], 'D18');
      return withOwn(table, { acted });
    };
    lags(['A', 'B'])
      .operating('A')
      .passUntil('mailStep')
      .refuses(P1, place('D20'), 'lagsFirst', '1854-STATION-12');
    expect(placesOf(toStations(lags(['A', 'B', 'C']).operating('A')))).toEqual(['D20:0']);
  });

  test('1854-STATION-12 An AG has acted when its turn is over', () => {
    const table = inPhase(table1854(), '5').tile('D18', '15', 1).tile('C21', '55', 0);
    lagAt(table, 'C', [P1, P2], 'D18');
    const play = withOwn(table, { acted: ['A', 'B'] }).operating('C', { of: 2 });
    const over = play.passTurn();
    expect(over.state.own).toMatchObject({ acted: ['A', 'B', 'C'] });
    expect(play.state.own).toMatchObject({ acted: ['A', 'B'] });
  });
});

test('1854-STATION-13 A Lokalbahn AG has one more for 40, and no third', () => {
  const table = inPhase(table1854(), '5').tile('D18', '15', 1).tile('D20', '15', 1);
  lagAt(table, 'A', [P1, P2], 'D18', 300);
  withOwn(table, { acted: ['A', 'B', 'C'] });
  const placed = toStations(table.operating('A')).do(P1, place('D20'));
  expect([placed.cash('A'), placed.stations('D20')]).toEqual([260, ['A:0']]);
  const two = table.station('A', 'C17').tile('C17', '14', 0).operating('A').passUntil('mailStep');
  two.refuses(P1, place('D20'), 'noStationLeft', '1854-STATION-13');
});

test('1854-STATION-14 1854-LOC-10 A local railway has a second on the extra map for 40, and no third', () => {
  const table = () => local(table1854().tile('J32', '57', 1).tile('J34', '57', 1), 'L4', P1);
  const play = toStations(table().operating('L4'));
  expect(placesOf(play)).toEqual(['J34:0']);
  const placed = play.do(P1, place('J34'));
  expect([placed.cash('L4'), placed.stations('J34')]).toEqual([110, ['L4:0']]);
  const austria = toStations(table().tile('F22', '57', 1).operating('L4'));
  austria.refuses(P1, place('F22'), 'otherMap', '1854-TRACK-1');
  const two = table().station('L4', 'M35').operating('L4').passUntil('trainStep');
  two.refuses(P1, place('J34'), 'noStationLeft', '1854-LOC-10');
  // the homes of other local railways are kept: Kirchdorf for 5
  const kept = local(inPhase(table1854(), '3').tile('J32', '57', 1), 'L4', P1).tile('J30', '55', 0);
  kept.operating('L4').passUntil('trainStep').refuses(P1, place('J28'), 'homeKept', '1854-STATION-9');
});

test('1854-STATION-14 1854-LAG-13 After the merger both stations are gone, and the new company has none on the map of Austria', () => {
  const table = inPhase(table1854(), '5').tile('J32', '57', 1).tile('J34', '57', 1);
  local(local(table, 'L4', P1), 'L5', P1).station('L4', 'J34');
  const asked = table.endOfStockRound();
  const merged = asked.do(P1, { type: 'proposeMerger', one: 'L4', other: 'L5' });
  const named = merged.do(P1, { type: 'chooseLetter', company: 'A' });
  expect(named.state.stations.filter(({ company }) => ['L4', 'L5', 'A'].includes(company))).toEqual([]);
});
