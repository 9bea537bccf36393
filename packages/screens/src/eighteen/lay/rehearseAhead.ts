/**
 * While nobody does anything the first tile on offer is rehearsed: what the rules have to find out about the map, and the
 * browser about the rules, is known when somebody touches a hex.
 */
import { effect } from '@preact/signals';
import type { Game } from '../game/game.ts';
import { layPlan } from './layPlan.ts';

/** Until what comes back is called. Nothing is taken into the hand. */
export const rehearseAhead = (game: Game): (() => void) =>
  effect(() => {
    const { seat, lays } = layPlan(game);
    const { value: who } = seat;
    const [first] = lays.value;
    // Not every browser says when it has time.
    if (who === null || !first || !('requestIdleCallback' in globalThis)) return;
    const asked = requestIdleCallback(() => void game.outcomeOf(who, first));
    return () => cancelIdleCallback(asked);
  });
