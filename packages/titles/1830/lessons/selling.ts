/** Selling and dumping: what a sale brings, what it does to the price, and who is left with the company. */
import { cashOf, directorOf, type EighteenState } from '@kursbuch/eighteen';
import { type EighteenStep, figuresOf } from '@kursbuch/titles/src/lessons/eighteen.ts';
import { title } from '../rules/title.ts';

const { cash, director, held, price, trains, treasury } = figuresOf(title);
const DAN = 2;
const BEN = 0;

/** What the learner pays himself if B&M must buy a 6-train for those it has lost to the first one. */
const pocketOf = (state: EighteenState): number =>
  directorOf(state, 'B&M') === BEN
    ? Math.max(0, (title.trains.get('6')?.price ?? 0) - cashOf(state, 'B&M'))
    : 0;

export const steps: readonly EighteenStep[] = [
  {
    id: 'together',
    game: 'first',
    at: 226,
    seat: DAN,
    figures: { cash: cash(DAN), price: price('B&M'), held: held(DAN, 'B&M') },
    answers: [
      {
        id: 'apart',
        does: [
          { type: 'sellShares', company: 'B&M', count: 1 },
          { type: 'sellShares', company: 'B&M', count: 1 },
        ],
      },
      { id: 'together', does: [{ type: 'sellShares', company: 'B&M', count: 2 }] },
      { id: 'one', does: [{ type: 'sellShares', company: 'B&M', count: 1 }] },
    ],
    right: 'together',
    proof: { highest: 'cash', by: 10 },
  },
  {
    id: 'dump',
    game: 'first',
    at: 228,
    seat: BEN,
    figures: {
      cash: cash(BEN),
      price: price('B&M'),
      held: held(BEN, 'B&M'),
      director: director('B&M'),
      treasury: treasury('B&M'),
      trains: trains('B&M'),
      pocket: { unit: 'money', of: pocketOf },
    },
    answers: [
      { id: 'hold', does: [{ type: 'pass' }] },
      { id: 'one', does: [{ type: 'sellShares', company: 'B&M', count: 1 }] },
      { id: 'dump', does: [{ type: 'sellShares', company: 'B&M', count: 5 }] },
    ],
    right: 'dump',
    proof: { lowest: 'pocket', by: 100 },
  },
];
