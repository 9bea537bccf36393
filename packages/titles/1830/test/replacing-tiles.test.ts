/** Chapters 18.1 and 18.2: replacing tiles, and tiles with letters. */
import { describe, expect, test } from 'vitest';
import { title } from '../rules/index.ts';
import { P1, type Play, table1830 } from './table1830.ts';

const lay = (hex: string, tile: string, rotation: number) =>
  ({ type: 'layTile', hex, tile, rotation }) as const;
const ALL_TILES = Object.keys(title.tileCounts);
const ROTATIONS = [0, 1, 2, 3, 4, 5] as const;
const byColour = (colour: string) =>
  ALL_TILES.filter((tile) => title.board.tiles.get(tile)?.[0]?.color === colour);

const building = (company: string, phase: string, cash = 1000) =>
  table1830().phase(phase).company(company, P1, { cash });

/** The first way to turn a tile so that it has track on this side. */
const turnedTo = (tile: string, side: number) =>
  ROTATIONS.find((rotation) => (title.board.tiles.get(tile)?.[rotation]?.exits ?? 0) & (1 << side)) as number;

/**
 * A tile where a company reaches it: plain track on I9, beside a PRR station in Pittsburgh; cities in Pittsburgh itself;
 * one town in Burlington beside Montreal, two in Akron & Canton beside Cleveland; the marked ones on hexes of their own,
 * OO in Toronto, whose six sides are all open.
 */
function reached(tile: string, phase: string): { hex: string; play: Play } {
  const face = title.board.tiles.get(tile)?.[0];
  const on = (company: string, hex: string, rotation: number, pittsburgh = false) => {
    const given = building(company, phase);
    if (pittsburgh) given.station('PRR', 'H10').tile('H10', '57', 0);
    return { hex, play: given.tile(hex, tile, rotation).operating(company) };
  };
  if (face?.label === 'B') return on('B&M', 'E23', tile === '53' ? 1 : 3);
  if (face?.label === 'NY') return on('NYNH', 'G19', 0);
  if (face?.label === 'OO') {
    const given = building('PRR', phase).station('PRR', 'D10').tile('D10', tile, 0);
    return { hex: 'D10', play: given.operating('PRR') };
  }
  if (face?.stops.length === 2) return on('C&O', 'G7', turnedTo(tile, 2));
  if (face?.stops[0]?.kind === 'town') {
    const rotation = { '3': 1, '4': 2, '58': 0 }[tile] as number;
    return on('CPR', 'B20', rotation);
  }
  if (face?.stops[0]) {
    const given = building('PRR', phase).station('PRR', 'H10').tile('H10', tile, 0);
    return { hex: 'H10', play: given.operating('PRR') };
  }
  return on('PRR', 'I9', turnedTo(tile, 3), true);
}

/** All tiles of the set that may replace this one, in at least one way; the others are refused in all. */
function replacements(tile: string, phase: string): readonly string[] {
  const { hex, play } = reached(tile, phase);
  const reasons = [
    'notAnUpgrade',
    'wrongColour',
    'wrongStops',
    'labelledTile',
    'labelledHex',
    'colourNotYet',
  ];
  return ALL_TILES.filter((next) => {
    if (play.rotations(P1, hex, next).length > 0) return true;
    for (const rotation of ROTATIONS) expect(reasons).toContain(refusal(play, lay(hex, next, rotation)));
    return false;
  });
}

const refusal = (play: Play, action: ReturnType<typeof lay>): string => {
  const outcome = play.try(P1, action);
  return 'reason' in outcome ? outcome.reason : 'accepted';
};

describe('which tile follows which', () => {
  test.each([
    ['7', '18 26 27 28 29'],
    ['8', '16 19 23 24 25 28 29'],
    ['9', '18 19 20 23 24 26 27'],
    ['57', '14 15'],
  ])('1830-18.1d Yellow tile %s is replaced by green %s', (tile, next) => {
    expect(replacements(tile, '3')).toEqual(next.split(' '));
    expect(replacements(tile, '5')).toEqual(next.split(' '));
    expect(replacements(tile, '2')).toEqual([]);
  });

  test.each(['1', '2', '55', '56', '69', '3', '4', '58'])('1830-18.1e Tile %s is never replaced', (tile) => {
    expect(reached(tile, '5').play.top).toBe('trackStep');
    for (const phase of ['3', '5', 'D']) expect(replacements(tile, phase)).toEqual([]);
  });

  test.each([
    ['14', '63'],
    ['15', '63'],
    ['16', '43 70'],
    ['18', '43'],
    ['19', '45 46'],
    ['20', '44 47'],
    ['23', '41 43 45 47'],
    ['24', '42 43 46 47'],
    ['25', '40 45 46'],
    ['26', '42 44 45'],
    ['27', '41 44 46'],
    ['28', '39 43 46 70'],
    ['29', '39 43 45 70'],
  ])('1830-18.1f Green tile %s is replaced by brown %s', (tile, next) => {
    expect(replacements(tile, '5')).toEqual(next.split(' '));
    expect(replacements(tile, '4')).toEqual([]);
  });

  test('1830-18.1f The misprinted row: 28 becomes 46, not 45 (R35)', () => {
    const { play } = reached('28', '5');
    expect(play.rotations(P1, 'I9', '46')).not.toEqual([]);
    for (const rotation of ROTATIONS)
      play.refuses(P1, lay('I9', '45', rotation), 'notAnUpgrade', '1830-18.1f');
  });

  test.each([
    ['53', '61'],
    ['54', '62'],
    ['59', '64 65 66 67 68'],
  ])('1830-18.1g Tile %s with letters is replaced by %s', (tile, next) => {
    expect(replacements(tile, '5')).toEqual(next.split(' '));
    expect(replacements(tile, '4')).toEqual([]);
  });

  test('1830-18.1h Yellow is never replaced by brown, and brown by nothing', () => {
    const { play } = reached('8', '5');
    for (const rotation of ROTATIONS)
      play.refuses(P1, lay('I9', '43', rotation), 'wrongColour', '1830-18.1h');
    for (const tile of byColour('brown')) expect(replacements(tile, '5')).toEqual([]);
  });
});

describe('when and how', () => {
  test('1830-18.1a Green tiles replace yellow ones once they are in play', () => {
    const at = (phase: string) => building('PRR', phase).station('PRR', 'H10').tile('H10', '57', 0);
    const green = lay('I9', '23', 3);
    at('2').tile('I9', '8', 1).operating('PRR').refuses(P1, green, 'colourNotYet', '1830-18.0d');
    const after = at('3').tile('I9', '8', 1).operating('PRR').do(P1, green);
    expect(after.state.tiles.I9).toEqual({ tile: '23', rotation: 3 });
  });

  test('1830-18.1b Brown tiles replace green ones in the same way', () => {
    const at = (phase: string) =>
      building('PRR', phase).station('PRR', 'H10').tile('H10', '57', 0).tile('I9', '23', 3).operating('PRR');
    at('4').refuses(P1, lay('I9', '43', 0), 'colourNotYet', '1830-22.0d');
    expect(at('5').do(P1, lay('I9', '43', 0)).state.tiles.I9).toEqual({ tile: '43', rotation: 0 });
  });

  test('1830-18.1c All existing track is kept', () => {
    const { play } = reached('8', '3');
    expect(play.state.tiles.I9?.rotation).toBe(1);
    // the curve from north-east to west lies in 23 only when turned three times
    expect(play.rotations(P1, 'I9', '23')).toEqual([3]);
    for (const rotation of [0, 1, 2, 4, 5])
      play.refuses(P1, lay('I9', '23', rotation), 'losesTrack', '1830-18.1c');
  });

  test('1830-18.1i Some track of the new tile must be open to the company', () => {
    const { play } = reached('9', '3');
    expect(play.accepts(P1, lay('I9', '20', 0))).toBe(true);
    const far = building('PRR', '3').tile('I9', '9', 0).operating('PRR');
    for (const tile of ['20', '23', '24'])
      for (const rotation of [0, 3]) far.refuses(P1, lay('I9', tile, rotation), 'noAccess', '1830-18.1i');
  });

  test('1830-18.1j The replacement need not extend the company’s own route (R34)', () => {
    // PRR reaches I9 from Pittsburgh; the new track crosses it from west to east
    const { play } = reached('9', '3');
    const after = play.do(P1, lay('I9', '20', 0));
    const next = building('PRR', '3')
      .set({ tiles: after.state.tiles, stations: after.state.stations })
      .operating('PRR');
    next.refuses(P1, lay('I7', '9', 1), 'notConnected', '1830-18.0e');
    next.refuses(P1, lay('I11', '9', 1), 'notConnected', '1830-18.0e');
  });

  /** Lancaster, Philadelphia, New York, Reading, Scranton, Rochester, Toronto, and Barrie as the eighth city. */
  const longWay = () =>
    building('PRR', '5')
      .tile('H14', '9', 1)
      .tile('H16', '57', 1)
      .tile('H18', '67', 5)
      .tile('G19', '54', 0)
      .tile('G17', '69', 0)
      .tile('F16', '57', 2)
      .tile('E15', '8', 3)
      .tile('D16', '7', 0)
      .tile('D12', '9', 1)
      .tile('D10', '68', 0)
      .tile('D8', '7', 3)
      .tile('C9', '9', 0)
      .tile('B10', '57', 0);

  test('1830-18.1k The route need not be usable by a train: eight cities away, and no train at all', () => {
    const play = longWay().operating('PRR');
    expect(play.trains('PRR')).toEqual([]);
    expect(play.rotations(P1, 'B10', '14')).toEqual([2, 5]);
    expect(play.accepts(P1, lay('C9', '23', 0))).toBe(true);
  });

  test('1830-18.1k 1830-19.0a But not through a city full of foreign tokens', () => {
    const closed = longWay().station('NYC', 'D14').operating('PRR');
    for (const rotation of [2, 5]) closed.refuses(P1, lay('B10', '14', rotation), 'noAccess', '1830-18.1i');
    closed.refuses(P1, lay('C9', '23', 0), 'noAccess', '1830-18.1i');
    // up to that city all is open
    expect(closed.accepts(P1, lay('D16', '27', 0))).toBe(true);
    // an own token there opens it again
    expect(longWay().station('PRR', 'D14').operating('PRR').rotations(P1, 'B10', '14')).toEqual([2, 5]);
  });

  test('1830-18.1l Replaced tiles go back into the supply', () => {
    const before = building('PRR', '5').tile('H10', '57', 1).operating('PRR');
    const after = before.do(P1, lay('H10', '14', 1));
    expect(before.state.tileStock).toMatchObject({ 57: 3, 14: 3 });
    expect(after.state.tileStock).toMatchObject({ 57: 4, 14: 2 });
    const brown = building('PRR', '5')
      .tile('H10', '14', 1)
      .operating('PRR')
      .do(P1, lay('H10', '63', 0));
    expect(brown.state.tileStock).toMatchObject({ 14: 3, 63: 2 });
  });

  test('1830-18.1m Replacing is instead of laying', () => {
    const given = building('PRR', '3').tile('H10', '57', 1).operating('PRR');
    const replaced = given.do(P1, lay('H10', '14', 1));
    replaced.refuses(P1, lay('H14', '9', 1), 'laidAlready', '1830-18.0c');
    given.do(P1, lay('H14', '9', 1)).refuses(P1, lay('H10', '14', 1), 'laidAlready', '1830-18.0c');
  });

  test('1830-18.1n Tokens on a replaced tile stay in their city', () => {
    const one = building('PRR', '3').tile('H10', '57', 1).station('PRR', 'H10').operating('PRR');
    expect(one.do(P1, lay('H10', '14', 1)).stations('H10')).toEqual(['PRR:0']);

    // New York: NYNH in the circle to the north-east, PRR in the one to the south-west
    const given = (phase: string) => building('NYNH', phase).station('PRR', 'G19', 1);
    const sides = (play: Play) =>
      play.state.stations
        .filter((station) => station.hex === 'G19')
        .map(({ company, stop }) => {
          const { tile, rotation } = play.state.tiles.G19 as { tile: string; rotation: number };
          const exits = title.board.tiles.get(tile)?.[rotation]?.stopExits[stop as number] as number;
          return [company, ROTATIONS.filter((side) => exits & (1 << side))];
        });
    const green = given('5')
      .operating('NYNH')
      .do(P1, lay('G19', '54', 0));
    expect(sides(green)).toEqual([
      ['NYNH', [2, 3]],
      ['PRR', [0, 1]],
    ]);
    const brown = building('NYNH', '5')
      .set({ tiles: green.state.tiles, stations: green.state.stations, tileStock: green.state.tileStock })
      .operating('NYNH')
      .do(P1, lay('G19', '62', 0));
    expect(sides(brown)).toEqual(sides(green));
  });
});

describe('tiles with letters', () => {
  const everywhere = (play: Play, hex: string, tile: string, reason: string, rule: string) => {
    for (const rotation of ROTATIONS) play.refuses(P1, lay(hex, tile, rotation), reason, rule);
  };

  test('1830-18.2a Tiles marked OO go only on hexes with two separate large cities', () => {
    const play = building('PRR', '3').tile('H10', '57', 1).operating('PRR');
    everywhere(play, 'H14', '59', 'wrongStops', '1830-18.0z');
    for (const hex of ['H10', 'H16']) everywhere(play, hex, '59', 'wrongStops', '1830-18.0x');
    for (const hex of ['E23', 'G19']) everywhere(play, hex, '59', 'labelledTile', '1830-18.2a');
    const homes = [...title.board.hexes.keys()].filter((hex) => {
      const given = building('PRR', '3', 1000).station('PRR', hex).operating('PRR');
      return ROTATIONS.some((rotation) => given.accepts(P1, lay(hex, '59', rotation)));
    });
    expect(homes).toEqual(['D10', 'E5', 'E11', 'H18']);
  });

  test('1830-18.2b Tiles marked NY and B go only on New York, and on Baltimore or Boston', () => {
    const boston = building('B&M', '3').operating('B&M');
    everywhere(boston, 'E23', '54', 'labelledTile', '1830-18.2b');
    expect(boston.rotations(P1, 'E23', '53')).toEqual([1, 3, 5]);
    const york = building('NYNH', '3').operating('NYNH');
    everywhere(york, 'G19', '53', 'labelledTile', '1830-18.2b');
    expect(york.rotations(P1, 'G19', '54')).toEqual([0]);
    expect(building('B&O', '3').operating('B&O').rotations(P1, 'I15', '53')).toEqual([0, 2, 4]);
    const city = building('PRR', '3').tile('H10', '57', 1).operating('PRR');
    everywhere(city, 'H10', '53', 'labelledTile', '1830-18.2b');
  });

  test('1830-18.2c Nothing else may be laid there', () => {
    const homes = [
      ['B&O', 'I15', '53'],
      ['B&M', 'E23', '53'],
      ['NYNH', 'G19', '54'],
      ['Erie', 'E11', '59'],
    ] as const;
    for (const [company, hex, only] of homes) {
      const play = building(company, '5').operating(company);
      expect(ALL_TILES.filter((tile) => play.rotations(P1, hex, tile).length > 0)).toEqual([only]);
      everywhere(play, hex, '14', 'labelledHex', '1830-18.2c');
    }
  });

  test('1830-18.2d Their orientation keeps the printed or existing track', () => {
    const boston = building('B&M', '3').operating('B&M');
    for (const rotation of [0, 2, 4])
      boston.refuses(P1, lay('E23', '53', rotation), 'losesTrack', '1830-18.1c');
    const york = building('NYNH', '3').operating('NYNH');
    for (const rotation of [1, 2, 4, 5])
      york.refuses(P1, lay('G19', '54', rotation), 'losesTrack', '1830-18.1c');
    // Toronto and Hamilton at 0 and 2: a brown tile must have them in two cities
    const { play } = reached('59', '5');
    expect(play.rotations(P1, 'D10', '64')).toEqual([2, 4]);
    for (const rotation of [0, 1, 3, 5])
      play.refuses(P1, lay('D10', '64', rotation), 'losesTrack', '1830-18.1c');
  });

  test('1830-18.2e Brown ones replace the green ones within the limits of 18.1g', () => {
    const { play } = reached('54', '5');
    expect(play.rotations(P1, 'G19', '62')).toEqual([0]);
    everywhere(play, 'G19', '61', 'labelledTile', '1830-18.2b');
    everywhere(reached('54', '4').play, 'G19', '62', 'colourNotYet', '1830-22.0d');
    everywhere(reached('53', '5').play, 'E23', '62', 'labelledTile', '1830-18.2b');
  });
});
