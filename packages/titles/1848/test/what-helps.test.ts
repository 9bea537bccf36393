/** The ways to a train that a company must own: a train of the director's other company, loans, and none at all. */
import { expect, test } from 'vitest';
import { title, trainWays } from '../rules/index.ts';
import { P1, P2, type TableBuilder, table1848, table2021 } from './table1848.ts';

/** NSW has a route and no train; its marker stands in the second row. */
const needy = (treasury: number, column: number, table: TableBuilder = table1848().phase('5')) =>
  table
    .tile('E18', '57', 0)
    .tile('F17', '57', 0)
    .company('NSW', P1, { cash: treasury, cell: `1,${column}` });

const waysOf = (table: TableBuilder) =>
  trainWays(title, table.atStep('NSW', 'trains').state, 'NSW').map(({ from, kind, price, lacks, asks }) =>
    [from, kind, price, lacks, asks].join(' '),
  );

test("a director's other company is the cheapest way, before any loan", () => {
  const table = needy(250, 15).company('VR', P1, { par: 90 }).train('VR', '4');
  expect(waysOf(table)).toEqual(['VR 4 1 0 ', 'bank 5 500 250 ', 'bank 5+ 550 300 ']);
});

test('what ends in receivership is no way to a train', () => {
  expect(waysOf(needy(250, 7))).toEqual([]);
  expect(waysOf(needy(250, 9))).toEqual(['bank 5 500 250 ', 'bank 5+ 550 300 ']);
});

test('with the loan of its own will other trains come within reach; those of others need their word', () => {
  const table = needy(250, 15, table2021().phase('5')).company('VR', P2, { par: 90 }).train('VR', '4');
  expect(waysOf(table)).toContain(`VR 4 ${300} 50 ${P2}`);
});
