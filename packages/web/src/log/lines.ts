/** The log as lines: every step told once in each language and remembered. */
import type { Line } from '@kursbuch/words';
import type { Game } from '../game/game.ts';
import type { Step } from '../host/gameHost.ts';
import { words } from '../words/index.ts';

/** A line of the log and the step that wrote it. */
export interface Entry extends Line {
  readonly step: number;
}

const told = new WeakMap<Step, { readonly language: string; readonly lines: readonly Line[] }>();

/** What a step is told as. An action that leaves nothing to tell is told itself. */
export function linesOf(game: Game, index: number): readonly Line[] {
  const step = game.steps.value[index];
  if (!step) return [];
  const { language, tell, actionLine } = words();
  const before = told.get(step);
  if (before?.language === language) return before.lines;
  const state = game.stateAt(index);
  const events = tell(game.title, state, step.events, step.seat);
  const lines = events.some(({ heading }) => heading === undefined)
    ? events
    : [actionLine(game.title, state, step.seat, step.action), ...events];
  told.set(step, { language, lines });
  return lines;
}

/** The lines of the last steps before `until`, at least so many, the oldest first. */
export function lastEntries(game: Game, until: number, atLeast: number): readonly Entry[] {
  const entries: Entry[] = [];
  for (let step = until - 1; step >= 0 && entries.length < atLeast; step--)
    entries.unshift(...linesOf(game, step).map((line) => ({ ...line, step })));
  return entries;
}

/** All lines, the oldest first. */
export function allEntries(game: Game): readonly Entry[] {
  return game.steps.value.flatMap((_, step) => linesOf(game, step).map((line) => ({ ...line, step })));
}
