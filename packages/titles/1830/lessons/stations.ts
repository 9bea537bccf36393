/** Stations: a city with one of your own is where your trains may begin and turn. */
import { type EighteenStep, figuresOf } from '@kursbuch/titles/src/lessons/eighteen.ts';
import { title } from '../rules/title.ts';

const { run, treasury } = figuresOf(title);
const YOU = 2;

export const steps: readonly EighteenStep[] = [
  {
    id: 'second',
    game: 'first',
    at: 50,
    seat: YOU,
    figures: { run: run('B&O'), treasury: treasury('B&O') },
    lit: ['hex J14'],
    answers: [
      { id: 'save', does: [{ type: 'pass' }] },
      { id: 'place', does: [{ type: 'placeStation', hex: 'J14', stop: 0 }] },
    ],
    right: 'place',
    proof: { highest: 'run', by: 50 },
  },
  {
    id: 'where',
    game: 'first',
    at: 311,
    seat: YOU,
    figures: { run: run('NYC'), treasury: treasury('NYC') },
    answers: [
      { id: 'lancaster', does: [{ type: 'placeStation', hex: 'H16', stop: 0 }] },
      { id: 'newYork', does: [{ type: 'placeStation', hex: 'G19', stop: 0 }] },
      { id: 'save', does: [{ type: 'pass' }] },
    ],
    right: 'newYork',
    proof: { highest: 'run', by: 20 },
  },
];
