/** What lies behind the questions, in no language. */

import {
  type CompanyId,
  type ConsentTask,
  cashOf,
  cheapest,
  companiesOverLimit,
  type EighteenAction,
  type EighteenState,
  type Title,
} from '@kursbuch/eighteen';
import type { Choice, Seat, Task } from '@kursbuch/table';
import type { Offered } from './types.ts';

/** A list with nothing in it is no choice; what is searched for by somebody else may have something in it. */
const isChoice = (choice: Choice<EighteenAction>): boolean =>
  choice.type !== 'many' || (choice.includes !== undefined && !choice.isWhole) || choice.list().length > 0;

/** Could a private still open what is closed now: one that can be bought, or has a power that can be used? */
export const privateMayHelp = (offered: Offered): boolean =>
  ['requestPrivate', 'layTile', 'placeStation'].some((kind) => offered.has(kind));

/** Choices by kind of action. */
export function offeredIn(choices: readonly Choice<EighteenAction>[]): Offered {
  const offered = new Map<string, Choice<EighteenAction>[]>();
  for (const choice of choices.filter(isChoice)) {
    const kind = choice.type === 'many' ? choice.kind : choice.action.type;
    const list = offered.get(kind);
    if (list) list.push(choice);
    else offered.set(kind, [choice]);
  }
  return offered;
}

/** The private that can be bought; 'several' if there is a choice of them. */
export function privateForSale(
  offered: Offered,
): Extract<EighteenAction, { type: 'buyPrivate' }> | 'several' | null {
  const [first, ...more] = offered.get('buyPrivate') ?? [];
  if (first?.type !== 'one' || first.action.type !== 'buyPrivate') return null;
  return more.length > 0 ? 'several' : first.action;
}

export const companyOf = (task: Task | undefined): CompanyId | undefined =>
  (task as { company?: CompanyId } | undefined)?.company;

/** The company a seat speaks for now, if any. */
export function speaksFor(title: Title, state: EighteenState, seat: Seat): CompanyId | undefined {
  const top = state.agenda.at(-1);
  if (top?.kind === 'consent') {
    const { deal } = top as ConsentTask;
    return typeof deal.seller === 'string' ? deal.seller : undefined;
  }
  if (top?.kind === 'discardTrains') return overLimit(title, state, seat)[0];
  return companyOf(top);
}

/** The companies of a director that have too many trains. */
export const overLimit = (title: Title, state: EighteenState, seat: Seat): readonly CompanyId[] =>
  companiesOverLimit(title, state).filter((company) => title.operating.speaker(state, company) === seat);

/** What is missing for the cheapest train that fulfils the duty to own one, after the treasury has paid. */
export function missingFor(title: Title, state: EighteenState, company: CompanyId): number {
  const price = cheapest(title, state, company);
  return price === undefined ? 0 : price - cashOf(state, company);
}
