/** Runs to offer a director at once. Proved best ones come from `bestRuns` without a budget, in a worker where there is one. */
import type { Title } from '../title.ts';
import { runTrainsOf } from '../trains.ts';
import type { CompanyId, EighteenState, Run, TrainId } from '../types.ts';
import { networkOf } from './network.ts';
import { isBound } from './rules.ts';
import { anyRuns, bestRuns } from './search.ts';

export function suggestRuns(
  title: Title,
  state: EighteenState,
  company: CompanyId,
): { readonly runs: readonly Run[]; readonly mail?: TrainId } {
  const rules = title.runs.runRules(state, company);
  // Runs that are bound to places may be hard to find at a glance.
  const search = title.runs.mustRunBest(state) || isBound(rules) ? bestRuns : anyRuns;
  const { runs, mail } = search(
    networkOf(title.runs.runBoard(state), state, rules),
    company,
    runTrainsOf(title, state, company),
    rules,
  );
  return { runs, ...(mail && { mail: mail.train }) };
}
