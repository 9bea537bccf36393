/** Too many trains: each company over the limit gives one back until it fits. The answers come in any order, or in that of play. */
import type { Seat } from '@kursbuch/table';
import { answers } from '../actions.ts';
import type { KitRules, Title } from '../title.ts';
import { companiesOverLimit, countedTrains } from '../trains.ts';
import type { CompanyId, EighteenState } from '../types.ts';

export interface DiscardTrainsTask {
  readonly kind: 'discardTrains';
  /** A company is above its limit in its train step, where it has bought; otherwise a new phase has lowered the limit of all. */
  readonly inStep?: true;
}

export type DiscardReason = 'discardFirst' | 'withinTrainLimit' | 'notDirector' | 'discardNotOwned';

/** The companies that are asked now. */
function asked(title: Title, state: EighteenState): readonly CompanyId[] {
  const over = companiesOverLimit(title, state);
  return title.fleet.discardsInOrder(state) ? over.slice(0, 1) : over;
}

export function discardTrains(title: Title): KitRules<DiscardTrainsTask, DiscardReason> {
  return {
    actions: answers('discardTrain'),
    modal: true,
    first: 'discardFirst',
    actors: (state) => {
      const speakers = asked(title, state).map((company) => title.operating.speaker(state, company));
      return [...new Set(speakers.filter((seat): seat is Seat => seat !== null))];
    },
    advance(move) {
      if (companiesOverLimit(title, move.state).length === 0) move.pop();
    },
    choices(state, _task, seat) {
      return asked(title, state)
        .filter((company) => title.operating.speaker(state, company) === seat)
        .flatMap((company) => {
          const kinds = new Set(countedTrains(title, state, company).map((train) => train.kind));
          return [...kinds].map(
            (kind) => ({ type: 'one', action: { type: 'discardTrain', company, kind } }) as const,
          );
        });
    },
    perform(move, _task, seat, action) {
      if (action.type !== 'discardTrain') return { reason: 'discardFirst' };
      if (!companiesOverLimit(title, move.state).includes(action.company))
        return { reason: 'withinTrainLimit', params: { company: action.company } };
      if (title.operating.speaker(move.state, action.company) !== seat)
        return { reason: 'notDirector', params: { company: action.company } };
      if (!asked(title, move.state).includes(action.company)) return { reason: 'discardFirst' };
      const counted = countedTrains(title, move.state, action.company);
      const train = counted.find(({ kind }) => kind === action.kind);
      if (!train)
        return { reason: 'discardNotOwned', params: { company: action.company, kind: action.kind } };
      const to = title.fleet.discardsTo(move.state);
      move.emit({ type: 'trainMoved', train: train.id, to, why: 'discarded' });
      return undefined;
    },
  };
}
