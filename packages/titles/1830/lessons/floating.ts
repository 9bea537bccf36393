/** Floating a company: its par, and the shares that must be sold before it gets its money. */
import { cashOf, type EighteenState } from '@kursbuch/eighteen';
import { type EighteenStep, figuresOf } from '@kursbuch/titles/src/lessons/eighteen.ts';
import { passing } from '@kursbuch/titles/src/lessons/lesson.ts';
import { title } from '../rules/title.ts';

const { cash, director, floatsAt, par, sold, treasury } = figuresOf(title);
const YOU = 2;
/** All pass, and nobody exchanges a private: the operating round begins. */
const ROUND_ENDS = passing(0, 1, 2, 0);

/** What the shares cost that are still missing before Erie floats. */
const missingIn = (state: EighteenState): number => {
  const percent = title.shares.floatPercent(state, 'Erie') - title.shares.soldPercent(state, 'Erie');
  return ((state.companies.Erie?.par ?? 0) * percent) / 10;
};
/** What Erie begins with if nobody else buys a share of it: ten times its par, or nothing. */
const beginsWith = (state: EighteenState): number =>
  missingIn(state) > 0 && missingIn(state) <= cashOf(state, YOU) ? (state.companies.Erie?.par ?? 0) * 10 : 0;

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
  {
    id: 'par',
    game: 'first',
    at: 135,
    seat: YOU,
    figures: {
      cash: cash(YOU),
      par: par('Erie'),
      needed: floatsAt('Erie'),
      missing: { unit: 'money', of: missingIn },
      begins: { unit: 'money', of: beginsWith },
    },
    answers: [
      { id: 'high', does: [{ type: 'startCompany', company: 'Erie', price: 100 }] },
      { id: 'middle', does: [{ type: 'startCompany', company: 'Erie', price: 82 }] },
      { id: 'low', does: [{ type: 'startCompany', company: 'Erie', price: 67 }] },
    ],
    right: 'middle',
    proof: { highest: 'begins', by: 100 },
  },
];
