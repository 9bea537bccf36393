/** Chapter XIV: what ends the game, when, and what everybody is worth. */
import { placesOf } from '@kursbuch/table';
import { expect, test } from 'vitest';
import { P1, P2, P3, Play, type TableBuilder, table1848, table2021, withLoans } from './table1848.ts';

const payOut = { type: 'payOut' } as const;
const pass = { type: 'pass' } as const;
const sell = (company: string, count = 1) => ({ type: 'sellShares', company, count }) as const;

/** The NSW of P1 (60 percent) and P2, with a train and a route. */
const nsw = (cell = '1,5', builder = table1848({ players: 3 }).phase('5')): TableBuilder =>
  builder
    .company('NSW', P1, { cell })
    .shares(P2, 'NSW', 40)
    .tile('F17', '6', 1)
    .tile('E18', '6', 0)
    .train('NSW', '5');

/** Everybody passes and keeps the revenue to the end of the game; the rounds that begin on the way. */
function playOut(play: Play): { rounds: readonly string[]; end: Play } {
  const rounds: string[] = [];
  let now = play;
  for (let guard = 0; guard < 100 && !now.state.result; guard++) {
    now = now.acting === undefined ? now.pass() : now.passTurn();
    for (const { type, ...event } of now.events)
      if (type === 'roundBegan' && 'round' in event)
        rounds.push(event.round.kind === 'stock' ? 'SR' : `${event.round.number} of ${event.round.of}`);
  }
  return { rounds, end: now };
}

/** The game is over after this operating round. */
const ended = (builder: TableBuilder): Play => builder.set({ bankBroken: true }).operating([]);

test('1848-XIV-1 The running set of operating rounds is finished', () => {
  for (const [number, rest] of [
    [1, ['2 of 3', '3 of 3']],
    [2, ['3 of 3']],
    [3, []],
  ] as const) {
    const play = nsw('0,15').atRevenue('NSW', 100, { number, of: 3 }).do(P1, payOut);
    expect([play.price('NSW'), play.state.result]).toEqual([450, null]);
    const { rounds, end } = playOut(play);
    expect([rounds, end.state.result?.cause]).toEqual([rest, 'price']);
    end.refuses(P1, pass, 'gameOver', '1848-XIV-1');
  }
  // without a condition the game goes on
  const open = nsw().atRevenue('NSW', 100, { number: 3, of: 3 }).do(P1, payOut).passTurn();
  expect([open.state.result, open.state.round.kind]).toEqual([null, 'stock']);
});

test('1848-XIV-2 The game ends when the bank has no money left', () => {
  const before = nsw().bank(40).atRevenue('NSW', 100, { number: 1, of: 2 });
  const play = before.do(P1, payOut);
  expect([play.state.bankBroken, play.cash('bank')]).toEqual([true, -60]);
  expect([P1, P2].map((seat) => play.cash(seat) - before.cash(seat))).toEqual([60, 40]);
  const { rounds, end } = playOut(play);
  expect([rounds, end.state.result?.cause]).toEqual([['2 of 2'], 'bank']);
});

test('1848-XIV-2 A bank of exactly nothing has no money left (2021: only one that cannot pay)', () => {
  const paid = (bank: number, builder = table1848({ players: 3 }).phase('5')) =>
    nsw('1,5', builder).bank(bank).atRevenue('NSW', 100).do(P1, payOut);
  expect([paid(101).cash('bank'), paid(101).state.bankBroken]).toEqual([1, false]);
  expect([paid(100).cash('bank'), paid(100).state.bankBroken]).toEqual([0, true]);
  const late = () => table2021({ players: 3 }).phase('5');
  expect(paid(100, late()).state.bankBroken).toBe(false);
  expect(paid(99, late()).state.bankBroken).toBe(true);
  // once broken it stays so, whatever comes in
  const again = paid(100).do(P1, { type: 'buyTrain', from: 'bank', kind: '5', price: 500 });
  expect([again.cash('bank'), again.state.bankBroken]).toEqual([500, true]);
});

test('1848-XIV-1 The cause of the end is the first that came true', () => {
  const cause = (bank: number) => {
    const top = nsw('0,15').bank(1000).atRevenue('NSW', 100, { number: 1, of: 2 }).do(P1, payOut);
    const poor = nsw('0,15').bank(40).atRevenue('NSW', 100, { number: 1, of: 2 }).do(P1, payOut);
    const play = bank > 0 ? top : poor;
    return playOut(new Play({ ...play.state, bankBroken: true })).end.state.result?.cause;
  };
  // 450 first, then the bank; the payment that brings 450 breaks the bank before
  expect([cause(1000), cause(0)]).toEqual(['price', 'bank']);
});

test('1848-XIV-3 The game ends when a railway reaches 450', () => {
  const play = nsw('0,15').atRevenue('NSW', 100, { number: 1, of: 2 });
  expect(play.price('NSW')).toBe(400);
  const top = playOut(play.do(P1, payOut));
  expect([top.rounds, top.end.state.result?.cause]).toEqual([['2 of 2'], 'price']);
  // sold out on 440: after one more set
  const market = nsw('1,16').stockRound();
  expect(market.price('NSW')).toBe(440);
  const { rounds, end } = playOut(market);
  expect([rounds, end.state.result?.cause]).toEqual([['1 of 3', '2 of 3', '3 of 3'], 'price']);
  // reached is reached: it has fallen again meanwhile
  expect(end.price('NSW')).toBeLessThan(450);
});

test('1848-XIV-4 The game ends when 16 loans are out', () => {
  const lent = (out: number) =>
    withLoans(nsw().company('VR', P2), { VR: 5, QR: out - 5 })
      .atStep('NSW', 'trains', { number: 1, of: 2 })
      .do(P1, { type: 'takeLoan' });
  const { rounds, end } = playOut(lent(15));
  expect([rounds, end.state.result?.cause]).toEqual([['2 of 2'], 'loans']);
  expect([lent(15).price('BOE'), lent(14).price('BOE')]).toEqual([260, 240]);
  // with 15 the game goes on
  let play = lent(14);
  while (play.acting !== undefined) play = play.passTurn();
  expect([play.state.result, play.state.round.kind]).toEqual([null, 'stock']);
});

test('1848-XIV-5 The game ends when five companies are in the hands of the BoE', () => {
  const closing = (...closed: string[]) =>
    nsw('1,1')
      .outOfGame(...closed)
      .atRevenue('NSW', 100, { number: 3, of: 3 })
      .do(P1, { type: 'withhold' });
  const fifth = closing('QR', 'WA', 'CAR', 'FT');
  expect([fifth.state.companies.NSW?.closed, fifth.state.result?.cause]).toEqual([true, 'receiverships']);
  const fourth = closing('QR', 'WA', 'CAR');
  expect([fourth.state.companies.NSW?.closed, fourth.state.result]).toEqual([true, null]);
});

test('1848-XIV-6 One condition suffices, several make one end', () => {
  const both = withLoans(nsw(), { VR: 15 })
    .bank(10)
    .atRevenue('NSW', 100, { number: 1, of: 1 })
    .do(P1, payOut)
    .do(P1, { type: 'takeLoan' });
  expect([both.state.bankBroken, both.price('BOE')]).toEqual([true, 260]);
  const end = both.passTurn();
  expect(end.events.filter((event) => event.type === 'gameEnded')).toHaveLength(1);
  expect(end.state.result?.cause).toBe('bank');
});

test('1848-XIV-7 With an empty bank payments are noted and count as cash', () => {
  const before = nsw().bank(0).set({ bankBroken: true }).atRevenue('NSW', 100);
  const play = before.do(P1, payOut);
  expect([play.cash('bank'), play.cash(P1) - before.cash(P1)]).toEqual([-100, 60]);
  const { end } = playOut(play);
  expect(end.state.result?.scores[P1]).toBe(play.cash(P1) + 6 * (end.price('NSW') ?? 0));
});

test.each([
  ['2', ['1 of 1']],
  ['3', ['1 of 2', '2 of 2']],
  ['5', ['1 of 3', '2 of 3', '3 of 3']],
])('1848-XIV-8 Emptied in a stock round of phase %s: one complete set follows', (phase, set) => {
  const play = nsw('1,5', table1848({ players: 3 }).phase(phase))
    .bank(50)
    .stockRound()
    .do(P1, sell('NSW'));
  expect([play.state.bankBroken, play.state.result]).toEqual([true, null]);
  const { rounds, end } = playOut(play);
  expect([rounds, end.state.result?.cause]).toEqual([set, 'bank']);
});

test('1848-XIV-9 Trains and treasuries of companies are worth nothing', () => {
  const rich = ended(nsw().cash('NSW', 900).train('NSW', '8').train('NSW', '8').cash(P1, 500));
  const poor = ended(nsw().cash('NSW', 0).cash(P1, 500));
  expect(rich.state.result?.scores[P1]).toBe(500 + 6 * 100);
  expect(poor.state.result?.scores[P1]).toBe(500 + 6 * 100);
});

test('1848-XIV-10 Score: cash and shares at their price, those of the BoE too', () => {
  const table = withLoans(table1848({ players: 3 }).phase('5'), { QR: 8 })
    .par('VR', 100, '2,7')
    .shares(P2, 'VR', 20)
    .shares(P1, 'VR', 30)
    .fromPool(P1, 'BOE', 20)
    .cash(P1, 500);
  const end = ended(table);
  expect([end.price('VR'), end.price('BOE')]).toEqual([120, 150]);
  expect(end.state.result?.scores[P1]).toBe(1160);
});

test('1848-XIV-11 A negative account is subtracted', () => {
  const end = ended(table1848({ players: 3 }).par('VR', 100).shares(P2, 'VR', 50).cash(P2, -90));
  expect(end.state.result?.scores[P2]).toBe(410);
});

test('1848-XIV-12 The richest player wins; equals share the win', () => {
  const end = ended(table1848({ players: 3 }).cash(P1, 4300).cash(P2, 4100).cash(P3, 4300));
  expect(end.state.result?.scores).toEqual([4300, 4100, 4300]);
  expect(placesOf(end.state.result ?? { scores: [] })).toEqual([1, 3, 1]);
});

test('1848-XIV-13 A share without a price counts nothing at the end, and one paper for the limit', () => {
  const table = () => table1848({ players: 3 }).shares(P2, 'QR', 10, { director: false }).cash(P2, 300);
  expect(ended(table()).state.result?.scores[P2]).toBe(300);
  // 19 papers beside it: the limit of 20 is reached
  const full = table().par('VR', 70).shares(P1, 'VR', 20);
  for (const company of ['NSW', 'SAR', 'WA']) full.par(company, 100).shares(P2, company, 60);
  full.fromPool(P2, 'BOE', 40);
  full
    .stockRound({ seat: P2 })
    .refuses(P2, { type: 'buyShare', company: 'VR', from: 'offer' }, 'certificateLimit', '1848-XIII-11');
});

test('1848-XIV-14 Open privates count nothing at the end', () => {
  const table = table1848({ players: 3 })
    .phase('4')
    .private('P1', P2)
    .private('P5', P2)
    .par('VR', 100)
    .shares(P2, 'VR', 20);
  const end = ended(table.cash(P2, 300));
  expect([end.owner('P1'), end.state.privates.P5?.closed]).toEqual([P2, false]);
  expect(end.state.result?.scores[P2]).toBe(500);
});

test('1848-0-4 Nobody can do anything any more, and no round changes anything: the game ends', () => {
  const broke = (cash: number) =>
    table1848({ players: 3 }).cash(P1, cash).cash(P2, 0).cash(P3, 0).outOfGame('QR').stockRound();
  const end = broke(69);
  expect(end.state.result).toEqual({ cause: 'standstill', scores: [69, 0, 0] });
  // one BoE share could be bought: the game goes on
  expect(broke(70).state.result).toBeNull();
});
