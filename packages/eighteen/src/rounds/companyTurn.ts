/** A company's turn: its steps in the title's order, and what may be done for it at any moment of them. */
import type { Choice } from '@kursbuch/table';
import { answers } from '../actions.ts';
import type { KitRules, Title } from '../title.ts';
import type { KitAction } from '../types.ts';
import { carryOut, propose } from './consent.ts';
import { layTile, powerLays, powerOf, type TrackReason, tooLate } from './laying.ts';
import { type PrivatePurchaseReason, privatePurchaseOf, privatePurchases } from './privatePurchase.ts';
import { type StationActionReason, stationActionProblem } from './stationStep.ts';
import { type CompanyTurnTask, speakersFor } from './turn.ts';

export type TurnReason = PrivatePurchaseReason | TrackReason | StationActionReason;

export function companyTurn<Own extends string>(
  title: Title<Own>,
): KitRules<CompanyTurnTask, TurnReason | Own> {
  return {
    // A station whose step was left out (no money, no place) is refused here for what is wrong with it.
    actions: answers('requestPrivate', 'layTile', 'placeStation'),
    actors: (state, task) => speakersFor(title, state, task.company),
    advance(move, task) {
      const { company } = task;
      const steps = title.operating.steps(move.state, company);
      const at = task.step === 'begin' ? -1 : steps.findIndex(({ name }) => name === task.step);
      const step = steps[at];
      if (!step && task.step !== 'begin') {
        move.pop();
        return;
      }
      const next = { ...task, step: steps[at + 1]?.name ?? 'end' };
      if (step) {
        move.update(next);
        move.push({ kind: step.task, company });
        return;
      }
      const first = !move.state.companies[company]?.operated;
      move.emit({ type: 'turnBegan', company });
      move.update(next);
      if (first) title.stations.placeHome(title, move, company);
    },
    choices(state, task) {
      const found: Choice<KitAction>[] = [...privatePurchases(title, state, task)];
      const extra = powerLays(title, state, task.company, true);
      if (extra.length > 0) found.push({ type: 'many', kind: 'layTile', list: () => extra });
      return found;
    },
    perform(move, task, seat, action) {
      if (action.type === 'layTile') {
        const power = powerOf(title, move.state, task.company, action);
        if (power && 'reason' in power) return power;
        if (power?.reasons.late && !power.anyStep)
          return { reason: power.reasons.late, params: { company: task.company } };
        if (!power?.anyStep) return tooLate(title, move.state, task.company, action);
        return layTile(title, move, task.company, action);
      }
      if (action.type === 'placeStation') {
        const { company, stationOver } = task;
        const reason = stationOver === 'placed' ? 'placedAlready' : 'stepOver';
        const over = { reason, params: { company, action: action.type } } as const;
        return stationOver ? over : (stationActionProblem(title, move.state, task.company, action) ?? over);
      }
      if (action.type !== 'requestPrivate') return { reason: 'notNow' };
      const deal = privatePurchaseOf(title, move.state, task, action.private, action.price);
      if ('reason' in deal) return deal;
      move.update({ ...task, acted: true });
      if (deal.seller === seat) carryOut(title, move, deal);
      else propose(move, deal.seller, deal);
      return undefined;
    },
  };
}
