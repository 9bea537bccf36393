/** Everything speaks the chosen language at once, and goes on speaking it. */
import { expect, test } from 'vitest';
import { englishOn } from './german.ts';
import {
  expectAsked,
  expectQuiet,
  openRecord,
  press,
  sees,
  settled,
  touchHex,
  visit,
  visitTable,
} from './harness.ts';
import { asks, positionWhere } from './positions.ts';

test('at the table: headline, panels, refusals, log and page change at once', async () => {
  const { record } = await positionWhere('1830', (state) => asks('trackStep')(state) && state.phase === '3');
  const { page } = await visitTable(record);
  await touchHex(page, 'A9');
  await page.getByRole('alert').waitFor();
  await settled(page);
  // So that the search for English is worth something: here it finds plenty.
  await expect.poll(async () => (await englishOn(page)).length).toBeGreaterThan(50);

  await press(page, 'DE');
  await expectAsked(page, /: Gleis legen$/);
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('de');
  await expect.poll(() => page.title()).toMatch(/am Zug/);
  await sees(page.getByRole('alert'), /Regel 1830-/);
  await settled(page);
  await expect.poll(() => englishOn(page)).toEqual([]);
  for (const tab of ['Tabelle', 'Kurse', 'Gesellschaften', 'Regeln', 'Verlauf']) {
    await page.getByRole('tab', { name: tab }).click();
    await settled(page);
    await expect.poll(() => englishOn(page), { message: tab }).toEqual([]);
  }

  // It is remembered, here and on the other pages.
  await page.reload();
  await expectAsked(page, /: Gleis legen$/);
  await page.getByRole('link', { name: 'Kursbuch' }).click();
  await page.getByRole('heading', { name: 'Neues Spiel' }).waitFor();
  await press(page, 'EN');
  await page.getByRole('heading', { name: 'New game' }).waitFor();
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('en');
  expectQuiet(page);
});

test('a device that speaks German is spoken to in German; money is written the German way', async () => {
  const { page } = await visit({ language: 'de', size: 'phone' });
  await page.getByRole('heading', { name: 'Eisenbahn-Brettspiele im Browser' }).waitFor();
  const { record } = await positionWhere('1830', asks('privateSale'));
  await openRecord(page, record);
  await page.getByRole('main').getByRole('button', { name: /20/ }).first().click();
  await sees(page, /580\s\$/);
  await press(page, 'Menü');
  const menu = page.getByRole('dialog');
  await press(menu, 'English');
  await page.getByRole('dialog', { name: 'Menu' }).waitFor();
  await page.keyboard.press('Escape');
  await sees(page, /\$580/);
  expectQuiet(page);
});
