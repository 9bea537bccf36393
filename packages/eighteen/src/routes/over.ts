/** Is there any route over a place? The first that is found will do. */
import type { CompanyId, Run } from '../types.ts';
import { ceilingOf } from './bounds.ts';
import { columnOf } from './draft.ts';
import { explorerOf, type Meter, STOPPED } from './explore.ts';
import { wayOf } from './found.ts';
import { courseOf, graphOf } from './graph.ts';
import type { Network } from './network.ts';
import { kindsOf } from './roles.ts';
import type { RunRules, RunTrain } from './rules.ts';

/** As long as it takes. */
const endless = (): Meter => ({
  nodes: 0,
  next: Number.POSITIVE_INFINITY,
  tick: () => {},
  hurried: false,
  within: (_nodes, explore) => {
    explore();
    return true;
  },
});

/**
 * A route that one of these trains may run, that stops at one of the stops `from` (the company's homes, say) and uses the
 * place `over`: a hex ("H12") or a stop ("H12:0"). For a hex the network is asked for with it: `networkOf(board, map, { mustUse: [over] })`.
 */
export function routeOver(
  network: Network,
  company: CompanyId,
  trains: readonly RunTrain[],
  rules: RunRules,
  from: readonly string[],
  over: string,
): Run | undefined {
  const graph = graphOf(network, company, rules, trains);
  if (graph.own.length === 0) return undefined;
  // Far more than any revenue: only routes with both places are worth more than one and a half of it.
  const bounty = 4 * ceilingOf(network, trains, rules) + 1;
  for (const [train] of kindsOf(trains)) {
    if (!train) continue;
    const course = courseOf(graph, company, rules, train, false, [from, [over]], bounty);
    const explorer = explorerOf(graph, course, endless());
    let found: Run | undefined;
    try {
      explorer.explore(null, null, 1.5 * bounty, (_, revenue) => {
        found = { train: train.id, ...wayOf(graph, columnOf(graph, 0, explorer, revenue)) };
        throw STOPPED;
      });
    } catch (thrown) {
      if (thrown !== STOPPED) throw thrown;
    }
    if (found) return found;
  }
  return undefined;
}
