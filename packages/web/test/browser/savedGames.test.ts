/** The games of this device: go on, look, rename, copy, take away as a file, delete. */
import { readFileSync } from 'node:fs';
import type { GameRecord } from '@kursbuch/table';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  button,
  entryOf,
  expectAsked,
  expectQuiet,
  headline,
  openRecord,
  press,
  sees,
  store,
  stored,
  touchHex,
  visit,
} from './harness.ts';
import { asks, positionWhere } from './positions.ts';

const track = () => positionWhere('1830', asks('trackStep'));

/** Home again, by the name of the program. */
const goHome = (page: Page): Promise<void> => page.getByRole('link', { name: 'Kursbuch' }).click();

const row = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) });

test('a game goes on where it was left, and the list shows how it stands', async () => {
  const { record } = await track();
  const { page } = await visit();
  await openRecord(page, record);
  await expectAsked(page, /: lay track$/);
  await press(page, 'Lay nothing');
  await expectAsked(page, /: (?!lay track)/);
  const asked = await headline(page);
  await goHome(page);

  await sees(page, 'One game waits');
  const game = row(page, 'Test table');
  await sees(game, `${record.actions.length + 1} moves`);
  await game.locator('svg').first().waitFor();
  // The picture is the map as it lies: with the stations that have been placed.
  await expect.poll(() => game.locator('svg').first().innerHTML()).not.toBe('');
  await game.getByRole('link', { name: 'Open Test table' }).click();
  await expectAsked(page, asked);
  expectQuiet(page);
});

test('rename, copy, save as a file and delete', async () => {
  const { record } = await track();
  const { page } = await visit();
  await store(page, entryOf(record));
  await page.reload();
  const choose = async (name: string, entry: string) => {
    await press(page, `More for ${name}`);
    await page.getByRole('menuitem', { name: entry }).click();
  };

  await choose('Test table', 'Rename');
  await page.getByRole('dialog').getByLabel('Name of the table').fill('Attic');
  await press(page.getByRole('dialog'), 'Rename');
  await row(page, 'Attic').waitFor();

  await choose('Attic', 'Copy');
  await row(page, 'Attic (copy)').waitFor();
  await sees(page, 'Two games wait');

  const download = page.waitForEvent('download');
  await choose('Attic', 'Save as a file');
  const file = await download;
  expect(file.suggestedFilename()).toBe(`1830-attic-${record.actions.length}.json`);
  const saved = JSON.parse(readFileSync(await file.path(), 'utf8')) as GameRecord;
  expect(saved).toEqual(record);

  await choose('Attic', 'Delete');
  await sees(page.getByRole('dialog'), `${record.actions.length} moves would be gone for good.`);
  await press(page, 'Keep it');
  await row(page, 'Attic').waitFor();
  await choose('Attic', 'Delete');
  await press(page.getByRole('dialog'), 'Delete');
  await row(page, 'Attic').waitFor({ state: 'detached' });
  await row(page, 'Attic (copy)').waitFor();
  await expect.poll(() => stored(page)).toBeUndefined();
  expectQuiet(page);
});

test('a second tab watches, and says so; both keep the same game', async () => {
  const { record } = await track();
  const { page, context } = await visit();
  await openRecord(page, record);
  const second = await context.newPage();
  await second.goto(page.url());
  await sees(second, 'Open in another tab.');
  await expect.poll(() => button(second, 'Lay nothing').count()).toBe(0);

  await press(page, 'Lay nothing');
  await expectAsked(page, /: (?!lay track)/);
  await expectAsked(second, /: .*train/);
  await page.close();
  await sees(second, /It has stopped there/);
  await press(second, 'Reload');
  await press(second, 'Undo');
  await expectAsked(second, /: lay track$/);
  await second.getByRole('group', { name: 'Map' }).waitFor();
  await touchHex(second, 'A9');
  await second.getByRole('alert').waitFor();
});
