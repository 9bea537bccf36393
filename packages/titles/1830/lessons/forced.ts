/** A company with a route must own a train: who pays for it, and where it may come from. */
import { cashOf, trainsOf } from '@kursbuch/eighteen';
import { type EighteenStep, figuresOf } from '@kursbuch/titles/src/lessons/eighteen.ts';
import { title } from '../rules/title.ts';

const { cash, run, trainPrice, treasury } = figuresOf(title);
const YOU = 2;

export const steps: readonly EighteenStep[] = [
  {
    id: 'must',
    game: 'first',
    at: 419,
    seat: YOU,
    stage: 'map',
    figures: {
      cash: cash(YOU),
      treasury: treasury('NYC'),
      diesel: trainPrice('D'),
      run: run('NYC'),
      missing: {
        unit: 'money',
        of: (state) => Math.max(0, (title.trains.get('D')?.price ?? 0) - cashOf(state, 'NYC')),
      },
      face: trainPrice('6'),
      erie: { unit: 'number', of: (state) => trainsOf(state, 'Erie').length },
    },
    answers: [
      { id: 'diesel', does: [{ type: 'buyTrain', from: 'bank', kind: 'D', price: 1100 }] },
      { id: 'dear', does: [{ type: 'buyTrain', from: 'Erie', kind: '6', price: 630 }] },
      { id: 'own', does: [{ type: 'buyTrain', from: 'Erie', kind: '6', price: 1 }] },
    ],
    right: 'own',
    proof: { highest: 'cash', by: 300 },
  },
];
