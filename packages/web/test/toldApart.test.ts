/** Two people of one name are not taken for each other where one is chosen. */
import { expect, test } from 'vitest';
import { toldApart } from '../src/lobby/toldApart.ts';

const somebody = (id: string, name: string, finished: number) => ({ id, name, finished });

test('whoever has a name alone is called by it; of two who look alike everybody says what was played', () => {
  const cleo = somebody('c', 'Cleo', 1);
  const bens = [somebody('1', 'Ben', 3), somebody('2', 'Ben', 1), somebody('3', 'BEN', 1)];
  const all = [cleo, ...bens];
  const called = (one: (typeof all)[number]) => toldApart(one, all, ({ finished }) => `${finished} games`);
  expect(all.map(called)).toEqual(['Cleo', 'Ben (3 games)', 'Ben 1 (1 games)', 'BEN 2 (1 games)']);
});
