/** What is offered after a game, and what is said of computer players: true by what was measured. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Opponent } from '@kursbuch/screens/host/gameHost.ts';
import { titleAfter, titles } from '@kursbuch/titles';
import { describe, expect, test } from 'vitest';
import { hasWonHimself, strongerThan } from '../src/table/stronger.ts';

describe('the next strength', () => {
  const against = (...players: readonly ('person' | Opponent)[]) =>
    strongerThan(players.map((player) => ({ player })));

  test('is the one after the weakest at the table', () => {
    expect(against('person', 'calm', 'steady')).toEqual({ weakest: 'calm', next: 'lively' });
    expect(against('person', 'keen', 'sharp')).toEqual({ weakest: 'keen', next: 'sharp' });
  });

  test('is none after the strongest, among people, or for those who take any move', () => {
    expect(against('person', 'sharp')).toBeNull();
    expect(against('person', 'person')).toBeNull();
    expect(against('person', 'random')).toBeNull();
  });

  test('whoever has handed his seat over has not won himself', () => {
    const sitters = [{ player: 'steady', handed: true }, { player: 'steady' }] as const;
    expect(hasWonHimself([0], [0], sitters)).toBe(false);
    expect(hasWonHimself([0], [0], [{ player: 'person' }, { player: 'steady' }])).toBe(true);
    expect(hasWonHimself([1], [0], [{ player: 'person' }, { player: 'steady' }])).toBe(false);
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

describe('what is said of computer players is what was measured', () => {
  const measured = readFileSync(
    fileURLToPath(new URL('../../../docs/bots/measured.md', import.meta.url)),
    'utf8',
  );
  /** Of the rows of one player against another: did it likely win more than its part? A quarter of four, a third of three. */
  const better = (stronger: string, weaker: string): readonly boolean[] =>
    measured.split('\n').flatMap((row) => {
      const least = Number(/% \[(\d+)\.\./.exec(row)?.[1]);
      if (row.startsWith(`| ${stronger} | ${weaker} |`)) return [least > 25];
      return row.startsWith(`| ${stronger} against two ${weaker}:`) ? [least > 100 / 3] : [];
    });

  test('Steady wins more games than Calm at the same table, in every title', () => {
    const rows = better('Steady', 'Calm');
    expect(rows.length).toBeGreaterThanOrEqual(titles.length);
    expect(rows).not.toContain(false);
  });

  test('Sharp is stronger than Steady in most titles, and not in all', () => {
    const rows = better('Sharp', 'Steady');
    expect(rows.length).toBeGreaterThanOrEqual(titles.length);
    expect(rows.filter((is) => !is).length).toBe(1);
  });
});
