/** Nothing jumps: the map, the bar, the tabs, the columns of the sale, the panel and the focus stay where they are. */
import { companyTurnOf } from '@kursbuch/eighteen';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { button, expectAsked, expectQuiet, openRecord, press, settled, touchHex, visit } from './harness.ts';
import { asks, loaded, positionWhere } from './positions.ts';

const boxOf = async (one: Locator) => {
  const { x, y, width, height } = (await one.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return [x, y, width, height].map(Math.round);
};

const map = (page: Page): Locator => page.getByRole('group', { name: /^(Map|Karte)$/ });

/** A turn that begins with track, and a hex for it. */
async function trackTurn() {
  const { record, state } = await positionWhere('1830', asks('trackStep'));
  const { table } = await loaded('1830');
  const [seat = 0] = table.waiting(state);
  const lay = table
    .choices(state, seat)
    .flatMap((choice) => (choice.type === 'many' ? choice.list() : []))
    .find((action) => action.type === 'layTile');
  if (lay?.type !== 'layTile') throw new Error('nothing to lay');
  return { record, hex: lay.hex, company: companyTurnOf(state)?.company ?? '' };
}

for (const size of ['desktop', 'phone'] as const)
  test(`a zoomed map keeps its place when a tile is chosen and laid (${size})`, async () => {
    const { record, hex, company } = await trackTurn();
    const { page } = await visit({ size });
    await openRecord(page, record);
    await expectAsked(page, `${company}: lay track`);
    if (size === 'desktop') {
      await page.keyboard.press('+');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
    }
    await settled(page);
    const before = await boxOf(map(page));
    await touchHex(page, hex);
    await press(page, /^Lay tile/);
    await expectAsked(page, new RegExp(`^${company}: (?!lay)`));
    await settled(page);
    expect(await boxOf(map(page))).toEqual(before);
    expectQuiet(page);
  });

test('a refusal and a long sentence cover the map and leave it as it is', async () => {
  const { record } = await positionWhere('1830', asks('trackStep'));
  const { page } = await visit({ language: 'de' });
  await openRecord(page, record);
  await settled(page);
  const stage = page.getByRole('main');
  const places = async () => [await boxOf(stage), await boxOf(map(page))];
  const before = await places();
  await touchHex(page, 'D2');
  await page.getByRole('alert').waitFor();
  expect(await places()).toEqual(before);
  await page.getByRole('alert').getByRole('button').last().click();
  // As if the rules had much to say.
  await page.evaluate(() => {
    const line = document.querySelector('.decision p');
    if (line) line.textContent = 'Ein langer Satz. '.repeat(60);
  });
  expect(await places()).toEqual(before);
});

test('the line of the steps and the tabs keep their places through a turn', async () => {
  const { record, hex, company } = await trackTurn();
  const { page } = await visit();
  await openRecord(page, record);
  await expectAsked(page, `${company}: lay track`);
  await settled(page);
  const line = page.getByRole('list', { name: 'Steps of this turn' });
  const tabs = () =>
    page.getByRole('tab').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x));
  const [lineBefore, tabsBefore] = [await boxOf(line), await tabs()];
  await touchHex(page, hex);
  await press(page, /^Lay tile/);
  await expectAsked(page, new RegExp(`^${company}: (?!lay)`));
  await settled(page);
  expect(await boxOf(line)).toEqual(lineBefore);
  for (const name of ['Table', 'Market', 'Map', 'Players', 'Log', 'Overview'])
    await page.getByRole('tab', { name, exact: true }).click();
  expect(await tabs()).toEqual(tabsBefore);
  expectQuiet(page);
});

test('the columns of the sale keep their places, and the panel its scroll', async () => {
  const { page } = await visit();
  await page.getByRole('link', { name: /1830/ }).click();
  await press(page.getByRole('group', { name: 'Order of play' }), 'as listed');
  await press(page, 'Start the game');
  await expectAsked(page, 'Anna: buy, bid or pass');
  await settled(page);
  const columns = () =>
    page
      .getByRole('table')
      .first()
      .locator('thead th, tbody tr')
      .evaluateAll((all) =>
        all.map((one) => {
          const { x, y, width } = one.getBoundingClientRect();
          return [x, y, width].map(Math.round);
        }),
      );
  const before = await columns();
  await press(page, 'Bid from 225');
  await settled(page);
  expect(await columns()).toEqual(before);
  await press(page, 'Bid $225');
  await expectAsked(page, /^(?!Anna)/);
  await settled(page);
  expect(await columns()).toEqual(before);

  const body = page.getByRole('tabpanel');
  await page.getByRole('tab', { name: 'Tiles' }).click();
  await body.getByRole('heading', { name: 'Tiles' }).waitFor();
  await body.evaluate((one) => one.scrollTo(0, 300));
  await settled(page);
  await page.getByRole('tab', { name: 'Players' }).click();
  await page.getByRole('tab', { name: 'Tiles' }).click();
  expect(await body.evaluate((one) => one.scrollTop)).toBe(300);
});

test('after an act by key the focus is at the next decision', async () => {
  const { record } = await positionWhere('1830', asks('revenueStep'));
  const { page } = await visit();
  await openRecord(page, record);
  await expectAsked(page, /: pay out or withhold$/);
  await button(page, /^Pay out/).focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expectAsked(page, /^(?!.*pay out or withhold)/);
  await expect
    .poll(() =>
      page.evaluate(
        () => document.activeElement?.closest('.decision, .decision-tray, .surface, .map') !== null,
      ),
    )
    .toBe(true);
  expectQuiet(page);
});
