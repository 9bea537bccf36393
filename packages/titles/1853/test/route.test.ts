/** Whether a company has a route for its trains: it is asked to run only then. */
import { expect, test } from 'vitest';
import { legalRuns } from '../../../eighteen/test/routes-plain.ts';
import { title } from '../rules/index.ts';
import { hasRun } from '../rules/route.ts';
import { randomTable } from './randomTable.ts';
import { founded, inPhase, line, P1, table1853, train } from './table1853.ts';

const { board } = title;

test('1853-4.5.3a A company whose trains find no track of their gauge is not asked to run', () => {
  const metre = ['T16 76 S17 U17', 'S17 73 T16 R16'];
  const turn = (kind: string) =>
    train(line(inPhase(founded(table1853(), 'SIR', P1), '3'), ...metre), 'SIR', kind).atStep('SIR', 'run');
  expect(turn('2M').top).toBe('runStep');
  expect(turn('1M').top).toBe('runStep');
  expect(turn('2').top).not.toBe('runStep');
});

test('1853-4.8.18b A 1M with no town beside the own station is not asked to run', () => {
  const cities = ['T16 76 T18 S15', 'S15 78 T16 R16', 'R16 76 S15 Q15'];
  const turn = (kind: string) =>
    train(line(inPhase(founded(table1853(), 'SIR', P1), '3'), ...cities), 'SIR', kind).atStep('SIR', 'run');
  expect(turn('2M').top).toBe('runStep');
  expect(turn('1M').top).not.toBe('runStep');
});

test('1853-4.5.4d What is said at a glance agrees with all routes there are', () => {
  const trains = [
    { id: 's', kind: '2', range: 2, counts: 'large', gauge: 'standard' },
    { id: 'm', kind: '2M', range: 2, counts: 'large', gauge: 'metre' },
    { id: 'o', kind: '1M', range: 1, counts: 'large', gauge: 'metre' },
  ] as const;
  const rules = title.runs.runRules(table1853().state, 'GIP');
  const counts = [0, 0];
  for (let seed = 1; seed <= 600; seed++) {
    const { tiles, stations } = randomTable(seed);
    const map = { tiles, stations };
    for (const one of trains) {
      const has = legalRuns(board, map, 'GIP', one, rules).length > 0;
      expect([seed, one.kind, hasRun(board, map, 'GIP', [one])]).toEqual([seed, one.kind, has]);
      counts[has ? 1 : 0] = (counts[has ? 1 : 0] ?? 0) + 1;
    }
  }
  expect(Math.min(...counts)).toBeGreaterThan(100);
});
