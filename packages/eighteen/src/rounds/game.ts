/** The course of the game: stock rounds and sets of operating rounds in turn, until it ends. */
import type { Objection, Seat } from '@kursbuch/table';
import { answers } from '../actions.ts';
import { ordinaryOf } from '../certificate.ts';
import type { ExchangeReason } from '../powers.ts';
import { unsold } from '../privates.ts';
import { scores } from '../score.ts';
import { takeShares } from '../shares.ts';
import type { KitMove, KitRules, Title } from '../title.ts';
import { phaseOf } from '../title.ts';
import type { EighteenState, KitAction, PrivateId } from '../types.ts';
import type { OperatingRoundTask } from './operatingRound.ts';
import type { PrivateSaleTask } from './privateSale.ts';
import { type StockRoundTask, stockTurnOf } from './stockRound.ts';
import { companyTurnOf } from './turn.ts';

export interface GameTask {
  readonly kind: 'game';
  readonly next: 'sale' | 'stock' | 'operating';
  /** The stock round goes on behind the private sale: its last normal buyer. */
  readonly opening?: Seat | null;
}

/** The bottom of the agenda. It also listens for exchanges of privates, which belong to no round. */
export function gameTask<Own extends string>(title: Title<Own>): KitRules<GameTask, ExchangeReason | Own> {
  /** May this player give this private in now, and for what? */
  function exchangeProblem(
    state: EighteenState,
    seat: Seat,
    one: PrivateId,
    from: 'offer' | 'pool',
  ): Objection<ExchangeReason | Own> | undefined {
    if (!title.privates.has(one)) return { reason: 'noSuchPrivate', params: { private: one } };
    const power = title.powers.exchange(state, seat, one);
    if ('reason' in power) return power;
    if (ordinaryOf(state, power.company, from).length === 0)
      return { reason: 'noShareToExchange', params: { company: power.company, from } };
    if (!title.powers.exchangeAnyTime(state) && !betweenTurns(state, seat))
      return { reason: 'notBetweenTurns' };
    return undefined;
  }

  return {
    actions: answers('exchangePrivate'),
    actors: (state) => state.players.map((_, seat) => seat),
    advance(move, task) {
      const { round } = move.state;
      switch (task.next) {
        case 'sale': {
          const sale: PrivateSaleTask = {
            kind: 'privateSale',
            seat: move.state.priority,
            passes: 0,
            lastBuyer: null,
            sold: false,
          };
          move.push(sale);
          return;
        }
        case 'stock': {
          if (round.kind !== 'stock')
            move.emit({ type: 'roundBegan', round: { kind: 'stock', set: round.set, number: 0, of: 0 } });
          const buyer = task.opening ?? null;
          const players = move.state.players.length;
          const stock: StockRoundTask = {
            kind: 'stockRound',
            seat: buyer === null ? move.state.priority : (buyer + 1) % players,
            passes: 0,
            sold: {},
            lastTrader: buyer,
          };
          move.push(stock);
          return;
        }
        case 'operating': {
          const begun = round.kind === 'operating';
          const of = begun ? round.of : phaseOf(title, move.state).operatingRounds;
          const number = begun ? round.number + 1 : 1;
          if (number <= of) {
            const operating: OperatingRoundTask = {
              kind: 'operatingRound',
              number,
              of,
              stage: 'before',
              eligible: [],
              acted: [],
            };
            move.push(operating);
            return;
          }
          const cause = title.ending.endCause(move.state) ?? (standsStill(move) ? 'standstill' : null);
          if (cause !== null) {
            move.end({ cause, scores: scores(title, move.state) });
            return;
          }
          const left = unsold(title, move.state).length > 0;
          const kind = left ? 'privateSale' : 'stock';
          move.emit({ type: 'roundBegan', round: { kind, set: round.set + 1, number: 0, of: 0 } });
          move.update({ kind: 'game', next: left ? 'sale' : 'stock' } satisfies GameTask);
        }
      }
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
