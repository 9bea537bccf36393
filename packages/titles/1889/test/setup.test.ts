import type { EighteenState } from '@kursbuch/eighteen';
import { isRefusal, type Setup } from '@kursbuch/table';
import { describe, expect, test } from 'vitest';
import { COMPANIES, PRIVATES } from '../facts/components.ts';
import { table, title } from '../rules/index.ts';
import { P1, P2, table1889 } from './table1889.ts';

const NUMBERS = [2, 3, 4, 5, 6];
const setup = (players: readonly string[], options: Setup['options'] = {}, seed = 's') =>
  table.setup({ players, seed, options });
const names = (count: number) => Array.from({ length: count }, (_, seat) => `N${seat}`);
const inUse = (players: number) =>
  Object.entries(table1889({ players }).state.privates).flatMap(([one, { closed }]) => (closed ? [] : one));

describe('the table', () => {
  test('1889-SETUP-1 The game is for 2 to 6 players', () => {
    for (const count of NUMBERS) expect(isRefusal(setup(names(count)))).toBe(false);
    for (const count of [1, 7])
      expect(setup(names(count))).toMatchObject({ reason: 'badPlayers', rule: '1889-SETUP-1' });
  });

  test('1889-SETUP-2 1889-SETUP-3 Starting cash, and the bank pays it out of 7,000', () => {
    const tables = NUMBERS.map((players) => table1889({ players }).state);
    expect(tables.map(({ cash }) => cash[0])).toEqual([420, 420, 420, 390, 390]);
    expect(tables.map(({ cash }) => cash.bank)).toEqual([6160, 5740, 5320, 5050, 4660]);
    expect(tables.map(({ money }) => money)).toEqual([7000, 7000, 7000, 7000, 7000]);
  });

  test('1889-SETUP-4 Certificate limits', () => {
    const limits = NUMBERS.map((players) => title.shares.certificateLimit(table1889({ players }).state, P1));
    expect(limits).toEqual([25, 19, 14, 12, 11]);
  });

  test('1889-SETUP-5 1889-UTF-1 The privates in use depend on the number of players', () => {
    expect(NUMBERS.map((players) => inUse(players).length)).toEqual([5, 6, 7, 7, 7]);
    expect(inUse(2)).toEqual(['TR-P', 'MF', 'ER', 'SMR', 'DR']);
    expect(inUse(3)).toEqual([...inUse(2), 'SIR']);
    const play = table1889({ players: 3 }).privateSale();
    play.refuses(P1, { type: 'bid', private: 'UTF', amount: 155 }, 'noBidHere', '1889-SETUP-5');
    // What takes no part pays nothing and does not hold up the end of the sale.
    const rest = ['TR-P', 'MF', 'ER', 'SMR', 'DR'].reduce(
      (built, one) => built.private(one, P2),
      table1889({ players: 3 }),
    );
    const sold = rest.privateSale().do(P1, { type: 'buyPrivate', private: 'SIR' });
    expect(sold.state.round.kind).toBe('stock');
  });

  test('1889-SETUP-6 Seven companies of nine certificates, the director’s first', () => {
    const { certificates } = table1889().state;
    expect(Object.keys(certificates)).toEqual(['AR', 'IR', 'SR', 'KO', 'TR', 'KU', 'UR']);
    for (const papers of Object.values(certificates)) {
      expect(papers.map(({ percent }) => percent)).toEqual([20, 10, 10, 10, 10, 10, 10, 10, 10]);
      expect(papers.map(({ director }) => director)).toEqual([true, ...Array(8).fill(false)]);
      expect(papers.every(({ holder }) => holder === 'offer')).toBe(true);
    }
  });

  test('1889-SETUP-7 Six 2, five 3, four 4, three 5, two 6, and diesels without end', () => {
    const { trains } = table1889().state;
    const count = (kind: string) => trains.filter((train) => train.kind === kind).length;
    expect(['2', '3', '4', '5', '6'].map(count)).toEqual([6, 5, 4, 3, 2]);
    // Seven companies that may own two each cannot empty the supply.
    expect(count('D')).toBeGreaterThanOrEqual(40);
  });

  test('1889-SETUP-8 Seats are drawn by lot; two equal names are refused', () => {
    const drawn = (seed: string) => (setup(names(4), {}, seed) as EighteenState).players;
    expect(drawn('a')).toEqual(drawn('a'));
    expect(new Set(['a', 'b', 'c', 'd', 'e'].map((seed) => drawn(seed).join())).size).toBeGreaterThan(1);
    expect([...drawn('a')].sort()).toEqual(names(4));
    const { priority } = setup(names(3)) as EighteenState;
    expect(priority).toBe(P1);
    expect(table1889().privateSale().waiting).toEqual([P1]);
    expect(setup(['A', 'A'])).toMatchObject({ reason: 'sameName', rule: '1889-SETUP-8' });
  });

  test('1889-SETUP-9 Tiles, trains and all holdings are open', () => {
    const state = table1889().private('SIR', P2).state;
    const view = table.view(state, [P1]);
    expect([view.tileStock, view.trains, view.certificates, view.privates, view.cash]).toEqual([
      state.tileStock,
      state.trains,
      state.certificates,
      state.privates,
      state.cash,
    ]);
  });

  test('1889-SETUP-10 63 tiles: 25 yellow, 22 green, 16 brown, none grey', () => {
    const sums: Record<string, number> = {};
    for (const [tile, count] of Object.entries(table1889().state.tileStock)) {
      const colour = title.board.tiles.get(tile)?.[0]?.color ?? '';
      sums[colour] = (sums[colour] ?? 0) + count;
    }
    expect(sums).toEqual({ yellow: 25, green: 22, brown: 16 });
  });

  test('1889-0.2 Options must be known ones with sensible values', () => {
    for (const [options, reason] of [
      [{ turbo: true }, 'unknownOption'],
      [{ drawSeats: 3 }, 'badOption'],
      [{ reading: 'mine' }, 'badOption'],
      [{ dealt: 'DR' }, 'badOption'],
      [{ beginner: true, dealt: 'DR DR' }, 'badOption'],
      [{ beginner: true, dealt: 'DR SIR DR' }, 'badOption'],
      [{ beginner: true, dealt: 'constructor DR' }, 'badOption'],
      [{ beginner: true, dealt: 'DR UTF' }, 'badOption'],
    ] as [Setup['options'], string][])
      expect(setup(names(2), options)).toMatchObject({ reason, rule: '1889-0.2' });
    expect(isRefusal(setup(names(2), { beginner: true, dealt: 'SIR DR' }))).toBe(false);
  });

  test('1889-SETUP-9 All holdings are open, or cash of others is hidden where the table wants it', () => {
    const seen = (closedCash: boolean, amount: number) =>
      table.view(table1889({ closedCash }).cash(P2, amount).stockRound().state, [P1]);
    expect(seen(true, 100)).toEqual(seen(true, 200));
    expect([seen(false, 100).cash[P2], seen(false, 200).cash[P2]]).toEqual([100, 200]);
  });

  test('1889-0.4 A game in which nobody can do anything any more ends', () => {
    const play = table1889({ players: 2 }).cash(P1, 0).cash(P2, 0).stockRound({ set: 1 });
    expect(play.state.result?.cause).toBe('standstill');
    expect(table1889({ players: 2 }).cash(P1, 0).stockRound({ set: 1 }).state.result).toBeNull();
  });

  test('1889-TOKEN-1 Homes and numbers of stations', () => {
    expect(COMPANIES.map(({ sym, home, stationCosts }) => [sym, home, stationCosts.length])).toEqual([
      ['AR', 'K8', 2],
      ['IR', 'E2', 2],
      ['SR', 'I2', 2],
      ['KO', 'K4', 2],
      ['TR', 'F9', 3],
      ['KU', 'C10', 1],
      ['UR', 'B7', 3],
    ]);
    expect(PRIVATES.map(({ sym }) => sym)).toEqual(['TR-P', 'MF', 'ER', 'SMR', 'DR', 'SIR', 'UTF']);
    const placed = table1889().company('IR', P1).tile('E2', '57', 1).station('IR', 'F3').tile('F3', '57', 2);
    placed
      .station('AR', 'K8')
      .atStep('IR', 'station')
      .refuses(P1, { type: 'placeStation', hex: 'F3', stop: 0 }, 'noStationLeft', '1889-TOKEN-1');
  });
});
