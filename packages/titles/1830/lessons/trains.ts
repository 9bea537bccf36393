/** Trains that scrap others: the first of a kind ends an older one, for everybody. */
import { type EighteenStep, figuresOf } from '@kursbuch/titles/src/lessons/eighteen.ts';
import { title } from '../rules/title.ts';

const { run, trainPrice, trains, treasury } = figuresOf(title);
const CLEO = 1;
const DAN = 2;

export const steps: readonly EighteenStep[] = [
  {
    id: 'scrap',
    game: 'first',
    at: 183,
    seat: CLEO,
    stage: 'map',
    figures: {
      treasury: treasury('NYNH'),
      own: run('NYNH'),
      rival: run('B&O'),
      rivals: trains('B&O'),
      price: trainPrice('4'),
    },
    answers: [
      { id: 'old', does: [{ type: 'buyTrain', from: 'C&O', kind: '2', price: 1 }] },
      { id: 'new', does: [{ type: 'buyTrain', from: 'bank', kind: '4', price: 300 }] },
    ],
    right: 'new',
    proof: { lowest: 'rival', by: 50 },
  },
  {
    id: 'stay',
    game: 'first',
    at: 204,
    seat: DAN,
    stage: 'map',
    figures: { treasury: treasury('B&O'), run: run('B&O'), trains: trains('B&O'), price: trainPrice('5') },
    answers: [
      { id: 'save', does: [{ type: 'pass' }] },
      { id: 'four', does: [{ type: 'buyTrain', from: 'Erie', kind: '4', price: 1 }] },
      { id: 'five', does: [{ type: 'buyTrain', from: 'bank', kind: '5', price: 450 }] },
    ],
    right: 'five',
    proof: { highest: 'run', by: 20 },
  },
];
