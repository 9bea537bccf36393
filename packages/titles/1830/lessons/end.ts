/** The end: what counts, and what no longer does. */
import { type EighteenStep, figuresOf } from '@kursbuch/titles/src/lessons/eighteen.ts';
import { title } from '../rules/title.ts';

const { bank, cash, income, price, revenue, treasury, worth } = figuresOf(title);
const YOU = 2;

export const steps: readonly EighteenStep[] = [
  {
    id: 'lastShares',
    game: 'first',
    at: 557,
    seat: YOU,
    figures: { bank: bank(), cash: cash(YOU), income: income(YOU), worth: worth(YOU) },
    answers: [
      { id: 'keep', does: [{ type: 'pass' }] },
      { id: 'sell', does: [{ type: 'sellShares', company: 'B&O', count: 1 }] },
      { id: 'buy', does: [{ type: 'buyShare', company: 'NYNH', from: 'offer' }] },
    ],
    right: 'buy',
    proof: { highest: 'income', by: 10 },
  },
  {
    id: 'lastRun',
    game: 'first',
    at: 634,
    seat: YOU,
    figures: {
      bank: bank(),
      revenue: revenue(),
      treasury: treasury('B&O'),
      price: price('B&O'),
      cash: cash(YOU),
      worth: worth(YOU),
    },
    answers: [
      { id: 'keep', does: [{ type: 'withhold' }] },
      { id: 'pay', does: [{ type: 'payOut' }] },
    ],
    right: 'pay',
    proof: { highest: 'worth', by: 50 },
  },
];
