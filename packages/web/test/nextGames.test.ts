/** What is offered after a game, and what is said of computer players: true by what was measured. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Opponent } from '@kursbuch/screens/host/gameHost.ts';
import { titleAfter, titles } from '@kursbuch/titles';
import { describe, expect, test } from 'vitest';
import { strongerThan } from '../src/table/stronger.ts';

describe('the next strength', () => {
  const against = (...players: readonly ('person' | Opponent)[]) =>
    strongerThan(players.map((player) => ({ player })));

  test('is the one after the weakest at the table', () => {
    expect(against('person', 'calm', 'steady')).toEqual({ weakest: 'calm', next: 'steady' });
    expect(against('person', 'steady', 'sharp')).toEqual({ weakest: 'steady', next: 'sharp' });
  });

  test('is none after the strongest, among people, or for those who take any move', () => {
    expect(against('person', 'sharp')).toBeNull();
    expect(against('person', 'person')).toBeNull();
    expect(against('person', 'random')).toBeNull();
  });

  test('does not count who plays for a person', () => {
    expect(strongerThan([{ player: 'calm', handed: true }, { player: 'steady' }])?.weakest).toBe('steady');
  });
});

describe('the next title', () => {
  test('is another one, one not known yet as long as there is one, and every title comes up', () => {
    for (const { id } of titles) {
      const known = new Set([id]);
      for (let count = 1; count < titles.length; count++) {
        const { id: next } = titleAfter(id, known);
        expect(known.has(next)).toBe(false);
        known.add(next);
      }
      expect(known.size).toBe(titles.length);
      expect(titleAfter(id, known).id).not.toBe(id);
    }
  });
});

describe('“wins more games at the same table”', () => {
  const measured = readFileSync(
    fileURLToPath(new URL('../../../docs/bots/measured.md', import.meta.url)),
    'utf8',
  );
  /** The least of the wins that is likely, in percent. */
  const least = (row: string): number => Number(/% \[(\d+)\.\./.exec(row)?.[1]);

  test.each([
    ['Steady', 'Calm'],
    ['Sharp', 'Steady'],
  ])('%s has won more than its part against %s wherever that was measured', (stronger, weaker) => {
    const four = measured.split('\n').filter((row) => row.startsWith(`| ${stronger} | ${weaker} |`));
    const three = measured
      .split('\n')
      .filter((row) => row.startsWith(`| ${stronger} against two ${weaker}:`));
    expect(four.length).toBeGreaterThanOrEqual(4);
    expect(three.length).toBeGreaterThanOrEqual(1);
    // With four at a table a quarter would be equal, with three a third.
    for (const row of four) expect(least(row), row).toBeGreaterThan(25);
    for (const row of three) expect(least(row), row).toBeGreaterThan(100 / 3);
  });
});
