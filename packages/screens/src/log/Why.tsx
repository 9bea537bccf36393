/** Why a computer player did what a line of the log tells, if somebody wants to know. */
import type { Action } from '@kursbuch/table';
import { useSignal } from '@preact/signals';
import type { Shown } from '../game/shown.ts';
import { isOpponent } from '../host/gameHost.ts';
import { computersUi } from '../words/computers.ts';
import { ui } from '../words/index.ts';

/** So many of its reasons are told. */
const REASONS = 2;

/** The computer player that took a step, and what it did; null: a person did, or nobody here may know. */
function computerAt(
  { game }: Pick<Shown, 'game'>,
  step: number,
): { readonly seat: number; readonly action: Action } | null {
  const { seat, action } = game.steps.value[step] ?? {};
  const { adviser } = game.host;
  if (seat === undefined || !action || !adviser?.isOpen()) return null;
  const { player } = game.sitter(seat);
  return isOpponent(player) && player !== 'random' ? { seat, action } : null;
}

export function Why({ shown, step }: { readonly shown: Shown; readonly step: number }) {
  /** The sentences; null: it keeps them to itself. Undefined before somebody has asked. */
  const told = useSignal<readonly string[] | 'asking' | null | undefined>(undefined);
  const { game } = shown;
  const done = computerAt(shown, step);
  if (!done) return null;
  const ask = async (): Promise<void> => {
    told.value = 'asking';
    const [given, tell] = await Promise.all([
      game.host.adviser?.explain(step, done),
      shown.advice(),
      computersUi.load(),
    ]);
    told.value = given ? tell(given, step).reasons.slice(0, REASONS) : null;
  };
  const { value } = told;
  if (value === undefined)
    return (
      <button
        type="button"
        class="ask-why"
        onClick={() =>
          void ask().catch(() => {
            told.value = null;
          })
        }
      >
        {ui().log.why}
      </button>
    );
  const { name } = game.sitter(done.seat);
  return (
    <p class="told-why" aria-live="polite">
      {value === 'asking'
        ? ui().log.whyAsking
        : value === null || value.length === 0
          ? ui().log.whyNot(name)
          : ui().log.whyTold(name, value.join(' '))}
    </p>
  );
}
