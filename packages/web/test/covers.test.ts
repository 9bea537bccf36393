import { hexesIn, KINDS, type Kind } from '@kursbuch/screens/eighteen/cover/outline.ts';
import { eighteenTitles, titles } from '@kursbuch/titles';
import { expect, test } from 'vitest';
import { coverOf } from '../src/titles/covers.ts';
import { drawnPiece, keptPiece } from './pieces.ts';

test.each(eighteenTitles.map(({ id }) => id))('the outline of %s is that of its map', async (id) => {
  const { title } = (await eighteenTitles.find((entry) => entry.id === id)?.load()) ?? {};
  const hexes = [...(title?.board.hexes.values() ?? [])].map(({ facts }) => facts);
  const kindOf = ({ preprinted, stops }: (typeof hexes)[number]): Kind => {
    if (preprinted === 'red' || preprinted === 'blue') return preprinted;
    return stops.some(({ kind }) => kind === 'city') ? 'city' : 'land';
  };
  const { outline } = (await import(`../../titles/${id}/screen/cover.ts`)).cover;
  expect(outline.orientation).toBe(title?.board.orientation);
  for (const kind of KINDS) {
    const there = hexes.filter((hex) => kindOf(hex) === kind).map((hex) => hex.id);
    expect([...hexesIn(outline[kind] ?? '')].sort()).toEqual(there.sort());
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
