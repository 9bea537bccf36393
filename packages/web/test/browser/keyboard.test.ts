/** No pointer at all: from the first screen to the first operating turn, and walking through time. */
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  button,
  buyShare,
  enter,
  expectAsked,
  expectQuiet,
  sees,
  startAt,
  startOf,
  tabTo,
  visit,
  visitTable,
} from './harness.ts';
import { asks, positionWhere } from './positions.ts';

/** The focus can be seen: it has an outline, or a ring around its hex. */
async function expectFocusSeen(page: Page): Promise<void> {
  const outline = await page.evaluate(() => {
    const focused = document.activeElement as Element;
    const { outlineStyle, outlineWidth } = getComputedStyle(focused);
    return focused.matches('svg *') ? 'hex' : `${outlineStyle} ${outlineWidth}`;
  });
  expect(outline).not.toMatch(/^none|^\w+ 0px/);
}

test('a game is set up and played to its first operating turn by keyboard', async () => {
  const { page } = await visit();
  await enter(page, page.getByRole('link', { name: /1830/ }));
  await enter(page, button(page, 'People at this screen'));
  for (const name of ['Chiara', 'David']) await enter(page, button(page, `Take ${name} away`));
  await enter(page, button(page.getByRole('group', { name: 'Order of play' }), 'as listed'));
  await enter(page, button(page, 'Start the game'));

  // The sale: each buys the first that is on offer, to the last one.
  await expectAsked(page, 'Anna: buy, bid or pass');
  for (const price of [20, 40, 70, 110, 160, 220]) {
    await enter(page, button(page, `Buy for ${price}`));
    await expectFocusSeen(page);
    await button(page, /^Buy .*, \$/).waitFor();
    await page.keyboard.press('Enter');
  }
  await expectAsked(page, 'B&O: set the par price');
  await enter(page, button(page, /^67 /));
  await page.keyboard.press('Enter');

  // The stock round: start a company, let go, start it again, and buy until it floats.
  await expectAsked(page, 'Anna: buy or pass');
  await enter(page, button(page, startOf('B&M')));
  await enter(page, button(page, startAt('B&M', 67)));
  await button(page, /^Start at/).waitFor();
  await page.keyboard.press('Escape');
  await button(page, /^Start at/).waitFor({ state: 'detached' });
  await page.keyboard.press('Enter');
  await button(page, /^Start at/).waitFor();
  await page.keyboard.press('Enter');
  await expectAsked(page, 'Ben: buy or pass');
  for (const [name, next] of [
    ['Ben', 'Anna'],
    ['Anna', 'Ben'],
    ['Ben', 'Anna'],
    ['Anna', 'Ben'],
  ] as const) {
    await expectAsked(page, new RegExp(`^${name}: `));
    await enter(page, button(page, buyShare('B&M')));
    await button(page, 'Buy for $67').waitFor();
    await page.keyboard.press('Enter');
    await expectAsked(page, new RegExp(`^${next}: `));
  }
  for (const name of ['Ben', 'Anna']) {
    await expectAsked(page, new RegExp(`^${name}: `));
    await enter(page, button(page, 'Pass'), 'Shift+Tab');
  }
  await expectAsked(page, 'Ben: exchange or go on');
  await enter(page, button(page, 'Go on'), 'Shift+Tab');

  // The map: arrows go between the hexes, R turns, Enter lays.
  await expectAsked(page, 'B&M: lay track');
  const hexes = page.getByRole('group', { name: 'Map' }).getByRole('button');
  await tabTo(page, hexes.and(page.locator('[tabindex="0"]')));
  await page.keyboard.press('ArrowUp');
  await expectFocusSeen(page);
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  await expect.poll(() => focused()).toMatch(/^D22/);
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => focused()).toMatch(/^F22/);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await sees(page, /Yellow 7 on D22/);
  await page.keyboard.press('r');
  await page.keyboard.press('Enter');
  await expectAsked(page, 'B&M: must buy a train');
  // What is asked stands there before what may be done.
  await page.locator('.decision .btn.go').waitFor();
  await page.keyboard.press('Enter');
  await expectAsked(page, 'B&M: buy trains');

  // Undo and redo, time, panels.
  await page.keyboard.press('u');
  await expectAsked(page, 'B&M: must buy a train');
  await page.keyboard.press('Shift+U');
  await expectAsked(page, 'B&M: buy trains');
  await page.keyboard.press(',');
  await sees(page, /Only to look at\.$/);
  await page.keyboard.press('.');
  await expectAsked(page, 'B&M: buy trains');
  await page.keyboard.press('4');
  await page.getByRole('tab', { name: 'Trains', selected: true }).waitFor();
  await enter(page, button(page, 'Menu'), 'Shift+Tab');
  await page.getByRole('dialog', { name: 'Menu' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'Menu' }).waitFor({ state: 'hidden' });
  expectQuiet(page);
});

/** Count what the yellow button would do, without letting it. */
const holdConfirm = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.dataset.confirmed = '0';
    const hold = (event: Event) => {
      if (!(event.target as Element).closest('.decision .btn.go')) return;
      event.stopImmediatePropagation();
      const { dataset } = document.documentElement;
      dataset.confirmed = String(Number(dataset.confirmed) + 1);
    };
    addEventListener('click', hold, true);
  });

/** Click a control: the yellow button says Enter, and the key presses it. */
async function expectEnterAfter(page: Page, control: Locator): Promise<void> {
  const name = await control.evaluate((one) => one.getAttribute('aria-label') ?? one.textContent);
  await control.click();
  const isSaid = () =>
    page.evaluate(
      () =>
        document.querySelector('.decision .btn.go:not([aria-disabled]) kbd')?.textContent === 'Enter' &&
        !document.querySelector('dialog[open]'),
    );
  await expect.poll(isSaid).toBe(true);
  const confirmed = () => page.evaluate(() => Number(document.documentElement.dataset.confirmed));
  const before = await confirmed();
  await page.keyboard.press('Enter');
  expect(await confirmed(), `Enter after ${name}`).toBe(before + 1);
}

test('Enter confirms after a click on whatever else: zoom, tabs, panels, steppers, lines of the log', async () => {
  const { record } = await positionWhere('1830', (state) => asks('trackStep')(state) && state.phase === '3');
  const { page } = await visitTable(record);
  const legal = page.getByRole('group', { name: 'Map' }).locator('.reachable').first();
  await legal.locator('path').first().click();
  await holdConfirm(page);
  for (const name of ['Zoom in', 'Zoom out', 'Show the whole map'])
    await expectEnterAfter(page, button(page, name));
  const panel = page.getByRole('complementary');
  const tabs = panel.getByRole('tab');
  await tabs.first().waitFor();
  for (let index = 0; index < (await tabs.count()); index++) await expectEnterAfter(page, tabs.nth(index));
  const choices = page.locator('.tray button');
  for (let index = 0; index < (await choices.count()); index++)
    await expectEnterAfter(page, choices.nth(index));
  // A key that leads to a control means it.
  await tabTo(page, button(page, 'Zoom in'));
  const confirmed = () => page.evaluate(() => document.documentElement.dataset.confirmed);
  const before = await confirmed();
  await page.keyboard.press('Enter');
  expect(await confirmed()).toBe(before);
  expectQuiet(page);
});
