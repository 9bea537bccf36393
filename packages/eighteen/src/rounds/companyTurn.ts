/** A company's turn: its steps in order, and what its director may do at any moment of it. */
import type { Choice, Objection, Seat } from '@kursbuch/table';
import { answers } from '../actions.ts';
import { directorOf } from '../certificate.ts';
import { cashOf } from '../money.ts';
import { openPrivates, privateState } from '../privates.ts';
import { type KitRules, phaseOf, type Title } from '../title.ts';
import type { CompanyId, Deal, EighteenState, KitAction, PrivateId } from '../types.ts';
import { type ConsentTask, carryOut, dealKey } from './consent.ts';
import { type StationActionReason, stationActionProblem } from './stationStep.ts';
import { layTile, powerLays, powerOf, type TrackReason } from './trackStep.ts';

/** The steps of a turn, in order. */
export const STEPS = ['begin', 'track', 'station', 'run', 'trains', 'privates', 'end'] as const;
export type Step = (typeof STEPS)[number];

export interface CompanyTurnTask {
  readonly kind: 'companyTurn';
  readonly company: CompanyId;
  readonly step: Step;
  /** Its director has done something in this turn. */
  readonly acted: boolean;
  /** Colours of the tiles laid in this turn, without extra ones. */
  readonly laid: readonly string[];
  /** A private's power has laid a tile in this turn on which a free station may follow. */
  readonly powerTile: PrivateId | null;
  /** Its director has used or passed the station step; not set where the step was left out. */
  readonly stationOver?: true;
  /** Deals refused in this turn. */
  readonly declined: readonly string[];
}

export function companyTurnOf(state: EighteenState): CompanyTurnTask | undefined {
  return state.agenda.find((task): task is CompanyTurnTask => task.kind === 'companyTurn');
}

/** The director of a company as the only one who speaks for it. */
export function speakerFor(state: EighteenState, company: CompanyId): readonly Seat[] {
  const director = directorOf(state, company);
  return director === null ? [] : [director];
}

/** Why a company cannot buy a private. */
export type PrivatePurchaseReason =
  | 'noSuchPrivate'
  | 'privateClosed'
  | 'privatesNotYet'
  | 'notForCompanies'
  | 'notAPlayers'
  | 'notFromThisPlayer'
  | 'privatePrice'
  | 'treasuryShort'
  | 'declinedAlready';

/** The cheapest offer a company could make for a private now, or why it cannot. */
export function privatePurchaseProblem(
  title: Title,
  state: EighteenState,
  turn: CompanyTurnTask,
  one: PrivateId,
  price: number,
): Objection<PrivatePurchaseReason> | undefined {
  if (!title.privates.has(one)) return { reason: 'noSuchPrivate', params: { private: one } };
  const { owner, closed } = privateState(state, one);
  if (closed) return { reason: 'privateClosed', params: { private: one } };
  if (!phaseOf(title, state).companiesBuyPrivates)
    return { reason: 'privatesNotYet', params: { phase: state.phase } };
  if (!title.deals.privateSellable(state, one))
    return { reason: 'notForCompanies', params: { private: one } };
  if (typeof owner !== 'number') return { reason: 'notAPlayers', params: { private: one } };
  if (!title.deals.sellsPrivatesTo(state, owner, turn.company))
    return { reason: 'notFromThisPlayer', params: { private: one } };
  const [min, max] = title.deals.privatePriceRange(state, one);
  if (price < min || price > max) return { reason: 'privatePrice', params: { private: one, min, max } };
  const cash = cashOf(state, turn.company);
  if (cash < price) return { reason: 'treasuryShort', params: { cost: price, cash } };
  if (
    turn.declined.includes(
      dealKey({ item: 'private', private: one, buyer: turn.company, seller: owner, price }),
    )
  )
    return { reason: 'declinedAlready', params: { private: one } };
  return undefined;
}

export function* privatePurchases(
  title: Title,
  state: EighteenState,
  turn: CompanyTurnTask,
): Generator<Choice<KitAction>> {
  if (!phaseOf(title, state).companiesBuyPrivates) return;
  for (const one of openPrivates(title, state)) {
    const [min, most] = title.deals.privatePriceRange(state, one);
    if (privatePurchaseProblem(title, state, turn, one, min)) continue;
    const max = Math.min(most, cashOf(state, turn.company));
    yield {
      type: 'range',
      action: { type: 'requestPrivate', private: one, price: min },
      field: 'price',
      min,
      max,
      step: 1,
    };
  }
}

export type TurnReason = PrivatePurchaseReason | TrackReason | StationActionReason;

export function companyTurn<Own extends string>(
  title: Title<Own>,
): KitRules<CompanyTurnTask, TurnReason | Own> {
  return {
    // A station whose step was left out (no money, no place) is refused here for what is wrong with it.
    actions: answers('requestPrivate', 'layTile', 'placeStation'),
    actors: (state, task) => speakerFor(state, task.company),
    advance(move, task) {
      const { company } = task;
      if (task.step === 'end') {
        move.pop();
        return;
      }
      const step = STEPS[STEPS.indexOf(task.step) + 1] as Step;
      if (task.step === 'begin') {
        const first = !move.state.companies[company]?.operated;
        move.emit({ type: 'turnBegan', company });
        move.update({ ...task, step });
        if (first) title.stations.placeHome(title, move, company);
      } else move.update({ ...task, step });
      switch (task.step) {
        case 'track':
          move.push({ kind: 'trackStep', company });
          return;
        case 'station':
          move.push({ kind: 'stationStep', company });
          return;
        case 'run':
          move.push({ kind: 'runStep', company });
          return;
        case 'trains':
          move.push({ kind: 'trainStep', company });
          return;
        case 'privates':
          move.push({ kind: 'privatesStep', company } satisfies PrivatesStepTask);
          return;
      }
    },
    choices(state, task) {
      const found: Choice<KitAction>[] = [...privatePurchases(title, state, task)];
      const extra = powerLays(title, state, task.company, true);
      if (extra.length > 0) found.push({ type: 'many', kind: 'layTile', list: () => extra });
      return found;
    },
    perform(move, task, seat, action) {
      if (action.type === 'layTile') {
        const power = powerOf(title, move.state, task.company, action);
        if (power && 'reason' in power) return power;
        if (!power?.extra) return { reason: 'stepOver', params: { company: task.company } };
        return layTile(title, move, task.company, action);
      }
      if (action.type === 'placeStation') {
        const over = { reason: 'stepOver', params: { company: task.company } } as const;
        return task.stationOver
          ? over
          : (stationActionProblem(title, move.state, task.company, action) ?? over);
      }
      if (action.type !== 'requestPrivate') return { reason: 'notNow' };
      const problem = privatePurchaseProblem(title, move.state, task, action.private, action.price);
      if (problem) return problem;
      const seller = privateState(move.state, action.private).owner as Seat;
      const deal: Deal = {
        item: 'private',
        private: action.private,
        buyer: task.company,
        seller,
        price: action.price,
      };
      move.update({ ...task, acted: true });
      if (seller === seat) carryOut(title, move, deal);
      else {
        move.emit({ type: 'offered', deal });
        move.push({ kind: 'consent', seat: seller, deal } satisfies ConsentTask);
      }
      return undefined;
    },
  };
}

/** The turn has been used: the moment between two turns is over. */
export function markActed(move: {
  readonly state: EighteenState;
  update(task: CompanyTurnTask): void;
}): void {
  const turn = companyTurnOf(move.state);
  if (turn && !turn.acted) move.update({ ...turn, acted: true });
}

/** The last chance to buy privates and to use their powers; ends by itself when there is none. */
export interface PrivatesStepTask {
  readonly kind: 'privatesStep';
  readonly company: CompanyId;
}

export function privatesStep(title: Title): KitRules<PrivatesStepTask> {
  return {
    actions: answers('pass'),
    actors: (state, task) => speakerFor(state, task.company),
    advance(move, task) {
      const turn = companyTurnOf(move.state);
      if (turn && !privatePurchases(title, move.state, turn).next().done) return;
      const isPowerOpen = title.operating.asksWhenIdle(move.state)
        ? hasUnusedPower(title, move.state, task.company)
        : powerLays(title, move.state, task.company, true).length > 0;
      if (!isPowerOpen) move.pop();
    },
    choices: () => [{ type: 'one', action: { type: 'pass' } }],
    perform(move) {
      move.pop();
      return undefined;
    },
  };
}

/** Does the company own a private whose power at any moment has not been used, whatever the map allows? */
const hasUnusedPower = (title: Title, state: EighteenState, company: CompanyId): boolean =>
  title.tilePowers.some(({ private: one, extra }) => {
    const { owner, closed, used } = privateState(state, one);
    return extra && owner === company && !closed && !used;
  });

/** Where an open home station stands: asked as soon as there is track to stand on. */
export interface ChooseHomeTask {
  readonly kind: 'chooseHome';
  readonly company: CompanyId;
  readonly hex: string;
  /** Who names the circle. */
  readonly seat: Seat;
}
