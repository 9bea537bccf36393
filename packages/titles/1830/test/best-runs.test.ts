import { kitTasks, onlyBestRuns, type Title } from '@kursbuch/eighteen';
import { createTable, isRefusal } from '@kursbuch/table';
import { expect, test } from 'vitest';
import { game, title } from '../rules/index.ts';
import type { Reason1830 } from '../rules/title.ts';
import { P1, run, table1830 } from './table1830.ts';

/** The same game at a table where nothing less than the best runs is allowed, as some titles demand. */
const strict: Title<Reason1830 | 'lessThanBest'> = {
  ...title,
  runs: { ...title.runs, mustRunBest: () => onlyBestRuns },
};
const strictTable = createTable({
  ...game,
  tasks: { ...game.tasks, ...kitTasks(strict) },
  rules: { ...game.rules, lessThanBest: '1830-20.1r' },
});

test('a title that demands the best runs refuses less and says how much more is possible', () => {
  // The 3-train of the PRR in Altoona (10) can reach Pittsburgh (20) and Lancaster (20).
  const play = table1830()
    .company('PRR', P1)
    .tile('H10', '57', 1)
    .tile('H14', '9', 1)
    .tile('H16', '57', 1)
    .train('PRR', '3')
    .atStep('PRR', 'run');
  const best = run('3-0', 'H10:0 H12:0 H14 H16:0');
  const less = run('3-0', 'H12:0 H14 H16:0');
  expect(play.accepts(P1, { type: 'runTrains', runs: [less] })).toBe(true);

  expect(strictTable.act(play.state, P1, { type: 'runTrains', runs: [less] })).toMatchObject({
    reason: 'lessThanBest',
    params: { revenue: 30, best: 50, more: 20 },
  });
  expect(strictTable.act(play.state, P1, { type: 'runTrains', runs: [] })).toMatchObject({
    reason: 'lessThanBest',
  });
  const outcome = strictTable.act(play.state, P1, { type: 'runTrains', runs: [best] });
  expect(isRefusal(outcome)).toBe(false);
  const [offer] = strictTable.choices(play.state, P1);
  expect(offer?.type === 'many' && offer.list()[0]).toMatchObject({ runs: [{ train: '3-0' }] });
});
