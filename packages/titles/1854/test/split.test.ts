/** The split of a large company's shares. */
import { expect, test } from 'vitest';
import { ownOf } from '../own.ts';
import { P1, P2, table1854 } from './table1854.ts';

test('1854-SPLIT-5 1854-SPLIT-1 1854-SPLIT-2 1854-SPLIT-3 1854-SPLIT-4 1854-EARN-13 worked example: the VB rises from 91 to 95', () => {
  const play = table1854()
    .par('VB', 87, '1,3')
    .shares(P1, 'VB', 40, { director: true })
    .shares(P2, 'VB', 40)
    .floated('VB')
    .operated('VB')
    .atRevenue('VB', 100);
  expect(play.price('VB')).toBe(91);
  const paid = play.do(P1, { type: 'payOut' });
  expect(paid.price('VB')).toBe(95);
  expect([paid.papers(P1, 'VB'), paid.papers(P2, 'VB')]).toEqual([[20], [10, 10]]);
  expect([paid.papers('offer', 'VB'), paid.papers('VB', 'VB')]).toEqual([[10], [10, 10, 10, 10, 10]]);
  expect([paid.cash(P1) - play.cash(P1), paid.cash(P2) - play.cash(P2)]).toEqual([40 + 190, 40 + 190]);
  expect(play.cash('bank') - paid.cash('bank')).toBe(80 + 380);
  expect(ownOf(paid.state).split).toEqual(['VB']);
});
