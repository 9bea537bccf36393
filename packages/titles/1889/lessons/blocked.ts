/** A hex that a private keeps closed: it opens when a company buys the private. */
import { type EighteenStep, figuresOf } from '@kursbuch/titles/src/lessons/eighteen.ts';
import { title } from '../rules/title.ts';

const { cash, run, treasury } = figuresOf(title);
const YOU = 0;

export const steps: readonly EighteenStep[] = [
  {
    id: 'takamatsu',
    game: 'shikoku',
    at: 150,
    seat: YOU,
    figures: { cash: cash(YOU), run: run('KO'), treasury: treasury('KO') },
    answers: [
      { id: 'south', does: [{ type: 'layTile', hex: 'I8', tile: '7', rotation: 4 }] },
      { id: 'north', does: [{ type: 'layTile', hex: 'I2', tile: '15', rotation: 4 }] },
      {
        id: 'takamatsu',
        does: [
          { type: 'requestPrivate', private: 'TR-P', price: 10 },
          { type: 'layTile', hex: 'K4', tile: '440', rotation: 0 },
        ],
      },
    ],
    right: 'takamatsu',
    proof: { highest: 'run', by: 20 },
  },
];
