/** What a share is: a tenth of a company, of what it pays, and a part of what its owner is worth. */
import { type EighteenStep, figuresOf } from '@kursbuch/titles/src/lessons/eighteen.ts';
import { title } from '../rules/title.ts';

const { cash, held, income, price, worth } = figuresOf(title);
const YOU = 2;

export const steps: readonly EighteenStep[] = [
  {
    id: 'buy',
    game: 'first',
    at: 9,
    seat: YOU,
    figures: { cash: cash(YOU), worth: worth(YOU), held: held(YOU, 'B&O'), price: price('B&O') },
    answers: [
      { id: 'buy', does: [{ type: 'buyShare', company: 'B&O', from: 'offer' }] },
      { id: 'other', does: [{ type: 'buyShare', company: 'C&O', from: 'offer' }] },
      { id: 'pass', does: [{ type: 'pass' }] },
    ],
    right: 'buy',
    proof: { highest: 'held', by: 10 },
  },
  {
    id: 'earn',
    game: 'first',
    at: 83,
    seat: YOU,
    figures: { cash: cash(YOU), worth: worth(YOU), income: income(YOU), held: held(YOU, 'B&M') },
    answers: [
      { id: 'keep', does: [{ type: 'pass' }] },
      { id: 'strong', does: [{ type: 'buyShare', company: 'B&M', from: 'offer' }] },
      { id: 'weak', does: [{ type: 'buyShare', company: 'C&O', from: 'offer' }] },
    ],
    right: 'strong',
    proof: { highest: 'income', by: 2 },
  },
];
