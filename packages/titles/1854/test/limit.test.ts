/** How many papers a player may hold. */
import { expect, test } from 'vitest';
import { certificateCount } from '../../../eighteen/src/index.ts';
import { PLAYERS } from '../facts/money.ts';
import { title } from '../rules/index.ts';
import {
  afterAuction,
  buy,
  option,
  optioned,
  P1,
  P2,
  P3,
  pass,
  sell,
  sellOption,
  settle,
  splitPapers,
  start,
  stockRound,
  type TableBuilder,
  table1854,
  withOwn,
} from './table1854.ts';

const MAJORS = ['KE', 'FJ', 'SD', 'KR', 'KT', 'SB', 'NT', 'VB'];

test.each([
  [3, [10, 12, 14, 15, 17, 19, 20, 22, 24]],
  [4, [8, 9, 10, 11, 13, 14, 15, 16, 18]],
  [5, [6, 7, 8, 9, 10, 11, 12, 13, 14]],
  [6, [5, 6, 7, 7, 8, 9, 10, 11, 12]],
])('1854-LIMIT-1 1854-SPLIT-14 The limit by the number of split companies, %i players', (players, limits) => {
  const found = limits.map((_, count) => {
    const { state } = withOwn(table1854({ players }), { split: MAJORS.slice(0, count) });
    return title.shares.certificateLimit(state, P1);
  });
  expect(found).toEqual(limits);
  expect(found).toEqual(limits.map((_, count) => Math.floor((32 + 5 * count) / players)));
  expect(PLAYERS[players]?.certificates).toHaveLength(9);
});

test('1854-SPLIT-14 1854-LIMIT-1 The first split raises the limit of four players from 8 to 9', () => {
  const play = table1854().company('VB', P1, { par: 87, cell: '1,3' }).atRevenue('VB', 100);
  expect(title.shares.certificateLimit(play.state, P1)).toBe(8);
  expect(title.shares.certificateLimit(play.do(P1, { type: 'payOut' }).state, P1)).toBe(9);
});

/** Six players, a limit of five: P1 has five privates and this much of the SB. */
const five = (papers: (builder: TableBuilder) => TableBuilder) => {
  let builder = table1854({ players: 6 });
  for (const one of ['AF', 'MT', 'GK', 'L1', 'L2']) builder = builder.private(one, P1);
  return papers(builder).cash(P1, 1000);
};

test('1854-LIMIT-2 The limit is one of stock rounds: not of the auction', () => {
  // P1 alone buys: six privates, and the limit of six players is five
  let play = table1854({ players: 6 }).cash(P1, 2000).privateSale();
  for (const one of ['AF', 'MT', 'GK', 'L1', 'L2', 'L3'] as const) {
    while (play.waiting[0] !== P1) play = play.pass();
    play = play.do(P1, { type: 'buyPrivate', private: one });
  }
  expect(certificateCount(title, play.state, P1)).toBe(6);
});

test('1854-LIMIT-2 … nor of operating rounds: nobody over it is asked to sell there', () => {
  const builder = five((table) => table.company('SB', P1, { par: 82, percent: 60 }).tile('E13', '57', 0));
  const turn = builder.atStep('SB', 'track');
  expect(certificateCount(title, turn.state, P1)).toBe(7);
  expect(turn.kinds(P1)).not.toContain('sellShares');
  expect(turn.accepts(P1, pass)).toBe(true);
});

test('1854-LIMIT-3 1854-OPT-16 Every paper counts one, whatever its size, privates with it', () => {
  const builder = splitPapers(
    table1854().private('L1', P1).private('MT', P1).par('KT', 82).shares(P1, 'KT', 40).floated('KT'),
    'SB',
    P2,
    [[P1, 1]],
  ).par('SB', 82, '2,5');
  const { state } = optioned(builder.par('NT', 67).shares(P2, 'NT', 40), P1, 'NT');
  // director certificate, local railway, mountain railway, ten percent, option
  expect(certificateCount(title, state, P1)).toBe(5);
});

test('1854-LIMIT-4 Papers of companies on orange cells do not count', () => {
  const orange = [...title.market.cells.values()].filter(({ zone }) => zone === 'orange');
  expect(orange.map(({ price }) => price)).toEqual([61, 76, 79, 56, 59, 68, 71, 54, 57, 60, 63]);
  for (const { id, zone } of title.market.cells.values()) {
    const { state } = table1854().par('KT', 67, id).shares(P1, 'KT', 60);
    expect(certificateCount(title, state, P1), id).toBe(zone === 'orange' ? 0 : 2);
  }
});

test('1854-LIMIT-5 Over the limit a player must sell on his turn until he is within it', () => {
  const play = stockRound(
    five((table) =>
      table.par('SB', 82).shares(P2, 'SB', 40).shares(P1, 'SB', 40, { director: false }).floated('SB'),
    ),
  );
  for (const other of [pass, buy('SB'), option('SB'), start('KE', 67)])
    play.refuses(P1, other, 'mustSell', '1854-LIMIT-5');
  expect(play.actions(P1)).toEqual([sell('SB'), sell('SB', 2)]);
  const one = play.do(P1, sell('SB'));
  one.refuses(P1, pass, 'mustSell', '1854-LIMIT-5');
  expect(one.actions(P1)).toEqual([sell('SB')]);
  const both = one.do(P1, sell('SB'));
  expect(certificateCount(title, both.state, P1)).toBe(5);
  expect(both.waiting).toEqual([P2]);
});

test('1854-LIMIT-5 R-32 Who is over it and can sell nothing is not held up, but buys nothing', () => {
  // six privates, which nobody can sell, and a director certificate nobody takes over
  const play = stockRound(
    five((table) => table.par('SB', 82).shares(P1, 'SB', 40).shares(P2, 'SB', 20).floated('SB'))
      .par('KT', 67, '5,0')
      .shares(P3, 'KT', 60),
  );
  expect(certificateCount(title, play.state, P1)).toBe(6);
  play.refuses(P1, start('KE', 67), 'certificateLimit', '1854-BUY-13');
  play.refuses(P1, buy('SB'), 'certificateLimit', '1854-BUY-13');
  // only what does not count: the KT lies on an orange cell
  expect(play.actions(P1)).toEqual([buy('KT'), pass, option('KT')]);
});

test('1854-LIMIT-5 1854-OPT-16 The option too must go where nothing else helps', () => {
  const over = (round: number) =>
    stockRound(
      optioned(
        five((table) => table.par('SB', 82).shares(P2, 'SB', 60)),
        P1,
        'SB',
        { round },
      ),
    );
  const play = over(1);
  expect(certificateCount(title, play.state, P1)).toBe(6);
  for (const other of [pass, settle, buy('SB'), option('SB')])
    play.refuses(P1, other, 'mustSell', '1854-LIMIT-5');
  expect(play.actions(P1)).toEqual([sellOption]);
  const sold = play.do(P1, sellOption);
  expect(certificateCount(title, sold.state, P1)).toBe(5);
  // an option of this very round cannot be sold: then nothing can be done
  const fresh = over(2);
  fresh.refuses(P1, sellOption, 'optionTooNew', '1854-OPT-10');
  expect(fresh.actions(P1)).toEqual([pass, settle]);
});

test('1854-LIMIT-6 A price that leaves the orange cells brings the duty back', () => {
  // the KT on 76 (orange) is fully held: at the end of the stock round it rises to 81, which is not
  const builder = five((table) =>
    table
      .par('KT', 67, '5,5')
      .shares(P2, 'KT', 40)
      .shares(P1, 'KT', 60, { director: false })
      .floated('KT')
      .operated('KT'),
  );
  const director = builder.state.certificates.KT?.find((one) => one.director)?.holder;
  expect(director).toBe(P2);
  const { state } = builder;
  expect(certificateCount(title, state, P1)).toBe(5);
  const over = withOwn(builder, { stockRounds: 2 }).tile('H18', '57', 0).endOfStockRound();
  expect([over.state.round.kind, over.price('KT')]).toEqual(['operating', 81]);
  expect(certificateCount(title, over.state, P1)).toBe(8);
  // in the operating round nothing follows; in the next stock round it does
  const next = stockRound(builder.set({ markers: over.state.markers }));
  next.refuses(P1, pass, 'mustSell', '1854-LIMIT-5');
  expect(next.kinds(P1)).toEqual(['sellShares']);
});

test('1854-LIMIT-2 Whoever bought many privates is over the limit in the first stock round, and passes on', () => {
  // the auction of three players leaves nobody over it; the duty asks nobody for privates
  const play = afterAuction(3);
  expect([P1, P2, P3].map((seat) => certificateCount(title, play.state, seat))).toEqual([5, 5, 3]);
});
