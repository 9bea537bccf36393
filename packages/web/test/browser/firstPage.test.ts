/** The first page: what this is and all games within the first screen, what waits here and online, one touch to a table. */
import { firstTitle, titles } from '@kursbuch/titles';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import {
  button,
  entryOf,
  expectAccessible,
  expectQuiet,
  press,
  type Screen,
  SIZES,
  sees,
  store,
  visit,
} from './harness.ts';
import { asks, finishedGame, positionWhere } from './positions.ts';

const SCREENS: readonly Screen[] = [
  { size: 'desktop' },
  { size: 'laptop', language: 'de' },
  { size: 'phone' },
  { size: 'phone', language: 'de', theme: 'dark' },
];

/** Where the lowest of them ends. */
const lowest = (page: Page, selector: string): Promise<number> =>
  page
    .locator(selector)
    .evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().bottom)));

test.each(SCREENS)('a stranger sees what this is and all games on the first screen: %o', async (screen) => {
  const { page } = await visit(screen);
  const { size = 'desktop', language } = screen;
  const isGerman = language === 'de';
  await page
    .getByRole('heading', { level: 1, name: isGerman ? /^Eisenbahn-Brettspiele/ : /^Railway board games/ })
    .waitFor();
  const plays = page.getByRole('button', { name: isGerman ? /spielen$/ : /^Play / });
  await expect.poll(() => plays.count()).toBe(titles.length);
  // Each with a piece of its map, how many play it, how long, and what it is like.
  const cards = page.getByRole('listitem').filter({ has: plays });
  for (const card of await cards.all()) {
    await card.locator('svg path').first().waitFor();
    const told = await card.innerText();
    expect(told).toMatch(/\d–\d (players|Spieler)/);
    expect(told).toMatch(/\d–\d\sh/);
    expect(told.length).toBeGreaterThan(40);
  }
  const bar = await page.locator('.foot-bar').boundingBox();
  const floor = bar?.y || SIZES[size].height;
  expect(await lowest(page, '.game-card')).toBeLessThanOrEqual(floor);
  const ways = [
    page.getByRole('link', {
      name: isGerman ? /^Dein erstes Eisenbahnspiel\?/ : /^Your first railway game\?/,
    }),
    page.getByRole('link', { name: isGerman ? /^Freunde anderswo\?/ : /^Friends elsewhere\?/ }),
  ];
  for (const way of ways) {
    const box = await way.boundingBox();
    expect(box && box.y + box.height).toBeLessThan(floor);
  }
  if (size === 'phone') {
    const online = page
      .getByRole('navigation')
      .getByRole('link', { name: isGerman ? 'Freunde online' : 'Friends online' });
    expect(await online.isVisible()).toBe(true);
    const puzzle = page
      .getByRole('navigation')
      .getByRole('link', { name: isGerman ? 'Rätsel' : 'Puzzle', exact: true });
    expect(await puzzle.getAttribute('href')).toBe('#/puzzle');
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(SIZES[size].width);
  await expectAccessible(page);
  expectQuiet(page);
});

test('one touch begins any game against computers', async () => {
  const { page } = await visit({ size: 'phone' });
  for (const { id } of titles) {
    await page.getByRole('button', { name: new RegExp(`^Play ${id}`, 'i') }).tap();
    await page.locator('main:is(.stage, .hand-over)').waitFor();
    await page.getByRole('button', { name: 'Menu' }).tap();
    const seat = page.getByRole('group', { name: 'Who plays Rheingold' });
    await expect.poll(() => button(seat, 'Steady').getAttribute('aria-pressed')).toBe('true');
    await page.goto(`${inject('site')}/?${id}#/`);
  }
  expectQuiet(page);
});

test('a first game leads to the first lesson that was not done, and after the last to the game to begin with', async () => {
  const { page } = await visit({ size: 'phone', guide: true });
  const all = (await firstTitle.lessons?.())?.lessons.filter(({ isGeneral }) => isGeneral) ?? [];
  const addresses = all.map(({ id }) => `${firstTitle.id}-${id}`);
  const done = (lessonsDone: readonly string[]) =>
    page.evaluate((settings) => localStorage.setItem('kursbuch.settings', JSON.stringify(settings)), {
      guideSeen: true,
      lessonsDone,
    });
  for (const [count, address] of addresses.entries()) {
    await done(addresses.slice(0, count));
    await page.goto(`${inject('site')}/?${count}#/`);
    await page.getByRole('link', { name: /^Your first railway game\?/ }).tap();
    await expect.poll(() => page.evaluate(() => location.hash)).toBe(`#/lesson/${address}`);
  }
  await done(addresses);
  await page.goto(`${inject('site')}/?all#/`);
  await button(page, /^1889, the game to begin with/).tap();
  await page.locator('main:is(.stage, .hand-over)').waitFor();
  await page.getByRole('button', { name: 'Menu' }).tap();
  // Players sit there who leave room to learn, and the guide is there.
  for (const name of ['Rheingold', 'Orient']) {
    const seat = page.getByRole('group', { name: `Who plays ${name}` });
    await expect.poll(() => button(seat, 'Calm').getAttribute('aria-pressed')).toBe('true');
  }
  await press(page.getByRole('dialog'), 'Close');
  await sees(page, 'Whoever is richest wins');
  expectQuiet(page);
});

test('who comes back sees what waits first, then what is over; a game is set up by people at one screen', async () => {
  const { page } = await visit();
  const { record } = await positionWhere('1830', asks('trackStep'));
  const over = await finishedGame('1830');
  await store(page, entryOf(record, { id: 'on', name: 'Attic' }));
  const watched = { ...entryOf(record, { id: 'watched', name: 'Export' }), changed: Date.now() + 1000 };
  await store(page, { ...watched, fromFile: { actions: record.actions.length, played: null } });
  const ended = entryOf(over.record, { id: 'over', name: 'Cellar' });
  await store(page, { ...ended, glimpse: { ...(ended.glimpse as object), waiting: [], winners: [1] } });
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'One game waits for you' }).waitFor();
  const rows = page.getByRole('region', { name: 'One game waits for you' }).getByRole('listitem');
  // What waits comes before what was played later.
  await expect
    .poll(async () => (await rows.allInnerTexts()).map((row) => /Attic|Export/.exec(row)?.[0]))
    .toEqual(['Attic', 'Export']);
  await sees(rows.first(), 'this device');
  await expect.poll(() => page.locator('.game-card').count()).toBe(titles.length);
  const finished = page.getByRole('region', { name: 'Finished games' });
  await sees(finished, /has won/);
  await button(finished, 'More for Cellar').waitFor();
  await expectAccessible(page);
  await finished.getByRole('link', { name: 'Look back at Cellar' }).click();
  await page.locator('.end-page').waitFor();
  await page.goBack();
  await page.getByRole('link', { name: 'Name the seats' }).click();
  await expect.poll(() => page.getByRole('textbox', { name: /^Name of player/ }).count()).toBe(4);
  expectQuiet(page);
});

/** Ask the server as whoever is at this page. */
const ask = (page: Page, method: string, path: string, body?: object): Promise<{ readonly id: string }> =>
  page.evaluate(
    async ([how, where, what]) => {
      const answer = await fetch(`/api/${where}`, {
        method: how,
        ...(what && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(what) }),
      });
      if (!answer.ok) throw new Error(await answer.text());
      return answer.json();
    },
    [method, path, body] as const,
  );

test('what waits online stands beside what waits here, and nothing waits for a server that is silent', async () => {
  const { page, context } = await visit({ size: 'phone', expected: /ERR_FAILED|ERR_ABORTED/ });
  // Nobody here has ever been online: nothing is asked.
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) asked.push(request.url());
  });
  await page.reload();
  await button(page, 'Play 1830').waitFor();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);

  await page.getByRole('link', { name: /^Friends elsewhere\?/ }).tap();
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ada');
  await press(page, 'Come in');
  await page.getByRole('heading', { level: 1, name: 'Sit down at a table' }).waitFor();
  const { id } = await ask(page, 'POST', 'tables', {
    title: '1830',
    name: 'Night train',
    seats: 2,
    listed: false,
    options: { drawSeats: false },
    contribution: 'a'.repeat(32),
    computers: ['calm'],
    time: null,
  });
  const { record } = await positionWhere('1830', asks('trackStep'));
  await store(page, entryOf(record, { id: 'on', name: 'Attic' }));
  await page.goto(`${inject('site')}/#/`);
  await page.getByRole('heading', { level: 1, name: 'Two games wait for you' }).waitFor();
  const row = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: 'Night train', exact: true }) });
  await sees(row, 'online');
  await sees(row, /^choose among the privates$/i);
  await page
    .getByRole('navigation')
    .getByRole('link', { name: /^Friends online/ })
    .getByText('1', { exact: true })
    .waitFor();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(SIZES.phone.width);
  await row.getByRole('link', { name: 'Open Night train' }).tap();
  await page.locator('main.stage').waitFor();
  expect(page.url()).toContain(id);

  // A server that does not answer holds up nothing and is spoken of.
  await context.route(/\/api\//, (route) => route.abort());
  await page.goto(`${inject('site')}/?silent#/`);
  await page.getByRole('heading', { level: 1, name: 'One game waits for you' }).waitFor();
  await sees(page, 'The server does not answer.');
  await button(page, 'Play 1830').waitFor();
  expectQuiet(page);
});

test('the lobby of a phone has its parts at the foot, with a count of what waits', async () => {
  const { page } = await visit({ size: 'phone', language: 'de', theme: 'dark' });
  await ask(page, 'POST', 'guests', { name: 'Edda' });
  await ask(page, 'POST', 'tables', {
    title: '1830',
    name: 'Frühzug',
    seats: 2,
    listed: true,
    options: { drawSeats: false },
    contribution: 'a'.repeat(32),
    computers: ['calm'],
    time: null,
  });
  await page.goto(`${inject('site')}/#/online`);
  const bar = page.getByRole('navigation', { name: 'Online spielen' });
  await page.getByRole('link', { name: 'Frühzug öffnen' }).waitFor();
  await bar
    .getByRole('link', { name: /^Tische/ })
    .getByText('1', { exact: true })
    .waitFor();
  const box = await bar.boundingBox();
  expect(box && Math.round(box.y + box.height)).toBe(SIZES.phone.height);
  const hero = page.getByRole('heading', { name: 'Ein Tisch wartet auf dich' });
  // The head of a phone has no room for clubs and tournaments: the lobby leads there.
  for (const name of ['Clubs', 'Turniere'])
    expect(await page.getByRole('main').getByRole('link', { name, exact: true }).isVisible()).toBe(true);
  for (const [name, heading] of [
    ['Offen', 'Offene Tische'],
    ['Zusehen', 'Zusehen'],
  ] as const) {
    await bar.getByRole('link', { name }).tap();
    await page.getByRole('heading', { level: 2, name: heading }).waitFor();
    await expect.poll(() => hero.count()).toBe(0);
    await expectAccessible(page);
  }
  await bar.getByRole('link', { name: 'Ich', exact: true }).tap();
  await page.getByRole('heading', { level: 1, name: 'Edda' }).waitFor();
  await bar.getByRole('link', { name: /^Tische/ }).tap();
  await hero.waitFor();
  await expectAccessible(page);
  expectQuiet(page);
});
