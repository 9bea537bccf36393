/** What a private saves the company that owns it, and what it may cost: half to double its price. */
import { type EighteenStep, figuresOf } from '@kursbuch/titles/src/lessons/eighteen.ts';
import { title } from '../rules/title.ts';

const { cash, treasury } = figuresOf(title);
const YOU = 3;
const MOUNTAIN = { type: 'layTile', hex: 'F5', tile: '8', rotation: 1 } as const;

export const steps: readonly EighteenStep[] = [
  {
    id: 'mountain',
    game: 'shikoku',
    at: 164,
    seat: YOU,
    figures: {
      cash: cash(YOU),
      treasury: treasury('IR'),
      terrain: { unit: 'money', of: (state) => title.track.terrainCost(state, null, 'F5', '8') },
    },
    answers: [
      { id: 'pay', does: [MOUNTAIN] },
      { id: 'dear', does: [{ type: 'requestPrivate', private: 'SMR', price: 100 }, MOUNTAIN] },
      { id: 'buy', does: [{ type: 'requestPrivate', private: 'SMR', price: 25 }, MOUNTAIN] },
    ],
    right: 'buy',
    proof: { highest: 'treasury', by: 50 },
  },
];
