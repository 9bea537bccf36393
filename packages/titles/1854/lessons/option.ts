/** An option: half of a paper now, the other half in the next stock round. */
import { type EighteenStep, figuresOf } from '@kursbuch/titles/src/lessons/eighteen.ts';
import { title } from '../rules/title.ts';

const { cash, held, par } = figuresOf(title);
const YOU = 1;

export const steps: readonly EighteenStep[] = [
  {
    id: 'half',
    game: 'alps',
    at: 13,
    seat: YOU,
    figures: {
      cash: cash(YOU),
      held: held(YOU, 'VB'),
      par: par('VB'),
      left: {
        unit: 'money',
        of: (state) => (Number(held(YOU, 'VB').of(state)) > 0 ? Number(cash(YOU).of(state)) : 0),
      },
    },
    answers: [
      { id: 'whole', does: [{ type: 'buyShare', company: 'VB', from: 'offer' }] },
      { id: 'half', does: [{ type: 'buyOption', company: 'VB', from: 'offer' }] },
      { id: 'none', does: [{ type: 'pass' }] },
    ],
    right: 'half',
    proof: { highest: 'left', by: 80 },
  },
];
