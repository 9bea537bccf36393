/** Whoever gives no name has one all the same: sentences begin with it. */

import { toldNames, toldSitters } from '@kursbuch/screens/host/sitters.ts';
import { expect, test } from 'vitest';
import { aloneSeats, firstGameSeats, firstSeats, sittersOf } from '../src/home/seats.ts';

const randomName = (n: number): string => `Random ${n}`;
/** Words for a person that no sentence of the log can begin with. */
const PRONOUN = /^(you|du|ich|i|me|guest|gast)$/i;

test('a person who has given no name has one at a first table and against three computer players', () => {
  for (const seats of [firstGameSeats(), aloneSeats(firstSeats(), 4)])
    for (const { name } of sittersOf(seats, randomName)) expect(name).not.toMatch(PRONOUN);
});

test('older tables at which somebody was called You or Du are told with a name', () => {
  expect(toldNames(['You', 'Rheingold', 'Orient'])).toEqual(['Anna', 'Rheingold', 'Orient']);
  expect(toldNames(['Anna', 'Du'])).toEqual(['Anna', 'Alex']);
  expect(toldSitters([{ name: 'Du', player: 'person', colour: 1 }])).toEqual([
    { name: 'Anna', player: 'person', colour: 1 },
  ]);
});
