/** What a company's trains would earn after a choice, searched one after the other beside the page. */
import { type CompanyId, type EighteenState, runTrainsOf, type Title } from '@kursbuch/eighteen';
import { type Signal, signal } from '@preact/signals';
import { remembered } from '../../parts/remembered.ts';
import { searchBriefly } from './bestRuns.ts';

/** Longer than this no search takes: what is found by then is good enough to compare. */
const PATIENCE = 3000;

type Found = Awaited<ReturnType<typeof searchBriefly>>;

const known = remembered((_: EighteenState) => new Map<CompanyId, Signal<Found | null>>());
let queue: Promise<void> = Promise.resolve();

/** The best revenue in this state; null while it is being searched for. To be called while something is drawn. */
export const nextRun = (title: Title, state: EighteenState, company: CompanyId): number | null =>
  nextRuns(title, state, company)?.revenue ?? null;

/** The same with the runs. */
export function nextRuns(title: Title, state: EighteenState, company: CompanyId): Found | null {
  const ofState = known(state);
  let one = ofState.get(company);
  if (!one) {
    const found = signal<Found | null>(null);
    one = found;
    ofState.set(company, found);
    if (runTrainsOf(title, state, company).length === 0)
      found.value = { revenue: 0, runs: [], optimal: true };
    else
      queue = queue.then(async () => {
        found.value = await searchBriefly(title, state, company, PATIENCE);
      });
  }
  return one.value;
}
