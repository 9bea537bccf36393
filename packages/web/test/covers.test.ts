import { hexesIn, KINDS, type Kind } from '@kursbuch/screens/eighteen/cover/outline.ts';
import { eighteenTitles, titles } from '@kursbuch/titles';
import { expect, test } from 'vitest';
import { cover as cover1830 } from '../../titles/1830/screen/cover.ts';
import { cover as cover1848 } from '../../titles/1848/screen/cover.ts';
import { cover as cover1853 } from '../../titles/1853/screen/cover.ts';
import { cover as cover1854 } from '../../titles/1854/screen/cover.ts';
import { cover as cover1889 } from '../../titles/1889/screen/cover.ts';
import { coverOf } from '../src/titles/covers.ts';
import { drawnPiece, keptPiece } from './pieces.ts';

const covers: Record<string, typeof cover1830> = {
  '1830': cover1830,
  '1848': cover1848,
  '1853': cover1853,
  '1854': cover1854,
  '1889': cover1889,
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

test.each(titles.map(({ id }) => id).filter((id) => coverOf(id)))(
  'the piece of %s on the first page is its map as that position draws it, and small',
  async (id) => {
    const drawn = await drawnPiece(id);
    expect(keptPiece(id)).toEqual(drawn);
    expect(JSON.stringify(drawn).length).toBeLessThan(12_000);
  },
);
