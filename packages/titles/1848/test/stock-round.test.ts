/** Chapter XIII but for its limits: turns, purchases, sales, and what they do to prices. */
import { expect, test } from 'vitest';
import { P1, P2, P3, type Play, type TableBuilder, table1848, table2021, withLoans } from './table1848.ts';

const pass = { type: 'pass' } as const;
const buy = (company: string, from: 'offer' | 'pool' = 'offer', count?: number) =>
  ({ type: 'buyShare', company, from, ...(count === undefined ? {} : { count }) }) as const;
const sell = (company: string, count = 1) => ({ type: 'sellShares', company, count }) as const;
const start = (company: string, price: number) => ({ type: 'startCompany', company, price }) as const;

/** Three players; the VR has shares left, P1 has some of the NSW and of the QR to sell. */
const three = (builder = table1848({ players: 3 })): TableBuilder =>
  builder
    .par('VR', 70)
    .shares(P2, 'VR', 40)
    .par('NSW', 100)
    .shares(P2, 'NSW', 40)
    .shares(P1, 'NSW', 30)
    .par('QR', 90)
    .shares(P3, 'QR', 40)
    .shares(P1, 'QR', 20, { director: false })
    .cash(P1, 500)
    .cash(P2, 500)
    .cash(P3, 500);

/** Whoever is asked passes until it is the turn of this player. */
function untilSeat(play: Play, seat: number): Play {
  let now = play;
  for (let guard = 0; guard < 6 && now.waiting[0] !== seat; guard++) now = now.pass();
  return now;
}

const cashGain = (before: Play, after: Play, seat: number) => after.cash(seat) - before.cash(seat);

test('1848-XIII-1 Players act one turn at a time, clockwise from the priority holder', () => {
  let play = three().priority(P2).stockRound();
  const order: number[] = [];
  for (let turn = 0; turn < 4; turn++) {
    order.push(...play.waiting);
    play.refuses(((play.waiting[0] as number) + 1) % 3, pass, 'notYourTurn', '1848-XIII-1');
    play = play.do(play.waiting[0] as number, buy('BOE', 'pool'));
  }
  expect(order).toEqual([P2, P3, P1, P2]);
});

test('1848-XIII-2 In a turn a player sells what he likes and then buys one share', () => {
  const play = three().stockRound();
  const after = play.do(P1, sell('NSW', 2)).do(P1, sell('QR')).do(P1, buy('VR'));
  expect([after.percent(P1, 'NSW'), after.percent(P1, 'QR'), after.percent(P1, 'VR')]).toEqual([10, 10, 10]);
  expect(after.cash(P1)).toBe(500 + 200 + 90 - 70);
});

test('1848-XIII-3 Selling comes before buying', () => {
  const play = three().stockRound();
  expect(play.do(P1, sell('NSW')).do(P1, buy('VR')).percent(P1, 'VR')).toBe(10);
  // nothing may follow the purchase: the turn is over
  const bought = play.do(P1, buy('VR'));
  expect([bought.kinds(P1), bought.waiting]).toEqual([[], [P2]]);
  bought.refuses(P1, sell('NSW'), 'notYourTurn', '1848-XIII-1');
});

test('1848-XIII-4 One purchase per turn', () => {
  const play = three().stockRound();
  const bought = play.do(P1, buy('VR'));
  expect(bought.waiting).toEqual([P2]);
  bought.refuses(P1, buy('BOE', 'pool'), 'notYourTurn', '1848-XIII-1');
  play.refuses(P1, buy('VR', 'offer', 2), 'onlyOne', '1848-XIII-4');
});

test('1848-XIII-5 Trades are between a player and the bank only', () => {
  const play = three().private('P1', P1).stockRound();
  expect(play.kinds(P1)).toEqual(['buyShare', 'pass', 'sellShares', 'startCompany']);
  play.refuses(P1, { ...sell('NSW'), to: P2 }, 'malformed', '1848-0-1');
  play.refuses(P1, { type: 'offerShare', company: 'NSW', to: P2, price: 100 }, 'unknownAction', '1848-0-1');
  play.refuses(P1, { type: 'buyShare', company: 'NSW', from: 'P2' }, 'malformed', '1848-0-1');
  // nor does a company sell
  const turn = three().company('FT', P1).tile('G14', '57', 0).atStep('FT', 'track');
  turn.refuses(P1, sell('NSW'), 'notInOperatingRound', '1848-XIII-2');
});

const passes = (play: Play) => play.events.filter((event) => event.type === 'passed').length;

test('1848-XIII-6 Who neither sells nor buys passes; a sale alone is no pass', () => {
  const idle = three().stockRound().do(P1, pass);
  expect([passes(idle), idle.waiting]).toEqual([1, [P2]]);
  const sold = three().stockRound().do(P1, sell('NSW'));
  expect(sold.waiting).toEqual([P1]);
  const ended = sold.do(P1, pass);
  expect([passes(ended), ended.waiting]).toEqual([0, [P2]]);
  // two passes do not end the round after a sale, but three passes do
  expect(ended.pass(2).waiting).toEqual([P1]);
  expect(ended.pass(3).state.round.kind).toBe('operating');
});

test('1848-XIII-7 After a pass a player may act again', () => {
  const play = three().stockRound().pass().do(P2, buy('VR')).pass();
  const again = untilSeat(play, P1);
  expect(again.do(P1, buy('VR')).percent(P1, 'VR')).toBe(10);
});

test('1848-XIII-8 Who has sold or bought has another turn', () => {
  const buyer = three().stockRound().do(P1, buy('VR')).pass(2);
  expect([buyer.waiting, buyer.state.round.kind]).toEqual([[P1], 'stock']);
  const seller = three().stockRound().do(P1, sell('NSW')).pass(3);
  expect([seller.waiting, seller.state.round.kind]).toEqual([[P1], 'stock']);
});

test('1848-XIII-9 The round ends when all pass in succession', () => {
  const play = three().stockRound();
  expect(play.pass(2).state.round.kind).toBe('stock');
  expect(play.pass(3).state.round.kind).toBe('operating');
  const between = play.pass().do(P2, buy('VR')).pass(2);
  expect([between.state.round.kind, between.waiting]).toEqual(['stock', [P2]]);
  expect(between.pass().state.round.kind).toBe('operating');
});

/** The VR at par 70 and price 110, one share in the pool. */
const priced = () =>
  table1848({ players: 3 }).par('VR', 70, '1,6').shares(P2, 'VR', 40).shares('pool', 'VR', 10);

test('1848-XIII-16 A new share costs par, one from the pool the price', () => {
  const play = priced().stockRound();
  expect([play.state.companies.VR?.par, play.price('VR')]).toEqual([70, 110]);
  const offers = play
    .actions(P1)
    .flatMap((one) => (one.type === 'buyShare' && one.company === 'VR' ? [one.from] : []));
  expect(offers).toEqual(['offer', 'pool']);
  expect(cashGain(play, play.do(P1, buy('VR')), P1)).toBe(-70);
  expect(cashGain(play, play.do(P1, buy('VR', 'pool')), P1)).toBe(-110);
  // no second one in the pool
  const second = play.do(P1, buy('VR', 'pool'));
  second.refuses(P2, buy('VR', 'pool'), 'noShareThere', '1848-VI-11');
});

test.each([
  [70, 140],
  [80, 160],
  [90, 180],
  [100, 200],
])('1848-XIII-17 An unpriced company sells its director certificate only: par %i for %i', (par, cost) => {
  const play = table1848({ players: 3 }).stockRound();
  const offers = play
    .actions(P1)
    .flatMap((one) => (one.type === 'startCompany' && one.company === 'VR' ? [one.price] : []));
  expect([...offers].sort()).toEqual([100, 70, 80, 90]);
  expect(play.offers(P1, buy('VR'))).toBe(false);
  play.refuses(P1, buy('VR'), 'directorFirst', '1848-VI-5');
  play.refuses(P1, start('VR', 110), 'badPar', '1848-VI-16');
  const begun = play.do(P1, start('VR', par));
  expect([cashGain(play, begun, P1), begun.director('VR'), begun.papers(P1, 'VR')]).toEqual([
    -cost,
    P1,
    [20],
  ]);
  expect(begun.price('VR')).toBe(par);
  const poor = table1848({ players: 3 })
    .cash(P1, cost - 1)
    .stockRound();
  poor.refuses(P1, start('VR', par), 'notEnoughCash', '1848-XIII-17');
});

test('1848-XIII-18 Par stays: for new shares and for compensation', () => {
  const play = table1848({ players: 3 })
    .par('VR', 80, '1,6')
    .shares(P2, 'VR', 40)
    .shares(P3, 'VR', 10)
    .stockRound();
  expect([play.price('VR'), play.state.companies.VR?.par]).toEqual([110, 80]);
  expect(cashGain(play, play.do(P1, buy('VR')), P1)).toBe(-80);
  // taken over at a price of 60: P3 is paid 80 for his share
  const closing = table1848({ players: 3 })
    .company('VR', P2, { par: 80, cell: '1,1', percent: 50 })
    .shares(P3, 'VR', 10);
  const before = closing.state.cash[P3] ?? 0;
  const closed = closing.atRevenue('VR', 10).do(P2, { type: 'withhold' });
  expect([closed.state.companies.VR?.closed, closed.cash(P3) - before]).toEqual([true, 80]);
});

test('1848-XIII-19 A player must have the cash', () => {
  const table = (cash: number) =>
    table1848({ players: 3 }).par('VR', 80).shares(P2, 'VR', 40).cash(P1, cash).stockRound();
  table(79).refuses(P1, buy('VR'), 'shareTooExpensive', '1848-XIII-19');
  expect(table(79).offers(P1, buy('VR'))).toBe(false);
  expect(table(80).do(P1, buy('VR')).cash(P1)).toBe(0);
});

test('1848-XIII-20 Who has sold a company does not buy it again in this round', () => {
  const sold = three().stockRound().do(P1, sell('NSW'));
  sold.refuses(P1, buy('NSW', 'pool'), 'soldThisRound', '1848-XIII-20');
  sold.refuses(P1, buy('NSW'), 'soldThisRound', '1848-XIII-20');
  // not in a later turn either, but in the next round, and others may at once
  const later = sold.do(P1, buy('VR')).do(P2, buy('NSW', 'pool')).do(P3, buy('VR'));
  later.refuses(P1, buy('NSW'), 'soldThisRound', '1848-XIII-20');
  const next = later.pass(3).passUntil('stockTurn');
  expect(next.state.round).toMatchObject({ kind: 'stock', set: 3 });
  const mine = untilSeat(next, P1);
  expect(mine.offers(P1, buy('NSW'))).toBe(true);
});

test('1848-XIII-21 BoE shares are sold singly, at the present price, for the bank', () => {
  const play = withLoans(table1848({ players: 3 }), { QR: 1 }).stockRound();
  expect(play.price('BOE')).toBe(80);
  const after = play.do(P1, buy('BOE', 'pool'));
  expect([cashGain(play, after, P1), after.cash('bank') - play.cash('bank')]).toEqual([-80, 80]);
  expect([after.cash('BOE'), after.papers(P1, 'BOE')]).toEqual([play.cash('BOE'), [10]]);
  play.refuses(P1, buy('BOE', 'pool', 2), 'onlyOne', '1848-XIII-4');
  play.refuses(P1, start('BOE', 70), 'notForSale', '1848-II-4');
  play.refuses(P1, buy('BOE'), 'noShareThere', '1848-VI-10');
});

test('1848-XIII-22 Any number may be sold as long as half of the company at most is in the pool', () => {
  const play = table1848({ players: 3 })
    .par('SAR', 100)
    .shares(P2, 'SAR', 40)
    .shares(P1, 'SAR', 30, { director: false })
    .shares('pool', 'SAR', 30)
    .stockRound();
  const bundles = play.actions(P1).flatMap((one) => (one.type === 'sellShares' ? [one.count] : []));
  expect(bundles).toEqual([1, 2]);
  play.refuses(P1, sell('SAR', 3), 'poolLimit', '1848-VI-13');
  expect(play.do(P1, sell('SAR', 2)).percent('pool', 'SAR')).toBe(50);
  play.refuses(P1, sell('SAR', 4), 'notHeld', '1848-XIII-2');
});

test('1848-XIII-23 A director certificate is never sold to the bank; it is swapped first', () => {
  const table = (other: number) =>
    table1848({ players: 3 }).par('SAR', 100).shares(P1, 'SAR', 20).shares(P2, 'SAR', other).stockRound();
  for (const count of [1, 2]) table(10).refuses(P1, sell('SAR', count), 'nobodyToDirect', '1848-VII-8');
  expect(table(10).kinds(P1)).not.toContain('sellShares');
  const swapped = table(20).do(P1, sell('SAR', 2));
  expect([swapped.papers(P2, 'SAR'), swapped.papers('pool', 'SAR')]).toEqual([[20], [10, 10]]);
  expect([swapped.director('SAR'), swapped.percent(P1, 'SAR')]).toEqual([P2, 0]);
});

test('1848-XIII-24 Sold shares go to the pool, all at the price before the sale', () => {
  const play = three().stockRound();
  const after = play.do(P1, sell('NSW', 3));
  expect([cashGain(play, after, P1), after.percent('pool', 'NSW'), after.price('NSW')]).toEqual([
    300, 30, 90,
  ]);
});

/** The NSW of P1 is taken over: it owes P2 200, and P1 has only 50. */
const liable = (builder = table1848({ players: 3 })): TableBuilder =>
  builder
    .company('NSW', P1, { cell: '1,1', percent: 40, cash: 0 })
    .shares(P2, 'NSW', 20)
    .cash(P1, 50)
    .par('FT', 90)
    .shares(P1, 'FT', 30)
    .shares(P2, 'FT', 30)
    .par('VR', 90)
    .shares(P2, 'VR', 40)
    .shares(P1, 'VR', 20, { director: false });

test('1848-XIII-25 Sales to cover compensation change no directorship', () => {
  const play = liable().atStep('NSW', 'run');
  expect([play.top, play.cash(P1)]).toEqual(['debt', -150]);
  play.refuses(P1, sell('FT'), 'keepsOffice', '1848-VI-56');
  expect(play.actions(P1)).toEqual([sell('VR', 1), sell('VR', 2)]);
  expect(play.do(P1, sell('VR', 2)).cash(P1)).toBe(30);
});

test('1848-XIII-26 1848-XIII-30 BoE shares are sold without restriction, and nothing moves', () => {
  const play = withLoans(table1848({ players: 3 }), { QR: 2 })
    .fromPool(P1, 'BOE', 40)
    .stockRound();
  expect([play.percent('pool', 'BOE'), play.price('BOE')]).toEqual([60, 90]);
  const sold = play.do(P1, sell('BOE', 4));
  expect([cashGain(play, sold, P1), sold.percent('pool', 'BOE'), sold.price('BOE')]).toEqual([360, 100, 90]);
  expect(sold.cell('BOE')).toBe(play.cell('BOE'));
});

test('1848-XIII-27 A sale of any number moves the marker one row down', () => {
  const play = three().stockRound();
  for (const count of [1, 2, 3]) {
    const after = play.do(P1, sell('NSW', count));
    expect([after.cell('NSW'), after.price('NSW')]).toEqual(['2,5', 90]);
  }
});

test('1848-XIII-28 Each further sale, in another turn or by another player, moves it again', () => {
  const play = three().stockRound();
  const first = play.do(P1, sell('NSW', 2));
  expect(first.price('NSW')).toBe(90);
  first.refuses(P1, sell('NSW'), 'oneBlock', '1848-XIII-36');
  const second = first.pass().do(P2, sell('NSW'));
  expect([second.price('NSW'), second.cell('NSW')]).toEqual([80, '3,5']);
  // P1 once more in his next turn
  const third = second.pass(2).do(P1, sell('NSW'));
  expect([third.price('NSW'), third.cash(P1)]).toEqual([70, 500 + 200 + 80]);
});

test('1848-XIII-26 R-39 BoE shares may be sold in several portions of a turn', () => {
  for (const table of [table1848(), table2021()]) {
    const sold = table.fromPool(P1, 'BOE', 40).stockRound().do(P1, sell('BOE', 2));
    expect(sold.actions(P1).filter(({ type }) => type === 'sellShares')).toEqual([
      sell('BOE', 1),
      sell('BOE', 2),
    ]);
    expect(sold.do(P1, sell('BOE')).percent(P1, 'BOE')).toBe(10);
  }
});

test('1848-XIII-26 R-09 BoE shares may be bought again in the round they were sold in', () => {
  const play = table1848({ players: 3 })
    .fromPool(P1, 'BOE', 20)
    .par('VR', 70)
    .shares(P2, 'VR', 40)
    .stockRound();
  const sold = play.do(P1, sell('BOE', 2));
  // in the same turn, and in a later one
  expect(sold.do(P1, buy('BOE', 'pool')).percent(P1, 'BOE')).toBe(10);
  const later = sold.do(P1, buy('VR')).pass(2);
  expect(later.do(P1, buy('BOE', 'pool')).percent(P1, 'BOE')).toBe(10);
  // not in the edition of 2021
  const in2021 = table2021({ players: 3 }).fromPool(P1, 'BOE', 20).stockRound().do(P1, sell('BOE', 2));
  in2021.refuses(P1, buy('BOE', 'pool'), 'soldThisRound', '1848-XIII-20');
});

test('1848-XIII-29 At the bottom of a column the marker stays', () => {
  const play = table1848({ players: 3 })
    .par('NSW', 70, '5,5')
    .shares(P2, 'NSW', 40)
    .shares(P1, 'NSW', 30)
    .stockRound();
  expect(play.price('NSW')).toBe(60);
  const sold = play.do(P1, sell('NSW', 3));
  expect([sold.cell('NSW'), cashGain(play, sold, P1)]).toEqual(['5,5', 180]);
});

/** All of a company with the players. */
const soldOut = (builder: TableBuilder, company: string, cell: string, par = 100) =>
  builder.par(company, par, cell).shares(P1, company, 60).shares(P2, company, 40);

test('1848-XIII-31 At the end of the round a sold-out company moves up; at the top it stays', () => {
  const builder = soldOut(table1848({ players: 3 }), 'NSW', '1,5');
  soldOut(builder, 'VR', '0,5');
  builder.par('QR', 90, '2,5').shares(P1, 'QR', 60).shares(P2, 'QR', 30);
  builder.par('FT', 80, '3,5').shares(P1, 'FT', 60).shares(P2, 'FT', 30).shares('pool', 'FT', 10);
  const play = builder.stockRound();
  const after = play.pass(3);
  expect([play.cell('NSW'), after.cell('NSW'), after.price('NSW')]).toEqual(['1,5', '0,5', 110]);
  expect(after.cell('VR')).toBe('0,5');
  expect([after.cell('QR'), after.cell('FT')]).toEqual(['2,5', '3,5']);
});

test('1848-XIII-32 The BoE is not moved at the end of the round', () => {
  const builder = withLoans(table1848({ players: 3 }), { QR: 2 });
  soldOut(builder, 'NSW', '1,5');
  const play = builder.fromPool(P1, 'BOE', 50).fromPool(P2, 'BOE', 50).endOfStockRound();
  expect([play.state.round.kind, play.cell('NSW')]).toEqual(['operating', '0,5']);
  expect([play.price('BOE'), play.cell('BOE')]).toEqual([90, '6,2']);
});

test('1848-XIII-33 Several sold-out companies move in operating order, each under the pile', () => {
  const builder = table1848({ players: 3 }).par('FT', 100, '0,5').shares(P3, 'FT', 60);
  // the VR lies above the QR, and the NSW further right acts before both
  soldOut(builder, 'VR', '1,5');
  soldOut(builder, 'QR', '1,5');
  soldOut(builder, 'NSW', '1,6');
  const after = builder.endOfStockRound();
  const rank = (company: string) => after.state.markers[company]?.arrival ?? 0;
  expect(['FT', 'VR', 'QR'].map((company) => after.cell(company))).toEqual(['0,5', '0,5', '0,5']);
  expect(rank('FT')).toBeLessThan(rank('NSW'));
  expect(rank('NSW')).toBeLessThan(rank('VR'));
  expect(rank('VR')).toBeLessThan(rank('QR'));
});

test('1848-XIII-34 The player left of the last actor gets priority and starts the next round', () => {
  const play = three().shares(P3, 'NSW', 10).stockRound();
  const sold = play.pass(2).do(P3, sell('NSW')).pass().pass(3);
  expect([sold.state.round.kind, sold.state.priority]).toEqual(['operating', P1]);
  const early = three().stockRound().do(P1, buy('VR')).pass(3);
  expect(early.state.priority).toBe(P2);
  expect(early.passUntil('stockTurn').waiting).toEqual([P2]);
});

/** P1 owes 90 and has two VR shares at 60; others may buy theirs. */
const debtor = (builder = table1848()): TableBuilder =>
  builder.par('VR', 70, '2,2').shares(P2, 'VR', 40).shares(P1, 'VR', 20, { director: false }).cash(P1, -90);

test('1848-XIII-35 R-36 A debtor may pass although he could sell, and buys nothing', () => {
  for (const play of [debtor().stockRound(), debtor(table2021()).stockRound()]) {
    expect(play.kinds(P1)).toEqual(['pass', 'sellShares']);
    play.refuses(P1, buy('BOE', 'pool'), 'shareTooExpensive', '1848-XIII-19');
    play.refuses(P1, start('QR', 70), 'notEnoughCash');
    expect(play.pass().waiting).toEqual([P2]);
  }
  // what he sells goes into the debt, by the usual rules: one block of a company in a turn
  const one = debtor().stockRound().do(P1, sell('VR'));
  expect([one.cash(P1), one.waiting]).toEqual([-30, [P2]]);
});

const bound = () => table1848({ debtorsMustSell: true });

test('1848-XIII-35 R-36 Where the table says so, a debtor who can sell must sell before he buys or passes', () => {
  const play = debtor(bound()).stockRound();
  expect([play.price('VR'), play.kinds(P1)]).toEqual([60, ['sellShares']]);
  play.refuses(P1, pass, 'debtFirst', '1848-XIII-35');
  play.refuses(P1, buy('BOE', 'pool'), 'debtFirst', '1848-XIII-35');
  play.refuses(P1, start('QR', 70), 'debtFirst', '1848-XIII-35');
  const one = play.do(P1, sell('VR'));
  expect([one.cash(P1), one.waiting]).toEqual([-30, [P1]]);
  one.refuses(P1, pass, 'debtFirst', '1848-XIII-35');
  // the second block is sold after the first, and the debt is paid
  const both = one.do(P1, sell('VR'));
  expect([both.cash(P1), both.percent(P1, 'VR')]).toEqual([20, 0]);
});

test('1848-XIII-35 With nothing to sell a debtor may pass', () => {
  // the pool takes one more share of the VR; then nothing can be sold, and the turn is over
  const stuck = debtor(bound()).shares('pool', 'VR', 40).stockRound();
  expect(stuck.actions(P1)).toEqual([sell('VR', 1)]);
  expect(stuck.do(P1, sell('VR')).waiting).toEqual([P2]);
  const poor = bound().cash(P1, -90).par('VR', 70).shares(P2, 'VR', 40).stockRound();
  // nothing is left to him: his turn goes by as a pass
  expect(poor.waiting).toEqual([P2]);
});

test('1848-XIII-35 R-36 Nobody must sell so that a director changes', () => {
  /** P1 directs the NSW with 40% beside P2's 30%: the first share leaves him in office, the second would not. */
  const office = () =>
    bound()
      .par('NSW', 70, '2,2')
      .shares(P1, 'NSW', 40)
      .shares(P2, 'NSW', 30, { director: false })
      .cash(P1, -90);
  const play = office().stockRound();
  expect(play.actions(P1)).toEqual([sell('NSW', 1)]);
  play.refuses(P1, sell('NSW', 2), 'keepsOffice', '1848-VI-56');
  // at 30% each he is not forced any more; of his own will he may go on
  const free = play.do(P1, sell('NSW', 1));
  expect([free.cash(P1), free.kinds(P1)]).toEqual([-30, ['pass', 'sellShares']]);
  expect(free.do(P1, sell('NSW', 1)).director('NSW')).toBe(P2);
});
