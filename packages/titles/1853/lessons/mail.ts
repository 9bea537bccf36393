/** Mail: one train also earns the values of its two ends, for the treasury. */
import { type EighteenStep, figuresOf } from '@kursbuch/titles/src/lessons/eighteen.ts';
import { title } from '../rules/title.ts';

const { revenue, treasury } = figuresOf(title);
const DELHI = '2-3';
const LAHORE = '2-4';
const runs = [
  {
    train: DELHI,
    stops: ['F14:0', 'E13:0', 'E15:1', 'F16:1', 'G17:0'],
    legs: [
      ['F14', 'E13'],
      ['E13', 'E15'],
      ['E15', 'F16'],
      ['F16', 'G17'],
    ],
  },
  {
    train: LAHORE,
    stops: ['D8:0', 'C11:0', 'B10:0'],
    legs: [
      ['D8', 'C9', 'C11'],
      ['C11', 'B10'],
    ],
  },
];

export const steps: readonly EighteenStep[] = [
  {
    id: 'post',
    game: 'india',
    at: 151,
    seat: 0,
    figures: { treasury: treasury('NWR'), revenue: revenue() },
    answers: [
      { id: 'lahore', does: [{ type: 'runTrains', runs, mail: LAHORE }] },
      { id: 'delhi', does: [{ type: 'runTrains', runs, mail: DELHI }] },
    ],
    right: 'delhi',
    proof: { highest: 'treasury', by: 30 },
  },
];
