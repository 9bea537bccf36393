/** Best runs of a company in any state, searched in a worker of their own and remembered. */
import {
  type BestRuns,
  type CompanyId,
  type EighteenState,
  type FromWorker,
  networkOf,
  type RoutesSearch,
  routesOf,
  runTrainsOf,
  type SearchProgress,
  type Title,
  type WorkerLink,
} from '@kursbuch/eighteen';
import { newLife, whenDead } from '../../host/life.ts';
import { remembered } from '../../parts/remembered.ts';
import type { Held, Life } from './routesWorker.ts';

function connect(): WorkerLink {
  const worker = new Worker(new URL('./routesWorker.ts', import.meta.url), { type: 'module' });
  const watching = new AbortController();
  const life = newLife();
  let lost = () => {};
  worker.postMessage({ life } satisfies Life);
  // Its file did not load, or it ran out of memory and says so.
  worker.onerror = (event) => {
    event.preventDefault();
    lost();
  };
  return {
    post: (message) => worker.postMessage(message),
    listen(hear) {
      worker.onmessage = ({ data }: MessageEvent<FromWorker | Held>) => {
        // Killed, it says nothing: the lock it held is free then.
        if ('held' in data) whenDead(life, () => lost(), watching.signal);
        else hear(data);
      };
    },
    whenLost(then) {
      lost = then;
    },
    end() {
      watching.abort();
      worker.terminate();
    },
  };
}

const service = routesOf(connect);
const known = remembered((_: EighteenState) => new Map<CompanyId, RoutesSearch>());

/** The best runs of a company in this state: proved, or after `cancel` the best so far. */
export function searchRuns(
  title: Title,
  state: EighteenState,
  company: CompanyId,
  onProgress?: (progress: SearchProgress) => void,
): RoutesSearch {
  const searches = known(state);
  const before = searches.get(company);
  if (before) return before;
  const rules = title.runs.runRules(state, company);
  const search = service.ask(
    {
      network: networkOf(title.runs.runBoard(state), state, rules),
      company,
      trains: runTrainsOf(title, state, company),
      rules,
    },
    onProgress,
  );
  searches.set(company, search);
  // Only what is proved is remembered: who asks again after a search was cut short, or failed, gets a whole one.
  const forget = () => searches.delete(company);
  search.result.then(({ optimal }) => optimal || forget(), forget);
  return search;
}

/** The same for a choice that is only looked at: what is found in so many milliseconds has to do. */
export async function searchBriefly(
  title: Title,
  state: EighteenState,
  company: CompanyId,
  patience: number,
): Promise<Pick<BestRuns, 'revenue' | 'runs' | 'optimal'>> {
  const search = searchRuns(title, state, company);
  const timer = setTimeout(search.cancel, patience);
  const found = await search.result.catch(() => ({ revenue: 0, runs: [], optimal: false }));
  clearTimeout(timer);
  return found;
}
