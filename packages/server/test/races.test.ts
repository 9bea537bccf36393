/** A part of `npm run soak:routes`: many who want the same at once. */
import { describe, expect, test } from 'vitest';
import { DATABASES } from './databases.ts';
import { Visitor } from './hostile/visitor.ts';

describe.each(DATABASES)('at once, %s', (_, start) => {
  test('nobody gets more than there is, and nothing breaks', async () => {
    const database = await start();
    const visitor = await Visitor.come(await database.fresh(), 1);
    await visitor.race();
    expect(visitor.findings).toEqual([]);
    await visitor.leave();
    await database.end();
  });
});
