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

/** One of the forms a screen is looked at in. */
interface Form {
  readonly screen: Screen;
  readonly page: Page;
}

/** A state of the program: how somebody comes there, and everything that is looked at on the way. */
type State = (form: Form, look: (where: string) => Promise<void>) => Promise<void>;

/** Every state is looked at in every form; else in one of them, in turn. */
const EVERY_FORM = process.env.RUNS !== undefined;

/** Walk through all screens. Each form has a page of its own, so that a state costs one way there and not one for each form. */
export async function checkScreens(screens: readonly Screen[]): Promise<void> {
  const forms = await Promise.all(
    screens.map(async (screen): Promise<Form> => ({ screen, page: (await visit(screen)).page })),
  );
  const found: string[] = [];

  async function look({ screen, page }: Form, where: string): Promise<void> {
    await page.locator('main:not([data-left])').waitFor();
    await settled(page);
    const problems = [
      await violations(page),
      await cutOff(page),
      await touching(page),
      await stoppedTwice(page),
      ...(screen.size === 'phone' || screen.size === 'tablet' ? [await tooSmall(page)] : []),
      ...(screen.language === 'de' ? await englishOn(page) : []),
    ].filter((problem) => problem !== '');
    const { size, language, theme } = screen;
    if (problems.length > 0) found.push(`== ${where}, ${size} ${language} ${theme}\n${problems.join('\n')}`);
  }
  const comeTo = (form: Form, state: State) => state(form, (where) => look(form, where));

  if (EVERY_FORM)
    await Promise.all(
      forms.map(async (form) => {
        for (const state of STATES) await comeTo(form, state);
      }),
    );
  else
    for (const [index, state] of STATES.entries()) await comeTo(forms[index % forms.length] as Form, state);

  expect(found.join('\n\n')).toBe('');
  for (const { page } of forms) expectQuiet(page);
}

const go = (page: Page, address: string): Promise<void> =>
  page.evaluate((hash) => {
    location.hash = hash;
  }, address);

/** A position of a saved game, and then whatever there is to see of it. */
const at =
  (
    title: string,
    wanted: Parameters<typeof positionWhere>[1],
    name: string,
    see: State = (_, look) => look(name),
  ): State =>
  async (form, look) => {
    const { record } = await positionWhere(title, wanted);
    await openRecord(form.page, record, name);
    await see(form, look);
  };

const decision = (title: string, kind: string): State => {
  const name = `${title} ${kind}`;
  return at(title, asks(kind), name, async ({ page }, look) => {
    await look(name);
    // What is written in secret lies behind a page that is handed over.
    const mine = page.getByRole('button', { name: /^(I am .*, show me|Ich bin .*)/ });
    if ((await mine.count()) === 0) return;
    await mine.click();
    await look(`${name}, handed over`);
  });
};

const STATES: readonly State[] = [
  (_, look) => look('home'),
  async ({ page }, look) => {
    await go(page, '#/film');
    await page.locator('.film-log li').first().waitFor();
    await look('the film');
  },
  ...['1848', '1854', '1853', '1889', '1830'].map(
    (title): State =>
      async ({ page }, look) => {
        await go(page, `#/new/${title}`);
        await look(`new game of ${title}`);
      },
  ),
  ...Object.entries(DECISIONS).flatMap(([title, kinds]) => kinds.map((kind) => decision(title, kind))),

  // A late stock round, in the middle and beside it; then something refused, the past, the menu.
  at('1830', (state) => asks('stockTurn')(state) && state.phase === '3', 'late', eachTab()),
  at(
    '1848',
    (state) => asks('trackStep')(state) && Object.values(state.companies).some(({ loans }) => loans > 0),
    'loans',
    eachTab(/Bank|More|Mehr/),
  ),
  at(
    '1853',
    (state) => asks('revenueStep')(state) && state.phase === '4',
    'india',
    eachTab(/Companies|Gesellschaften|More|Mehr/),
  ),
  at('1889', (state) => asks('stockTurn')(state) && state.phase === '4', 'shikoku', eachTab()),
  at(
    '1830',
    (state) => asks('trackStep')(state) && state.phase === '3',
    'track',
    async ({ page }, look) => {
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
    },
  ),
  async ({ page }, look) => {
    await openRecord(page, (await finishedGame('1830', 650)).record, 'end');
    await look('the end');
  },
  async ({ page }, look) => {
    const secret = await positionWhere('1830', asks('stockTurn'), { closedCash: true });
    await openRecord(page, secret.record, 'secret');
    await look(`hand-over: ${await headline(page)}`);
    await go(page, '#/');
    await look('home, with games');
  },
];

/** Open every tab, and every entry behind "more" where there is no room for tabs. */
function eachTab(only = /./): State {
  return async ({ page }, look) => {
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
  };
}

/** Sentences that end with two full stops: "9 Mio..". */
const stoppedTwice = (page: Page): Promise<string> =>
  page.evaluate(() =>
    document.body.innerText
      .split('\n')
      .filter((line) => /[^.]\.\.(?!\.)/.test(line))
      .map((line) => `stops twice: ${line}`)
      .join('\n'),
  );

/** Words keep off the borders of their buttons, the line of a turn lies on none of them, and no stop of a line on the next. */
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
    // With the ring around what is meant.
    const buttons = shownIn('.decision :is(.btn, .icon)').map((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      const { outlineStyle, outlineOffset, outlineWidth } = getComputedStyle(one);
      const ring =
        outlineStyle === 'dashed'
          ? Math.max(0, Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth))
          : 0;
      return { one, left: left - ring, right: right + ring, top: top - ring, bottom: bottom + ring };
    });
    /** What scrolls away under ground of its own does not lie below it for anybody. */
    const hasGround = (stop: Element, above: Element): boolean => {
      for (let part: Element | null = stop; part && !part.contains(above); part = part.parentElement)
        if (!/rgba\(.*, 0\)|transparent/.test(getComputedStyle(part).backgroundColor)) return true;
      return false;
    };
    const covered = shownIn('.decision .line li').filter((stop) => {
      const { left, right, top, bottom } = stop.getBoundingClientRect();
      return buttons.some(
        (box) =>
          left < box.right - 1 &&
          right > box.left + 1 &&
          top < box.bottom - 1 &&
          bottom > box.top + 1 &&
          !hasGround(stop, box.one),
      );
    });
    const boxesOf = (one: Element): readonly DOMRect[] => {
      const range = document.createRange();
      range.selectNodeContents(one);
      return [...range.getClientRects()].filter(({ width }) => width > 0);
    };
    const meets = (one: Element, next: Element): boolean =>
      boxesOf(one).some((a) =>
        boxesOf(next).some((b) => a.right > b.left + 1 && a.bottom > b.top + 1 && b.bottom > a.top + 1),
      );
    const crossed = shownIn('ol.line li').filter(
      (stop) => stop.nextElementSibling && meets(stop, stop.nextElementSibling),
    );
    return [
      ...tight.map((button) => `touches its border: ${button.textContent}`),
      ...crossed.map((stop) => `lies on the next: ${stop.textContent}`),
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
