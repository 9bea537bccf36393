/** How something looks is said in words that hold on a light screen and on a dark one. */
import { expect, test } from 'vitest';
import { guide as germanGuide } from '../../titles/1848/words/de/guide.ts';
import { guide } from '../../titles/1848/words/en/guide.ts';
import { crayon as german } from '../src/de/screens/crayon/index.ts';
import { crayon } from '../src/en/screens/crayon/index.ts';

const SHADE = /\b(dark|light|pale|black|white|dunkl|hell|blass|schwarz|weiß)/i;

test('places on the own track stand in bold letters, whatever their shade', () => {
  for (const { panels } of [crayon, german]) expect(panels.ownHint).not.toMatch(SHADE);
});

test('1848-V-23 the two hexes of Tasmania are called by their place', () => {
  for (const { tasmania } of [guide, germanGuide]) {
    expect(tasmania.text).toMatch(/Tasmani/);
    expect(tasmania.text).not.toMatch(SHADE);
  }
});
