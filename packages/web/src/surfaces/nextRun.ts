/** What a company's trains would earn after a choice, searched one after the other beside the page. */
import { type CompanyId, type EighteenState, runTrainsOf, type Title } from '@kursbuch/eighteen';
import { type Signal, signal } from '@preact/signals';
import { searchRuns } from '../game/bestRuns.ts';

/** Longer than this no search takes: what is found by then is good enough to compare. */
const PATIENCE = 3000;

const known = new WeakMap<EighteenState, Map<CompanyId, Signal<number | null>>>();
let queue: Promise<void> = Promise.resolve();

/** The best revenue in this state; null while it is being searched for. To be called while something is drawn. */
export function nextRun(title: Title, state: EighteenState, company: CompanyId): number | null {
  let ofState = known.get(state);
  if (!ofState) {
    ofState = new Map();
    known.set(state, ofState);
  }
  let revenue = ofState.get(company);
  if (!revenue) {
    const found = signal<number | null>(null);
    revenue = found;
    ofState.set(company, found);
    if (runTrainsOf(title, state, company).length === 0) found.value = 0;
    else
      queue = queue.then(async () => {
        found.value = await bestOf(title, state, company);
      });
  }
  return revenue.value;
}

async function bestOf(title: Title, state: EighteenState, company: CompanyId): Promise<number> {
  const search = searchRuns(title, state, company);
  const timer = setTimeout(search.cancel, PATIENCE);
  const { revenue } = await search.result.catch(() => ({ revenue: 0 }));
  clearTimeout(timer);
  return revenue;
}
