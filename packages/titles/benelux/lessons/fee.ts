/** Others' track: a fee for each turn, a line of one's own, or a rate that is agreed. */
import type { CrayonAction } from '@kursbuch/crayon';
import type { RecordedAction, Seat } from '@kursbuch/table';
import { type CrayonStep, figuresOf } from '@kursbuch/titles/src/lessons/crayon.ts';
import { title } from '../rules/title.ts';

const { cash, fee, line, name, pays } = figuresOf(title);
const YOU = 0;
const OWNER = 1;

/** What could be agreed for this turn and the next: so much in each, or so much for both. */
const EACH = 3;
const FLAT = 4;

const runs = (...way: readonly number[]): CrayonAction => ({ type: 'move', way });
const by = (seat: Seat, action: CrayonAction): RecordedAction => ({ seat, action });

/** Beer to Antwerp and on towards Bremen, two turns over the owner's line. */
const first = runs(565, 537, 509);
const onward: readonly RecordedAction[] = [
  by(YOU, { type: 'deliver', good: 'bier', card: 'C55' }),
  by(YOU, runs(481, 454, 427, 401, 374, 349, 321, 295, 296, 297, 271, 272)),
  by(YOU, { type: 'endTurn' }),
  by(OWNER, { type: 'endTurn' }),
  by(YOU, runs(273, 274, 275, 276, 277, 278, 279, 280, 255, 230, 206, 183, 184, 164, 165)),
];
const agreed: readonly RecordedAction[] = [
  by(OWNER, { type: 'acceptOffer', offer: 0 }),
  by(YOU, first),
  ...onward,
];

export const steps: readonly CrayonStep[] = [
  {
    id: 'pay',
    game: 'maas',
    at: 81,
    seat: YOU,
    figures: {
      cash: cash(YOU),
      owner: name(OWNER),
      fee: fee(YOU, OWNER),
      line: line(YOU, 'bremen'),
      textiles: pays('C59', 'bremen'),
    },
    answers: [
      {
        id: 'own',
        does: [
          {
            type: 'build',
            segments: [
              [537, 538],
              [538, 511],
              [511, 483],
              [483, 456],
              [456, 430],
              [430, 404],
              [404, 405],
              [405, 406],
              [406, 407],
              [407, 381],
              [381, 382],
            ],
          },
        ],
      },
      { id: 'wait', does: [{ type: 'endTurn' }] },
      {
        id: 'fee',
        does: [runs(142, 143, 121, 122, 101, 102), { type: 'deliver', good: 'textilien', card: 'C59' }],
      },
    ],
    right: 'fee',
    proof: { highest: 'cash', by: 11 },
  },
  {
    id: 'rate',
    game: 'maas',
    at: 63,
    seat: YOU,
    figures: {
      cash: cash(YOU),
      owner: name(OWNER),
      fee: fee(YOU, OWNER),
      beer: pays('C55', 'antwerpen'),
      each: { unit: 'money', of: () => EACH },
      flat: { unit: 'money', of: () => FLAT },
    },
    answers: [
      { id: 'usual', does: [first], others: onward },
      {
        id: 'each',
        does: [
          { type: 'proposeRate', partner: OWNER, side: 'user', kind: 'perTurn', amount: EACH, rounds: 2 },
        ],
        others: agreed,
      },
      {
        id: 'flat',
        does: [{ type: 'proposeRate', partner: OWNER, side: 'user', kind: 'flat', amount: FLAT, rounds: 2 }],
        others: agreed,
      },
    ],
    right: 'flat',
    proof: { highest: 'cash', by: 2 },
  },
];
