/** How much paper a player may hold. */
import type { Objection, Seat } from '@kursbuch/table';
import { recently } from './recent.ts';
import type { Title } from './title.ts';
import type { Certificate, CompanyId, EighteenState, PrivateState } from './types.ts';

/** A limit that a player is over: that of all his certificates, or that of one company. */
export type Excess =
  | { readonly kind: 'certificates'; readonly held: number; readonly limit: number }
  | { readonly kind: 'holding'; readonly company: CompanyId; readonly held: number; readonly limit: number };

/** What a player has of a company. */
export interface Holding {
  readonly company: CompanyId;
  readonly percent: number;
  readonly papers: number;
}

interface Hand {
  readonly holdings: readonly Holding[];
  /** His papers in all. */
  readonly papers: number;
  /** His open privates. */
  readonly privates: number;
}

/** Every action makes another state: more of them would only be looked through in vain. */
const FEW = 2;

/** A stock turn asks for it at every share: counted once for a state. */
const handOf = recently((state: EighteenState, seat: Seat): Hand => {
  const holdings: Holding[] = [];
  let all = 0;
  for (const company in state.certificates) {
    const certificates = state.certificates[company] as readonly Certificate[];
    let percent = 0;
    let papers = 0;
    for (let at = 0; at < certificates.length; at++) {
      const paper = certificates[at] as Certificate;
      if (paper.holder !== seat) continue;
      percent += paper.percent;
      papers++;
    }
    if (papers === 0) continue;
    holdings.push({ company, percent, papers });
    all += papers;
  }
  let privates = 0;
  for (const one in state.privates) {
    const { owner, closed } = state.privates[one] as PrivateState;
    if (owner === seat && !closed) privates++;
  }
  return { holdings, papers: all, privates };
}, FEW);

/** The companies a player has papers of. */
export const holdingsOf = (state: EighteenState, seat: Seat): readonly Holding[] =>
  handOf(state, seat).holdings;

/** Certificates that count: shares whose company counts, and open privates. */
export function certificateCount(title: Title, state: EighteenState, seat: Seat): number {
  const { holdings, privates } = handOf(state, seat);
  let count = title.shares.privatesCount(state) ? privates : 0;
  for (const { company, papers } of holdings)
    if (title.shares.countsForLimit(state, company)) count += papers;
  return count;
}

/** With so many more papers of his he is within the limit, even if all of them count: nobody need ask which do. */
const isFarBelow = ({ papers, privates }: Hand, more: number, limit: number): boolean =>
  papers + privates + more <= limit;

/** The limits a player is over, that of his certificates first. */
export function excesses(title: Title, state: EighteenState, seat: Seat): readonly Excess[] {
  const found: Excess[] = [];
  const hand = handOf(state, seat);
  const most = title.shares.certificateLimit(state, seat);
  if (!isFarBelow(hand, 0, most)) {
    const held = certificateCount(title, state, seat);
    if (held > most) found.push({ kind: 'certificates', held, limit: most });
  }
  for (let at = 0; at < hand.holdings.length; at++) {
    const { company, percent: held } = hand.holdings[at] as Holding;
    const limit = title.shares.holdingLimit(state, company);
    if (held > limit) found.push({ kind: 'holding', company, held, limit });
  }
  return found;
}

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
  const limit = title.shares.certificateLimit(state, seat);
  if (isFarBelow(handOf(state, seat), more, limit)) return undefined;
  if (!title.shares.countsForLimit(state, company)) return undefined;
  const held = certificateCount(title, state, seat);
  return held + more > limit ? { reason: 'certificateLimit', params: { held, limit } } : undefined;
}
