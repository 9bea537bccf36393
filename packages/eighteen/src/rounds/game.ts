/** The game: one round after the other, until it ends; and the exchange of privates, which belongs to no round. */
import type { Objection, Seat } from '@kursbuch/table';
import { answers } from '../actions.ts';
import { ordinaryOf } from '../certificate.ts';
import { endGame } from '../score.ts';
import { takeShares } from '../shares.ts';
import type { KitMove, KitRules, Title } from '../title.ts';
import type { EighteenState, KitAction, PrivateId } from '../types.ts';
import type { GameTask } from './course.ts';
import { stockTurnOf } from './stockRound.ts';
import { companyTurnOf } from './turn.ts';

/** The bottom of the agenda. It also listens for exchanges of privates, which belong to no round. */
export function gameTask<Own extends string>(title: Title<Own>): KitRules<GameTask, 'noSuchPrivate' | Own> {
  /** May this player give this private in now, and for what? */
  function exchangeProblem(
    state: EighteenState,
    seat: Seat,
    one: PrivateId,
    from: 'offer' | 'pool',
  ): Objection<'noSuchPrivate' | Own> | undefined {
    if (!title.privates.has(one)) return { reason: 'noSuchPrivate', params: { private: one } };
    const power = title.powers.exchange(state, seat, one);
    if ('reason' in power) return power;
    if ((power.from ?? from) !== from || ordinaryOf(state, power.company, from).length === 0)
      return { reason: power.reasons.noShare, params: { company: power.company, from } };
    if (!power.anyTime && !betweenTurns(state, seat)) return { reason: power.reasons.notNow };
    return undefined;
  }

  return {
    actions: answers('exchangePrivate'),
    actors: (state) => state.players.map((_, seat) => seat),
    advance(move, task) {
      const { course } = title;
      if (task.over !== null && course.endsAfter(move.state, task.over)) {
        const cause = title.ending.endCause(move.state) ?? (standsStill(move) ? 'standstill' : null);
        if (cause !== null) {
          endGame(title, move, cause);
          return;
        }
      }
      const next = task.over === null ? course.first : course.next(move.state, task.over);
      const begin = course.rounds[next];
      if (!begin) throw new Error(`${title.id} has no round "${next}"`);
      begin(title, move, task);
    },
    choices(state, _task, seat) {
      const found: { type: 'one'; action: KitAction }[] = [];
      for (const one of title.privates.keys())
        if (state.privates[one]?.owner === seat)
          for (const from of ['offer', 'pool'] as const)
            if (!exchangeProblem(state, seat, one, from))
              found.push({ type: 'one', action: { type: 'exchangePrivate', private: one, from } });
      return found;
    },
    perform(move, _task, seat, action) {
      if (action.type !== 'exchangePrivate') return { reason: 'notNow' };
      const problem = exchangeProblem(move.state, seat, action.private, action.from);
      if (problem) return problem;
      const power = title.powers.exchange(move.state, seat, action.private);
      if ('reason' in power) return power;
      move.emit({ type: 'privateClosed', private: action.private });
      takeShares(title, move, seat, power.company, action.from, 1);
      return undefined;
    },
  };
}

/** What a round leaves behind in which nobody could do anything. */
const IDLE = new Set(['roundBegan', 'passed', 'priorityMoved', 'taskPushed', 'taskUpdated', 'taskPopped']);

/** Since the last stock round began nobody was asked and nothing has changed: it would go on like this for ever. */
function standsStill({ events }: KitMove): boolean {
  const begun = events.findLastIndex((event) => event.type === 'roundBegan' && event.round.kind === 'stock');
  return begun >= 0 && events.slice(begun).every((event) => IDLE.has(event.type));
}

/** On one's own stock turn, or before the player or company whose turn it is has done anything. */
function betweenTurns(state: EighteenState, seat: Seat): boolean {
  const stock = stockTurnOf(state);
  if (stock) return stock.seat === seat || !stock.acted;
  const turn = companyTurnOf(state);
  return turn ? !turn.acted : true;
}
