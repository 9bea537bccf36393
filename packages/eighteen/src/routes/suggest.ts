/** A set of runs to offer. */
import { runTrainsOf } from '../rounds/runStep.ts';
import type { Title } from '../title.ts';
import type { CompanyId, EighteenState, Run } from '../types.ts';

export function suggestRuns(title: Title, state: EighteenState, company: CompanyId): readonly Run[] {
  return runTrainsOf(title, state, company).length === 0 ? [] : [];
}
