/** Laying track. */
import { isBegun, type KitAction, terrainCost } from '@kursbuch/eighteen';
import { capital } from '@kursbuch/words';
import { signed } from '../../words/signed.ts';
import { gainsOf } from '../foresight/gain.ts';
import type { Forms, TaskForm } from '../game/decision.ts';
import { type Draft, isRehearsed } from '../game/game.ts';
import { layPlan } from '../lay/layPlan.ts';
import { ui, words } from '../words/index.ts';
import { eventOf } from './drafted.ts';
import { free, question } from './sentences.ts';

const layCost = (draft: Draft): number => eventOf(draft, 'tileLaid')?.cost ?? 0;

export const trackTasks = {
  trackStep: {
    asks: () => ui().bar.asks.trackStep,
    line(game, asked, seat) {
      const hexes = new Set(
        (asked.offered.get('layTile') ?? []).flatMap((choice) =>
          choice.type === 'many'
            ? choice.list().map((action) => (action.type === 'layTile' ? action.hex : ''))
            : [],
        ),
      );
      return hexes.size > 0 ? ui().bar.chooseHex(hexes.size) : question(game, asked, seat);
    },
    pass: ({ now }) => (isBegun(now.value, 'trackStep') ? ui().bar.layNoMore : ui().bar.passes.trackStep),
  },
} satisfies Record<string, TaskForm>;

export const trackActions: Forms<Extract<KitAction, { type: 'layTile' }>> = {
  layTile: {
    stands: 'map',
    head({ title, now }, action, draft) {
      const text = ui().bar.draft;
      const colour = title.board.tiles.get(action.tile)?.[0]?.color ?? '';
      const cost = isRehearsed(draft.outcome)
        ? layCost(draft)
        : terrainCost(title, now.value, action.hex, { tile: action.tile });
      const head = text.layTile(
        capital(words().colourName(colour)),
        action.tile,
        words().placeName(title, action.hex),
        free(title, cost),
      );
      return action.power === undefined ? head : `${head} ${text.withPower(action.power)}`;
    },
    confirm: ({ title }, _action, draft) => ui().bar.confirm.layTile(free(title, layCost(draft))),
    refused: ({ title }, { hex }) => ui().bar.refused.here(words().placeName(title, hex)),
    /** What the search for runs says about the tile. */
    extra(game, action) {
      const { company } = layPlan(game);
      if (company.value === null) return null;
      const gain = gainsOf(game, game.now.value, company.value).of(action, true).value;
      if (!gain || gain.revenue === null || gain.revenue === 0) return null;
      return {
        text: ui().bar.bestRun(words().number(gain.revenue)),
        plus: gain.more === 0 ? null : signed(gain.more),
        isOpen: true,
      };
    },
    acts(game) {
      const plan = layPlan(game);
      if ((plan.chosen.value?.rotations.length ?? 0) < 2) return [];
      return [{ key: 'turn', label: ui().bar.turn, tone: 'alt', keyName: 'R', run: () => plan.turn() }];
    },
  },
};
