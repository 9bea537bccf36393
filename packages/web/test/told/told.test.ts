/** What is told is true, in a few games of every title that are always the same; `npm run soak:told` plays many others. */
import { titles } from '@kursbuch/titles';
import { expect, test } from 'vitest';
import { blind, lookFor } from './machine.ts';
import { toldOf } from './report.ts';
import { subjectOf } from './subjects.ts';

test.each(titles.map(({ id }) => id))('what is told of %s is so', async (id) => {
  const tally = await lookFor(await subjectOf(id), { games: 2, seed: 'suite', thinking: 0 });
  expect(tally.findings.map(toldOf)).toEqual([]);
  expect(blind(tally)).toEqual([]);
});
