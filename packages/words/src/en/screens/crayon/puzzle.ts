/** Puzzles of crayon games: what is asked, how it is answered, and why the best answer is the best. */
import { strong as b } from '../../../strong.ts';

export const puzzle = {
  cheapestLine: {
    asks: 'Find the cheapest line',
    headline: (city: string) => `Join ${city} to your network`,
    how: 'Draw from milepost to milepost, beginning anywhere on your network.',
    soFar: 'costs so far',
    title: 'Your line',
    bestTitle: 'The cheapest line',
    none: 'Nothing drawn yet',
    drawn: (segments: string) => segments,
    shorter: 'Take back the last piece',
    notYet: (city: string, hasDrawn: boolean) =>
      hasDrawn ? `The line does not reach ${city} yet.` : 'Draw a line first.',
    rules: (limit: string): readonly string[] => [
      `One line from ${b('your network')} to the city, drawn in one turn for ${limit} at most.`,
      `Each milepost costs by ${b('its ground')}, each river and lake on the way is added.`,
      'Track of others is neither used nor crossed out.',
    ],
    hint: (segments: string) => `It has ${b(segments)}.`,
    hintOthers: (segments: string) => `One of the cheapest has ${b(segments)}.`,
    why: {
      compared: (count: string) =>
        `All lines were followed from your network on, milepost by milepost, in ${b(count)} steps: none is cheaper.`,
      best: (count: number) =>
        count === 1 ? `${b('One line')} costs as little.` : `${b(`${count} lines`)} cost as little.`,
      near: (count: number) => (count === 1 ? 'One more costs 1 more.' : `${count} more cost 1 more.`),
      first: (worth: string) => `The line with the fewest pieces costs ${b(worth)}.`,
    },
  },
  bestPlan: {
    asks: 'Find the shortest plan',
    headline: 'Serve one order of each card',
    how: 'Touch the cities in the order in which the train is to go there.',
    soFar: 'to the last city',
    title: 'Your plan',
    bestTitle: 'The shortest plan',
    none: 'No city chosen yet',
    served: (count: number) =>
      count === 0 ? 'Serves no card yet.' : count === 1 ? 'Serves one card.' : `Serves ${count} cards.`,
    shorter: 'Take back the last city',
    noWay: (city: string) => `No track leads to ${city} from here.`,
    notYet: (served: number) =>
      served === 0 ? 'This plan serves no card yet.' : `This plan serves ${served} of the three cards.`,
    orders: 'Your three cards',
    rules: (room: string): readonly string[] => [
      `${b('One order')} of each of your three cards is served: its good is loaded where it is offered, and brought where it is wanted.`,
      `Over ${b('all track that stands')}, yours and that of others, from where the train is; only steps count, not turns, fees or events.`,
      `The train has room for ${b(room)}. What is aboard stays there until it is delivered.`,
    ],
    room: (count: number) => (count === 1 ? 'one load' : `${count} loads`),
    hint: (city: string, hasOthers: boolean) =>
      hasOthers ? `One of the shortest begins in ${b(city)}.` : `It begins in ${b(city)}.`,
    why: {
      compared: (count: string) =>
        `All loads and deliveries in every order were weighed, ${b(count)} in all: no plan is shorter.`,
      best: (count: number) =>
        count === 1
          ? `${b('One row')} of cities is as short.`
          : `${b(`${count} rows`)} of cities are as short.`,
      next: (worth: string) => `The next best takes ${b(worth)}.`,
      alone: (worth: string) => `Carrying one thing at a time it takes ${b(worth)}.`,
      aloneToo: 'Carrying one thing at a time is as good here.',
    },
  },
};
