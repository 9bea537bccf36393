/** The contract: when all its cities are joined the bond comes back. */
import { type EighteenStep, figuresOf } from '@kursbuch/titles/src/lessons/eighteen.ts';
import { ownOf } from '../rules/own.ts';
import { title } from '../rules/title.ts';

const { cash, run, treasury } = figuresOf(title);
const YOU = 0;

export const steps: readonly EighteenStep[] = [
  {
    id: 'joined',
    game: 'india',
    at: 200,
    seat: YOU,
    figures: {
      cash: cash(YOU),
      run: run('NWR'),
      treasury: treasury('NWR'),
      bond: { unit: 'money', of: (state) => ownOf(state).contracts[YOU]?.bond ?? 0 },
    },
    answers: [
      { id: 'lahore', does: [{ type: 'layTile', hex: 'C11', tile: '716', rotation: 1 }] },
      { id: 'rawalpindi', does: [{ type: 'layTile', hex: 'B10', tile: '12', rotation: 5 }] },
      { id: 'peshawar', does: [{ type: 'layTile', hex: 'B8', tile: '5', rotation: 4 }] },
    ],
    right: 'peshawar',
    proof: { highest: 'cash', by: 100 },
  },
];
