/**
 * Papers of other sizes than ten percent, at a small title made up for it:
 * VB has papers of 40 and three times 20 percent until its price reaches 95; then all are turned to half their size, and the
 * other halves are new papers of ten percent in the offer. LAG has two papers of 50 percent, and its price is for one of them.
 */
import { createTable, type Rules, type Setup } from '@kursbuch/table';
import { describe, expect, test } from 'vitest';
import {
  certificateCount,
  certificatesOf,
  type EighteenState,
  eighteenGame,
  type Facts,
  gridMarket,
  kitTasks,
  openingState,
  priceOf,
  type ReasonOf,
  rowsFromText,
  type Title,
  turnCertificate,
  usualCourse,
  usualDeals,
  usualEnding,
  usualFleet,
  usualHooks,
  usualMoney,
  usualOperating,
  usualPowers,
  usualRuns,
  usualShares,
  usualStations,
  usualStock,
  usualTrack,
  worth,
} from '../src/index.ts';
import { boardWith } from './boards.ts';
import { P1, P2, P3, tablesOf } from './tables.ts';

const SPLIT_AT = 95;
const LIMIT = 3;

const isSplit = (state: EighteenState): boolean => state.own.split === true;
const company = (sym: string, certificates: readonly number[]) =>
  [sym, { sym, name: sym, home: 'A1', homeStop: 0, stationCosts: [0], color: 'red', certificates }] as const;

const facts: Facts = {
  id: 'papers',
  board: boardWith('A1 A3', { A1: { stops: [{ kind: 'city', revenue: 10, slots: 2 }] } }),
  market: gridMarket(rowsFromText(['67* 82* 91 95 99', '62 77 85 89 93', '60 72 80 83 87'], {})),
  companies: new Map([company('VB', [40, 20, 20, 20]), company('LAG', [50, 50])]),
  privates: new Map(),
  trains: new Map([['2', { name: '2', price: 100, count: 1, range: 2, rustsOn: null }]]),
  phases: [
    {
      name: '2',
      on: null,
      tiles: ['yellow'],
      trainLimit: 4,
      operatingRounds: 1,
      companiesBuyPrivates: false,
      privatesClose: false,
    },
  ],
  tileCounts: {},
  tilePowers: [],
  priceCut: 5,
};

const title: Title = {
  ...facts,
  shares: {
    ...usualShares,
    certificateLimit: () => LIMIT,
    holdingLimit: () => 100,
    poolLimit: () => 100,
    floatPercent: () => 50,
    paperSize: (state, sym) => (sym === 'LAG' ? 50 : isSplit(state) ? 10 : 20),
    pricedPercent: (_state, sym) => (sym === 'LAG' ? 50 : 10),
  },
  stock: usualStock,
  deals: usualDeals(facts),
  powers: { ...usualPowers, usable: () => [] },
  track: { ...usualTrack(facts), upgrades: () => [], printedUpgrades: () => [] },
  stations: usualStations(facts),
  runs: usualRuns(facts),
  fleet: usualFleet(facts),
  course: usualCourse(facts),
  operating: usualOperating(facts),
  money: usualMoney,
  ending: usualEnding(facts),
  on: {
    ...usualHooks,
    markerArrived(_title, move, sym) {
      if (sym !== 'VB' || isSplit(move.state)) return;
      if ((priceOf(facts.market, move.state, sym) ?? 0) < SPLIT_AT) return;
      move.emit({ type: 'ownChanged', change: { split: true } });
      for (const paper of certificatesOf(move.state, sym)) {
        const half = paper.percent / 2;
        turnCertificate(move, sym, paper, [
          { ...paper, percent: half },
          ...Array.from({ length: half / 10 }, () => ({
            percent: 10,
            director: false,
            holder: 'offer' as const,
          })),
        ]);
      }
    },
  },
};

const tasks = kitTasks(title);
/** Every reason is a rule of this title. */
const rules = new Proxy({} as Rules<ReasonOf<typeof tasks>>, {
  get: (_rules, reason) => `papers-${String(reason)}`,
});

const game = eighteenGame(title, {
  tasks,
  rules,
  setup: ({ players, options }: Setup) =>
    openingState(title, {
      players,
      options,
      secrets: {},
      bank: 5000,
      cash: 500,
      certificates: [],
      own: { split: false },
    }),
});
const { newTable } = tablesOf({ game, table: createTable(game), title });

const buy = (sym: string, from: 'offer' | 'pool' = 'offer') =>
  ({ type: 'buyShare', company: sym, from }) as const;
const sell = (sym: string, count = 1) => ({ type: 'sellShares', company: sym, count }) as const;

describe('papers of 40 and 20 percent at a price for ten', () => {
  test('the director pays four times the par, and everybody else twice', () => {
    const start = newTable().stockRound({ set: 1 });
    const begun = start.do(P1, { type: 'startCompany', company: 'VB', price: 82 });
    expect(begun.cash(P1)).toBe(500 - 4 * 82);
    expect(begun.papers(P1, 'VB')).toEqual([40]);
    const bought = begun.do(P2, buy('VB'));
    expect(bought.cash(P2)).toBe(500 - 164);
    expect(bought.papers(P2, 'VB')).toEqual([20]);
    // 60 percent: it floats with ten times the par
    expect(bought.cash('VB')).toBe(820);
  });

  test('a paper of 20 percent at 82 is sold for 164, and the price falls one step a paper', () => {
    const stock = newTable().par('VB', 82).shares(P1, 'VB', 40).shares(P2, 'VB', 40).stockRound({ seat: P2 });
    const one = stock.do(P2, sell('VB'));
    expect(one.cash(P2)).toBe(500 + 164);
    expect([one.papers(P2, 'VB'), one.papers('pool', 'VB'), one.price('VB')]).toEqual([[20], [20], 77]);
    const two = stock.do(P2, sell('VB', 2));
    expect(two.cash(P2)).toBe(500 + 2 * 164);
    expect([two.papers('pool', 'VB'), two.price('VB')]).toEqual([[20, 20], 72]);
    // and costs as much at the pool
    const back = two.do(P2, { type: 'pass' }).do(P3, buy('VB', 'pool'));
    expect(back.cash(P3)).toBe(500 - 2 * 72);
    stock.refuses(P2, sell('VB', 3), 'notHeld');
  });

  test('whoever sells the office gets two papers for the one of 40', () => {
    const stock = newTable().par('VB', 82).shares(P1, 'VB', 60).shares(P2, 'VB', 40, { director: false });
    const play = stock.stockRound({ seat: P1 }).do(P1, sell('VB', 2));
    expect(play.director('VB')).toBe(P2);
    expect([play.papers(P1, 'VB'), play.papers(P2, 'VB')]).toEqual([[20], [40]]);
    expect([play.papers('pool', 'VB'), play.cash(P1)]).toEqual([[20, 20], 500 + 4 * 82]);
    // nobody could take the office over
    const alone = newTable().par('VB', 82).shares(P1, 'VB', 60).shares(P2, 'VB', 20).stockRound({ seat: P1 });
    alone.refuses(P1, sell('VB', 2), 'nobodyToDirect');
  });

  test('the limit counts papers, whatever their size', () => {
    const table = newTable().par('VB', 67).par('LAG', 67).cash(P1, 1000);
    table.shares(P1, 'VB', 60).shares(P1, 'LAG', 50, { director: false });
    const stock = table.stockRound({ seat: P1 });
    expect(certificateCount(title, stock.state, P1)).toBe(LIMIT);
    stock.refuses(P1, buy('VB'), 'certificateLimit');
  });

  test('a dividend and the score go by percent', () => {
    const table = newTable().par('VB', 82).shares(P1, 'VB', 60).shares(P2, 'VB', 20).floated('VB');
    const play = table.atRevenue('VB', 130);
    expect(worth(title, play.state, P2)).toBe(500 + 164);
    const paid = play.do(P1, { type: 'payOut' });
    expect([paid.cash(P1), paid.cash(P2)]).toEqual([500 + 78, 500 + 26]);
  });
});

describe('two papers of 50 percent, each at the price', () => {
  const table = () => newTable().par('LAG', 67).shares(P1, 'LAG', 50).shares(P2, 'LAG', 50);

  test('the first costs the par, and a sale brings the price once', () => {
    const begun = newTable()
      .stockRound({ set: 1 })
      .do(P1, { type: 'startCompany', company: 'LAG', price: 67 });
    expect([begun.cash(P1), begun.papers(P1, 'LAG')]).toEqual([500 - 67, [50]]);
    const sold = table().stockRound({ seat: P2 }).do(P2, sell('LAG'));
    expect([sold.cash(P2), sold.papers('pool', 'LAG'), sold.price('LAG')]).toEqual([567, [50], 62]);
    expect(sold.do(P2, { type: 'pass' }).do(P3, buy('LAG', 'pool')).cash(P3)).toBe(500 - 62);
  });

  test('half of the revenue each, and the price each in the end', () => {
    const play = table().atRevenue('LAG', 80);
    expect([P1, P2].map((seat) => worth(title, play.state, seat))).toEqual([567, 567]);
    const paid = play.do(P1, { type: 'payOut' });
    expect([paid.cash(P1), paid.cash(P2)]).toEqual([540, 540]);
  });
});

describe('papers that are turned', () => {
  /** P1 holds 40, P2 20 and 20; the last 20 are unsold. Paid out, the price rises from 91 to 95. */
  const split = () => {
    const table = newTable().par('VB', 82, '0,2').shares(P1, 'VB', 40).shares(P2, 'VB', 40).floated('VB');
    return table.atRevenue('VB', 100).do(P1, { type: 'payOut' });
  };

  test('each becomes half of what it was, and nothing of the company is lost', () => {
    const play = split();
    expect(play.price('VB')).toBe(SPLIT_AT);
    expect([play.cash(P1), play.cash(P2)]).toEqual([540, 540]); // by the old percents
    expect([play.papers(P1, 'VB'), play.papers(P2, 'VB')]).toEqual([[20], [10, 10]]);
    expect(play.papers('offer', 'VB')).toEqual([10, 10, 10, 10, 10, 10]);
    expect(play.director('VB')).toBe(P1);
    const ids = certificatesOf(play.state, 'VB').map(({ id }) => id);
    expect(new Set(ids).size).toBe(9);
    expect(certificateCount(title, play.state, P2)).toBe(2);
  });

  test('from then on a paper is ten percent, to buy and to sell', () => {
    const { state } = split();
    const table = newTable().set({ ...state, options: {} });
    const bought = table.stockRound({ seat: P3 }).do(P3, buy('VB'));
    expect([bought.cash(P3), bought.papers(P3, 'VB')]).toEqual([500 - 82, [10]]);
    const sold = table.stockRound({ seat: P2 }).do(P2, sell('VB'));
    expect([sold.cash(P2), sold.papers(P2, 'VB'), sold.price('VB')]).toEqual([540 + 95, [10], 89]);
  });

  test('a paper is sold as it is: nobody sells half of one', () => {
    const table = newTable().par('VB', 82).shares(P1, 'VB', 40).shares(P2, 'VB', 40);
    const mixed = certificatesOf(table.state, 'VB').flatMap((one) =>
      one.id === 'VB_2'
        ? [
            { ...one, percent: 10 },
            { ...one, id: 'VB_2.1', percent: 10 },
          ]
        : [one],
    );
    const stock = table.set({
      certificates: { ...table.state.certificates, VB: mixed },
      own: { split: true },
    });
    const turn = stock.stockRound({ seat: P2 });
    expect(turn.papers(P2, 'VB')).toEqual([20, 10, 10]);
    expect(turn.do(P2, sell('VB', 1)).papers(P2, 'VB')).toEqual([20, 10]);
    // the fewest papers: the one of 20
    expect(turn.do(P2, sell('VB', 2)).papers(P2, 'VB')).toEqual([10, 10]);
    const last = turn.do(P2, sell('VB', 1)).do(P2, sell('VB', 1));
    last.refuses(P2, sell('VB', 1), 'notHeld');
  });
});
