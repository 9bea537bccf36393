import { scores } from '@kursbuch/eighteen';
import { chanceFrom, draw, isRefusal, placesOf, type Setup } from '@kursbuch/table';
import { describe, expect, test } from 'vitest';
import { table, title } from '../rules/index.ts';
import { P1, P2, P3, P4, Play, table1830 } from './table1830.ts';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn'];

const setUp = (players: readonly string[], options: Setup['options'] = {}, seed = 'seed') => {
  const state = table.setup({ players, seed, options });
  if (isRefusal(state)) throw new Error(state.reason);
  return new Play(state);
};
const noTable = (players: readonly string[], options: Setup['options'] = {}) =>
  table.setup({ players, seed: 'seed', options });

describe('0 At this table', () => {
  test('1830-0.1 An action must have the form of one', () => {
    const play = table1830().privateSale();
    for (const [action, reason] of [
      [null, 'malformed'],
      ['pass', 'malformed'],
      [[], 'malformed'],
      [{}, 'unknownAction'],
      [{ type: 'fly' }, 'unknownAction'],
      [{ type: 'constructor' }, 'unknownAction'],
      [{ type: 'bid', private: 'D&H' }, 'malformed'],
      [{ type: 'bid', amount: 75 }, 'malformed'],
      [{ type: 'bid', private: 'D&H', amount: 75.5 }, 'malformed'],
      [{ type: 'bid', private: 'D&H', amount: -1 }, 'malformed'],
      [{ type: 'bid', private: 'D&H', amount: '75' }, 'malformed'],
      [{ type: 'bid', private: 'D&H', amount: Number.NaN }, 'malformed'],
      [{ type: 'pass', seat: P2 }, 'malformed'],
    ] as const)
      play.refuses(P1, action, reason, '1830-0.1');
    for (const seat of [9, -1, 0.5]) play.refuses(seat, { type: 'pass' }, 'noSuchSeat', '1830-0.1');
  });

  test('1830-0.1 An action must name things that exist', () => {
    const sale = table1830().privateSale();
    sale.refuses(P1, { type: 'buyPrivate', private: 'XYZ' }, 'noSuchPrivate', '1830-0.1');
    sale.refuses(P1, { type: 'bid', private: 'XYZ', amount: 75 }, 'noSuchPrivate', '1830-0.1');
    const stock = table1830().private('D&H', P1).par('CPR', 67).shares(P2, 'CPR', 20).stockRound();
    for (const [action, reason] of [
      [{ type: 'buyShare', company: 'XYZ', from: 'offer' }, 'noSuchCompany'],
      [{ type: 'buyShare', company: 'CPR', from: 'XYZ' }, 'malformed'],
      [{ type: 'buyShare', company: 'CPR', from: 'offer', count: 0 }, 'malformed'],
      [{ type: 'startCompany', company: 'XYZ', price: 67 }, 'noSuchCompany'],
      [{ type: 'startCompany', company: 'PRR', price: 1.5 }, 'malformed'],
      [{ type: 'startCompany', company: 'PRR', price: -1 }, 'malformed'],
      [{ type: 'sellShares', company: 'XYZ', count: 1 }, 'noSuchCompany'],
      [{ type: 'sellShares', company: 'CPR', count: 0 }, 'malformed'],
      [{ type: 'requestPrivate', private: 'XYZ', price: 1 }, 'noSuchPrivate'],
      [{ type: 'offerPrivate', private: 'D&H', to: 9, price: 1 }, 'noSuchSeat'],
      [{ type: 'offerPrivate', private: 'D&H', to: P1, price: 1 }, 'noSuchSeat'],
      [{ type: 'exchangePrivate', private: 'XYZ', from: 'offer' }, 'noSuchPrivate'],
    ] as const)
      stock.refuses(P1, action, reason, '1830-0.1');
    const trains = table1830().company('PRR', P1).atStep('PRR', 'trains');
    for (const [action, reason] of [
      [{ type: 'buyTrain', from: 'bank', kind: 'XYZ', price: 80 }, 'noSuchKind'],
      [{ type: 'buyTrain', from: 'XYZ', kind: '2', price: 80 }, 'noSuchCompany'],
      [{ type: 'buyTrain', from: 'bank', kind: '2', price: 80.5 }, 'malformed'],
      [{ type: 'requestPrivate', private: 'XYZ', price: 35 }, 'noSuchPrivate'],
    ] as const)
      trains.refuses(P1, action, reason, '1830-0.1');
  });

  test('1830-0.2 Options must be known ones with sensible values', () => {
    const four = NAMES.slice(0, 4);
    expect(noTable(four, { turbo: true })).toMatchObject({ reason: 'unknownOption', rule: '1830-0.2' });
    for (const options of [
      { bank: 2400 },
      { bank: 9000.5 },
      { bank: 'much' },
      { drawSeats: 3 },
      { noDiesels: 'yes' },
      { reading: 'free' },
      { reading: true },
    ] as Setup['options'][])
      expect(noTable(four, options)).toMatchObject({ reason: 'badOption', rule: '1830-0.2' });
    expect(setUp(four, { bank: 2401 }).cash('bank')).toBe(1);
  });
});

describe('1.0 Aim and end', () => {
  /** The bank is broken and the last operating round of the set is over. */
  const ended = (build: (table: ReturnType<typeof table1830>) => ReturnType<typeof table1830>, players = 3) =>
    build(table1830({ players })).set({ bankBroken: true }).operating([]);

  test('1830-1.0a The greatest personal wealth wins; equal wealth shares the victory', () => {
    const { result } = ended((table) => table.cash(P1, 3100).cash(P2, 2900).cash(P3, 2950)).state;
    expect(result?.scores).toEqual([3100, 2900, 2950]);
    expect(placesOf(result ?? { scores: [] })).toEqual([1, 3, 2]);
    const tie = ended((table) => table.cash(P1, 3000).cash(P2, 2900).cash(P3, 3000)).state.result;
    expect(placesOf(tie ?? { scores: [] })).toEqual([1, 3, 1]);
  });

  test('1830-1.0b Wealth is cash plus shares at their market price, not at par', () => {
    const { result } = ended((table) =>
      table
        .cash(P1, 500)
        .par('NYC', 67, '1,6')
        .shares(P2, 'NYC', 30)
        .shares(P1, 'NYC', 30, { director: false })
        .par('PRR', 100, '0,7')
        .shares(P1, 'PRR', 20),
    ).state;
    expect(result?.scores[P1]).toBe(994);
  });

  test('1830-1.0c Treasury, trains and stations of a company count for nobody', () => {
    const company = (cash: number, trains: boolean) =>
      ended((table) => {
        const built = table.company('PRR', P1, { cash });
        return trains ? built.train('PRR', '2').train('PRR', '3').station('PRR', 'H10') : built;
      }).state.result?.scores;
    expect(company(1500, true)).toEqual(company(0, false));
    expect(company(1500, true)).toEqual([800 + 600, 800, 800]);
  });

  test('1830-1.0d The game ends by an empty bank or a bankruptcy, and by nothing else', () => {
    const late = table1830().company('PRR', P1).operating('PRR', { set: 60, number: 3, of: 3 }).passTurn();
    expect(late.state.result).toBeNull();
    expect(late.state.round).toMatchObject({ kind: 'stock', set: 61 });
    expect(ended((table) => table).state.result?.cause).toBe('bank');
    const bankrupt = table1830()
      .phase('6')
      .company('PRR', P1, { percent: 20, cash: 0 })
      .floated('PRR')
      .cash(P1, 0)
      .tile('H10', '57', 1)
      .atStep('PRR', 'trains')
      .do(P1, { type: 'declareBankruptcy' });
    expect(bankrupt.state.result?.cause).toBe('bankruptcy');
  });

  test('1830-1.0e The largest shareholder of a company is its president', () => {
    const before = table1830()
      .par('PRR', 67)
      .shares(P1, 'PRR', 30)
      .shares(P2, 'PRR', 20, { director: false });
    expect(before.stockRound().director('PRR')).toBe(P1);
    const buy = { type: 'buyShare', company: 'PRR', from: 'offer' } as const;
    const equal = before.stockRound({ seat: P2 }).do(P2, buy).do(P2, { type: 'pass' });
    expect(equal.director('PRR')).toBe(P1);
    expect(equal.pass(3).do(P2, buy).director('PRR')).toBe(P2);
  });

  test('1830-1.0f A share of a company that was never started counts nothing', () => {
    const { result } = ended((table) => table.private('C&A', P2).shares(P2, 'PRR', 10)).state;
    expect(result?.scores).toEqual([800, 800 + 160, 800]);
  });
});

describe('2.0 Setup', () => {
  test('1830-2.0a The seats are drawn by lot, fixed by the seed', () => {
    const four = NAMES.slice(0, 4);
    const drawn = (seed: string) => setUp(four, {}, seed).state.players;
    expect(drawn('a')).toEqual(drawn('a'));
    expect([...drawn('a')].sort()).toEqual(four);
    const orders = new Set(Array.from({ length: 300 }, (_, seed) => drawn(`${seed}`).join()));
    expect(orders.size).toBe(24);
    let play = setUp(four, {}, 'a');
    for (const seat of [P1, P2, P3, P4, P1]) {
      expect(play.waiting).toEqual([seat]);
      play = play.do(seat, { type: 'pass' });
    }
    expect(setUp(four, { drawSeats: false }).state.players).toEqual(four);
    for (const players of [
      ['Ada', 'Ben', 'Ada'],
      ['Ada', ' Ada ', 'Ben'],
      ['Ada', '', 'Ben'],
    ])
      expect(noTable(players)).toMatchObject({ reason: 'sameName', rule: '1830-2.0a' });
  });

  test.each([
    [2, 1200],
    [3, 800],
    [4, 600],
    [5, 480],
    [6, 400],
  ])('1830-2.0b 1830-2.0c %i players have %i each, the bank keeps 9600', (players, each) => {
    const play = setUp(NAMES.slice(0, players));
    const purses = NAMES.slice(0, players).map((_, seat) => play.cash(seat));
    expect(purses).toEqual(purses.map(() => each));
    expect(purses.reduce((sum, purse) => sum + purse, 0)).toBe(2400);
    expect(play.cash('bank')).toBe(9600);
  });

  test('1830-2.0b Two to six play', () => {
    for (const players of [[], ['Ada'], [...NAMES, 'Gus']])
      expect(noTable(players)).toMatchObject({ reason: 'badPlayers', rule: '1830-2.0b' });
  });

  test('1830-2.0c 1830-2.0f In a game money is never made or lost, and no share goes back to the offering', () => {
    let play = table1830({ players: 3 }).privateSale();
    let chance = chanceFrom('2.0c');
    const pick = <T>(items: readonly T[]): T => {
      let index: number;
      [index, chance] = draw(chance, items.length);
      return items[index] as T;
    };
    const offered = (state: Play) =>
      [...title.companies.keys()].map((company) => state.percent('offer', company));
    const missing = new Set(['buyPrivate', 'bid', 'buyShare', 'sellShares', 'layTile', 'buyTrain']);
    for (let step = 0; step < (missing.size > 0 ? 2000 : 300) && !play.state.result; step++) {
      const seat = pick(play.waiting);
      const actions = play.actions(seat).filter((one) => one.type !== 'offerPrivate');
      const kind = pick([...new Set(actions.map((one) => one.type))]);
      const before = offered(play);
      play = play.do(seat, pick(actions.filter((one) => one.type === kind)));
      missing.delete(kind);
      expect(Object.values(play.state.cash).reduce((sum, purse) => sum + purse, 0)).toBe(12000);
      for (const [index, percent] of offered(play).entries())
        expect(percent).toBeLessThanOrEqual(before[index] as number);
    }
    expect([...missing]).toEqual([]);
  });

  test('1830-2.0d Six privates lie open for sale', () => {
    const play = setUp(NAMES.slice(0, 4));
    for (const eye of [[P1], [P2], [P3], [P4], []]) {
      const { privates } = table.view(play.state, eye);
      expect(Object.keys(privates)).toEqual(['SVN&RR', 'C&SL', 'D&H', 'M&H', 'C&A', 'B&O-P']);
      for (const one of Object.values(privates)) expect(one).toMatchObject({ owner: 'bank', closed: false });
    }
  });

  test('1830-2.0e Eight companies offer a certificate of 20 percent on top of eight of 10', () => {
    const { certificates } = setUp(NAMES.slice(0, 4)).state;
    expect(Object.keys(certificates)).toEqual(['PRR', 'NYC', 'CPR', 'B&O', 'C&O', 'Erie', 'NYNH', 'B&M']);
    for (const papers of Object.values(certificates)) {
      expect(papers.map((paper) => paper.percent)).toEqual([20, 10, 10, 10, 10, 10, 10, 10, 10]);
      expect(papers.map((paper) => paper.director)).toEqual([true, ...Array(8).fill(false)]);
      expect(papers.every((paper) => paper.holder === 'offer')).toBe(true);
    }
  });

  test('1830-2.0f Unsold and resold shares are kept apart; the pool is empty at the start', () => {
    const fresh = setUp(NAMES.slice(0, 4));
    for (const company of title.companies.keys()) expect(fresh.percent('pool', company)).toBe(0);
    const play = table1830().par('NYC', 67).shares(P2, 'NYC', 20).shares(P1, 'NYC', 10).stockRound();
    const sold = play.do(P1, { type: 'sellShares', company: 'NYC', count: 1 });
    expect([sold.percent('offer', 'NYC'), sold.percent('pool', 'NYC')]).toEqual([70, 10]);
  });

  test.each([false, true])(
    '1830-2.0g 1830-2.0h Trains and tiles are open to all (closed cash: %s)',
    (closedCash) => {
      const play = setUp(NAMES.slice(0, 4), { closedCash });
      expect(play.state.phase).toBe('2');
      for (const eye of [[P1], [P2], [P3], [P4], []]) {
        const { trains, tileStock } = table.view(play.state, eye);
        const supply: Record<string, number> = {};
        for (const { kind, holder } of trains) if (holder === 'bank') supply[kind] = (supply[kind] ?? 0) + 1;
        expect(supply).toEqual({ '2': 6, '3': 5, '4': 4, '5': 3, '6': 2, D: 6 });
        expect(tileStock).toEqual(title.tileCounts);
        // one yellow, one green and one brown tile by name
        expect(tileStock).toMatchObject({ '57': 4, '14': 3, '63': 3 });
      }
    },
  );

  test('1830-2.0i The banker has no privilege: all seats may do the same, and the bank is nobody’s purse', () => {
    const inSale = [P1, P2, P3, P4].map((seat) => table1830().privateSale(seat).kinds(seat));
    expect(new Set(inSale.map(String)).size).toBe(1);
    const inRound = [P1, P2, P3, P4].map((seat) => table1830().stockRound({ seat }).kinds(seat));
    expect(new Set(inRound.map(String)).size).toBe(1);
    const play = table1830().privateSale();
    play.refuses(P1, { type: 'takeMoney', from: 'bank', amount: 100 }, 'unknownAction', '1830-0.1');
    const bought = play.do(P1, { type: 'buyPrivate', private: 'SVN&RR' });
    expect([bought.cash(P1), bought.cash('bank')]).toEqual([580, 9620]);
    expect(scores(title, bought.state)).toEqual([600, 600, 600, 600]);
  });
});
