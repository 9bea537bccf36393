import { describe, expect, test } from 'vitest';
import { P1, P2, P3, P4, type TableBuilder, table1889 } from './table1889.ts';

const pass = { type: 'pass' } as const;
const buy = (one: string) => ({ type: 'buyPrivate', private: one }) as const;
const bid = (one: string, amount: number) => ({ type: 'bid', private: one, amount }) as const;

/** These privates are sold: the first to P1, the second to P2 and so on. */
const sold = (table: TableBuilder, ...privates: readonly string[]): TableBuilder =>
  privates.reduce((built, one, seat) => built.private(one, seat % 4), table);

describe('the sale of the privates', () => {
  test('1889-SALE-1 They are offered in order, at their prices', () => {
    let play = table1889().privateSale();
    const offered: unknown[] = [];
    for (let turn = 0; turn < 7; turn++) {
      const [one, price] = play.onOffer as readonly [string, number];
      offered.push(`${one} ${price}`);
      play = play.do(play.waiting[0] as number, buy(one));
    }
    expect(offered).toEqual(['TR-P 20', 'MF 30', 'ER 40', 'SMR 50', 'DR 60', 'SIR 80', 'UTF 150']);
  });

  test('1889-SALE-2 Buy the first, bid on a later one, or pass: one of them a turn', () => {
    const start = table1889().privateSale();
    expect(start.kinds(P1)).toEqual(['bid', 'buyPrivate', 'pass']);
    start.refuses(P1, buy('MF'), 'notOnOffer', '1889-SALE-2');
    start.refuses(P1, bid('TR-P', 25), 'noBidHere', '1889-SALE-2');
    const play = start.do(P1, buy('TR-P'));
    expect([play.cash(P1), play.waiting, play.onOffer]).toEqual([400, [P2], ['MF', 30]]);
    play.refuses(P1, buy('MF'), 'notYourTurn');
  });

  test('1889-SALE-3 Bids are five above price and highest bid; the money is laid aside', () => {
    const start = table1889().privateSale();
    start.refuses(P1, bid('MF', 34), 'bidBelowPrice', '1889-SALE-3');
    const one = start.do(P1, bid('MF', 35));
    one.refuses(P2, bid('MF', 39), 'bidTooLow', '1889-SALE-3');
    one.refuses(P2, bid('MF', 421), 'bidTooHigh', '1889-SALE-3');
    const two = one.do(P2, bid('MF', 40)).do(P3, bid('UTF', 155)).do(P4, pass);
    expect(two.freeCash(P1)).toBe(385);
    const three = two.do(P1, pass).do(P2, pass).do(P3, bid('DR', 65));
    expect(three.freeCash(P3)).toBe(200);
  });

  test('1889-SALE-4 One bid is sold at once; several are fought for, the lowest speaks first', () => {
    const fought = table1889()
      .privateSale(P1)
      .do(P1, bid('MF', 35))
      .do(P2, bid('MF', 40))
      .do(P3, buy('TR-P'));
    expect([fought.top, fought.waiting]).toEqual(['bidding', [P1]]);
    fought.refuses(P1, bid('MF', 44), 'raiseTooLow', '1889-SALE-4');
    fought.refuses(P3, bid('MF', 60), 'notABidder', '1889-SALE-4');
    fought.refuses(P1, buy('ER'), 'auctionFirst', '1889-SALE-4');
    const raised = fought.do(P1, bid('MF', 45)).do(P2, pass);
    expect([raised.owner('MF'), raised.cash(P1), raised.cash(P2)]).toEqual([P1, 375, 420]);
    const alone = table1889().privateSale().do(P1, bid('MF', 35)).do(P2, buy('TR-P'));
    expect([alone.owner('MF'), alone.cash(P1), alone.onOffer]).toEqual([P1, 385, ['ER', 40]]);
  });

  test('1889-SALE-5 It goes on to the left of the last player who had a normal turn', () => {
    const play = table1889().privateSale().do(P1, bid('MF', 35)).do(P2, bid('ER', 45)).do(P3, buy('TR-P'));
    expect([play.owner('MF'), play.owner('ER'), play.waiting]).toEqual([P1, P2, [P4]]);
  });

  test('1889-SALE-6 All pass: TR-P gets five cheaper, and the sale goes on (R-02)', () => {
    let play = table1889().privateSale().do(P1, bid('MF', 35));
    for (const price of [15, 10, 5]) {
      play = play.pass(4);
      expect([play.onOffer, play.waiting, play.state.round.set]).toEqual([['TR-P', price], [P2], 1]);
    }
    expect(play.cash(P1)).toBe(420);
  });

  test('1889-SALE-7 At nothing the next player must take it', () => {
    const play = table1889()
      .set({ discounts: { 'TR-P': 15 } })
      .privateSale()
      .pass(4);
    expect([play.owner('TR-P'), play.cash(P1), play.waiting, play.onOffer]).toEqual([
      P1,
      420,
      [P2],
      ['MF', 30],
    ]);
  });

  test('1889-SALE-8 All pass later: what is sold pays once, prices and bids stay', () => {
    const play = sold(table1889(), 'TR-P', 'MF').privateSale(P3).do(P3, bid('DR', 65)).pass(4);
    expect([play.cash(P1), play.cash(P2), play.onOffer]).toEqual([425, 425, ['ER', 40]]);
    expect([play.waiting, play.freeCash(P3), play.top]).toEqual([[P4], 355, 'privateSale']);
  });

  test('1889-SALE-9 The last sale opens the first stock round; no share before', () => {
    const sale = sold(table1889(), 'TR-P', 'MF', 'ER', 'SMR', 'DR', 'SIR').privateSale(P3);
    sale.refuses(P3, { type: 'startCompany', company: 'AR', price: 65 }, 'privatesUnsold', '1889-SALE-9');
    const play = sale.do(P3, buy('UTF'));
    expect([play.state.round, play.waiting]).toEqual([{ kind: 'stock', set: 1, number: 0, of: 0 }, [P4]]);
    const startable = new Set(
      play.actions(P4).flatMap((one) => (one.type === 'startCompany' ? [one.company] : [])),
    );
    expect([...startable]).toEqual(['AR', 'IR', 'SR', 'KO', 'TR', 'KU', 'UR']);
  });

  test('1889-SALE-10 No private brings a share or a company with it', () => {
    let play = table1889().privateSale();
    while (play.onOffer) play = play.do(play.waiting[0] as number, buy(play.onOffer[0]));
    for (const company of Object.keys(play.state.certificates))
      expect(play.percent('offer', company)).toBe(100);
  });
});
