/** What the components of 1853 show by themselves: the map, the companies, tiles, trains, phases and values. */
import { boardOf, type Colour, type Face, keepsTrack } from '@kursbuch/eighteen';
import { describe, expect, test } from 'vitest';
import { CERTIFICATES, COMPANIES, HOMES, NUMBERS, PARS, SIZES } from '../facts/companies.ts';
import {
  BUILDING_COSTS,
  CALCUTTA,
  CERTAIN_SHARES,
  CONTRACT_VALUES,
  GANGES,
  GANGES_CITIES,
  MAP,
  PREMIUMS,
  TERRAIN,
} from '../facts/map.ts';
import { PRICES } from '../facts/market.ts';
import { BANK, PLAYERS } from '../facts/money.ts';
import { CONTRACT_SHARES, TERRITORIES } from '../facts/proposed.ts';
import { PRINTED_UPGRADES, TILE_COUNTS, TILES, UPGRADES } from '../facts/tiles.ts';
import { COUNTS_WITH_SMALL, PHASES, TRAINS, TRAINS_IN_USE } from '../facts/trains.ts';

const hexOf = (id: string) => MAP.hexes.find((hex) => hex.id === id);
const nameOf = (id: string) => hexOf(id)?.name;
const idOf = (name: string) => MAP.hexes.find((hex) => hex.name === name)?.id ?? '';

describe('the map', () => {
  test('1853-1a There are 23 named large cities; every other stop is a nameless town', () => {
    const named = MAP.hexes.filter(({ name }) => name !== null);
    expect(MAP.hexes).toHaveLength(153);
    expect(named).toHaveLength(23);
    for (const { stops } of named) expect(stops.every(({ kind }) => kind === 'city')).toBe(true);
    for (const { name, stops } of MAP.hexes)
      if (name === null) expect(stops.every(({ kind }) => kind === 'town')).toBe(true);
    expect(MAP.hexes.flatMap(({ id, name, stops }) => (!name && stops.length > 1 ? [id] : []))).toEqual([
      'E15',
      'F16',
      'G21',
      'H16',
      'O13',
    ]);
  });

  test('1853-1b The valley of the Ganges has five cities, and Calcutta beside them', () => {
    expect(GANGES_CITIES.map(nameOf)).toEqual(['Cawnpore', 'Lucknow', 'Allahabad', 'Benares', 'Patna']);
    const shaded = GANGES.filter((hex) => nameOf(hex) !== null);
    expect([...shaded].sort()).toEqual([...GANGES_CITIES, CALCUTTA.hex].sort());
  });

  test('1853-1c Terrain is of five classes, L10 has two of them, and seven hexes carry a premium', () => {
    const several = Object.entries(TERRAIN).filter(([, kinds]) => kinds.length > 1);
    expect(several).toEqual([['L10', ['hill', 'river']]]);
    expect(BUILDING_COSTS.L10).toEqual({ standard: 120, metre: 80 });
    // What is printed on the map is the price of standard track.
    for (const { id, cost } of MAP.hexes) expect([id, cost]).toEqual([id, BUILDING_COSTS[id]?.standard]);
    expect(PREMIUMS).toEqual({ B8: 100, B10: 40, C5: 200, D2: 200, D14: 40, H2: 40, I3: 100 });
    expect(TERRAIN.D2).toBeUndefined();
    expect(CALCUTTA.upgradeCost).toBe(60);
  });

  test('1853-4.2.12a Five cities are printed green with dual track; only Waltair is one station', () => {
    const printed = MAP.hexes.filter(({ preprinted }) => preprinted === 'green');
    expect(Object.fromEntries(printed.map(({ name, stops }) => [name, stops.length]))).toEqual({
      Delhi: 3,
      Calcutta: 3,
      Bombay: 2,
      Madras: 2,
      Waltair: 1,
    });
    for (const { paths } of printed) expect(paths.every(([, , gauge]) => gauge === 'dual')).toBe(true);
    // No printed track leads off the map.
    const board = boardOf(MAP, TILES);
    for (const { id } of printed) {
      const hex = board.hexes.get(id);
      for (let edge = 0; edge < 6; edge++)
        if ((hex?.printed.exits ?? 0) & (1 << edge)) expect(hex?.neighbours[edge]).toBeDefined();
    }
  });

  test('1853-2.5.9a 1853-2.5.9b 1853-2.5.9c 1853-2.5.9d The values of the cities make 550', () => {
    const list = Object.values(CONTRACT_VALUES);
    const values = Object.fromEntries(Object.keys(CONTRACT_VALUES).map((hex, n) => [nameOf(hex), list[n]]));
    expect(values.Calcutta).toBe(50);
    expect([values.Bombay, values.Delhi]).toEqual([40, 40]);
    expect([values.Madras, values.Waltair]).toEqual([30, 30]);
    expect(list).toHaveLength(23);
    expect(list.filter((value) => value === 20)).toHaveLength(18);
    expect(list.reduce((sum, value) => sum + value, 0)).toBe(550);
  });

  test('1853-2.5.1b Every city offers a share, and those of the examples the ones they name', () => {
    expect(Object.keys(CONTRACT_SHARES).sort()).toEqual(Object.keys(CONTRACT_VALUES).sort());
    for (const [hex, shares] of Object.entries(CERTAIN_SHARES))
      expect(CONTRACT_SHARES[hex]).toEqual(expect.arrayContaining([...shares]));
    expect(CONTRACT_SHARES[idOf('Delhi')]).toEqual(['EIR', 'GIP', 'NWR', 'BBCI']);
    expect(CERTAIN_SHARES[idOf('Patna')]).toEqual(['EIR']);
    expect(CERTAIN_SHARES[idOf('Bombay')]).toEqual(['BBCI']);
    expect(CERTAIN_SHARES[idOf('Jaipur')]).toEqual(['BBCI']);
    expect(CERTAIN_SHARES[idOf('Lahore')]).toEqual(['NWR']);
    expect(CERTAIN_SHARES[idOf('Calcutta')]).toEqual(['EIR']);
  });
});

describe('the companies', () => {
  test('1853-T1a 1853-T1b 1853-T1c 1853-T1d 1853-T1e 1853-T1f The homes are those of Table 1', () => {
    const named = (company: string) => HOMES[company]?.map(({ hex, stop }) => `${nameOf(hex)} ${stop}`);
    expect(named('EIR')).toEqual(['Calcutta 0', 'Patna 0']);
    expect(named('GIP')).toEqual(['Allahabad 0', 'Bombay 1']);
    expect(named('NWR')).toEqual(['Delhi 0', 'Lahore 0']);
    expect(named('BNR')).toEqual(['Calcutta 2', 'Nagpur 0']);
    expect(named('BBCI')).toEqual(['Ajmer 0', 'Bombay 0']);
    expect(named('MSM')).toEqual(['Madras 0']);
    expect(named('SIR')).toEqual(['Trichinopoly 0']);
    expect(named('ECR')).toEqual(['Waltair 0']);
    // The circle of each is kept on the map, and it lies in the company's own area.
    for (const [company, homes] of Object.entries(HOMES))
      for (const { hex, stop } of homes) {
        expect(hexOf(hex)?.reservedFor).toContainEqual({ company, stop: `s${stop}` });
        expect(TERRITORIES[company]).toContain(hex);
      }
  });

  test('1853-T1g 1853-1g 1853-1d Numbers, prices, stations and papers', () => {
    expect(COMPANIES.map(({ sym }) => NUMBERS[sym])).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    const pars = COMPANIES.map(({ sym }) => PARS[sym]);
    expect(pars).toEqual([100, 96, 92, 88, 84, 80, 75, 70]);
    for (const par of pars) expect(PRICES).toContain(par);
    expect(COMPANIES.map(({ stationCosts }) => stationCosts.length)).toEqual([5, 5, 5, 5, 4, 4, 4, 3]);
    for (const { sym, stationCosts } of COMPANIES)
      expect(stationCosts.filter((cost) => cost === 0)).toHaveLength(SIZES[sym] === 'large' ? 2 : 1);
    expect(CERTIFICATES).toHaveLength(9);
    expect(CERTIFICATES.reduce((sum, percent) => sum + percent, 0)).toBe(100);
  });

  test('Each area lies on the map', () => {
    for (const hexes of Object.values(TERRITORIES)) for (const hex of hexes) expect(hexOf(hex)).toBeDefined();
    expect(Object.values(TERRITORIES).map((hexes) => hexes.length)).toEqual([37, 60, 47, 53, 56, 34, 15, 30]);
  });
});

describe('players and prices', () => {
  test('Money, limits and thresholds', () => {
    const row = (players: number) => {
      const { cash, perCompany, certificates, floats } = PLAYERS[players] ?? {};
      return [cash, perCompany, certificates, floats];
    };
    expect([3, 4, 5, 6].map(row)).toEqual([
      [730, 6, 21, 60],
      [570, 6, 16, 50],
      [570, 5, 13, 50],
      [510, 4, 11, 40],
    ]);
    expect(BANK).toBe(15_000);
  });

  test('The line has 35 prices from 10 to 400', () => {
    expect(PRICES).toHaveLength(35);
    expect([PRICES[0], PRICES.at(-1)]).toEqual([10, 400]);
    expect([...PRICES].sort((a, b) => a - b)).toEqual(PRICES);
  });
});

describe('the trains', () => {
  const train = (name: string) => TRAINS.find((one) => one.name === name);

  test('1853-1e 1853-T5a 1853-T5b Nine kinds, their numbers and prices', () => {
    expect(Object.fromEntries(TRAINS.map(({ name, price }) => [name, price]))).toEqual({
      '2': 300,
      '3': 440,
      '4': 620,
      '5': 830,
      '6': 1050,
      '1M': 180,
      '2M': 250,
      '3M': 430,
      '4M': 590,
    });
    const sum = (counts: Readonly<Record<string, number>>) =>
      TRAINS.reduce((all, { name, count }) => all + (counts[name] ?? count), 0);
    expect([sum({}), sum(COUNTS_WITH_SMALL)]).toEqual([27, 30]);
    expect(train('1M')?.card).toBe('2');
    for (const { name, gauge, range } of TRAINS) {
      expect(gauge).toBe(name.endsWith('M') ? 'metre' : 'standard');
      expect(range).toBe(Number.parseInt(name, 10));
    }
  });

  test('1853-T6a 1853-T6b 1853-T6c Limits, rounds and trains in use by phase', () => {
    expect(
      PHASES.map(({ name, trainLimit, operatingRounds }) => [name, trainLimit, operatingRounds]),
    ).toEqual([
      ['2', 4, 1],
      ['3', 4, 2],
      ['4', 3, 3],
      ['5', 2, 3],
    ]);
    // What the first train of each phase scraps leaves exactly the trains of Table 6.
    const gone = new Set<string>();
    for (const { name, on } of PHASES) {
      for (const { name: kind, rustsOn } of TRAINS) if (on !== null && rustsOn === on) gone.add(kind);
      expect(TRAINS_IN_USE[name]?.some((kind) => gone.has(kind))).toBe(false);
    }
    expect([...gone].sort()).toEqual(['1M', '2', '2M', '3']);
  });
});

describe('the tiles', () => {
  const sum = (colour: Colour, gauge?: string) =>
    Object.entries(TILE_COUNTS).reduce((all, [tile, count]) => {
      const facts = TILES[tile];
      const isMeant = facts?.color === colour && (gauge === undefined || facts.paths[0]?.[2] === gauge);
      return isMeant ? all + count : all;
    }, 0);
  const stock = (...tiles: readonly number[]) => tiles.map((tile) => TILE_COUNTS[tile]);
  const sets = (expected: Readonly<Record<number, readonly number[]>>) => {
    for (const [tile, to] of Object.entries(expected))
      expect([tile, UPGRADES[tile]]).toEqual([tile, to.map(String)]);
  };
  const DUAL = [716, 717, 718, 719];

  test('1853-1f 217 tiles: 128 yellow, 64 green, 18 brown, 7 grey', () => {
    expect([sum('yellow'), sum('green'), sum('brown'), sum('gray')]).toEqual([128, 64, 18, 7]);
    expect(Object.keys(TILES).sort()).toEqual(Object.keys(TILE_COUNTS).sort());
    expect(Object.keys(UPGRADES).sort()).toEqual(Object.keys(TILE_COUNTS).sort());
  });

  test('1853-TCa 1853-TCb 1853-TCc 1853-TCd The stock of each number', () => {
    expect(stock(1, 2, 3, 4, 5, 6, 7, 8, 9, 55, 56, 58, 115)).toEqual([
      2, 2, 10, 14, 4, 8, 6, 14, 14, 2, 2, 10, 2,
    ]);
    expect(sum('yellow', 'standard')).toBe(90);
    expect(stock(71, 72, 73, 74, 75, 76, 77, 78, 79, 113)).toEqual([2, 4, 6, 4, 2, 2, 4, 6, 6, 2]);
    expect(sum('yellow', 'metre')).toBe(38);
    expect(stock(12, 13, 14, 15, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 100, 101, 116, 117)).toEqual([
      2, 2, 2, 2, 2, 2, 4, 4, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
    ]);
    expect(stock(233, 234, 250, 716, 717, 718, 719)).toEqual([6, 4, 4, 4, 2, 2, 2]);
    expect(stock(102, 103, 105, 106, 107, 108, 500, 720)).toEqual([3, 4, 2, 2, 2, 2, 2, 1]);
    expect(stock(109, 900, 111, 112)).toEqual([2, 1, 2, 2]);
  });

  test('1853-TCe 1853-TCf 1853-TCg Dead ends of the chart, and plain track', () => {
    for (const tile of [1, 2, 55, 56, 71, 102, 720, 109, 900, 111, 112]) expect(UPGRADES[tile]).toEqual([]);
    sets({ 7: [80, 82, 83, 234], 8: [80, 81, 82, 83, 250], 9: [82, 83, 233] });
    sets({ 77: [84, 85, 86, 234], 78: [84, 85, 86, 250], 79: [85, 86, 233] });
  });

  test('1853-TCh 1853-TCi 1853-TCj 1853-TCk Yellow stations', () => {
    sets({ 3: [12, 14, 15, ...DUAL], 4: [14, 15, 87, 88, ...DUAL], 58: [87, 88, ...DUAL] });
    sets({ 5: [12, 14, 15, ...DUAL], 6: [12, 13, 14, 15, ...DUAL], 115: [12, 13, 14, 15, ...DUAL] });
    sets({ 72: [89, 100, 116, 117, ...DUAL], 73: [89, 100, 101, 116, 117, ...DUAL], 74: [89, 116, ...DUAL] });
    sets({ 75: [100, ...DUAL], 76: [100, 101, ...DUAL], 113: [100, 101, ...DUAL] });
  });

  test('1853-TCl 1853-TCm 1853-TCn Green and brown', () => {
    sets({ 80: [106, 108], 84: [106, 108], 81: [106] });
    for (const tile of [82, 83, 85, 86, 233, 234, 250]) sets({ [tile]: [106, 107, 108] });
    for (const tile of [12, 13, 100, 101, 117, 719]) sets({ [tile]: [102, 103] });
    for (const tile of [14, 15, 87, 88, 89, 116, 716, 717, 718]) sets({ [tile]: [102] });
    sets({ 103: [109], 105: [111], 106: [112], 107: [112], 108: [112], 500: [900] });
    expect(PRINTED_UPGRADES).toEqual({ CD: ['500'], BM: ['105'], W: ['720'] });
  });

  test('Every upgrade of the chart keeps the track and its gauge, turned some way', () => {
    const board = boardOf(MAP, TILES);
    const fits = (old: Face, tile: string) => board.tiles.get(tile)?.some((face) => keepsTrack(old, face));
    for (const [tile, next] of Object.entries(UPGRADES))
      for (const other of next)
        expect([tile, other, fits(board.tiles.get(tile)?.[0] as Face, other)]).toEqual([tile, other, true]);
    for (const { printed, facts } of board.hexes.values())
      for (const other of facts.preprinted === 'green' ? (PRINTED_UPGRADES[facts.label ?? ''] ?? []) : [])
        expect([facts.id, fits(printed, other)]).toEqual([facts.id, true]);
  });

  test('All brown and grey tiles are dual, and no other gauge than the three is printed', () => {
    for (const { color, paths } of Object.values(TILES))
      for (const [, , gauge] of paths)
        expect(color === 'brown' || color === 'gray' ? ['dual'] : ['standard', 'metre', 'dual']).toContain(
          gauge,
        );
  });
});
