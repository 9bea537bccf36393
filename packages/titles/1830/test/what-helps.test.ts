/** Questions that the rules answer for whoever must sell or buy: what is the matter, and what helps. */
import {
  excesses,
  helpfulSales,
  ifNothingRuns,
  priceOf,
  type StockTurnTask,
  type TrainStepTask,
  trainWays,
} from '@kursbuch/eighteen';
import { expect, test } from 'vitest';
import { title } from '../rules/index.ts';
import { P1, P2, type Play, type TableBuilder, table1830 } from './table1830.ts';

const WHITE = '0,6';
const YELLOW = '8,6';

const helpful = ({ state }: Play) => helpfulSales(title, state, state.agenda.at(-1) as StockTurnTask);

test('over the certificate limit the sales that lower the count are named, not those of papers that do not count', () => {
  const table = table1830();
  for (const company of ['NYC', 'B&O', 'C&O']) table.par(company, 100, WHITE).shares(P1, company, 60);
  const play = table
    .par('Erie', 100, WHITE)
    .shares(P2, 'Erie', 50)
    .shares(P1, 'Erie', 20)
    .par('NYNH', 67, YELLOW)
    .shares(P2, 'NYNH', 50)
    .shares(P1, 'NYNH', 10)
    .stockRound();
  expect(excesses(title, play.state, P1)).toEqual([{ kind: 'certificates', held: 17, limit: 16 }]);
  expect(helpful(play)).toEqual(
    ['NYC', 'B&O', 'C&O', 'Erie'].map((company) => ({ company, count: 1, left: 0 })),
  );
  const after = play.do(P1, { type: 'sellShares', company: 'NYC', count: 1 });
  expect([excesses(title, after.state, P1), helpful(after)]).toEqual([[], []]);
});

test('over the limit of one company only its own papers help, as many as it takes', () => {
  const play = table1830()
    .par('CPR', 100, WHITE)
    .shares(P1, 'CPR', 80)
    .par('NYC', 100)
    .shares(P2, 'NYC', 30)
    .shares(P1, 'NYC', 10)
    .stockRound();
  expect(excesses(title, play.state, P1)).toEqual([{ kind: 'holding', company: 'CPR', held: 80, limit: 60 }]);
  expect(helpful(play)).toEqual([{ company: 'CPR', count: 2, left: 0 }]);
});

/** The PRR of P1 has a route and no train. */
const needy = (treasury: number, purse: number, builder: TableBuilder = table1830()) =>
  builder
    .company('PRR', P1, { percent: 20, cash: treasury })
    .shares(P2, 'PRR', 10)
    .tile('H10', '57', 1)
    .cash(P1, purse);

const ways = ({ state }: Play) => trainWays(title, state, state.agenda.at(-1) as TrainStepTask);

test("the cheapest way to a train is one's own company's, wherever it is open", () => {
  const play = needy(30, 500)
    .company('NYC', P1, { percent: 20 })
    .train('NYC', '3')
    .company('B&O', P2, { percent: 20 })
    .train('B&O', '2')
    .atStep('PRR', 'trains');
  expect(ways(play)).toEqual([
    { from: 'NYC', kind: '3', price: 1, lacks: 0, missing: 0, asks: null },
    { from: 'bank', kind: '2', price: 80, lacks: 50, missing: 0, asks: null },
    { from: 'B&O', kind: '2', price: 1, lacks: 0, missing: 0, asks: P2 },
  ]);
});

test('whoever is bankrupt at the bank may still have a way: a train of his own, for money he has or can raise', () => {
  const poor = needy(30, 10, table1830().phase('5')).company('NYC', P1, { percent: 20 }).train('NYC', '3');
  const play = poor.atStep('PRR', 'trains');
  expect(play.kinds(P1)).toEqual(['buyTrain', 'declareBankruptcy']);
  expect(ways(play)).toEqual([{ from: 'NYC', kind: '3', price: 1, lacks: 0, missing: 0, asks: null }]);
  // Without a penny, but with a share to sell.
  const broke = needy(0, 0, table1830().phase('5'))
    .company('NYC', P1, { percent: 20 })
    .train('NYC', '3')
    .par('B&O', 100)
    .shares(P2, 'B&O', 30)
    .shares(P1, 'B&O', 10)
    .atStep('PRR', 'trains');
  expect(broke.kinds(P1)).toEqual(['declareBankruptcy', 'sellShares']);
  expect(ways(broke)).toEqual([{ from: 'NYC', kind: '3', price: 1, lacks: 1, missing: 1, asks: null }]);
  const sold = broke.do(P1, { type: 'sellShares', company: 'B&O', count: 1 });
  expect(sold.do(P1, { type: 'buyTrain', from: 'NYC', kind: '3', price: 1 }).trains('PRR')).toEqual(['3']);
  // Nothing at all: hopeless.
  expect(ways(needy(0, 0, table1830().phase('5')).atStep('PRR', 'trains'))).toEqual([]);
});

test('a company that can run nothing falls in price, from its track until it has run', () => {
  const at = (play: Play) => {
    const then = ifNothingRuns(title, play.state, 'PRR');
    return then && [priceOf(title.market, play.state, 'PRR'), priceOf(title.market, then, 'PRR')];
  };
  const bare = () => table1830().company('PRR', P1, { percent: 60, cash: 500 }).tile('H10', '57', 1);
  const track = bare().operating('PRR');
  expect(track.top).toBe('trackStep');
  expect(at(track)).toEqual([100, 90]);
  const station = bare().atStep('PRR', 'station');
  expect(at(station)).toEqual([100, 90]);
  expect(at(bare().atStep('PRR', 'trains'))).toBeUndefined();
  expect(at(bare().train('PRR', '2').operating('PRR'))).toBeUndefined();
});
