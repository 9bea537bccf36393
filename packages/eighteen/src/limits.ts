/** How much paper a player may hold. */
import type { Objection, Seat } from '@kursbuch/table';
import { papersIn, percentOf } from './certificate.ts';
import { recently } from './recent.ts';
import type { Title } from './title.ts';
import type { CompanyId, EighteenState } from './types.ts';

/** A stock turn asks for these at every share: they are counted once for a state. */
const countingIn = recently((title: Title) =>
  recently((state: EighteenState, seat: Seat): number => {
    let count = 0;
    for (const company of title.companies.keys()) {
      const held = papersIn(state, company, seat);
      if (held > 0 && title.shares.countsForLimit(state, company)) count += held;
    }
    if (title.shares.privatesCount(state))
      for (const one of title.privates.keys()) {
        const { owner, closed } = state.privates[one] as EighteenState['privates'][string];
        if (owner === seat && !closed) count++;
      }
    return count;
  }),
);

/** Certificates that count: shares whose company counts, and open privates. */
export const certificateCount = (title: Title, state: EighteenState, seat: Seat): number =>
  countingIn(title)(state, seat);

const overIn = recently((title: Title) =>
  recently((state: EighteenState, seat: Seat): boolean => {
    if (certificateCount(title, state, seat) > title.shares.certificateLimit(state, seat)) return true;
    for (const company of title.companies.keys()) {
      const held = percentOf(state, company, seat);
      if (held > 0 && held > title.shares.holdingLimit(state, company)) return true;
    }
    return false;
  }),
);

/** Has the player more than a limit allows? Then only sales are open to him. */
export const overLimit = (title: Title, state: EighteenState, seat: Seat): boolean =>
  overIn(title)(state, seat);

/** How far over its limits a player is: certificates too many plus percents too many. */
export function surplus(title: Title, state: EighteenState, seat: Seat): number {
  let over = Math.max(0, certificateCount(title, state, seat) - title.shares.certificateLimit(state, seat));
  for (const company of title.companies.keys())
    over += Math.max(0, percentOf(state, company, seat) - title.shares.holdingLimit(state, company));
  return over;
}

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
