/** Benelux as people play it: set up, draw, run, hand over, and the end. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { dealt, finished, secondRound } from './beneluxGames.ts';
import {
  expectAccessible,
  expectAsked,
  expectQuiet,
  openRecord,
  press,
  sees,
  settled,
  visit,
} from './harness.ts';

const city = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name},`) }).first();

async function middleOf(page: Page, name: string): Promise<{ x: number; y: number }> {
  const box = await city(page, name).boundingBox();
  if (!box) throw new Error(`${name} is not in sight`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Draw a line with the mouse, from city to city. */
async function drag(page: Page, from: string, to: string): Promise<void> {
  const [a, b] = [await middleOf(page, from), await middleOf(page, to)];
  await page.mouse.move(a.x, a.y);
  await page.mouse.down();
  for (let step = 1; step <= 8; step++)
    await page.mouse.move(a.x + ((b.x - a.x) * step) / 8, a.y + ((b.y - a.y) * step) / 8);
  await page.mouse.up();
}

async function setUp(page: Page, name: string, start: string): Promise<void> {
  await press(page, `I am ${name}, show me`);
  await expectAsked(page, 'Keep three orders');
  for (const index of [0, 1, 2]) await page.locator('.keep input').nth(index).check();
  await page.locator('.starts').getByRole('button', { name: start }).click();
  await press(page, `Start in ${start}`);
}

test('two at one screen set up, draw a line and hand over; nobody sees the hand or the purse of the other', async () => {
  const { page } = await visit();
  await openRecord(page, dealt());
  await sees(page, 'Pass to Anna');
  expect(await page.locator('.order-table').count()).toBe(0);
  await press(page, 'I am Anna, show me');
  await expectAccessible(page);
  for (const index of [0, 1, 2]) await page.locator('.keep input').nth(index).check();
  await page.locator('.starts').getByRole('button', { name: 'Brussels' }).click();
  await press(page, 'Start in Brussels');
  await sees(page, 'Pass to Ben');
  await setUp(page, 'Ben', 'Bremen');

  await sees(page, 'Pass to Anna');
  await press(page, 'I am Anna, show me');
  await expectAsked(page, 'Draw track');
  await settled(page);
  await drag(page, 'Brussels', 'Antwerp');
  await press(page, /^Draw, 5.M/);
  await sees(page.locator('.figures'), '45 M');
  await sees(page.locator('.crayon-players'), 'hidden');
  await expectAccessible(page);

  // An order lights up where its good is found and where it goes.
  const order = page.locator('.order-table button').first();
  await order.click();
  expect(await order.getAttribute('aria-pressed')).toBe('true');

  await press(page, 'End turn');
  await sees(page, 'Pass to Ben');
  expect(await page.locator('body').innerText()).not.toMatch(/45.M/);
  await press(page, 'I am Ben, show me');
  await expectAsked(page, 'Draw track');
  expect(await page.locator('.crayon-players').innerText()).not.toMatch(/\b45\b/);
  // Nor does the course of the game tell what the other has.
  await page.getByRole('tab', { name: 'Course' }).click();
  await sees(page, 'Income from orders');
  expect(await page.locator('.panel-body').innerText()).not.toMatch(/\b45\b/);
  expectQuiet(page);
});

test('on a phone, in German, a city is touched and the train goes there', async () => {
  const { page } = await visit({ size: 'phone', language: 'de' });
  await openRecord(page, secondRound());
  await press(page, /^Ich bin Anna/);
  await expectAsked(page, 'Wohin fährt deine Lok?');
  await settled(page);
  const { x, y } = await middleOf(page, 'Antwerpen');
  await page.touchscreen.tap(x, y);
  await expectAsked(page, 'Fahren: Antwerpen');
  await expectAccessible(page);
  await press(page, /^Fahren, \d+ Schritte/);
  await sees(page, 'Sie steht in');
  await press(page, /^Stehen bleiben/);
  await expectAsked(page, 'Strecke zeichnen');
  expectQuiet(page);
});

test('a better train is paid at once and told to the other when the turn ends; the guide says what it is about', async () => {
  const { page } = await visit({ guide: true });
  await openRecord(page, secondRound());
  await press(page, 'I am Anna, show me');
  await sees(page.locator('.guide'), 'What it is about');
  await press(page, 'Stay here');
  await press(page, 'More');
  await press(page, /^B 12, Fast freight train for 20.M$/);
  await expectAsked(page, 'Change to B 12');
  await press(page, 'Do it');
  await sees(page.locator('.figures'), '25 M');
  await press(page, 'End turn');
  await press(page, 'I am Ben, show me');
  await sees(page, /Anna has a B 12 now/);
  expectQuiet(page);
});

test('the end of a short game has a ranking, charts and moments', async () => {
  const { page } = await visit();
  const record = await finished();
  await openRecord(page, record);
  await sees(page, /large cities are joined/);
  await sees(page, 'Income from orders');
  await expectAccessible(page);
  expectQuiet(page);
});
