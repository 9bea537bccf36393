/** A loan brings money at once and costs the price of the shares for ever. */
import { type EighteenStep, figuresOf } from '@kursbuch/titles/src/lessons/eighteen.ts';
import { BANK_OF_ENGLAND } from '../rules/bankOfEngland.ts';
import { title } from '../rules/title.ts';

const { price, run, trainPrice, treasury } = figuresOf(title);
const LOAN = { type: 'takeLoan' } as const;

export const steps: readonly EighteenStep[] = [
  {
    id: 'loan',
    game: 'outback',
    at: 305,
    seat: 0,
    figures: {
      run: run('CAR'),
      price: price('CAR'),
      treasury: treasury('CAR'),
      train: trainPrice('2E'),
      bank: price(BANK_OF_ENGLAND),
    },
    answers: [
      { id: 'none', does: [{ type: 'pass' }] },
      { id: 'idle', does: [LOAN] },
      { id: 'train', does: [LOAN, { type: 'buyTrain', from: 'bank', kind: '2E', price: 200 }] },
    ],
    right: 'train',
    proof: { highest: 'run', by: 60 },
  },
];
