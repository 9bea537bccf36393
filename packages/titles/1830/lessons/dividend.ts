/** Paying out or keeping: for whom a company earns, and when it needs the money itself. */
import { type EighteenStep, figuresOf } from '@kursbuch/titles/src/lessons/eighteen.ts';
import { title } from '../rules/title.ts';

const { cash, held, price, revenue, run, trainPrice, treasury, worth } = figuresOf(title);
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
    proof: { highest: 'worth', by: 100 },
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
      run: run('B&O'),
    },
    answers: [
      { id: 'pay', does: [{ type: 'payOut' }, { type: 'pass' }] },
      {
        id: 'keep',
        does: [{ type: 'withhold' }, { type: 'buyTrain', from: 'bank', kind: '5', price: 450 }],
      },
    ],
    right: 'keep',
    proof: { highest: 'run', by: 50 },
  },
];
