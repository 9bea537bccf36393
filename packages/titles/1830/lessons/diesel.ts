/** The first diesel: cheaper for an old train, and the end of every 4-train. */
import { type EighteenStep, figuresOf } from '@kursbuch/titles/src/lessons/eighteen.ts';
import { title } from '../rules/title.ts';

const { run, trainPrice, trains, treasury } = figuresOf(title);
const YOU = 1;

export const steps: readonly EighteenStep[] = [
  {
    id: 'trade',
    game: 'first',
    at: 347,
    seat: YOU,
    stage: 'map',
    figures: {
      treasury: treasury('NYNH'),
      own: run('NYNH'),
      rival: run('B&M'),
      rivals: trains('B&M'),
      price: trainPrice('D'),
      trade: { unit: 'money', of: () => title.trains.get('D')?.tradeIn?.price ?? 0 },
    },
    answers: [
      { id: 'save', does: [{ type: 'pass' }] },
      { id: 'five', does: [{ type: 'buyTrain', from: 'C&O', kind: '5', price: 1 }] },
      { id: 'diesel', does: [{ type: 'buyTrain', from: 'bank', kind: 'D', price: 800, tradeIn: '4' }] },
    ],
    right: 'diesel',
    proof: { lowest: 'rival', by: 100 },
  },
];
