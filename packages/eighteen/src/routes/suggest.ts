/** Runs to offer a director at once. Proved best ones come from `bestRuns`, in a worker where there is one. */
import type { Title } from '../title.ts';
import { runTrainsOf } from '../trains.ts';
import type { CompanyId, EighteenState, Run } from '../types.ts';
import { greedyRuns } from './greedy.ts';
import { networkOf } from './network.ts';

export function suggestRuns(title: Title, state: EighteenState, company: CompanyId): readonly Run[] {
  const trains = runTrainsOf(title, state, company);
  return greedyRuns(networkOf(title.board, state), company, trains, title.policies.runRules(state, company));
}
