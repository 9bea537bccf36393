/** The ways to a train for the company that must own one, by the rules of its title. */
import {
  type CompanyId,
  type EighteenState,
  type Title,
  type TrainStepTask,
  type TrainWay,
  trainWays,
} from '@kursbuch/eighteen';
import type { Game } from '../game/game.ts';
import { ui, words } from '../words/index.ts';

/** How companies come to a train they must own, and how that is told. */
export interface TrainWays {
  /** The cheapest first; empty if nobody must buy, or nothing is left. */
  of(title: Title, state: EighteenState, company: CompanyId): readonly TrainWay[];
  /** What a way takes beyond the treasury. */
  takes(title: Title, way: TrainWay): string | undefined;
  /** That there is no way left. */
  none(): string;
}

/** The director helps with what he has and what he may sell. */
export const usualWays: TrainWays = {
  of: (title, state, company) => trainWays(title, state, { kind: 'trainStep', company }),
  takes(title, { missing, lacks }) {
    const text = ui().bar;
    const money = (amount: number) => words().money(title, amount);
    if (missing > 0) return text.directorShort(money(missing));
    return lacks > 0 ? text.way.ofYours(money(lacks)) : undefined;
  },
  none: () => ui().bar.way.none,
};

/** The ways there are for whoever buys trains now. */
export function waysToTrain({ title, now }: Game, ways: TrainWays): readonly TrainWay[] {
  const state = now.value;
  const task = state.agenda.at(-1);
  return task?.kind === 'trainStep' ? ways.of(title, state, (task as TrainStepTask).company) : [];
}

/** Sold by another company that its director leads too. */
export const isOwn = ({ title }: Game, { from, asks }: TrainWay): boolean =>
  asks === null && title.companies.has(from);
