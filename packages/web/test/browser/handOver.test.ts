/** Secrets at a shared screen: with hidden cash the screen is handed over before anything is shown. */
import { cashOf } from '@kursbuch/eighteen';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { button, expectAccessible, expectQuiet, press, sees, visitTable } from './harness.ts';
import { asks, PLAYERS, positionWhere } from './positions.ts';

/**
 * A stock round in which all purses are different and none has an amount that stands on the table anyway. The one who
 * is asked owns a private, so that others could buy it.
 */
const hidden = () =>
  positionWhere(
    '1830',
    (state, { table }) => {
      const [asked] = table.waiting(state);
      if (!Object.values(state.privates).some(({ owner }) => owner === asked)) return false;
      const purses = PLAYERS.map((_, seat) => cashOf(state, seat));
      return (
        asks('stockTurn')(state) &&
        new Set(purses).size === PLAYERS.length &&
        purses.every((cash) => cash > 100 && cash < 1000 && cash % 10 !== 0 && cash !== 142 && cash !== 225)
      );
    },
    { closedCash: true },
  );

/** Everything that can be read in the page, seen or not; figures of drawings aside. */
const readable = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const words = ['aria-label', 'aria-valuetext', 'aria-description', 'title', 'value', 'min', 'max'];
    const attributes = [...document.querySelectorAll('*')].flatMap((element) =>
      words.flatMap((name) => element.getAttribute(name) ?? []),
    );
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const read: string[] = [document.title];
    while (texts.nextNode()) read.push(texts.currentNode.textContent ?? '');
    return [...read, ...attributes].join('\n');
  });

/** What was bought and sold in the open is no secret. */
const linesWith = (text: string, amount: RegExp): readonly string[] =>
  text.split('\n').filter((line) => amount.test(line) && !/ for \$[\d,]+\.$/.test(line));

test('with hidden cash nobody sees the purse of another, wherever he looks', async () => {
  const { record, state } = await hidden();
  const { page } = await visitTable(record);
  const heading = page.getByRole('heading', { level: 1 });
  const name = (await heading.innerText()).replace('Pass to ', '');
  const seat = PLAYERS.indexOf(name);
  expect(seat).toBeGreaterThanOrEqual(0);
  const amount = (of: number) => new RegExp(`\\b${cashOf(state, of)}\\b`);
  const others = PLAYERS.map((_, of) => of).filter((of) => of !== seat);

  // Before the hand-over: nothing of the game.
  await expectAccessible(page);
  const before = await readable(page);
  for (const of of PLAYERS.keys()) expect(linesWith(before, amount(of))).toEqual([]);
  expect(await page.getByRole('table').count()).toBe(0);

  await press(page, `I am ${name}, show me`);
  await sees(page, new RegExp(`Cash \\$${cashOf(state, seat)}`));
  const tabs = page.getByRole('tab');
  await tabs.first().waitFor();
  for (let index = 0; index < (await tabs.count()); index++) {
    await tabs.nth(index).click();
    const seen = await readable(page);
    for (const of of others) expect(linesWith(seen, amount(of))).toEqual([]);
  }
  // Nor an earlier moment.
  await page.keyboard.press(',');
  await button(page, /^Back to now/).waitFor();
  const past = await readable(page);
  for (const of of others) expect(linesWith(past, amount(of))).toEqual([]);
  await page.keyboard.press('Escape');

  // The next one is asked for before the screen shows anything again.
  await button(page, /^(Pass|End turn)( P)?$/).click();
  const next = PLAYERS[(seat + 1) % PLAYERS.length] as string;
  await button(page, `I am ${next}, show me`).waitFor();
  expect(await page.getByRole('table').count()).toBe(0);
  expectQuiet(page);
});
