/** Events: a carnival that makes beer costlier, though not expensive enough, and fog that halves the steps. */
import type { CrayonAction } from '@kursbuch/crayon';
import { type CrayonStep, figuresOf } from '@kursbuch/titles/src/lessons/crayon.ts';
import { title } from '../rules/title.ts';

const { cash, fee, name, pays, points } = figuresOf(title);
/** In the game of the carnival, and in that of the fog. */
const [DAN, BEN] = [2, 0];

const runs = (...way: readonly number[]): CrayonAction => ({ type: 'move', way });

/** What the carnival adds to a delivery. */
const bonusOf = (card: string): number =>
  (title.incidents.get(card)?.effects ?? []).reduce(
    (sum, effect) => sum + (effect.type === 'bonus' ? effect.pays : 0),
    0,
  );

export const steps: readonly CrayonStep[] = [
  {
    id: 'carnival',
    game: 'carnival',
    at: 155,
    seat: DAN,
    figures: {
      cash: cash(DAN),
      beer: pays('C25', 'osnabrueck'),
      wine: pays('C35', 'groningen'),
      owner: name(BEN),
      fee: fee(DAN, BEN),
      bonus: { unit: 'money', of: () => bonusOf('E08') },
    },
    answers: [
      {
        id: 'beer',
        does: [runs(333, 334, 335, 336, 310, 284, 259, 260), { type: 'deliver', good: 'bier', card: 'C25' }],
      },
      {
        id: 'wine',
        does: [
          runs(333, 306, 280, 255, 230, 206, 182, 161, 137, 114, 92, 70, 49),
          { type: 'deliver', good: 'wein', card: 'C35' },
        ],
      },
      { id: 'maastricht', does: [runs(385, 411, 437, 463, 490, 518, 545, 573, 601, 628, 653, 627)] },
    ],
    right: 'wine',
    proof: { highest: 'cash', by: 15 },
  },
  {
    id: 'fog',
    game: 'fog',
    at: 92,
    seat: BEN,
    figures: { cash: cash(BEN), points: points(), wine: pays('C83', 'utrecht') },
    answers: [
      { id: 'wait', does: [{ type: 'endTurn' }] },
      { id: 'out', does: [runs(375, 402, 428, 455, 483)] },
      { id: 'utrecht', does: [runs(323, 297), { type: 'deliver', good: 'wein', card: 'C83' }] },
    ],
    right: 'utrecht',
    proof: { highest: 'cash', by: 20 },
  },
];
