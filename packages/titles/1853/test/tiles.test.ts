/** 4.1: laying yellow tiles. */
import { describe, expect, test } from 'vitest';
import { ownOf } from '../rules/own.ts';
import {
  bbci,
  built,
  founded,
  inPhase,
  lay,
  onCredit,
  P1,
  P2,
  pass,
  place,
  type TableBuilder,
  table1853,
  train,
  twoTiles,
} from './table1853.ts';

/** The SIR stands in Trichinopoly, whose tile leads inland (S15) and to the coast (T18). */
const sir = (cash = 1000): TableBuilder => founded(table1853(), 'SIR', P1, { cash });
const withHome = (cash = 1000): TableBuilder => built(sir(cash), 'T16', '6', 'T18', 'S15');

describe('how many tiles', () => {
  test('1853-4.1.1a Track comes first: after a later step nothing is laid', () => {
    const play = sir().operating('SIR').do(P1, pass);
    expect(play.top).not.toBe('trackStep');
    play.refuses(P1, lay('T16', '6', 'T18', 'S15'), 'stepOver', '1853-4.1.1a');
  });

  test('1853-4.1.2a 1853-1k A small company lays one tile in a turn', () => {
    for (const phase of ['2', '3', '5'] as const) {
      const play = inPhase(sir(), phase)
        .operating('SIR')
        .do(P1, lay('T16', '6', 'T18', 'S15'));
      play.refuses(P1, lay('S15', '8', 'T16', 'R16'), 'laidAlready', '1853-4.1.2a');
    }
  });

  test('1853-4.1.3a In its first turn a large company chooses, before any track, once and openly', () => {
    const play = founded(table1853(), 'NWR', P1, { twoTiles: null }).operating('NWR');
    expect(play.kinds(P1)).toEqual(['chooseTwoTiles']);
    play.refuses(P1, lay('C11', '6', 'C13', 'D10'), 'twoTilesFirst', '1853-4.1.3a');
    play.refuses(P1, pass, 'twoTilesFirst', '1853-4.1.3a');
    play.refuses(P1, { type: 'chooseTwoTiles', from: 'never' }, 'malformed');
    const chosen = play.do(P1, twoTiles('later'));
    expect(ownOf(chosen.state).twoTiles).toEqual({ NWR: 'later' });
    expect(chosen.top).toBe('trackStep');
    chosen.refuses(P1, twoTiles('now'), 'twoTilesChosen', '1853-4.1.3a');
    // Never asked again.
    const next = founded(table1853(), 'NWR', P1).operating('NWR');
    expect(next.top).toBe('trackStep');
  });

  test('1853-4.1.3a From phase 3 on the free right is taken without a question', () => {
    const play = inPhase(founded(table1853(), 'NWR', P1, { twoTiles: null }), '3').operating('NWR');
    expect(play.top).toBe('trackStep');
    expect(ownOf(play.state).twoTiles).toEqual({ NWR: 'later' });
  });

  test('1853-4.1.3b By option 1 there is one tile before phase 3, then two for nothing', () => {
    const first = lay('C11', '6', 'C13', 'D10');
    const second = lay('E13', '4', 'F14', 'D12');
    founded(table1853(), 'NWR', P1)
      .operating('NWR')
      .do(P1, first)
      .refuses(P1, second, 'secondLater', '1853-4.1.3b');
    const play = inPhase(founded(table1853(), 'NWR', P1), '3')
      .operating('NWR')
      .do(P1, first)
      .do(P1, second);
    expect(play.cash('NWR')).toBe(1000);
    play.refuses(P1, lay('C13', '8', 'C11', 'D14'), 'laidAlready', '1853-4.1.3a');
  });

  /** Two tiles on plain land from two stations. */
  const plain: Readonly<
    Record<string, (builder: TableBuilder) => readonly [TableBuilder, ReturnType<typeof lay>[]]>
  > = {
    EIR: (builder) => [
      built(builder, 'H24', '6', 'I25', 'H22'),
      [lay('I27', '4', 'J28', 'H26'), lay('I25', '8', 'H24', 'J24')],
    ],
    GIP: (builder) => [
      built(built(builder, 'H20', '5', 'I19', 'I21').station('GIP', 'K17'), 'K17', '6', 'L16', 'K19'),
      [lay('I19', '9', 'H20', 'J18'), lay('L16', '9', 'K17', 'M15')],
    ],
    NWR: (builder) => [builder, [lay('C11', '6', 'C13', 'D10'), lay('E13', '4', 'F14', 'D12')]],
    BNR: (builder) => [builder, [lay('K27', '9', 'J28', 'L26'), lay('K17', '6', 'L16', 'K19')]],
    BBCI: (builder) => [
      built(
        built(builder.station('BBCI', 'G13').station('BBCI', 'J8'), 'G13', '5', 'H12', 'H14'),
        'J8',
        '6',
        'J10',
        'I7',
      ),
      [lay('H12', '9', 'G13', 'I11'), lay('J10', '9', 'J8', 'J12')],
    ],
  };

  test.each([
    ['1853-4.1.3c', 'EIR', 50],
    ['1853-4.1.3d', 'GIP', 20],
    ['1853-4.1.3d', 'NWR', 20],
    ['1853-4.1.3d', 'BNR', 20],
    ['1853-4.1.3d', 'BBCI', 20],
  ] as const)(
    '%s By option 2 two tiles cost the %s %i in every turn, one costs nothing',
    (_id, company, fee) => {
      const start = founded(bbci(table1853(), 'large'), company, P1, { twoTiles: 'now', cash: 100 });
      const [builder, [first, second]] = plain[company]?.(start) ?? [start, []];
      if (!first || !second) throw new Error('no tiles');
      const one = builder.operating(company).do(P1, first);
      expect(one.cash(company)).toBe(100);
      expect(one.do(P1, pass).cash(company)).toBe(100);
      expect(one.do(P1, second).cash(company)).toBe(100 - fee);
      expect(one.do(P1, second).cash('bank') - one.cash('bank')).toBe(fee);
    },
  );

  test('1853-4.1.3e The fee is due in every phase, and with the terrain it must be there', () => {
    for (const phase of ['2', '3', '4', '5'] as const) {
      const start = inPhase(founded(table1853(), 'NWR', P1, { twoTiles: 'now', cash: 20 }), phase);
      const play = start
        .operating('NWR')
        .do(P1, lay('C11', '6', 'C13', 'D10'))
        .do(P1, lay('E13', '4', 'F14', 'D12'));
      expect(play.cash('NWR')).toBe(0);
    }
    const short = founded(table1853(), 'NWR', P1, { twoTiles: 'now', cash: 19 })
      .operating('NWR')
      .do(P1, lay('C11', '6', 'C13', 'D10'));
    short.refuses(P1, lay('E13', '4', 'F14', 'D12'), 'feeShort', '1853-4.1.3e');
    // A river of 40 and the fee of 20.
    const river = (cash: number) =>
      founded(table1853(), 'NWR', P1, { twoTiles: 'now', cash })
        .station('NWR', 'G17')
        .operating('NWR')
        .do(P1, lay('C11', '6', 'C13', 'D10'));
    river(59).refuses(P1, lay('G17', '6', 'G19', 'H16'), 'feeShort', '1853-4.1.3e');
    expect(
      river(60)
        .do(P1, lay('G17', '6', 'G19', 'H16'))
        .cash('NWR'),
    ).toBe(0);
  });

  test('1853-4.1.3f A small BBCI has no choice and lays one tile', () => {
    const play = founded(bbci(table1853(), 'small'), 'BBCI', P1, { twoTiles: null }).operating('BBCI');
    expect(play.top).toBe('trackStep');
    expect(ownOf(play.state).twoTiles).toEqual({});
    play.refuses(P1, twoTiles('now'), 'twoTilesChosen', '1853-4.1.3f');
    play
      .do(P1, lay('H10', '6', 'H12', 'I9'))
      .refuses(P1, lay('H12', '9', 'H10', 'H14'), 'laidAlready', '1853-4.1.2a');
  });
});

describe('which tiles', () => {
  test('1853-4.1.4a Yellow tiles never lie on the printed cities', () => {
    for (const [hex, company] of [
      ['F14', 'NWR'],
      ['J28', 'EIR'],
      ['M9', 'GIP'],
      ['R18', 'MSM'],
      ['N22', 'ECR'],
    ] as const) {
      const builder = founded(table1853(), company, P1);
      for (let rotation = 0; rotation < 6; rotation++)
        builder
          .operating(company)
          .refuses(P1, { type: 'layTile', hex, tile: '6', rotation }, 'printedTile', '1853-4.1.4a');
      const later = inPhase(builder, '4').operating(company);
      expect(later.rotations(P1, hex, '6')).toEqual([]);
      for (const tile of ['6', '4', '9'])
        later.refuses(P1, { type: 'layTile', hex, tile, rotation: 0 }, 'printedTile', '1853-4.1.4a');
    }
  });

  test('1853-4.1.4b Other colours come by upgrades only', () => {
    const play = inPhase(withHome(), '3').operating('SIR');
    play.refuses(P1, lay('S15', '250', 'T16', 'R16'), 'wrongColour', '1853-4.1.4b');
    inPhase(sir(), '3')
      .operating('SIR')
      .refuses(P1, lay('T16', '716', 'T18', 'S17', 'T14', 'U15'), 'wrongColour', '1853-4.1.4b');
  });

  test('1853-4.1.4c A tile must be left: of 115 there are two', () => {
    const play = built(built(sir(), 'K17', '115', 'L16'), 'G13', '115', 'H12').operating('SIR');
    play.refuses(P1, lay('T16', '115', 'T18'), 'noTileLeft', '1853-4.1.4c');
    expect(built(sir(), 'K17', '115', 'L16').operating('SIR').rotations(P1, 'T16', '115')).toHaveLength(6);
  });

  test('1853-4.1.5a Every company builds both gauges from the first phase on', () => {
    const bnr = founded(table1853(), 'BNR', P1).operating('BNR');
    expect(bnr.accepts(P1, lay('K27', '78', 'J28', 'K25'))).toBe(true);
    expect(bnr.accepts(P1, lay('K27', '8', 'J28', 'K25'))).toBe(true);
    const eir = founded(table1853(), 'EIR', P1).operating('EIR');
    expect(eir.accepts(P1, lay('I27', '73', 'J28', 'I25'))).toBe(true);
  });

  test('1853-4.1.9a Plain track lies on empty hexes only', () => {
    const play = withHome().operating('SIR');
    play.refuses(P1, lay('T18', '9', 'T16', 'T20'), 'wrongStops', '1853-4.1.9a');
    sir()
      .operating('SIR')
      .refuses(P1, lay('T16', '8', 'T18', 'S15'), 'wrongStops', '1853-4.1.9a');
  });

  test('1853-4.1.9b Tiles with one small station lie on hexes with one town only', () => {
    const play = withHome().operating('SIR');
    play.refuses(P1, lay('S15', '58', 'T16', 'R16'), 'wrongStops', '1853-4.1.9b');
    sir()
      .operating('SIR')
      .refuses(P1, lay('T16', '58', 'T18', 'S15'), 'wrongStops', '1853-4.1.9b');
    expect(play.accepts(P1, lay('T18', '3', 'T16', 'U17'))).toBe(true);
  });

  test('1853-4.1.9c Tiles with a large station lie on hexes with a large city only', () => {
    const play = withHome().operating('SIR');
    play.refuses(P1, lay('T18', '5', 'T16', 'U17'), 'wrongStops', '1853-4.1.9c');
    play.refuses(P1, lay('S15', '6', 'T16', 'R16'), 'wrongStops', '1853-4.1.9c');
  });

  test('1853-4.1.9d Tiles with two towns lie on hexes with two towns, one of their tracks must join', () => {
    const play = founded(table1853(), 'GIP', P1).station('GIP', 'F14', 1).operating('GIP');
    expect(play.accepts(P1, lay('F16', '1', 'F14', 'E17', 'G15', 'F18'))).toBe(true);
    play.refuses(P1, lay('F16', '1', 'E15', 'E17', 'G15', 'G17'), 'notConnected', '1853-4.1.6a');
    play.refuses(P1, lay('F16', '4', 'F14', 'F18'), 'wrongStops', '1853-4.1.9b');
    withHome()
      .operating('SIR')
      .refuses(P1, lay('T18', '55', 'T16', 'T20', 'S17', 'U19'), 'wrongStops', '1853-4.1.9d');
  });
});

describe('where track goes on', () => {
  test('1853-4.1.6a A yellow tile extends a route from an own station, however long', () => {
    const play = withHome().operating('SIR');
    play.refuses(P1, lay('R16', '6', 'S15', 'Q15'), 'notConnected', '1853-4.1.6a');
    sir()
      .operating('SIR')
      .refuses(P1, lay('S15', '8', 'T16', 'R16'), 'notConnected', '1853-4.1.6a');
    const long = built(withHome(), 'S15', '8', 'T16', 'R16').operating('SIR');
    expect(long.accepts(P1, lay('R16', '6', 'S15', 'Q15'))).toBe(true);
    long.refuses(P1, lay('R16', '6', 'R14', 'Q17'), 'notConnected', '1853-4.1.6a');
  });

  test('1853-4.1.6b Stations of others that fill a city are in the way, a free circle opens it', () => {
    const line = () => built(withHome(), 'S15', '8', 'T16', 'R16');
    const beyond = lay('Q15', '9', 'R16', 'P14');
    const city = () => built(line(), 'R16', '6', 'S15', 'Q15');
    expect(city().operating('SIR').accepts(P1, beyond)).toBe(true);
    city().station('MSM', 'R16').operating('SIR').refuses(P1, beyond, 'lineBlocked', '1853-4.1.6b');
    const roomy = built(line(), 'R16', '15', 'S15', 'R14', 'Q15', 'Q17').station('MSM', 'R16');
    expect(roomy.operating('SIR').accepts(P1, beyond)).toBe(true);
    roomy.station('BNR', 'R16').operating('SIR').refuses(P1, beyond, 'lineBlocked', '1853-4.1.6b');
  });

  test('1853-4.1.6c Route and new track have the same gauge; dual counts as both', () => {
    const play = withHome().operating('SIR');
    play.refuses(P1, lay('S15', '78', 'T16', 'R16'), 'gaugeDiffers', '1853-4.1.6e');
    expect(play.accepts(P1, lay('S15', '8', 'T16', 'R16'))).toBe(true);
    const branch = built(withHome(), 'S15', '8', 'T16', 'R16').operating('SIR');
    branch.refuses(P1, lay('R16', '76', 'S15', 'Q15'), 'gaugeDiffers', '1853-4.1.6c');
    const dual = built(sir(), 'T16', '716', 'T18', 'S15', 'T14', 'U17').operating('SIR');
    expect(dual.accepts(P1, lay('S15', '78', 'T16', 'R16'))).toBe(true);
    expect(dual.accepts(P1, lay('S15', '8', 'T16', 'R16'))).toBe(true);
    const metre = built(sir(), 'T16', '76', 'T18', 'S15').operating('SIR');
    expect(metre.accepts(P1, lay('S15', '78', 'T16', 'R16'))).toBe(true);
    metre.refuses(P1, lay('S15', '8', 'T16', 'R16'), 'gaugeDiffers', '1853-4.1.6e');
  });

  test('1853-4.1.6d Behind dual track that a standard line reaches only standard goes on', () => {
    const play = built(withHome(), 'S15', '250', 'T16', 'R16').operating('SIR');
    play.refuses(P1, lay('R16', '76', 'S15', 'Q15'), 'gaugeDiffers', '1853-4.1.6d');
    expect(play.accepts(P1, lay('R16', '6', 'S15', 'Q15'))).toBe(true);
  });

  test('1853-4.1.6e An own station lets the gauge change, between exits of its tile that have it', () => {
    const city = () =>
      built(built(withHome(), 'S15', '8', 'T16', 'R16'), 'R16', '716', 'S15', 'R14', 'Q17', 'R18');
    const metre = lay('Q17', '79', 'R16', 'P18');
    city().operating('SIR').refuses(P1, metre, 'gaugeDiffers', '1853-4.1.6d');
    expect(city().station('SIR', 'R16').operating('SIR').accepts(P1, metre)).toBe(true);
    // An own station in a yellow city of standard track opens no metre track at its sides.
    const yellow = built(built(withHome(), 'S15', '8', 'T16', 'R16'), 'R16', '6', 'S15', 'Q15');
    yellow
      .station('SIR', 'R16')
      .operating('SIR')
      .refuses(P1, lay('Q15', '79', 'R16', 'P14'), 'gaugeDiffers', '1853-4.1.6e');
  });

  test('1853-4.5.2b A station in one part of a divided city gives no reach from the others', () => {
    const eir = founded(table1853(), 'EIR', P1).operating('EIR');
    eir.refuses(P1, lay('K27', '9', 'J28', 'L26'), 'separateStations', '1853-4.5.2b');
    expect(eir.accepts(P1, lay('I27', '4', 'J28', 'H26'))).toBe(true);
    const bnr = founded(table1853(), 'BNR', P1).operating('BNR');
    expect(bnr.accepts(P1, lay('K27', '9', 'J28', 'L26'))).toBe(true);
    bnr.refuses(P1, lay('I27', '4', 'J28', 'H26'), 'separateStations', '1853-4.5.2b');
  });

  test('1853-4.1.8a In its first turn a company lays its home tile, or builds beside a printed one', () => {
    const play = sir().operating('SIR');
    expect(play.rotations(P1, 'T16', '6')).toHaveLength(6);
    expect(play.rotations(P1, 'T16', '76')).toHaveLength(6);
    const madras = founded(table1853(), 'MSM', P1).operating('MSM');
    expect(madras.accepts(P1, lay('Q17', '9', 'R18', 'P16'))).toBe(true);
    // Its station is the north-western one: the arm of the other leads nowhere for it.
    madras.refuses(P1, lay('S17', '4', 'R18', 'T16'), 'separateStations', '1853-4.5.2b');
  });

  test('1853-4.1.8b Anybody may lay the home tile of another company, founded or not, and pays for it', () => {
    const line = (builder: TableBuilder) =>
      built(
        built(built(founded(builder, 'EIR', P1), 'H24', '6', 'I23', 'H26'), 'I23', '58', 'H24', 'I21'),
        'I21',
        '8',
        'I23',
        'H20',
      );
    const tile = lay('H20', '6', 'I21', 'H18');
    const play = line(table1853()).operating('EIR').do(P1, tile);
    expect(play.cash('EIR')).toBe(940);
    // The circle is kept (4.4.7): the GIP finds its place when it is founded.
    play.refuses(P1, place('H20'), 'homeKept', '1853-4.4.7a');
    const founding = built(line(table1853()), 'H20', '6', 'I21', 'H18')
      .shares(P2, 'GIP', 50, { director: true })
      .cash(P2, 200)
      .stockRound({ seat: P2 })
      .do(P2, { type: 'buyShare', company: 'GIP', from: 'offer' });
    expect(founding.stations('H20')).toEqual(['GIP:0']);
    const started = line(founded(table1853(), 'GIP', P2))
      .operating('EIR')
      .do(P1, tile);
    expect(started.cash('EIR')).toBe(940);
    expect(started.stations('H20')).toEqual(['GIP:0']);
  });

  test('1853-4.1.10a Track never leads off the map', () => {
    const play = founded(table1853(), 'BNR', P1).operating('BNR');
    play.refuses(P1, lay('K27', '8', 'J28', 'L28'), 'offMap', '1853-4.1.10a');
    play.refuses(P1, lay('K27', '7', 'J28', 'K29'), 'offMap', '1853-4.1.10a');
    expect(play.rotations(P1, 'K27', '9')).toHaveLength(2); // the same either way round
  });

  test('1853-4.1.11a Track may end at a neighbour without track to meet it', () => {
    const play = built(founded(table1853(), 'BNR', P1), 'L26', '3', 'L24', 'K25').operating('BNR');
    expect(play.accepts(P1, lay('K27', '9', 'J28', 'L26'))).toBe(true);
  });

  test('1853-4.1.15a Yellow tiles know no territory', () => {
    const far = built(founded(table1853(), 'EIR', P1).station('EIR', 'T16'), 'T16', '6', 'T18', 'S15');
    expect(far.operating('EIR').accepts(P1, lay('S15', '8', 'T16', 'R16'))).toBe(true);
  });
});

describe('what it costs', () => {
  /** The BNR stands on the hex itself, whose first tile it may lay in either gauge. */
  const at = (hex: string, cash: number) =>
    founded(table1853(), 'BNR', P1, { cash }).station('BNR', hex).operating('BNR');

  test.each([
    ['1853-4.1.12a', 'a river', 'G17', 40, 30],
    ['1853-4.1.12b', 'several rivers', 'H22', 60, 40],
    ['1853-4.1.12c', 'a hill', 'R14', 80, 50],
    ['1853-4.1.12d', 'a mountain', 'R16', 140, 70],
  ])('%s %s (%s): %i, or %i for metre gauge', (rule, _terrain, hex, standard, metre) => {
    for (const [tile, cost] of [
      ['6', standard],
      ['76', metre],
    ] as const) {
      const [rotation = 0] = at(hex, 1000).rotations(P1, hex, tile);
      const action = { type: 'layTile', hex, tile, rotation } as const;
      expect(at(hex, cost).do(P1, action).cash('BNR')).toBe(0);
      at(hex, cost - 1).refuses(P1, action, 'treasuryShort', rule);
    }
  });

  test('1853-4.1.12e A high mountain: 240, or 100 for metre gauge', () => {
    const lahore = (cash: number) =>
      built(founded(table1853(), 'NWR', P1, { cash }), 'C11', '716', 'D10', 'C9', 'B12', 'C13').operating(
        'NWR',
      );
    for (const [tile, cost] of [
      ['7', 240],
      ['77', 100],
    ] as const) {
      const action = lay('B12', tile, 'C11', 'B10');
      expect(lahore(cost).do(P1, action).cash('NWR')).toBe(0);
      lahore(cost - 1).refuses(P1, action, 'treasuryShort', '1853-4.1.12e');
    }
  });

  test('1853-4.1.12f Only the company pays, however rich its director', () => {
    const play = founded(table1853(), 'BNR', P1, { cash: 39 })
      .cash(P1, 5000)
      .station('BNR', 'G17')
      .operating('BNR');
    play.refuses(P1, lay('G17', '6', 'G19', 'H16'), 'treasuryShort', '1853-4.1.12a');
  });

  test('1853-4.1.12g A hill with a river costs both: 120, or 80 for metre gauge', () => {
    const bombay = (cash: number) =>
      founded(bbci(table1853(), 'large'), 'BBCI', P1, { cash }).operating('BBCI');
    for (const [tile, cost] of [
      ['58', 120],
      ['73', 80],
    ] as const) {
      const action = lay('L10', tile, 'M9', 'K9');
      expect(bombay(cost).do(P1, action).cash('BBCI')).toBe(0);
      bombay(cost - 1).refuses(P1, action, 'treasuryShort', '1853-4.1.12g');
    }
  });

  test('1853-4.1.13a Ajmer costs a large BBCI 70, all others the mountain', () => {
    const cost = (builder: TableBuilder, company: string, tile: string) =>
      1000 -
      builder
        .operating(company)
        .do(P1, lay('H10', tile, 'G11', 'I11'))
        .cash(company);
    const large = () => founded(bbci(table1853(), 'large'), 'BBCI', P1);
    const small = () => founded(bbci(table1853(), 'small'), 'BBCI', P1);
    const other = () =>
      built(
        built(
          founded(table1853(), 'NWR', P1).station('NWR', 'G13'),
          'G13',
          '716',
          'H12',
          'G11',
          'F14',
          'G15',
        ),
        'G11',
        '250',
        'G13',
        'H10',
      );
    expect([cost(large(), 'BBCI', '6'), cost(large(), 'BBCI', '76')]).toEqual([70, 70]);
    expect([cost(small(), 'BBCI', '6'), cost(small(), 'BBCI', '76')]).toEqual([140, 70]);
    expect([cost(other(), 'NWR', '6'), cost(other(), 'NWR', '76')]).toEqual([140, 70]);
  });

  test('1853-4.1.14a The first tile of a premium hex brings its premium, once', () => {
    const karachi = (cash: number) =>
      built(founded(table1853(), 'NWR', P1, { cash }).station('NWR', 'I3'), 'I3', '5', 'H2', 'H4');
    const tile = lay('H2', '58', 'I3', 'G3');
    const play = karachi(100).operating('NWR').do(P1, tile);
    expect(play.cash('NWR')).toBe(100 - 40 + 40);
    expect(play.events).toContainEqual(expect.objectContaining({ type: 'paid', why: 'premium', amount: 40 }));
    karachi(39).operating('NWR').refuses(P1, tile, 'treasuryShort', '1853-4.1.12a');
    // D14 has one too: its upgrade brings nothing and costs nothing.
    const delhi = built(founded(table1853(), 'NWR', P1), 'E13', '58', 'F14', 'D14');
    const again = inPhase(built(delhi, 'D14', '58', 'E13', 'C13'), '3').operating('NWR');
    expect(again.do(P1, lay('D14', '717', 'E13', 'D12', 'C13', 'C15')).cash('NWR')).toBe(1000);
  });

  test('1853-4.1.14b The premium comes after the last tile of the turn', () => {
    const multan = built(
      built(
        built(
          founded(table1853(), 'NWR', P1, { cash: 0 }).station('NWR', 'E7').station('NWR', 'G17'),
          'E7',
          '716',
          'F6',
          'E5',
          'D8',
          'E9',
        ),
        'E5',
        '9',
        'E7',
        'E3',
      ),
      'E3',
      '8',
      'E5',
      'D2',
    );
    const play = inPhase(multan, '3')
      .operating('NWR')
      .do(P1, lay('D2', '3', 'E3', 'D4'));
    expect(play.cash('NWR')).toBe(0);
    play.refuses(P1, lay('G17', '6', 'G19', 'H16'), 'treasuryShort', '1853-4.1.14b');
    expect(play.do(P1, pass).cash('NWR')).toBe(200);
    const two = play.do(P1, lay('C11', '6', 'C13', 'D10'));
    expect(two.cash('NWR')).toBe(200);
  });

  test('1853-3.4.6a While a train is owed for only what costs nothing is built', () => {
    const owing = (builder: TableBuilder) => onCredit(train(builder, 'NWR', '2'), 'NWR', 5000);
    const play = owing(
      built(founded(table1853(), 'NWR', P1, { twoTiles: 'now' }), 'C11', '6', 'C13', 'D10'),
    ).operating('NWR');
    play.refuses(P1, lay('C13', '8', 'C11', 'D14'), 'creditFirst', '1853-3.4.6a');
    const plain = play.do(P1, lay('D10', '9', 'C11', 'E9'));
    expect(plain.cash('NWR')).toBe(1000);
    // The second would cost the fee: nobody is asked for it.
    expect(plain.top).not.toBe('trackStep');
  });
});
