import { readFileSync } from 'node:fs';
import { isProblem } from '@kursbuch/table';
import { readRecord } from '@kursbuch/titles/record';
import { expect, test } from 'vitest';
import { hostedGame } from '../src/host/hostedGame.ts';

test('the game of the film can be played by the rules to its end', async () => {
  const file = new URL('../src/film/game.json', import.meta.url);
  const record = readRecord(JSON.parse(readFileSync(file, 'utf8')));
  if (isProblem(record)) throw new Error(record.problem);
  expect(record).toMatchObject({ title: '1830', players: { length: 4 } });
  const { room } = await hostedGame(record, []);
  expect(room.state.result?.scores).toHaveLength(4);
});
