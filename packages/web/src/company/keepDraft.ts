/** What somebody is about to do stays in his hand while others act: where all are asked at once nobody runs over another. */

import type { Game } from '@kursbuch/screens/game/game.ts';
import { effect, untracked } from '@preact/signals';

export function keepDraft(game: Game): () => void {
  let held = game.draft.peek();
  let length = game.steps.peek().length;
  return effect(() => {
    const { value: draft } = game.draft;
    const { value: steps } = game.steps;
    const before = held;
    const at = length;
    held = draft;
    length = steps.length;
    if (draft || !before || steps.length <= at) return;
    const { seat, action } = before;
    const isOthers = steps.slice(at).every((step) => step.seat !== seat);
    if (isOthers && game.waiting.value.includes(seat)) untracked(() => void game.choose(seat, action));
  });
}
