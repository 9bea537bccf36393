/** 4.4: stations. */
import { describe, expect, test } from 'vitest';
import { ownOf } from '../rules/own.ts';
import { title } from '../rules/title.ts';
import {
  bbci,
  founded,
  inPhase,
  lay,
  line,
  onCredit,
  P1,
  P2,
  pass,
  place,
  run,
  runs,
  type TableBuilder,
  table1853,
  train,
  trainId,
} from './table1853.ts';

/** From Trichinopoly by Bangalore to Mysore. */
const SOUTH = ['T16 6 T18 S15', 'S15 8 T16 R16', 'R16 6 S15 Q15'];
const sir = (cash = 1000, ...more: readonly string[]): TableBuilder =>
  line(founded(table1853(), 'SIR', P1, { cash }), ...SOUTH, ...more);

/** From Allahabad (GIP) to Hyderabad and on, four cities in a row for one company. */
const DECCAN = [
  'H20 6 I19 G19',
  'I19 9 H20 J18',
  'J18 4 I19 K17',
  'K17 717 J18 J16 L16 K15',
  'L16 8 M17 K17',
  'M17 8 N16 L16',
  'N16 4 O15 M17',
  'O15 12 P16 N16 O17',
];

describe('what a station costs', () => {
  test('1853-4.4.4a Home stations are free, the first further one costs 40, all others 100', () => {
    const gip = (...more: readonly (readonly [string, number])[]) => {
      const builder = line(founded(table1853(), 'GIP', P1), ...DECCAN);
      for (const [hex, stop] of more) builder.station('GIP', hex, stop);
      return builder.atStep('GIP', 'station');
    };
    expect(1000 - gip().do(P1, place('K17')).cash('GIP')).toBe(40);
    expect(1000 - gip(['K17', 0]).do(P1, place('O15')).cash('GIP')).toBe(100);
    expect(1000 - gip(['K17', 0], ['G13', 0]).do(P1, place('O15')).cash('GIP')).toBe(100);
    // 1g, R47: the fifth was the last.
    gip(['K17', 0], ['G13', 0], ['J8', 0]).refuses(P1, place('O15'), 'noStationLeft', '1853-1g');
  });

  test('1853-4.4.4a A small BBCI pays 40 for its second station, a large one for its third', () => {
    const ways = ['H10 6 H12 I9', 'H12 8 H10 G13', 'G13 6 H12 F12'];
    const cost = (size: 'large' | 'small') =>
      1000 -
      line(founded(bbci(table1853(), size), 'BBCI', P1), ...ways)
        .atStep('BBCI', 'station')
        .do(P1, place('G13'))
        .cash('BBCI');
    expect([cost('small'), cost('large')]).toEqual([40, 40]);
    const next = (size: 'large' | 'small') =>
      line(founded(bbci(table1853(), size), 'BBCI', P1), ...ways)
        .station('BBCI', 'J8')
        .station('BBCI', 'I3')
        .atStep('BBCI', 'station');
    expect(1000 - next('small').do(P1, place('G13')).cash('BBCI')).toBe(100);
    next('large').refuses(P1, place('G13'), 'noStationLeft', '1853-1g');
  });

  test('1853-4.4.4b The company pays, nobody else', () => {
    expect(sir(40).atStep('SIR', 'station').do(P1, place('R16')).cash('SIR')).toBe(0);
    sir(39).cash(P1, 5000).atStep('SIR', 'station').refuses(P1, place('R16'), 'treasuryShort', '1853-4.4.4b');
  });

  test('1853-3.4.6a While a train is owed for no station is paid', () => {
    onCredit(train(sir(), 'SIR', '2'), 'SIR', 5000)
      .atStep('SIR', 'station')
      .refuses(P1, place('R16'), 'creditFirst', '1853-3.4.6a');
  });
});

describe('where a station stands', () => {
  test('1853-4.4.3a A new station is where routes, track and runs may start', () => {
    const beyond = lay('Q15', '9', 'R16', 'P14');
    // The MSM has filled Bangalore: the SIR comes no further, unless it stands there itself.
    const full = () => inPhase(sir(1000), '3').station('MSM', 'R16');
    full().operating('SIR').refuses(P1, beyond, 'lineBlocked', '1853-4.1.6b');
    const room = line(inPhase(sir(1000), '3'), 'R16 15 S15 R14 Q15 Q17')
      .station('MSM', 'R16')
      .station('SIR', 'R16');
    expect(room.operating('SIR').accepts(P1, beyond)).toBe(true);
    const runner = train(line(room, 'Q15 9 R16 P14', 'P14 58 Q15 O15'), 'SIR', '2').atStep('SIR', 'run');
    expect(runner.accepts(P1, runs(run(trainId(runner, 'SIR', '2'), 'R16:0 Q15 P14:0')))).toBe(true);
  });

  test('1853-4.4.5a A station stands on a free circle of a large city', () => {
    const play = sir().atStep('SIR', 'station');
    expect(play.accepts(P1, place('R16'))).toBe(true);
    line(sir(), 'T18 3 T16 U17')
      .atStep('SIR', 'station')
      .refuses(P1, place('T18'), 'notACity', '1853-4.4.5a');
    play.refuses(P1, place('S15'), 'notACity', '1853-4.4.5a');
    play.refuses(P1, place('R16', 1), 'notACity', '1853-4.4.5a');
    sir().station('MSM', 'R16').atStep('SIR', 'station').refuses(P1, place('R16'), 'cityFull', '1853-4.4.5a');
  });

  test('1853-4.4.5b One station of a company on a hex, however many stations the city has', () => {
    const eir = line(
      founded(table1853(), 'EIR', P1),
      'H24 6 I25 H22',
      'I25 8 H24 J24',
      'J24 7 I25 J26',
      'J26 4 J24 J28',
    );
    eir.atStep('EIR', 'station').refuses(P1, place('J28', 1), 'stationThere', '1853-4.4.5b');
    eir.atStep('EIR', 'station').refuses(P1, place('J28', 0), 'stationThere', '1853-4.4.5b');
    expect(
      line(founded(table1853(), 'BNR', P1), ...DECCAN.slice(3))
        .atStep('BNR', 'station')
        .accepts(P1, place('O15')),
    ).toBe(true);
  });

  test('1853-4.4.5c One station a turn, unless the table has agreed on any number', () => {
    const twice = (manyStations: boolean) =>
      line(founded(table1853({ manyStations }), 'GIP', P1), ...DECCAN)
        .atStep('GIP', 'station')
        .do(P1, place('K17'));
    twice(false).refuses(P1, place('O15'), 'placedAlready', '1853-4.4.5c');
    const many = twice(true);
    expect(many.top).toBe('stationStep');
    expect(many.do(P1, place('O15')).cash('GIP')).toBe(1000 - 40 - 100);
    expect(many.do(P1, pass).top).not.toBe('stationStep');
    many.refuses(P1, place('K17'), 'stationThere', '1853-4.4.5b');
    many.do(P1, pass).refuses(P1, place('O15'), 'placedAlready', '1853-4.4.5c');
  });

  test('1853-4.4.6a The city is joined to an own station by track of one gauge that nobody blocks', () => {
    // No track at all.
    sir().atStep('SIR', 'station').refuses(P1, place('R14'), 'stationNotConnected', '1853-4.4.6a');
    // Mysore behind Bangalore: the gauge breaks there, or an own station lets it change.
    const broken = (tile: string) =>
      line(
        founded(table1853(), 'SIR', P1),
        'T16 6 T18 S15',
        'S15 8 T16 R16',
        `R16 ${tile}`,
        'R14 75 R16 Q15',
      );
    const dual = '716 S15 R14 Q17 R18';
    broken(dual).atStep('SIR', 'station').refuses(P1, place('R14'), 'stationNotConnected', '1853-4.4.6a');
    expect(broken(dual).station('SIR', 'R16').atStep('SIR', 'station').accepts(P1, place('R14'))).toBe(true);
    const same = line(broken(dual), 'R14 5 R16 Q15');
    expect(same.atStep('SIR', 'station').accepts(P1, place('R14'))).toBe(true);
    // Full of others' stations: neither it nor what lies behind.
    const full = same.station('MSM', 'R16').station('BNR', 'R16').atStep('SIR', 'station');
    full.refuses(P1, place('R14'), 'stationNotConnected', '1853-4.4.6a');
    full.refuses(P1, place('R16'), 'cityFull', '1853-4.4.5a');
  });

  test('1853-4.4.7a Home circles of companies that are not in operation stay free', () => {
    // Delhi: the north-western circle is that of the NWR.
    const gip = () =>
      line(
        founded(table1853(), 'GIP', P1).station('GIP', 'G13'),
        'G13 716 F14 H12 G15 G11',
        'E13 58 F14 D14',
      );
    gip().atStep('GIP', 'station').refuses(P1, place('F14', 0), 'homeKept', '1853-4.4.7a');
    expect(gip().atStep('GIP', 'station').accepts(P1, place('F14', 2))).toBe(true);
    founded(gip(), 'NWR', P2)
      .atStep('GIP', 'station')
      .refuses(P1, place('F14', 0), 'cityFull', '1853-4.4.5a');
    // After an upgrade one circle stays kept in that station (R30), and it blocks nobody.
    const nagpur = (stations: readonly string[]) => {
      const builder = line(founded(table1853(), 'GIP', P1), ...DECCAN);
      for (const company of stations) builder.station(company, 'K17');
      return builder.atStep('GIP', 'station');
    };
    expect(nagpur([]).accepts(P1, place('K17'))).toBe(true);
    nagpur(['BBCI']).refuses(P1, place('K17'), 'homeKept', '1853-4.4.7a');
    expect(nagpur(['BBCI']).accepts(P1, place('O15'))).toBe(true);
  });
});

describe('from phase 5 on', () => {
  /** Trichinopoly, Bangalore, then Hyderabad outside the territory of the SIR. */
  const north = (kinds: readonly string[], options = {}) => {
    const builder = inPhase(founded(table1853(options), 'SIR', P1), '5');
    line(builder, ...SOUTH, 'Q15 9 R16 P14', 'P14 58 Q15 O15', 'O15 6 P14 N14');
    for (const kind of kinds) train(builder, 'SIR', kind);
    return builder;
  };

  test('1853-4.4.2a With a 5 or 6 a company has stations where a train comes from a home station', () => {
    for (const kind of ['5', '6'])
      expect(north([kind]).atStep('SIR', 'station').accepts(P1, place('O15'))).toBe(true);
    for (const kinds of [[], ['4'], ['4', '4M']])
      north(kinds).atStep('SIR', 'station').refuses(P1, place('O15'), 'needsFiveOrSix', '1853-4.4.2a');
    north([])
      .set({ phase: '4' })
      .atStep('SIR', 'station')
      .refuses(P1, place('O15'), 'outsideTerritory', '1853-4.4.1a');
    // Joined by metre track only, on which no 5 runs.
    const metre = (kinds: readonly string[]) => {
      const builder = inPhase(founded(table1853(), 'SIR', P1), '5');
      line(
        builder,
        'T16 76 T18 S15',
        'S15 78 T16 R16',
        'R16 76 S15 Q15',
        'Q15 79 R16 P14',
        'P14 73 Q15 O15',
        'O15 76 P14 N14',
      );
      for (const kind of kinds) train(builder, 'SIR', kind);
      return builder.atStep('SIR', 'station');
    };
    metre(['5']).refuses(P1, place('O15'), 'noTrainReaches', '1853-4.4.2a');
    expect(metre(['5', '3M']).accepts(P1, place('O15'))).toBe(true);
  });

  test('1853-4.4.2b Who has a station outside must run to that city in the same turn', () => {
    const play = north(['5']).atStep('SIR', 'station').do(P1, place('O15'));
    expect(ownOf(play.state).duties).toEqual(['O15:0']);
    const id = trainId(play, 'SIR', '5');
    play.refuses(P1, runs(run(id, 'T16:0 S15 R16:0')), 'notUsed', '1853-4.4.2b');
    play.refuses(P1, runs(), 'notUsed', '1853-4.4.2b');
    expect(play.accepts(P1, runs(run(id, 'P14:0 O15:0')))).toBe(true);
    expect(play.accepts(P1, runs(run(id, 'T16:0 S15 R16:0 Q15 P14:0 O15:0')))).toBe(true);
    // Inside there is no duty, and with the turn it is over.
    const inside = north(['5']).atStep('SIR', 'station').do(P1, place('R16'));
    expect(ownOf(inside.state).duties).toEqual([]);
    expect(inside.accepts(P1, runs())).toBe(true);
    const next = north(['5']);
    next.set({ own: { ...ownOf(next.state), duties: ['O15:0'] } });
    expect(ownOf(next.operating('SIR').state).duties).toEqual([]);
  });

  test('1853-4.2.3b 1853-4.4.2b Several duties must be served together', () => {
    // From Bombay to P12 and from Allahabad to Benares: no single train of the GIP serves both.
    const apart = (...kinds: readonly string[]) => {
      const builder = inPhase(founded(table1853(), 'GIP', P1), '5');
      line(builder, 'N10 4 M9 O11', 'O11 9 N10 P12', 'P12 58 O11 Q11', 'H20 6 H22 I19', 'H22 6 H20 I23');
      for (const kind of kinds) train(builder, 'GIP', kind);
      return builder.operating('GIP').do(P1, lay('P12', '88', 'Q11', 'O11', 'O13', 'Q13'));
    };
    apart('5').refuses(P1, place('H22'), 'dutiesClash', '1853-4.4.2b');
    const play = apart('5', '4').do(P1, place('H22'));
    expect(ownOf(play.state).duties).toEqual(['P12', 'H22:0']);
    const [five, four] = [trainId(play, 'GIP', '5'), trainId(play, 'GIP', '4')];
    const [south, east] = [run(five, 'M9:1 N10:0 O11 P12:0'), run(four, 'H20:0 H22:0')];
    play.refuses(P1, runs(south), 'notUsed', '1853-4.4.2b');
    play.refuses(P1, runs(east), 'notUsed', '1853-4.2.3b');
    expect(play.accepts(P1, runs(south, east))).toBe(true);
    // Nobody else is bound by it, and it is done with the run.
    expect(title.runs.runRules(play.state, 'GIP').mustUse).toEqual(['P12', 'H22:0']);
    expect(title.runs.runRules(play.state, 'NWR').mustUse).toBeUndefined();
    expect(play.run().top).toBe('revenueStep');
    expect(title.runs.runRules(play.run().state, 'GIP').mustUse).toBeUndefined();
  });
});
