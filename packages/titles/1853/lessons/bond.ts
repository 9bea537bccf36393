/** The secret bond: the highest gets the elephant and picks first, and all of it is locked away. */
import { type EighteenStep, figuresOf } from '@kursbuch/titles/src/lessons/eighteen.ts';
import { title } from '../rules/title.ts';

const { cash } = figuresOf(title);
const YOU = 2;

export const steps: readonly EighteenStep[] = [
  {
    id: 'seal',
    game: 'india',
    at: 2,
    seat: YOU,
    figures: {
      cash: cash(YOU),
      elephant: { unit: 'text', of: (state) => state.players[state.priority] ?? '' },
      first: {
        unit: 'money',
        of: (state) => (state.priority === YOU ? Number(cash(YOU).of(state)) : 0),
      },
    },
    answers: [
      { id: 'least', does: [{ type: 'writeBond', amount: 80 }] },
      { id: 'more', does: [{ type: 'writeBond', amount: 110 }] },
      { id: 'much', does: [{ type: 'writeBond', amount: 200 }] },
    ],
    right: 'more',
    proof: { highest: 'first', by: 90 },
  },
];
