/**
 * The main screens in a language made by machine: what is not in its brackets was written outside the dictionary, and what it
 * breaks would break in every language that needs more room than English.
 */
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { GameRecord } from '@kursbuch/table';
import { crayonTitles, eighteenTitles, titles } from '@kursbuch/titles';
import { wordsFor } from '@kursbuch/words/crayon';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { finished, secondRound } from './beneluxGames.ts';
import { expectQuiet, openRecord, type Screen, settled, visit } from './harness.ts';
import { asks, finishedGame, loaded, PLAYERS, positionWhere } from './positions.ts';
import { cutOff, touching } from './screens.ts';
import { startSite } from './site.ts';

const kursbuch = fileURLToPath(new URL('../../../cli/bin/kursbuch.mjs', import.meta.url));

let site: Awaited<ReturnType<typeof startSite>>;
let names: readonly string[];
beforeAll(async () => {
  [site, names] = await Promise.all([startSite(), namesOfThings()]);
});
afterAll(() => site?.end());

/** What goes by its own name in every language: people, places, companies, papers, trains, and what a language calls itself. */
async function namesOfThings(): Promise<readonly string[]> {
  const found = [
    'Kursbuch',
    'Test table',
    'Olga',
    'Deutsch',
    'English',
    'Rheingold',
    'Orient',
    'Mistral',
    ...PLAYERS,
  ];
  found.push(...titles.map(({ name }) => name));
  for (const { id } of eighteenTitles) {
    const { title } = await loaded(id);
    found.push(...[...title.board.hexes.values()].flatMap(({ facts }) => facts.name ?? []));
    for (const one of [...title.companies.values(), ...title.privates.values()])
      found.push(one.name, one.sym);
    found.push(...[...title.trains.values()].map(({ name }) => name));
  }
  for (const entry of crayonTitles) {
    const { title } = await entry.load();
    const words = await wordsFor('en', { [entry.id]: entry.words });
    found.push(...[...title.trains.keys()].map((train) => words.trainName(title, train)));
  }
  // Maps write long names in lines, and those of two cities apart.
  found.push(...found.flatMap((name) => name.split(/ & |[ -]/)).filter((part) => /^\p{Lu}.{2}/u.test(part)));
  const long = found.filter((name) => name.length > 2);
  return [...new Set(long)].sort((one, other) => other.length - one.length);
}

/** Every text of the page that can be seen or heard, in the order of the page; rules and what people wrote aside. */
const textsOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const isShown = (element: Element | null) =>
      element !== null &&
      element.getClientRects().length > 0 &&
      !element.closest('script, style, input, textarea, article.rule, .rules .list');
    for (const element of document.body.querySelectorAll('*'))
      for (const name of ['aria-label', 'title', 'placeholder', 'aria-description', 'aria-valuetext'])
        if (element.hasAttribute(name) && isShown(element)) found.push(element.getAttribute(name) ?? '');
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode;
      if (textContent?.trim() && isShown(parentElement)) found.push(textContent);
    }
    return found;
  });

/** What no machine has written. */
const LETTERS = /[A-Za-zäöüß]{2}/;

/** Texts with words that no dictionary has made; abbreviations and what has a figure in it aside. */
async function escaped(page: Page): Promise<readonly string[]> {
  const found = (await textsOn(page)).filter((text) => {
    if (!LETTERS.test(text)) return false;
    const rest = names.reduce((left, name) => left.replaceAll(name, ' '), text);
    return LETTERS.test(rest.replace(/[\w.]*\d\w*|\b[A-Z][A-Z&]+\b|\S+@\S+/g, ' '));
  });
  return [...new Set(found)].map((text) => `not of the dictionary: ${text}`);
}

/** The moments of each title that are looked at: in turn on a desk and on a phone, or on both with RUNS=1. */
const MOMENTS = {
  '1830': ['privateSale', 'stockTurn', 'trackStep', 'trainStep'],
  '1848': ['privateSale', 'revenueStep', 'tasmania'],
  '1853': ['bonds', 'stockTurn', 'twoTiles', 'runStep'],
  '1854': ['privateSale', 'stockTurn', 'mergers', 'mailStep'],
} as const;

async function checkScreens(screen: Screen): Promise<void> {
  const { page } = await visit({ ...screen, disguised: true, expected: /status of 40[34]/ });
  const found: string[] = [];
  const look = async (where: string): Promise<void> => {
    await page.locator('main:not([data-left])').waitFor();
    await settled(page);
    const problems = [await cutOff(page), await touching(page), ...(await escaped(page))].filter(Boolean);
    if (problems.length > 0) found.push(`== ${where}\n${problems.join('\n')}`);
  };
  const go = (address: string) => page.goto(`${site.address}/${address}`);
  const openTable = async (record: GameRecord, where: string): Promise<void> => {
    await openRecord(page, record, where);
    await look(where);
    // What one player alone may see lies behind a page that is handed over.
    const mine = page.locator('.hand-over button').first();
    if ((await mine.count()) === 0) return;
    await mine.click();
    await look(`${where}, handed over`);
  };
  const eachTab = async (where: string): Promise<void> => {
    const tabs = page.getByRole('tab');
    await tabs.first().waitFor();
    for (let index = 0; index < (await tabs.count()); index++) {
      await tabs.nth(index).click();
      await look(`${where}, tab ${index + 1}`);
      const entries = page.getByRole('main').locator('.more-list').getByRole('button');
      for (let entry = 0; entry < (await entries.count()); entry++) {
        await entries.nth(entry).click();
        await look(`${where}, more ${entry + 1}`);
        await tabs.nth(index).click();
      }
    }
  };

  await go('');
  await look('the first page');
  await go('#/learn');
  await page.locator('.learn-course a').first().waitFor();
  await look('the lessons');
  await go('#/lesson/1830-track');
  await page.locator('.lesson-answers button').first().click();
  await page.locator('.lesson-told').waitFor();
  await look('a lesson, answered');
  await page.locator('.lesson-go').click();
  await page.locator('.lesson-answers').waitFor();
  await look('a lesson');
  for (const { id } of titles) {
    await go(`#/new/${id}`);
    await look(`a new game of ${id}`);
  }
  /** Every other one, beginning with the first on a desk and with the second on a phone. */
  const isMine = (index: number) =>
    process.env.RUNS !== undefined || index % 2 === (screen.size === 'phone' ? 1 : 0);
  for (const [index, [title, kinds]] of Object.entries(MOMENTS).entries()) {
    for (const kind of kinds.filter((_, moment) => isMine(moment))) {
      const { record } = await positionWhere(title, asks(kind));
      await openTable(record, `${title} ${kind}`);
    }
    if (isMine(index)) await eachTab(title);
  }
  await openTable(secondRound(), 'benelux');
  await eachTab('benelux');

  for (const [id, record] of [
    ['1830', (await finishedGame('1830', 650)).record],
    ['benelux', await finished()],
  ] as const) {
    await openTable(record, `the end of ${id}`);
  }
  await page.locator('header button[aria-expanded]').last().click();
  await page.getByRole('dialog').waitFor();
  await look('the menu');

  // ---- with others
  await go('#/online');
  await look('the lobby, as a stranger');
  await ask(page, 'guests', { name: 'Olga' });
  const email = `${randomUUID()}@example.org`;
  await ask(page, 'accounts', { email, password: 'long enough' });
  execFileSync(process.execPath, [kursbuch, 'admin', 'operator', 'add', email, '--data', site.data]);
  await ask(page, 'tables', {
    ...{ title: '1830', name: 'Test table', seats: 2, listed: true, options: {} },
    contribution: 'c'.repeat(32),
  });
  await page.reload();
  await look('the lobby');
  await go('#/online/me');
  await look('an account');
  await go('#/operator');
  await page.reload();
  await look('the page of operators');

  expect(found.join('\n\n')).toBe('');
  expectQuiet(page);
}

const ask = (page: Page, path: string, body: object): Promise<void> =>
  page.evaluate(
    async ([where, what]) => {
      const answer = await fetch(`/api/${where}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(what),
      });
      if (!answer.ok) throw new Error(await answer.text());
    },
    [path, body] as const,
  );

test.each(['desktop', 'phone'] as const)('every screen speaks it, and holds (%s)', (size) =>
  checkScreens({ size }),
);

test('what is said otherwise is found', async () => {
  const { page } = await visit();
  await settled(page);
  await expect.poll(async () => (await escaped(page)).length).toBeGreaterThan(30);
});
