/** Paying out or keeping: for whom a company earns, and when it needs the money itself. */
import { type EighteenStep, figuresOf } from '@kursbuch/titles/src/lessons/eighteen.ts';
import { title } from '../rules/title.ts';

const { cash, held, price, revenue, trainPrice, treasury, worth } = figuresOf(title);
const YOU = 2;

export const steps: readonly EighteenStep[] = [
  {
    id: 'pay',
    game: 'first',
    at: 52,
    seat: YOU,
    figures: {
      revenue: revenue(),
      held: held(YOU, 'B&O'),
      cash: cash(YOU),
      price: price('B&O'),
      treasury: treasury('B&O'),
      worth: worth(YOU),
    },
    answers: [
      { id: 'keep', does: [{ type: 'withhold' }] },
      { id: 'pay', does: [{ type: 'payOut' }] },
    ],
    right: 'pay',
    proof: { player: 200 },
  },
  {
    id: 'keep',
    game: 'first',
    at: 203,
    seat: YOU,
    figures: {
      revenue: revenue(),
      cash: cash(YOU),
      price: price('B&O'),
      treasury: treasury('B&O'),
      train: trainPrice('5'),
    },
    answers: [
      { id: 'pay', does: [{ type: 'payOut' }] },
      { id: 'keep', does: [{ type: 'withhold' }] },
    ],
    right: 'keep',
    proof: { player: 500 },
  },
];
