/** Runs to offer a director at once. Proved best ones come from `bestRuns` without a budget, in a worker where there is one. */
import type { Title } from '../title.ts';
import { runTrainsOf } from '../trains.ts';
import type { CompanyId, EighteenState, Run } from '../types.ts';
import { networkOf } from './network.ts';
import { anyRuns, bestRuns } from './search.ts';

export function suggestRuns(title: Title, state: EighteenState, company: CompanyId): readonly Run[] {
  const search = title.runs.mustRunBest(state) ? bestRuns : anyRuns;
  const rules = title.runs.runRules(state, company);
  return search(
    networkOf(title.runs.runBoard(state), state),
    company,
    runTrainsOf(title, state, company),
    rules,
  ).runs;
}
