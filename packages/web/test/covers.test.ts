import { titles } from '@kursbuch/titles';
import { expect, test } from 'vitest';
import { hexesIn, KINDS, type Kind } from '../src/titles/cover.ts';
import { coverOf } from '../src/titles/index.ts';

test.each(titles.map(({ id }) => id))('the outline of %s is that of its map', async (id) => {
  const { title } = (await titles.find((entry) => entry.id === id)?.load()) ?? {};
  const hexes = [...(title?.board.hexes.values() ?? [])].map(({ facts }) => facts);
  const kindOf = ({ preprinted, stops }: (typeof hexes)[number]): Kind => {
    if (preprinted === 'red' || preprinted === 'blue') return preprinted;
    return stops.some(({ kind }) => kind === 'city') ? 'city' : 'land';
  };
  const outline = coverOf(id)?.outline;
  expect(outline?.orientation).toBe(title?.board.orientation);
  for (const kind of KINDS) {
    const there = hexes.filter((hex) => kindOf(hex) === kind).map((hex) => hex.id);
    expect([...hexesIn(outline?.[kind] ?? '')].sort()).toEqual(there.sort());
  }
});
