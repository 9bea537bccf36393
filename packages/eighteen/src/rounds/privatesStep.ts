/** The last step of a turn: privates and their powers. */
import { answers } from '../actions.ts';
import { privateState } from '../privates.ts';
import { isPublic } from '../reading.ts';
import type { KitRules, Title } from '../title.ts';
import type { CompanyId, EighteenState } from '../types.ts';
import { powerLays } from './laying.ts';
import { privatePurchases } from './privatePurchase.ts';
import { companyTurnOf, speakersFor } from './turn.ts';

/** The last chance to buy privates and to use their powers; ends by itself when there is none. */
export interface PrivatesStepTask {
  readonly kind: 'privatesStep';
  readonly company: CompanyId;
}

export function privatesStep(title: Title): KitRules<PrivatesStepTask> {
  return {
    actions: answers('pass'),
    actors: (state, task) => speakersFor(title, state, task.company),
    advance(move, task) {
      const turn = companyTurnOf(move.state);
      if (turn && !privatePurchases(title, move.state, turn).next().done) return;
      const isPowerOpen = isPublic(move.state)
        ? hasUnusedPower(title, move.state, task.company)
        : powerLays(title, move.state, task.company, true).length > 0;
      if (!isPowerOpen) move.pop();
    },
    choices: () => [{ type: 'one', action: { type: 'pass' } }],
    perform(move) {
      move.pop();
      return undefined;
    },
  };
}

/** Does the company own a private whose power at any moment has not been used, whatever the map allows? */
const hasUnusedPower = (title: Title, state: EighteenState, company: CompanyId): boolean =>
  title.tilePowers.some(({ private: one, anyStep }) => {
    const { owner, closed, used } = privateState(state, one);
    return anyStep && owner === company && !closed && !used;
  });
