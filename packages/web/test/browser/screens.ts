/** Every screen and panel, one after the other: axe finds nothing, nothing runs over the edge, German is German. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { englishOn } from './german.ts';
import {
  expectQuiet,
  headline,
  openRecord,
  press,
  type Screen,
  settled,
  touchHex,
  violations,
  visit,
} from './harness.ts';
import { asks, finishedGame, positionWhere } from './positions.ts';

/** The decisions of each title that a random game comes to. */
const DECISIONS = {
  '1830': [
    'privateSale',
    'bidding',
    'parChoice',
    'stockTurn',
    'beforeRound',
    'trackStep',
    'stationStep',
    'runStep',
    'revenueStep',
    'trainStep',
    'privatesStep',
    'discardTrains',
    'consent',
    'chooseHome',
  ],
  '1848': [
    'privateSale',
    'stockTurn',
    'trackStep',
    'runStep',
    'revenueStep',
    'trainStep',
    'discardTrains',
    'tasmania',
    'debt',
  ],
  // What else 1853 and 1854 ask, their own files look at.
  '1853': ['bonds', 'contracts', 'stockTurn', 'elephant', 'twoTiles', 'trainStep'],
  '1854': ['privateSale', 'stockTurn', 'mergers', 'mailStep'],
  '1889': [
    'privateSale',
    'stockTurn',
    'sellersTile',
    'trackStep',
    'stationStep',
    'runStep',
    'revenueStep',
    'trainStep',
    'consent',
  ],
} as const;

/** `rules`: what axe looks at, if that is not everything: another theme changes nothing but colours, another size no names. */
export async function checkScreens(screen: Screen, rules?: readonly string[]): Promise<void> {
  const { page } = await visit(screen);
  const found: string[] = [];
  const isGerman = screen.language === 'de';

  /** What is wrong with the screen as it is now. */
  async function look(where: string): Promise<void> {
    await page.locator('main:not([data-left])').waitFor();
    await settled(page);
    const problems = [
      await violations(page, rules, true),
      await cutOff(page),
      await touching(page),
      ...(screen.size === 'phone' || screen.size === 'tablet' ? [await tooSmall(page)] : []),
      ...(isGerman ? await englishOn(page) : []),
    ].filter((problem) => problem !== '');
    if (problems.length > 0) found.push(`== ${where}\n${problems.join('\n')}`);
  }

  await look('home, empty');
  await page.evaluate(() => {
    location.hash = '#/film';
  });
  await page.locator('.film-log li').first().waitFor();
  await look('the film');
  await page.evaluate(() => {
    location.hash = '#/new/1848';
  });
  await look('new game of 1848');
  await page.evaluate(() => {
    location.hash = '#/new/1854';
  });
  await look('new game of 1854');
  await page.evaluate(() => {
    location.hash = '#/new/1853';
  });
  await look('new game of 1853');
  await page.evaluate(() => {
    location.hash = '#/new/1889';
  });
  await look('new game of 1889');
  await page.evaluate(() => {
    location.hash = '#/new/1830';
  });
  await look('new game of 1830');

  for (const [title, kinds] of Object.entries(DECISIONS))
    for (const kind of kinds) {
      const { record } = await positionWhere(title, asks(kind));
      await openRecord(page, record, `${title} ${kind}`);
      await look(`${title} ${kind}`);
      // What is written in secret lies behind a page that is handed over.
      const mine = page.getByRole('button', { name: /^(I am .*, show me|Ich bin .*)/ });
      if (await mine.count()) {
        await mine.click();
        await look(`${title} ${kind}, handed over`);
      }
    }

  // A late stock round, in the middle and beside it; then something refused, the past, the menu.
  const late = await positionWhere('1830', (state) => asks('stockTurn')(state) && state.phase === '3');
  await openRecord(page, late.record, 'late');
  await eachTab(page, look);
  const australia = await positionWhere(
    '1848',
    (state) => asks('trackStep')(state) && Object.values(state.companies).some(({ loans }) => loans > 0),
  );
  await openRecord(page, australia.record, 'loans');
  await eachTab(page, look, /Bank|More|Mehr/);

  const india = await positionWhere('1853', (state) => asks('revenueStep')(state) && state.phase === '4');
  await openRecord(page, india.record, 'india');
  await eachTab(page, look, /Companies|Gesellschaften|More|Mehr/);

  const shikoku = await positionWhere('1889', (state) => asks('stockTurn')(state) && state.phase === '4');
  await openRecord(page, shikoku.record, 'shikoku');
  await eachTab(page, look);

  const track = await positionWhere('1830', (state) => asks('trackStep')(state) && state.phase === '3');
  await openRecord(page, track.record, 'track');
  await page
    .getByRole('group', { name: /^(Map|Karte)$/ })
    .getByRole('button')
    .first()
    .press('Enter');
  await look('a tile in the hand');
  await page.keyboard.press('Escape');
  await press(page, /^(Show the whole map|Ganze Karte zeigen)$/);
  await touchHex(page, 'A9');
  await page.getByRole('alert').waitFor();
  await look('a refusal');
  await page.getByRole('alert').getByRole('button').first().click();
  await look('the rule behind a refusal');
  await page.keyboard.press(',');
  await look('the past');
  await page.keyboard.press('Escape');
  await press(page, /^(Menu|Menü)$/);
  await look('the menu');
  await page.keyboard.press('Escape');

  const end = await finishedGame('1830', 650);
  await openRecord(page, end.record, 'end');
  await look('the end');
  const secret = await positionWhere('1830', asks('stockTurn'), { closedCash: true });
  await openRecord(page, secret.record, 'secret');
  await look(`hand-over: ${await headline(page)}`);
  await page.evaluate(() => {
    location.hash = '#/';
  });
  await look('home, with games');

  expect(found.join('\n\n')).toBe('');
  expectQuiet(page);
}

/** Open every tab, and every entry behind "more" where there is no room for tabs. */
async function eachTab(page: Page, look: (where: string) => Promise<void>, only = /./): Promise<void> {
  const tabs = page.getByRole('tab');
  await tabs.first().waitFor();
  for (let index = 0; index < (await tabs.count()); index++) {
    const name = await tabs.nth(index).innerText();
    if (!only.test(name)) continue;
    await tabs.nth(index).click();
    await look(`tab ${name}`);
    const entries = page.getByRole('main').locator('.more-list').getByRole('button');
    for (let entry = 0; entry < (await entries.count()); entry++) {
      const more = await entries.nth(entry).innerText();
      await entries.nth(entry).click();
      await look(`more, ${more}`);
      await tabs.nth(index).click();
    }
  }
}

/** Words keep off the borders of their buttons, and the line of a turn lies on none of them. */
export const touching = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const shownIn = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((one) => one.getClientRects().length > 0);
    const tight = shownIn('.btn, .chip-btn').filter((button) => {
      const box = button.getBoundingClientRect();
      const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const { parentElement } = texts.currentNode;
        if (!parentElement || getComputedStyle(parentElement).clipPath !== 'none') continue;
        const range = document.createRange();
        range.selectNodeContents(texts.currentNode);
        for (const { left, right, top, bottom, width } of range.getClientRects())
          if (
            width > 0 &&
            (left < box.left + 3 || right > box.right - 3 || top < box.top + 2 || bottom > box.bottom - 2)
          )
            return true;
      }
      return false;
    });
    const buttons = shownIn('.decision :is(.btn, .icon)').map((one) => one.getBoundingClientRect());
    const covered = shownIn('.decision .line li').filter((stop) => {
      const { left, right, top, bottom } = stop.getBoundingClientRect();
      return buttons.some(
        (one) => left < one.right - 1 && right > one.left + 1 && top < one.bottom - 1 && bottom > one.top + 1,
      );
    });
    return [
      ...tight.map((button) => `touches its border: ${button.textContent}`),
      ...covered.map((stop) => `lies on a button: ${stop.textContent}`),
    ].join('\n');
  });

/**
 * Fingers need 44 pixels: controls that are smaller; hexes and links inside a sentence aside. Cities of a contract lie as close on
 * their map as they lie; the list below has each of them again, large enough.
 */
const tooSmall = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const small = [
      ...document.querySelectorAll<HTMLElement>('button, a[href], input, select, summary'),
    ].filter((control) => {
      const boxes = [control, ...(control.closest('label') ? [control.closest('label') as Element] : [])].map(
        (element) => element.getBoundingClientRect(),
      );
      const [width, height] = [
        Math.max(...boxes.map((box) => box.width)),
        Math.max(...boxes.map((box) => box.height)),
      ];
      return (
        // What only keys reach is no target for a finger.
        !control.matches(':disabled, svg *, p *, .city-disc, .explain-here') &&
        width > 0 &&
        (width < 43.5 || height < 43.5)
      );
    });
    const told = small.map((control) => {
      const { width, height } = control.getBoundingClientRect();
      return `${control.ariaLabel ?? control.textContent} ${Math.round(width)}×${Math.round(height)}`;
    });
    return told.length > 0 ? `too small for a finger: ${told.join(', ')}` : '';
  });

/** The page itself never scrolls sideways, and no word is cut off where nobody can scroll to it. */
export const cutOff = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const over = (document.scrollingElement?.scrollWidth ?? 0) - innerWidth;
    const cut = [...document.body.querySelectorAll<HTMLElement>('*')].filter((element) => {
      const hasText = [...element.childNodes].some(
        ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
      );
      // The rim of a map that can be moved is no text to read on.
      if (!hasText || element.matches('.unseen, .unseen *, svg *, option, .rulers *')) return false;
      const { left, right, width } = element.getBoundingClientRect();
      if (width === 0) return false;
      for (let box: HTMLElement | null = element; box; box = box.parentElement) {
        const { overflowX, textOverflow } = getComputedStyle(box);
        if (overflowX === 'auto' || overflowX === 'scroll' || textOverflow === 'ellipsis') return false;
        const { left: start, right: end } = box.getBoundingClientRect();
        if (overflowX === 'hidden' && (left < start - 1 || right > end + 1)) return true;
      }
      return left < -1 || right > innerWidth + 1;
    });
    // What can be chosen in a table or a card is in sight without scrolling sideways.
    const hidden = [...document.querySelectorAll<HTMLElement>('main td button, .chip-btn')].filter(
      (control) => {
        const { left, right, width } = control.getBoundingClientRect();
        const frame = control.closest('.scroll-x, .decision-tray, .bar-place')?.getBoundingClientRect();
        const [start, end] = [
          Math.max(0, frame?.left ?? 0),
          Math.min(innerWidth, frame?.right ?? innerWidth),
        ];
        return width > 0 && (left < start - 1 || right > end + 1);
      },
    );
    // Nothing that can be pressed lies beyond the edge, unless one can scroll to it.
    const beyond = [
      ...document.querySelectorAll<HTMLElement>('button, a[href], input, select, summary'),
    ].filter((control) => {
      const { left, right, width } = control.getBoundingClientRect();
      if (width === 0 || (left >= -1 && right <= innerWidth + 1)) return false;
      for (let box = control.parentElement; box; box = box.parentElement) {
        const { overflowX, visibility, clipPath } = getComputedStyle(box);
        if (/auto|scroll/.test(overflowX) || visibility === 'hidden' || clipPath !== 'none') return false;
      }
      return !control.closest('svg, .unseen');
    });
    return [
      beyond.length > 0
        ? `beyond the edge: ${beyond.map((one) => one.ariaLabel ?? one.textContent).join(' | ')}`
        : '',
      hidden.length > 0 ? `out of sight: ${hidden.map(({ textContent }) => textContent).join(' | ')}` : '',
      over > 0 ? `the page is ${over} pixels too wide` : '',
      cut.length > 0 ? `cut off: ${cut.map(({ textContent }) => textContent).join(' | ')}` : '',
    ]
      .filter((problem) => problem !== '')
      .join('\n');
  });
