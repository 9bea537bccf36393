/** A home that lies undecided: its circle is named before anything else goes on. */
import type { Seat } from '@kursbuch/table';
import { answers } from '../actions.ts';
import { faceAt } from '../board.ts';
import type { KitRules, Title } from '../title.ts';
import type { CompanyId, EighteenState } from '../types.ts';

/** Where an open home station stands: asked as soon as there is track to stand on. */
export interface ChooseHomeTask {
  readonly kind: 'chooseHome';
  readonly company: CompanyId;
  readonly hex: string;
  /** Who names the circle. */
  readonly seat: Seat;
}

export function chooseHome(title: Title): KitRules<ChooseHomeTask, 'homeFirst' | 'notAHome'> {
  const stops = (state: EighteenState, task: ChooseHomeTask): readonly number[] =>
    (faceAt(title.board, state.tiles, task.hex)?.stops ?? []).flatMap((facts, stop) => {
      const taken = state.stations.filter(
        (station) => station.hex === task.hex && station.stop === stop,
      ).length;
      return facts.kind === 'city' && taken < (facts.slots ?? 1) ? [stop] : [];
    });
  return {
    actions: answers('chooseHome'),
    modal: true,
    first: 'homeFirst',
    actors: (_state, task) => [task.seat],
    choices: (state, task) =>
      stops(state, task).map(
        (stop) => ({ type: 'one', action: { type: 'chooseHome', hex: task.hex, stop } }) as const,
      ),
    perform(move, task, _seat, action) {
      if (action.type !== 'chooseHome') return { reason: 'homeFirst' };
      if (action.hex !== task.hex || !stops(move.state, task).includes(action.stop))
        return { reason: 'notAHome', params: { hex: action.hex, stop: action.stop } };
      move.pop();
      move.emit({
        type: 'stationMoved',
        company: task.company,
        hex: task.hex,
        from: null,
        stop: action.stop,
      });
      return undefined;
    },
  };
}
