/** The split of a large company's shares. */
import { expect, test } from 'vitest';
import { title } from '../rules/index.ts';
import { ownOf } from '../rules/own.ts';
import {
  buy,
  gain,
  idleUntil,
  lag,
  optioned,
  P1,
  P2,
  P3,
  sell,
  splitPapers,
  stockRound,
  type TableBuilder,
  table1854,
  untilSeat,
  withOwn,
} from './table1854.ts';

const payOut = { type: 'payOut' } as const;
const withhold = { type: 'withhold' } as const;

/** VB on 91, just below the line: P1 has its director certificate, P2 two papers, one is unsold. */
const below = (): TableBuilder =>
  table1854()
    .par('VB', 87, '1,3')
    .shares(P1, 'VB', 40, { director: true })
    .shares(P2, 'VB', 40)
    .floated('VB')
    .operated('VB');

test('1854-SPLIT-5 1854-SPLIT-1 1854-SPLIT-2 1854-SPLIT-3 1854-SPLIT-4 1854-EARN-13 worked example: the VB rises from 91 to 95', () => {
  const play = below().cash('VB', 300).atRevenue('VB', 100);
  expect(play.price('VB')).toBe(91);
  const paid = play.do(P1, payOut);
  expect(paid.price('VB')).toBe(95);
  expect([paid.papers(P1, 'VB'), paid.papers(P2, 'VB')]).toEqual([[20], [10, 10]]);
  expect([paid.papers('offer', 'VB'), paid.papers('VB', 'VB')]).toEqual([[10], [10, 10, 10, 10, 10]]);
  // the dividend by the old percents, then twice the new price for the certificate and once for each paper
  expect([gain(play, paid, P1), gain(play, paid, P2)]).toEqual([40 + 190, 40 + 190]);
  expect([gain(play, paid, 'bank'), paid.cash('VB')]).toEqual([-80 - 380, 300]);
  expect(ownOf(paid.state).split).toEqual(['VB']);
});

test('1854-SPLIT-2 Every certificate is turned: 40 becomes 20, 20 becomes 10', () => {
  const play = table1854()
    .par('VB', 87, '1,3')
    .shares(P1, 'VB', 60)
    .shares(P2, 'VB', 20)
    .operated('VB')
    .atRevenue('VB', 50);
  const paid = play.do(P1, payOut);
  expect([paid.papers(P1, 'VB'), paid.papers(P2, 'VB'), paid.papers('offer', 'VB')]).toEqual([
    [20, 10],
    [10],
    [10],
  ]);
  expect([gain(play, paid, P1), gain(play, paid, P2)]).toEqual([30 + 190 + 95, 10 + 95]);
});

test('1854-SPLIT-1 Short of the line nothing is split, nor by keeping', () => {
  const kept = below().atRevenue('VB', 100).do(P1, withhold);
  expect([kept.price('VB'), kept.papers(P1, 'VB'), ownOf(kept.state).split]).toEqual([87, [40], []]);
  // the cells beyond the line, and no others
  const beyond = [...title.market.cells.values()].filter(({ zone }) => zone === 'split');
  const first = [0, 1, 2, 3, 4, 5].map((row) => beyond.find((cell) => cell.row === row)?.price);
  expect(first).toEqual([97, 95, 93, 91, 89, undefined]);
});

test('1854-SPLIT-6 1854-SPLIT-7 A paper with an option marker is turned without payment, and both markers come back', () => {
  const play = optioned(below(), P3, 'VB', { price: 82 }).atRevenue('VB', 100);
  const paid = play.do(P1, payOut);
  expect([paid.papers(P3, 'VB'), gain(play, paid, P3)]).toEqual([[10], 10]);
  expect([ownOf(paid.state).options, paid.percent('bank', 'VB')]).toEqual([{}, 0]);
  expect(paid.papers('VB', 'VB')).toEqual([10, 10, 10, 10, 10]);
  expect([paid.papers(P1, 'VB'), paid.papers(P2, 'VB')]).toEqual([[20], [10, 10]]);
  // an option on another company stays
  const other = optioned(below().par('KT', 82).shares(P2, 'KT', 40).floated('KT'), P3, 'KT').atRevenue(
    'VB',
    100,
  );
  expect(ownOf(other.do(P1, payOut).state).options).toEqual(ownOf(other.state).options);
});

test('1854-SPLIT-8 Papers in the offer and in the pool are turned too; nobody is paid for them', () => {
  const play = table1854()
    .par('VB', 87, '1,3')
    .shares(P1, 'VB', 60)
    .shares('pool', 'VB', 20)
    .operated('VB')
    .atRevenue('VB', 100);
  const paid = play.do(P1, payOut);
  expect([paid.papers('offer', 'VB'), paid.papers('pool', 'VB')]).toEqual([[10], [10]]);
  expect([gain(play, paid, P1), gain(play, paid, 'bank')]).toEqual([60 + 285, -345]);
});

test('1854-SPLIT-9 By dividends in the third row: not on 89, but with 93', () => {
  const at = (cell: string) =>
    table1854().par('VB', 82, cell).shares(P1, 'VB', 60).operated('VB').atRevenue('VB', 100).do(P1, payOut);
  const [to89, to93] = [at('2,3'), at('2,4')];
  expect([to89.price('VB'), ownOf(to89.state).split]).toEqual([89, []]);
  expect([to93.price('VB'), ownOf(to93.state).split]).toEqual([93, ['VB']]);
});

test('1854-SPLIT-10 1854-SREND-7 1854-SREND-3 At the end of a stock round a fully held company rises from 89 to 95 and splits at once', () => {
  const builder = table1854().par('VB', 82, '2,4').shares(P1, 'VB', 80).shares(P2, 'VB', 20);
  const before = builder.state.cash;
  const over = builder.endOfStockRound();
  expect([over.state.round.kind, over.price('VB')]).toEqual(['operating', 95]);
  expect([over.papers(P1, 'VB'), over.papers(P2, 'VB')]).toEqual([[20, 10, 10], [10]]);
  // paid before the operating round has asked anybody anything
  expect([over.cash(P1) - (before[P1] ?? 0), over.cash(P2) - (before[P2] ?? 0)]).toEqual([380, 95]);
  expect(over.acting).toBe('VB');
});

test('1854-SPLIT-11 1854-SPLIT-12 1854-SPLIT-13 Five papers of ten percent come to the split field, for sale from the next stock round on', () => {
  const builder = below().tile('E3', '57', 0).cash('VB', 200);
  stockRound(below()).refuses(P1, buy('VB', 'treasury'), 'notSplitYet', '1854-SETUP-10');
  const paid = builder.atRevenue('VB', 100).do(P1, payOut);
  const papers = paid.state.certificates.VB ?? [];
  expect(papers.reduce((sum, { percent }) => sum + percent, 0)).toBe(100);
  expect(papers.map(({ percent }) => percent).sort()).toEqual([10, 10, 10, 10, 10, 10, 10, 10, 20]);
  expect(paid.papers('VB', 'VB')).toHaveLength(5);
  // not before the next stock round
  expect(paid.state.round.kind).toBe('operating');
  paid.refuses(P1, buy('VB', 'treasury'), 'notInOperatingRound', '1854-FLOW-4');
  const next = untilSeat(idleUntil(paid, 'stock'), P3);
  const bought = next.do(P3, buy('VB', 'treasury'));
  const price = next.price('VB') as number;
  expect([gain(next, bought, P3), gain(next, bought, 'VB'), gain(next, bought, 'bank')]).toEqual([
    -price,
    price,
    0,
  ]);
  expect(bought.papers('VB', 'VB')).toHaveLength(4);
});

test('1854-SPLIT-15 Whoever held all before the split has half after it, and may go up to 60 percent', () => {
  const builder = table1854().par('VB', 82, '2,4').shares(P1, 'VB', 100).cash(P1, 1000);
  const over = builder.endOfStockRound();
  expect([over.price('VB'), over.papers(P1, 'VB'), over.percent('VB', 'VB')]).toEqual([
    95,
    [20, 10, 10, 10],
    50,
  ]);
  expect(over.cash(P1)).toBe(1000 + 5 * 95);
  const next = stockRound(withOwn(builder.set(over.state), { stockRounds: 2 }));
  const sixty = next.do(P1, buy('VB', 'treasury'));
  expect(sixty.percent(P1, 'VB')).toBe(60);
  untilSeat(sixty, P1).refuses(P1, buy('VB', 'treasury'), 'holdingLimit', '1854-BUY-14');
});

test('1854-SPLIT-16 Once only: a price that falls below the line and rises again changes nothing more', () => {
  const builder = splitPapers(table1854().par('VB', 87, '1,4').floated('VB').operated('VB'), 'VB', P1, [
    [P1, 1],
    [P2, 3],
  ]);
  const first = stockRound(builder);
  // sold below the line the papers stay as they are
  const fallen = untilSeat(first, P2).do(P2, sell('VB', 2));
  expect([fallen.price('VB'), fallen.papers(P1, 'VB'), fallen.papers(P2, 'VB')]).toEqual([
    83,
    [20, 10],
    [10],
  ]);
  const play = builder.par('VB', 87, '1,3').atRevenue('VB', 100);
  const paid = play.do(P1, payOut);
  expect([paid.price('VB'), gain(play, paid, P1), gain(play, paid, P2)]).toEqual([95, 30, 30]);
  expect([paid.papers(P1, 'VB'), ownOf(paid.state).split]).toEqual([[20, 10], ['VB']]);
});

test('1854-SPLIT-17 Dividends after the split go by the new percents; the split field earns nothing', () => {
  const play = splitPapers(table1854().par('VB', 87, '1,4').floated('VB').operated('VB'), 'VB', P1, [
    [P2, 2],
    ['pool', 1],
    ['offer', 1],
  ]).atRevenue('VB', 200);
  const paid = play.do(P1, payOut);
  expect([gain(play, paid, P1), gain(play, paid, P2), gain(play, paid, 'VB')]).toEqual([40, 40, 0]);
  expect(gain(play, paid, 'bank')).toBe(-80);
});

test('1854-SPLIT-1 R-16 A Lokalbahn AG beyond the line keeps its two papers', () => {
  const play = lag(table1854(), 'A', [P1, P2], { cell: '1,3' }).atRevenue('A', 100);
  const paid = play.do(P1, payOut);
  expect([paid.price('A'), paid.papers(P1, 'A'), paid.papers(P2, 'A')]).toEqual([95, [50], [50]]);
  expect([gain(play, paid, P1), gain(play, paid, P2), ownOf(paid.state).split]).toEqual([50, 50, []]);
});
