/** Changing the planned runs on the map: a run is taken up, and the stops touched then are its way. */
import { faceAt, type HexId } from '@kursbuch/eighteen';
import { computed, signal } from '@preact/signals';
import { remembered } from '../../parts/remembered.ts';
import type { Game } from '../game/game.ts';
import type { Gesture } from '../game/gesture.ts';
import { touched } from './editRun.ts';
import { runPlan } from './runPlan.ts';

const NOWHERE = signal<ReadonlySet<HexId>>(new Set());
const NOTHING = signal(null);

export const runGesture = remembered((game: Game): Gesture => {
  const plan = runPlan(game);
  const isAsked = computed(() => plan.company.value !== null);
  return {
    isAsked,
    hexes: NOWHERE,
    hex: NOTHING,
    hears: (hex) =>
      isAsked.value && (faceAt(game.title.board, game.shown.value.tiles, hex)?.stops.length ?? 0) > 0,
    touch({ hex, stop, train }) {
      if (!isAsked.value) return false;
      if (plan.changing.value !== null && stop !== null) plan.touch(`${hex}:${stop}`, touched);
      // Touching a run takes it up for changing.
      else if (train !== null) plan.change(train);
      else return false;
      return true;
    },
    // What runs there is told of every hex, whoever runs.
    todo: () => [],
    holds: {
      isHeld: computed(() => plan.changing.value !== null),
      letGo: () => plan.change(null),
    },
    givesWay: true,
  };
});
