/** The dearest private: it brings two shares of B&O, and the right to name their par. */
import type { EighteenState } from '@kursbuch/eighteen';
import { type EighteenStep, figuresOf } from '@kursbuch/titles/src/lessons/eighteen.ts';
import { title } from '../rules/title.ts';

const { cash, par, worth } = figuresOf(title);
const YOU = 2;

/** What the shares cost that are missing before B&O floats. */
const missingIn = (state: EighteenState): number => {
  const percent = title.shares.floatPercent(state, 'B&O') - title.shares.soldPercent(state, 'B&O');
  return ((state.companies['B&O']?.par ?? 0) * percent) / 10;
};

export const steps: readonly EighteenStep[] = [
  {
    id: 'par',
    game: 'first',
    at: 6,
    seat: YOU,
    figures: {
      cash: cash(YOU),
      worth: worth(YOU),
      par: par('B&O'),
      missing: { unit: 'money', of: missingIn },
      begins: { unit: 'money', of: (state) => (state.companies['B&O']?.par ?? 0) * 10 },
    },
    answers: [
      { id: 'low', does: [{ type: 'setPar', company: 'B&O', price: 67 }] },
      { id: 'middle', does: [{ type: 'setPar', company: 'B&O', price: 82 }] },
      { id: 'high', does: [{ type: 'setPar', company: 'B&O', price: 100 }] },
    ],
    right: 'high',
    proof: { highest: 'worth', by: 30 },
  },
];
