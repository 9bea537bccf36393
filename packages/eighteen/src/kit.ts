/** The kit put together: a title's facts and answers become a game for the table. */
import type { Action, Game, Objection, Seat, Setup, Table } from '@kursbuch/table';
import { evolve } from './evolve.ts';
import { invariants, inventory } from './inventory.ts';
import { notNow, notYours } from './notNow.ts';
import { companyTurn, privatesStep } from './rounds/companyTurn.ts';
import { consent } from './rounds/consent.ts';
import { discardTrains } from './rounds/discardTrains.ts';
import { gameTask } from './rounds/game.ts';
import { beforeRound, operatingRound } from './rounds/operatingRound.ts';
import { parChoice } from './rounds/parChoice.ts';
import { bidding, privateSale } from './rounds/privateSale.ts';
import { revenueStep, runStep } from './rounds/runStep.ts';
import { chooseHome, stationStep } from './rounds/stationStep.ts';
import { stockRound, stockTurn } from './rounds/stockRound.ts';
import { trackStep } from './rounds/trackStep.ts';
import { trainStep } from './rounds/trainStep.ts';
import type { Title } from './title.ts';
import type { EighteenEvent, EighteenState, KitAction } from './types.ts';
import { seenBy, viewOf } from './view.ts';

/** A title's game and its table: the kit's actions, and its own where it has some. */
export type KitGame<A extends Action = KitAction> = Game<EighteenState, A, EighteenEvent>;
export type KitTable<A extends Action = KitAction> = Table<EighteenState, A, EighteenEvent>;

/** The tasks every title of the kit starts from; a title may replace some and add its own. */
export function kitTasks(title: Title): KitGame['tasks'] {
  return {
    game: gameTask(title),
    ...(title.waterfall && {
      privateSale: privateSale(title, title.waterfall),
      bidding: bidding(title, title.waterfall),
    }),
    parChoice: parChoice(title),
    stockRound: stockRound(title),
    stockTurn: stockTurn(title),
    operatingRound: operatingRound(title),
    beforeRound: beforeRound(title),
    companyTurn: companyTurn(title),
    chooseHome: chooseHome(title),
    trackStep: trackStep(title),
    stationStep: stationStep(title),
    runStep: runStep(title),
    revenueStep: revenueStep(title),
    trainStep: trainStep(title),
    privatesStep: privatesStep(title),
    discardTrains: discardTrains(title),
    consent: consent(title),
  };
}

export function eighteenGame<A extends Action>(
  title: Title,
  parts: {
    setup(setup: Setup): ReturnType<KitGame['setup']>;
    /** All tasks: the kit's, with what the title replaces or adds. */
    tasks: KitGame<A>['tasks'];
    /** What must hold in this title beyond the kit's invariants; a sentence for each breach. */
    invariants?(state: EighteenState): readonly string[];
    /** Reasons of its own for actions nobody, or somebody else, is asked for; without one the kit gives its own. */
    notNow?(state: EighteenState, action: A): Objection | undefined;
    notYours?(state: EighteenState, seat: Seat): Objection | undefined;
  },
): KitGame<A> {
  return {
    title: title.id,
    tasks: parts.tasks,
    setup: parts.setup,
    evolve,
    rule: (reason) => title.rules[reason] ?? title.rules.notNow ?? title.id,
    notNow: (state, _seat, action) => parts.notNow?.(state, action) ?? notNow(state, action),
    notYours: (state, seat) => parts.notYours?.(state, seat) ?? notYours(state, seat),
    view: (state, eye) => viewOf(title, state, eye),
    seen: (event, state, eye) => seenBy(title, event, state, eye),
    inventory: (state) => inventory(title, state),
    invariants: (state) => [...invariants(title, state), ...(parts.invariants?.(state) ?? [])],
  };
}
