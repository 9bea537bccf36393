/** The train step: buy trains; a company with a route must end it with one, if its director has to pay for it. */
import { answers } from '../actions.ts';
import { sellShares, shareSalePrice } from '../shares.ts';
import type { KitRules, Title } from '../title.ts';
import { countedTrains, usefulTrains } from '../trains.ts';
import type { CompanyId, Deal } from '../types.ts';
import { propose } from './consent.ts';
import type { DiscardTrainsTask } from './discardTrains.ts';
import {
  type ForcedOfferReason,
  type ForcedSaleReason,
  forcedOfferProblem,
  forcedSaleProblem,
  goBankrupt,
  isRuined,
  rescue,
} from './forcedPurchase.ts';
import { couldOpen } from './prospects.ts';
import {
  buyTrain,
  type TrainPurchaseReason,
  trainDuty,
  trainPurchaseProblem,
  trainPurchases,
} from './trainPurchase.ts';
import { markActed, speakersFor } from './turn.ts';

export interface TrainStepTask {
  readonly kind: 'trainStep';
  readonly company: CompanyId;
  /** Price of the last share its director has sold in this step. */
  readonly raised?: number;
  /** What he has sold shares of, where each company's are sold at once. */
  readonly sold?: readonly CompanyId[];
}

export type TrainStepReason =
  | TrainPurchaseReason
  | ForcedSaleReason
  | ForcedOfferReason
  | 'notBankrupt'
  | 'mustOwnTrain';

export function trainStep<Own extends string>(
  title: Title<Own>,
): KitRules<TrainStepTask, TrainStepReason | Own> {
  return {
    actions: answers('buyTrain', 'sellShares', 'offerPrivate', 'declareBankruptcy', 'pass'),
    actors: (state, task) => speakersFor(title, state, task.company),
    advance(move, task) {
      const { state } = move;
      // A purchase above the limit, where it is allowed, ends with giving a train back.
      if (countedTrains(title, state, task.company).length > title.fleet.trainLimit(state, task.company)) {
        move.push({ kind: 'discardTrains', inStep: true } satisfies DiscardTrainsTask);
        return;
      }
      if (trainDuty(title, state, task.company)) return;
      // What the last sale rules out in public games does not end the step.
      const { raised: _, ...open } = task;
      if (trainPurchases(title, state, open).next().done === false) return;
      // Without a train, a private's tile could make the route that brings the duty, and the director's help with it.
      const waits =
        usefulTrains(title, state, task.company).length === 0 &&
        couldOpen(title, state, task.company, 'later', (table) => trainDuty(title, table, task.company));
      if (!waits) move.pop();
    },
    choices(state, task) {
      const found = [...trainPurchases(title, state, task), ...rescue(title, state, task)];
      if (!trainDuty(title, state, task.company)) found.push({ type: 'one', action: { type: 'pass' } });
      return found;
    },
    perform(move, task, seat, action) {
      const { state } = move;
      const { company } = task;
      switch (action.type) {
        case 'buyTrain': {
          const problem = trainPurchaseProblem(title, state, task, action);
          if (problem) return problem;
          markActed(move);
          buyTrain(title, move, company, seat, action);
          return undefined;
        }
        case 'sellShares': {
          if (!title.companies.has(action.company))
            return { reason: 'noSuchCompany', params: { company: action.company } };
          if (!trainDuty(title, state, company)) return { reason: 'onlyWhenForced' };
          const problem = forcedSaleProblem(title, state, task, seat, action.company, action.count);
          if (problem) return problem;
          markActed(move);
          move.update({
            ...task,
            raised: shareSalePrice(title, state, action.company) as number,
            ...(title.fleet.oneForcedBlock(state) && { sold: [...(task.sold ?? []), action.company] }),
          });
          sellShares(title, move, seat, action.company, action.count);
          return undefined;
        }
        case 'offerPrivate': {
          const problem = forcedOfferProblem(
            title,
            state,
            company,
            seat,
            action.private,
            action.to,
            action.price,
          );
          if (problem) return problem;
          const deal: Deal = {
            item: 'private',
            private: action.private,
            buyer: action.to,
            seller: seat,
            price: action.price,
          };
          markActed(move);
          propose(move, action.to, deal);
          return undefined;
        }
        case 'declareBankruptcy': {
          if (!trainDuty(title, state, company) || !isRuined(title, state, task))
            return { reason: 'notBankrupt' };
          goBankrupt(title, move, task, seat);
          return undefined;
        }
        case 'pass':
          if (trainDuty(title, state, company)) return { reason: 'mustOwnTrain', params: { company } };
          markActed(move);
          move.pop();
          return undefined;
        default:
          return { reason: 'notNow' };
      }
    },
  };
}
