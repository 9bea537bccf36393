/** Where track joins across a border of gauges a train loses a stop, unless it is a plus train. */
import { type EighteenStep, figuresOf } from '@kursbuch/titles/src/lessons/eighteen.ts';
import { title } from '../rules/title.ts';

const { run, trainPrice, treasury } = figuresOf(title);

export const steps: readonly EighteenStep[] = [
  {
    id: 'plus',
    game: 'outback',
    at: 298,
    seat: 2,
    figures: {
      run: run('NSW'),
      treasury: treasury('NSW'),
      plain: trainPrice('5'),
      plus: trainPrice('5+'),
      express: trainPrice('2E'),
    },
    answers: [
      { id: 'plain', does: [{ type: 'buyTrain', from: 'bank', kind: '5', price: 500 }] },
      { id: 'plus', does: [{ type: 'buyTrain', from: 'bank', kind: '5+', price: 550 }] },
      { id: 'express', does: [{ type: 'buyTrain', from: 'bank', kind: '2E', price: 200 }] },
    ],
    right: 'plus',
    proof: { highest: 'run', by: 20 },
  },
];
