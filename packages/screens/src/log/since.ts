/** What others did since somebody's last act: what matters most of it, in the order in which it happened. */
import type { Seat } from '@kursbuch/table';
import { mattersMost } from '@kursbuch/words/mattersMost.ts';
import { type Signal, signal } from '@preact/signals';
import type { Game } from '../game/game.ts';
import type { Shown } from '../game/shown.ts';
import { remembered } from '../parts/remembered.ts';
import { type Entry, linesOf } from './lines.ts';

/** So many things are told; the log has the rest. */
const TOLD = 6;
/** Who has been away so long is told of the last of it. */
const FARTHEST = 400;

interface Since {
  readonly seat: Seat;
  /** Names this turn of this seat: what is folded in stays so until the next one. */
  readonly key: string;
  readonly entries: readonly Entry[];
  /** Things that matter and are not told here. */
  readonly more: number;
}

/** For the seat at this screen that is asked now; null where there is nothing to tell. */
export function sinceLastTurn(shown: Shown): Since | null {
  const { game } = shown;
  const seat = game.seat.value;
  const steps = game.steps.value;
  if (seat === null || game.isPast.value || game.now.value.result) return null;
  const last = steps.findLastIndex((step) => step.seat === seat);
  const found: Entry[] = [];
  for (let step = Math.max(last + 1, steps.length - FARTHEST); step < steps.length; step++)
    for (const line of linesOf(shown, step))
      if (!line.heading && (line.weight ?? 0) > 0) found.push({ ...line, step });
  if (found.length === 0) return null;
  const entries = mattersMost(found, seat, TOLD);
  return { seat, key: `${seat} ${last}`, entries, more: found.length - entries.length };
}

/** The turns whose list was folded in by hand, and the one whose list was seen. */
export const sinceView = remembered(
  (_: Game): { readonly folded: Signal<string>; readonly seen: Signal<string> } => ({
    folded: signal(''),
    seen: signal(''),
  }),
);
