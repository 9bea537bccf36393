/** Floating a company: its par, and the shares that must be sold before it gets its money. */
import { type EighteenStep, figuresOf } from '@kursbuch/titles/src/lessons/eighteen.ts';
import { passing } from '@kursbuch/titles/src/lessons/lesson.ts';
import { title } from '../rules/title.ts';

const { cash, director, floatsAt, sold, treasury } = figuresOf(title);
const YOU = 2;
/** All pass, and nobody exchanges a private: the operating round begins. */
const ROUND_ENDS = passing(0, 1, 2, 0);

export const steps: readonly EighteenStep[] = [
  {
    id: 'sixth',
    game: 'first',
    at: 18,
    seat: YOU,
    figures: {
      cash: cash(YOU),
      sold: sold('B&O'),
      needed: floatsAt('B&O'),
      treasury: treasury('B&O'),
      director: director('B&M'),
    },
    answers: [
      { id: 'pass', does: [{ type: 'pass' }], others: passing(0, 1, 0) },
      { id: 'other', does: [{ type: 'buyShare', company: 'B&M', from: 'offer' }], others: ROUND_ENDS },
      { id: 'float', does: [{ type: 'buyShare', company: 'B&O', from: 'offer' }], others: ROUND_ENDS },
    ],
    right: 'float',
    proof: { highest: 'treasury', by: 500 },
  },
];
