/** The 2E runs from an own station to Alice Springs, past everything between. */
import { type EighteenStep, figuresOf } from '@kursbuch/titles/src/lessons/eighteen.ts';
import { title } from '../rules/title.ts';

const { run, trainPrice, treasury } = figuresOf(title);

export const steps: readonly EighteenStep[] = [
  {
    id: 'alice',
    game: 'outback',
    at: 293,
    seat: 0,
    figures: { run: run('WA'), treasury: treasury('WA'), price: trainPrice('2E') },
    answers: [
      { id: 'keep', does: [{ type: 'pass' }] },
      { id: 'express', does: [{ type: 'buyTrain', from: 'bank', kind: '2E', price: 200 }] },
    ],
    right: 'express',
    proof: { highest: 'run', by: 60 },
  },
];
