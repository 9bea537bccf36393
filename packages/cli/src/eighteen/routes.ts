/** The best runs of the acting company at moments of a game, proved. */

import {
  actingCompany,
  bestRuns,
  checkRuns,
  type EighteenState,
  networkOf,
  type Run,
  runTrainsOf,
  type Title,
} from '@kursbuch/eighteen';
import { isObjection } from '@kursbuch/table';
import { InputError } from '../flags.ts';
import type { EighteenFile } from './hosted.ts';

/** What a turn could earn. `i` is the number of the action the runs are for: the state is the one before it. */
export interface TurnRoutes {
  readonly i: number;
  readonly company: string;
  readonly revenue: number;
  readonly optimal: boolean;
  readonly nodes: number;
  readonly ms: number;
  readonly runs: readonly (Run & {
    readonly kind: string;
    readonly revenue: number;
    readonly values: readonly number[];
    /** What comes on top for the run as a whole. */
    readonly bonus?: number;
  })[];
}

/** A moment of a game: its state, and the company on turn. */
interface Turn {
  readonly i: number;
  readonly state: EighteenState;
  readonly company: string;
}

/** The turns before these actions of a file. Throws an InputError where the game does not get there or nobody is on turn. */
export function turnsAt(file: string, game: EighteenFile, moments: readonly number[]): readonly Turn[] {
  const states = new Map<number, EighteenState>([[0, game.start]]);
  const last = Math.max(...moments);
  let played = 0;
  if (last > 0)
    for (const step of game.steps()) {
      if (step.problem) throw new InputError(`${file}: ${step.problem}`);
      played++;
      if (moments.includes(played)) states.set(played, step.state);
      if (played >= last) break;
    }
  return moments.map((i) => {
    const state = states.get(i);
    const company = state && actingCompany(state);
    if (!state || !company) throw new InputError(`${file}: at ${i} no company is on turn.`);
    return { i, state, company };
  });
}

export function routesAt(
  title: Title,
  { i, state, company }: Turn,
): { readonly turn: TurnRoutes; readonly bound: number } {
  const trains = runTrainsOf(title, state, company);
  const rules = title.runs.runRules(state, company);
  const begun = performance.now();
  const { runs, revenue, optimal, bound, nodes } = bestRuns(
    networkOf(title.runs.runBoard(state), state, rules),
    company,
    trains,
    rules,
  );
  const ms = Math.round((performance.now() - begun) * 100) / 100;
  const worth = checkRuns(title.runs.runBoard(state), state, company, trains, runs, rules);
  const priced = runs.map((run, index) => {
    const earned = isObjection(worth) ? undefined : worth.runs[index];
    const kind = trains.find((train) => train.id === run.train)?.kind ?? '';
    return {
      ...run,
      kind,
      revenue: earned?.revenue ?? 0,
      values: earned?.values ?? [],
      ...(earned?.bonus ? { bonus: earned.bonus } : {}),
    };
  });
  const turn: TurnRoutes = { i, company, revenue, optimal, nodes, ms, runs: priced };
  return { turn, bound };
}
