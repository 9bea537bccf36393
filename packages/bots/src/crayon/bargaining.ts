/** Agreements as planners see them: what they take, and what Sharp offers. */
import {
  type CrayonAction,
  type CrayonState,
  type CrayonTitle,
  type DealOffer,
  figuresOf,
  rateFor,
  type TurnTask,
} from '@kursbuch/crayon';
import { isOffered, type Seat } from '@kursbuch/table';
import type { Asking } from './planner.ts';
import type { Plan } from './plans.ts';

/** Cheaper track is welcome, and so is money for one's own; promises bind nobody and are not given. */
export function answerOffer({ title, state, seat, choices }: Asking): CrayonAction | undefined {
  const offer = state.offers.find(({ to }) => to === seat);
  if (!offer) return undefined;
  const { id } = offer;
  const accept: CrayonAction = { type: 'acceptOffer', offer: id };
  return isWelcome(title, state, offer) && isOffered(choices, accept)
    ? accept
    : { type: 'declineOffer', offer: id };
}

/** Is an offer good for whoever it is made to? */
export function isWelcome(title: CrayonTitle, state: CrayonState, { terms, to }: DealOffer): boolean {
  const { fee } = figuresOf(title, state);
  if (terms.type !== 'rate') return false;
  return terms.user === to
    ? terms.kind === 'perTurn' && terms.amount < fee
    : terms.kind === 'flat' && terms.amount * 2 >= fee * terms.rounds;
}

/** An offer that nobody has answered was for a turn that begins now. */
export function overdue({ state, seat }: Asking, { acted }: TurnTask): CrayonAction | undefined {
  const offer = acted ? undefined : state.offers.find(({ from }) => from === seat);
  return offer && { type: 'withdrawOffer', offer: offer.id };
}

/**
 * For the track of others that the plan goes on using a sum is offered that they may well take: half the fee, whether it is used
 * or not. It must not matter when they answer. What is accepted at once counts from the next turn if their track was paid for in
 * this one, and else from this one, which is nearly over: then an offer is made for two rounds, and only if both are of use. An
 * offer lies there until the next turn begins, and what is agreed is agreed: nobody is asked twice, and whoever has declined is
 * left in peace for a while.
 */
export function bargain(
  { title, state, seat, choices }: Asking,
  { acted, paid }: TurnTask,
  plan: Plan | undefined,
): CrayonAction | undefined {
  if (!acted) return undefined;
  const { fee } = figuresOf(title, state);
  const [, next = [], after = []] = plan?.schedule.lenders ?? [];
  const isSettled = (owner: Seat): boolean =>
    state.offers.some(({ from, to }) => from === seat && to === owner) ||
    rateFor(state, seat, owner, state.round + 1) !== undefined ||
    state.declined.some(
      ({ from, to, round }) => from === seat && to === owner && round + IN_PEACE > state.round,
    );
  return next
    .filter((owner) => !isSettled(owner) && (paid.includes(owner) || after.includes(owner)))
    .map((partner): CrayonAction => {
      const rounds = paid.includes(partner) ? 1 : 2;
      const amount = Math.ceil((fee * rounds) / 2);
      return { type: 'proposeRate', partner, side: 'user', kind: 'flat', amount, rounds };
    })
    .find((action) => isOffered(choices, action));
}

/** So many rounds nobody is asked again who has declined. */
const IN_PEACE = 6;
