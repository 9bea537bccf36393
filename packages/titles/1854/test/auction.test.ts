/** The auction of the eleven privates (AUCTION), and the operating round that may interrupt it. */
import { describe, expect, test } from 'vitest';
import { ownOf } from '../rules/own.ts';
import { P1, P2, P3, P4, type Play, table1854 } from './table1854.ts';

const ROW = ['AF', 'MT', 'GK', 'L1', 'L2', 'L3', 'L4', 'L5', 'L6', 'AB', 'SM'] as const;
const FACE: Readonly<Record<string, number>> = {
  AF: 20,
  MT: 50,
  GK: 70,
  L1: 150,
  L2: 150,
  L3: 150,
  L4: 150,
  L5: 150,
  L6: 150,
  AB: 170,
  SM: 190,
};

const pass = { type: 'pass' } as const;
const buy = (one: string) => ({ type: 'buyPrivate', private: one }) as const;
const bid = (one: string, amount: number) => ({ type: 'bid', private: one, amount }) as const;
const withdraw = (one: string) => ({ type: 'withdrawBid', private: one }) as const;

/** Privates before this one belong to these seats in turn; the sale is at it. */
function saleAt(one: string, how: { players?: number; seat?: number; cash?: number } = {}): Play {
  const { players = 4, seat = P1, cash } = how;
  const builder = table1854({ players });
  for (const [index, sold] of ROW.slice(0, ROW.indexOf(one as (typeof ROW)[number])).entries())
    builder.private(sold, index % players);
  if (cash !== undefined) for (let who = 0; who < players; who++) builder.cash(who, cash);
  return builder.privateSale(seat);
}

/** Whoever is asked takes the first in the row at its price, so many times. */
function sellOut(play: Play, times: number): Play {
  let now = play;
  for (let time = 0; time < times; time++)
    now = now.do(now.waiting[0] as number, buy(now.onOffer?.[0] ?? ''));
  return now;
}

/** The bids of a seat that lie on a private. */
const bidOf = (play: Play, one: string, seat: number): number | undefined =>
  play.state.bids[one]?.find((lies) => lies.seat === seat)?.amount;

describe('turns', () => {
  test('1854-AUCTION-1 The start player begins, the others follow clockwise', () => {
    let play = table1854({ players: 3 }).privateSale(P3);
    const order: number[] = [];
    for (let turn = 0; turn < 4; turn++) {
      expect(play.waiting).toHaveLength(1);
      order.push(play.waiting[0] as number);
      play = play.pass();
    }
    expect(order).toEqual([P3, P1, P2, P3]);
    play.refuses(P3, pass, 'notYourTurn', '1854-0.3');
  });

  test('1854-AUCTION-2 1854-AUCTION-11 A turn is buying the first one, a bid on another of at least 5 above its price, or a pass', () => {
    const play = table1854().privateSale();
    expect(play.actions(P1)).toEqual([
      buy('AF'),
      ...ROW.slice(1).flatMap((one) => [bid(one, (FACE[one] ?? 0) + 5), bid(one, 650)]),
      pass,
    ]);
    play.refuses(P1, bid('AF', 25), 'noBidHere', '1854-AUCTION-2');
    play.refuses(P1, bid('MT', 54), 'bidBelowPrice', '1854-AUCTION-11');
    play.refuses(P1, bid('MT', 50), 'bidBelowPrice', '1854-AUCTION-11');
    play.refuses(P1, bid('MT', 55.5), 'malformed', '1854-0.1');
    const after = play.do(P1, bid('MT', 55));
    expect([bidOf(after, 'MT', P1), after.cash(P1), after.freeCash(P1), after.waiting]).toEqual([
      55,
      650,
      595,
      [P2],
    ]);
    // Any whole amount from there on.
    expect(play.accepts(P1, bid('MT', 56))).toBe(true);
    const bought = play.do(P1, buy('AF'));
    expect([bought.owner('AF'), bought.cash(P1), bought.cash('bank'), bought.waiting]).toEqual([
      P1,
      630,
      10_000 - 4 * 650 + 20,
      [P2],
    ]);
    expect([bought.onOffer, play.pass().onOffer]).toEqual([
      ['MT', 50],
      ['AF', 20],
    ]);
    bought.refuses(P2, bid('AF', 100), 'noBidHere', '1854-AUCTION-2');
  });

  test('1854-AUCTION-3 Only the first of the row can be bought outright', () => {
    const play = table1854().privateSale();
    for (const one of ROW.slice(1)) play.refuses(P1, buy(one), 'notOnOffer', '1854-AUCTION-3');
    play.refuses(P1, buy('XX'), 'noSuchPrivate', '1854-0.1');
    const bought = play.do(P1, buy('AF'));
    bought.refuses(P2, buy('AF'), 'notOnOffer', '1854-AUCTION-3');
    bought.refuses(P2, buy('GK'), 'notOnOffer', '1854-AUCTION-3');
  });

  test('1854-AUCTION-9 Without a bid whoever is on turn may have it at its price; a pass leaves it there', () => {
    const play = saleAt('L1', { seat: P2 });
    expect(play.onOffer).toEqual(['L1', 150]);
    const passed = play.pass();
    expect([passed.onOffer, passed.waiting]).toEqual([['L1', 150], [P3]]);
    const bought = passed.do(P3, buy('L1'));
    expect([bought.owner('L1'), bought.cash(P3), bought.onOffer]).toEqual([P3, 500, ['L2', 150]]);
  });

  test('1854-AUCTION-24 A local railway costs 150; the first bid on the next one is at least 155', () => {
    const play = saleAt('L1');
    play.refuses(P1, bid('L2', 154), 'bidBelowPrice', '1854-AUCTION-11');
    expect(play.accepts(P1, bid('L2', 155))).toBe(true);
    expect(play.do(P1, buy('L1')).cash(P1)).toBe(500);
  });

  test('a player who can do nothing but pass is not asked', () => {
    const play = table1854().cash(P2, 10).privateSale();
    expect(play.do(P1, buy('AF')).waiting).toEqual([P3]);
  });

  test('shares, trains and mergers have to wait, and so does what belongs to other rounds', () => {
    const play = table1854().privateSale();
    play.refuses(P1, { type: 'startCompany', company: 'KE', price: 82 }, 'privatesUnsold', '1854-BUY-11');
    play.refuses(P1, { type: 'buyShare', company: 'KE', from: 'offer' }, 'privatesUnsold', '1854-BUY-11');
    play.refuses(P1, { type: 'sellShares', company: 'KE', count: 1 }, 'notInPrivateSale', '1854-AUCTION-2');
    play.refuses(
      P1,
      { type: 'buyTrain', from: 'bank', kind: '2', price: 100 },
      'notInPrivateSale',
      '1854-AUCTION-2',
    );
  });
});

describe('bids', () => {
  test('1854-AUCTION-12 Each further bid is at least 5 above the highest', () => {
    const play = table1854().privateSale().do(P1, bid('MT', 55));
    play.refuses(P2, bid('MT', 59), 'bidTooLow', '1854-AUCTION-12');
    play.refuses(P2, bid('MT', 55), 'bidTooLow', '1854-AUCTION-12');
    const higher = play.do(P2, bid('MT', 60));
    higher.refuses(P3, bid('MT', 64), 'bidTooLow', '1854-AUCTION-12');
    const top = higher.do(P3, bid('MT', 77));
    top.refuses(P4, bid('MT', 81), 'bidTooLow', '1854-AUCTION-12');
    expect(top.accepts(P4, bid('MT', 82))).toBe(true);
    // Whoever was outbid may bid again; his old bid is replaced.
    const again = top.pass().do(P1, bid('MT', 82));
    expect([bidOf(again, 'MT', P1), again.freeCash(P1), again.state.bids.MT?.length]).toEqual([82, 568, 3]);
  });

  test('1854-AUCTION-10 Money that has been bid is tied up', () => {
    const play = table1854({ players: 6 }).privateSale().do(P1, bid('SM', 200)).pass(5);
    expect([play.waiting, play.cash(P1), play.freeCash(P1)]).toEqual([[P1], 450, 250]);
    play.refuses(P1, bid('AB', 251), 'bidTooHigh', '1854-AUCTION-15');
    expect(play.accepts(P1, bid('AB', 250))).toBe(true);
    const poor = saleAt('L1', { cash: 340 }).do(P1, bid('SM', 195)).do(P2, bid('SM', 200)).pass(2);
    expect([poor.waiting, poor.freeCash(P1)]).toEqual([[P1], 145]);
    poor.refuses(P1, buy('L1'), 'cashLaidAside', '1854-AUCTION-10');
    expect(poor.do(P1, withdraw('SM')).do(P1, buy('L1')).cash(P1)).toBe(190);
    const exact = saleAt('L1', { cash: 345 }).do(P1, bid('SM', 195)).pass(3).do(P1, buy('L1'));
    expect([exact.owner('L1'), exact.cash(P1), exact.freeCash(P1)]).toEqual([P1, 195, 0]);
  });

  test('1854-AUCTION-15 One player may bid on several privates, as far as his money goes', () => {
    const play = table1854({ players: 6 })
      .privateSale()
      .do(P1, bid('L1', 155))
      .pass(5)
      .do(P1, bid('SM', 195))
      .pass(5);
    expect([play.waiting, play.freeCash(P1), play.cash(P1)]).toEqual([[P1], 100, 450]);
    play.refuses(P1, bid('GK', 105), 'bidTooHigh', '1854-AUCTION-15');
    const third = play.do(P1, bid('GK', 100));
    expect([third.freeCash(P1), ...['GK', 'L1', 'SM'].map((one) => bidOf(third, one, P1))]).toEqual([
      0, 100, 155, 195,
    ]);
  });

  test('1854-AUCTION-13 1854-AUCTION-14 Whoever is outbid may take his bid back on his turn, and is out of it', () => {
    const play = table1854().privateSale().pass().do(P2, bid('MT', 60)).do(P3, bid('MT', 65)).pass(2);
    expect([play.waiting, play.freeCash(P2), play.offers(P2, withdraw('MT'))]).toEqual([[P2], 590, true]);
    const free = play.do(P2, withdraw('MT'));
    expect([free.freeCash(P2), free.cash(P2), free.waiting]).toEqual([650, 650, [P2]]);
    expect(bidOf(free, 'MT', P2)).toBeUndefined();
    free.refuses(P2, withdraw('MT'), 'noBidToWithdraw', '1854-AUCTION-13');
    // AUCTION-14: neither now, nor later in this auction round, nor when it is awarded
    free.refuses(P2, bid('MT', 70), 'withdrew', '1854-AUCTION-14');
    expect(free.actions(P2).some((one) => one.type === 'bid' && one.private === 'MT')).toBe(false);
    expect(free.accepts(P2, bid('GK', 650))).toBe(true);
    const sold = free.do(P2, buy('AF'));
    expect([sold.owner('MT'), sold.cash(P3), sold.waiting]).toEqual([P3, 585, [P3]]);
    const later = free.pass(4);
    expect(later.waiting).toEqual([P2]);
    later.refuses(P2, bid('MT', 70), 'withdrew', '1854-AUCTION-14');
    // It has not counted as an action: the row of passes went on.
    expect(later.onOffer).toEqual(['AF', 15]);
  });

  test('1854-AUCTION-13 Nobody takes back what he has not bid', () => {
    const play = table1854().privateSale().do(P1, bid('MT', 60)).do(P2, bid('MT', 65));
    play.refuses(P3, withdraw('MT'), 'noBidToWithdraw', '1854-AUCTION-13');
    play.refuses(P3, withdraw('XX'), 'noSuchPrivate', '1854-0.1');
    play.refuses(P2, withdraw('MT'), 'highestStays', '1854-AUCTION-25');
    play.refuses(P3, { type: 'withdrawBid' }, 'malformed', '1854-0.1');
  });

  test('1854-AUCTION-13 R-24 A bid may be taken back as soon as it is outbid: that is no action, and whoever is on turn stays so', () => {
    const play = table1854().privateSale().do(P1, bid('MT', 60)).do(P2, bid('MT', 65));
    expect([play.waiting, play.actions(P1), play.actions(P2)]).toEqual([[P3], [withdraw('MT')], []]);
    const free = play.do(P1, withdraw('MT'));
    expect([free.waiting, free.freeCash(P1), free.actions(P1)]).toEqual([[P3], 650, []]);
    // The row of passes is not broken: with the withdrawal among them, four passes are all.
    const cut = free.do(P3, pass).do(P4, pass).do(P1, pass).do(P2, pass);
    expect([cut.onOffer, cut.waiting]).toEqual([['AF', 15], [P3]]);
    cut.refuses(P1, withdraw('MT'), 'noBidToWithdraw', '1854-AUCTION-13');
    const sold = free.do(P3, buy('AF'));
    expect([sold.owner('MT'), sold.waiting]).toEqual([P2, [P4]]);
  });

  test('1854-AUCTION-13 While others fight one private out, an outbid bid on another may be taken back', () => {
    const play = table1854()
      .privateSale()
      .do(P1, bid('MT', 60))
      .do(P2, bid('MT', 65))
      .do(P3, bid('GK', 75))
      .do(P4, bid('GK', 80))
      .do(P1, buy('AF'));
    expect([play.waiting, play.actions(P3), play.actions(P4)]).toEqual([[P1], [withdraw('GK')], []]);
    const free = play.do(P3, withdraw('GK'));
    expect([free.waiting, free.freeCash(P3)]).toEqual([[P1], 650]);
    expect(free.do(P1, pass).owner('GK')).toBe(P4);
  });

  test('1854-AUCTION-25 Nobody outbids himself, and the highest bid stays', () => {
    const play = table1854().privateSale().do(P1, bid('MT', 55)).pass(3);
    play.refuses(P1, bid('MT', 60), 'outbidsHimself', '1854-AUCTION-25');
    play.refuses(P1, withdraw('MT'), 'highestStays', '1854-AUCTION-25');
    expect(play.actions(P1).some((one) => 'private' in one && one.private === 'MT')).toBe(false);
    const beaten = table1854().privateSale().do(P1, bid('MT', 55)).do(P2, bid('MT', 60)).pass(2);
    expect([beaten.accepts(P1, bid('MT', 65)), beaten.accepts(P1, withdraw('MT'))]).toEqual([true, true]);
  });
});

describe('awarding', () => {
  test('1854-AUCTION-5 A single bidder has it at his bid, which goes to the bank', () => {
    const play = table1854().privateSale().pass().do(P2, bid('MT', 60)).do(P3, buy('AF'));
    expect([play.owner('MT'), play.cash(P2), play.freeCash(P2), play.state.bids.MT ?? []]).toEqual([
      P2,
      590,
      590,
      [],
    ]);
    expect(play.cash('bank')).toBe(10_000 - 4 * 650 + 20 + 60);
    expect([play.onOffer, play.waiting]).toEqual([['GK', 70], [P4]]);
  });

  test('1854-AUCTION-4 After each sale the next one is looked at; play goes on left of the player whose turn it was', () => {
    const play = table1854().privateSale().do(P1, bid('MT', 60)).do(P2, bid('GK', 80)).do(P3, buy('AF'));
    expect([play.owner('AF'), play.owner('MT'), play.owner('GK')]).toEqual([P3, P1, P2]);
    expect([play.cash(P1), play.cash(P2), play.cash(P3)]).toEqual([590, 570, 630]);
    expect([play.onOffer, play.waiting]).toEqual([['L1', 150], [P4]]);
    // A gap in the row waits for a buyer; the bid behind it stays.
    const gap = table1854().privateSale().do(P1, bid('GK', 80)).do(P2, buy('AF'));
    expect([gap.onOffer, gap.owner('GK'), bidOf(gap, 'GK', P1)]).toEqual([['MT', 50], 'bank', 80]);
    const filled = gap.do(P3, buy('MT'));
    expect([filled.owner('GK'), filled.onOffer]).toEqual([P1, ['L1', 150]]);
  });

  test('1854-AUCTION-6 1854-AUCTION-7 1854-AUCTION-8 Several bidders fight it out, the lowest first', () => {
    const play = table1854()
      .privateSale()
      .do(P1, bid('MT', 55))
      .do(P2, bid('MT', 60))
      .do(P3, bid('MT', 65))
      .do(P4, buy('AF'));
    expect([play.top, play.waiting, play.owner('AF')]).toEqual(['bidding', [P1], P4]);
    expect(play.actions(P1)).toEqual([bid('MT', 70), bid('MT', 650), pass]);
    play.refuses(P1, bid('MT', 69), 'raiseTooLow', '1854-AUCTION-7');
    play.refuses(P1, bid('GK', 75), 'notAuctioned', '1854-AUCTION-6');
    play.refuses(P1, buy('MT'), 'auctionFirst', '1854-AUCTION-7');
    play.refuses(P1, bid('MT', 651), 'bidTooHigh', '1854-AUCTION-15');
    play.refuses(P4, bid('MT', 100), 'notABidder', '1854-AUCTION-6');
    play.refuses(P4, pass, 'notABidder', '1854-AUCTION-6');
    play.refuses(P3, bid('MT', 100), 'notYourTurn', '1854-0.3');
    const raised = play.do(P1, bid('MT', 70));
    expect(raised.waiting).toEqual([P2]);
    const left = raised.do(P2, pass);
    expect([left.waiting, left.freeCash(P2), left.cash(P2)]).toEqual([[P3], 650, 650]);
    left.refuses(P2, bid('MT', 75), 'notABidder', '1854-AUCTION-6');
    const again = left.do(P3, bid('MT', 80));
    expect(again.waiting).toEqual([P1]);
    const won = again.do(P1, pass);
    expect([won.owner('MT'), won.cash(P3), won.cash(P1), won.freeCash(P1)]).toEqual([P3, 570, 650, 650]);
    expect(won.cash('bank') - play.cash('bank')).toBe(80);
    expect([won.onOffer, won.waiting]).toEqual([['GK', 70], [P1]]);
  });

  test('1854-AUCTION-8 The last one has it at his bid, and the money of the other is free', () => {
    const play = table1854().privateSale().do(P1, bid('MT', 60)).do(P2, bid('MT', 65)).do(P3, buy('AF'));
    const won = play.do(P1, pass);
    expect([won.owner('MT'), won.cash(P2), won.freeCash(P1), won.waiting]).toEqual([P2, 585, 650, [P4]]);
    expect(won.cash('bank') - play.cash('bank')).toBe(65);
  });

  test('1854-AUCTION-7 Whoever cannot raise is out without being asked', () => {
    const play = table1854()
      .cash(P1, 69)
      .privateSale()
      .do(P1, bid('MT', 60))
      .do(P2, bid('MT', 65))
      .do(P3, buy('AF'));
    expect([play.owner('MT'), play.cash(P2), play.waiting]).toEqual([P2, 585, [P4]]);
  });

  test('1854-AUCTION-13 In a contest the lowest may free money that another private holds back for nothing', () => {
    const start = table1854()
      .cash(P1, 150)
      .privateSale()
      .do(P1, bid('GK', 75))
      .do(P2, bid('GK', 80))
      .pass(2)
      .do(P1, bid('MT', 60))
      .do(P2, bid('MT', 80))
      .do(P3, buy('AF'));
    // 15 are free, 60 lie on Murthal: not enough for 85 without the 75 on Graz-Köflach.
    expect([start.waiting, start.freeCash(P1)]).toEqual([[P1], 15]);
    expect(start.actions(P1)).toEqual([pass, withdraw('GK')]);
    start.refuses(P1, bid('MT', 85), 'bidTooHigh', '1854-AUCTION-15');
    start.refuses(P1, withdraw('MT'), 'auctionFirst', '1854-AUCTION-7');
    const free = start.do(P1, withdraw('GK'));
    expect([free.waiting, free.actions(P1)]).toEqual([[P1], [bid('MT', 85), bid('MT', 150), pass]]);
    const lost = free.do(P1, bid('MT', 85)).do(P2, pass);
    expect([lost.owner('MT'), lost.owner('GK'), lost.cash(P1)]).toEqual([P1, P2, 65]);
  });

  test('1854-AUCTION-17 1854-AUCTION-18 1854-AUCTION-16 Priority goes left of whoever bought or bid last on his own turn; then one operating round follows', () => {
    const play = table1854().privateSale().pass().do(P2, buy('AF'));
    const over = play.pass(4);
    // Außerfern alone pays, nobody acts: the next auction round is there, opened by P3
    expect([over.state.round.kind, over.state.priority, over.waiting]).toEqual(['privateSale', P3, [P3]]);
    expect([over.cash(P2), over.onOffer]).toEqual([650 - 20 + 5, ['MT', 50]]);
    // A bid counts like a purchase.
    const late = play.do(P3, bid('GK', 75)).pass(4);
    expect([late.state.priority, late.waiting]).toEqual([P4, [P4]]);
  });

  test('1854-AUCTION-17 Raises in a contest do not count, only turns', () => {
    const start = table1854().private('AF', P4).privateSale();
    const contest = start
      .do(P1, bid('GK', 75))
      .do(P2, bid('GK', 80))
      .do(P3, bid('GK', 85))
      .pass()
      .do(P1, buy('MT'))
      .do(P1, pass)
      .do(P2, bid('GK', 90))
      .do(P3, bid('GK', 95))
      .do(P2, pass);
    expect([contest.owner('GK'), contest.waiting]).toEqual([P3, [P2]]);
    const over = contest.pass(4);
    expect([over.state.round.kind, over.state.priority]).toEqual(['privateSale', P2]);
  });
});

describe('all pass', () => {
  test('1854-AUCTION-20 While nothing is sold Außerfern gets cheaper, bids stay and the same player opens', () => {
    const play = table1854({ players: 3 }).privateSale(P2).pass(3);
    expect([play.onOffer, play.waiting, play.state.priority, play.state.round]).toEqual([
      ['AF', 15],
      [P2],
      P2,
      { kind: 'privateSale', set: 1, number: 0, of: 0 },
    ]);
    const bids = table1854().privateSale().do(P1, bid('GK', 90)).pass(4);
    expect([bids.onOffer, bidOf(bids, 'GK', P1), bids.state.priority]).toEqual([['AF', 15], 90, P1]);
    expect(bids.waiting).toEqual([P2]);
    const bought = play.do(P2, buy('AF'));
    expect([bought.cash(P2), bought.owner('AF')]).toEqual([860 - 15, P2]);
  });

  test('1854-AUCTION-21 For nothing the priority holder must have it, and play goes on to his left', () => {
    const play = table1854({ players: 3 }).privateSale(P2).pass(9);
    expect([play.onOffer, play.waiting]).toEqual([['AF', 5], [P2]]);
    const taken = play.pass(3);
    expect([taken.owner('AF'), taken.cash(P2), taken.onOffer, taken.waiting]).toEqual([
      P2,
      860,
      ['MT', 50],
      [P3],
    ]);
    // He is not asked: neither a pass nor a bid keeps it away from him.
    taken.refuses(P2, pass, 'notYourTurn', '1854-0.3');
    taken.refuses(P2, bid('GK', 75), 'notYourTurn', '1854-0.3');
    // it was the last purchase on a turn of his own
    expect(taken.pass(3).state.priority).toBe(P3);
  });

  test('1854-AUCTION-21 Bids on the next ones are due after it, and the priority holder has it though others are on turn', () => {
    const start = table1854({ players: 3 }).privateSale(P2);
    const play = start.do(P2, bid('MT', 60)).pass(3).do(P3, bid('GK', 80)).pass(9);
    expect([play.owner('AF'), play.owner('MT'), play.owner('GK'), play.onOffer]).toEqual([
      P2,
      P2,
      P3,
      ['L1', 150],
    ]);
    expect(play.waiting).toEqual([P3]);
  });

  test('1854-AUCTION-16 1854-AUCTION-19 Once something is sold a row of passes ends the round, with no cut in price', () => {
    const play = table1854().privateSale().do(P1, buy('AF')).do(P2, buy('MT'));
    expect([play.onOffer, play.waiting]).toEqual([['GK', 70], [P3]]);
    const second = play.pass(4);
    expect([second.state.round, second.onOffer, second.waiting]).toEqual([
      { kind: 'privateSale', set: 2, number: 0, of: 0 },
      ['GK', 70],
      [P3],
    ]);
    expect([second.cash(P1), second.cash(P2)]).toEqual([635, 610]);
    const third = second.pass(4);
    expect([third.state.round.set, third.onOffer, third.waiting]).toEqual([3, ['GK', 70], [P3]]);
    expect([third.cash(P1), third.cash(P2)]).toEqual([640, 620]);
    expect(third.state.discounts.GK ?? 0).toBe(0);
  });

  test('1854-AUCTION-18 R-25 In that one operating round mountain railways pay and local railways act, and nobody else', () => {
    const play = saleAt('L1').do(P1, buy('L1')).do(P2, buy('L2')).pass(4);
    // LOC 1 of P1 acts first; Außerfern (P1), Murthal (P2) and Graz-Köflach (P3) have paid
    expect([play.state.round, play.acting, play.waiting]).toEqual([
      { kind: 'operating', set: 1, number: 1, of: 1 },
      'L1',
      [P1],
    ]);
    expect([play.cash(P1), play.cash(P2), play.cash(P3), play.cash(P4)]).toEqual([505, 510, 665, 650]);
    const second = play.passTurn();
    expect([second.acting, second.waiting]).toEqual(['L2', [P2]]);
    const after = second.passTurn();
    expect([after.state.round, after.onOffer, after.waiting]).toEqual([
      { kind: 'privateSale', set: 2, number: 0, of: 0 },
      ['L3', 150],
      [P3],
    ]);
  });

  test('1854-AUCTION-22 1854-AUCTION-18 In that operating round no money is tied up any more', () => {
    const play = saleAt('L1').do(P1, buy('L1')).do(P2, bid('SM', 300)).pass(4);
    expect([play.state.round.kind, play.freeCash(P2), play.cash(P2)]).toEqual(['operating', 660, 660]);
    const phase5 = table1854().set({ phase: '5' });
    phase5.closed('AF', 'MT', 'GK', 'AB', 'SM');
    const locals = phase5.private('L1', P1).private('L2', P2).floated('L1').floated('L2').privateSale();
    // Should phase 5 come before all are sold, only those that have an owner merge.
    const round = locals.pass(4);
    let now = round;
    for (let guard = 0; guard < 20 && now.top !== 'mergers'; guard++)
      now = now.do(now.waiting[0] as number, now.actions(now.waiting[0] as number).at(-1) ?? pass);
    expect(now.actions(P1)).toEqual([{ type: 'proposeMerger', one: 'L1', other: 'L2' }, pass]);
    now.refuses(P1, { type: 'proposeMerger', one: 'L1', other: 'L3' }, 'notALocal', '1854-LAG-2');
  });

  test('R-25 One operating round even where the phase would give two', () => {
    const builder = table1854().set({ phase: '3' });
    for (const one of ['AF', 'MT', 'GK', 'L1']) builder.private(one, P1);
    const play = builder.privateSale().do(P1, buy('L2')).pass(4);
    expect(play.state.round).toMatchObject({ kind: 'operating', number: 1, of: 1 });
  });

  test('1854-AUCTION-22 Bids of an earlier auction round are void, and whoever withdrew may bid again', () => {
    const play = table1854()
      .privateSale()
      .do(P1, buy('AF'))
      .do(P2, bid('GK', 75))
      .do(P3, bid('GK', 80))
      .pass(2)
      .do(P2, withdraw('GK'))
      .do(P2, bid('SM', 300));
    expect(ownOf(play.state).withdrawn).toEqual({ GK: [P2] });
    const next = play.pass(4);
    expect(next.state.round).toMatchObject({ kind: 'privateSale', set: 2 });
    expect([next.freeCash(P2), next.freeCash(P3), Object.values(next.state.bids).flat()]).toEqual([
      650,
      650,
      [],
    ]);
    expect(next.waiting).toEqual([P3]);
    expect(next.accepts(P3, bid('GK', 75))).toBe(true);
    expect(next.pass(3).accepts(P2, bid('GK', 75))).toBe(true);
  });
});

describe('the end of the auction', () => {
  test('1854-AUCTION-23 When all are sold a stock round follows, opened left of the last buyer', () => {
    const play = saleAt('SM', { seat: P1 }).pass().do(P2, buy('SM'));
    expect([play.state.round, play.state.priority, play.waiting]).toEqual([
      { kind: 'stock', set: 1, number: 0, of: 0 },
      P3,
      [P3],
    ]);
    play.refuses(P3, buy('SM'), 'saleOver', '1854-AUCTION-23');
    play.refuses(P3, bid('SM', 300), 'saleOver', '1854-AUCTION-23');
    expect(play.accepts(P3, { type: 'startCompany', company: 'KE', price: 82 })).toBe(true);
  });

  test('1854-AUCTION-23 1854-AUCTION-17 A contest for the last one does not move the right', () => {
    const play = saleAt('AB', { seat: P2 })
      .do(P2, bid('SM', 195))
      .do(P3, bid('SM', 200))
      .pass()
      .do(P1, buy('AB'))
      .do(P2, pass);
    expect([play.owner('SM'), play.state.round.kind, play.state.priority]).toEqual([P3, 'stock', P2]);
    expect(play.waiting).toEqual([P2]);
  });

  test('1854-AUCTION-23 Eleven purchases in a row of turns, from the first to the last', () => {
    const play = sellOut(table1854({ players: 6 }).cash(P1, 600).privateSale(), 11);
    expect([play.state.round.kind, play.state.priority]).toEqual(['stock', 11 % 6]);
    expect(ROW.map((one) => play.owner(one))).toEqual([0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 4]);
  });
});
