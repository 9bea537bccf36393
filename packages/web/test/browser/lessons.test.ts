/** A stranger's first lesson, from the first page to its end; lessons that are broken; storage that keeps nothing. */
import { beginnersTitle } from '@kursbuch/titles';
import { steps } from '@kursbuch/titles/1830/lessons/shares.ts';
import { bookOf, type Language } from '@kursbuch/words';
import type { Locator, Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { shortTitle } from '../../src/titles/shortTitle.ts';
import { guideOf } from './guideWalk.ts';
import {
  expectAccessible,
  expectQuiet,
  type Screen,
  SIZES,
  sees,
  tabTo,
  touchHex,
  visit,
  visitTable,
} from './harness.ts';
import { asks, positionWhere } from './positions.ts';

/** So many touches a first lesson may take, the one on the first page included. */
const MOST = 25;

const textsIn = async (language: Language) => {
  const book = bookOf(language);
  const [{ home }, { learn }] = await Promise.all([book.web.home(), book.web.learn()]);
  return { home, learn };
};

/** The answers on the card, in their order. */
const answers = (page: Page): Locator => page.locator('.lesson-answers').getByRole('button');

/** Everything that can be touched is large enough for a finger. */
async function expectTouchable(page: Page): Promise<void> {
  const small = await page
    .locator('.prepared-card :is(a, button), .prepared > .head :is(a, button)')
    .evaluateAll((all) =>
      all.filter((one) => one.getBoundingClientRect().height < 44).map((one) => one.textContent),
    );
  expect(small).toEqual([]);
}

/** Lights around what is meant that end at the edge of the screen. */
const cutLights = (page: Page): Promise<readonly number[]> =>
  page.locator('.prepared-stage .tt [data-suggested]').evaluateAll((lit) =>
    lit.flatMap((one) => {
      const { outlineOffset, outlineWidth, boxShadow } = getComputedStyle(one);
      const outline = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
      // Its colour, then where it lies, how soft it is, and how far it goes.
      const glow = Number.parseFloat(boxShadow.split('px').at(3) ?? '0');
      const { right } = one.getBoundingClientRect();
      const over = right + Math.max(outline, glow || 0) - innerWidth;
      return over > 0 ? [over] : [];
    }),
  );

test.each([
  ['en', 'desktop', 'light'],
  ['de', 'desktop', 'dark'],
  ['en', 'phone', 'dark'],
  ['de', 'phone', 'light'],
] as const)('a stranger comes to the end of the first lesson: %s, %s', async (language, size, theme) => {
  const { home, learn } = await textsIn(language);
  const { page } = await visit({ language, size, theme });
  let touches = 0;
  const touch = async (what: Locator) => {
    touches++;
    await (size === 'phone' ? what.tap() : what.click());
  };
  const named = (name: string) => page.getByRole('button', { name, exact: true });

  await touch(page.getByRole('link', { name: home.first }));
  for (const [index, step] of steps.entries()) {
    await sees(page, learn.step(index + 1, steps.length));
    await expect.poll(() => answers(page).count()).toBe(step.answers.length);
    expect(await cutLights(page)).toEqual([]);
    if (index === 0) await expectAccessible(page);
    // A wrong answer is told by what came of it, and taken back.
    const wrong = step.answers.findIndex(({ id }) => id !== step.right);
    await touch(answers(page).nth(wrong));
    await touch(named(learn.takeBack));
    await touch(answers(page).nth(step.answers.findIndex(({ id }) => id === step.right)));
    await sees(page, learn.why);
    if (index === 0) {
      await expectAccessible(page);
      if (size === 'phone') await expectTouchable(page);
      // Nothing of it stands over the edge of the screen.
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        SIZES[size].width,
      );
    }
    await touch(named(index === steps.length - 1 ? learn.finish : learn.goOn));
  }
  await page.getByRole('heading', { name: learn.over, level: 2 }).waitFor();
  await page.getByRole('link', { name: learn.nextLesson('').trim() }).waitFor();
  await expectAccessible(page);
  if (size === 'phone') await expectTouchable(page);
  expect(touches).toBeLessThanOrEqual(MOST);

  // Whoever would rather play has the game to begin with at one touch, and the guide goes along.
  const play = page.getByRole('button', { name: learn.play(shortTitle(beginnersTitle.id)), exact: true });
  await play.waitFor();
  if (size === 'phone') {
    await touch(play);
    await guideOf(page).waitFor();
    await sees(page.getByRole('banner'), shortTitle(beginnersTitle.id));
    await page.goto(`${inject('site')}/#/learn`);
  } else await touch(page.getByRole('link', { name: learn.all }));
  // It is kept: in the list, and after the page was closed.
  await page.reload();
  await page.locator('.learn-course li.done').waitFor();
  await expectAccessible(page);
  expectQuiet(page);
});

test('a lesson goes by keys and by touching what is lit, answers with the board, and is done for whoever would rather look', async () => {
  const { page } = await visit();
  await page.goto(`${inject('site')}/#/lesson/1830-track`);
  // The lit hex is the answer.
  await page.locator('[data-suggested="hex I17"]').waitFor();
  await touchHex(page, 'I17');
  await sees(page, 'Why');
  await expect.poll(() => page.getByRole('img', { name: /^I17\b.*yellow/ }).count()).toBe(1);
  // Back is before the answer; the tile is gone.
  await page.getByRole('button', { name: 'Back' }).click();
  await expect.poll(() => answers(page).count()).toBe(3);
  await expect.poll(() => page.locator('[data-hex="I17"][aria-label*="yellow"]').count()).toBe(0);
  // By keys.
  await tabTo(page, answers(page).nth(1));
  await page.keyboard.press('Enter');
  await sees(page, 'Why');
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H2');
  await tabTo(page, page.getByRole('button', { name: 'Next', exact: true }));
  await page.keyboard.press('Enter');
  await sees(page, '2 of 2');
  await page.getByRole('button', { name: 'Do it for me' }).click();
  await page.getByRole('button', { name: 'Finish' }).click();
  await page.getByRole('heading', { name: 'That was it', level: 2 }).waitFor();
  // Nobody has to stay.
  await page.goto(`${inject('site')}/#/lesson/1830-runs`);
  await expect.poll(() => answers(page).count()).toBe(3);
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { name: 'Learn', level: 1 }).waitFor();
  expectQuiet(page);
});

test('a lesson that is broken says so and leaves the rest; one that does not exist says that', async () => {
  const { page } = await visit({ expected: /Failed to load|Unexpected|SyntaxError|Invalid or unexpected/ });
  await page.route(/\/first-[^/]*\.js$/, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export default {"title": "1830", "actions": 7};',
    }),
  );
  await page.goto(`${inject('site')}/#/lesson/1830-track`);
  await sees(page, 'This lesson cannot be opened');
  await page.getByRole('link', { name: 'All lessons' }).click();
  await page.locator('.learn-course a').first().waitFor();
  await page.goto(`${inject('site')}/#/lesson/1889-mines`);
  await answers(page).first().waitFor();
  await page.goto(`${inject('site')}/#/lesson/1830-nothing`);
  await sees(page, 'There is no such lesson.');
  await page.goto(`${inject('site')}/#/lesson/%3Cb%3E`);
  await sees(page, 'There is no such lesson.');
});

const FORBIDDEN: Screen = {
  before: () => {
    Storage.prototype.getItem = () => '{"lessonsDone":{"length":9},"lessonsMet":"all"}';
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
};

test('storage that is full or holds nonsense changes nothing', async () => {
  const { page } = await visit(FORBIDDEN);
  await page.goto(`${inject('site')}/#/lesson/1830-track`);
  for (const last of [false, true]) {
    await page.getByRole('button', { name: 'Do it for me' }).click();
    await page.getByRole('button', { name: last ? 'Finish' : 'Next', exact: true }).click();
  }
  await page.getByRole('heading', { name: 'That was it', level: 2 }).waitFor();
  // It is said once, and not after every lesson.
  await sees(page, 'This device does not let Kursbuch keep what you have done');
  await page.goto(`${inject('site')}/#/lesson/1830-diesel`);
  await page.getByRole('button', { name: 'Do it for me' }).click();
  await page.getByRole('button', { name: 'Finish', exact: true }).click();
  await page.getByRole('heading', { name: 'That was it', level: 2 }).waitFor();
  expect(await page.getByText('does not let Kursbuch keep').count()).toBe(0);
  // Until the page is closed it is known.
  await page.getByRole('link', { name: 'All lessons' }).click();
  await expect.poll(() => page.locator('.learn-course li.done').count()).toBe(2);
  expectQuiet(page);
});

test('a refusal and the rule behind it lead to the lesson about it', async () => {
  const { record } = await positionWhere('1830', asks('trackStep'));
  const { page } = await visitTable(record);
  const link = (place: Page | Locator) => place.getByRole('link', { name: 'Lesson: Laying track' });
  // A hex no track leads to, and the rule that says so.
  await touchHex(page, 'B12');
  await link(page.getByRole('alert')).waitFor();
  await page
    .getByRole('alert')
    .getByRole('button', { name: /1830-18/ })
    .click();
  await link(page.getByRole('article')).click();
  await expect.poll(() => answers(page).count()).toBe(3);
  expectQuiet(page);
});
