/**
 * The best run: of all sets of runs that the company's trains could make now, the one that earns most. What a run carries
 * beside its revenue counts too, where a title has that.
 */
import {
  actingCompany,
  checkRuns,
  type EighteenState,
  type LoadedEighteen,
  type RunTrain,
  runsOf,
  runTrainsOf,
} from '@kursbuch/eighteen';
import { type Action, isObjection } from '@kursbuch/table';
import type { Proof, PuzzleKind, Question } from '../puzzle.ts';
import { isNear } from '../puzzle.ts';
import { actionsOf } from './actions.ts';
import { everyRun, everySet, type Found } from './everyRun.ts';

/** More than so many nodes are not searched for a puzzle. */
export const MOST_NODES = 60_000;
/** Sets are looked at from this share of the best on; where that shows no other worth, from less. */
const FLOORS = [0.9, 0.75, 0.5, 0];

export const bestRun: PuzzleKind<LoadedEighteen, EighteenState> = {
  name: 'bestRun',
  goal: 'most',

  questions({ title, table }, state) {
    if (state.agenda.at(-1)?.kind !== 'runStep') return [];
    const [company, [seat]] = [actingCompany(state), table.waiting(state)];
    if (company === null || seat === undefined || title.runs.runRules(state, company).mustUse) return [];
    return runTrainsOf(title, state, company).length > 0 ? [{ kind: 'bestRun', seat, company }] : [];
  },

  prove({ title }, state, { company = '' }): Proof | null {
    const searched = runsOf(title, state, company, MOST_NODES);
    if (!searched.optimal || searched.revenue === 0) return null;
    const board = title.runs.runBoard(state);
    const rules = title.runs.runRules(state, company);
    const trains = runTrainsOf(title, state, company);
    const byKind = new Map<string, Found | null>();
    for (const train of trains)
      if (!byKind.has(train.kind)) byKind.set(train.kind, everyRun(board, state, company, train, rules));
    if ([...byKind.values()].includes(null)) return null;
    const listed = ({ kind }: RunTrain) => byKind.get(kind)?.runs ?? [];
    const beginnings = [...byKind.values()].reduce((sum, found) => sum + (found?.beginnings ?? 0), 0);
    for (const share of FLOORS) {
      const all = everySet(trains, listed, searched.revenue * share);
      if (!all) return null;
      if (all.best !== searched.revenue)
        throw new Error(`${company}: the search says ${searched.revenue}, all sets say ${all.best}`);
      const [[, ways] = [0, 0], [next] = [null]] = [...all.sets];
      if (next === null && share > 0) continue;
      const near = [...all.sets].reduce(
        (sum, [worth, sets]) => sum + (isNear(all.best, worth) ? sets : 0),
        0,
      );
      const { runs, carrier } = searched;
      return {
        ...{ best: all.best, ways, next, near },
        compared: all.runs,
        effort: beginnings + all.steps,
        first: all.greedy,
        answer: [{ type: 'runTrains', runs, ...(carrier && { mail: carrier.train }) } as Action],
      };
    }
    return null;
  },

  worth({ title }, state, { company = '' }: Question, actions) {
    const [run, ...more] = actionsOf(actions, 'runTrains');
    if (!run || more.length > 0 || actions.length > 1) return null;
    const worth = checkRuns(
      title.runs.runBoard(state),
      state,
      company,
      runTrainsOf(title, state, company),
      run.runs,
      title.runs.runRules(state, company),
      run.mail,
    );
    return isObjection(worth) ? null : worth.revenue + worth.carried;
  },
};
