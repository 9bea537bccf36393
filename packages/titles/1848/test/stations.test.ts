/** Chapter VIII, stations: homes, costs, places, and what stations mean for track and routes. */
import { describe, expect, test } from 'vitest';
import { title } from '../rules/index.ts';
import { P1, P2, type Play, run, type TableBuilder, table1848, table2021 } from './table1848.ts';

const pass = { type: 'pass' } as const;
const place = (hex: string, stop = 0) => ({ type: 'placeStation', hex, stop }) as const;
const lay = (hex: string, tile: string, rotation: number) =>
  ({ type: 'layTile', hex, tile, rotation }) as const;
const ride = (way: string, train = '3-0') => ({ type: 'runTrains', runs: [run(train, way)] }) as const;
const revenue = (play: Play): number | undefined => {
  const event = play.events.find(({ type }) => type === 'trainsRun');
  return event?.type === 'trainsRun' ? event.revenue : undefined;
};

/** Newcastle, Sydney and Wollongong in a row. */
const row = (table: TableBuilder = table1848()) =>
  table.tile('E18', '57', 0).tile('F17', '57', 0).tile('G16', '57', 0);

/** Port Augusta, Port Pirie and Adelaide in a row, CAR at home in the first. */
const gulf = (adelaide: string, table: TableBuilder = table1848()) =>
  table.tile('E4', '57', 2).tile('F5', '57', 2).tile('G6', adelaide, 2).company('CAR', P1);

/** Cities of the map, to put stations on. */
const CITIES = ['D9', 'E2', 'F5', 'H7', 'H9', 'F13'];

describe('homes', () => {
  test('1848-VIII-47 1848-VIII-53 The home station comes by itself in the first turn and is free', () => {
    const first = (company: string) =>
      table1848().par(company, 100).shares(P1, company, 60).cash(company, 1000).operating(company);
    for (const [company, { home }] of title.companies) {
      if (company === 'BOE' || company === 'COM') continue;
      const play = first(company);
      expect(play.stations(home)).toEqual([`${company}:0`]);
      expect([play.cash(company), play.top, play.state.tiles[home]]).toEqual([1000, 'trackStep', undefined]);
      // nothing asks for it, nothing takes it back
      expect(play.kinds(P1)).toEqual(['layTile', 'pass']);
    }
    const ft = first('FT');
    expect(ft.stations('G14')).toEqual(['FT:0']);
    ft.refuses(P1, { type: 'chooseHome', hex: 'G14', stop: 0 }, 'notNow');
    expect(ft.passTurn().stations('G14')).toEqual(['FT:0']);
    // in the first turn only
    const later = table1848().company('FT', P1).operating('FT');
    expect(later.state.stations).toHaveLength(1);
  });

  test('1848-VIII-58 A place stays free in the home of a company that does not operate yet', () => {
    const one = gulf('57').atStep('CAR', 'station');
    one.refuses(P1, place('G6'), 'homeKept', '1848-VIII-58');
    expect(one.offers(P1, place('G6'))).toBe(false);
    const two = gulf('236', table1848().phase('3'));
    expect(two.atStep('CAR', 'station').do(P1, place('G6')).stations('G6')).toEqual(['CAR:0']);
    gulf('236', table1848().phase('3'))
      .station('VR', 'G6')
      .atStep('CAR', 'station')
      .refuses(P1, place('G6'), 'homeKept', '1848-VIII-58');
    // SAR stands there: no place is kept for COM, whether it has been started or not
    const settled = () => gulf('236', table1848().phase('3')).station('SAR', 'G6');
    for (const table of [settled(), settled().par('COM', 100).shares(P2, 'COM', 20)])
      expect(table.atStep('CAR', 'station').do(P1, place('G6')).stations('G6')).toEqual(['SAR:0', 'CAR:0']);
  });

  test("1848-VIII-61 COM's home stations leave the circle kept for SAR or NSW and lie beside the city", () => {
    /** COM has its first turn in phase 6, SAR (and NSW) later in the same round. */
    const opening = (tile: string, rotation: number) =>
      table1848()
        .phase('6')
        .tile('G6', tile, rotation)
        .tile('F17', tile, 0)
        .par('COM', 100)
        .shares(P1, 'COM', 60)
        .cash('COM', 1000)
        .par('SAR', 80)
        .shares(P2, 'SAR', 60)
        .operating(['COM', 'SAR']);
    const standing = (play: Play, hex: string) =>
      play.state.stations
        .filter((one) => one.hex === hex)
        .map((one) => `${one.company}${one.edge ? ' beside' : ''}`);
    const yellow = opening('57', 2);
    expect([standing(yellow, 'G6'), standing(yellow, 'F17')]).toEqual([['COM beside'], ['COM beside']]);
    const sar = yellow.passTurn();
    expect([sar.acting, standing(sar, 'G6')]).toEqual(['SAR', ['COM beside', 'SAR']]);
    const green = opening('238', 2);
    expect([standing(green, 'G6'), standing(green, 'F17')]).toEqual([['COM'], ['COM']]);
    // the other circle is SAR's
    const third = table1848()
      .phase('6')
      .tile('E4', '57', 2)
      .tile('F5', '57', 2)
      .tile('G6', '236', 2)
      .company('CAR', P1)
      .station('COM', 'G6')
      .atStep('CAR', 'station');
    third.refuses(P1, place('G6'), 'homeKept', '1848-VIII-58');
    expect(standing(green.passTurn(), 'G6')).toEqual(['COM', 'SAR']);
  });
});

describe('how many and for how much', () => {
  test('1848-VIII-48 A company owns 3 to 5 stations', () => {
    const counts = { QR: 5, VR: 3, NSW: 4, WA: 5, CAR: 3, SAR: 4, FT: 4, COM: 5 };
    const full = (company: string, count: number, table: TableBuilder) => {
      let given = row(table).company(company, P1);
      // its home and these
      for (const hex of CITIES.slice(0, count - 2)) given = given.station(company, hex);
      return given.station(company, 'E18').atStep(company, 'station');
    };
    for (const [company, count] of Object.entries(counts)) {
      const play = full(company, count, table1848());
      expect(play.state.stations.filter((one) => one.company === company)).toHaveLength(count);
      play.refuses(P1, place('G16'), 'noStationLeft', '1848-VIII-48');
      const oneLess = full(company, count - 1, table1848());
      expect(oneLess.do(P1, place('G16')).stations('G16')).toEqual([`${company}:0`]);
    }
  });

  test('1848-VIII-48 CAR has a fourth station in the edition of 2021 (2021)', () => {
    const given = (table: TableBuilder) =>
      row(table).company('CAR', P1).station('CAR', 'D9').station('CAR', 'E18').atStep('CAR', 'station');
    given(table1848()).refuses(P1, place('G16'), 'noStationLeft', '1848-VIII-48');
    const placed = given(table2021()).do(P1, place('G16'));
    expect([placed.stations('G16'), placed.cash('CAR')]).toEqual([['CAR:0'], 900]);
  });

  test('1848-VIII-54 The second station costs 40, each further one 100', () => {
    /** What the station after so many others costs a company. */
    const cost = (company: string, others: number) => {
      const stations = ['E18', ...CITIES].slice(0, others).map((hex) => ({ company, hex, stop: 0 }));
      const play = row().company(company, P1).set({ stations }).atStep(company, 'station');
      return 1000 - play.do(P1, place('G16')).cash(company);
    };
    expect([1, 2, 3, 4].map((others) => cost('QR', others))).toEqual([40, 100, 100, 100]);
    expect([1, 2].map((others) => cost('VR', others))).toEqual([40, 100]);
    expect([1, 2, 3].map((others) => cost('FT', others))).toEqual([40, 100, 100]);
    // COM: both homes are free, then 100 each
    expect([2, 3, 4].map((others) => cost('COM', others))).toEqual([100, 100, 100]);
    const com = row(table1848().phase('6'))
      .par('COM', 100)
      .shares(P1, 'COM', 60)
      .cash('COM', 1000)
      .station('SAR', 'G6')
      .station('NSW', 'F17')
      .operating('COM');
    expect([com.state.stations.filter((one) => one.company === 'COM').length, com.cash('COM')]).toEqual([
      2, 1000,
    ]);
    expect(com.do(P1, pass).do(P1, place('E18')).cash('COM')).toBe(900);
  });

  test('1848-VIII-55 One station a turn besides the home station', () => {
    const first = row().par('NSW', 100).shares(P1, 'NSW', 60).cash('NSW', 1000).operating('NSW').do(P1, pass);
    expect(first.stations('F17')).toEqual(['NSW:0']);
    const placed = first.do(P1, place('E18'));
    expect([placed.stations('E18'), placed.cash('NSW')]).toEqual([['NSW:0'], 960]);
    placed.refuses(P1, place('G16'), 'placedAlready', '1848-VIII-55');
    expect(placed.kinds(P1)).not.toContain('placeStation');
  });

  test('1848-VIII-60 The treasury pays for it', () => {
    const poor = row()
      .company('NSW', P1, { cash: 30 })
      .train('NSW', '2')
      .cash(P1, 600)
      .atStep('NSW', 'station');
    poor.refuses(P1, place('E18'), 'stationTooExpensive', '1848-VIII-60');
    const exact = row().company('NSW', P1, { cash: 40 }).cash(P1, 600).atStep('NSW', 'station');
    const after = exact.do(P1, place('E18'));
    expect([after.cash('NSW'), after.cash('bank') - exact.cash('bank'), after.cash(P1)]).toEqual([
      0, 40, 600,
    ]);
  });
});

describe('where', () => {
  test('1848-VIII-49 At most one station of a company on a hex', () => {
    // Melbourne leads to one of the two cities of Ballarat and Bendigo
    const given = () => table1848().phase('3').tile('H11', '5', 1).tile('G10', '59', 3).company('VR', P1);
    expect(given().atStep('VR', 'station').do(P1, place('G10', 1)).stations('G10')).toEqual(['VR:1']);
    const play = given().station('VR', 'G10', 0).atStep('VR', 'station');
    play.refuses(P1, place('G10', 1), 'stationThere', '1848-VIII-49');
    expect(play.offers(P1, place('G10', 1))).toBe(false);
  });

  test('1848-VIII-56 A station needs a connection of any length to an own station', () => {
    // Brisbane – C20 – D19 – Newcastle – Sydney, over a border, without any train
    const line = () =>
      table1848()
        .phase('3')
        .tile('B19', '57', 2)
        .tile('C20', '6', 0)
        .tile('D19', '9', 0)
        .tile('E18', '57', 0);
    const play = line().tile('F17', '236', 0).company('QR', P1).atStep('QR', 'station');
    expect(play.trains('QR')).toEqual([]);
    for (const hex of ['C20', 'E18', 'F17']) expect(play.do(P1, place(hex)).stations(hex)).toEqual(['QR:0']);
    // no track; and a gap in it
    play.refuses(P1, place('G16'), 'stationNotConnected', '1848-VIII-56');
    const gap = line().tile('D19', '7', 0).company('QR', P1).atStep('QR', 'station');
    gap.refuses(P1, place('E18'), 'stationNotConnected', '1848-VIII-56');
    expect(gap.do(P1, place('C20')).stations('C20')).toEqual(['QR:0']);
  });

  test('1848-VIII-57 The connection may not reverse direction', () => {
    /** Sydney and Newcastle both lead to E16. */
    const given = (tile: string, rotation: number) =>
      table1848()
        .phase('3')
        .tile('E18', '6', 1)
        .tile('E16', tile, rotation)
        .company('NSW', P1)
        .tile('F17', '6', 0)
        .atStep('NSW', 'station');
    // two branches of a switch, and one track
    given('28', 0).refuses(P1, place('E18'), 'stationNotConnected', '1848-VIII-56');
    expect(given('7', 4).do(P1, place('E18')).stations('E18')).toEqual(['NSW:0']);
  });

  test('1848-VIII-59 Only large cities have circles', () => {
    const play = row()
      .tile('D3', '55', 1)
      .tile('I8', '241', 1)
      .company('WA', P1)
      .station('WA', 'E18')
      .atStep('WA', 'station');
    for (const hex of ['D3', 'B21', 'F3', 'A4', 'A6', 'A18', 'I8', 'E16'])
      play.refuses(P1, place(hex), 'notACity', '1848-VIII-59');
  });
});

describe('what stations mean', () => {
  test('1848-VIII-50 A route contains one of its stations', () => {
    const given = () => row(table1848().phase('3')).company('NSW', P1).train('NSW', '3');
    const play = given().tile('D19', '9', 0).tile('C20', '6', 0).atStep('NSW', 'run');
    play.refuses(P1, ride('E18:0 D19 C20:0'), 'noOwnStation', '1848-XI-3');
    expect(revenue(play.do(P1, ride('E18:0 F17:0')))).toBe(40);
    const own = given().tile('D19', '9', 0).tile('C20', '6', 0).station('NSW', 'E18').atStep('NSW', 'run');
    expect(revenue(own.do(P1, ride('E18:0 D19 C20:0')))).toBe(40);
  });

  test('1848-VIII-51 A city whose circles are all taken by others cannot be passed', () => {
    const given = () =>
      row(table1848().phase('3'))
        .tile('F17', '236', 0)
        .company('QR', P1)
        .station('QR', 'E18')
        .train('QR', '3');
    const through = ride('E18:0 F17:0 G16:0');
    given()
      .station('NSW', 'F17')
      .station('VR', 'F17')
      .atStep('QR', 'run')
      .refuses(P1, through, 'closedCity', '1848-XI-9');
    const own = given().station('NSW', 'F17').station('QR', 'F17').atStep('QR', 'run');
    expect(revenue(own.do(P1, through))).toBe(80);
    // and no station can be put beyond it
    const shut = given().station('NSW', 'F17').station('VR', 'F17').atStep('QR', 'station');
    shut.refuses(P1, place('G16'), 'stationNotConnected', '1848-VIII-56');
    shut.refuses(P1, place('F17'), 'cityFull', '1848-VIII-51');
  });

  test('1848-VIII-52 Track building needs an own station on the line', () => {
    const given = () =>
      table1848().tile('B19', '5', 1).tile('E18', '57', 0).tile('F17', '57', 0).company('QR', P1);
    const wollongong = lay('G16', '57', 0);
    given().operating('QR').refuses(P1, wollongong, 'notConnected', '1848-VIII-21');
    expect(given().station('QR', 'E18').operating('QR').do(P1, wollongong).state.tiles.G16).toBeDefined();
  });
});
