/** Text at twice its size: the first page, a lesson and a puzzle stay whole, on a phone and on a desktop. */
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { expectQuiet, type Screen, SIZES, settled, visit } from './harness.ts';

/** Letters are twice as large, as a browser's setting makes them. */
const LARGE = (): void => {
  document.addEventListener('DOMContentLoaded', () => {
    document.documentElement.style.fontSize = '200%';
  });
};

/** Words that are cut off at the edge of what holds them, or stand over each other. */
const cutOff = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const told: string[] = [];
    const shown = [
      ...document.querySelectorAll<HTMLElement>('h1, h2, p, dd, dt, a, button, li, label'),
    ].filter(
      (one) =>
        one.checkVisibility() && (one.textContent ?? '').trim() !== '' && !one.closest('svg, .unseen, .tt'),
    );
    const name = (one: Element): string => `${one.tagName} “${(one.textContent ?? '').trim().slice(0, 40)}”`;
    for (const one of shown) {
      const { overflowX, overflowY, textOverflow } = getComputedStyle(one);
      const isCut =
        (overflowX !== 'visible' && overflowX !== 'auto' && one.scrollWidth > one.clientWidth + 1) ||
        (overflowY !== 'visible' && overflowY !== 'auto' && one.scrollHeight > one.clientHeight + 1);
      if (isCut && textOverflow !== 'ellipsis') told.push(`cut off: ${name(one)}`);
      const { left, right } = one.getBoundingClientRect();
      const scrolls = one.closest('.prepared-body, .stage-body, .sizes');
      if (!scrolls && (left < -1 || right > innerWidth + 1)) told.push(`over the edge: ${name(one)}`);
    }
    for (const one of document.querySelectorAll('.head, .prepared-band, .prepared-card')) {
      const { overflowY } = getComputedStyle(one);
      if (overflowY !== 'auto' && one.scrollHeight > one.clientHeight + 1)
        told.push(`too high: ${name(one)}`);
    }
    const pressed = shown.filter((one) => one.matches('a, button') && !one.closest('.prepared-stage'));
    for (const [index, one] of pressed.entries())
      for (const other of pressed.slice(index + 1)) {
        if (one.contains(other) || other.contains(one)) continue;
        const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        // Bars that stay in their place may lie over what is moved under them.
        const stays = [one, other].some((each) => each.closest('.foot-bar, .prepared-card, .prepared-band'));
        if (wide > 2 && high > 2 && !stays) told.push(`over each other: ${name(one)}, ${name(other)}`);
      }
    return told;
  });

const SCREENS: readonly Screen[] = [
  { size: 'phone', language: 'de', before: LARGE, alone: true },
  { size: 'desktop', before: LARGE, alone: true },
];

test.each(SCREENS)('at twice its size nothing is cut off: %o', async (screen) => {
  const { page } = await visit(screen);
  // Of the two puzzles the first is that of this day, and says so.
  await page.clock.setFixedTime(new Date('2026-11-19T12:00:00'));
  const width = SIZES[screen.size ?? 'desktop'].width;
  const places = [
    '',
    '#/learn',
    '#/lesson/1830-shares',
    '#/lesson/1830-powers',
    '#/puzzle/1830-1',
    '#/puzzle/1830-56',
  ];
  for (const place of places) {
    await page.goto(`${inject('site')}/${place}`);
    const isThere = place === '' ? '.game-card' : place === '#/learn' ? '.learn-course a' : '.prepared-card';
    await page.locator(isThere).first().waitFor();
    await settled(page);
    expect
      .soft(await page.evaluate(() => document.documentElement.scrollWidth), place)
      .toBeLessThanOrEqual(width);
    expect.soft(await cutOff(page), place).toEqual([]);
    // What is asked, and what can be answered, is not squeezed out by the board.
    if (place.includes('/lesson/'))
      await page.locator('.lesson-answers button').last().click({ trial: true });
    if (place.includes('/puzzle/')) await page.locator('.puzzle-band .go').click({ trial: true });
  }
  expectQuiet(page);
});
