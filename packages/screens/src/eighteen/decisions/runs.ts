/** Running trains. */
import type { KitAction } from '@kursbuch/eighteen';
import type { Forms, TaskForm } from '../game/decision.ts';
import type { Draft } from '../game/game.ts';
import { runPlan } from '../runs/runPlan.ts';
import { boardUi } from '../words/board.ts';
import { ui, words } from '../words/index.ts';
import { eventOf } from './drafted.ts';
import { question } from './sentences.ts';

const revenueOf = (draft: Draft): number => eventOf(draft, 'trainsRun')?.revenue ?? 0;

export const runTasks = {
  runStep: {
    asks: () => ui().bar.asks.runStep,
    // The headline says what is asked; what keeps one waiting, or is to be done, stands below it.
    line(game, asked, seat) {
      const plan = runPlan(game);
      if (plan.company.value === null) return question(game, asked, seat);
      const isLooking = !game.isUnaided && !plan.best.value?.optimal && !plan.isStopped.value;
      return isLooking ? boardUi().searching : boardUi().touchStops;
    },
  },
} satisfies Record<string, TaskForm>;

export const runActions: Forms<Extract<KitAction, { type: 'runTrains' }>> = {
  runTrains: {
    stands: 'map',
    head: ({ title }, { runs }, draft) =>
      runs.length === 0
        ? ui().bar.draft.stayHome
        : ui().bar.draft.runTrains(words().money(title, revenueOf(draft))),
    confirm: ({ title }, { runs }, draft) =>
      runs.length === 0
        ? ui().bar.confirm.stayHome
        : ui().bar.confirm.runTrains(words().money(title, revenueOf(draft))),
    refused: () => ui().bar.refused.runs,
    // A run that is not planned on the map: no train leaves.
    button: { tone: 'alt', atOnce: false, label: () => ui().bar.confirm.stayHome },
    /** How far the plan is from the best. */
    extra(game) {
      const plan = runPlan(game);
      const [best, revenue] = [plan.best.value, plan.revenue.value];
      if (!best || revenue === null) return null;
      const all = revenue + (plan.carrier.value?.amount ?? 0);
      if (all >= best.revenue) return null;
      const less = words().money(game.title, best.revenue - all);
      return { text: ui().bar.draft.lessThanBest(less), plus: null };
    },
    stays: (game) => runPlan(game).company.value !== null,
  },
};
