/** How much paper a player may hold. */
import type { Objection, Seat } from '@kursbuch/table';
import { papersIn, percentOf } from './certificate.ts';
import { recently } from './recent.ts';
import type { Title } from './title.ts';
import type { CompanyId, EighteenState } from './types.ts';

/** A limit that a player is over: that of all his certificates, or that of one company. */
type Excess =
  | { readonly kind: 'certificates'; readonly held: number; readonly limit: number }
  | { readonly kind: 'holding'; readonly company: CompanyId; readonly held: number; readonly limit: number };

interface Standing {
  /** Certificates that count. */
  readonly certificates: number;
  readonly excesses: readonly Excess[];
}

/** A stock turn asks for these at every share: they are counted once for a state. */
const standingIn = recently((title: Title) =>
  recently((state: EighteenState, seat: Seat): Standing => {
    let certificates = 0;
    const excesses: Excess[] = [];
    for (const company of title.companies.keys()) {
      const held = percentOf(state, company, seat);
      if (held === 0) continue;
      if (title.shares.countsForLimit(state, company)) certificates += papersIn(state, company, seat);
      const limit = title.shares.holdingLimit(state, company);
      if (held > limit) excesses.push({ kind: 'holding', company, held, limit });
    }
    if (title.shares.privatesCount(state))
      for (const one of title.privates.keys()) {
        const { owner, closed } = state.privates[one] as EighteenState['privates'][string];
        if (owner === seat && !closed) certificates++;
      }
    const limit = title.shares.certificateLimit(state, seat);
    if (certificates > limit) excesses.unshift({ kind: 'certificates', held: certificates, limit });
    return { certificates, excesses };
  }),
);

/** Certificates that count: shares whose company counts, and open privates. */
export const certificateCount = (title: Title, state: EighteenState, seat: Seat): number =>
  standingIn(title)(state, seat).certificates;

/** The limits a player is over, that of his certificates first. */
export const excesses = (title: Title, state: EighteenState, seat: Seat): readonly Excess[] =>
  standingIn(title)(state, seat).excesses;

/** Has the player more than a limit allows? Then only sales are open to him. */
export const overLimit = (title: Title, state: EighteenState, seat: Seat): boolean =>
  excesses(title, state, seat).length > 0;

/** How far over its limits a player is: certificates too many plus percents too many. */
export const surplus = (title: Title, state: EighteenState, seat: Seat): number =>
  excesses(title, state, seat).reduce((sum, { held, limit }) => sum + held - limit, 0);

/** Would one more certificate of this company break the certificate limit? */
export function certificateLimitProblem(
  title: Title,
  state: EighteenState,
  seat: Seat,
  company: CompanyId,
  more: number,
): Objection<'certificateLimit'> | undefined {
  if (!title.shares.countsForLimit(state, company)) return undefined;
  const limit = title.shares.certificateLimit(state, seat);
  const held = certificateCount(title, state, seat);
  return held + more > limit ? { reason: 'certificateLimit', params: { held, limit } } : undefined;
}
