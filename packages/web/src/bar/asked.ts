/** Who is asked, as whom, and for what: the bar's reading of the agenda. */
import {
  type CompanyId,
  companyTurnOf,
  type EighteenAction,
  type EighteenState,
  type Title,
} from '@kursbuch/eighteen';
import type { Choice, Seat, Task } from '@kursbuch/table';
import { type Offered, offeredIn, speaksFor } from '@kursbuch/words';
import type { Offer } from '../host/gameHost.ts';

export interface Asked {
  /** The task on top of the agenda; undefined when the game is over. */
  readonly task: Task | undefined;
  readonly kind: string;
  /** The company spoken for; null if the player speaks for himself. */
  readonly company: CompanyId | null;
  readonly offered: Offered;
}

/** Offers as the words know them. */
const choiceOf = (offer: Offer): Choice<EighteenAction> =>
  offer.type === 'many' ? { type: 'many', kind: offer.kind, list: () => offer.actions } : offer;

export function askedOf(title: Title, state: EighteenState, seat: Seat, offers: readonly Offer[]): Asked {
  const task = state.agenda.at(-1);
  return {
    task,
    kind: task?.kind ?? '',
    company: speaksFor(title, state, seat) ?? null,
    offered: offeredIn(offers.map(choiceOf)),
  };
}

// ---------------------------------------------------------------- the steps of a turn

export const TURN_STEPS = ['trackStep', 'stationStep', 'runStep', 'revenueStep', 'trainStep'] as const;
export type TurnStep = (typeof TURN_STEPS)[number];

/** The step a company's turn has come to: below whatever interrupts it. Null after the last. */
export function turnStepOf(state: EighteenState): TurnStep | null {
  const found = state.agenda.findLast(({ kind }) => (TURN_STEPS as readonly string[]).includes(kind));
  return (found?.kind as TurnStep | undefined) ?? null;
}

export const isCompanyTurn = (state: EighteenState): boolean => companyTurnOf(state) !== undefined;

// ---------------------------------------------------------------- offers

export const actionsOf = (offer: Offer): readonly EighteenAction[] =>
  offer.type === 'many' ? offer.actions : [offer.action];

export const kindOf = (offer: Offer): EighteenAction['type'] =>
  offer.type === 'many' ? offer.kind : offer.action.type;

/** The one thing that can be done, if there is nothing else. Bankruptcy is never taken into the hand unasked. */
export function onlyAction(offers: readonly Offer[]): EighteenAction | null {
  const [offer, ...more] = offers;
  if (!offer || more.length > 0 || offer.type === 'range') return null;
  if (offer.type === 'many' && (offer.open || offer.actions.length !== 1)) return null;
  const [action] = actionsOf(offer);
  if (!action || action.type === 'pass' || action.type === 'declareBankruptcy') return null;
  return action;
}

/** Two actions are the same choice. */
export const sameAction = (one: EighteenAction, other: EighteenAction): boolean =>
  JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));

const sorted = (action: EighteenAction) =>
  Object.entries(action).sort(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0));
