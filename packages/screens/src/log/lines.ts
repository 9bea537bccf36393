/** The log as lines: every step told once in each language and remembered. */
import type { Action, GameEvent, Step } from '@kursbuch/table';
import type { Line, Shown } from '../game/shown.ts';

import { ui, words } from '../words/index.ts';

/** A line of the log and the step that wrote it. */
export interface Entry extends Line {
  readonly step: number;
}

const told = new WeakMap<
  Step<Action, GameEvent>,
  { readonly language: string; readonly lines: readonly Line[] }
>();

/** Whoever comes back to the game wants to know it. */
const DRAWN_WEIGHT = 5;

/** No step of any game: the table has agreed to it, or the game came here so. */
const redrawnLine = (): Line => ({ text: ui().log.redrawn, weight: DRAWN_WEIGHT, seats: [], subjects: [] });

/** What a step is told as. */
export function linesOf(shown: Shown, index: number): readonly Line[] {
  const step = shown.game.steps.value[index];
  if (!step) return [];
  const { language } = words();
  const before = told.get(step);
  if (before?.language === language) return before.lines;
  const lines = [...shown.tell(index), ...(step.redrawn ? [redrawnLine()] : [])];
  told.set(step, { language, lines });
  return lines;
}

/** What happened beside the game when this was the last step; of steps that were taken back it stays with the last one left. */
function asidesAfter({ game }: Shown, step: number): readonly Entry[] {
  const last = game.steps.value.length - 1;
  return (game.host.asides?.value ?? [])
    .filter((aside) => Math.min(aside.step - 1, last) === step)
    .map(({ text, seat }) => ({ step, text, seats: seat === null ? [] : [seat], subjects: [] }));
}

/** Everything that a step left in the log. */
const entriesOf = (shown: Shown, step: number): readonly Entry[] => [
  ...linesOf(shown, step).map((line) => ({ ...line, step })),
  ...asidesAfter(shown, step),
];

/** The lines of the last steps before `until`, at least so many, the oldest first. */
export function lastEntries(shown: Shown, until: number, atLeast: number): readonly Entry[] {
  const entries: Entry[] = [];
  for (let step = until - 1; step >= -1 && entries.length < atLeast; step--)
    entries.unshift(...entriesOf(shown, step));
  return entries;
}

/** All lines, the oldest first. */
export function allEntries(shown: Shown): readonly Entry[] {
  return [-1, ...shown.game.steps.value.keys()].flatMap((step) => entriesOf(shown, step));
}
