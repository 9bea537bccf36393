/** Laying track: a new way for a second train, then a better city. Both are right by what the best runs earn. */
import { type EighteenStep, figuresOf } from '@kursbuch/titles/src/lessons/eighteen.ts';
import { title } from '../rules/title.ts';

const { run } = figuresOf(title);
const YOU = 2;

export const steps: readonly EighteenStep[] = [
  {
    id: 'yellow',
    game: 'first',
    at: 49,
    seat: YOU,
    figures: { run: run('B&O') },
    answers: [
      { id: 'washington', does: [{ type: 'layTile', hex: 'J14', tile: '14', rotation: 2 }] },
      { id: 'coast', does: [{ type: 'layTile', hex: 'I17', tile: '9', rotation: 1 }] },
      { id: 'baltimore', does: [{ type: 'layTile', hex: 'I15', tile: '53', rotation: 0 }] },
    ],
    right: 'coast',
    proof: { highest: 'run', by: 20 },
  },
  {
    id: 'green',
    game: 'first',
    at: 69,
    seat: YOU,
    figures: { run: run('B&O') },
    answers: [
      { id: 'coast', does: [{ type: 'layTile', hex: 'I17', tile: '23', rotation: 4 }] },
      { id: 'baltimore', does: [{ type: 'layTile', hex: 'I15', tile: '53', rotation: 0 }] },
      { id: 'washington', does: [{ type: 'layTile', hex: 'J14', tile: '14', rotation: 2 }] },
    ],
    right: 'washington',
    proof: { highest: 'run', by: 30 },
  },
];
