/** Joined cities are followed tile by tile: that must come to the same as looking at the whole map. */
import { isRefusal } from '@kursbuch/table';
import { joinedCities, partsOf, table, title } from '@kursbuch/titles/1853';
import { expect, test } from 'vitest';
import { eighteenHabits, playWholeGame, randomPlayer } from '../src/index.ts';

test('1853-4.3.1a What track joins is the same followed tile by tile and looked at whole', async () => {
  const start = table.setup({ players: ['Anna', 'Ben', 'Chiara', 'David'], seed: 'joined', options: {} });
  if (isRefusal(start)) throw new Error(start.reason);
  const cities = [...joinedCities(title, start).keys()];
  let fewest = cities.length;
  let tiles = start.tiles;
  playWholeGame(table, start, randomPlayer(await eighteenHabits({ title }), 'joined'), {
    seed: 'joined',
    onState(state) {
      if (state.tiles === tiles) return;
      tiles = state.tiles;
      const followed = partsOf(joinedCities(title, state), cities);
      const whole = partsOf(joinedCities(title, { ...state, tiles: { ...state.tiles } }), cities);
      expect(followed).toEqual(whole);
      fewest = Math.min(fewest, whole.length);
    },
  });
  expect(fewest).toBeLessThan(cities.length - 5);
});
