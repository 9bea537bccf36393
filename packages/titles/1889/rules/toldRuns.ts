/** Runs as older public records tell them: through full cities too, which nobody checked there. */
import {
  checkRuns,
  type EighteenState,
  type KitAction,
  type KitRules,
  type RunStepTask,
  runFor,
  runTrainsOf,
  type Title,
} from '@kursbuch/eighteen';
import { isObjection } from '@kursbuch/table';
import { optionsOf } from './options.ts';

type RunTrains = KitAction & { type: 'runTrains' };

/** What runs earn that only stations of others keep back; undefined where they are no such runs. */
function worthAsTold(title: Title, state: EighteenState, company: string, { runs }: RunTrains) {
  if (!optionsOf(state).runsAsTold || runs.length === 0) return undefined;
  const stations = state.stations.filter((station) => station.company === company);
  const worth = checkRuns(
    title.runs.runBoard(state),
    { ...state, stations },
    company,
    runTrainsOf(title, state, company),
    runs,
    title.runs.runRules(state, company),
  );
  return isObjection(worth) ? undefined : worth;
}

export function runsAsTold<R extends string>(
  title: Title,
  step: KitRules<RunStepTask, R>,
): KitRules<RunStepTask, R> {
  return {
    ...step,
    choices: (state, task, seat) =>
      step.choices(state, task, seat).map((choice) =>
        choice.type !== 'many' || !optionsOf(state).runsAsTold
          ? choice
          : {
              ...choice,
              includes: (action) =>
                choice.includes?.(action) === true ||
                (action.type === 'runTrains' && !!worthAsTold(title, state, task.company, action)),
            },
      ),
    perform(move, task, seat, action) {
      const told = action.type === 'runTrains' && worthAsTold(title, move.state, task.company, action);
      if (!told) return step.perform(move, task, seat, action);
      runFor(title, move, task.company, action, told);
      return undefined;
    },
  };
}
