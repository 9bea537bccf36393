/** 4.0, 4.5 and 4.6: a company's turn, where its trains run, what they earn, and the mail. */
import type { Run } from '@kursbuch/eighteen';
import { describe, expect, test } from 'vitest';
import {
  built,
  founded,
  inPhase,
  lay,
  managed,
  P1,
  P2,
  P3,
  type Play,
  pass,
  place,
  run,
  runs,
  type TableBuilder,
  table1853,
  train,
  unredeemed,
  withOwn,
} from './table1853.ts';

const start = (phase: '2' | '3' | '4' | '5' = '3'): TableBuilder =>
  inPhase(withOwn(table1853(), { bbci: 'small', smallTrains: true }), phase);

/** What the last runs earned, and their mail. */
function earned({ events }: Play): readonly (number | undefined)[] {
  const event = events.find((one) => one.type === 'trainsRun');
  return event?.type === 'trainsRun' ? [event.revenue, event.carried?.amount] : [];
}

const mailed = (mail: string, ...list: readonly Run[]) => ({ ...runs(...list), mail });

/** Its trains, standard ones first, the smallest first. */
const trainsOf = ({ state }: Play, company: string) =>
  state.trains.filter(({ holder }) => holder === company).map(({ id }) => id);

/** The line of the south, from Madras over Trichinopoly to Mysore: two small stations, then four. In either gauge. */
const SOUTH = 'R18:1 S17:0 T18:0 T16:0 U15:0 T14:0 S13:0 R12:0 R14:0';
const SHAPES = { standard: ['58', '3', '6', '4', '115'], metre: ['73', '72', '76', '74', '113'] } as const;
const part = (from: number, to: number) => SOUTH.split(' ').slice(from, to).join(' ');

function south(gauge: 'standard' | 'metre', phase: '2' | '3' | '4' | '5' = '3', city?: string): TableBuilder {
  const [wide, sharp, town, straight, end] = SHAPES[gauge];
  const table = start(phase);
  built(table, 'S17', wide, 'R18', 'T18');
  built(table, 'T18', sharp, 'S17', 'T16');
  if (city === undefined) built(table, 'T16', town, 'T18', 'U15');
  else built(table, 'T16', city, 'U15', 'T14', 'S17', 'T18');
  built(table, 'U15', sharp, 'T16', 'T14');
  built(table, 'T14', straight, 'U15', 'S13');
  built(table, 'S13', straight, 'T14', 'R12');
  built(table, 'R12', sharp, 'S13', 'R14');
  return built(table, 'R14', end, 'R12');
}

/** The company of player 1 has these trains, and is to run them. */
function running(table: TableBuilder, company: string, ...kinds: readonly string[]): Play {
  for (const kind of kinds) train(table, company, kind);
  return table.atStep(company, 'run');
}
const sir = (table: TableBuilder, ...kinds: readonly string[]) =>
  running(founded(table, 'SIR', P1), 'SIR', ...kinds);

describe('the turn of a company', () => {
  test('1853-4.0a Each founded company acts once, in the order of numbers; others are skipped', () => {
    let builder = start('2');
    for (const company of ['ECR', 'NWR', 'EIR']) builder = founded(builder, company, P1, { percent: 40 });
    let play = builder.operating(['ECR', 'NWR', 'EIR']);
    const acted: (string | undefined)[] = [];
    for (let turn = 0; turn < 3; turn++) {
      acted.push(play.acting);
      play = play.passTurn();
    }
    expect(acted).toEqual(['EIR', 'NWR', 'ECR']);
    expect([play.acting, play.top]).toEqual([undefined, 'extraRound']);
  });

  test('1853-4.0b Track, station, run, dividend, trains: in this order, and never back', () => {
    const table = founded(south('standard'), 'SIR', P1);
    train(table, 'SIR', '2');
    const begun = table.operating('SIR');
    const tile = lay('T16', '14', 'U15', 'T14', 'S17', 'T18');
    begun.refuses(P1, { type: 'buyTrain', from: 'bank', kind: '3', price: 440 }, 'stepOver', '1853-4.8.1a');
    const station = begun.do(P1, pass);
    station.refuses(P1, tile, 'stepOver', '1853-4.1.1a');
    const ran = station.do(P1, pass);
    expect(ran.top).toBe('runStep');
    ran.refuses(P1, place('R14'), 'stepOver', '1853-4.0b');
    ran.refuses(P1, pass, 'mustRun', '1853-4.0b');
    const earning = ran.do(P1, runs(run(trainsOf(ran, 'SIR')[0] ?? '', part(0, 4))));
    earning.refuses(P1, pass, 'revenueFirst', '1853-4.0b');
    const price = earning.price('SIR') ?? 0;
    const paid = earning.do(P1, { type: 'payOut' });
    // the price has moved before trains are bought (R53)
    expect(paid.top).toBe('trainStep');
    expect(paid.price('SIR')).toBeGreaterThan(price);
    paid.refuses(P1, runs(), 'stepOver', '1853-4.0b');
    paid.refuses(P1, place('R14'), 'stepOver', '1853-4.0b');
    paid.refuses(P1, tile, 'stepOver', '1853-4.1.1a');
  });

  test('1853-4.0c Track, station and trains may be left out', () => {
    const play = founded(south('standard'), 'SIR', P1).operating('SIR');
    expect(play.accepts(P1, pass)).toBe(true);
    const station = play.do(P1, pass);
    expect([station.top, station.accepts(P1, pass)]).toEqual(['stationStep', true]);
    const trains = station.do(P1, pass);
    expect([trains.top, trains.accepts(P1, pass)]).toEqual(['trainStep', true]);
    trains.refuses(P2, pass, 'notDirector', '1853-1l');
  });

  test('1853-4.5.1a 1853-4.7.1a In its first turn a company earns nothing: its price falls if the pool has shares (R53)', () => {
    const first = (pool: boolean) => {
      const table = founded(south('standard'), 'SIR', P1, { percent: 60 });
      return (pool ? table.shares('pool', 'SIR', 10) : table).atStep('SIR', 'run');
    };
    const fallen = first(true);
    expect([fallen.top, fallen.price('SIR')]).toEqual(['trainStep', 70]);
    expect(first(false).price('SIR')).toBe(75);
  });
});

describe('where a train runs', () => {
  test('1853-4.5.1a Each train once; fewer runs than trains, or none, are allowed (R48)', () => {
    const play = sir(south('standard'), '2', '3');
    const [two = '', three = ''] = trainsOf(play, 'SIR');
    play.refuses(P1, runs(run(two, part(0, 4)), run(two, part(3, 5))), 'trainTwice', '1853-4.5.1a');
    play.refuses(P1, runs(run('4-0', part(0, 4))), 'noSuchTrain', '1853-4.5.1a');
    expect(earned(play.do(P1, runs(run(three, part(0, 4)))))).toEqual([70, undefined]);
    // nothing run: nothing to decide about
    const none = play.do(P1, runs());
    expect([none.top, earned(none)]).toEqual(['trainStep', [0, undefined]]);
  });

  test('1853-4.5.2a With an own station on it', () => {
    const play = sir(south('standard'), '2');
    const [two = ''] = trainsOf(play, 'SIR');
    play.refuses(P1, runs(run(two, part(0, 3))), 'noOwnStation', '1853-4.5.2a');
    expect(earned(play.do(P1, runs(run(two, part(0, 4)))))).toEqual([70, undefined]);
  });

  test('1853-4.5.2b A marker in one station of Calcutta reaches nothing from the others', () => {
    const table = founded(start('2'), 'EIR', P1);
    const play = table.operating('EIR');
    play.refuses(P1, lay('K27', '9', 'J28', 'L26'), 'separateStations', '1853-4.5.2b');
    expect(play.accepts(P1, lay('I27', '58', 'J28', 'I25'))).toBe(true);
    // the train of BNR's station is not EIR's either
    const line = founded(start('2'), 'EIR', P1);
    built(line, 'K27', '9', 'J28', 'L26');
    built(line, 'L26', '3', 'K27', 'K25');
    const ride = running(line, 'EIR', '2');
    const [two = ''] = trainsOf(ride, 'EIR');
    expect(ride.top).toBe('trainStep');
    ride.refuses(P1, runs(run(two, 'J28:2 K27 L26:0')), 'stepOver');
    built(line, 'I27', '58', 'J28', 'I25');
    const open = line.atStep('EIR', 'run');
    open.refuses(P1, runs(run(two, 'J28:2 K27 L26:0')), 'noOwnStation', '1853-4.5.2a');
    expect(earned(open.do(P1, runs(run(two, 'J28:0 I27:0'))))).toEqual([60, undefined]);
  });

  test('1853-4.5.3a On track of its gauge; dual fits every train', () => {
    const standard = sir(south('standard'), '2M', '3');
    const [three = '', metre = ''] = trainsOf(standard, 'SIR');
    standard.refuses(P1, runs(run(metre, part(0, 4))), 'wrongGauge', '1853-4.5.3a');
    expect(earned(standard.do(P1, runs(run(three, part(0, 4)))))).toEqual([70, undefined]);
    const white = sir(south('metre'), '2M', '3');
    const [s = '', m = ''] = trainsOf(white, 'SIR');
    white.refuses(P1, runs(run(s, part(0, 4))), 'wrongGauge', '1853-4.5.3a');
    expect(earned(white.do(P1, runs(run(m, part(0, 4)))))).toEqual([70, undefined]);
    // the printed station of Madras and the dual 716 fit both
    for (const gauge of ['standard', 'metre'] as const) {
      const dual = sir(south(gauge, '3', '716'), gauge === 'metre' ? '2M' : '2');
      expect(earned(dual.do(P1, runs(run(trainsOf(dual, 'SIR')[0] ?? '', part(0, 5)))))).toEqual([
        90,
        undefined,
      ]);
    }
  });

  /** Delhi – Lucknow – Allahabad – Benares, the rulebook's example, for the GIP that is at home in Allahabad. */
  function ganges(...kinds: readonly string[]): Play {
    const table = start('3');
    built(table, 'F16', '55', 'F14', 'F18', 'G15', 'E17');
    built(table, 'F18', '58', 'F16', 'G19');
    built(table, 'G19', '14', 'F18', 'F20', 'H20', 'H18');
    built(table, 'H20', '6', 'G19', 'H22');
    built(table, 'H22', '115', 'H20');
    return running(founded(table, 'GIP', P1), 'GIP', ...kinds);
  }

  test('1853-4.5.4a A 3 runs from Delhi over Lucknow to Allahabad, and not on to Benares', () => {
    const play = ganges('3');
    const [three = ''] = trainsOf(play, 'GIP');
    expect(earned(play.do(P1, runs(run(three, 'F14:1 F16:1 F18:0 G19:0 H20:0'))))).toEqual([110, undefined]);
    play.refuses(P1, runs(run(three, 'F14:1 F16:1 F18:0 G19:0 H20:0 H22:0')), 'tooLong', '1853-4.5.4a');
    expect(earned(play.do(P1, runs(run(three, 'F18:0 G19:0 H20:0 H22:0'))))).toEqual([80, undefined]);
  });

  test('1853-4.5.4b 1853-4.5.4c Small stations use no range; either kind may be the end', () => {
    const play = sir(south('standard'), '2');
    const [two = ''] = trainsOf(play, 'SIR');
    // two large and six small
    expect(earned(play.do(P1, runs(run(two, part(0, 8)))))).toEqual([110, undefined]);
    play.refuses(P1, runs(run(two, part(0, 9))), 'tooLong', '1853-4.5.4a');
    // small – large – small
    expect(earned(play.do(P1, runs(run(two, part(2, 5)))))).toEqual([40, undefined]);
    expect(earned(play.do(P1, runs(run(two, part(2, 9)))))).toEqual([90, undefined]);
  });

  test('1853-4.5.4d Two stations at least: a 2M may run with one large and one small (R51)', () => {
    const play = sir(south('metre'), '2M');
    const [metre = ''] = trainsOf(play, 'SIR');
    play.refuses(P1, runs({ train: metre, stops: ['T16:0'], legs: [] }), 'tooShort', '1853-4.5.4d');
    expect(earned(play.do(P1, runs(run(metre, part(3, 5)))))).toEqual([30, undefined]);
  });

  test('1853-4.5.5a Without a gap, and nothing twice', () => {
    const play = sir(south('standard'), '3');
    const [three = ''] = trainsOf(play, 'SIR');
    play.refuses(P1, runs(run(three, 'T16:0 S17:0')), 'broken', '1853-4.5.5a');
    play.refuses(P1, runs(run(three, 'T18:0 T16:0 T18:0')), 'stopTwice', '1853-4.5.5b');
  });

  test('1853-4.5.5b A city is visited once, Calcutta too; both towns of a hex may be (R49)', () => {
    const table = founded(start('2'), 'EIR', P1);
    built(table, 'I27', '3', 'J28', 'J26');
    built(table, 'J26', '3', 'I27', 'J28');
    const play = running(table, 'EIR', '2', '2');
    const [two = '', other = ''] = trainsOf(play, 'EIR');
    play.refuses(P1, runs(run(two, 'J28:0 I27:0 J26:0 J28:1')), 'placeTwice', '1853-4.5.5b');
    expect(earned(play.do(P1, runs(run(two, 'J28:0 I27:0 J26:0'))))).toEqual([70, undefined]);
    play.refuses(P1, runs(run(two, 'J28:0 I27:0'), run(other, 'J28:1 J26:0')), 'noOwnStation');
    // a double town: both count
    const towns = founded(start('3'), 'GIP', P1).station('GIP', 'G17', 0);
    built(towns, 'F16', '71', 'F14', 'G17');
    built(towns, 'G17', '76', 'F16', 'G19');
    const both = running(towns, 'GIP', '2M');
    const proposed = both.run();
    expect(earned(proposed)[0]).toBe(80);
  });

  test('1853-4.5.6a 1853-4.5.7a A station full of others is an end, not a way through; with a free circle it is open', () => {
    const foreign = (city?: string, own = false) => {
      const table = founded(founded(south('standard', '3', city), 'SIR', P2), 'MSM', P1).station(
        'MSM',
        'R14',
        0,
      );
      if (own) table.station('MSM', 'T16', 0);
      return running(table, 'MSM', '3');
    };
    const through = part(2, 9).split(' ').reverse().join(' ');
    const upTo = part(3, 9).split(' ').reverse().join(' ');
    const full = foreign();
    const [three = ''] = trainsOf(full, 'MSM');
    full.refuses(P1, runs(run(three, through)), 'closedCity', '1853-4.5.6a');
    expect(earned(full.do(P1, runs(run(three, upTo))))).toEqual([80, undefined]);
    // a free circle; an own marker in a full station
    const free = foreign('14');
    expect(earned(free.do(P1, runs(run(three, through))))).toEqual([100, undefined]);
    const own = foreign('14', true);
    expect(earned(own.do(P1, runs(run(three, through))))).toEqual([100, undefined]);
  });

  test('1853-4.5.8a Different tracks of one tile by the same train', () => {
    const table = founded(start('2'), 'MSM', P1).station('MSM', 'O15', 0);
    built(table, 'O15', '115', 'O13');
    built(table, 'O13', '55', 'P12', 'O11', 'N14', 'O15');
    built(table, 'O11', '7', 'O13', 'P12');
    built(table, 'P12', '3', 'O11', 'O13');
    built(table, 'N14', '4', 'O13', 'M15');
    const play = running(table, 'MSM', '2');
    const [two = ''] = trainsOf(play, 'MSM');
    expect(earned(play.do(P1, runs(run(two, 'O15:0 O13:1 O11 P12:0 O13:0 N14:0'))))).toEqual([60, undefined]);
  });

  test('1853-4.5.9a Out of a city by any side of the gauge', () => {
    const arms = (city: string, next: string) => {
      const table = south('metre');
      table.tile('T16', city, 0);
      built(table, 'U15', next, 'T16', 'T14');
      return sir(table, '2M');
    };
    // 718: metre towards T18, standard towards U15
    const mixed = arms('718', '3');
    const [metre = ''] = trainsOf(mixed, 'SIR');
    expect(earned(mixed.do(P1, runs(run(metre, part(0, 4)))))).toEqual([70, undefined]);
    mixed.refuses(P1, runs(run(metre, part(0, 5))), 'wrongGauge', '1853-4.5.3a');
    expect(earned(arms('716', '72').do(P1, runs(run(metre, part(0, 5)))))).toEqual([90, undefined]);
  });

  test('1853-4.5.10a Several trains: no track in common, stations may be', () => {
    const play = sir(south('standard'), '2', '3');
    const [two = '', three = ''] = trainsOf(play, 'SIR');
    const both = runs(run(two, part(0, 4)), run(three, part(3, 9)));
    expect(earned(play.do(P1, both))).toEqual([150, undefined]);
    play.refuses(P1, runs(run(two, part(0, 4)), run(three, part(2, 5))), 'sharedTrack', '1853-4.5.10a');
  });

  test('1853-4.5.10b A green tile with a branch serves one train', () => {
    const table = founded(start('3'), 'SIR', P1);
    built(table, 'T16', '14', 'S15', 'S17', 'U17', 'U15');
    built(table, 'S15', '82', 'T16', 'T14', 'R14');
    built(table, 'T14', '4', 'S15', 'U13');
    built(table, 'R14', '115', 'S15');
    const play = running(table, 'SIR', '2', '2');
    const [one = '', two = ''] = trainsOf(play, 'SIR');
    play.refuses(
      P1,
      runs(run(one, 'T16:0 S15 T14:0'), run(two, 'T16:0 S15 R14:0')),
      'sharedTrack',
      '1853-4.5.10a',
    );
    expect(earned(play.do(P1, runs(run(two, 'T16:0 S15 R14:0'))))).toEqual([50, undefined]);
  });

  test('1853-4.5.10c Two trains pass one junction over different arms; it is worth nothing and uses no range (R50)', () => {
    const table = founded(start('4'), 'SIR', P1).station('SIR', 'R16', 0);
    built(table, 'T16', '14', 'S15', 'S17', 'U17', 'U15');
    built(table, 'S15', '106', 'S13', 'R16', 'S17', 'T16');
    built(table, 'S13', '3', 'S15', 'T14');
    built(table, 'R16', '115', 'S15');
    built(table, 'S17', '3', 'S15', 'R16');
    const play = running(table, 'SIR', '4', '4', '3M');
    const [a = '', b = '', metre = ''] = trainsOf(play, 'SIR');
    // the towns beside it are of standard gauge, the junction itself is dual
    play.refuses(P1, runs(run(metre, 'R16:0 S15 S17:0')), 'wrongGauge', '1853-4.5.3a');
    expect(earned(play.do(P1, runs(run(a, 'R16:0 S15 T16:0'))))).toEqual([50, undefined]);
    // one train does not use an arm twice (4.5.5)
    play.refuses(P1, runs(run(a, 'R16:0 S15 T16:0 S15 S17:0')), 'trackTwice', '1853-4.5.5a');
    const meeting = runs(run(a, 'S13:0 S15 T16:0'), run(b, 'R16:0 S15 S17:0'));
    expect(earned(play.do(P1, meeting))).toEqual([70, undefined]);
    play.refuses(
      P1,
      runs(run(a, 'S13:0 S15 T16:0'), run(b, 'R16:0 S15 T16:0')),
      'sharedTrack',
      '1853-4.5.10a',
    );
  });

  test('1853-4.8.18b A 1M runs with one large station, its own, and at least one small', () => {
    const play = sir(south('metre', '2'), '1M');
    const [card = ''] = trainsOf(play, 'SIR');
    expect(earned(play.do(P1, runs(run(card, part(3, 5)))))).toEqual([30, undefined]);
    expect(earned(play.do(P1, runs(run(card, part(1, 8)))))).toEqual([80, undefined]);
    play.refuses(P1, runs(run(card, part(0, 4))), 'tooLong', '1853-4.8.18b');
    play.refuses(P1, runs(run(card, part(0, 3))), 'noOwnStation', '1853-4.8.18b');
    play.refuses(P1, runs(run(card, part(4, 6))), 'noOwnStation', '1853-4.8.18b');
    // on metre track alone
    const black = sir(south('standard', '2'), '1M');
    expect(black.top).toBe('trainStep');
  });
});

describe('what a train earns', () => {
  /** Trichinopoly 20, a small station 10, Madras 30. */
  function short(...kinds: readonly string[]): TableBuilder {
    const table = start('3');
    built(table, 'T16', '6', 'S17', 'U17');
    built(table, 'S17', '4', 'T16', 'R18');
    founded(table, 'SIR', P1, { percent: 40, cash: 0 });
    for (const kind of kinds) train(table, 'SIR', kind);
    return table;
  }
  const line = 'T16:0 S17:0 R18:1';

  test('1853-4.6.1a 1853-4.6.2a 1853-4.6.4a 1853-4.6.4b The sum of its stations, from the bank; kept as a whole', () => {
    const play = short('2').atStep('SIR', 'run');
    const [two = ''] = trainsOf(play, 'SIR');
    const bank = play.cash('bank');
    const ran = play.do(P1, runs(run(two, line)));
    expect(earned(ran)).toEqual([60, undefined]);
    expect(ran.kinds(P1)).toEqual(['payOut', 'withhold']);
    ran.refuses(P1, { type: 'payOut', amount: 30 }, 'malformed');
    ran.refuses(P1, { type: 'withhold', amount: 30 }, 'malformed');
    const kept = ran.do(P1, { type: 'withhold' });
    expect([kept.cash('SIR'), kept.cash('bank') - bank]).toEqual([60, -60]);
  });

  test('1853-4.6.3a No station on the way is left out', () => {
    const play = short('2').atStep('SIR', 'run');
    const [two = ''] = trainsOf(play, 'SIR');
    const past = { train: two, stops: ['T16:0', 'R18:1'], legs: [['T16', 'S17', 'R18']] };
    play.refuses(P1, runs(past), 'skipsStop', '1853-4.6.3a');
  });

  test('1853-4.6.5a 1853-4.6.5b A tenth for each share in players’ hands; the rest stays in the bank', () => {
    const table = short('2').shares(P2, 'SIR', 30).shares('pool', 'SIR', 10);
    table.cash(P1, 100).cash(P2, 100);
    const play = table.atStep('SIR', 'run');
    const bank = play.cash('bank');
    const [two = ''] = trainsOf(play, 'SIR');
    const paid = play.do(P1, runs(run(two, line))).do(P1, { type: 'payOut' });
    // 60: four shares and three; seven are held, 42 paid, nothing for the company
    expect([paid.cash(P1), paid.cash(P2), paid.cash('SIR'), paid.cash('bank') - bank]).toEqual([
      124, 118, 0, -42,
    ]);
    // unredeemed ones get nothing
    const due = unredeemed(short('2').shares(P2, 'SIR', 30), P2, 'SIR', 2).cash(P2, 100);
    const step = due.atStep('SIR', 'run');
    const some = step.do(P1, runs(run(two, line))).do(P1, { type: 'payOut' });
    expect(some.cash(P2)).toBe(106);
  });

  test('1853-4.6.6a 1853-4.6.6b Mail: its two ends once more, always for the treasury', () => {
    const play = short('2').cash(P1, 0).atStep('SIR', 'run');
    const [two = ''] = trainsOf(play, 'SIR');
    const ran = play.do(P1, mailed(two, run(two, line)));
    expect(earned(ran)).toEqual([60, 50]);
    const paid = ran.do(P1, { type: 'payOut' });
    expect([paid.cash('SIR'), paid.cash(P1)]).toEqual([50, 24]);
    const kept = ran.do(P1, { type: 'withhold' });
    expect([kept.cash('SIR'), kept.cash(P1)]).toEqual([110, 0]);
  });

  test('1853-4.6.6c One mail train at most, whichever: none too (R52)', () => {
    const play = sir(south('standard'), '2', '3');
    const [two = '', three = ''] = trainsOf(play, 'SIR');
    const both = [run(two, part(0, 4)), run(three, part(3, 9))];
    expect(earned(play.do(P1, mailed(two, ...both)))).toEqual([150, 50]);
    expect(earned(play.do(P1, mailed(three, ...both)))).toEqual([150, 40]);
    expect(earned(play.do(P1, runs(...both)))).toEqual([150, undefined]);
    play.refuses(P1, { ...runs(...both), mail: [two, three] }, 'malformed');
    play.refuses(P1, mailed(three, run(two, part(0, 4))), 'nothingCarried', '1853-4.6.6c');
    play.refuses(P1, mailed('3-0'), 'nothingCarried', '1853-4.6.6c');
    // the program proposes the mail that brings most
    expect(earned(play.run())[1]).toBe(50);
  });

  test('1853-4.8.14a 1853-4.6.6a A metre train carries mail as well', () => {
    const play = sir(south('metre'), '2M');
    const [metre = ''] = trainsOf(play, 'SIR');
    expect(earned(play.do(P1, mailed(metre, run(metre, part(0, 4)))))).toEqual([70, 50]);
  });

  test('1853-4.6.6d A shorter run with large ends may bring more: the choice is free', () => {
    const table = founded(start('4'), 'SIR', P1);
    built(table, 'U15', '3', 'T16', 'T14');
    built(table, 'T16', '14', 'S15', 'S17', 'U17', 'U15');
    built(table, 'S15', '9', 'T16', 'R14');
    built(table, 'R14', '103', 'R12', 'Q15', 'R16', 'S15');
    built(table, 'R12', '3', 'R14', 'S13');
    const play = running(table, 'SIR', '4');
    const [four = ''] = trainsOf(play, 'SIR');
    expect(earned(play.do(P1, mailed(four, run(four, 'U15:0 T16:0 S15 R14:0 R12:0'))))).toEqual([90, 20]);
    expect(earned(play.do(P1, mailed(four, run(four, 'T16:0 S15 R14:0'))))).toEqual([70, 70]);
  });

  test('1853-4.6.6b A manager keeps run and mail', () => {
    const table = start('3');
    built(table, 'T16', '6', 'S17', 'U17');
    built(table, 'S17', '4', 'T16', 'R18');
    const play = running(managed(table, 'SIR', P3, { cash: 0 }), 'SIR', '2');
    const [two = ''] = trainsOf(play, 'SIR');
    expect(play.do(P3, mailed(two, run(two, line))).cash('SIR')).toBe(110);
  });
});
