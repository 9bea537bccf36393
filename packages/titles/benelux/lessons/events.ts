/** Events: a carnival that makes beer dearer, and fog that halves the steps. */
import type { CrayonAction } from '@kursbuch/crayon';
import { type CrayonStep, figuresOf } from '@kursbuch/titles/src/lessons/crayon.ts';
import { title } from '../rules/title.ts';

const { cash, pays, points } = figuresOf(title);
const YOU = 0;

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
    at: 259,
    seat: YOU,
    figures: {
      cash: cash(YOU),
      beer: pays('C61', 'groningen'),
      bonus: { unit: 'money', of: () => bonusOf('E08') },
    },
    answers: [
      { id: 'wait', does: [{ type: 'endTurn' }] },
      { id: 'south', does: [runs(71, 92, 113, 135, 158, 178, 201, 225, 250, 275, 302)] },
      { id: 'beer', does: [runs(69, 49), { type: 'deliver', good: 'bier', card: 'C61' }] },
    ],
    right: 'beer',
    proof: { highest: 'cash', by: 15 },
  },
  {
    id: 'fog',
    game: 'fog',
    at: 92,
    seat: YOU,
    figures: { cash: cash(YOU), points: points(), wine: pays('C83', 'utrecht') },
    answers: [
      { id: 'wait', does: [{ type: 'endTurn' }] },
      { id: 'out', does: [runs(375, 402, 428, 455, 483)] },
      { id: 'utrecht', does: [runs(323, 297), { type: 'deliver', good: 'wein', card: 'C83' }] },
    ],
    right: 'utrecht',
    proof: { highest: 'cash', by: 20 },
  },
];
