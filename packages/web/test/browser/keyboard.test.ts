/** No pointer at all: from the first screen to the first operating turn, and walking through time. */
import type { Page } from 'playwright-core';
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
} from './harness.ts';

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
  for (const name of ['Orient', 'Rheingold']) await enter(page, button(page, `Take ${name} away`));
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
