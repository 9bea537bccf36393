/** A club on the screen: founded, joined, an evening with its file, tables for members, a season's table of points. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { clubOfTwelve } from '../../../server/test/clubOfTwelve.ts';
import { ask, guest } from './company.ts';
import { expectAccessible, expectQuiet, press, sees } from './harness.ts';

const EXPECTED = /status of (40[349]|422)/;

/** Nothing runs out of the page sideways. */
const fits = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

/** Too small for a finger. */
const small = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.club-part :is(button, summary, select, a.btn)')]
      .filter((one) => one.offsetParent !== null && one.getBoundingClientRect().height < 40)
      .map((one) => one.innerText),
  );

test('a club is founded, joined by its link, plans an evening and opens a table', async () => {
  const { page: anna } = await guest('Anna', { size: 'laptop', expected: EXPECTED });
  const { page: ben } = await guest('Ben', {
    size: 'phone',
    language: 'de',
    theme: 'dark',
    expected: EXPECTED,
  });
  const { page: eve } = await guest('Eve', { expected: EXPECTED });
  await anna.goto(`${inject('site')}/#/online`);
  await anna.getByRole('link', { name: 'Clubs' }).click();
  await sees(anna, 'You belong to no club yet. Found one, or open the invitation somebody sends you.');
  await anna.getByLabel('Name', { exact: true }).fill('https://evil.example');
  await press(anna, 'Found it');
  await sees(anna, 'A name is no address. Leave out links and e-mail addresses.');
  await anna.getByLabel('Name', { exact: true }).fill('Steam and friends');
  await press(anna, 'Found it');
  await sees(anna, 'Nobody plays here right now.');
  await expectAccessible(anna);
  const link = await anna.getByLabel('Invitation', { exact: true }).inputValue();

  // ---- joined on a phone, in German; without the link there is nothing
  await eve.goto(link.replace(/\/[^/]*$/, ''));
  await sees(eve, 'There is no such club, or only its members see it.');
  await ben.goto(link);
  await press(ben, 'Dem Club beitreten');
  await sees(ben, 'Nichts ist geplant.');
  expect(await fits(ben)).toBe(true);
  expect(await small(ben)).toEqual([]);
  await expectAccessible(ben);

  // ---- an evening, and its file
  await anna.getByText('Plan an evening').click();
  const plan = anna.locator('details', { hasText: 'Plan an evening' });
  await plan.getByLabel('What it is called').fill('Thursday, at eight');
  await plan.getByLabel('When').fill('2020-01-01T20:00');
  await plan.getByLabel('Where').fill('Café');
  await press(anna, 'Plan it');
  await sees(anna, 'This evening would be in the past. Choose a time to come.');
  const year = new Date().getFullYear() + 1;
  await plan.getByLabel('When').fill(`${year}-01-28T20:00`);
  await press(anna, 'Plan it');
  await sees(anna, 'Nobody has said anything yet.');
  // What was done folds up.
  await expect.poll(() => plan.getByLabel('When').isVisible()).toBe(false);
  await ben.reload();
  await press(ben, 'Ich komme');
  await sees(ben, 'Kommen: Ben');
  await sees(ben, new RegExp(`28. Januar ${year} um 20:00, Café`));
  const [file] = await Promise.all([
    ben.waitForEvent('download'),
    ben.getByRole('link', { name: 'Für deinen Kalender' }).click(),
  ]);
  const calendar = readFileSync(await file.path(), 'utf8');
  expect(file.suggestedFilename()).toBe('evening.ics');
  expect(calendar).toContain('SUMMARY:Thursday\\, at eight (Steam and friends)\r\n');
  const offset = new Date(`${year}-01-28T20:00`).toISOString().replace(/[-:]|\.\d+/g, '');
  expect(calendar).toContain(`DTSTART:${offset}\r\n`);

  // ---- a table for that evening: members find it, others do not
  await press(ben, 'Tisch für diesen Abend');
  await sees(ben, 'für den Abend „Thursday, at eight“');
  await sees(ben, 'Nur Mitglieder finden ihn und setzen sich.');
  await press(ben, 'Tisch eröffnen');
  await expect.poll(() => ben.url()).toContain('#/t/');
  const table = ben.url().split('/').at(-1) ?? '';
  await ben.getByRole('link', { name: 'Zum Club' }).waitFor();
  await sees(ben, 'Mitglieder des Clubs, die den Link öffnen, setzen sich dazu.');
  await anna.reload();
  await anna.locator(`.club-evening a[href$="${table}"]`).waitFor();
  await expect.poll(() => ask(eve, 'GET', `tables/${table}`).catch(String)).toContain('noTable');
  await anna.getByRole('button', { name: 'Withdraw it' }).click();
  await sees(anna, 'The invitation was withdrawn: nobody can join by a link.');
  await eve.goto(link);
  await sees(eve, 'This invitation was withdrawn. Ask a member of the club for the new link.');

  // ---- whoever asks to join a club that can be seen is let in, or nobody is
  const club = /#\/club\/([^/]+)/.exec(link)?.[1] ?? '';
  await ask(anna, 'PATCH', `clubs/${club}`, { open: true });
  const { page: fritz } = await guest('Fritz', { expected: EXPECTED });
  for (const page of [eve, fritz]) {
    await page.goto(`${inject('site')}/#/club/${club}`);
    await press(page, 'Ask to join');
    await sees(page, 'You have asked to join; an organiser decides.');
  }
  await anna.reload();
  const members = anna.locator('.club-member');
  await expect.poll(() => members.count()).toBe(4);
  await press(anna, 'Let in nobody');
  const asked = anna.getByRole('dialog', { name: 'Let in nobody of those who ask?' });
  await sees(asked, 'The list is empty then. They can ask again.');
  await press(asked, 'Let in nobody');
  await expect.poll(() => members.allInnerTexts()).toHaveLength(2);
  expect((await members.allInnerTexts()).join()).not.toMatch(/Eve|Fritz/);
  expect(await anna.getByRole('button', { name: 'Let in nobody' }).count()).toBe(0);
  await eve.reload();
  await eve.getByRole('button', { name: 'Ask to join' }).waitFor();
  for (const page of [anna, ben, eve, fritz]) expectQuiet(page);
});

test('the season of a club of twelve is a table of points', async () => {
  const { club, people } = await clubOfTwelve(inject('site'), { tables: 5 });
  const { page, context } = await guest('Nobody', { expected: EXPECTED });
  const [name = '', value = ''] = (people[0]?.cookie ?? '').split('=');
  await context.clearCookies();
  await context.addCookies([{ name, value, url: inject('site') }]);
  await page.goto(`${inject('site')}/#/club/${club}`);
  await page.locator('.club-standings').waitFor();
  const lines = await page.locator('.club-standings tbody tr').allInnerTexts();
  // Anna: 7 at the first table, 1 at the one of two, 1 at the fifth; Cleo: 3 and 7.
  const told = lines.map((line) => line.split(/\s+/).filter((one) => one !== ''));
  expect(told).toHaveLength(12);
  expect(told.find((line) => line.includes('Cleo'))?.slice(-3)).toEqual(['2', '1', '10']);
  expect(told.find((line) => line.includes('Anna'))?.slice(-3)).toEqual(['3', '1', '9']);
  await sees(page, '5 games count.');
  // Names lead to their pages.
  expect(
    await page.locator('.club-standings').getByRole('link', { name: 'Cleo' }).getAttribute('href'),
  ).toMatch(/^#\/people\/./);
  // An organiser changes name and days; what a game brings stays as soon as one counts.
  await page.getByText('Change this season').click();
  const form = page.locator('details', { hasText: 'Change this season' });
  await sees(form, 'A game counts already: what it brings stays as it is.');
  expect(await form.getByLabel('Points by place').count()).toBe(0);
  await form.getByLabel('Name', { exact: true }).fill('Spring');
  await form.getByLabel('First day').fill(`${new Date().getFullYear() + 1}-01-31`);
  await form.getByLabel('Last day').fill(`${new Date().getFullYear() + 1}-01-30`);
  await press(form, 'Change it');
  await sees(form, 'A season ends after it begins, and within three years.');
  await form.getByLabel('First day').fill(`${new Date().getFullYear() - 1}-12-31`);
  await press(form, 'Change it');
  await expect.poll(() => page.getByText('Spring').count()).toBeGreaterThan(0);
  await sees(page, /31 Dec \d+ to 30 Jan \d+/);
  await sees(page, '5 games count.');
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await fits(page)).toBe(true);
  expectQuiet(page);
});
