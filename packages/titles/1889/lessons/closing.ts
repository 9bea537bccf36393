/** The first 5-train closes the privates: what is sold before is sold, and one of them stays. */
import { type EighteenStep, figuresOf } from '@kursbuch/titles/src/lessons/eighteen.ts';
import { title } from '../rules/title.ts';

const { cash, trainPrice, treasury } = figuresOf(title);
const YOU = 2;
const FIVE = { type: 'buyTrain', from: 'bank', kind: '5', price: 450 } as const;
/** Nothing is laid on Ohzu. */
const NO_TILE = { type: 'pass' } as const;

export const steps: readonly EighteenStep[] = [
  {
    id: 'five',
    game: 'shikoku',
    at: 290,
    seat: YOU,
    figures: {
      cash: cash(YOU),
      treasury: treasury('UR'),
      train: trainPrice('5'),
      uno: { unit: 'money', of: (state) => title.operating.privateIncome(state, 'UTF') },
    },
    answers: [
      { id: 'now', does: [FIVE] },
      { id: 'cheap', does: [{ type: 'requestPrivate', private: 'ER', price: 20 }, NO_TILE, FIVE] },
      { id: 'sell', does: [{ type: 'requestPrivate', private: 'ER', price: 80 }, NO_TILE, FIVE] },
    ],
    right: 'sell',
    proof: { highest: 'cash', by: 60 },
  },
];
