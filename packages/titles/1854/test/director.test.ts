/** Changes of director. */
import { expect, test } from 'vitest';
import {
  buy,
  gain,
  lag,
  option,
  optioned,
  P1,
  P2,
  P3,
  P4,
  pass,
  sell,
  settle,
  splitPapers,
  stockRound,
  type TableBuilder,
  table1854,
  withOwn,
} from './table1854.ts';

/** KT, P1 its director with this much, P2 with so much more, unsplit. */
const unsplit = (p1: number, p2: number): TableBuilder =>
  table1854().par('KT', 67).shares(P1, 'KT', p1).shares(P2, 'KT', p2, { director: false }).floated('KT');

test('1854-DIR-1 1854-DIR-4 Whoever holds more after a purchase directs, and gives two 20 % papers for the certificate', () => {
  const play = stockRound(unsplit(40, 40).priority(P2));
  const bought = play.do(P2, buy('KT'));
  expect(bought.director('KT')).toBe(P2);
  expect([bought.papers(P2, 'KT'), bought.papers(P1, 'KT')]).toEqual([
    [40, 20],
    [20, 20],
  ]);
});

test('1854-DIR-1 … and after a sale: the seller falls below another', () => {
  const play = stockRound(unsplit(60, 40));
  const sold = play.do(P1, sell('KT', 2));
  expect(sold.director('KT')).toBe(P2);
  expect([sold.papers(P2, 'KT'), sold.papers(P1, 'KT'), sold.papers('pool', 'KT')]).toEqual([
    [40],
    [20],
    [20, 20],
  ]);
});

test('1854-DIR-2 1854-FLOW-5 A tie changes nothing', () => {
  const play = stockRound(unsplit(40, 20).priority(P2));
  const bought = play.do(P2, buy('KT'));
  expect([bought.percent(P1, 'KT'), bought.percent(P2, 'KT'), bought.director('KT')]).toEqual([40, 40, P1]);
  // nor does a sale that ends in one
  const sold = stockRound(unsplit(60, 40)).do(P1, sell('KT'));
  expect([sold.percent(P1, 'KT'), sold.percent(P2, 'KT'), sold.director('KT')]).toEqual([40, 40, P1]);
});

test('1854-DIR-3 The new director has the company as it stands: trains, contract, stations, money', () => {
  const builder = withOwn(
    unsplit(40, 40).operated('KT').train('KT', '2').train('KT', '2').cash('KT', 340).tile('H18', '57', 0),
    { mail: { KT: 'large' } },
  );
  const play = stockRound(builder.priority(P2));
  const bought = play.do(P2, buy('KT'));
  expect(bought.director('KT')).toBe(P2);
  expect([bought.trains('KT'), bought.cash('KT'), bought.stations('H18')]).toEqual([
    ['2', '2'],
    340,
    ['KT:0'],
  ]);
  expect(bought.state.own).toEqual(play.state.own);
  // and it is he who acts for it
  let operating = bought;
  while (operating.state.round.kind === 'stock') operating = operating.pass();
  expect([operating.acting, operating.waiting]).toEqual(['KT', [P2]]);
  operating.refuses(P1, pass, 'notDirector', '1854-FLOW-4');
});

test('1854-DIR-5 A sale passes the office on only if another holds as much as the director certificate', () => {
  const short = stockRound(unsplit(60, 20));
  short.refuses(P1, sell('KT', 2), 'nobodyToDirect', '1854-DIR-5');
  short.refuses(P1, sell('KT', 3), 'nobodyToDirect', '1854-DIR-5');
  expect(short.actions(P1).filter(({ type }) => type === 'sellShares')).toEqual([sell('KT')]);
  // split: 20 percent are enough, ten are not
  const split = (tens: number) =>
    stockRound(
      splitPapers(table1854().par('KT', 82).floated('KT'), 'KT', P1, [
        [P1, 1],
        [P2, tens],
      ]),
    );
  split(1).refuses(P1, sell('KT', 2), 'nobodyToDirect', '1854-DIR-5');
  expect(split(2).do(P1, sell('KT', 2)).director('KT')).toBe(P2);
});

test('1854-DIR-5 Two with half the certificate each are not one with all of it', () => {
  const play = stockRound(
    table1854().par('KT', 67).shares(P1, 'KT', 60).shares(P2, 'KT', 20).shares(P3, 'KT', 20),
  );
  play.refuses(P1, sell('KT', 2), 'nobodyToDirect', '1854-DIR-5');
});

test('1854-DIR-6 The exchange cannot be declined: nobody is asked', () => {
  const play = stockRound(splitPapers(table1854().par('KT', 82).floated('KT'), 'KT', P1, [[P2, 2]]));
  const sold = play.do(P1, sell('KT', 2));
  expect([sold.director('KT'), sold.papers(P2, 'KT'), sold.papers('pool', 'KT')]).toEqual([
    P2,
    [20],
    [10, 10],
  ]);
  expect([sold.percent(P1, 'KT'), sold.waiting]).toEqual([0, [P1]]);
});

test('1854-DIR-7 He sells until he holds less than the new director; with as much he stays in office', () => {
  const play = stockRound(
    splitPapers(table1854().par('KT', 82).floated('KT'), 'KT', P1, [
      [P1, 3],
      [P2, 2],
    ]),
  );
  const three = play.do(P1, sell('KT', 3));
  expect([three.papers(P1, 'KT'), three.director('KT')]).toEqual([[20], P1]);
  const four = play.do(P1, sell('KT', 4));
  expect([four.papers(P1, 'KT'), four.director('KT'), four.papers(P2, 'KT')]).toEqual([[10], P2, [20]]);
  // The certificate does not change hands for a sale that leaves him with more.
  const two = play.do(P1, sell('KT', 2));
  expect(two.events.some(({ type }) => type === 'directorChanged')).toBe(false);
});

test('1854-DIR-8 R-53 Among equals the next in turn order; the largest holder before that', () => {
  const split = (tens: Parameters<typeof splitPapers>[3]) =>
    stockRound(splitPapers(table1854().par('KT', 82).floated('KT'), 'KT', P2, tens).priority(P2));
  expect(
    split([
      [P1, 2],
      [P4, 2],
    ])
      .do(P2, sell('KT', 2))
      .director('KT'),
  ).toBe(P4);
  expect(
    split([
      [P1, 2],
      [P3, 2],
    ])
      .do(P2, sell('KT', 2))
      .director('KT'),
  ).toBe(P3);
  expect(
    split([
      [P1, 3],
      [P3, 2],
    ])
      .do(P2, sell('KT', 2))
      .director('KT'),
  ).toBe(P1);
});

/** Z is P1, E is P2. */
const worked = (how = {}) =>
  stockRound(
    splitPapers(table1854(how).par('SD', 87, '1,6').floated('SD'), 'SD', P1, [
      ['offer', 2],
      [P1, 3],
      [P2, 2],
      ['pool', 1],
    ]),
  );

test('1854-DIR-9 worked example: Zoe, director of the SD with five shares, sells four', () => {
  const play = worked();
  expect([play.papers(P1, 'SD'), play.percent('SD', 'SD')]).toEqual([[20, 10, 10, 10], 0]);
  const sold = play.do(P1, sell('SD', 4));
  expect(gain(play, sold, P1)).toBe(4 * 104);
  expect([sold.papers(P1, 'SD'), sold.papers(P2, 'SD'), sold.director('SD')]).toEqual([[10], [20], P2]);
  expect([sold.percent('pool', 'SD'), sold.percent('offer', 'SD')]).toEqual([50, 20]);
  // four cells down to the left: 104, 97, 91, 85, 79
  expect(sold.price('SD')).toBe(79);
});

test('1854-DIR-9 R-03 All five may be sold; where the pool is bounded four are the most', () => {
  expect(worked().do(P1, sell('SD', 5)).percent('pool', 'SD')).toBe(60);
  const bounded = worked({ poolLimit: true });
  bounded.refuses(P1, sell('SD', 5), 'poolLimit', '1854-SELL-8');
  expect(bounded.do(P1, sell('SD', 4)).percent('pool', 'SD')).toBe(50);
});

test('1854-DIR-10 The director of a Lokalbahn AG hands it to the holder of the other half and sells', () => {
  const play = stockRound(lag(table1854(), 'A', [P1, P3]));
  const sold = play.do(P1, sell('A'));
  expect([sold.director('A'), sold.papers('pool', 'A'), sold.percent(P1, 'A')]).toEqual([P3, [50], 0]);
  expect([gain(play, sold, P1), sold.price('A')]).toEqual([67, 62]);
  // alone with the director certificate he cannot
  const alone = stockRound(lag(table1854(), 'A', [P1, 'pool']));
  alone.refuses(P1, sell('A'), 'nobodyToDirect', '1854-DIR-5');
  // with both papers he keeps the certificate
  const both = stockRound(lag(table1854(), 'A', [P1, P1]));
  expect(both.do(P1, sell('A')).director('A')).toBe(P1);
  both.refuses(P1, sell('A', 2), 'nobodyToDirect', '1854-DIR-5');
});

test('1854-DIR-11 1854-OPT-6 An option counts ten percent for the office', () => {
  const play = stockRound(unsplit(40, 40).priority(P2));
  const bought = play.do(P2, option('KT'));
  expect([bought.percent(P2, 'KT'), bought.director('KT')]).toEqual([50, P2]);
  expect([bought.papers(P2, 'KT'), bought.papers(P1, 'KT')]).toEqual([
    [40, 10],
    [20, 20],
  ]);
  // 20 and an option make 30, which is not enough; paid for they are a tie
  const thirty = stockRound(optioned(unsplit(40, 20), P2, 'KT').priority(P2));
  expect([thirty.percent(P2, 'KT'), thirty.director('KT')]).toEqual([30, P1]);
  const paid = thirty.do(P2, settle);
  expect([paid.percent(P2, 'KT'), paid.director('KT')]).toEqual([40, P1]);
});

test('1854-DIR-11 1854-DIR-5 A director with an option sells papers, not the option', () => {
  // P1: the certificate and an option; P2: two papers of 20
  const play = stockRound(optioned(unsplit(40, 40), P1, 'KT', { round: 2 }));
  expect(play.actions(P1).filter(({ type }) => type === 'sellShares')).toEqual([sell('KT'), sell('KT', 2)]);
  const one = play.do(P1, sell('KT'));
  expect([one.papers(P1, 'KT'), one.papers(P2, 'KT'), one.papers('pool', 'KT')]).toEqual([
    [20, 10],
    [40],
    [20],
  ]);
  expect([gain(play, one, P1), one.director('KT'), one.price('KT')]).toEqual([134, P2, 62]);
  expect(play.do(P1, sell('KT', 2)).papers(P1, 'KT')).toEqual([10]);
});
