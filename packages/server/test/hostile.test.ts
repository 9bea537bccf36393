/** A part of `npm run soak:routes`: every route, asked for everything by somebody who means ill. */
import { expect, test } from 'vitest';
import { embeddedDatabase } from './databases.ts';
import { Visitor } from './hostile/visitor.ts';

test('whatever is asked of any route gets an answer that tells nothing and breaks nothing', async () => {
  const database = embeddedDatabase();
  const visitor = await Visitor.come(await database.fresh(), 1);
  await visitor.askRightly();
  await visitor.ask(4 * visitor.routes);
  await visitor.askAsOperator(60);
  expect(visitor.findings).toEqual([]);
  // Each was asked, and said yes to what is right: what is refused at the door shows nothing.
  expect(visitor.asked.size).toBe(visitor.routes);
  expect(visitor.neverYes).toEqual([]);
  await visitor.leave();
  await database.end();
});
