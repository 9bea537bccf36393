/** Agreements as planners see them: what they take, and what it is worth. */
import {
  type CrayonAction,
  type CrayonState,
  type CrayonTitle,
  type DealOffer,
  feeFor,
  firstRatedRound,
  type RoundsTask,
  type Terms,
  turnOf,
} from '@kursbuch/crayon';
import { isOffered, type Seat } from '@kursbuch/table';
import type { PlannerQuestion } from './asking.ts';
import type { Plan } from './plans.ts';

/** Offers are taken for what they are worth; promises bind nobody and are not given. `planOf`: what its seat has in mind. */
export function answerOffer(
  { title, state, seat, choices }: PlannerQuestion,
  planOf: () => Plan | undefined,
): CrayonAction | undefined {
  const offer = state.offers.find(({ to }) => to === seat);
  if (!offer) return undefined;
  const { id } = offer;
  const accept: CrayonAction = { type: 'acceptOffer', offer: id };
  return isOffered(choices, accept) && isWelcome(title, state, offer, planOf)
    ? accept
    : { type: 'declineOffer', offer: id };
}

type RateTerms = Extract<Terms, { readonly type: 'rate' }>;

/** Is an offer good for whoever it is made to? */
function isWelcome(
  title: CrayonTitle,
  state: CrayonState,
  { terms, to }: DealOffer,
  planOf: () => Plan | undefined,
): boolean {
  if (terms.type !== 'rate') return false;
  const { owner, user, kind, amount } = terms;
  const rounds = roundsOf(title, state, terms);
  if (kind === 'flat')
    return user === to
      ? amount < sum(rounds.map((round) => plannedFee(title, state, to, owner, round, planOf())))
      : // Whoever offers a sum knows his plan: it is for turns in which he would pay more.
        amount > 0 && amount >= sum(rounds.map((round) => feeFor(title, state, user, owner, round)));
  // More for one's own track, or less for another's, in some turn and in none the other way.
  const more = rounds.map((round) => amount - feeFor(title, state, user, owner, round));
  const gains = user === to ? more.map((one) => -one) : more;
  return gains.every((gain) => gain >= 0) && gains.some((gain) => gain > 0);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** The rounds of a rate that is agreed now. */
function roundsOf(
  title: CrayonTitle,
  state: CrayonState,
  { user, owner, rounds }: Pick<RateTerms, 'user' | 'owner' | 'rounds'>,
): readonly number[] {
  const first = firstRatedRound(title, state, user, owner);
  return Array.from({ length: rounds }, (_, step) => first + step);
}

/** What a seat's plan would pay an owner in its turn of this round, as things stand. */
function plannedFee(
  title: CrayonTitle,
  state: CrayonState,
  seat: Seat,
  owner: Seat,
  round: number,
  plan: Plan | undefined,
): number {
  const { begun = [] } = state.agenda.find((task): task is RoundsTask => task.kind === 'rounds') ?? {};
  const next = state.round + (!turnOf(state, seat) && begun.includes(seat) ? 1 : 0);
  return plan?.schedule.lenders[round - next]?.includes(owner) ? feeFor(title, state, seat, owner, round) : 0;
}
