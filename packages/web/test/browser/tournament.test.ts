/** A tournament on the screen: made, entered by its link, begun, and its ranking. */
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { ask, guest } from './company.ts';
import { expectAccessible, expectQuiet, press, sees, visit } from './harness.ts';

const EXPECTED = /status of (40[349]|422)/;

/** Nothing runs out of the page sideways. */
const fits = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

test('a tournament is made, entered by its link, begun, and has a ranking', async () => {
  const { page: anna } = await visit({ size: 'laptop', expected: EXPECTED });
  const email = `anna${Date.now()}@example.org`;
  await ask(anna, 'POST', 'accounts', { email, password: 'long enough', name: 'Anna' });
  const { page: ben } = await guest('Ben', {
    size: 'phone',
    language: 'de',
    theme: 'dark',
    expected: EXPECTED,
  });
  await anna.goto(`${inject('site')}/#/online`);
  await anna.getByRole('link', { name: 'Tournaments' }).click();
  await sees(anna, 'You organise none and play in none.');
  await anna.getByLabel('What it is called').fill('https://evil.example');
  await anna.getByLabel('Seats at a table').selectOption('2');
  await press(anna, 'Make the tournament');
  await sees(anna, 'A name is no address. Leave out links and e-mail addresses.');
  await anna.getByLabel('What it is called').fill('Spring cup');
  await expectAccessible(anna);
  await press(anna, 'Make the tournament');
  await sees(anna, 'Nobody has entered yet.');
  const link = anna.url();
  await press(anna, 'Enter');
  await sees(anna, 'You play in it.');
  await sees(anna, /^If it has not begun by \d+ \w+ \d+, it is taken away\.$/);

  // ---- too few: one sentence, and nothing has begun
  await press(anna, 'Begin with the first round');
  await anna.getByRole('dialog').getByRole('button', { name: 'Begin with the first round' }).click();
  await sees(anna, 'There are too few people for a table. Wait for more to enter.');
  await anna.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();

  // ---- on a phone, in German
  await ben.goto(link);
  await press(ben, 'Mitspielen');
  await sees(ben, '2 sind angemeldet.');
  expect(await fits(ben)).toBe(true);
  await expectAccessible(ben);

  await press(anna, 'Begin with the first round');
  await anna.getByRole('dialog').getByRole('button', { name: 'Begin with the first round' }).click();
  await sees(anna, 'Round 1 of 2');
  const lines = await anna.locator('.club-standings tbody tr').allInnerTexts();
  expect(lines.map((line) => line.split(/\s+/).filter((one) => one !== ''))).toEqual([
    ['1', '=', 'Anna', '0', '0', '0'],
    ['1', '=', 'Ben', '0', '0', '0'],
  ]);
  await expectAccessible(anna);
  await ben.reload();
  await sees(ben, 'Runde 1 von 2');
  expect(await fits(ben)).toBe(true);
  await expectAccessible(ben);
  await ben.locator('.lobby-rows a').first().click();
  await expect.poll(() => ben.url()).toContain('#/t/');
  // A table leads back to its tournament, also from the list of one's own in the lobby.
  await anna.goto(ben.url());
  await anna.getByRole('tab', { name: 'Talk' }).click();
  await anna.getByRole('link', { name: 'To the tournament' }).click();
  await sees(anna, 'Round 1 of 2');
  await anna.goto(`${inject('site')}/#/online`);
  await anna.getByRole('link', { name: 'Spring cup', exact: true }).click();
  await sees(anna, 'Round 1 of 2');

  // ---- another address leads nowhere
  await anna.goto(`${inject('site')}/#/tournament/nothing`);
  await sees(anna, /There is no such tournament/);
  for (const page of [anna, ben]) expectQuiet(page);
});
