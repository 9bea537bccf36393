/** The first sign that somebody is at the table, or that the game goes on. */
import { effect } from '@preact/signals';
import type { Game } from '../game/game.ts';

const SIGNS = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Calls back once, at the first sign; gives what ends the waiting. */
export function atFirstUse({ steps }: Pick<Game, 'steps'>, then: () => void): () => void {
  const begun = steps.peek().length;
  let done = false;
  const use = () => {
    if (done) return;
    done = true;
    end();
    then();
  };
  const endSteps = effect(() => {
    if (steps.value.length !== begun) queueMicrotask(use);
  });
  const end = () => {
    endSteps();
    for (const sign of SIGNS) removeEventListener(sign, use);
  };
  for (const sign of SIGNS) addEventListener(sign, use, { passive: true });
  return end;
}
