/** The second evening with friends: bids, a seat handed over and taken back, an end by agreement, and the same people again. */
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { ask, goToLobby, guest } from './company.ts';
import { button, expectAccessible, expectAsked, expectQuiet, press, sees, visit } from './harness.ts';

const CONTRIBUTION = { contribution: 'chance-of-a-test-seat' };
const LIVE = { kind: 'live', minutes: 40, bonus: 20, atEnd: 'remind' };

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

/** Keeps everything that the page receives from the server, to be searched. */
function hearing(): void {
  const plain = window.fetch.bind(window);
  const heard: string[] = [];
  Object.assign(window, { heard });
  window.fetch = async (...asked) => {
    const response = await plain(...asked);
    if (!response.body || !response.url.includes('/api/')) return response;
    const [shown, kept] = response.body.tee();
    const index = heard.push('') - 1;
    const write = (part: string) => {
      heard[index] += part;
    };
    // A line ends when the page is left: what was heard until then is kept.
    kept
      .pipeThrough(new TextDecoderStream())
      .pipeTo(new WritableStream({ write }))
      .catch(() => undefined);
    return new Response(shown, response);
  };
}

const heardBy = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (window as unknown as { readonly heard: readonly string[] }).heard);

interface HeardStep {
  readonly seat: number;
  readonly action: { readonly type: string; readonly city?: string } | null;
}

/** The steps in what was heard, of openings and of the line. */
const stepsIn = (heard: readonly string[]): readonly HeardStep[] =>
  heard
    .flatMap((text) => text.split('\n'))
    .flatMap((line) => {
      const json = line.replace(/^data: ?/, '');
      if (!json.startsWith('{') || !json.includes('"steps"')) return [];
      const { steps = [] }: { readonly steps?: readonly HeardStep[] } = JSON.parse(json);
      return steps;
    });

const NAMES = ['Anna', 'Ben', 'Cleo'];
/** No other number of a game looks like these. */
const BONDS = [83, 82, 81];
/** Four cities of 20 each, with a share of each. */
const CONTRACTS = [
  ['NWR Karachi', 'NWR Lahore', 'NWR Multan', 'NWR Peshawar'],
  ['BBCI Ahmadabad', 'BBCI Ajmer', 'BBCI Jaipur', 'GIP Nagpur'],
  ['MSM Mysore', 'MSM Bangalore', 'MSM Hyderabad', 'SIR Trichinopoly'],
];

test('three friends play an evening of 1853 by presses alone: link, bids, a stock round, a seat handed over and back, an end by agreement, and again at one table', async () => {
  const expected = /status of 4(0[39]|22)/;
  const { page: anna } = await visit({ size: 'laptop', theme: 'dark', expected, before: hearing });
  const { page: ben } = await visit({ language: 'de', expected, before: hearing });
  const { page: cleo } = await visit({ size: 'phone', expected, before: hearing });
  const pages = [anna, ben, cleo];

  // ---- a name, a table, its link
  await goToLobby(anna);
  await anna.getByLabel('Your name').fill('Anna');
  await press(anna, 'Come in');
  await anna.getByRole('link', { name: 'New table' }).first().click();
  await anna.getByRole('link', { name: /^1853/ }).click();
  await button(anna, '3').first().click();
  await press(anna, 'live clock');
  await anna.getByText('Bonds in pounds').click();
  await anna.getByLabel('Name of the table').fill('Thursday');
  await press(anna, 'Open the table');
  await expectAsked(anna, 'Two more players');
  // A table that waits keeps nobody there.
  await anna
    .getByRole('navigation', { name: 'On this server' })
    .getByRole('link', { name: 'Tables' })
    .waitFor();
  await press(anna, 'Copy link');
  const link = await anna.evaluate(() => navigator.clipboard.readText());
  const id = link.split('/').at(-1) ?? '';
  await ben.goto(link);
  // A name that is an address: one sentence, and nothing is lost.
  await ben.getByLabel('Dein Name').fill('ben@example.org');
  await press(ben, 'Hinsetzen');
  await sees(ben, 'Ein Name ist keine Adresse.');
  await ben.getByLabel('Dein Name').fill('Ben');
  await press(ben, 'Hinsetzen');
  await expectAsked(anna, 'One more player');
  await cleo.goto(link);
  await cleo.getByRole('navigation').getByRole('link', { name: 'Tables' }).waitFor();
  await cleo.getByLabel('Your name').fill('Cleo');
  await press(cleo, 'Sit down');

  // ---- all write at once: everybody is named, and the clock is one's own
  await expectAsked(anna, 'Anna: write your bond');
  await expect.poll(() => anna.locator('.decision .line .now').count()).toBe(3);
  await anna.getByRole('textbox', { name: 'Your bond' }).fill(String(BONDS[0]));
  await press(anna, `Seal £${BONDS[0]}`);
  await expectAsked(anna, 'Ben and Cleo: write your bond');
  // What she has written she may still see.
  await sees(anna.locator('.envelopes'), `sealed £${BONDS[0]}`);
  // As long as others write she may write another one.
  const sealedBefore = (page: Page) => page.locator('.envelopes .is-sealed').count();
  await expect.poll(() => sealedBefore(ben)).toBe(1);
  await press(anna, 'Undo');
  await expectAsked(anna, 'Anna: write your bond');
  await expect.poll(() => sealedBefore(ben)).toBe(0);
  await anna.getByRole('textbox', { name: 'Your bond' }).fill(String(BONDS[0]));
  await press(anna, `Seal £${BONDS[0]}`);
  await sees(anna.locator('.envelopes'), `sealed £${BONDS[0]}`);
  // Whoever seals before having heard of it is told that the game has moved on.
  await expect.poll(() => sealedBefore(ben)).toBe(1);
  await ben.getByRole('textbox', { name: 'Deine Anleihe' }).fill(String(BONDS[1]));
  await press(ben, `${BONDS[1]} £ versiegeln`);
  await expectAsked(cleo, 'Cleo: write your bond');
  await expect.poll(() => sealedBefore(cleo)).toBe(2);
  await expect.poll(() => anna.locator('.decision .line').innerText()).toMatch(/Ben\s+sealed/);
  for (const [seat, page] of pages.entries())
    for (const [other, bond] of BONDS.slice(0, 2).entries())
      expect((await heardBy(page)).some((text) => text.includes(`:${bond}`)) && seat !== other).toBe(false);
  await cleo.getByRole('textbox', { name: 'Your bond' }).fill(String(BONDS[2]));
  await press(cleo, `Seal £${BONDS[2]}`);

  // ---- contracts, in turn
  for (const [turn] of (CONTRACTS[0] ?? []).entries())
    for (const [seat, page] of pages.entries()) {
      await expectAsked(page, new RegExp(`^${NAMES[seat]}: `));
      await press(page, CONTRACTS[seat]?.[turn] ?? '');
      await press(page, /^(Write .*, take|.* schreiben, .* nehmen)/);
      if (turn !== 0 || seat !== 0) continue;
      // While others write, one's own contract stays on the map and beside it.
      await expectAsked(anna, 'Ben: choose a city and a share');
      await sees(anna, 'Your contract');
      await expect.poll(() => anna.locator('.city-map .city-disc .written').count()).toBe(1);
    }

  for (const [seat, page] of pages.entries()) {
    await expectAsked(page, new RegExp(`^${NAMES[seat]}: `));
    await press(page, page === ben ? 'Kontrakt vollständig' : 'Contract complete');
  }

  // ---- a stock round: one buys, one passes
  await expectAsked(anna, 'Anna: buy or sell');
  await press(anna, /GIP, offer/);
  await press(anna, /^Buy for/);
  await press(anna, 'End turn');
  await expectAsked(ben, 'Ben: kaufen oder verkaufen');
  await press(ben, 'Passen');
  await expectAsked(cleo, 'Cleo: buy or sell');

  // ---- handed over, with the way back at hand; who hands over keeps talk and secrets
  await anna.getByRole('tab', { name: 'Talk' }).click();
  await anna.getByText('Seats, pause and end').click();
  await press(anna.getByRole('group', { name: 'A computer player plays for me' }), 'Random');
  await press(anna, 'Hand over');
  await sees(anna, 'Random plays for you.');
  await sees(anna, 'Your contract');
  expect(await button(anna, 'Undo').count()).toBe(0);
  expect(await headFits(anna)).toEqual([]);
  await anna.getByRole('tab', { name: 'Talk' }).click();
  await anna.getByRole('textbox', { name: 'Say something to the table' }).fill('Back in a minute');
  await press(anna, 'Send');
  // On a phone talk has a number of its own, which is not the log's.
  await cleo.getByRole('tab', { name: 'More' }).locator('.badge').waitFor();
  await press(cleo, /MSM, offer/);
  await press(cleo, /^Buy for/);
  await press(cleo, 'End turn');
  await expectAsked(ben, 'Ben: kaufen oder verkaufen');
  await ben.getByRole('tab', { name: 'Verlauf' }).click();
  await sees(ben, 'Zufall spielt von hier an für Anna.');
  await sees(ben, 'Back in a minute');
  await press(anna, 'Play myself again');
  await sees(ben, 'Anna ist zurück und spielt selbst weiter.');

  // ---- a pause leaves a line in the log, and so does its end
  await anna.getByRole('tab', { name: 'Talk' }).click();
  await anna.getByText('Seats, pause and end').click();
  await press(anna, 'Ask for a pause');
  await press(ben, 'Einverstanden');
  await press(cleo, 'Agree');
  await sees(ben, 'Der Tisch macht Pause: Die Zeit steht still.');
  await press(ben, 'Weiter');
  await sees(ben, 'Ben beendet die Pause.');

  // ---- a no is told, three yeses end it, and everything lies open
  await press(anna, 'Ask to end the game here');
  await press(ben, 'Nein');
  await sees(anna, 'Somebody said no: the game goes on as before.');
  await press(anna, 'Ask to end the game here');
  await expect.poll(() => anna.getByText('Somebody said no').count()).toBe(0);
  await press(ben, 'Einverstanden');
  await sees(cleo, 'Anna asks to end the game here.');
  const heard = await Promise.all(pages.map(heardBy));
  await press(cleo, 'Agree');
  await sees(anna, 'The contracts');
  const scores = (await anna.locator('.ranking .tot').allInnerTexts()).map(Number);
  expect(scores).toHaveLength(3);
  expect(scores).toEqual(scores.toSorted((one, other) => other - one));
  expect(await anna.locator('.ranking .ord').allInnerTexts()).toEqual(
    scores.map((score) => String(1 + scores.indexOf(score))),
  );
  expect(await anna.locator('.open-contracts li').allInnerTexts()).toEqual([
    expect.stringContaining('not settled: '),
    expect.stringContaining('not settled: '),
    expect.stringContaining('not settled: '),
  ]);
  // What is over is not taken back.
  await expect.poll(() => button(anna, 'Undo').isDisabled()).toBe(true);
  await expectAccessible(anna);

  // ---- until then nobody has received what another has written, nor what chance was made of
  const { chance } = await ask(anna, 'GET', `tables/${id}`);
  const { steps } = await ask(anna, 'GET', `tables/${id}/opening`);
  const written = steps.filter(({ action }) => action?.type === 'writeCity');
  expect(written).toHaveLength(12);
  for (const [seat, texts] of heard.entries()) {
    const own = stepsIn(texts).filter((step) => step.seat === seat && step.action?.type === 'writeCity');
    expect(own.length).toBeGreaterThanOrEqual(4);
    const others = stepsIn(texts).filter((step) => step.seat !== seat);
    expect(others.length).toBeGreaterThan(8);
    for (const step of others)
      for (const { action } of written.filter((one) => one.seat === step.seat))
        expect(JSON.stringify(step)).not.toContain(`"${action?.city}"`);
    for (const secret of [chance?.secret, chance?.seed]) {
      expect(secret).toMatch(/./);
      expect(texts.filter((text) => text.includes(secret ?? ''))).toEqual([]);
    }
  }

  // ---- one asks, the others are asked: at the table and in the lobby; all come to one table
  await press(anna, /^Play again/);
  await expectAsked(anna, 'Two more players');
  await sees(anna, '60 min each, 30 s more with every turn');
  await sees(anna, /^Asked to play again: /);
  await sees(cleo, 'Anna wants to play again.');
  await expectAccessible(cleo);
  await goToLobby(ben);
  await sees(ben, /Anna\s+möchte noch einmal spielen\./);
  await expectAccessible(ben);
  await press(ben, 'Dort hinsetzen');
  await press(cleo, /^Play again/);
  for (const page of pages) await expect.poll(() => page.url()).toBe(anna.url());
  await expectAsked(anna, 'Anna: write your bond');

  // ---- the next game keeps its secrets as the one before did, and whoever looks back at that learns nothing of this one
  await cleo.getByRole('textbox', { name: 'Your bond' }).fill('87');
  await press(cleo, 'Seal £87');
  await expectAsked(cleo, 'Anna and Ben: write your bond');
  const next = anna.url().split('/').at(-1) ?? '';
  const { page: stranger } = await visit({ expected, before: hearing });
  await stranger.goto(link);
  await stranger.locator('.ranking').waitFor();
  const { chance: sealed } = await ask(anna, 'GET', `tables/${next}`);
  expect(sealed?.secret).toBeNull();
  expect(sealed?.seed).toBeNull();
  for (const page of [anna, ben, stranger])
    expect((await heardBy(page)).filter((text) => text.includes('"amount":87'))).toEqual([]);
  // Who was not there reads what the game came to, and nothing that was said at it.
  expect((await heardBy(stranger)).filter((text) => text.includes(next))).toEqual([]);
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
  await expect.poll(() => ben.page.title()).toBe('(1) Ein Tisch wartet auf dich · Kursbuch');
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

test.each([
  ['1853', 6],
  ['benelux', 3],
] as const)(
  'the head of an online table of %s fits with %i players, spectators and long names',
  async (title, size) => {
    const names = ['Maximiliane', 'Bartholomäus', 'Christianeleonore', 'Donaudampf', 'Emil', 'Friederike'];
    const first = await guest(names[0] ?? '', { language: 'de', size: 'laptop' });
    const { id } = await ask(first.page, 'POST', 'tables', {
      ...{ title, name: 'Donnerstagstisch am langen Abend', seats: size, listed: false, options: {} },
      ...{ time: LIVE, computers: Array.from({ length: size - 2 }, () => 'random'), ...CONTRIBUTION },
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
  },
);

/**
 * Whoever sits further back has ten minutes more than the seat before, whatever the server tells of it; and what the clock in the
 * head has shown is kept from the first moment on.
 */
function tellTimesApart(): void {
  const apart = <Told>(told: Told): Told => {
    const { turns = [] } = Object(told) as { readonly turns?: { readonly seat: number; deadline: number }[] };
    for (const turn of turns) turn.deadline += turn.seat * 600_000;
    return told;
  };
  const parse = JSON.parse;
  JSON.parse = (text, revive) => apart(parse(text, revive));
  const json = Response.prototype.json;
  Response.prototype.json = async function read() {
    return apart(await json.call(this));
  };
  const shown: string[] = [];
  Object.assign(window, { shown });
  new MutationObserver(() => {
    const text = document.querySelector('.table-head .clock')?.textContent;
    if (text && text !== shown.at(-1)) shown.push(text);
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

test('where several are asked at once the clock in the head is one’s own', async () => {
  const anna = await guest('Anna', { size: 'laptop', before: tellTimesApart });
  const ben = await guest('Ben', { size: 'phone', language: 'de', before: tellTimesApart });
  const cleo = await guest('Cleo', { before: tellTimesApart });
  const all = [anna.page, ben.page, cleo.page];
  const { id } = await ask(anna.page, 'POST', 'tables', {
    ...{ title: '1853', name: 'By the clock', seats: 3, listed: false, options: {}, time: LIVE },
    ...CONTRIBUTION,
  });
  for (const page of [ben.page, cleo.page]) await ask(page, 'POST', `tables/${id}/join`, CONTRIBUTION);
  for (const page of all) {
    await page.goto(`${inject('site')}/#/t/${id}`);
    const { you, seats } = await ask(page, 'GET', `tables/${id}`);
    const own = seats.find(({ place }) => place === you)?.seat ?? 0;
    const time = new RegExp(`^(${40 + 10 * own}:00|${39 + 10 * own}:)`);
    await expect.poll(() => page.locator('.table-head .clock').innerText()).toMatch(time);
    expectQuiet(page);
  }

  // ---- whoever comes back after a while is not shown for a second what was left then
  const { you, seats } = await ask(anna.page, 'GET', `tables/${id}`);
  const left = 30 + 10 * (seats.find(({ place }) => place === you)?.seat ?? 0);
  await goToLobby(anna.page);
  await anna.page.locator('.table-head').waitFor({ state: 'detached' });
  await anna.page.evaluate(() => {
    const now = Date.now;
    Date.now = () => now() + 600_000;
    (window as unknown as { shown: string[] }).shown.length = 0;
  });
  await anna.page.goto(`${inject('site')}/#/t/${id}`);
  const shown = () => anna.page.evaluate(() => (window as unknown as { shown: string[] }).shown);
  await expect.poll(shown).not.toEqual([]);
  expect((await shown()).filter((text) => !new RegExp(`^(${left}|${left - 1}):`).test(text))).toEqual([]);
});
