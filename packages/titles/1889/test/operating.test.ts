/** Operating rounds, track and stations. */
import type { HexFacts, KitAction } from '@kursbuch/eighteen';
import { describe, expect, test } from 'vitest';
import { TILE_COUNTS, UPGRADES } from '../facts/tiles.ts';
import { title } from '../rules/index.ts';
import { P1, P2, P3, type Play, type TableBuilder, table1889 } from './table1889.ts';

const lay = (hex: string, tile: string, rotation: number): KitAction => ({
  type: 'layTile',
  hex,
  tile,
  rotation,
});
const station = (hex: string): KitAction => ({ type: 'placeStation', hex, stop: 0 });
const factsOf = (hex: string) => title.board.hexes.get(hex)?.facts as HexFacts;
const laysOn = (play: Play, hex: string, seat = P1) => [
  ...new Set(
    play.actions(seat).flatMap((one) => (one.type === 'layTile' && one.hex === hex ? [one.tile] : [])),
  ),
];

describe('the operating round', () => {
  test('1889-OR-1 Privates pay, then all home stations lie, then the companies act', () => {
    const play = table1889()
      .private('SIR', P3)
      .par('AR', 100)
      .shares(P1, 'AR', 50)
      .floated('AR')
      .cash('AR', 1000)
      .par('IR', 65)
      .shares(P2, 'IR', 50)
      .floated('IR')
      .par('SR', 65)
      .shares(P2, 'SR', 40)
      .endOfStockRound();
    expect([play.acting, play.top, play.cash(P3)]).toEqual(['AR', 'trackStep', 440]);
    expect([play.stations('K8'), play.stations('E2')]).toEqual([['AR:0'], ['IR:0']]);
    expect(play.stations('I2')).toEqual([]);
    // In its own first turn no second one comes.
    expect(play.passTurn().stations('E2')).toEqual(['IR:0']);
  });

  test('1889-OR-2 The dearest acts first, then who is further right, then higher, then earlier', () => {
    const order = (one: string, other: string) =>
      table1889()
        .company('AR', P1, { par: 65, cell: one })
        .company('IR', P2, { par: 65, cell: other })
        .operating(['AR', 'IR']).acting;
    expect(order('1,3', '0,3')).toBe('IR');
    expect(order('1,3', '0,2')).toBe('AR');
    expect(order('0,3', '1,4')).toBe('IR');
    expect(order('0,3', '0,3')).toBe('AR');
    // worked out again after each turn
    const fallen = table1889()
      .company('AR', P1, { par: 100 })
      .company('IR', P2, { par: 90 })
      .company('KO', P3, { par: 80 })
      .operating(['AR', 'IR', 'KO']);
    expect(fallen.passTurn().acting).toBe('IR');
  });

  test('1889-OR-3 Track, token, run, revenue, trains; nobody else acts for the company', () => {
    const play = table1889().company('KO', P1).tile('J5', '58', 2).train('KO', '2').operating('KO');
    expect(play.top).toBe('trackStep');
    play.refuses(P2, lay('J3', '9', 2), 'notDirector', '1889-OR-3');
    const later = play.pass();
    later.refuses(P1, lay('J3', '9', 2), 'stepOver', '1889-OR-3');
    const run = later.passUntil('runStep').run();
    expect(run.top).toBe('revenueStep');
    run.refuses(P1, { type: 'buyTrain', from: 'bank', kind: '2', price: 80 }, 'revenueFirst', '1889-OR-3');
    expect(run.do(P1, { type: 'withhold' }).top).toBe('trainStep');
    later.refuses(P1, { type: 'sellShares', company: 'KO', count: 1 }, 'notInOperatingRound', '1889-OR-3');
  });

  test('1889-OR-4 One operating round, two from phase 3, three from phase 5', () => {
    const rounds = (phase: string) =>
      table1889()
        .phase(phase)
        .company('KO', P1)
        .train('KO', phase === '2' ? '2' : '5')
        .endOfStockRound().state.round.of;
    expect(['2', '3', '4', '5', '6', 'D'].map(rounds)).toEqual([1, 2, 2, 3, 3, 3]);
  });
});

describe('track', () => {
  const iyo = (phase = '3', builder: TableBuilder = table1889()) =>
    builder.phase(phase).company('IR', P1).tile('E2', '57', 1);

  test('1889-TRACK-1 One tile a turn, none is compulsory', () => {
    const play = iyo('2')
      .train('IR', '2')
      .operating('IR')
      .do(P1, lay('D3', '8', 4));
    play.refuses(P1, lay('D5', '9', 0), 'laidAlready', '1889-TRACK-1');
    expect(iyo('2').operating('IR').accepts(P1, { type: 'pass' })).toBe(true);
  });

  test('1889-TRACK-2 Hexes are flat: side 0 is south, then clockwise', () => {
    expect(title.board.orientation).toBe('flat');
    expect(title.board.hexes.get('E4')?.neighbours.map((next) => next?.facts.id)).toEqual([
      'E6',
      'D5',
      'D3',
      'E2',
      'F3',
      'F5',
    ]);
    expect(title.board.hexes.size).toBe(52);
  });

  test.each(['B3', 'B7', 'G14', 'J7', 'F1', 'J1', 'L7'])('1889-TRACK-3 Nothing is built on %s', (hex) => {
    table1889()
      .company('UR', P1)
      .operating('UR')
      .refuses(P1, lay(hex, '57', 0), 'fixedHex', '1889-TRACK-3');
  });

  test('1889-TRACK-4 A new tile joins track that leads to an own station', () => {
    const play = iyo('2').operating('IR');
    play.refuses(P1, lay('D5', '9', 0), 'notConnected', '1889-TRACK-4');
    // beside the line, but not joined to it
    play.refuses(P1, lay('D3', '7', 5), 'notConnected', '1889-TRACK-4');
    expect(play.accepts(P1, lay('D3', '8', 4))).toBe(true);
  });

  test.each([
    ['IR', 'E2'],
    ['KU', 'C10'],
    ['AR', 'K8'],
    ['SR', 'I2'],
  ])('1889-TRACK-5 %s may lay the first tile on its home %s', (company, hex) => {
    const play = table1889().company(company, P1).operating(company);
    expect(laysOn(play, hex).sort()).toEqual(['5', '57', '6']);
    table1889()
      .company(company, P1)
      .company('UR', P2, { par: 90 })
      .operating('UR')
      .refuses(P2, lay(hex, '57', 1), 'notConnected');
  });

  test('1889-TRACK-6 Others build there by the usual rules; the place stays kept', () => {
    const built = () => table1889().company('KO', P1).tile('J3', '9', 2);
    const play = built().operating('KO');
    expect(laysOn(play, 'I2')).toContain('6');
    built().tile('I2', '6', 5).atStep('KO', 'station').refuses(P1, station('I2'), 'homeKept', '1889-TOKEN-5');
  });

  test('1889-TRACK-7 Exits lead neither off the map nor against a blank side', () => {
    iyo('2')
      .operating('IR')
      .refuses(P1, lay('D3', '7', 3), 'offMap', '1889-TRACK-7');
    const uwajima = table1889().company('UR', P1).operating('UR');
    expect(uwajima.accepts(P1, lay('B5', '8', 4))).toBe(true);
    // B7 shows nothing towards B9, and J7 nothing towards J9.
    uwajima.refuses(P1, lay('B9', '9', 0), 'blankSide', '1889-TRACK-7');
    const awa = table1889().company('AR', P1).tile('K8', '57', 1).operating('AR');
    awa.refuses(P1, lay('J9', '58', 3), 'offMap', '1889-TRACK-7');
    awa.refuses(P1, lay('J9', '58', 1), 'blankSide', '1889-TRACK-7');
    expect(table1889().company('AR', P1).operating('AR').rotations(P1, 'K8', '5')).toContain(1);
  });

  test('1889-TRACK-8 No hex side is closed on this map', () => {
    const closed = [...title.board.hexes.values()].filter(({ facts }) => facts.blockedEdges);
    expect(closed).toEqual([]);
  });

  test('1889-TRACK-9 What the first tile of a hex may be', () => {
    const first = (hex: string) => title.track.printedUpgrades(factsOf(hex));
    expect([first('D3'), first('J5'), first('F3')]).toEqual([
      ['7', '8', '9'],
      ['3', '58'],
      ['5', '6', '57'],
    ]);
    const play = table1889().company('IR', P1).tile('E2', '5', 4).operating('IR');
    for (const tile of ['58', '9']) play.refuses(P1, lay('F3', tile, 2), 'wrongStops', '1889-TRACK-9');
    table1889()
      .company('KO', P1)
      .operating('KO')
      .refuses(P1, lay('J5', '57', 1), 'wrongStops', '1889-TRACK-9');
  });

  test('1889-TRACK-10 Mountain, river, and both cost 80 once', () => {
    const costs = (hex: string, builder = table1889()) => title.track.terrainCost(builder.state, 'KO', hex);
    expect(['F5', 'K6', 'H5', 'I6', 'D3'].map((hex) => costs(hex))).toEqual([80, 80, 80, 80, 0]);
    expect(costs('H5', table1889().tile('H5', '9', 0))).toBe(0);
    const poor = table1889().company('KO', P1, { cash: 79 }).operating('KO');
    poor.refuses(P1, lay('K6', '9', 0), 'treasuryShort', '1889-TRACK-10');
    expect(
      table1889()
        .company('KO', P1, { cash: 80 })
        .operating('KO')
        .do(P1, lay('K6', '9', 0))
        .cash('KO'),
    ).toBe(0);
  });

  test('1889-TRACK-11 Kotohira takes 438, 439, 492 only, and each costs 80', () => {
    const sanuki = (builder: TableBuilder, phase = '5') =>
      builder.phase(phase).company('SR', P1, { cash: 80 }).tile('I2', '57', 0);
    const empty = sanuki(table1889()).operating('SR');
    empty.refuses(P1, lay('I4', '57', 0), 'labelledHex', '1889-TRACK-11');
    empty.refuses(P1, lay('H3', '438', 0), 'wrongStops');
    table1889()
      .company('IR', P1)
      .tile('E2', '5', 4)
      .operating('IR')
      .refuses(P1, lay('F3', '438', 2), 'labelledTile', '1889-TRACK-11');
    const costs = [
      empty.do(P1, lay('I4', '438', 3)).cash('SR'),
      sanuki(table1889().tile('I4', '438', 3))
        .operating('SR')
        .do(P1, lay('I4', '439', 1))
        .cash('SR'),
      sanuki(table1889().tile('I4', '439', 1))
        .operating('SR')
        .do(P1, lay('I4', '492', 0))
        .cash('SR'),
    ];
    expect(costs).toEqual([0, 0, 0]);
    sanuki(table1889().tile('I4', '438', 3))
      .cash('SR', 79)
      .operating('SR')
      .refuses(P1, lay('I4', '439', 1), 'treasuryShort');
  });

  test('1889-TRACK-12 Kouchi: nothing before phase 5, then 465 for 80, one way', () => {
    const kouchi = (phase: string) =>
      table1889().phase(phase).company('TR', P1, { cash: 80 }).operating('TR');
    for (const phase of ['2', '3', '4']) {
      expect(laysOn(kouchi(phase), 'F9')).toEqual([]);
      kouchi(phase).refuses(P1, lay('F9', '465', 2), 'hexNotYet', '1889-TRACK-12');
    }
    const brown = kouchi('5');
    expect(brown.rotations(P1, 'F9', '465')).toEqual([2]);
    const laid = brown.do(P1, lay('F9', '465', 2));
    expect([laid.cash('TR'), title.board.tiles.get('465')?.[0]?.stops[0]?.slots]).toEqual([0, 3]);
    brown.refuses(P1, lay('F9', '448', 2), 'labelledHex', '1889-TRACK-12');
  });

  test('1889-TRACK-13 Takamatsu: 440 from phase 3, 466 from phase 5, free', () => {
    const takamatsu = (phase: string, builder = table1889()) =>
      builder.phase(phase).company('KO', P1, { cash: 0 }).operating('KO');
    takamatsu('2').refuses(P1, lay('K4', '440', 0), 'hexNotYet', '1889-TRACK-13');
    takamatsu('3').refuses(P1, lay('K4', '15', 0), 'labelledHex', '1889-TRACK-13');
    expect(takamatsu('3').rotations(P1, 'K4', '440')).toEqual([0]);
    const brown = takamatsu('5', table1889().tile('K4', '440', 0));
    expect(brown.rotations(P1, 'K4', '466')).toEqual([0]);
  });

  test('1889-TRACK-14 Ohzu takes green city tiles from phase 3', () => {
    const ohzu = (phase: string) =>
      table1889().phase(phase).company('UR', P1).tile('B5', '8', 4).operating('UR');
    expect(laysOn(ohzu('3'), 'C4')).toEqual(['12', '14', '15', '205', '206']);
    expect(title.track.printedUpgrades(factsOf('C4'))).toEqual(['12', '13', '14', '15', '205', '206']);
    ohzu('2').refuses(P1, lay('C4', '14', 1), 'hexNotYet', '1889-TRACK-14');
  });

  test('1889-TRACK-15 Tiles are limited; replaced ones come back', () => {
    const none = table1889().tilesLeft('57', 0).company('IR', P1).operating('IR');
    none.refuses(P1, lay('E2', '57', 1), 'noTileLeft', '1889-TRACK-15');
    none.refuses(P1, lay('E2', '63', 1), 'colourNotYet');
    const back = iyo()
      .operating('IR')
      .do(P1, lay('E2', '15', 4));
    expect([back.state.tileStock['57'], back.state.tileStock['15']]).toEqual([2, 2]);
    none.refuses(P1, lay('E2', '999', 1), 'unknownTile', '1889-TRACK-15');
  });

  test('1889-TRACK-16 Green from phase 3, brown from phase 5, no colour is skipped', () => {
    iyo('2')
      .operating('IR')
      .refuses(P1, lay('E2', '14', 1), 'colourNotYet', '1889-TRACK-16');
    iyo('4')
      .tile('E2', '15', 4)
      .operating('IR')
      .refuses(P1, lay('E2', '448', 4), 'colourNotYet', '1889-TRACK-16');
    iyo('5')
      .operating('IR')
      .refuses(P1, lay('E2', '611', 4), 'wrongColour', '1889-TRACK-16');
  });

  test('1889-TRACK-17 1889-TRACK-18 1889-TRACK-19 What follows each tile, and what is never replaced', () => {
    // Worked out from the shapes: every tile of the next colour with the same stops and label that keeps the track somehow.
    const colours = ['yellow', 'green', 'brown'];
    const keeps = (old: string, tile: string): boolean => {
      const [one, faces] = [title.board.tiles.get(old)?.[0], title.board.tiles.get(tile) ?? []];
      if (!one || !faces[0] || faces[0].label !== one.label) return false;
      if (colours.indexOf(faces[0].color) !== colours.indexOf(one.color) + 1) return false;
      if (faces[0].stops[0]?.kind !== one.stops[0]?.kind) return false;
      return faces.some((face) =>
        one.paths.every(({ a, b }) => face.paths.some((path) => path.a === a && path.b === b)),
      );
    };
    const tiles = Object.keys(TILE_COUNTS);
    for (const old of tiles) {
      const followers = tiles.filter((tile) => keeps(old, tile));
      expect([old, UPGRADES[old]]).toEqual([old, followers]);
    }
    expect(['3', '58', '437', '16', '448', '611'].map((tile) => UPGRADES[tile]?.length)).toEqual([
      0, 0, 0, 0, 0, 0,
    ]);
    expect([UPGRADES['5'], UPGRADES['57'], UPGRADES['13']]).toEqual([
      ['12', '14', '15', '205', '206'],
      ['14', '15', '205', '206'],
      ['611'],
    ]);
    const wrong = iyo().operating('IR');
    wrong.refuses(P1, lay('E2', '13', 1), 'notAnUpgrade', '1889-TRACK-17');
    iyo('5')
      .tile('E2', '13', 1)
      .operating('IR')
      .refuses(P1, lay('E2', '448', 1), 'notAnUpgrade', '1889-TRACK-18');
    const town = table1889().phase('3').company('KO', P1).tile('J5', '58', 2).operating('KO');
    expect(laysOn(town, 'J5')).toEqual([]);
  });

  test('1889-TRACK-20 A replacement keeps all track and all stations', () => {
    const play = iyo().tile('D3', '8', 4).operating('IR');
    play.refuses(P1, lay('D3', '24', 0), 'losesTrack', '1889-TRACK-20');
    expect(play.do(P1, lay('E2', '15', 4)).stations('E2')).toEqual(['IR:0']);
  });

  test('1889-TRACK-21 A replacement must bring new track in reach, or change a value in reach', () => {
    const play = iyo().tile('D3', '8', 4).operating('IR');
    // 28 adds a curve that joins at the far end only: a train of IR cannot come to it.
    play.refuses(P1, lay('D3', '28', 0), 'noNewTrack', '1889-TRACK-21');
    expect([play.accepts(P1, lay('D3', '24', 4)), play.accepts(P1, lay('D3', '29', 4))]).toEqual([
      true,
      true,
    ]);
    // A city reached by any exit gets another value.
    expect(play.accepts(P1, lay('E2', '15', 4))).toBe(true);
    const reached = table1889()
      .phase('3')
      .company('KO', P1)
      .tile('J3', '9', 2)
      .tile('I2', '6', 5)
      .operating('KO');
    expect(laysOn(reached, 'I2')).not.toEqual([]);
  });

  test('1889-TRACK-22 Beyond a city full of foreign stations nothing is reached', () => {
    const line = (full: boolean) => {
      const built = table1889()
        .phase('3')
        .company('IR', P1)
        .tile('E2', '57', 1)
        .company('UR', P2, { par: 90 })
        .tile('D3', '9', 1);
      return (full ? built.tile('C4', '205', 1).station('UR', 'C4') : built.tile('C4', '205', 1)).operating(
        'IR',
      );
    };
    const beyond = (play: Play) => play.actions(P1).some((one) => one.type === 'layTile' && one.hex === 'B5');
    expect([beyond(line(false)), beyond(line(true))]).toEqual([true, false]);
    const replaced = table1889()
      .phase('3')
      .company('IR', P1)
      .tile('E2', '57', 1)
      .tile('G4', '57', 1)
      .operating('IR');
    replaced.refuses(P1, lay('G4', '14', 1), 'noAccess', '1889-TRACK-22');
  });
});

describe('stations', () => {
  const kouchi = (cash = 1000) =>
    table1889().company('TR', P1, { cash }).tile('E8', '9', 1).tile('D9', '7', 4).tile('C10', '6', 3);

  test('1889-TOKEN-2 The home is free, every other one costs 40', () => {
    const costs = title.stations.stationCosts(table1889().state, 'TR');
    expect(costs).toEqual([0, 40, 40]);
    const line = (cash: number) =>
      table1889().company('IR', P1, { cash }).tile('E2', '5', 4).tile('F3', '57', 2).atStep('IR', 'station');
    expect(line(40).do(P1, station('F3')).cash('IR')).toBe(0);
    line(39).refuses(P1, station('F3'), 'treasuryShort', '1889-TOKEN-2');
  });

  test('1889-TOKEN-3 KU has nothing but its home station', () => {
    const play = table1889()
      .company('KU', P1)
      .tile('C10', '5', 2)
      .tile('B11', '58', 2)
      .operating('KU')
      .passUntil('trainStep');
    play.refuses(P1, station('A10'), 'noStationLeft', '1889-TOKEN-3');
  });

  test('1889-TOKEN-4 One a turn, in a reached city with a free circle, never twice on a hex or in a town', () => {
    const built = () => table1889().company('IR', P1).tile('E2', '5', 4).tile('F3', '57', 2);
    built().atStep('IR', 'station').refuses(P1, station('G4'), 'stationNotConnected', '1889-TOKEN-4');
    built().atStep('IR', 'station').refuses(P1, station('E2'), 'stationThere', '1889-TOKEN-4');
    built().atStep('IR', 'station').refuses(P1, station('F1'), 'notACity', '1889-TOKEN-4');
    built()
      .station('KO', 'F3')
      .atStep('IR', 'station')
      .refuses(P1, station('F3'), 'cityFull', '1889-TOKEN-4');
    const town = table1889()
      .company('KO', P1)
      .tile('J5', '58', 2)
      .tile('I4', '438', 3)
      .train('KO', '2')
      .atStep('KO', 'station');
    town.refuses(P1, station('J5'), 'notACity', '1889-TOKEN-4');
    expect(kouchi().atStep('TR', 'station').waiting.length).toBe(1);
  });

  test('1889-TOKEN-5 One circle of a home is kept for its company', () => {
    // Uwajima has two circles: one for others, one for UR.
    const uwajima = (others: readonly string[]) =>
      others
        .reduce((built, one) => built.station(one, 'B7'), table1889())
        .company('KU', P2)
        .company('IR', P1)
        .tile('E2', '57', 1)
        .tile('D3', '9', 1)
        .tile('C4', '205', 1)
        .tile('B5', '8', 4)
        .atStep('IR', 'station');
    expect(uwajima([]).accepts(P1, station('B7'))).toBe(true);
    uwajima(['AR']).refuses(P1, station('B7'), 'homeKept', '1889-TOKEN-5');
  });
});
