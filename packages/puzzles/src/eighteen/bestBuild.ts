/**
 * The tile, or the station, after which the company's trains could earn most. Every one that the rules let it lay or place
 * now is tried at the table, and the best runs are searched on the map that follows.
 */
import {
  actingCompany,
  type EighteenState,
  type KitAction,
  type LoadedEighteen,
  runsOf,
  runTrainsOf,
} from '@kursbuch/eighteen';
import { type Action, isRefusal, type Seat } from '@kursbuch/table';
import { compared, type Proof, type PuzzleKind } from '../puzzle.ts';
import { MOST_NODES } from './bestRun.ts';

type Build = Extract<KitAction, { readonly type: 'layTile' | 'placeStation' }>;

/** More than so many are not tried. */
const MOST_BUILDS = 400;

/** Everything of this type that the seat may do now. */
function builds(
  { table }: LoadedEighteen,
  state: EighteenState,
  seat: Seat,
  type: Build['type'],
): readonly Build[] {
  const isBuild = (action: Action): action is Build => action.type === type;
  return table.choices(state, seat).flatMap((choice): readonly Build[] => {
    if (choice.type === 'many') return choice.kind === type ? choice.list().filter(isBuild) : [];
    return choice.type === 'one' && isBuild(choice.action) ? [choice.action] : [];
  });
}

/** What the trains of the company can earn on this map, proved, and what that took; null if it takes too long. */
function earned({ title }: LoadedEighteen, state: EighteenState, company: string) {
  const { revenue, nodes, optimal } = runsOf(title, state, company, MOST_NODES);
  return optimal ? { revenue, nodes } : null;
}

const buildKind = (
  name: string,
  step: string,
  type: Build['type'],
): PuzzleKind<LoadedEighteen, EighteenState> => ({
  name,
  goal: 'most',

  questions({ title, table }, state) {
    if (state.agenda.at(-1)?.kind !== step) return [];
    const [company, [seat]] = [actingCompany(state), table.waiting(state)];
    if (company === null || seat === undefined || title.runs.runRules(state, company).mustUse) return [];
    return runTrainsOf(title, state, company).length > 0 ? [{ kind: name, seat, company }] : [];
  },

  prove(loaded, state, { seat, company = '' }): Proof | null {
    const all = builds(loaded, state, seat, type);
    const now = earned(loaded, state, company);
    if (all.length === 0 || all.length > MOST_BUILDS || !now) return null;
    const worths: number[] = [];
    let effort = now.nodes;
    for (const build of all) {
      const outcome = loaded.table.act(state, seat, build);
      const after = isRefusal(outcome) ? null : earned(loaded, outcome.state, company);
      if (!after) return null;
      worths.push(after.revenue);
      effort += after.nodes;
    }
    const proved = compared('most', worths);
    const answer = proved && all[worths.indexOf(proved.best)];
    return proved && answer ? { ...proved, effort, first: now.revenue, answer: [answer] } : null;
  },

  worth(loaded, state, { seat, company = '' }, actions) {
    const [build, ...more] = actions;
    if (build?.type !== type || more.length > 0) return null;
    const outcome = loaded.table.act(state, seat, build);
    return isRefusal(outcome) ? null : (earned(loaded, outcome.state, company)?.revenue ?? null);
  },
});

export const bestTile = buildKind('bestTile', 'trackStep', 'layTile');
export const bestStation = buildKind('bestStation', 'stationStep', 'placeStation');
