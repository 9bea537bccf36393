/** Laying tiles on the map. */
import { companyTurnOf } from '@kursbuch/eighteen';
import { computed } from '@preact/signals';
import { remembered } from '../../parts/remembered.ts';
import type { Game } from '../game/game.ts';
import type { Gesture } from '../game/gesture.ts';
import { boardUi } from '../words/board.ts';
import { layPlan } from './layPlan.ts';
import { TileOptions } from './TileOptions.tsx';
import { tellingLay } from './whyNot.ts';

export const tileGesture = remembered((game: Game): Gesture => {
  const plan = layPlan(game);
  return {
    isAsked: computed(() => plan.hexes.value.size > 0),
    hexes: plan.hexes,
    hex: plan.hex,
    hears: (hex) => plan.hexes.value.has(hex),
    touch({ hex }) {
      if (plan.hex.value === hex) plan.turn();
      else if (plan.hexes.value.has(hex)) plan.choose(hex);
      else return false;
      return true;
    },
    whyNot({ hex }) {
      const state = game.now.value;
      const company = companyTurnOf(state)?.company;
      const isAsked = state.agenda.at(-1)?.kind === 'trackStep';
      return company === undefined || !isAsked ? null : tellingLay(game.title, state, company, hex);
    },
    todo(hex) {
      const text = boardUi().spoken;
      if (plan.lay.value?.hex === hex) return [text.inHand(plan.lay.value.tile)];
      if (!plan.hexes.value.has(hex)) return [];
      return [game.shown.value.tiles[hex] ? text.mayUpgrade : text.mayBuild];
    },
    builds: {
      ways: computed(() => {
        const { value: tile } = plan.chosen;
        return tile && { rotations: tile.rotations, rotation: tile.lay.rotation };
      }),
      turnTo: plan.turnTo,
      fits(hex) {
        const { length } = plan.on(hex);
        return length > 0 ? boardUi().fits(length) : null;
      },
      Options: TileOptions,
    },
  };
});
