/** Two local railways become one company on the map of Austria. */
import { type EighteenStep, figuresOf } from '@kursbuch/titles/src/lessons/eighteen.ts';
import { title } from '../rules/title.ts';

const { held, treasury, worth } = figuresOf(title);
const YOU = 2;

export const steps: readonly EighteenStep[] = [
  {
    id: 'merge',
    game: 'alps',
    at: 253,
    seat: YOU,
    figures: {
      worth: worth(YOU),
      third: treasury('L3'),
      sixth: treasury('L6'),
      merged: treasury('A'),
      held: held(YOU, 'A'),
    },
    answers: [
      { id: 'apart', does: [{ type: 'pass' }] },
      {
        id: 'merge',
        does: [
          { type: 'proposeMerger', one: 'L3', other: 'L6' },
          { type: 'chooseLetter', company: 'A' },
        ],
      },
    ],
    right: 'merge',
    proof: { highest: 'worth', by: 100 },
  },
];
