/** Everything works without a network once it has been there. */
import { titles } from '@kursbuch/titles';
import { expect, inject, test } from 'vitest';
import { expectAsked, expectQuiet, openRecord, press, sees, settled, visit } from './harness.ts';
import { asks, finishedGame, positionWhere } from './positions.ts';

test('a game goes on, and a new one begins, without a network', async () => {
  const { record } = await positionWhere('1830', asks('trackStep'));
  const { page, context } = await visit({ offline: true });
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await context.setOffline(true);
  await page.reload();
  await openRecord(page, record);
  await press(page, 'Lay nothing');
  await expectAsked(page, /: (?!lay track)/);
  await page.reload();
  await expectAsked(page, /: (?!lay track)/);

  // What was never looked at is there too: another title, another language, the rules.
  await page.getByRole('tab', { name: 'Rules' }).click();
  await page.getByRole('heading', { name: 'Rules of 1830' }).waitFor();
  await page.getByText('21.0 Buying trains').click();
  await page
    .getByRole('button', { name: /^1830-21/ })
    .first()
    .waitFor();
  await page.getByRole('link', { name: 'Kursbuch' }).click();
  await page.getByRole('link', { name: 'Licences of fonts and libraries' }).click();
  await page.getByText('SIL OPEN FONT LICENSE').waitFor();
  await page.goBack();
  await press(page, 'DE');
  await page.getByRole('link', { name: /1848/ }).last().click();
  await press(page, 'Spiel beginnen');
  await page.getByRole('heading', { level: 1, name: /:/ }).waitFor();
  expectQuiet(page);
});

test('the whole first evening works without a network after one visit to the first page', async () => {
  const { record } = await positionWhere('1830', asks('stockTurn'));
  const { record: finished } = await finishedGame('1830', 650);
  const { page, context } = await visit({ offline: true, size: 'phone' });
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await context.setOffline(true);
  await page.clock.setFixedTime(new Date('2026-11-20T12:00:00'));
  await page.reload();
  await expect.poll(() => page.getByRole('button', { name: /^Play / }).count()).toBe(titles.length);
  // Lessons that were never opened, of a title that was never looked at.
  for (const id of ['1830-shares', '1854-split', 'benelux-events']) {
    await page.goto(`${inject('site')}/#/lesson/${id}`);
    await page.getByRole('button', { name: 'Do it for me' }).click();
    await sees(page, 'Why');
  }
  await page.goto(`${inject('site')}/#/puzzle`);
  await sees(page, 'Puzzle of the day');
  await settled(page);
  await press(page, 'Give up, show it');
  await sees(page, 'This is the best');
  await page.getByRole('link', { name: 'Next puzzle' }).click();
  await sees(page, '???');
  await openRecord(page, record);
  await press(page, 'Menu');
  await press(page, 'Words explained');
  const words = page.getByRole('region', { name: 'Words' });
  await words.getByRole('link', { name: 'Lesson: Floating a company' }).first().waitFor();
  await openRecord(page, finished, 'finished');
  await expectAsked(page, / wins$/);
  expectQuiet(page);
});
