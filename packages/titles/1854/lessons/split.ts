/** The red line of the market: where a price crosses it, papers are halved and paid for, and five more can be bought. */
import { type EighteenStep, figuresOf } from '@kursbuch/titles/src/lessons/eighteen.ts';
import { title } from '../rules/title.ts';

const { cash, held, price, revenue, treasury, worth } = figuresOf(title);
const YOU = 2;

export const steps: readonly EighteenStep[] = [
  {
    id: 'line',
    game: 'danube',
    at: 74,
    seat: YOU,
    stage: 'market',
    figures: {
      cash: cash(YOU),
      worth: worth(YOU),
      held: held(YOU, 'SD'),
      price: price('SD'),
      revenue: revenue(),
      treasury: treasury('SD'),
    },
    answers: [
      { id: 'keep', does: [{ type: 'withhold' }] },
      { id: 'pay', does: [{ type: 'payOut' }] },
    ],
    right: 'pay',
    proof: { highest: 'cash', by: 150 },
  },
];
