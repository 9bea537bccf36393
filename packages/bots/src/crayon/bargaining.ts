/** Agreements as planners see them: what they take, what it is worth, and what Sharp offers. */
import {
  type CrayonAction,
  type CrayonState,
  type CrayonTitle,
  type DealOffer,
  feeFor,
  figuresOf,
  firstRatedRound,
  hostsOf,
  isJoined,
  networkOf,
  type RoundsTask,
  rateFor,
  type Terms,
  type TurnTask,
  turnOf,
} from '@kursbuch/crayon';
import { isOffered, type Seat } from '@kursbuch/table';
import type { PlannerQuestion } from './planner.ts';
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
      : amount > 0 && amount >= expectedFees(title, state, user, owner, rounds);
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

/** In three-player games somebody's track is paid for in one turn of five at least. */
const SELDOM = 0.2;

/**
 * What an owner may expect to be paid for his track in these rounds if nothing is agreed, by what everybody sees. A train that
 * stands on his track alone pays in its next turn; otherwise it comes as often as his lines join what its own do not.
 */
function expectedFees(
  title: CrayonTitle,
  state: CrayonState,
  user: Seat,
  owner: Seat,
  rounds: readonly number[],
): number {
  const [theirs, own] = [networkOf(title, state, owner), networkOf(title, state, user)];
  const mine = title.board.cities.filter((city) => isJoined(own, city) || own.large.has(city.id));
  const more = title.board.cities.filter((city) => isJoined(theirs, city) && !mine.includes(city));
  const often = Math.max(SELDOM, more.length / (more.length + mine.length));
  const hosts = hostsOf(title, state, user);
  return sum(
    rounds.map((round, step) => {
      const fee = feeFor(title, state, user, owner, round);
      return step === 0 && hosts.includes(owner) ? fee / hosts.length : fee * often;
    }),
  );
}

/** An offer that nobody has answered was for a turn that begins now. */
export function overdue({ state, seat }: PlannerQuestion, { acted }: TurnTask): CrayonAction | undefined {
  const offer = acted ? undefined : state.offers.find(({ from }) => from === seat);
  return offer && { type: 'withdrawOffer', offer: offer.id };
}

/**
 * For the track of others that the plan goes on using a sum is offered that they should take by what they see, where the plan
 * knows that it would pay more. It must not matter when they answer: the movement is over first, so that what is agreed counts
 * from the next turn. An offer lies there until that turn begins, and what is agreed is agreed: nobody is asked twice, and
 * whoever has declined is left in peace for a while.
 */
export function bargain(
  { title, state, seat, choices }: PlannerQuestion,
  { acted }: TurnTask,
  plan: Plan | undefined,
): CrayonAction | undefined {
  if (!acted || !plan) return undefined;
  const isSettled = (owner: Seat): boolean =>
    state.offers.some(({ from, to }) => from === seat && to === owner) ||
    rateFor(state, seat, owner, state.round + 1) !== undefined ||
    state.declined.some(
      ({ from, to, round }) => from === seat && to === owner && round + IN_PEACE > state.round,
    );
  const [, ...later] = plan.schedule.lenders;
  for (const partner of new Set(later[0])) {
    if (isSettled(partner)) continue;
    const best = Array.from(
      { length: Math.min(later.length, figuresOf(title, state).rateRounds) },
      (_, step) => {
        const rounds = Array.from({ length: step + 1 }, (_, one) => state.round + 1 + one);
        const amount = Math.max(1, Math.ceil(expectedFees(title, state, seat, partner, rounds)));
        const saves =
          sum(rounds.map((round) => plannedFee(title, state, seat, partner, round, plan))) - amount;
        return { amount, rounds: rounds.length, saves };
      },
    ).reduce((one, other) => (other.saves > one.saves ? other : one));
    if (best.saves < 1) continue;
    const { amount, rounds } = best;
    const offer: CrayonAction = { type: 'proposeRate', partner, side: 'user', kind: 'flat', amount, rounds };
    if (!isOffered(choices, offer)) continue;
    return firstRatedRound(title, state, seat, partner) > state.round ? offer : { type: 'endMovement' };
  }
  return undefined;
}

/** So many rounds nobody is asked again who has declined. */
const IN_PEACE = 6;
