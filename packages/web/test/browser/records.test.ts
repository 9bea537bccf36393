/** A public record from a file: read, watched from end to beginning, and played on from any moment. */
import { gzipSync } from 'node:zlib';
import { exportPublicRecord, importPublicRecord } from '@kursbuch/records';
import { eighteenNamed, titleNamed } from '@kursbuch/titles';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  button,
  expectAccessible,
  expectAsked,
  expectQuiet,
  headline,
  press,
  sees,
  visit,
} from './harness.ts';
import { PLAYERS, positionWhere } from './positions.ts';

/** A finished random game in the form of public records, and how it comes back from there. */
async function publicGame() {
  const options = titleNamed('1830')?.presets.publicRecords ?? {};
  const { record, state } = await positionWhere('1830', ({ result }) => result !== null, options);
  const file = await exportPublicRecord(record, eighteenNamed);
  if ('problem' in file) throw new Error(file.problem);
  const imported = await importPublicRecord(JSON.parse(JSON.stringify(file)), eighteenNamed);
  if ('problem' in imported) throw new Error(imported.problem);
  return { file, moves: imported.record.actions.length, scores: state.result?.scores ?? [] };
}

async function load(page: Page, name: string, buffer: Buffer): Promise<void> {
  const chosen = page.waitForEvent('filechooser');
  await press(page, 'Choose a file');
  await (await chosen).setFiles({ name, mimeType: 'application/gzip', buffer });
}

/** Which step the time line stands at. */
const moment = async (page: Page): Promise<number> =>
  Number(await page.getByRole('slider', { name: 'Moment of the game' }).first().inputValue());

test('a public record is imported and walked through by log, slider and keys', async () => {
  const { file, moves, scores } = await publicGame();
  const winner = PLAYERS[scores.indexOf(Math.max(...scores))];
  const { page } = await visit();
  await load(page, 'evening.json.gz', gzipSync(JSON.stringify(file)));
  const dialog = page.getByRole('dialog');
  await sees(dialog, `1830 with Anna, Ben, Chiara and David`);
  await sees(dialog, new RegExp(`${moves} moves\\..*The game is over, ${winner} has won\\.`));
  await expectAccessible(page);
  await press(dialog, 'Watch');
  await expectAsked(page, `${winner} wins`);

  // By the log: touching a line shows the table at its moment.
  // The result takes the whole width; the log stands beside the map.
  await page.getByRole('tab', { name: 'Map' }).click();
  await page.getByRole('tab', { name: 'Log' }).click();
  const log = page.getByRole('region', { name: 'Log' });
  const lines = log.getByRole('button').filter({ hasNotText: /earlier line/ });
  await lines.first().waitFor();
  const line = lines.nth(Math.max(0, (await lines.count()) - 30));
  const told = await line.innerText();
  await line.click();
  const past = page.getByRole('region', { name: 'Past' });
  await sees(past, /^Step \d+ of \d+\. Only to look at\.$/);
  const at = await moment(page);
  expect(at).toBeLessThan(moves);
  await expect.poll(() => line.innerText()).toBe(told);

  // By keys, and by the slider; at the beginning nothing lies on the map.
  await page.keyboard.press(',');
  await expect.poll(() => moment(page)).toBe(at - 1);
  await page.keyboard.press('.');
  await expect.poll(() => moment(page)).toBe(at);
  await page.getByRole('tab', { name: 'Map' }).click();
  const laid = page.getByRole('img', { name: /, (yellow|green|brown|grey) \d+/ });
  const tiles = page
    .getByRole('group', { name: 'Map' })
    .getByRole('button', { name: /, (yellow|green|brown|grey) \d+/ })
    .or(laid);
  await expect.poll(() => tiles.count()).toBeGreaterThan(10);
  const slider = past.getByRole('slider', { name: 'Moment of the game' });
  await slider.focus();
  await page.keyboard.press('Home');
  await sees(past, 'The beginning');
  await expect.poll(() => tiles.count()).toBe(0);
  await press(past, 'One round on');
  await expect.poll(() => headline(page)).not.toBe('The beginning');
  await slider.fill(String(Math.round(moves / 2)));
  await expect.poll(() => moment(page)).toBe(Math.round(moves / 2));

  // In the past nothing can be done.
  await expect.poll(() => button(page, 'Undo').count()).toBe(0);
  await press(past, /^Back to now/);
  await expectAsked(page, `${winner} wins`);
  expectQuiet(page);
});

test('a record is played on from an earlier moment, and stays as it is', async () => {
  const { file, moves } = await publicGame();
  const { page } = await visit();
  await load(page, 'evening.json', Buffer.from(JSON.stringify(file)));
  await press(page.getByRole('dialog'), 'Watch');
  // The result takes the whole width; the log stands beside the map.
  await page.getByRole('tab', { name: 'Map' }).click();
  await page.getByRole('tab', { name: 'Log' }).click();
  const slider = page.getByRole('slider', { name: 'Moment of the game' }).first();
  await slider.fill('40');
  const past = page.getByRole('region', { name: 'Past' });
  await sees(past, `Step 40 of ${moves}. Only to look at.`);
  await press(past, 'Play on from here');
  // A table of its own, at which somebody is asked.
  await expectAsked(page, /^[^:]+: /);
  await button(page, 'Undo').waitFor();
  await sees(page, 'evening, copy from move 40');
  await page.getByRole('link', { name: 'Kursbuch' }).click();
  const list = page.getByRole('list').filter({ hasText: 'evening' });
  await sees(list, new RegExp(`${moves} moves · to watch`));
  await sees(list, /· 40 moves$/);
  expectQuiet(page);
});

test('a game that its players ended by hand ends with the recorded result, and can be played on', async () => {
  const { file } = await publicGame();
  const ids = file.players.map(({ id }) => id);
  const ending = { type: 'end_game', entity: ids[0], entity_type: 'player' };
  const short = {
    ...file,
    actions: [...file.actions.slice(0, 150), ending],
    status: 'finished',
    result: Object.fromEntries(ids.map((id, seat) => [id, 500 + 100 * seat])),
  };
  const { page } = await visit();
  await load(page, 'ended.json', Buffer.from(JSON.stringify(short)));
  const dialog = page.getByRole('dialog');
  await sees(dialog, 'Recorded result: Anna 500, Ben 600, Chiara 700, David 800.');
  await press(dialog, 'Watch');
  const told = async () => {
    await expectAsked(page, 'David wins');
    await sees(page, 'The game is over: the players ended it here, this is the recorded result');
    await page.getByRole('heading', { name: 'Key moments' }).waitFor();
    const scores = page.getByRole('main').getByRole('table').first().locator('tbody .tot');
    await expect.poll(() => scores.allInnerTexts()).toEqual(['800', '700', '600', '500']);
  };
  await told();
  // Who only watches takes nothing back.
  await expect.poll(() => button(page, 'Undo').count()).toBe(0);
  await page.keyboard.press('Control+z');
  await page.reload();
  await told();
  // What went before is the past as of any game: from there it goes on.
  await page.keyboard.press(',');
  await press(page.getByRole('region', { name: 'Past' }), 'Play on from here');
  await expectAsked(page, /^[^:]+: /);
  await page.getByRole('link', { name: 'Kursbuch' }).click();
  await sees(page.getByRole('list').filter({ hasText: 'ended' }), /David/);
  expectQuiet(page);
});
