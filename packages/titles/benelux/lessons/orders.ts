/** Choosing among orders: from where one is near, and what a card is worth that has three of them. */
import type { CrayonAction } from '@kursbuch/crayon';
import { type CrayonStep, figuresOf } from '@kursbuch/titles/src/lessons/crayon.ts';
import { title } from '../rules/title.ts';

const { cash, pays, steps: stepsFor, track } = figuresOf(title);
/** Who chooses a city. */
const CHOOSER = 0;
/** Who stands in Amsterdam. */
const CARRIER = 1;

const coffee: CrayonAction = { type: 'deliver', good: 'kaffee', card: 'C14' };
const bicycles: CrayonAction = { type: 'deliver', good: 'fahrraeder', card: 'C32' };

export const steps: readonly CrayonStep[] = [
  {
    id: 'start',
    game: 'maas',
    at: 2,
    seat: CHOOSER,
    figures: {
      textiles: pays('C02', 'luxemburg'),
      steps: stepsFor(CHOOSER, 'C02', 'luxemburg'),
      track: track(CHOOSER, 'C02', 'luxemburg'),
    },
    answers: [
      { id: 'luxembourg', does: [{ type: 'chooseStart', city: 'luxemburg' }] },
      { id: 'amsterdam', does: [{ type: 'chooseStart', city: 'amsterdam' }] },
      { id: 'brussels', does: [{ type: 'chooseStart', city: 'bruessel' }] },
    ],
    right: 'brussels',
    proof: { lowest: 'steps', by: 12 },
  },
  {
    id: 'card',
    game: 'maas',
    at: 88,
    seat: CARRIER,
    lit: ['city amsterdam'],
    figures: {
      cash: cash(CARRIER),
      coffee: pays('C14', 'amsterdam'),
      bicycles: pays('C32', 'amsterdam'),
      ghent: pays('C32', 'gent'),
    },
    answers: [
      { id: 'bicycles', does: [bicycles] },
      { id: 'coffee', does: [coffee] },
      { id: 'both', does: [coffee, bicycles] },
    ],
    right: 'both',
    proof: { highest: 'cash', by: 9 },
  },
];
