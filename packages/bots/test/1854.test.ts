/** What players know of 1854 alone. */
import { title } from '@kursbuch/titles/1854';
import { expect, test } from 'vitest';
import { P1, P2, splitPapers, table1854 } from '../../titles/1854/test/table1854.ts';
import { paperWorth } from '../src/eighteen/forecast.ts';
import { judgement as own } from '../src/eighteen/titles/1854.ts';

test('SPLIT: a large company that pays is halved when its price crosses the red line', () => {
  const { state } = table1854().company('KE', P1, { par: 82 });
  expect(own.halved?.(title, state, 'KE')).toEqual({ rounds: 3, price: 93 });
  const split = splitPapers(table1854().company('KE', P1, { par: 82 }), 'KE', P1, [[P2, 2]]);
  expect(own.halved?.(title, split.state, 'KE')).toBeUndefined();
  expect(own.halved?.(title, state, 'L1')).toBeUndefined();
});

test('a paper that will be halved pays less to the end than one that will not', () => {
  const { state } = table1854().company('KE', P1, { par: 82 }).train('KE', '3');
  const { halved: _, ...whole } = own;
  const worth = (judgement: typeof own) => paperWorth({ title, state, own: judgement }, 'KE', 12, []) ?? 0;
  expect(worth(own)).toBeLessThan(worth(whole));
  const short = (judgement: typeof own) => paperWorth({ title, state, own: judgement }, 'KE', 2, []) ?? 0;
  expect(short(own)).toBe(short(whole));
});
