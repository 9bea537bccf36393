/** A mail contract: an income at the beginning of every turn, larger in later phases. */
import { type EighteenStep, figuresOf } from '@kursbuch/titles/src/lessons/eighteen.ts';
import { mailIncomeOf } from '../rules/mail.ts';
import { ownOf } from '../rules/own.ts';
import { title } from '../rules/title.ts';

const { treasury } = figuresOf(title);

export const steps: readonly EighteenStep[] = [
  {
    id: 'contract',
    game: 'alps',
    at: 35,
    seat: 2,
    figures: {
      treasury: treasury('SD'),
      income: {
        unit: 'money',
        of: (state) => {
          const size = ownOf(state).mail.SD;
          return size ? mailIncomeOf(title, state, size) : 0;
        },
      },
    },
    answers: [
      { id: 'none', does: [{ type: 'pass' }] },
      { id: 'small', does: [{ type: 'buyMail', size: 'small' }] },
      { id: 'large', does: [{ type: 'buyMail', size: 'large' }] },
    ],
    right: 'large',
    proof: { highest: 'income', by: 10 },
  },
];
