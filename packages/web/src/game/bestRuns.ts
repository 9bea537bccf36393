/** Best runs of a company in any state, searched in a worker of their own and remembered. */
import {
  type BestRuns,
  type CompanyId,
  type EighteenState,
  networkOf,
  type RoutesSearch,
  routesOf,
  runTrainsOf,
  type SearchProgress,
  type Title,
  type WorkerLink,
} from '@kursbuch/eighteen';

function connect(): WorkerLink {
  const worker = new Worker(new URL('./routesWorker.ts', import.meta.url), { type: 'module' });
  return {
    post: (message) => worker.postMessage(message),
    listen(hear) {
      worker.onmessage = (event) => hear(event.data);
    },
    end: () => worker.terminate(),
  };
}

const service = routesOf(connect);
const known = new WeakMap<EighteenState, Map<CompanyId, RoutesSearch>>();

/** The best runs of a company in this state: proved, or after `cancel` the best so far. */
export function searchRuns(
  title: Title,
  state: EighteenState,
  company: CompanyId,
  onProgress?: (progress: SearchProgress) => void,
): RoutesSearch {
  let searches = known.get(state);
  if (!searches) {
    searches = new Map();
    known.set(state, searches);
  }
  const before = searches.get(company);
  if (before) return before;
  const search = service.ask(
    {
      network: networkOf(title.policies.runBoard(state), state),
      company,
      trains: runTrainsOf(title, state, company),
      rules: title.policies.runRules(state, company),
    },
    onProgress,
  );
  searches.set(company, search);
  return search;
}

export type { BestRuns };
