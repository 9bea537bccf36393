import { eighteenTitles } from '@kursbuch/titles';
import { expect, test } from 'vitest';
import { hexesIn, KINDS, type Kind } from '../src/eighteen/cover/outline.ts';
import { cover as cover1830 } from '../src/titles/1830/cover.ts';
import { cover as cover1848 } from '../src/titles/1848/cover.ts';
import { cover as cover1853 } from '../src/titles/1853/cover.ts';
import { cover as cover1854 } from '../src/titles/1854/cover.ts';

const covers: Record<string, typeof cover1830> = {
  '1830': cover1830,
  '1848': cover1848,
  '1853': cover1853,
  '1854': cover1854,
};

test.each(eighteenTitles.map(({ id }) => id))('the outline of %s is that of its map', async (id) => {
  const { title } = (await eighteenTitles.find((entry) => entry.id === id)?.load()) ?? {};
  const hexes = [...(title?.board.hexes.values() ?? [])].map(({ facts }) => facts);
  const kindOf = ({ preprinted, stops }: (typeof hexes)[number]): Kind => {
    if (preprinted === 'red' || preprinted === 'blue') return preprinted;
    return stops.some(({ kind }) => kind === 'city') ? 'city' : 'land';
  };
  const outline = covers[id]?.outline;
  expect(outline?.orientation).toBe(title?.board.orientation);
  for (const kind of KINDS) {
    const there = hexes.filter((hex) => kindOf(hex) === kind).map((hex) => hex.id);
    expect([...hexesIn(outline?.[kind] ?? '')].sort()).toEqual(there.sort());
  }
});
