/** Benelux at the terminal. */
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CLEARED, kursbuch } from './script.ts';

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');
const alone = ['play', 'benelux', '--players', 'Anna,random', '--seed', 'a', '--option', 'drawSeats=false'];
const both = ['play', 'benelux', '--players', 'Anna,Ben', '--seed', 'a', '--option', 'drawSeats=false'];

describe('one person', () => {
  test('keeps orders, starts, draws a line, and looks at the table', async () => {
    const { out } = await kursbuch(alone, [
      '1',
      'start Brussels',
      'draw Antwerp',
      'network',
      'goods',
      'table',
      'end',
    ]);
    const text = plain(out);
    expect(text).toContain('Which three orders do you keep?');
    expect(text).toContain('Anna starts in Brussels.');
    expect(text).toMatch(/Anna draws \d+ segments? from Brussels to Antwerp for \d+ M\./);
    expect(text).toMatch(/Anna: Brussels, Antwerp/);
    expect(text).toMatch(/^Coffee +2\/2 +Bremen/m);
    expect(text).toMatch(/^Random +\? +A /m);
    expect(text).toContain('goal 250 M and 4 large cities');
  });

  test('is told why not, with the rule', async () => {
    const { out } = await kursbuch(alone, [
      '1',
      'start Utrecht',
      'start Brussels',
      'run Ghent',
      'load beer',
      'draw Atlantis',
    ]);
    expect(out).toContain('Utrecht is no large city: a network begins in one of those. (BEN-START-5)');
    expect(out).toContain('In the first round nobody moves: it is for building. (BEN-TURN-4)');
    expect(out).toContain('There is no city "Atlantis" on the board.');
  });

  test('plays in German', async () => {
    const { out } = await kursbuch(
      [...alone, '--lang', 'de'],
      ['1', 'beginnen Brüssel', 'zeichnen Antwerpen', 'netz'],
    );
    const text = plain(out);
    expect(text).toMatch(/Anna zeichnet \d+ Stücke von Brüssel nach Antwerpen für \d+ Mio\./);
    expect(text).toContain('Die billigste Strecke nach');
  });
});

test('two people hand the screen over before anybody sees a hand, and cover it after a turn', async () => {
  const { out } = await kursbuch(both, [
    '',
    '1',
    'start Brussels',
    '',
    '1',
    'start Bremen',
    '',
    'end',
    '',
    'orders',
  ]);
  const pages = out.split(CLEARED);
  expect(pages.length).toBeGreaterThan(3);
  // What stands on the screen while one person looks at it names nobody else's hand.
  const asked = pages.map((page) => [...page.matchAll(/^(Anna|Ben) {2}\d+/gm)].map(([, name]) => name));
  for (const names of asked) expect(new Set(names).size).toBeLessThan(2);
});

test('a game is saved, played again and listed', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'benelux-')), 'game.json');
  await kursbuch(alone, ['1', 'start Brussels', 'draw Ghent', 'end', `save ${file}`]);
  expect(JSON.parse(readFileSync(file, 'utf8')).title).toBe('benelux');
  const replayed = await kursbuch(['replay', file]);
  expect(replayed.code).toBe(0);
  expect(plain(replayed.out)).toMatch(/^Anna +\d+ +A +Brussels/m);
  const choices = await kursbuch(['choices', file, '--json']);
  const { seats } = JSON.parse(choices.out);
  expect(seats[0].actions.map(({ type }: { type: string }) => type)).toContain('endTurn');
});

test('random games keep in order', async () => {
  const { code, out } = await kursbuch(['simulate', 'benelux', '--players', '2', '--games', '1', '--check']);
  expect(out).toContain('broken invariants: 0');
  expect(code).toBe(0);
});
