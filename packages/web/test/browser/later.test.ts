/**
 * What is loaded when it is first shown looks the same whether it is the first thing a page opens or comes after all the
 * rest; and a map stands where it would stand in a fresh page, wherever the one before it was left.
 */
import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import type { EighteenState } from '@kursbuch/eighteen';
import type { GameRecord } from '@kursbuch/table';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { finished, secondRound } from './beneluxGames.ts';
import { expectQuiet, leaveFirst, openRecord, press, settled, visit, visitTable } from './harness.ts';
import { asks, endedGame, positionWhere } from './positions.ts';

const PACKAGES = new URL('../../../', import.meta.url).pathname;

/** A file of the client as it is called here: by its folder, wherever that lies. */
const called = (path: string): string =>
  path.replace(/^(?:screens|web)\/src\//, '').replace(/^(titles\/\w+)\/screen\//, '$1/');

/** Every file with something to draw that is loaded with `import()`; titles and words come before anything is drawn. */
const loadedLater = (): readonly string[] => {
  const sources = '{screens/src,web/src,titles/*/screen}/**/*.{ts,tsx}';
  const found = globSync(sources, { cwd: PACKAGES }).flatMap((file) =>
    [
      ...readFileSync(`${PACKAGES}${file}`, 'utf8').matchAll(
        /\bimport\(\s*'(\.|@kursbuch\/screens\/)([^']+)'\s*\)/g,
      ),
    ].map(([, by, path = '']) =>
      by === '.' ? called(posix.join(posix.dirname(file.replaceAll('\\', '/')), `.${path}`)) : path,
    ),
  );
  return [...new Set(found.filter((file) => /\.tsx$|Bundle\.ts$|^lobby\/index\.ts$/.test(file)))].sort();
};

interface Scene {
  /** The files that come with it; the others are here for the map of their title. */
  readonly parts?: readonly string[];
  /** What is looked at: the part itself, or the whole table. */
  readonly root: string;
  readonly record?: () => Promise<GameRecord> | GameRecord;
  readonly address?: string;
  /** What opens it, at a table that stands. */
  readonly open?: (page: Page) => Promise<void>;
  /** What is waited for before it is looked at. */
  readonly until?: (page: Page) => Promise<void>;
}

const tab = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole('tab', { name }).first().click();
};
const at =
  (title: string, kind: string, options = {}, first = 1) =>
  async () =>
    (await positionWhere(title, asks(kind), options, first)).record;
const setOf = (round: EighteenState['round']) => ('set' in round ? round.set : 0);
/** The review has begun, */
const reviewing = (page: Page) => page.locator('.hindsight').waitFor();
/** and what it has to say has come. */
const reviewed = (page: Page) =>
  // It thinks about every decision of a game: on a busy machine that takes as long as the test may.
  page.locator('.hindsight-line').waitFor({ state: 'detached', timeout: 0 });
/** Whoever shares a screen shows who he is. */
const asHim = async (page: Page) => press(page, /^I am .*, show me$/);

const SCENES: Readonly<Record<string, Scene>> = {
  'a bid': {
    parts: ['table/TablePage.tsx'],
    root: '.table',
    record: at('1830', 'privateSale'),
    open: (page) =>
      page
        .getByRole('button', { name: /^Bid from/ })
        .first()
        .click(),
  },
  'a hint': {
    parts: ['advice/Hint.tsx'],
    root: '.advice',
    record: at('1830', 'trackStep'),
    open: async (page) => {
      await press(page, 'Hint');
      await page.getByRole('button', { name: 'Do it' }).waitFor();
    },
  },
  'the end': {
    parts: ['eighteen/end/End.tsx', 'table/NextGames.tsx'],
    root: '.end-page',
    // A short game: the more was decided in it, the longer its review takes.
    record: async () =>
      (await endedGame('1830', ['Anna', 'Ben'], ({ round }) => setOf(round) <= 10, { bank: 3000 })).record,
    open: reviewing,
    until: reviewed,
  },
  'the rules': {
    parts: ['rules/Rules.tsx'],
    root: '.panel',
    record: at('1830', 'trackStep'),
    open: async (page) => {
      await tab('Rules')(page);
      await page.locator('.panel .rules .chapter').first().waitFor();
    },
  },
  'the end of Benelux': {
    parts: ['crayon/end/End.tsx'],
    root: '.end-page',
    record: finished,
    open: reviewing,
    until: reviewed,
  },
  'a debt': { root: '.table', record: at('1848', 'debt') },
  'a bond': { root: '.table', record: at('1853', 'bonds') },
  'two maps': {
    root: '.table',
    record: at('1854', 'trackStep', {}, 3),
  },
  'a map of Benelux': {
    root: '.table',
    record: secondRound,
  },
  'a new game': { parts: ['home/NewGamePage.tsx'], root: 'main', address: '#/new/1830' },
  'the lessons': { parts: ['learn/LearnPage.tsx'], root: 'main', address: '#/learn' },
  'a lesson': { parts: ['learn/LessonPage.tsx'], root: '.prepared', address: '#/lesson/1830-track' },
  'a puzzle': {
    parts: ['puzzle/PuzzlePage.tsx', 'eighteen/puzzles/puzzleAt.tsx'],
    root: '.prepared',
    address: '#/puzzle/1830-1',
  },
  'a puzzle of Benelux': {
    parts: ['crayon/puzzles/puzzleAt.tsx'],
    root: '.prepared',
    address: '#/puzzle/benelux-1',
  },
  'no such game': { parts: ['table/CannotOpen.tsx'], root: 'main', address: '#/game/none' },
};

/** What their own tests look at in a fresh page each: they hang on a server, on time, or on what a page has never seen. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'home/Home.tsx': 'every visit begins there',
  'film/FilmPage.tsx': 'computers.test.ts',
  'glossary/Explanations.tsx': 'words.test.ts',
  'lobby/index.ts': 'online.test.ts',
  'table/Guide.tsx': 'guide.test.ts',
};

test('every part that is loaded later is opened below', () => {
  const opened = [...Object.values(SCENES).flatMap(({ parts = [] }) => parts), ...Object.keys(ELSEWHERE)];
  expect([...new Set(opened)].sort()).toEqual(loadedLater());
});

/** How everything in a part looks, and where it stands. */
const looks = (page: Page, root: string): Promise<readonly string[]> =>
  page
    .locator(root)
    .first()
    .evaluate((part) => {
      const told = (one: Element): readonly string[] => {
        const style = getComputedStyle(one);
        const { x, y, width, height } = one.getBoundingClientRect();
        const box = [x, y, width, height].map(Math.round).join(' ');
        const { color, backgroundColor, display, fontSize, fontWeight, padding, fill, stroke } = style;
        const look = [color, backgroundColor, display, fontSize, fontWeight, padding, fill, stroke].join(' ');
        return [
          `${one.tagName} ${one.getAttribute('class') ?? ''}: ${box}; ${look}`,
          // Which words were explained before is no part of it either.
          ...[...one.children].filter((child) => !child.matches('.explain-here')).flatMap(told),
        ];
      };
      // How far somebody has scrolled is no part of how it looks.
      for (const one of part.querySelectorAll('*')) if (one.scrollTop > 0) one.scrollTop = 0;
      return told(part);
    });

/** Open a scene in a page, the first thing in it or not. */
async function enter(page: Page, { root, address, open }: Scene): Promise<void> {
  if (address) await page.goto(`${inject('site')}/${address}`);
  if (root !== '.hand-over' && (await page.locator('.hand-over').count()) > 0) await asHim(page);
  await open?.(page);
  await page.locator(root).first().waitFor();
}

/** How it looks when nothing is on its way any more. */
async function opened(page: Page, scene: Scene): Promise<readonly string[]> {
  await enter(page, scene);
  await scene.until?.(page);
  await page.mouse.move(0, 0);
  await settled(page);
  return looks(page, scene.root);
}

test('a part looks as it does in a fresh page when it is opened after all others', async () => {
  const { page } = await visit();
  /** Whatever could come late has come. */
  for (const [name, scene] of Object.entries(SCENES)) {
    const record = await scene.record?.();
    if (record) await openRecord(page, record, `first ${name}`);
    await enter(page, scene);
    await page.keyboard.press('Escape');
  }
  for (const [name, scene] of Object.entries(SCENES)) {
    const record = await scene.record?.();
    if (record) await openRecord(page, record, `then ${name}`);
    const after = await opened(page, scene);
    expect(after.length, name).toBeGreaterThan(3);
    await page.keyboard.press('Escape');
    const fresh = record ? await visitTable(record) : await visit();
    await opened(fresh.page, scene);
    // What is on its way comes.
    await expect.poll(() => looks(fresh.page, scene.root), { message: name }).toEqual(after);
    expectQuiet(fresh.page);
    await leaveFirst(fresh.page);
  }
});

test('no sheet comes later than the page', async () => {
  const { page } = await visitTable(secondRound());
  const sheets = () => page.evaluate(() => document.styleSheets.length);
  expect(await sheets()).toBe(1);
  await asHim(page);
  await tab('Course')(page);
  await page.locator('.course svg').first().waitFor();
  expect(await sheets()).toBe(1);
});
