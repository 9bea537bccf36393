/** Placing stations, and choosing the circle of a home, on the map. */
import { companyTurnOf } from '@kursbuch/eighteen';
import { computed } from '@preact/signals';
import { remembered } from '../../parts/remembered.ts';
import type { Game } from '../game/game.ts';
import type { Gesture } from '../game/gesture.ts';
import { boardUi } from '../words/board.ts';
import { stationPlan } from './stationPlan.ts';
import { tellingStation } from './whyNot.ts';

export const stationGesture = remembered((game: Game): Gesture => {
  const plan = stationPlan(game);
  return {
    isAsked: computed(() => plan.hexes.value.size > 0),
    hexes: plan.hexes,
    hex: computed(() => plan.placing.value?.hex ?? null),
    hears: (hex) => plan.hexes.value.has(hex),
    touch({ hex, stop, isKey }) {
      if (!plan.hexes.value.has(hex)) return false;
      plan.choose(hex, isKey ? null : stop);
      return true;
    },
    whyNot({ hex, stop }) {
      const state = game.now.value;
      const isAsked =
        companyTurnOf(state)?.company !== undefined && state.agenda.at(-1)?.kind === 'stationStep';
      return isAsked ? tellingStation(game.title, state, hex, stop) : null;
    },
    todo(hex) {
      const text = boardUi().spoken;
      if (plan.placing.value?.hex === hex) return [text.placing];
      return plan.hexes.value.has(hex) ? [text.mayPlace] : [];
    },
  };
});
