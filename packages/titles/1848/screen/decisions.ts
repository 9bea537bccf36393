/** Decisions of 1848: loans, cheaper privates, debts, the Tasmania tile, and what the Bank of England pays. */

import { canRun, cellOf, companyTurnOf, type KitAction, salePrice } from '@kursbuch/eighteen';
import {
  type ActEntry,
  type Decisions,
  type Draft,
  eventOf,
  type Forms,
  foresee,
  type Game,
  isRehearsed,
  paidBy,
  privateTasks,
  question,
  runTasks,
  stationTasks,
  type TaskForm,
  trackTasks,
  trainStepWith,
  ui,
  verbs,
  words,
} from '@kursbuch/screens/eighteen';
import { isCheapenable } from '../rules/distribution.ts';
import { type Action1848, LOAN, TASMANIA, trainWays } from '../rules/index.ts';
import { LOANS, loansTaken } from './consequences.ts';
import { Debt } from './Debt.tsx';
import { asks, own } from './words.ts';

/** Whose turn it is to pay its shareholders. */
const payer = ({ now }: Game): string => {
  const task = now.value.agenda.at(-1) as { readonly company?: string } | undefined;
  return task?.company ?? '';
};

/** A step of a turn that says so when the Tasmania tile may be laid in it (by the rules of 2021 in every step). */
const namingTasmania = (form: TaskForm): TaskForm => ({
  ...form,
  line(game, asked, seat) {
    const line = form.line?.(game, asked, seat) ?? question(game, asked, seat);
    const mayLay = (asked.offered.get('layTile') ?? []).some(
      (choice) =>
        choice.type === 'many' &&
        choice.list().some((action) => action.type === 'layTile' && action.tile === TASMANIA),
    );
    return mayLay ? `${line} ${own().mayLayTasmania}` : line;
  },
});

/** A company that must own a train takes loans for it; its director gives nothing. */
const byLoans: Parameters<typeof trainStepWith>[0] = {
  of: trainWays,
  takes: (_title, { lacks }) => (lacks > 0 ? own().wayByLoans(Math.ceil(lacks / LOAN)) : undefined),
  none: () => own().noWay,
};

const tasks: Decisions['tasks'] = {
  privateSale: {
    ...privateTasks.privateSale,
    asks: (asked) =>
      words().either([
        ...verbs(asked, ['buyPrivate']),
        ...(asked.offered.has('lowerPrice') ? [own().lowerAPrice] : []),
        ...verbs(asked, ['pass']),
      ]) || ui().bar.asks.privateSale,
  },
  runStep: {
    ...runTasks.runStep,
    asks: ({ offered }) =>
      offered.size === 0 || offered.has('runTrains') ? ui().bar.asks.runStep : own().mustBorrow,
    // VI-75: its last moment for a loan, which saves nothing.
    line(game, asked, seat) {
      const { company, offered } = asked;
      const isLast =
        company !== null &&
        offered.has('takeLoan') &&
        cellOf(game.title.market, game.now.value, company)?.column === 1 &&
        !canRun(game.title, game.now.value, company);
      return isLast ? own().lastLoan(company) : runTasks.runStep.line(game, asked, seat);
    },
  },
  trackStep: namingTasmania(trackTasks.trackStep),
  stationStep: namingTasmania(stationTasks.stationStep),
  trainStep: namingTasmania(trainStepWith(byLoans)),
  institutionTurn: {
    asks: () => asks().institutionTurn,
    tray: { kinds: ['payOut'] },
    actions: {
      payOut: {
        stands: 'tray',
        head: (game) => own().paysShareholders(payer(game)),
        confirm: (game) => own().pays(payer(game)),
      },
    },
  },
  debt: { asks: () => asks().debt, tray: { kinds: ['sellShares'], View: Debt } },
  tasmania: { asks: () => asks().tasmania },
};

/** What a private costs once it is lowered. */
function lowered({ title, now }: Game, one: string, draft: Draft | null): string {
  const by = (draft && eventOf(draft, 'discounted')?.by) ?? title.priceCut;
  return words().money(title, salePrice(title, now.value, one) - by);
}

/** How many loans there are left for everybody, this one taken. */
const loansLeft = ({ outcome }: Draft): number =>
  isRehearsed(outcome) ? (loansTaken(outcome)?.left ?? 0) : 0;

const actions: Forms<Exclude<Action1848, KitAction>> = {
  lowerPrice: {
    stands: 'papers',
    head: (game, { private: one }, draft) => own().lowerDraft(one, lowered(game, one, draft)),
    confirm: (game, { private: one }, draft) => own().lower(lowered(game, one, draft)),
    refused: (_game, { private: one }) => ui().bar.refused.private(one),
    did: ({ private: one }) => own().lowered(one),
    leavesOut: (_game, _action, { kind }) => kind === 'cheaper',
  },
  takeLoan: {
    stands: 'bar',
    // How much it is, the rules say; until then nothing is said.
    head: (game, _action, draft) =>
      isRehearsed(draft.outcome)
        ? own().loanDraft(
            companyTurnOf(game.now.value)?.company ?? '',
            words().money(game.title, paidBy(draft, null, 'loan') ?? 0),
            loansLeft(draft),
          )
        : '',
    confirm: ({ title }, _action, draft) =>
      own().takeLoan(
        isRehearsed(draft.outcome) ? words().money(title, paidBy(draft, null, 'loan') ?? 0) : '',
      ),
    refused: () => own().noLoan,
    button: {
      tone: 'alt',
      atOnce: false,
      last: true,
      label(game, action, seat) {
        const told = foresee(game, seat, action);
        const loans = isRehearsed(told) ? loansTaken(told) : undefined;
        return own().takeLoan(loans ? words().money(game.title, loans.amount) : '');
      },
      // The plan of the runs is always in the hand, so that the bar has no room for a loan.
      besidesIn: ['runStep'],
    },
    leavesOut: (_game, _action, one) => one.kind === 'own' && one.name === LOANS,
  },
};

export const decisions: Decisions = { tasks, actions };

/** Any private may be made cheaper instead of being bought (IV-4). */
export const lowering: ActEntry = {
  at: 'lot',
  acts: ({ title, shown }, lot) => [
    {
      action: { type: 'lowerPrice', private: lot },
      label: own().lower(words().number(salePrice(title, shown.value, lot) - title.priceCut)),
      isCheaper: isCheapenable(title, shown.value, lot),
    },
  ],
};
