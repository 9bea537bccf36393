/** Two gauges: a train runs on its own, and on track that has both. */
import { type EighteenStep, figuresOf } from '@kursbuch/titles/src/lessons/eighteen.ts';
import { title } from '../rules/title.ts';

const { run, trainPrice, treasury } = figuresOf(title);

export const steps: readonly EighteenStep[] = [
  {
    id: 'train',
    game: 'india',
    at: 338,
    seat: 2,
    figures: {
      run: run('MSM'),
      treasury: treasury('MSM'),
      standard: trainPrice('3'),
      metre: trainPrice('3M'),
    },
    answers: [
      { id: 'metre', does: [{ type: 'buyTrain', from: 'bank', kind: '3M', price: 430 }] },
      { id: 'standard', does: [{ type: 'buyTrain', from: 'bank', kind: '3', price: 440 }] },
    ],
    right: 'standard',
    proof: { highest: 'run', by: 100 },
  },
];
