/** Where a reason of a hint is on the map. */
import type { EighteenAction, EighteenAdviceReason, EighteenState, HexId, Title } from '@kursbuch/eighteen';

/** They speak of what is built. */
const BUILT: ReadonlySet<EighteenAdviceReason['kind']> = new Set(['runGrows', 'nextRunGrows', 'ground']);

/** They speak of a company as somebody who buys or sells it sees it: by where it is at home. */
const HOME: ReadonlySet<EighteenAdviceReason['kind']> = new Set([
  ...(['runWaits', 'goodHome', 'floatsAlone', 'lowestPar', 'floatsSoon'] as const),
  ...(['shareBrings', 'shareEarns', 'ownCompany', 'crash', 'deadCompany', 'leastMissed'] as const),
]);

export function reasonPlaces(
  { title, state }: { readonly title: Title; readonly state: EighteenState },
  action: EighteenAction,
  reason: EighteenAdviceReason,
): readonly HexId[] {
  if ('hex' in reason) return [reason.hex];
  if ('city' in reason && typeof reason.city === 'string') return [reason.city];
  if (BUILT.has(reason.kind)) return 'hex' in action ? [action.hex] : [];
  if (HOME.has(reason.kind) && 'company' in reason)
    return title.stations.homes(state, reason.company).map(({ hex }) => hex);
  return [];
}
