import { readFileSync } from 'node:fs';
import type { EighteenAction, EighteenAdviceReason } from '@kursbuch/eighteen';
import { type GameRecord, isProblem, isRefusal } from '@kursbuch/table';
import { eighteenNamed, firstTitle } from '@kursbuch/titles';
import { readRecord } from '@kursbuch/titles/record';
import { expect, test } from 'vitest';
import { untruth } from '../../bots/test/truth.ts';
import { hostedGame } from '../src/host/hostedGame.ts';

const read = (name: string): unknown =>
  JSON.parse(
    readFileSync(new URL(`../../titles/${firstTitle.id}/film/${name}.json`, import.meta.url), 'utf8'),
  );

test('the game of the film can be played by the rules to its end', async () => {
  const record = readRecord(read('game'));
  if (isProblem(record)) throw new Error(record.problem);
  expect(record).toMatchObject({ title: firstTitle.id, players: { length: 4 } });
  const { room } = await hostedGame(record, []);
  expect(room.state.result?.scores).toHaveLength(4);
  // Reasons are found by the number of the step.
  expect(room).toHaveLength(record.actions.length);
});

test('every reason that the film tells is true of the table it was given at', async () => {
  const { title: id, actions, ...setup } = read('game') as GameRecord;
  const why = read('why') as readonly (readonly EighteenAdviceReason[])[];
  expect(why).toHaveLength(actions.length);
  const loaded = await eighteenNamed(id)?.load();
  if (!loaded) throw new Error(`no such title: ${id}`);
  const { title, table } = loaded;
  const start = table.setup(setup);
  if (isRefusal(start)) throw new Error(start.reason);
  let whole = start;
  const wrong: string[] = [];
  for (const [index, { seat, action }] of actions.entries()) {
    const done = action as EighteenAction;
    const reasons = why[index] ?? [];
    const given = { title, table, state: table.view(whole, [seat]), whole, seat };
    for (const reason of reasons) {
      const not = untruth({ ...given, advice: { action: done, reasons, compared: [] } }, reason);
      if (not) wrong.push(`${index} ${reason.kind}: ${not}`);
    }
    const outcome = table.act(whole, seat, done);
    if (isRefusal(outcome)) throw new Error(outcome.reason);
    whole = outcome.state;
  }
  expect(wrong).toEqual([]);
  // So that there is something to tell.
  expect(why.filter(({ length }) => length > 0).length).toBeGreaterThan(actions.length / 2);
});
