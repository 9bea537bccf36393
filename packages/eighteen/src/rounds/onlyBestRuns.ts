/** The duty of a title whose rules allow nothing less than the best runs. */
import type { Objection } from '@kursbuch/table';
import { earnsMore } from '../routes/earnsMore.ts';
import { networkOf } from '../routes/network.ts';
import { bestRuns } from '../routes/search.ts';
import type { RunDuty } from './runStep.ts';

/** The word for runs that are not the best where they must be. */
export type RunAnswerReason = 'lessThanBest';

export const onlyBestRuns: RunDuty<RunAnswerReason> = (board, state, company, trains, rules, worth) => {
  const revenue = worth.revenue + worth.carried;
  if (earnsMore(board, state, company, trains, rules, revenue) === false) return undefined;
  const earned = Object.fromEntries(worth.runs.map((run) => [run.train, run.revenue]));
  const network = networkOf(board, state, rules);
  const { revenue: best } = bestRuns(network, company, trains, rules, { beats: revenue, earned });
  if (revenue >= best) return undefined;
  const params = { company, revenue, best, more: best - revenue };
  return { reason: 'lessThanBest', params } satisfies Objection<RunAnswerReason>;
};
