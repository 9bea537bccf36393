import { titles } from '@kursbuch/titles';
import { expect, test } from 'vitest';
import { PLAYER_NAMES, playersOf } from '../src/players.ts';

test.each(titles.map(({ id, load }) => [id, load] as const))(
  'what is offered for %s is what there is',
  async (_id, load) => {
    expect((await playersOf(await load())).map(({ name }) => name)).toEqual(PLAYER_NAMES);
  },
);
