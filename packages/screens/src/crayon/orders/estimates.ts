/** What each order in sight would take: found once for a state, and only for the eyes that are at the screen. */
import { handOf, type Order, type Prospect, prospectsOf } from '@kursbuch/crayon';
import { computed, type ReadonlySignal } from '@preact/signals';
import { remembered } from '../../parts/remembered.ts';
import type { Game } from '../game/game.ts';
import { ui, words } from '../words/index.ts';

type Estimates = ReadonlyMap<Order, Prospect>;

const NONE: Estimates = new Map();

export const estimates = remembered(
  (game: Game): ReadonlySignal<Estimates> =>
    computed(() => {
      const { value: viewer } = game.eye;
      const { value: state } = game.shown;
      // A plan needs a purse: whoever only watches knows none.
      if (viewer === null || state.result || typeof state.purses[viewer] !== 'number') return NONE;
      return prospectsOf(game.title, state, viewer, [...handOf(state, viewer), ...state.open]);
    }),
);

/** Whole turns; undefined where the money does not suffice for now. */
export const turnsOf = ({ schedule }: Prospect): number | undefined =>
  schedule && Math.max(1, Math.ceil(schedule.turns));

/** Everything that is paid on the way. */
export const costOf = ({ schedule, track }: Prospect): number =>
  schedule ? schedule.track + schedule.fees : track;

/** Steps, track, fees and turns in a line. */
export function estimateLine(prospect: Prospect): string {
  const text = ui().panels;
  const said = words();
  const { steps, track, schedule } = prospect;
  const turns = turnsOf(prospect);
  const fees = schedule?.fees ?? 0;
  return [
    turns === undefined ? text.noMoneyYet : text.turnsOf(turns),
    said.steps(steps),
    ...(track > 0 ? [text.trackFor(said.sum(track))] : []),
    ...(fees > 0 ? [text.feesOf(said.sum(fees))] : []),
  ].join(', ');
}
