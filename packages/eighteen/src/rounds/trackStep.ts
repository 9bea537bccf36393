/** The track step: lay or replace tiles, or let a private's power do so. */
import type { Choice } from '@kursbuch/table';
import { answers } from '../actions.ts';
import { anyLay } from '../lay.ts';
import { isPublic } from '../reading.ts';
import type { KitRules, Title } from '../title.ts';
import type { CompanyId, EighteenState, KitAction } from '../types.ts';
import {
  layContext,
  layTile,
  normalLays,
  openColours,
  powerLays,
  powerOf,
  siteAllowed,
  type TrackReason,
  tooLate,
} from './laying.ts';
import { couldOpen } from './prospects.ts';
import { markActed, speakersFor } from './turn.ts';

export interface TrackStepTask {
  readonly kind: 'trackStep';
  readonly company: CompanyId;
}

export function trackStep<Own extends string>(title: Title<Own>): KitRules<TrackStepTask, TrackReason | Own> {
  /** A tile to lay, or a private's tile instead of it. */
  function hasLay(state: EighteenState, company: CompanyId): boolean {
    const context = layContext(title, state, company, openColours(title, state, company));
    return (
      anyLay(context, siteAllowed(title, state, company)) ||
      powerLays(title, state, company, false).length > 0
    );
  }

  return {
    actions: answers('layTile', 'pass'),
    actors: (state, task) => speakersFor(title, state, task.company),
    advance(move, { company }) {
      const { state } = move;
      const colours = openColours(title, state, company);
      if (colours.length === 0) {
        if (powerLays(title, state, company, false).length === 0) move.pop();
      } else if (!isPublic(state)) {
        // Public games ask even when passing is all that is left.
        const has = (table: EighteenState) => hasLay(table, company);
        if (!has(state) && !couldOpen(title, state, company, 'track', has)) move.pop();
      }
    },
    choices(state, task) {
      const powers = powerLays(title, state, task.company, false);
      const found: Choice<KitAction>[] = [];
      if (openColours(title, state, task.company).length > 0)
        found.push({ type: 'many', kind: 'layTile', list: () => normalLays(title, state, task.company) });
      if (powers.length > 0) found.push({ type: 'many', kind: 'layTile', list: () => powers });
      found.push({ type: 'one', action: { type: 'pass' } });
      return found;
    },
    perform(move, task, _seat, action) {
      if (action.type === 'layTile') {
        const power = powerOf(title, move.state, task.company, action);
        const extra = power && !('reason' in power) && power.extra;
        if (!extra && openColours(title, move.state, task.company).length === 0)
          return tooLate(title, move.state, task.company, action);
        return layTile(title, move, task.company, action);
      }
      markActed(move);
      move.pop();
      return undefined;
    },
  };
}
