/** Mail contracts: an income at the start of a turn, bought at its end (MAILIN, MAIL). */
import {
  answers,
  type CompanyId,
  cashOf,
  type EighteenState,
  type KitAction,
  type KitRules,
  markActed,
  pay,
  phaseOf,
  speakersFor,
  type Title,
} from '@kursbuch/eighteen';
import { type Choice, type Objection, oneOf } from '@kursbuch/table';
import { MAIL } from '../facts/components.ts';
import { isLocal } from './kinds.ts';
import { changeOwn, type MailSize, ownOf } from './own.ts';

export interface BuyMail {
  readonly type: 'buyMail';
  readonly size: MailSize;
}

interface MailIncomeTask {
  readonly kind: 'mailIncome';
  readonly company: CompanyId;
}

export interface MailStepTask {
  readonly kind: 'mailStep';
  readonly company: CompanyId;
}

const SIZES: readonly MailSize[] = ['small', 'large'];

/** What a contract pays now. */
export const mailIncomeOf = (title: Title, state: EighteenState, size: MailSize): number =>
  MAIL[size].income[phaseOf(title, state).tiles.at(-1) ?? 'yellow'];

/** How many contracts of a size are left. */
export const mailLeft = (state: EighteenState, size: MailSize): number =>
  MAIL[size].count - Object.values(ownOf(state).mail).filter((one) => one === size).length;

/** The first step of a turn: nobody is asked. */
export function mailIncome(title: Title): KitRules<MailIncomeTask> {
  return {
    actions: {},
    actors: () => [],
    choices: () => [],
    perform: () => ({ reason: 'notNow' }),
    advance(move, { company }) {
      move.pop();
      const size = ownOf(move.state).mail[company];
      if (size) pay(title, move, 'bank', company, mailIncomeOf(title, move.state, size), 'mail');
    },
  };
}

type MailReason = 'mailNotForLocals' | 'mailOwned' | 'mailSoldOut' | 'mailTooExpensive';

/** Why a company may not buy a contract of this size. */
function mailProblem(
  state: EighteenState,
  company: CompanyId,
  size: MailSize,
): Objection<MailReason> | undefined {
  if (isLocal(company)) return { reason: 'mailNotForLocals', params: { company } };
  if (ownOf(state).mail[company]) return { reason: 'mailOwned', params: { company } };
  if (mailLeft(state, size) === 0) return { reason: 'mailSoldOut', params: { size } };
  const { price } = MAIL[size];
  const cash = cashOf(state, company);
  return cash < price ? { reason: 'mailTooExpensive', params: { cost: price, cash } } : undefined;
}

/** The last step of a turn. */
export function mailStep(title: Title): KitRules<MailStepTask, MailReason, KitAction | BuyMail> {
  return {
    actions: { ...answers('pass'), buyMail: { size: oneOf('small', 'large') } },
    actors: (state, { company }) => speakersFor(title, state, company),
    advance(move, { company }) {
      if (SIZES.every((size) => mailProblem(move.state, company, size))) move.pop();
    },
    choices(state, { company }) {
      const found: Choice<KitAction | BuyMail>[] = SIZES.filter(
        (size) => !mailProblem(state, company, size),
      ).map((size) => ({ type: 'one', action: { type: 'buyMail', size } }));
      found.push({ type: 'one', action: { type: 'pass' } });
      return found;
    },
    perform(move, { company }, _seat, action) {
      if (action.type === 'buyMail') {
        const problem = mailProblem(move.state, company, action.size);
        if (problem) return problem;
        pay(title, move, company, 'bank', MAIL[action.size].price, 'mailContract');
        changeOwn(move, { mail: { ...ownOf(move.state).mail, [company]: action.size } });
      }
      markActed(move);
      move.pop();
      return undefined;
    },
  };
}
