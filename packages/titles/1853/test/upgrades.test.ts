/** 4.2: upgrades. */
import { describe, expect, test } from 'vitest';
import { ownOf } from '../rules/own.ts';
import { title } from '../rules/title.ts';
import {
  bbci,
  founded,
  inPhase,
  lay,
  line,
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

type Phase = '2' | '3' | '4' | '5';

/** The SIR in Trichinopoly with standard track to S15 and T18. */
const sir = (phase: Phase, ...tiles: readonly string[]): TableBuilder =>
  line(inPhase(founded(table1853(), 'SIR', P1), phase), 'T16 6 T18 S15', ...tiles);

describe('instead of yellow tiles', () => {
  test('1853-4.2.1a A company upgrades one tile, and lays nothing else in the turn', () => {
    const nwr = line(
      inPhase(founded(table1853(), 'NWR', P1), '3'),
      'C11 6 C13 D10',
      'E13 4 F14 D12',
    ).operating('NWR');
    const upgrade = lay('C11', '12', 'C13', 'D12', 'D10');
    const play = nwr.do(P1, upgrade);
    play.refuses(P1, lay('D10', '9', 'C11', 'E9'), 'upgradeAlone', '1853-4.2.1a');
    play.refuses(P1, lay('E13', '87', 'F14', 'F12', 'E11', 'D12'), 'upgradeAlone', '1853-4.2.1a');
    const yellow = nwr.do(P1, lay('D10', '9', 'C11', 'E9'));
    yellow.refuses(P1, upgrade, 'upgradeAlone', '1853-4.2.1a');
    yellow.refuses(P1, lay('E13', '87', 'F14', 'F12', 'E11', 'D12'), 'upgradeAlone', '1853-4.2.1a');
  });

  test('1853-4.2.1b Green comes in phase 3, brown in 4, grey in 5, for the next company at once', () => {
    const green = lay('T16', '14', 'T18', 'S15', 'T14', 'U17');
    sir('2').operating('SIR').refuses(P1, green, 'colourNotYet', '1853-4.2.1b');
    expect(sir('3').operating('SIR').accepts(P1, green)).toBe(true);
    const brown = lay('R16', '102', 'S15', 'R14', 'Q15', 'Q17', 'R18', 'S17');
    const city = (phase: Phase) => line(sir(phase).station('SIR', 'R16'), 'R16 719 S15 Q15 Q17 R18');
    city('3').operating('SIR').refuses(P1, brown, 'colourNotYet', '1853-4.2.1b');
    expect(city('4').operating('SIR').accepts(P1, brown)).toBe(true);
    const gray = { type: 'layTile', hex: 'R16', tile: '109', rotation: 0 } as const;
    const browned = (phase: Phase) => line(sir(phase).station('SIR', 'R16'), 'R16 103 S15 Q15 Q17 R18');
    browned('4').operating('SIR').refuses(P1, gray, 'colourNotYet', '1853-4.2.1b');
    expect(browned('5').operating('SIR').accepts(P1, gray)).toBe(true);
    // The NWR buys the first 3: the SIR may lay green in the same round.
    const two = line(founded(founded(table1853(), 'NWR', P1), 'SIR', P2).supply('2', 0), 'T16 6 T18 S15');
    let play = two.operating(['NWR', 'SIR']);
    while (play.top !== 'trainStep') play = play.do(P1, pass);
    play = play.do(P1, { type: 'buyTrain', kind: '3', from: 'bank', price: 440 });
    while (play.acting === 'NWR') play = play.do(P1, pass);
    expect(play.acting).toBe('SIR');
    expect(play.accepts(P2, green)).toBe(true);
  });

  test('1853-4.2.1c No colour is left out, and some tiles are never upgraded', () => {
    sir('4')
      .operating('SIR')
      .refuses(P1, lay('T16', '102', 'T18', 'S15', 'T14', 'U17', 'S17', 'U15'), 'wrongColour', '1853-4.2.1c');
    const all = [...title.board.tiles.keys()];
    for (const tile of ['1', '2', '55', '56', '71']) {
      const play = inPhase(founded(table1853(), 'BBCI', P1), '5')
        .station('BBCI', 'F14', 1)
        .tile('F16', tile, 0);
      for (const next of all) expect(play.operating('BBCI').rotations(P1, 'F16', next)).toEqual([]);
    }
  });

  test('1853-4.2.2b A tile out of reach is upgraded if that joins it to an own station in one gauge', () => {
    const play = sir('3', 'S15 7 R14 R16').operating('SIR');
    expect(play.accepts(P1, lay('S15', '82', 'R14', 'R16', 'T16'))).toBe(true);
    play.refuses(P1, lay('S15', '80', 'R14', 'R16', 'S17'), 'noAccess', '1853-4.2.2b');
    // The home of the SIR leads there in standard gauge.
    sir('3', 'S15 77 R14 R16')
      .operating('SIR')
      .refuses(P1, lay('S15', '86', 'R14', 'R16', 'T16'), 'gaugeDiffers', '1853-4.2.2b');
  });

  test('1853-4.2.2c Nor do upgrades lead off the map', () => {
    const play = line(inPhase(founded(table1853(), 'BNR', P1), '3'), 'K27 9 J28 L26').operating('BNR');
    play.refuses(P1, lay('K27', '82', 'L26', 'J28', 'K29'), 'offMap', '1853-4.2.2c');
    expect(play.accepts(P1, lay('K27', '82', 'L26', 'J28', 'K25'))).toBe(true);
  });

  test('1853-4.2.4a Track that lies there stays', () => {
    const play = sir('3').operating('SIR');
    play.refuses(P1, lay('T16', '14', 'T18', 'S17', 'T14', 'U15'), 'losesTrack', '1853-4.2.4a');
    expect(play.accepts(P1, lay('T16', '14', 'T18', 'S15', 'T14', 'U17'))).toBe(true);
  });

  test('1853-4.2.5a Plain track never becomes a station', () => {
    const play = sir('3', 'S15 8 T16 R16').operating('SIR');
    play.refuses(P1, lay('S15', '14', 'T16', 'R14', 'R16', 'T14'), 'wrongStops', '1853-4.2.5a');
    play.refuses(P1, lay('S15', '87', 'T16', 'R16', 'S17', 'R14'), 'wrongStops', '1853-4.2.5a');
  });

  test('1853-4.2.5b A small yellow station becomes a small or a large green one', () => {
    const play = line(
      inPhase(founded(table1853(), 'SIR', P1), '3'),
      'T16 6 S17 U17',
      'S17 4 T16 R18',
    ).operating('SIR');
    expect(play.accepts(P1, lay('S17', '87', 'T16', 'S15', 'R16', 'R18'))).toBe(true);
    expect(play.accepts(P1, lay('S17', '14', 'T16', 'R16', 'R18', 'T18'))).toBe(true);
  });

  test('1853-4.2.6a Old track keeps its gauge or becomes dual', () => {
    const straight = line(inPhase(founded(table1853(), 'BNR', P1), '3'), 'K27 9 J28 L26').operating('BNR');
    expect(straight.accepts(P1, lay('K27', '233', 'J28', 'L26'))).toBe(true);
    straight.refuses(P1, lay('K27', '86', 'L26', 'K25', 'J28'), 'notAnUpgrade', '1853-TCf');
    // Of the six arms of a 718 three are metre: the two of the yellow tile must come to lie under standard ones.
    expect(sir('3').operating('SIR').rotations(P1, 'T16', '718')).toEqual([1]);
    const other = { type: 'layTile', hex: 'T16', tile: '718', rotation: 0 } as const;
    sir('3').operating('SIR').refuses(P1, other, 'losesGauge', '1853-4.2.6a');
  });

  test('1853-4.2.6b New track may have any gauge, and goes on in the other with an own station only', () => {
    const city = () => sir('3', 'S15 8 T16 R16').tile('R16', '718', 0);
    const metre = lay('Q15', '79', 'R16', 'P14');
    city().operating('SIR').refuses(P1, metre, 'gaugeDiffers', '1853-4.2.6b');
    expect(city().station('SIR', 'R16').operating('SIR').accepts(P1, metre)).toBe(true);
  });

  test('1853-4.2.7a No two grey tiles adjoin, joined or not', () => {
    const gray = { type: 'layTile', hex: 'R16', tile: '109', rotation: 0 } as const;
    const city = () => line(sir('5').station('SIR', 'R16'), 'R16 103 S15 Q15 Q17 R18');
    expect(city().operating('SIR').accepts(P1, gray)).toBe(true);
    city().tile('R14', '109', 0).operating('SIR').refuses(P1, gray, 'grayBeside', '1853-4.2.7a');
    city().tile('Q15', '112', 3).operating('SIR').refuses(P1, gray, 'grayBeside', '1853-4.2.7a');
    // no track of R14 leads to R16, and none of R16 to R14, or neither
    const apart = city().tile('R14', '109', 5).operating('SIR');
    for (const rotation of [0, 2]) apart.refuses(P1, { ...gray, rotation }, 'grayBeside', '1853-4.2.7a');
    city()
      .tile('R14', '109', 0)
      .operating('SIR')
      .refuses(P1, { ...gray, rotation: 2 }, 'grayBeside', '1853-4.2.7a');
  });

  test('1853-4.2.10a Replaced tiles go back to the stock', () => {
    const play = sir('3', 'S15 8 T16 R16').operating('SIR');
    const left = play.state.tileStock['8'] ?? 0;
    const { tileStock } = play.do(P1, lay('S15', '82', 'R14', 'R16', 'T16')).state;
    expect(tileStock['8']).toBe(left + 1);
    expect(tileStock['82']).toBe(3);
  });

  test('1853-4.2.11a Upgrades cost nothing more', () => {
    const play = sir('3', 'S15 8 T16 R16').cash('SIR', 0).operating('SIR');
    expect(play.do(P1, lay('S15', '82', 'R14', 'R16', 'T16')).cash('SIR')).toBe(0);
  });
});

describe('from phase 5 on', () => {
  /** From Trichinopoly to Hyderabad; what lies north of Bangalore is outside the territory of the SIR. */
  const north = (...trains: readonly string[]) => {
    const builder = sir(
      '5',
      'S15 8 T16 R16',
      'R16 6 S15 Q15',
      'Q15 9 R16 P14',
      'P14 58 Q15 O15',
      'O15 6 P14 N14',
    );
    for (const kind of trains) train(builder, 'SIR', kind);
    return builder;
  };
  const far = lay('O15', '12', 'P14', 'N14', 'O13');

  test('1853-4.2.3a With a 5 or 6 a company upgrades where a train comes from a home station', () => {
    for (const kind of ['5', '6']) {
      expect(north(kind).operating('SIR').accepts(P1, far)).toBe(true);
      // A tile on the way is as good, and a town may become a city.
      expect(
        north(kind)
          .operating('SIR')
          .accepts(P1, lay('Q15', '233', 'R16', 'P14')),
      ).toBe(true);
      expect(north(kind).operating('SIR').rotations(P1, 'P14', '716').length).toBeGreaterThan(0);
    }
    for (const others of [[], ['4'], ['4', '4M']])
      north(...others)
        .operating('SIR')
        .refuses(P1, far, 'needsFiveOrSix', '1853-4.2.3a');
    // Before phase 5 a 5 helps nobody.
    inPhase(north(), '4').operating('SIR').refuses(P1, far, 'outsideTerritory', '1853-4.2.2a');
    // Any of its trains may be the one, but some must come: here the line is metre, the 5 runs on standard.
    const metre = (...trains: readonly string[]) => {
      const builder = line(
        inPhase(founded(table1853(), 'SIR', P1), '5'),
        'T16 76 T18 S15',
        'S15 78 T16 R16',
        'R16 76 S15 Q15',
        'Q15 79 R16 P14',
        'P14 73 Q15 O15',
        'O15 76 P14 N14',
      );
      for (const kind of trains) train(builder, 'SIR', kind);
      return builder.operating('SIR');
    };
    const metreFar = lay('O15', '100', 'P14', 'N14', 'O13');
    metre('5').refuses(P1, metreFar, 'noTrainReaches', '1853-4.2.3a');
    expect(metre('5', '3M').accepts(P1, metreFar)).toBe(true);
  });

  test('1853-4.2.3a Not beyond the range of its trains, nor from a station that is no home', () => {
    // Madras, Bangalore, Mysore, Hyderabad, Nagpur: Allahabad is the sixth.
    const long = (kind: string) =>
      train(
        line(
          inPhase(founded(table1853(), 'MSM', P1), '5'),
          'Q17 7 R18 R16',
          'R16 6 Q17 R14',
          'R14 5 R16 Q15',
          'Q15 9 R14 P16',
          'P16 8 Q15 O15',
          'O15 6 P16 N16',
          'N16 4 O15 M17',
          'M17 8 N16 L16',
          'L16 8 M17 K17',
          'K17 6 L16 K19',
          'K19 58 K17 J20',
          'J20 58 K19 I19',
          'I19 8 J20 H20',
          'H20 6 I19 G19',
        ),
        'MSM',
        kind,
      ).operating('MSM');
    const sixth = lay('H20', '12', 'I19', 'G19', 'H18');
    long('5').refuses(P1, sixth, 'noTrainReaches', '1853-4.2.3a');
    expect(long('6').accepts(P1, sixth)).toBe(true);
    expect(long('5').accepts(P1, lay('K17', '12', 'L16', 'K19', 'L18'))).toBe(true);
    // A town behind the fifth city is reached, but as a city it would be the sixth.
    expect(long('5').accepts(P1, lay('K19', '87', 'L18', 'K17', 'J18', 'J20'))).toBe(true);
    const grown = lay('K19', '716', 'L18', 'K17', 'J20', 'K21');
    long('5').refuses(P1, grown, 'noTrainReaches', '1853-4.2.3a');
    expect(long('6').accepts(P1, grown)).toBe(true);
    // A station in Hyderabad alone is no home.
    const alone = train(
      line(sir('5'), 'O15 6 P14 N14', 'P14 58 O15 Q15').station('SIR', 'O15'),
      'SIR',
      '5',
    ).operating('SIR');
    alone.refuses(P1, lay('O15', '12', 'P14', 'N14', 'O13'), 'noTrainReaches', '1853-4.2.3a');
  });

  test('1853-4.2.3b Who upgrades outside must run over that tile in the same turn', () => {
    const start = north('5').operating('SIR');
    let play = start.do(P1, far);
    expect(ownOf(play.state).duties).toEqual(['O15']);
    while (play.top === 'stationStep') play = play.do(P1, pass);
    const id = trainId(play, 'SIR', '5');
    const short = runs(run(id, 'T16:0 S15 R16:0'));
    play.refuses(P1, short, 'notUsed', '1853-4.2.3b');
    play.refuses(P1, runs(), 'notUsed', '1853-4.2.3b');
    expect(play.accepts(P1, runs(run(id, 'T16:0 S15 R16:0 Q15 P14:0 O15:0')))).toBe(true);
    expect(play.run().cash('SIR')).toBeGreaterThanOrEqual(1000);
    // Inside the territory there is no such duty.
    let inside = start.do(P1, lay('R16', '12', 'S15', 'Q15', 'R14'));
    expect(ownOf(inside.state).duties).toEqual([]);
    while (inside.top === 'stationStep') inside = inside.do(P1, pass);
    expect(inside.accepts(P1, short)).toBe(true);
    expect(inside.accepts(P1, runs())).toBe(true);
  });
});

describe('trains on the new tiles', () => {
  const atRun = (builder: TableBuilder, company = 'SIR') => builder.atStep(company, 'run');

  test('1853-4.2.5d Junctions are passed like stations, for nothing', () => {
    const play = atRun(train(sir('4', 'S15 106 T16 R16 R14 S13', 'R16 6 S15 Q15'), 'SIR', '2'));
    const id = trainId(play, 'SIR', '2');
    const played = play.do(P1, runs(run(id, 'T16:0 S15 R16:0')));
    expect(played.state.agenda.at(-1)).toMatchObject({ kind: 'revenueStep', revenue: 40 });
    // no stop, neither on the way nor at its end
    for (const way of ['T16:0 S15:0 R16:0', 'T16:0 S15:0'])
      expect(play.refuses(P1, runs(run(id, way)), 'noSuchStop', '1853-4.2.5d').params).toMatchObject({
        junction: 'S15',
      });
    play.refuses(P1, runs(run(id, 'T16:0 R16:7')), 'noSuchStop', '1853-0.1');
  });

  test('1853-4.2.8a Dual track serves trains of both gauges, other track only its own', () => {
    const dual = 'S15 106 T16 R16 R14 S13';
    const city = ['R16 716 S15 R14 Q17 R18', 'T16 716 S15 S17 U17 U15'];
    for (const kind of ['3', '2M']) {
      const play = atRun(
        train(line(inPhase(founded(table1853(), 'SIR', P1), '4'), dual, ...city), 'SIR', kind),
      );
      expect(play.accepts(P1, runs(run(trainId(play, 'SIR', kind), 'T16:0 S15 R16:0')))).toBe(true);
    }
    // A train on the wrong gauge.
    for (const [kind, tile] of [
      ['3', '78'],
      ['2M', '8'],
    ] as const) {
      const play = train(
        train(
          line(inPhase(founded(table1853(), 'SIR', P1), '4'), `S15 ${tile} T16 R16`, ...city),
          'SIR',
          kind,
        ),
        'SIR',
        kind === '3' ? '2M' : '3',
      );
      atRun(play).refuses(
        P1,
        runs(run(trainId(play, 'SIR', kind), 'T16:0 S15 R16:0')),
        'wrongGauge',
        '1853-4.5.3a',
      );
    }
  });

  test('1853-4.2.9a A city with a free circle is open to all', () => {
    const through = (...stations: readonly string[]) => {
      const builder = train(
        sir('3', 'S15 8 T16 R16', 'R16 15 S15 R14 Q15 Q17', 'Q15 9 R16 P14', 'P14 58 Q15 O15'),
        'SIR',
        '3',
      );
      for (const company of stations) builder.station(company, 'R16');
      return atRun(builder);
    };
    const long = (play: ReturnType<typeof through>) =>
      runs(run(trainId(play, 'SIR', '3'), 'T16:0 S15 R16:0 Q15 P14:0'));
    expect(through('MSM').accepts(P1, long(through('MSM')))).toBe(true);
    through('MSM', 'BNR').refuses(P1, long(through()), 'closedCity', '1853-4.5.6a');
    expect(through('MSM', 'SIR').accepts(P1, long(through()))).toBe(true);
  });
});

describe('the printed cities', () => {
  test('1853-4.2.12b Each has its own brown tile from phase 4 on; Waltair has no grey one', () => {
    const brown = { F14: '500', J28: '500', M9: '105', R18: '105', N22: '720' } as const;
    const at = { F14: 'NWR', J28: 'EIR', M9: 'GIP', R18: 'MSM', N22: 'ECR' } as const;
    for (const hex of ['F14', 'J28', 'M9', 'R18', 'N22'] as const) {
      const company = at[hex];
      const start = (phase: Phase) => inPhase(founded(table1853(), company, P1), phase);
      const four = start('4').operating(company);
      for (const tile of ['500', '105', '720', '102', '103', '14'])
        expect([hex, tile, four.rotations(P1, hex, tile).length > 0]).toEqual([
          hex,
          tile,
          tile === brown[hex],
        ]);
      const [rotation = 0] = four.rotations(P1, hex, brown[hex]);
      const action = { type: 'layTile', hex, tile: brown[hex], rotation } as const;
      start('3').operating(company).refuses(P1, action, 'hexNotYet', '1853-4.2.12b');
      const wrong = hex === 'F14' || hex === 'J28' ? '105' : '500';
      four.refuses(P1, { ...action, tile: wrong }, 'labelledTile', '1853-4.2.12b');
      // Grey is laid on brown alone.
      const skips = { F14: '900', J28: '900', M9: '111', R18: '111', N22: null } as const;
      const grey = skips[hex];
      if (grey)
        start('5')
          .operating(company)
          .refuses(P1, { ...action, tile: grey }, 'wrongColour', '1853-4.2.1c');
      // Grey.
      const grays = { 500: '900', 105: '111', 720: null } as const;
      const five = start('5').tile(hex, brown[hex], rotation).operating(company);
      for (const tile of ['900', '111', '109', '112'])
        expect([hex, tile, five.rotations(P1, hex, tile).length > 0]).toEqual([
          hex,
          tile,
          tile === grays[brown[hex]],
        ]);
    }
  });

  test('1853-4.2.12c There is one grey tile for Calcutta and Delhi', () => {
    const nwr = () => inPhase(founded(table1853(), 'NWR', P1), '5').tile('F14', '500', 0);
    const gray = { type: 'layTile', hex: 'F14', tile: '900', rotation: 0 } as const;
    expect(nwr().operating('NWR').accepts(P1, gray)).toBe(true);
    nwr().tile('J28', '900', 0).operating('NWR').refuses(P1, gray, 'noTileLeft', '1853-4.2.12c');
  });

  test('1853-4.2.12d Nobody passes through Delhi or Calcutta, on any tile', () => {
    // From Jaipur by the south-western station to the eastern one.
    for (const delhi of [null, '500', '900']) {
      const builder = train(
        line(
          inPhase(founded(bbci(table1853(), 'small'), 'BBCI', P1), '5'),
          'G13 6 F14 H14',
          'F16 1 F14 E17 G15 F18',
        ),
        'BBCI',
        '5',
      ).station('BBCI', 'G13');
      if (delhi) builder.tile('F14', delhi, 0);
      const play = builder.atStep('BBCI', 'run');
      const id = trainId(play, 'BBCI', '5');
      const [southWest, east] = delhi ? ['F14:0', 'F14:4'] : ['F14:2', 'F14:1'];
      expect(play.accepts(P1, runs(run(id, `G13:0 ${southWest}`)))).toBe(true);
      play.refuses(P1, runs(run(id, `G13:0 ${southWest} F16:0`)), 'dividedCity', '1853-4.2.12d');
      // Track that is missing elsewhere is another matter.
      play.refuses(P1, runs(run(id, `H12:0 G13:0 ${southWest}`)), 'noSuchStop');
      play.refuses(P1, runs(run(id, `G13:0 ${southWest} ${east}`)), 'placeTwice', '1853-4.5.5b');
      // Nor does a company build beyond.
      expect(builder.operating('BBCI').rotations(P1, 'E13', '4')).toEqual([]);
    }
  });

  test('1853-4.2.12e Bombay and Madras are passed from the brown tile on, and their stations become one', () => {
    const table = () =>
      train(
        line(
          inPhase(founded(founded(bbci(table1853(), 'large'), 'BBCI', P1), 'GIP', P2), '4'),
          'L10 58 M9 K9',
          'N10 58 M9 N12',
        ),
        'GIP',
        '4',
      );
    const printed = table();
    expect(printed.state.stations.filter(({ hex }) => hex === 'M9').map(({ stop }) => stop)).toEqual([0, 1]);
    const before = printed.atStep('GIP', 'run');
    const id = trainId(before, 'GIP', '4');
    before.refuses(P2, runs(run(id, 'L10:0 M9:1 N10:0')), 'dividedCity', '1853-4.2.12e');
    // so too beside a train that passes nothing
    const both = train(table(), 'GIP', '3').atStep('GIP', 'run');
    const two = [run(trainId(both, 'GIP', '3'), 'N10:0 M9:1'), run(id, 'L10:0 M9:1 N10:0')];
    both.refuses(P2, runs(...two.toReversed()), 'dividedCity', '1853-4.2.12e');
    // The GIP lays the brown tile: both stations stand in the joined city.
    const laid = table().operating('GIP');
    const rotation = laid.rotations(P2, 'M9', '105').find((one) => {
      const face = title.board.tiles.get('105')?.[one];
      return face !== undefined && (face.exits & 0b101000) === 0b101000;
    });
    const play = laid.do(P2, { type: 'layTile', hex: 'M9', tile: '105', rotation: rotation ?? 0 });
    expect(play.stations('M9')).toEqual(['BBCI:0', 'GIP:0']);
    const after = table().tile('M9', '105', rotation ?? 0);
    after.set({
      stations: after.state.stations.map((one) => (one.hex === 'M9' ? { ...one, stop: 0 } : one)),
    });
    expect(after.atStep('GIP', 'run').accepts(P2, runs(run(id, 'L10:0 M9:0 N10:0')))).toBe(true);
  });

  test('1853-4.2.12e Places that are kept in Bombay move into the joined city', () => {
    // Nobody is founded: the GIP and, until it is decided, the BBCI keep a place each of the three.
    const bombay = (size: 'open' | 'small') => {
      const builder = inPhase(founded(table1853(), 'MSM', P1), '4').station('MSM', 'J8');
      if (size === 'small') bbci(builder, 'small');
      return line(builder, 'J8 6 K9 J6', 'K9 4 J8 L10', 'L10 58 K9 M9').tile('M9', '105', 3);
    };
    const exits = title.board.tiles.get('105')?.[3]?.exits ?? 0;
    expect(exits & 0b1000).toBe(0b1000);
    expect(bombay('open').atStep('MSM', 'station').accepts(P1, place('M9'))).toBe(true);
    bombay('open')
      .station('NWR', 'M9')
      .atStep('MSM', 'station')
      .refuses(P1, place('M9'), 'homeKept', '1853-4.4.7a');
    expect(bombay('small').station('NWR', 'M9').atStep('MSM', 'station').accepts(P1, place('M9'))).toBe(true);
  });

  test('1853-4.2.13a The first upgrade of Calcutta costs 60, the next nothing', () => {
    const eir = (phase: Phase, cash: number) => inPhase(founded(table1853(), 'EIR', P1, { cash }), phase);
    const brown = { type: 'layTile', hex: 'J28', tile: '500', rotation: 0 } as const;
    expect(eir('4', 60).operating('EIR').do(P1, brown).cash('EIR')).toBe(0);
    eir('4', 59).operating('EIR').refuses(P1, brown, 'treasuryShort', '1853-4.2.13a');
    const gray = { ...brown, tile: '900' };
    expect(eir('5', 0).tile('J28', '500', 0).operating('EIR').do(P1, gray).cash('EIR')).toBe(0);
  });

  test('1853-4.2.12f Arms of Calcutta that lead off the map are dead', () => {
    const eir = inPhase(founded(founded(table1853(), 'EIR', P1), 'BNR', P2), '4').operating('EIR');
    const play = eir.do(P1, { type: 'layTile', hex: 'J28', tile: '500', rotation: 0 });
    // Stations are those of their sides: north-west and south-west.
    expect(play.stations('J28')).toEqual(['EIR:2', 'BNR:0']);
    const ecr = line(
      inPhase(founded(table1853(), 'ECR', P1), '4')
        .tile('J28', '500', 0)
        .station('ECR', 'K17'),
      'K17 6 K19 J16',
      'K19 4 K17 K21',
      'K21 9 K19 K23',
      'K23 9 K21 K25',
      'K25 58 K23 J26',
      'J26 58 K25 J28',
    ).atStep('ECR', 'station');
    expect(ecr.accepts(P1, place('J28', 1))).toBe(true);
    for (const dead of [3, 4, 5]) ecr.refuses(P1, place('J28', dead), 'stationNotConnected', '1853-4.4.6a');
  });
});
