/** What tables say of companies of 1853 that no other title has: managers, debts, trains of two gauges. */
import { creditOf, managerOf } from '@kursbuch/titles/1853';
import type { HoldingNote, Look, OwnFigure } from '../../eighteen/game/look.ts';
import { turnWords } from './turnWords.ts';

/** Who leads a company without being its director. */
export const managerNote = (
  ...[, state, company, seat]: Parameters<NonNullable<Look['holdingNote']>>
): HoldingNote | undefined =>
  managerOf(state, company) === seat
    ? { short: turnWords().manager, full: turnWords().isManager }
    : undefined;

export const debt: OwnFigure = {
  id: 'debt',
  label: () => turnWords().debt,
  value: (_title, state, company) => creditOf(state, company)?.debt ?? null,
};

export const stackName: NonNullable<Look['stackName']> = (stack) =>
  stack === undefined ? turnWords().stacks.broad : turnWords().stacks.metre(stack);

/** Two things to know of one holding. */
export const bothNotes = (
  one: HoldingNote | undefined,
  other: HoldingNote | undefined,
): HoldingNote | undefined =>
  one && other
    ? { short: `${one.short} ${other.short}`, full: `${one.full}; ${other.full}` }
    : (one ?? other);
