/** Runs to offer a director: at once, or the best ones, searched as far as it takes, for whoever has the time. */
import type { Title } from '../title.ts';
import type { CompanyId, EighteenState, Run, TrainId } from '../types.ts';
import { runsOf } from './earnings.ts';
import { isBound } from './rules.ts';
import { AT_A_GLANCE } from './search.ts';

export function suggestRuns(
  title: Title,
  state: EighteenState,
  company: CompanyId,
  isPatient = false,
): { readonly runs: readonly Run[]; readonly mail?: TrainId } {
  // Runs that are bound to places may be hard to find at a glance.
  const isExact = isPatient || title.runs.mustRunBest(state) || isBound(title.runs.runRules(state, company));
  const { runs, carrier } = runsOf(title, state, company, isExact ? undefined : AT_A_GLANCE);
  return { runs, ...(carrier && { mail: carrier.train }) };
}
