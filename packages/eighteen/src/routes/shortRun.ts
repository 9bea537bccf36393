/** Runs of two stops. Whoever may run further may run them too, so they tell at a glance what a search would have to find. */

import { gaugeMask } from '../tile.ts';
import type { CompanyId } from '../types.ts';
import type { Network } from './network.ts';
import type { NetworkStop } from './parts.ts';
import { exclusivePlace, mayUse, type RunRules, type RunTrain, type Visit, worthOf } from './rules.ts';

/** Does a run from an own station to the next stop earn anything? If not, a longer one still may. */
export function hasShortRun(
  { stops, segments }: Network,
  company: CompanyId,
  train: RunTrain,
  rules: RunRules,
): boolean {
  return segments.some(({ a, b, gauge, gaugeChanges, toll }) => {
    const [one, other] = [stops[a] as NetworkStop, stops[b] as NetworkStop];
    if (!one.stations.includes(company) && !other.stations.includes(company)) return false;
    if ((gauge & gaugeMask(train.gauge)) === 0) return false;
    if (!mayUse(rules, train, one.id) || !mayUse(rules, train, other.id)) return false;
    const place = exclusivePlace(rules, one);
    if (place !== undefined && place === exclusivePlace(rules, other)) return false;
    const visits = [one, other].map((stop): Visit => ({ ...stop, own: stop.stations.includes(company) }));
    const worth = worthOf(rules, train, visits, gaugeChanges, toll);
    return 'revenue' in worth && worth.revenue > 0;
  });
}
