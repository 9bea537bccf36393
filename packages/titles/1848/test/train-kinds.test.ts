/** Chapter IX, kinds and prices of trains: what each may run, what it costs, and when it goes. */

import { describe, expect, test } from 'vitest';
import type { Action1848 } from '../rules/index.ts';
import { title } from '../rules/index.ts';
import { P1, P2, P3, type Play, run, type TableBuilder, table1848, table2021 } from './table1848.ts';

const pass = { type: 'pass' } as const;
const buy = (kind: string, price: number, more: object = {}): Action1848 =>
  ({ type: 'buyTrain', from: 'bank', kind, price, ...more }) as const;
const from = (company: string, kind: string, price: number): Action1848 => ({
  type: 'buyTrain',
  from: company,
  kind,
  price,
});

/** A run of a company's only train, of NSW's if not told. */
const ride = (play: Play, way: string, company = 'NSW') => {
  const train = play.state.trains.find(({ holder }) => holder === company);
  return { type: 'runTrains', runs: [run(train?.id ?? '', way)] } as const;
};
const earned = (play: Play, way: string, company = 'NSW'): number | undefined => {
  const event = play.do(P1, ride(play, way, company)).events.find(({ type }) => type === 'trainsRun');
  return event?.type === 'trainsRun' ? event.revenue : undefined;
};
const withTrain = (table: TableBuilder, company: string, kind: string) =>
  (title.trains.get(kind)?.card ? table.turnedTrain(company, kind) : table.train(company, kind)).atStep(
    company,
    'run',
  );

/** Newcastle, Sydney and Wollongong in a row. */
const row = (table: TableBuilder) => table.tile('E18', '57', 0).tile('F17', '57', 0).tile('G16', '57', 0);

describe('ordinary trains', () => {
  /** Cairns – Brisbane – Southport – (border) – Newcastle. */
  const east = (table: TableBuilder) =>
    table
      .tile('B19', '57', 2)
      .tile('C20', '15', 0)
      .tile('D19', '9', 0)
      .tile('E18', '57', 0)
      .company('QR', P1);
  /** Tasmania – Melbourne – Geelong. */
  const south = (table: TableBuilder) =>
    table.tile('I10', '241', 1).tile('H11', '5', 0).tile('H9', '5', 4).company('VR', P1);

  test('1848-IX-4 Trains 2 to 8 visit so many large cities, red locations, large harbours and gauge changes', () => {
    expect(['2', '3', '4', '5', '6', '8'].map((kind) => title.trains.get(kind)?.range)).toEqual([
      2, 3, 4, 5, 6, 8,
    ]);
    const line = 'A18:0 B19:0 C20:0 D19 E18:0';
    const four = withTrain(east(table1848().phase('4')), 'QR', '4');
    four.refuses(P1, ride(four, line, 'QR'), 'tooManyGauges', '1848-VIII-45');
    expect(earned(four, 'A18:0 B19:0 C20:0', 'QR')).toBe(20 + 20 + 30);
    const three = withTrain(east(table1848().phase('3')), 'QR', '3');
    three.refuses(P1, ride(three, line, 'QR'), 'tooLong', '1848-XI-4');
    const five = withTrain(east(table1848().phase('5')), 'QR', '5');
    expect(earned(five, line, 'QR')).toBe(30 + 20 + 30 + 20);
    // Tasmania is a large harbour
    const two = withTrain(south(table1848()), 'VR', '2');
    two.refuses(P1, ride(two, 'I10:0 H11:0 H9:0', 'VR'), 'tooLong', '1848-XI-4');
    expect(earned(two, 'I10:0 H11:0', 'VR')).toBe(50 + 20);
    const enough = withTrain(south(table1848().phase('3')), 'VR', '3');
    expect(earned(enough, 'I10:0 H11:0 H9:0', 'VR')).toBe(50 + 20 + 20);
  });

  test('1848-IX-5 Small towns and small harbours are free and unlimited', () => {
    /** Port Lincoln – Whyalla – both towns of D3 – Port Augusta. */
    const play = withTrain(
      table1848()
        .tile('E2', '6', 3)
        .tile('D3', '1', 2)
        .tile('C2', '7', 4)
        .tile('C4', '7', 0)
        .tile('E4', '57', 2)
        .company('CAR', P1),
      'CAR',
      '2',
    );
    expect(earned(play, 'E2:0 D3:1 C2 C4 D3:0 E4:0', 'CAR')).toBe(20 + 10 + 10 + 20);
    expect(earned(play, 'F3:0 E2:0 D3:1 C2 C4 D3:0 E4:0', 'CAR')).toBe(10 + 60);
  });

  test('1848-IX-6 No station or gauge change on the way may be skipped', () => {
    const play = withTrain(row(table1848()).company('NSW', P1).station('NSW', 'E18'), 'NSW', '2');
    const skipping = {
      type: 'runTrains',
      runs: [{ train: '2-0', stops: ['E18:0', 'G16:0'], legs: [['E18', 'F17', 'G16']] }],
    } as const;
    play.refuses(P1, skipping, 'skipsStop', '1848-XI-5');
    play.refuses(P1, ride(play, 'E18:0 F17:0 G16:0'), 'tooLong', '1848-XI-4');
    // the border between Newcastle and Southport counts whether the train likes it or not
    const border = withTrain(east(table1848()), 'QR', '2');
    border.refuses(P1, ride(border, 'C20:0 D19 E18:0', 'QR'), 'noOwnStation', '1848-XI-3');
    const own = withTrain(east(table1848()).station('QR', 'C20'), 'QR', '2');
    own.refuses(P1, ride(own, 'C20:0 D19 E18:0', 'QR'), 'tooManyGauges', '1848-VIII-45');
  });

  test('1848-IX-7 Plus trains add one gauge change to their range and skip nothing', () => {
    /** … Newcastle – Sydney – Wollongong – (border) – H15 – (border) – Canberra. */
    const coast = (table: TableBuilder) =>
      table
        .tile('C20', '57', 0)
        .tile('D19', '9', 0)
        .tile('E18', '57', 0)
        .tile('F17', '57', 0)
        .tile('G16', '15', 0)
        .tile('H15', '7', 2)
        .tile('G14', '6', 3)
        .company('NSW', P1);
    const play = withTrain(coast(table1848().phase('3')), 'NSW', '3+');
    expect(earned(play, 'C20:0 D19 E18:0 F17:0')).toBe(60);
    play.refuses(P1, ride(play, 'F17:0 G16:0 H15 G14:0'), 'tooManyGauges', '1848-VIII-45');
    play.refuses(P1, ride(play, 'C20:0 D19 E18:0 F17:0 G16:0'), 'tooLong', '1848-XI-4');
    const standard = withTrain(coast(table1848().phase('3')), 'NSW', '3');
    standard.refuses(P1, ride(standard, 'C20:0 D19 E18:0 F17:0'), 'tooManyGauges', '1848-VIII-45');
    const skipping = {
      type: 'runTrains',
      runs: [{ train: '3-0', stops: ['E18:0', 'G16:0'], legs: [['E18', 'F17', 'G16']] }],
    } as const;
    play.refuses(P1, skipping, 'skipsStop', '1848-XI-5');
    expect(
      ['2+', '3+', '4+', '5+', '6+'].map((kind) => {
        const facts = title.trains.get(kind);
        return [facts?.range, facts?.gaugeChanges?.free];
      }),
    ).toEqual([2, 3, 4, 5, 6].map((range) => [range, 1]));
  });
});

describe('the diesel', () => {
  test('1848-IX-8 It is there once the second 6/6+ has been sold', () => {
    const given = (left: number) =>
      table1848().phase('6').supply('6', left).company('NSW', P1, { cash: 3000 }).atStep('NSW', 'trains');
    const one = given(1);
    one.refuses(P1, buy('D', 1100), 'dieselNotYet', '1848-IX-8');
    expect(one.offers(P1, buy('D', 1100))).toBe(false);
    const bought = one.do(P1, buy('6+', 660));
    expect(bought.do(P1, buy('D', 1100)).trains('NSW')).toEqual(['6+', 'D']);
  });

  /** Ten cities, both towns of D3, a harbour and three gauge changes, from Newcastle to Port Lincoln. */
  const across = (company: string) =>
    row(table1848().phase('8'))
      .tile('H15', '7', 2)
      .tile('G14', '14', 1)
      .tile('F13', '5', 4)
      .tile('F15', '66', 0)
      .tile('E14', '6', 5)
      .tile('E12', '9', 1)
      .tile('E10', '8', 2)
      .tile('D9', '6', 5)
      .tile('D7', '9', 1)
      .tile('D5', '8', 4)
      .tile('E4', '5', 2)
      .tile('D3', '1', 2)
      .tile('C4', '7', 0)
      .tile('C2', '7', 4)
      .tile('E2', '6', 3)
      .company(company, P1);
  const CITIES = 'E18:0 F17:0 G16:0 H15 G14:0 F13:0 F15:1 E14:0 E12 E10 D9:0 D7 D5 E4:0 D3:0 C4 C2 D3:1 E2:0';

  test('1848-IX-9 It visits any number of stations; one must hold an own station', () => {
    const play = withTrain(across('NSW'), 'NSW', 'D');
    const cities = 8 * 20 + 30 + 50;
    expect(earned(play, CITIES)).toBe(cities + 10 + 10);
    expect(earned(play, `${CITIES} F3:0`)).toBe(cities + 10 + 10 + 20);
    // no 8 could do it
    const eight = withTrain(across('NSW'), 'NSW', '8');
    eight.refuses(P1, ride(eight, CITIES), 'tooLong', '1848-XI-4');
    // QR has its station in Brisbane
    const away = withTrain(across('QR').tile('B19', '5', 1), 'QR', 'D');
    away.refuses(P1, ride(away, CITIES, 'QR'), 'noOwnStation', '1848-XI-3');
    const shut = withTrain(across('NSW').station('VR', 'D9'), 'NSW', 'D');
    shut.refuses(P1, ride(shut, CITIES), 'closedCity', '1848-XI-9');
  });

  /** The next card is the first 8/D. */
  const firstCard = (table: TableBuilder, cash: number) =>
    table.phase('6').supply('6', 0).company('NSW', P1, { cash });

  test('1848-IX-10 For the first card of phase 7, bought as a diesel, a 4/4+ is traded in for 300', () => {
    const play = firstCard(table1848(), 3000).train('NSW', '4').atStep('NSW', 'trains');
    const traded = play.do(P1, buy('D', 800, { tradeIn: '4' }));
    expect([traded.trains('NSW'), traded.cash('NSW'), traded.state.phase]).toEqual([['D'], 2200, '8']);
    play.refuses(P1, buy('D', 800), 'facePrice', '1848-IX-21');
    play.refuses(P1, buy('D', 1100, { tradeIn: '4' }), 'facePrice', '1848-IX-21');
    play.refuses(P1, buy('8', 500, { tradeIn: '4' }), 'noTradeIn', '1848-IX-10');
    play.refuses(P1, buy('D', 800, { tradeIn: '5' }), 'noTradeIn', '1848-IX-10');
    play.refuses(P1, buy('D', 800, { tradeIn: '4+' }), 'tradeInNotOwned', '1848-IX-10');
    const plus = firstCard(table1848().supply('4', 1).turnedTrain('NSW', '4+'), 800);
    const plusTraded = plus.atStep('NSW', 'trains').do(P1, buy('D', 800, { tradeIn: '4+' }));
    expect([plusTraded.trains('NSW'), plusTraded.cash('NSW')]).toEqual([['D'], 0]);
    // a later one
    traded.refuses(P1, buy('D', 800, { tradeIn: '4' }), 'firstOnly', '1848-IX-10');
    expect(traded.do(P1, buy('D', 1100)).cash('NSW')).toBe(1100);
  });

  test('1848-IX-10 A 4 is no part of any other deal', () => {
    const play = firstCard(table1848(), 3000)
      .train('NSW', '4')
      .company('VR', P1, { par: 90 })
      .train('VR', '5')
      .private('P4', P1)
      .atStep('NSW', 'trains');
    play.refuses(P1, { ...from('VR', '5', 100), tradeIn: '4' }, 'noTradeIn', '1848-IX-10');
    play.refuses(P1, buy('D', 800, { tradeIn: '4', power: 'P4' }), 'ghanOnly', '1848-V-29');
    play.refuses(P1, { ...from('VR', '5', 100), power: 'P4' }, 'ghanOnly', '1848-V-29');
  });

  test('1848-IX-40 Handing in the 4/4+ frees its place: a company at the limit may buy that way', () => {
    for (const table of [table1848(), table2021()]) {
      const play = firstCard(table, 800).train('NSW', '4').train('NSW', '5').atStep('NSW', 'trains');
      play.refuses(P1, buy('8', 800), 'trainLimit', '1848-IX-29');
      play.refuses(P1, buy('D', 1100), 'trainLimit', '1848-IX-29');
      const after = play.do(P1, buy('D', 800, { tradeIn: '4' }));
      expect([after.trains('NSW'), after.cash('NSW')]).toEqual([['5', 'D'], 0]);
    }
  });
});

describe('The Ghan', () => {
  test('1848-IX-11 The 2E is there once the first 5/5+ has been sold', () => {
    const play = table1848()
      .phase('4')
      .supply('4', 0)
      .company('NSW', P1, { cash: 2000 })
      .company('VR', P2, { par: 90 })
      .atStep('NSW', 'trains', { others: ['VR'] });
    play.refuses(P1, buy('2E', 200), 'ghanNotYet', '1848-IX-11');
    const bought = play.do(P1, buy('5+', 550));
    const both = bought.do(P1, buy('2E', 200));
    expect([both.trains('NSW'), both.cash('NSW')]).toEqual([['5+', '2E'], 1250]);
    const next = both.passTurn().do(P2, pass);
    expect([next.acting, next.top, next.offers(P2, buy('2E', 200))]).toEqual(['VR', 'trainStep', true]);
  });

  test('1848-IX-11 An exported 5 brings it too, in 2021 only together with phase 5 (2021)', () => {
    /** The first 5 has left the bank while the phase has stayed. */
    const given = (table: TableBuilder, phase: string) =>
      table.phase(phase).supply('5', 2).company('NSW', P1).atStep('NSW', 'trains');
    expect(given(table1848(), '5').offers(P1, buy('2E', 200))).toBe(true);
    expect(given(table2021(), '5').offers(P1, buy('2E', 200))).toBe(true);
    given(table2021(), '3').refuses(P1, buy('2E', 200), 'ghanNotYet', '1848-IX-11');
  });

  /** Alice Springs – B5 – C6 – D5 – Port Augusta – Port Pirie – Adelaide – Mount Gambier. */
  const central = (table: TableBuilder, adelaide = '57') =>
    table
      .phase('5')
      .tile('B5', '9', 2)
      .tile('C6', '8', 0)
      .tile('D5', '9', 0)
      .tile('E4', '6', 3)
      .tile('F5', '57', 2)
      .tile('G6', adelaide, 2)
      .tile('H7', '5', 2);
  const TO_PORT_AUGUSTA = 'A4:0 B5 C6 D5 E4:0';
  const TO_ADELAIDE = `${TO_PORT_AUGUSTA} F5:0 G6:0`;

  test('1848-IX-12 1848-IX-13 It is paid for an own station and for Alice Springs, whatever lies between', () => {
    const car = central(table1848()).company('CAR', P1).train('CAR', '2E').atStep('CAR', 'run');
    expect(earned(car, TO_PORT_AUGUSTA, 'CAR')).toBe(40 + 20);
    const sar = central(table1848(), '236').company('SAR', P1).train('SAR', '2E').atStep('SAR', 'run');
    // Port Augusta and Port Pirie pay nothing and do not count
    expect(earned(sar, TO_ADELAIDE, 'SAR')).toBe(40 + 40);
    expect(earned(sar, TO_ADELAIDE.split(' ').reverse().join(' '), 'SAR')).toBe(40 + 40);
    // any other end
    sar.refuses(P1, ride(sar, 'E4:0 F5:0 G6:0', 'SAR'), 'wrongEnd', '1848-IX-12');
    sar.refuses(P1, ride(sar, TO_PORT_AUGUSTA, 'SAR'), 'noOwnStation', '1848-XI-3');
    sar.refuses(P1, ride(sar, `${TO_ADELAIDE} H7:0`, 'SAR'), 'notFromStation', '1848-IX-12');
    // of two own stations the one at the end pays, even if the other is costlier
    const two = central(table1848(), '236')
      .company('SAR', P1)
      .station('SAR', 'H7')
      .train('SAR', '2E')
      .atStep('SAR', 'run');
    expect(earned(two, `${TO_ADELAIDE} H7:0`, 'SAR')).toBe(40 + 20);
    expect(two.run().events).toContainEqual(expect.objectContaining({ type: 'trainsRun', revenue: 80 }));
  });

  test('1848-IX-12 The path may run on beyond the own station; the dearest on it pays (2021)', () => {
    const given = () => central(table2021(), '236').company('SAR', P1);
    const sar = given().train('SAR', '2E').atStep('SAR', 'run');
    expect(earned(sar, `${TO_ADELAIDE} H7:0`, 'SAR')).toBe(40 + 40);
    const two = given().station('SAR', 'H7').train('SAR', '2E').atStep('SAR', 'run');
    expect(earned(two, `${TO_ADELAIDE} H7:0`, 'SAR')).toBe(40 + 40);
    sar.refuses(P1, ride(sar, 'E4:0 F5:0 G6:0', 'SAR'), 'wrongEnd', '1848-IX-12');
    // no bonus for K cities
    const bonus = central(table2021(), '236').tile('D5', '23', 0).company('SAR', P1).train('SAR', '2E');
    expect(earned(bonus.atStep('SAR', 'run'), TO_ADELAIDE, 'SAR')).toBe(40 + 40);
  });

  test('1848-IX-14 No city on its way may be filled by foreign stations', () => {
    const given = (adelaide: string) =>
      central(table1848(), adelaide)
        .company('NSW', P1)
        .station('NSW', 'H7')
        .station('SAR', 'G6')
        .train('NSW', '2E')
        .atStep('NSW', 'run');
    const yellow = given('57');
    yellow.refuses(P1, ride(yellow, `${TO_ADELAIDE} H7:0`), 'closedCity', '1848-XI-9');
    expect(earned(given('236'), `${TO_ADELAIDE} H7:0`)).toBe(40 + 20);
  });

  test('1848-IX-15 It does not count against the train limit', () => {
    const play = table1848()
      .phase('5')
      .company('NSW', P1)
      .train('NSW', '4')
      .train('NSW', '5')
      .atStep('NSW', 'trains');
    play.refuses(P1, buy('5', 500), 'trainLimit', '1848-IX-29');
    const after = play.do(P1, buy('2E', 200));
    expect([after.trains('NSW'), after.cash('NSW')]).toEqual([['4', '5', '2E'], 800]);
    // nor is it ever given back
    const surplus = table1848()
      .phase('5')
      .company('NSW', P1)
      .train('NSW', '3')
      .train('NSW', '4')
      .train('NSW', '5')
      .train('NSW', '2E')
      .atStep('NSW', 'trains');
    expect(surplus.top).toBe('discardTrains');
    const drop = (kind: string) => ({ type: 'discardTrain', company: 'NSW', kind }) as const;
    surplus.refuses(P1, drop('2E'), 'discardNotOwned', '1848-IX-31');
    expect(surplus.actions(P1)).toEqual(['3', '4', '5'].map(drop));
    expect(surplus.do(P1, drop('3')).trains('NSW')).toEqual(['4', '5', '2E']);
  });

  test('1848-IX-16 A company owns one at most', () => {
    const play = table1848().phase('5').company('NSW', P1).train('NSW', '2E').atStep('NSW', 'trains');
    play.refuses(P1, buy('2E', 200), 'oneGhan', '1848-IX-16');
    expect(play.offers(P1, buy('2E', 200))).toBe(false);
    expect(play.offers(P1, buy('5', 500))).toBe(true);
  });

  test('1848-IX-17 It is not traded between companies', () => {
    for (const table of [table1848(), table2021()]) {
      const play = table
        .phase('5')
        .company('NSW', P1)
        .company('VR', P1, { par: 90 })
        .company('QR', P2, { par: 80 })
        .train('VR', '2E')
        .train('QR', '2E')
        .train('VR', '4')
        .atStep('NSW', 'trains');
      for (const price of [1, 200]) {
        play.refuses(P1, from('VR', '2E', price), 'notTraded', '1848-IX-17');
        play.refuses(P1, from('QR', '2E', price), 'notTraded', '1848-IX-17');
      }
      const offered = play
        .actions(P1)
        .flatMap((one) => (one.type === 'buyTrain' ? [`${one.from} ${one.kind}`] : []));
      expect(new Set(offered)).toEqual(new Set(['bank 5', 'bank 5+', 'bank 2E', 'VR 4']));
    }
  });
});

describe('owning trains', () => {
  test('1848-IX-1 A company with a route must own a train; a 2E does not do', () => {
    for (const table of [table1848(), table2021()]) {
      const ghan = row(table.phase('5')).company('NSW', P1).train('NSW', '2E').atStep('NSW', 'trains');
      ghan.refuses(P1, pass, 'mustOwnTrain', '1848-IX-1');
      expect(ghan.kinds(P1)).toEqual(['buyTrain', 'takeLoan']);
      expect(ghan.do(P1, buy('5', 500)).accepts(P1, pass)).toBe(true);
    }
    row(table1848())
      .company('NSW', P1)
      .atStep('NSW', 'trains')
      .refuses(P1, pass, 'mustOwnTrain', '1848-IX-1');
    // the 2E may even be bought first
    const first = row(table1848().phase('5'))
      .company('NSW', P1)
      .atStep('NSW', 'trains')
      .do(P1, buy('2E', 200));
    first.refuses(P1, pass, 'mustOwnTrain', '1848-IX-1');
    // no route, no duty
    expect(table1848().company('NSW', P1).atStep('NSW', 'trains').accepts(P1, pass)).toBe(true);
  });

  test('1848-IX-2 1848-IX-31 Trains above the limit leave the game; the director chooses, no money is paid', () => {
    const drop = (company: string, kind: string) => ({ type: 'discardTrain', company, kind }) as const;
    // phase 4: limit 3
    const four = table1848()
      .phase('3')
      .company('NSW', P1)
      .company('VR', P2, { par: 90 })
      .turnedTrain('VR', '3+')
      .train('VR', '3')
      .train('VR', '3')
      .train('VR', '3')
      .supply('3', 0)
      .atStep('NSW', 'trains', { others: ['VR'] })
      .do(P1, buy('4', 300));
    expect([four.top, four.waiting]).toEqual(['discardTrains', [P2]]);
    four.refuses(P1, pass, 'discardFirst', '1848-IX-31');
    four.refuses(P2, drop('NSW', '4'), 'withinTrainLimit', '1848-IX-31');
    expect(four.actions(P2)).toEqual([drop('VR', '3+'), drop('VR', '3')]);
    const kept = four.do(P2, drop('VR', '3'));
    expect([kept.trains('VR'), kept.top]).toEqual([['3+', '3', '3'], 'trainStep']);
    // each director for his own company
    const two = table1848()
      .phase('4')
      .company('NSW', P1)
      .company('VR', P2, { par: 90 })
      .company('FT', P3, { par: 80 })
      .supply('4', 0);
    for (const company of ['VR', 'FT']) for (const kind of ['3', '3', '4']) two.train(company, kind);
    const both = two.atStep('NSW', 'trains', { others: ['VR', 'FT'] }).do(P1, buy('5', 500));
    expect([...both.waiting].sort()).toEqual([P2, P3]);
    both.refuses(P2, drop('FT', '3'), 'notDirector', '1848-VII-3');
    both.refuses(P3, drop('VR', '4'), 'notDirector', '1848-VII-3');
    expect(both.do(P3, drop('FT', '3')).waiting).toEqual([P2]);
    // phase 5: limit 2
    const five = table1848()
      .phase('4')
      .company('NSW', P1)
      .company('FT', P3, { par: 90, cash: 77 })
      .train('FT', '3')
      .train('FT', '4')
      .train('FT', '4')
      .supply('4', 0)
      .atStep('NSW', 'trains', { others: ['FT'] })
      .do(P1, buy('5', 500));
    const dropped = five.do(P3, drop('FT', '3'));
    expect([dropped.trains('FT'), dropped.cash('FT')]).toEqual([['4', '4'], 77]);
    expect([dropped.trains('bank').includes('3'), dropped.trains('pool')]).toEqual([false, []]);
  });

  test('1848-IX-3 1848-IX-24 Between different directors trains go at face value, and only if both agree', () => {
    const play = table1848()
      .phase('3')
      .company('NSW', P1)
      .company('VR', P2, { par: 90, cash: 0 })
      .train('VR', '3')
      .turnedTrain('VR', '3+')
      .atStep('NSW', 'trains');
    for (const price of [150, 199, 201, 1])
      play.refuses(P1, from('VR', '3', price), 'faceBetweenDirectors', '1848-IX-3');
    play.refuses(P1, from('VR', '3+', 200), 'faceBetweenDirectors', '1848-IX-3');
    for (const [kind, price] of [
      ['3', 200],
      ['3+', 230],
    ] as const) {
      const asked = play.do(P1, from('VR', kind, price));
      expect([asked.waiting, asked.trains('NSW'), asked.cash('NSW')]).toEqual([[P2], [], 1000]);
      asked.refuses(P1, { type: 'accept' }, 'answerFirst', '1848-IX-24');
      const sold = asked.do(P2, { type: 'accept' });
      expect([sold.trains('NSW'), sold.cash('NSW'), sold.cash('VR')]).toEqual([[kind], 1000 - price, price]);
      const declined = asked.do(P2, { type: 'decline' });
      expect([declined.trains('NSW'), declined.cash('NSW'), declined.waiting]).toEqual([[], 1000, [P1]]);
      declined.refuses(P1, from('VR', kind, price), 'declinedAlready', '1848-0-3');
    }
  });
});

describe('prices', () => {
  const PRICES = [
    ['2', 100, '2'],
    ['2+', 120, '2'],
    ['3', 200, '3'],
    ['3+', 230, '3'],
    ['4', 300, '4'],
    ['4+', 340, '4'],
    ['5', 500, '5'],
    ['5+', 550, '5'],
    ['2E', 200, '5'],
    ['6', 600, '6'],
    ['6+', 660, '6'],
    ['8', 800, '8'],
    ['D', 1100, '8'],
  ] as const;

  test('1848-IX-18 What trains cost', () => {
    expect(PRICES.map(([kind]) => kind)).toEqual([...title.trains.keys()]);
    for (const [kind, price, phase] of PRICES) {
      const given = (cash: number) =>
        table1848().phase(phase).company('NSW', P1, { cash }).inTrainStep('NSW');
      const after = given(price).do(P1, buy(kind, price));
      expect([kind, after.trains('NSW'), after.cash('NSW')]).toEqual([kind, [kind], 0]);
      given(price - 1).refuses(P1, buy(kind, price), 'trainTooExpensive', '1848-IX-18');
    }
    const first = (cash: number) =>
      table1848().phase('6').supply('6', 0).company('NSW', P1, { cash }).train('NSW', '4').inTrainStep('NSW');
    expect(
      first(800)
        .do(P1, buy('D', 800, { tradeIn: '4' }))
        .cash('NSW'),
    ).toBe(0);
    first(799).refuses(P1, buy('D', 800, { tradeIn: '4' }), 'trainTooExpensive', '1848-IX-18');
  });

  test('1848-IX-19 2/2+ go with the first 4/4+, 3/3+ with the first 6/6+, 4/4+ with the first 8/D, the others never', () => {
    /** One train of each of these kinds with companies of their own, when NSW buys. */
    const left = (phase: string, sold: string, others: readonly string[], kind: string, price: number) => {
      let given = table1848().company('NSW', P1, { cash: 2000 });
      const owners = ['VR', 'QR', 'SAR', 'FT', 'CAR', 'WA'];
      others.forEach((other, index) => {
        given = given.company(owners[index] as string, P2, { par: 90, percent: 20 });
        given = title.trains.get(other)?.card
          ? given.turnedTrain(owners[index] as string, other)
          : given.train(owners[index] as string, other);
      });
      const play = given.phase(phase).supply(sold, 0).atStep('NSW', 'trains').do(P1, buy(kind, price));
      return others.filter((_, index) => play.trains(owners[index] as string).length > 0);
    };
    const early = ['2', '2+', '3', '3+'];
    for (const [kind, price] of [
      ['4', 300],
      ['4+', 340],
    ] as const)
      expect(left('3', '3', early, kind, price)).toEqual(['3', '3+']);
    const middle = ['3', '3+', '4', '4+', '5', '2E'];
    for (const [kind, price] of [
      ['6', 600],
      ['6+', 660],
    ] as const)
      expect(left('5', '5', middle, kind, price)).toEqual(['4', '4+', '5', '2E']);
    const late = ['4', '4+', '5', '6', '6+', '2E'];
    for (const [kind, price] of [
      ['8', 800],
      ['D', 1100],
    ] as const)
      expect(left('6', '6', late, kind, price)).toEqual(['5', '6', '6+', '2E']);
    expect(left('4', '4', ['3', '3+', '4'], '5', 500)).toEqual(['3', '3+', '4']);
    expect([...title.trains.values()].filter((one) => one.rustsOn === null).map((one) => one.name)).toEqual([
      '5',
      '5+',
      '2E',
      '6',
      '6+',
      '8',
      'D',
    ]);
  });
});
