/** One of a thing is told as one: figures that are seldom 1, and then stand beside a plural. */
import { expect, test } from 'vitest';
import { table as germanTable } from '../src/de/screens/table.ts';
import { table } from '../src/en/screens/table.ts';
import { people } from '../src/en/web/people.ts';

test('one character more finds room in a note', () => {
  expect([1, 2].map(table.notes.left)).toEqual(['Room for 1 more character.', 'Room for 2 more characters.']);
  expect([1, 2].map(germanTable.notes.left)).toEqual([
    'Platz für 1 weiteres Zeichen.',
    'Platz für 2 weitere Zeichen.',
  ]);
});

test('who ended ahead once', () => {
  expect(people.ahead('Anna', 1, 'Ben', 2)).toBe('Anna ended ahead 1 time, Ben 2 times');
});
