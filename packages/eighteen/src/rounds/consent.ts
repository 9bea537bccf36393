/** A deal needs the other side's word: accept or decline, before anything else goes on. */
import type { Objection, Seat } from '@kursbuch/table';
import { answers } from '../actions.ts';
import { pay } from '../money.ts';
import { handOver } from '../privates.ts';
import type { KitMove, KitRules, Title } from '../title.ts';
import { acquireTrain } from '../trains.ts';
import type { Deal, EighteenState } from '../types.ts';
import { companyTurnOf } from './turn.ts';

export interface ConsentTask {
  readonly kind: 'consent';
  /** Who must answer. */
  readonly seat: Seat;
  readonly deal: Deal;
  /** A director pays this much of a company's price (forced purchase). */
  readonly help?: { readonly seat: Seat; readonly amount: number };
}

/** A deal that was declined is not proposed again in the same turn, whatever the price. */
export const dealKey = (deal: Deal): string =>
  deal.item === 'private'
    ? `${deal.private}:${deal.seller}>${deal.buyer}`
    : `${deal.train}:${deal.seller}>${deal.buyer}`;

/** How a declined deal is remembered: the train itself, or with the price where another may be offered for it. */
const declinedKey = (title: Title, state: EighteenState, deal: Deal): string =>
  deal.item === 'train' && title.fleet.asksAgain(state) !== 'never'
    ? `${dealKey(deal)}@${deal.price}`
    : dealKey(deal);

/** What may still be offered for a train in this turn. */
interface Askable {
  /** Infinite where nothing may. */
  readonly least: number;
  /** Prices from there on that were declined. */
  readonly except: readonly number[];
}

/** What may be offered for a train in this turn after what was declined. */
export function askable(title: Title, state: EighteenState, deal: Deal): Askable {
  const declined = companyTurnOf(state)?.declined ?? [];
  const key = dealKey(deal);
  const asksAgain = title.fleet.asksAgain(state);
  if (asksAgain === 'never')
    return { least: declined.includes(key) ? Number.POSITIVE_INFINITY : 0, except: [] };
  const prices = declined.flatMap((one) =>
    one.startsWith(`${key}@`) ? [Number(one.slice(key.length + 1))] : [],
  );
  return asksAgain === 'more'
    ? { least: Math.max(0, ...prices.map((price) => price + 1)), except: [] }
    : { least: 0, except: prices };
}

/** One side proposes; nothing else goes on until this seat has answered. */
export function propose(move: KitMove, seat: Seat, deal: Deal, help?: ConsentTask['help']): void {
  move.emit({ type: 'offered', deal });
  move.push({ kind: 'consent', seat, deal, ...(help && { help }) } satisfies ConsentTask);
}

/** Both sides agree. */
export function carryOut(title: Title, move: KitMove, deal: Deal, help?: ConsentTask['help']): void {
  if (help && help.amount > 0 && deal.item === 'train')
    pay(title, move, help.seat, deal.buyer, help.amount, 'help');
  if (deal.item === 'private') handOver(title, move, deal.private, deal.buyer, deal.price);
  else {
    pay(title, move, deal.buyer, deal.seller, deal.price, 'train');
    acquireTrain(title, move, deal.buyer, deal.train);
  }
}

/** Tasks that propose deals and remember the ones that were declined. */
interface Proposing {
  readonly kind: string;
  readonly declined: readonly string[];
}

export function consent<Own extends string>(title: Title<Own>): KitRules<ConsentTask, 'answerFirst' | Own> {
  const problem = (state: EighteenState, { seat, deal }: ConsentTask): Objection<Own> | undefined =>
    title.deals.betweenPlayers?.acceptProblem(state, seat, deal);
  return {
    actions: answers('accept', 'decline'),
    modal: true,
    first: 'answerFirst',
    actors: (_state, task) => [task.seat],
    choices: (state, task) => {
      const decline = { type: 'one', action: { type: 'decline' } } as const;
      return problem(state, task) ? [decline] : [{ type: 'one', action: { type: 'accept' } }, decline];
    },
    perform(move, task, _seat, action) {
      const accepted = action.type === 'accept';
      const short = accepted ? problem(move.state, task) : undefined;
      if (short) return short;
      move.pop();
      move.emit({ type: 'answered', deal: task.deal, accepted });
      if (accepted) carryOut(title, move, task.deal, task.help);
      else {
        const proposing = move.state.agenda.findLast((one): one is Proposing => 'declined' in one);
        if (proposing)
          move.update({
            ...proposing,
            declined: [...proposing.declined, declinedKey(title, move.state, task.deal)],
          } as Proposing);
      }
      return undefined;
    },
  };
}
