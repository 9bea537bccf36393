/** The second evening with friends: bids, a seat handed over and taken back, an end by agreement, and the same people again. */
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { ask, goToLobby, guest } from './company.ts';
import { button, expectAccessible, expectAsked, expectQuiet, press, sees } from './harness.ts';

const CONTRIBUTION = { contribution: 'chance-of-a-test-seat' };
const LIVE = { kind: 'live', minutes: 40, bonus: 20, atEnd: 'remind' };
const BONDS = [200, 160, 120];

/** Nothing of the head lies outside the page, nor over something else of it. */
const headFits = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll('.table-head > *, .table-head > .right > *')];
    const outside = parts.filter((part) => part.getBoundingClientRect().right > innerWidth + 0.5);
    const [right, ...before] = [...document.querySelectorAll('.table-head > *')].reverse();
    const limit = right?.getBoundingClientRect().left ?? 0;
    const over = before.filter((part) => part.getBoundingClientRect().right > limit + 0.5);
    return [...outside, ...over].map((part) => part.className);
  });

test('three play an evening of 1853: bids, a seat handed over and back, an end by agreement, and again at one table', async () => {
  const expected = /status of 40[39]/;
  const anna = await guest('Anna', { size: 'laptop', theme: 'dark', expected });
  const ben = await guest('Ben', { language: 'de', expected });
  const cleo = await guest('Cleo', { size: 'phone', expected });
  const pages = [anna.page, ben.page, cleo.page];
  const { id } = await ask(anna.page, 'POST', 'tables', {
    ...{ title: '1853', name: 'Thursday', seats: 3, listed: true, options: {}, time: LIVE },
    ...CONTRIBUTION,
  });
  for (const page of [ben.page, cleo.page]) await ask(page, 'POST', `tables/${id}/join`, CONTRIBUTION);
  for (const page of pages) await page.goto(`${inject('site')}/#/t/${id}`);

  // ---- all write at once: everybody is named, and the clock is one's own
  await expectAsked(anna.page, 'Anna: write your bond');
  await expect.poll(() => anna.page.locator('.decision .line .now').count()).toBe(3);
  await anna.page.getByRole('textbox', { name: 'Your bond' }).fill(String(BONDS[0]));
  await press(anna.page, `Seal £${BONDS[0]}`);
  await expectAsked(anna.page, 'Ben and Cleo: write your bond');
  // What she has written she may still see.
  await sees(anna.page.locator('.envelopes'), 'sealed £200');
  await expect.poll(() => ben.page.locator('.envelopes').innerText()).not.toContain('200');
  // Her page is ahead of the server: nobody acts upon what it has not heard.
  await expect.poll(async () => (await ask(anna.page, 'GET', `tables/${id}`)).number).toBe(1);
  let action = 0;
  const act = async (page: Page, done: object) => {
    const { number } = await ask(page, 'GET', `tables/${id}`);
    const key = `act-of-the-evening-${++action}`;
    await ask(page, 'POST', `tables/${id}/actions`, { seen: number, key, action: done });
  };
  await act(ben.page, { type: 'writeBond', amount: BONDS[1] });
  await act(cleo.page, { type: 'writeBond', amount: BONDS[2] });
  const asked = async (): Promise<Page> => {
    const { waiting, seats } = await ask(anna.page, 'GET', `tables/${id}`);
    return pages[seats.find(({ seat }) => waiting.includes(seat))?.place ?? 0] as Page;
  };
  /** Whoever is asked writes the first city he may, or passes. */
  const write = async () => {
    const page = await asked();
    const { number } = await ask(page, 'GET', `tables/${id}`);
    const { offers } = await ask(page, 'GET', `tables/${id}/offers?seen=${number}`);
    const city = offers.find((one) => one.action?.type === 'writeCity')?.action;
    await act(page, city ?? { type: 'pass' });
    return city !== undefined;
  };
  await expectAsked(anna.page, 'Anna: choose a city and a share');
  await write();
  // While others write, one's own contract stays on the map and beside it.
  await expectAsked(anna.page, 'Ben: choose a city and a share');
  await sees(anna.page, 'Your contract');
  await expect.poll(() => anna.page.locator('.city-map .city-disc .written').count()).toBe(1);
  while (await write());

  // ---- handed over, with the way back at hand; who hands over keeps talk and secrets
  await anna.page.getByRole('tab', { name: 'Talk' }).click();
  await anna.page.getByText('Seats, pause and end').click();
  await anna.page.getByLabel('A computer player plays for me').selectOption('random');
  await press(anna.page, 'Hand over');
  await sees(anna.page, 'Random plays for you.');
  await sees(anna.page, 'Your contract');
  await expect.poll(() => anna.page.locator('.city-map .city-disc .written').count()).toBeGreaterThan(1);
  expect(await headFits(anna.page)).toEqual([]);
  await anna.page.getByRole('tab', { name: 'Talk' }).click();
  await anna.page.getByRole('textbox', { name: 'Say something to the table' }).fill('Back in a minute');
  await press(anna.page, 'Send');
  // On a phone talk has a number of its own, which is not the log's.
  await cleo.page.getByRole('tab', { name: 'More' }).locator('.badge').waitFor();
  await ben.page.getByRole('tab', { name: 'Verlauf' }).click();
  await sees(ben.page, 'Zufall spielt von hier an für Anna.');
  await sees(ben.page, 'Back in a minute');
  await press(anna.page, 'Play myself again');
  await sees(ben.page, 'Anna ist zurück und spielt selbst weiter.');

  // ---- a no is told, three yeses end it, and everything lies open
  await anna.page.getByRole('tab', { name: 'Talk' }).click();
  await anna.page.getByText('Seats, pause and end').click();
  await press(anna.page, 'Ask to end the game here');
  await press(ben.page, 'Nein');
  await sees(anna.page, 'Somebody said no: the game goes on as before.');
  await press(anna.page, 'Ask to end the game here');
  await expect.poll(() => anna.page.getByText('Somebody said no').count()).toBe(0);
  await press(ben.page, 'Einverstanden');
  await press(cleo.page, 'Agree');
  await sees(anna.page, 'The contracts');
  const scores = (await anna.page.locator('.ranking .tot').allInnerTexts()).map(Number);
  expect(scores).toHaveLength(3);
  expect(scores).toEqual(scores.toSorted((one, other) => other - one));
  expect(await anna.page.locator('.open-contracts li').allInnerTexts()).toEqual([
    expect.stringContaining('not settled: '),
    expect.stringContaining('not settled: '),
    expect.stringContaining('not settled: '),
  ]);
  // What is over is not taken back.
  expect(await button(anna.page, 'Undo').isDisabled()).toBe(true);
  await expectAccessible(anna.page);

  // ---- one asks, the others are asked: at the table and in the lobby; all come to one table
  await press(anna.page, /^Play again/);
  await expectAsked(anna.page, 'Two more players');
  await sees(anna.page, '40 min each, 20 s more with every turn');
  await sees(anna.page, /^Asked to play again: /);
  await sees(cleo.page, 'Anna wants to play again.');
  await expectAccessible(cleo.page);
  await goToLobby(ben.page);
  await sees(ben.page, 'Anna möchte noch einmal spielen.');
  await expectAccessible(ben.page);
  await press(ben.page, 'Dort hinsetzen');
  await press(cleo.page, /^Play again/);
  for (const page of pages) await expect.poll(() => page.url()).toBe(anna.page.url());
  await expectAsked(anna.page, 'Anna: write your bond');
  for (const page of pages) expectQuiet(page);
});

/** Nothing is asked for by the clock: whatever the page shows was heard. */
function withoutAsking(): void {
  const every = window.setInterval.bind(window);
  window.setInterval = ((run: () => void, time: number) =>
    time === 8000 ? 0 : every(run, time)) as typeof window.setInterval;
}

test('the lobby hears what happens at its tables, and its tab says whose move it is', async () => {
  const anna = await guest('Anna');
  const ben = await guest('Ben', { language: 'de', before: withoutAsking });
  const { id } = await ask(anna.page, 'POST', 'tables', {
    ...{ title: '1830', name: 'Heard', seats: 2, listed: false, options: { drawSeats: false }, time: null },
    ...CONTRIBUTION,
  });
  await ask(ben.page, 'POST', `tables/${id}/join`, CONTRIBUTION);
  const heard = ben.page.waitForResponse((response) => response.url().includes('/api/lobby/stream'));
  await goToLobby(ben.page);
  await heard;
  await expect.poll(() => ben.page.title()).toBe('Online spielen · Kursbuch');
  await ask(anna.page, 'POST', `tables/${id}/actions`, {
    ...{ seen: 0, key: 'the-first-of-all', action: { type: 'pass' } },
  });
  await expectAsked(ben.page, 'Ein Tisch wartet auf dich');
  expect(await ben.page.title()).toBe('(1) Ein Tisch wartet auf dich · Kursbuch');
  for (const { page } of [anna, ben]) expectQuiet(page);
});

test('whoever opened a table frees a seat before it starts, and whoever sat there is told', async () => {
  const anna = await guest('Anna');
  const ben = await guest('Ben', { size: 'phone', language: 'de', theme: 'dark' });
  const { id } = await ask(anna.page, 'POST', 'tables', {
    ...{ title: '1830', name: 'Quiet table', seats: 3, listed: false, options: {}, time: null },
    ...{ computers: ['steady'], ...CONTRIBUTION },
  });
  await ask(ben.page, 'POST', `tables/${id}/join`, CONTRIBUTION).catch(() => undefined);
  // With computer player and friend it is full, and plays: the player's name is of the language.
  await goToLobby(ben.page);
  await ben.page.getByRole('img', { name: 'Stetig', exact: true }).first().waitFor();
  const { id: open } = await ask(anna.page, 'POST', 'tables', {
    ...{ title: '1830', name: 'Quiet table 2', seats: 4, listed: false, options: {}, time: null },
    ...CONTRIBUTION,
  });
  await ask(ben.page, 'POST', `tables/${open}/join`, CONTRIBUTION);
  for (const { page } of [anna, ben]) await page.goto(`${inject('site')}/#/t/${open}`);
  // Whoever waits can talk.
  await ben.page.getByRole('textbox', { name: 'Sag etwas am Tisch' }).fill('Bin gleich wieder da');
  await press(ben.page, 'Senden');
  await sees(anna.page, 'Bin gleich wieder da');
  await press(anna.page, 'Remove Ben');
  await sees(anna.page, 'They cannot sit down at this table again.');
  await expectAccessible(anna.page);
  await press(anna.page, 'Free the seat');
  await sees(ben.page, /hat deinen Platz frei gemacht/);
  expect(await button(ben.page, 'Hinsetzen').count()).toBe(0);
  await expectAccessible(ben.page);
  for (const { page } of [anna, ben]) expectQuiet(page);
});

test('the head of an online table fits with six players, spectators and long names', async () => {
  const names = ['Maximiliane', 'Bartholomäus', 'Christianeleonore', 'Donaudampf', 'Emil', 'Friederike'];
  const first = await guest(names[0] ?? '', { language: 'de', size: 'laptop' });
  const { id } = await ask(first.page, 'POST', 'tables', {
    ...{ title: '1853', name: 'Donnerstagstisch am langen Abend', seats: 6, listed: false, options: {} },
    ...{ time: LIVE, computers: ['random', 'random', 'random', 'random'], ...CONTRIBUTION },
  });
  const last = await guest(names[2] ?? '', { size: 'laptop' });
  await ask(last.page, 'POST', `tables/${id}/join`, CONTRIBUTION);
  const watcher = await guest('Wanda', { language: 'de', size: 'laptop' });
  for (const { page } of [first, watcher]) await page.goto(`${inject('site')}/#/t/${id}`);
  for (const { page } of [first, watcher]) {
    await page.locator('.table-head .watchers').waitFor({ state: 'attached' });
    for (const width of [1440, 1280, 1200, 1024, 820]) {
      await page.setViewportSize({ width, height: 720 });
      await expect.poll(() => headFits(page)).toEqual([]);
    }
    expectQuiet(page);
  }
});
