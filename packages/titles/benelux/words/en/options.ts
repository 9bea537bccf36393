/** What is said of Benelux and its options before it is played, in English. */

import type { About, OptionWords } from '@kursbuch/words';
import type { Options } from '../../rules/index.ts';

export const options: Readonly<Record<keyof Options, OptionWords>> = {
  fastGame: {
    name: 'Fast game',
    text: 'Trains run 15, 20 or 25 steps, 30 M a turn may be spent on building, loading takes a step; the goal is 350 M.',
  },
  shortGame: { name: 'Short game', text: '100 M and two large cities are enough: for a first game.' },
  startPlayer: { name: 'Who begins a round', text: 'The same player every time, or the next one.' },
  firstTurn: { name: 'Who begins the game', text: 'Whoever is ready first, or a lot.' },
  drawSeats: { name: 'Seats by lot', text: 'Otherwise you sit as listed here.' },
  majorOut: {
    name: 'Segments out of large cities',
    text: 'Two in a turn out of each large city, or two in all.',
  },
  feeOnCredit: {
    name: 'Fees on credit',
    text: 'Who cannot pay for the track of others owes it until the next payment comes in.',
  },
  longRates: {
    name: 'Long agreements',
    text: 'A price for track may be agreed for up to 50 rounds; otherwise for ten.',
  },
  turnOnlyInCities: { name: 'Turning in cities only', text: 'On open track a train may not turn round.' },
  upgradeInRoundOne: {
    name: 'Better trains in round 1',
    text: 'The train may be changed in the first round already.',
  },
  earlierRulings: {
    name: 'Earlier rulings',
    text: 'Agreements, events and the end of the game as in games that were begun before these rules changed.',
  },
};

export const values = {
  startPlayer: { fixed: 'always the same', rotating: 'one after the other' },
  firstTurn: { ready: 'who is ready first', drawn: 'by lot' },
  majorOut: { perCity: 'two of each', total: 'two in all' },
};

/** Where it is set, what it is like, how long it takes. */
export const about: About = {
  place: 'The Low Countries',
  text: 'Draw your lines, carry the goods.',
  hours: '2–3 h',
};
