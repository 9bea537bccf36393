/**
 * Papers of other sizes than ten percent, at a small title made up for it:
 * ONE has papers of 40 and three times 20 percent until its price reaches 95; then all are turned to half their size, and the
 * other halves are new papers of ten percent in the offer. TWO has two papers of 50 percent, and its price is for one of them.
 */
import { describe, expect, test } from 'vitest';
import {
  type CompanyFacts,
  certificateCount,
  certificatesOf,
  type EighteenState,
  priceOf,
  turnCertificate,
  worth,
} from '../src/index.ts';
import { FACTS, smallGame } from './smallTitle.ts';
import { P1, P2, P3 } from './tables.ts';

const SPLIT_AT = 95;
const LIMIT = 3;

const isSplit = (state: EighteenState): boolean => state.own.split === true;
const papers = (sym: string, certificates: readonly number[]) =>
  [sym, { ...(FACTS.companies.get(sym) as CompanyFacts), certificates }] as const;

const { newTable, title } = smallGame(
  {
    facts: { companies: new Map([papers('ONE', [40, 20, 20, 20]), papers('TWO', [50, 50])]) },
    shares: {
      certificateLimit: () => LIMIT,
      holdingLimit: () => 100,
      poolLimit: () => 100,
      floatPercent: () => 50,
      paperSize: (state, company) => (company === 'TWO' ? 50 : isSplit(state) ? 10 : 20),
      pricedPercent: (_state, company) => (company === 'TWO' ? 50 : 10),
    },
    on: {
      markerArrived({ market }, move, company) {
        if (company !== 'ONE' || isSplit(move.state)) return;
        if ((priceOf(market, move.state, company) ?? 0) < SPLIT_AT) return;
        move.emit({ type: 'ownChanged', change: { split: true } });
        for (const paper of certificatesOf(move.state, company)) {
          const percent = paper.percent / 2;
          const fresh = { percent: 10, director: false, holder: 'offer' } as const;
          const others = Array.from({ length: percent / 10 }, () => fresh);
          turnCertificate(move, company, paper, [{ ...paper, percent }, ...others]);
        }
      },
    },
  },
  {},
  { split: false },
);

const buy = (sym: string, from: 'offer' | 'pool' = 'offer') =>
  ({ type: 'buyShare', company: sym, from }) as const;
const sell = (sym: string, count = 1) => ({ type: 'sellShares', company: sym, count }) as const;

describe('papers of 40 and 20 percent at a price for ten', () => {
  test('the director pays four times the par, and everybody else twice', () => {
    const start = newTable().stockRound({ set: 1 });
    const begun = start.do(P1, { type: 'startCompany', company: 'ONE', price: 82 });
    expect(begun.cash(P1)).toBe(500 - 4 * 82);
    expect(begun.papers(P1, 'ONE')).toEqual([40]);
    const bought = begun.do(P2, buy('ONE'));
    expect(bought.cash(P2)).toBe(500 - 164);
    expect(bought.papers(P2, 'ONE')).toEqual([20]);
    // 60 percent: it floats with ten times the par
    expect(bought.cash('ONE')).toBe(820);
  });

  test('a paper of 20 percent at 82 is sold for 164, and the price falls one step a paper', () => {
    const stock = newTable()
      .par('ONE', 82)
      .shares(P1, 'ONE', 40)
      .shares(P2, 'ONE', 40)
      .stockRound({ seat: P2 });
    const one = stock.do(P2, sell('ONE'));
    expect(one.cash(P2)).toBe(500 + 164);
    expect([one.papers(P2, 'ONE'), one.papers('pool', 'ONE'), one.price('ONE')]).toEqual([[20], [20], 77]);
    const two = stock.do(P2, sell('ONE', 2));
    expect(two.cash(P2)).toBe(500 + 2 * 164);
    expect([two.papers('pool', 'ONE'), two.price('ONE')]).toEqual([[20, 20], 72]);
    // and costs as much at the pool
    const back = two.do(P2, { type: 'pass' }).do(P3, buy('ONE', 'pool'));
    expect(back.cash(P3)).toBe(500 - 2 * 72);
    stock.refuses(P2, sell('ONE', 3), 'notHeld');
  });

  test('whoever sells the office gets two papers for the one of 40', () => {
    const stock = newTable().par('ONE', 82).shares(P1, 'ONE', 60).shares(P2, 'ONE', 40, { director: false });
    const play = stock.stockRound({ seat: P1 }).do(P1, sell('ONE', 2));
    expect(play.director('ONE')).toBe(P2);
    expect([play.papers(P1, 'ONE'), play.papers(P2, 'ONE')]).toEqual([[20], [40]]);
    expect([play.papers('pool', 'ONE'), play.cash(P1)]).toEqual([[20, 20], 500 + 4 * 82]);
    // nobody could take the office over
    const alone = newTable()
      .par('ONE', 82)
      .shares(P1, 'ONE', 60)
      .shares(P2, 'ONE', 20)
      .stockRound({ seat: P1 });
    alone.refuses(P1, sell('ONE', 2), 'nobodyToDirect');
  });

  test('the limit counts papers, whatever their size', () => {
    const table = newTable().par('ONE', 67).par('TWO', 67).cash(P1, 1000);
    table.shares(P1, 'ONE', 60).shares(P1, 'TWO', 50, { director: false });
    const stock = table.stockRound({ seat: P1 });
    expect(certificateCount(title, stock.state, P1)).toBe(LIMIT);
    stock.refuses(P1, buy('ONE'), 'certificateLimit');
  });

  test('a dividend and the score go by percent', () => {
    const table = newTable().par('ONE', 82).shares(P1, 'ONE', 60).shares(P2, 'ONE', 20).floated('ONE');
    const play = table.atRevenue('ONE', 130);
    expect(worth(title, play.state, P2)).toBe(500 + 164);
    const paid = play.do(P1, { type: 'payOut' });
    expect([paid.cash(P1), paid.cash(P2)]).toEqual([500 + 78, 500 + 26]);
  });
});

describe('two papers of 50 percent, each at the price', () => {
  const table = () => newTable().par('TWO', 67).shares(P1, 'TWO', 50).shares(P2, 'TWO', 50);

  test('the first costs the par, and a sale brings the price once', () => {
    const begun = newTable()
      .stockRound({ set: 1 })
      .do(P1, { type: 'startCompany', company: 'TWO', price: 67 });
    expect([begun.cash(P1), begun.papers(P1, 'TWO')]).toEqual([500 - 67, [50]]);
    const sold = table().stockRound({ seat: P2 }).do(P2, sell('TWO'));
    expect([sold.cash(P2), sold.papers('pool', 'TWO'), sold.price('TWO')]).toEqual([567, [50], 62]);
    expect(sold.do(P2, { type: 'pass' }).do(P3, buy('TWO', 'pool')).cash(P3)).toBe(500 - 62);
  });

  test('half of the revenue each, and the price each in the end', () => {
    const play = table().atRevenue('TWO', 80);
    expect([P1, P2].map((seat) => worth(title, play.state, seat))).toEqual([567, 567]);
    const paid = play.do(P1, { type: 'payOut' });
    expect([paid.cash(P1), paid.cash(P2)]).toEqual([540, 540]);
  });
});

describe('papers that are turned', () => {
  /** P1 holds 40, P2 20 and 20; the last 20 are unsold. Paid out, the price rises from 91 to 95. */
  const split = () => {
    const table = newTable().par('ONE', 82, '0,3').shares(P1, 'ONE', 40).shares(P2, 'ONE', 40).floated('ONE');
    return table.atRevenue('ONE', 100).do(P1, { type: 'payOut' });
  };

  test('each becomes half of what it was, and nothing of the company is lost', () => {
    const play = split();
    expect(play.price('ONE')).toBe(SPLIT_AT);
    expect([play.cash(P1), play.cash(P2)]).toEqual([540, 540]); // by the old percents
    expect([play.papers(P1, 'ONE'), play.papers(P2, 'ONE')]).toEqual([[20], [10, 10]]);
    expect(play.papers('offer', 'ONE')).toEqual([10, 10, 10, 10, 10, 10]);
    expect(play.director('ONE')).toBe(P1);
    const ids = certificatesOf(play.state, 'ONE').map(({ id }) => id);
    expect(new Set(ids).size).toBe(9);
    expect(certificateCount(title, play.state, P2)).toBe(2);
  });

  test('from then on a paper is ten percent, to buy and to sell', () => {
    const { state } = split();
    const table = newTable().set({ ...state, options: {} });
    const bought = table.stockRound({ seat: P3 }).do(P3, buy('ONE'));
    expect([bought.cash(P3), bought.papers(P3, 'ONE')]).toEqual([500 - 82, [10]]);
    const sold = table.stockRound({ seat: P2 }).do(P2, sell('ONE'));
    expect([sold.cash(P2), sold.papers(P2, 'ONE'), sold.price('ONE')]).toEqual([540 + 95, [10], 89]);
  });

  test('a paper is sold as it is: nobody sells half of one', () => {
    const table = newTable().par('ONE', 82).shares(P1, 'ONE', 40).shares(P2, 'ONE', 40);
    const mixed = certificatesOf(table.state, 'ONE').flatMap((one) =>
      one.id === 'ONE_2'
        ? [
            { ...one, percent: 10 },
            { ...one, id: 'ONE_2.1', percent: 10 },
          ]
        : [one],
    );
    const stock = table.set({
      certificates: { ...table.state.certificates, ONE: mixed },
      own: { split: true },
    });
    const turn = stock.stockRound({ seat: P2 });
    expect(turn.papers(P2, 'ONE')).toEqual([20, 10, 10]);
    expect(turn.do(P2, sell('ONE', 1)).papers(P2, 'ONE')).toEqual([20, 10]);
    // the fewest papers: the one of 20
    expect(turn.do(P2, sell('ONE', 2)).papers(P2, 'ONE')).toEqual([10, 10]);
    const last = turn.do(P2, sell('ONE', 1)).do(P2, sell('ONE', 1));
    last.refuses(P2, sell('ONE', 1), 'notHeld');
    expect(last.do(P2, sell('ONE', 2)).papers(P2, 'ONE')).toEqual([]);
  });
});

describe('an office that may lapse', () => {
  const lapsing = smallGame({ shares: { officeMayLapse: () => true, poolLimit: () => 100 } });
  const table = () => lapsing.newTable().par('ONE', 67).shares(P1, 'ONE', 20);

  test("half of the director's certificate is sold against a paper of the bank, and nobody directs", () => {
    const stock = table().shares(P2, 'ONE', 10).stockRound({ seat: P1 });
    const play = stock.do(P1, sell('ONE'));
    expect([play.cash(P1), play.papers(P1, 'ONE'), play.papers('pool', 'ONE')]).toEqual([567, [10], [20]]);
    expect(play.director('ONE')).toBeNull();
    expect(play.events).toContainEqual({ type: 'directorChanged', company: 'ONE', from: P1, to: null });
    // in the pool it is for sale to nobody
    play.do(P1, { type: 'pass' }).refuses(P2, buy('ONE', 'pool'), 'noShareThere');
  });

  test('where the bank has no paper to give back, all of it is sold or nothing', () => {
    const others = table().shares(P2, 'ONE', 10).shares(P3, 'ONE', 10);
    const certificates = certificatesOf(others.state, 'ONE').map((one) =>
      one.holder === 'offer' ? { ...one, holder: 'scrap' as const } : one,
    );
    const stock = others.set({ certificates: { ...others.state.certificates, ONE: certificates } });
    const turn = stock.stockRound({ seat: P1 });
    turn.refuses(P1, sell('ONE'), 'notHeld');
    expect(turn.do(P1, sell('ONE', 2)).papers('pool', 'ONE')).toEqual([20]);
  });

  test('whoever can take it over does', () => {
    const play = table()
      .shares(P2, 'ONE', 20, { director: false })
      .stockRound({ seat: P1 })
      .do(P1, sell('ONE'));
    expect([play.director('ONE'), play.papers(P2, 'ONE'), play.papers(P1, 'ONE')]).toEqual([P2, [20], [10]]);
  });
});
