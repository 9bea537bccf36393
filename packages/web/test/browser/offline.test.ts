/** Everything works without a network once it has been there. */
import { expect, test } from 'vitest';
import { expectAsked, expectQuiet, openRecord, press, visit } from './harness.ts';
import { asks, positionWhere } from './positions.ts';

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
