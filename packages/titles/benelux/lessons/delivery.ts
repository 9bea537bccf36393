/** Serving orders: what is loaded on the way, and what a train does with the steps it has left. */
import type { CrayonAction } from '@kursbuch/crayon';
import { type CrayonStep, figuresOf } from '@kursbuch/titles/src/lessons/crayon.ts';
import { title } from '../rules/title.ts';

const { cash, pays, points } = figuresOf(title);
const YOU = 1;

const toEnschede: readonly CrayonAction[] = [
  { type: 'move', way: [271, 272, 273, 274, 275, 276, 277, 278, 279, 280] },
  { type: 'deliver', good: 'chemikalien', card: 'C75' },
];
const toBremen = [122, 101, 102];
const toWilhelmshaven = [80, 59, 58, 38, 21, 8];
const diamonds: CrayonAction = { type: 'deliver', good: 'diamanten', card: 'C08' };
const chemicals: CrayonAction = { type: 'deliver', good: 'chemikalien', card: 'C41' };

export const steps: readonly CrayonStep[] = [
  {
    id: 'room',
    game: 'maas',
    at: 46,
    seat: YOU,
    figures: { cash: cash(YOU), points: points(), chemicals: pays('C75', 'enschede') },
    answers: [
      { id: 'straight', does: toEnschede },
      { id: 'tulips', does: [{ type: 'load', good: 'tulpen' }, ...toEnschede] },
      {
        id: 'beer',
        does: [{ type: 'load', good: 'bier' }, ...toEnschede, { type: 'deliver', good: 'bier', card: 'C82' }],
      },
    ],
    right: 'beer',
    proof: { highest: 'cash', by: 11 },
  },
  {
    id: 'onward',
    game: 'maas',
    at: 118,
    seat: YOU,
    figures: {
      cash: cash(YOU),
      points: points(),
      diamonds: pays('C08', 'bremen'),
      chemicals: pays('C41', 'wilhelmshaven'),
    },
    answers: [
      { id: 'bremen', does: [{ type: 'move', way: toBremen }, diamonds] },
      { id: 'wilhelmshaven', does: [{ type: 'move', way: [...toBremen, ...toWilhelmshaven] }, chemicals] },
      {
        id: 'both',
        does: [{ type: 'move', way: toBremen }, diamonds, { type: 'move', way: toWilhelmshaven }, chemicals],
      },
    ],
    right: 'both',
    proof: { highest: 'cash', by: 24 },
  },
];
