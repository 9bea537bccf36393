/** The price of a share: what makes it rise and fall. */
import { type EighteenStep, figuresOf } from '@kursbuch/titles/src/lessons/eighteen.ts';
import { passing } from '@kursbuch/titles/src/lessons/lesson.ts';
import { title } from '../rules/title.ts';

const { price, sold, worth } = figuresOf(title);
const YOU = 2;
/** The turn ends, and all pass: the operating round begins. */
const ROUND_ENDS = passing(YOU, 0, 1, YOU);

export const steps: readonly EighteenStep[] = [
  {
    id: 'dividend',
    game: 'first',
    at: 103,
    seat: YOU,
    stage: 'market',
    figures: { price: price('B&O'), worth: worth(YOU) },
    answers: [
      { id: 'pay', does: [{ type: 'payOut' }] },
      { id: 'keep', does: [{ type: 'withhold' }] },
    ],
    right: 'pay',
    proof: { highest: 'price', by: 10 },
  },
  {
    id: 'soldOut',
    game: 'first',
    at: 352,
    seat: YOU,
    stage: 'market',
    figures: { price: price('PRR'), sold: sold('PRR'), worth: worth(YOU) },
    answers: [
      { id: 'other', does: [{ type: 'buyShare', company: 'C&O', from: 'offer' }], others: ROUND_ENDS },
      { id: 'last', does: [{ type: 'buyShare', company: 'PRR', from: 'offer' }], others: ROUND_ENDS },
      { id: 'pass', does: [{ type: 'pass' }], others: passing(0, 1) },
    ],
    right: 'last',
    proof: { highest: 'price', by: 5 },
  },
];
