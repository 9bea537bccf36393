/** Words that a stranger needs: terms explained where they stand, all of them together, and who leads and what decides. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { secondRound } from './beneluxGames.ts';
import {
  button,
  expectAccessible,
  expectQuiet,
  openRecord,
  press,
  sees,
  tabTo,
  visitTable,
} from './harness.ts';
import { asks, positionWhere } from './positions.ts';

/** The words that are underlined now. */
const underlined = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => [...(CSS.highlights.get('term') ?? [])].map(String));

test('on a phone a term is underlined until it was explained, beside the decision and not over it', async () => {
  const { record } = await positionWhere('1830', asks('stockTurn'));
  const { page } = await visitTable(record, { size: 'phone' });
  await expect.poll(() => underlined(page)).toContain('certificates');
  const at = await page.evaluate(() => {
    const ranges = [...(CSS.highlights.get('term') ?? [])] as Range[];
    const box = ranges.find((range) => String(range) === 'certificates')?.getBoundingClientRect();
    return { x: (box?.x ?? 0) + 10, y: (box?.y ?? 0) + 5 };
  });
  await page.touchscreen.tap(at.x, at.y);
  const card = page.getByRole('dialog', { name: 'certificate' });
  await sees(card, /^A paper that is worth one or more shares/);
  // Who wants to know more has a lesson about it.
  await card.getByRole('link', { name: 'Lesson: What a share is' }).waitFor();
  const [box, bar] = await Promise.all([card.boundingBox(), page.locator('.bar-place').boundingBox()]);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  await expectAccessible(page);
  await press(card, 'Close');
  await expect.poll(() => card.count()).toBe(0);
  await expect.poll(() => underlined(page)).not.toContain('certificates');
  // It stays known on this device, and others are still new.
  await page.reload();
  await expect.poll(() => underlined(page)).toContain('Stock round');
  expect(await underlined(page)).not.toContain('certificates');

  await press(page, 'Who leads');
  const race = page.getByRole('dialog', { name: 'Who leads' });
  await expect.poll(() => race.getByRole('listitem').count()).toBe(4);
  await sees(race, /^The richest player wins: cash, shares/);
  await expectAccessible(page);
  await press(race, 'Close');

  await press(page, 'Menu');
  await press(page, 'Words explained');
  const words = page.getByRole('region', { name: 'Words' });
  await words.getByRole('searchbox').fill('rust');
  await sees(words, '1 found');
  await sees(words, 'also called rust');
  const lesson = words.getByRole('link', { name: 'Lesson: Trains that scrap others' });
  expect((await lesson.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await expectAccessible(page);
  expectQuiet(page);
});

test('by key all new words are explained at once, whatever was kept; in Benelux nobody learns what others have', async () => {
  const { record } = await positionWhere('1830', asks('stockTurn'));
  const { page } = await visitTable(record, {
    before: () => {
      const kept = { guideSeen: true, termsSeen: { par: 'x', pool: -1, float: 1e99, phase: null } };
      if (!localStorage.getItem('kursbuch.settings'))
        localStorage.setItem('kursbuch.settings', JSON.stringify(kept));
    },
  });
  const explain = button(page, /^Explain the words here: .*certificate/);
  await tabTo(page, explain);
  await page.keyboard.press('Enter');
  const card = page.getByRole('dialog', { name: /certificate/ });
  await expect.poll(() => card.evaluate((one) => one === document.activeElement)).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => card.count()).toBe(0);
  // They are not new any more: nothing is left on the way of the Tab key.
  await expect.poll(() => explain.count()).toBe(0);

  await openRecord(page, secondRound(), 'benelux');
  await press(page, 'I am Anna, show me');
  await press(page, 'Who leads');
  const race = page.getByRole('dialog', { name: 'Who leads' });
  await sees(race, 'hidden');
  await sees(race, /of \d large cities joined/);
  await sees(race, /^It ends as soon as somebody has \d+/);
  expectQuiet(page);
});
