import { titles } from '@kursbuch/titles';
import { expect, test } from 'vitest';
import { playersOf } from '../src/players.ts';
import { strengthsOf } from '../src/strengths.ts';

test.each(titles.map(({ id, load }) => [id, load] as const))(
  'what is offered for %s is what there is',
  async (id, load) => {
    expect(strengthsOf(id)).toEqual((await playersOf(await load())).map(({ name }) => name));
  },
);
