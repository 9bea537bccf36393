/** What the bar takes from the tools on the map: turning a tile, what it would earn, and how good a run is. */

import { ui, words } from '../../words/index.ts';
import { signed } from '../../words/signed.ts';
import { gainsOf } from '../foresight/gain.ts';
import type { Draft, Game } from '../game/game.ts';
import { layPlan } from '../lay/layPlan.ts';
import { runPlan } from '../runs/runPlan.ts';
import type { Act } from './acts.ts';

/** Acts beside the one that does what is in the hand. */
export function extraActs(game: Game): readonly Act[] {
  const plan = layPlan(game);
  const turns = (plan.chosen.value?.rotations.length ?? 0) > 1;
  if (!turns) return [];
  return [{ key: 'turn', label: ui().bar.turn, tone: 'alt', keyName: 'R', run: () => plan.turn() }];
}

interface ExtraLine {
  readonly text: string;
  /** The gain, standing out. */
  readonly plus: string | null;
}

/** What the search for runs says about what is in the hand. */
export function extraLine(game: Game, { action }: Draft): ExtraLine | null {
  const text = ui().bar;
  if (action.type === 'layTile') {
    const { company } = layPlan(game);
    if (company.value === null) return null;
    const gain = gainsOf(game, game.now.value, company.value).of(action, true).value;
    if (!gain || gain.revenue === null || gain.revenue === 0) return null;
    return {
      text: text.bestRun(words().number(gain.revenue)),
      plus: gain.more === 0 ? null : signed(gain.more),
    };
  }
  if (action.type === 'runTrains') {
    const plan = runPlan(game);
    const [best, revenue] = [plan.best.value, plan.revenue.value];
    if (!best || revenue === null || revenue >= best.revenue) return null;
    return { text: text.draft.lessThanBest(words().money(game.title, best.revenue - revenue)), plus: null };
  }
  return null;
}

/** The plan of the runs is always in the hand: letting go of it means nothing. */
export const staysInHand = (game: Game): boolean =>
  game.draft.value?.action.type === 'runTrains' && runPlan(game).company.value !== null;
