/** Computer players at the table: their pace, their patience, and what they are asked for. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PLAYER_NAMES } from '@kursbuch/bots/players';
import { type GameRecord, recordOf, sameData } from '@kursbuch/table';
import type { Locator, Page } from 'playwright-core';
import { expect, inject, onTestFinished, test } from 'vitest';
import { beforeDelivery, dealt, secondRound } from './beneluxGames.ts';
import {
  button,
  entryOf,
  expectAccessible,
  expectAsked,
  expectQuiet,
  goTo,
  oneOf,
  openRecord,
  press,
  SIZES,
  sees,
  settled,
  store,
  stored,
  visit,
} from './harness.ts';
import { asks, finishedGame, positionWhere } from './positions.ts';

/** The same site, but that its players hang, so many of them one after the other; those after them are themselves. */
async function hangingSite(count: number): Promise<{ readonly address: string; end(): void }> {
  let left = count;
  const server = createServer(async ({ url = '' }, response) => {
    const hangs = /\/thinker-[^/]*\.js$/.test(url) && left-- > 0;
    const found = await fetch(inject('site') + url);
    const body = hangs
      ? "onmessage = () => { postMessage('begun'); for (;;); };"
      : Buffer.from(await found.arrayBuffer());
    response.writeHead(found.status, { 'content-type': found.headers.get('content-type') ?? '' }).end(body);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    end() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** A game with these players in its seats. */
async function openAgainst(
  page: Page,
  record: GameRecord,
  players: readonly string[],
  id = 'test',
): Promise<void> {
  const sitters = record.players.map((name, seat) => ({ name, player: players[seat], colour: seat + 1 }));
  // By its name the table is known from the one before it.
  const name = `Table ${id}`;
  await store(page, { ...entryOf(record, { id, name }), sitters });
  await goTo(page, id);
  await sees(page, name);
  await page.locator('main.stage:not([data-left])').waitFor();
}

/** A table of Anna and two computer players of a strength. */
async function tableAgainst(page: Page, title: string, strength: string): Promise<void> {
  await page.evaluate(
    ([player]) =>
      localStorage.setItem(
        'kursbuch.seats',
        JSON.stringify(
          ['person', player, player].map((one, index) => ({
            key: index,
            name: ['Anna', 'Ben', 'Chiara'][index],
            player: one,
            colour: index + 1,
          })),
        ),
      ),
    [strength],
  );
  await page.goto(`${page.url().split('#')[0]}#/new/${title}`);
  // Where lots are drawn, they are not.
  await button(page, 'Start the game').waitFor();
  for (const listed of await button(page, 'as listed').all()) await listed.click();
  await press(page, 'Start the game');
}

test('a player that hangs is seen to, hurried or replaced, and the game goes on', async () => {
  const { page } = await visit();
  const site = await hangingSite(2);
  onTestFinished(site.end);
  await page.goto(site.address);
  await tableAgainst(page, '1830', 'steady');
  await expectAsked(page, 'Anna: buy, bid or pass');
  await press(page, /^Buy for 20/);
  await press(page, /^Buy SVN/);
  // The first one hangs: somebody who will not wait lets a simpler one decide, and that one hangs too.
  await sees(page, 'Rheingold considers …');
  await sees(page, '3 seconds at most');
  await press(page, 'Answer now');
  await sees(page, '1 second at most');
  await sees(page, 'Rheingold took too long, so a simpler player decided this time.');
  await expectAsked(page, /^Anna: /);
  await press(page.getByRole('status'), 'OK');
  await expect.poll(() => page.getByText('took too long').count()).toBe(0);
  expectQuiet(page);
});

/** The slowest pace there is: whatever is pressed before a player acts is pressed in time. */
const slowly = () => localStorage.setItem('kursbuch.pace', '10000');

test('the pace is chosen, kept, and skipped to the next turn of a person, in both families', async () => {
  const { page } = await visit({ before: slowly });
  await tableAgainst(page, '1830', 'calm');
  await press(page, /^Buy for 20/);
  await press(page, /^Buy SVN/);
  await sees(page, 'Rheingold considers …');
  await press(page, 'Skip to my turn');
  await expectAsked(page, /^Anna: /);
  await expect.poll(() => button(page, 'Skip to my turn').count()).toBe(0);

  await openAgainst(page, secondRound(), ['person', 'calm']);
  // Asked something in between, it answers at once.
  await press(page, 'More');
  await page.getByLabel('About').selectOption('carrier');
  await press(page, 'Propose');
  await sees(page.locator('.table-notices'), 'Ben declines what Anna offered.');
  await press(page, 'Stay here');
  await press(page, 'End turn');
  await sees(page, 'Ben considers …');
  await press(page, 'Skip to my turn');
  await sees(page, 'Anna, your move');

  await page.getByRole('button', { name: 'Menu' }).click();
  await press(page.getByRole('group', { name: 'Pace of computer players' }), 'To follow');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('kursbuch.pace'))).toBe('1500');
  expectQuiet(page);
});

const menuSeat = (page: Page, name: string) => page.getByRole('group', { name: `Who plays ${name}` });

test('a seat is handed over in the middle of a game, saved with it, and taken back, in every title', async () => {
  const { page } = await visit({ before: slowly });
  for (const title of ['1830', '1848', '1853', '1854', 'benelux']) {
    await tableAgainst(page, title, 'random');
    await sees(page, 'Anna, your move');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect
      .poll(() => menuSeat(page, 'Random 1').getByRole('button', { name: 'Person' }).count())
      .toBe(0);
    await press(menuSeat(page, 'Anna'), 'Steady');
    await press(page.getByRole('dialog'), 'Close');
    await sees(page, 'Anna considers …');
    // As it is saved: with the seat in other hands, and its owner's eyes on it.
    if (title === '1830' || title === 'benelux') await page.reload();
    await press(page, 'Take Anna’s seat back');
    await sees(page, 'Anna, your move');
  }
  expectQuiet(page);
});

/** How the explanations of the panels look, tab by tab; after it the map is looked at again. */
async function explanations(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  const tabs = page.getByRole('complementary').getByRole('tab');
  for (const name of ['Companies', 'Players', 'Trains', 'Tiles']) {
    await tabs.getByText(name, { exact: true }).click();
    await page.getByRole('tab', { name, selected: true }).waitFor();
    await page.locator('.panel .hint').first().waitFor();
    found.push(
      ...(await page.locator('.panel .hint').evaluateAll((all) =>
        all.map((one) => {
          const { color, backgroundColor, display, padding } = getComputedStyle(one);
          return [one.textContent, color, backgroundColor, display, padding].join(' ');
        }),
      )),
    );
  }
  await page.getByRole('tab', { name: 'Map' }).click();
  return found;
}

test('at the pace “at once” handing over the last seat is asked about, and undo comes back to it', async () => {
  const { page } = await visit();
  // Near the end: how long the rest takes is no part of this.
  const { record } = await positionWhere(
    '1830',
    (state) => asks('stockTurn')(state) && (state.cash.bank ?? 0) < 2500,
  );
  await openAgainst(page, record, ['person', 'calm', 'calm', 'calm']);
  const actions = async () => ((await stored(page)) as { readonly actions: number }).actions;
  await sees(page, 'Anna, your move');
  const before = await actions();
  await page.getByRole('button', { name: 'Menu' }).click();
  await press(menuSeat(page, 'Anna'), 'Calm');
  const asked = page.getByRole('alert');
  await sees(asked, /played to its end in a moment/);
  await press(asked, 'Keep the seat');
  await expect.poll(() => asked.count()).toBe(0);
  await press(menuSeat(page, 'Anna'), 'Calm');
  await press(asked, 'Hand it over');
  await page.keyboard.press('Escape');
  await expect.poll(actions).toBeGreaterThan(before + 5);
  await page.getByRole('region', { name: 'Result' }).waitFor();
  await press(page, 'Undo');
  await sees(page, 'Anna, your move');
  await expect.poll(actions).toBe(before);
  expectQuiet(page);
});

/** It lies beside the stage and not over it, what it speaks of on the map is in sight, and it folds to a line. */
async function expectBeside(page: Page, marks: Locator): Promise<void> {
  const hint = page.getByRole('region', { name: 'A hint' });
  const boxOf = async (what: Locator) => (await what.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  for (const size of ['desktop', 'laptop', 'phone'] as const) {
    await page.setViewportSize(SIZES[size]);
    await settled(page);
    const over = async () => {
      const [card, stage] = [await boxOf(hint), await boxOf(page.locator('main.stage'))];
      return (
        Math.max(0, Math.min(card.x + card.width, stage.x + stage.width) - Math.max(card.x, stage.x)) *
        Math.max(0, Math.min(card.y + card.height, stage.y + stage.height) - Math.max(card.y, stage.y))
      );
    };
    await expect.poll(over, { message: size }).toBe(0);
    const { height } = SIZES[size];
    await expect
      .poll(async () => (await boxOf(page.locator('main.stage'))).height)
      .toBeGreaterThan(0.4 * height);
    const hidden = async () => {
      const stage = await boxOf(page.locator('main.stage'));
      const boxes = await Promise.all((await marks.all()).map(boxOf));
      return boxes.filter(
        ({ x, y, width, height: tall }) =>
          x < stage.x ||
          y < stage.y ||
          x + width > stage.x + stage.width ||
          y + tall > stage.y + stage.height,
      );
    };
    await expect.poll(hidden, { message: size }).toEqual([]);
  }
  await press(hint, 'Fold the hint');
  await expect.poll(async () => (await boxOf(hint)).height).toBeLessThan(50);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expectAccessible(page);
  await press(hint, 'Open the hint');
  await page.setViewportSize(SIZES.desktop);
  await button(hint, 'Do it').waitFor();
}

test('a hint says what Steady would do and why, shows it where it would be done, and does it at a touch', async () => {
  const { page } = await visit();
  const hint = page.getByRole('region', { name: 'A hint' });
  const steps = async (id = 'test') => ((await stored(page, id)) as { readonly actions: number }).actions;

  const { record } = await positionWhere('1830', (state) => asks('trackStep')(state) && state.round.set > 1);
  await openRecord(page, record);
  const explained = await explanations(page);
  await press(page, 'Hint');
  // What it would do is in the hand: the bar says what it brings.
  await button(page, /^(Lay tile|Lay nothing)/)
    .first()
    .waitFor();
  await button(hint, 'Do it').waitFor();
  await expect.poll(() => hint.getByRole('listitem').count()).toBeGreaterThan(0);
  // The numbers of the reasons stand on the map, where the tile would lie.
  const marked = page.getByRole('group', { name: 'Map' }).locator('[data-reason]');
  const numbered = () => hint.locator('li > .on-map').allInnerTexts();
  await marked.first().waitFor();
  await expect.poll(async () => sameData(await marked.allTextContents(), await numbered())).toBe(true);
  await expectAccessible(page);
  await expectBeside(page, marked);
  // What the panels explain looks as it did before.
  await hint.getByRole('heading').waitFor();
  expect(explained.length).toBeGreaterThan(3);
  expect(await explanations(page)).toEqual(explained);
  await press(hint, 'Not now');
  await expect.poll(() => hint.count()).toBe(0);
  await expect.poll(() => marked.count()).toBe(0);
  await expect.poll(() => steps()).toBe(record.actions.length);
  await press(page, 'Hint');
  await press(hint, 'Do it');
  await expect.poll(() => steps()).toBe(record.actions.length + 1);
  await expect.poll(() => hint.count()).toBe(0);

  // In a round about papers it leaves the heads of the columns alone.
  const papers = await positionWhere('1830', (state) => asks('stockTurn')(state) && state.phase === '3');
  await openRecord(page, papers.record, 'papers');
  await press(page, 'Hint');
  await button(hint, 'Do it').waitFor();
  await expectBeside(page, marked);

  const carrying = await beforeDelivery('first');
  await openRecord(page, carrying.record, 'crayon');
  await press(page, `I am ${carrying.name}, show me`);
  await press(page, 'Hint');
  await button(hint, 'Do it').waitFor();
  await expect.poll(() => hint.getByRole('paragraph').first().innerText()).toMatch(/.{6}/);
  await sees(hint, /The plan is/);
  // Each city a reason names has its number.
  const cities = page.locator('.map-note [data-reason]');
  await cities.first().waitFor();
  await expect
    .poll(async () => sameData([...new Set(await cities.allInnerTexts())].sort(), await numbered()))
    .toBe(true);
  await expectBeside(page, cities);
  await press(hint, 'Do it');
  await expect.poll(() => steps('crayon')).toBe(carrying.record.actions.length + 1);
  expectQuiet(page);
});

test('a game is watched like a film: pause, speed, any moment, and a table of one\u2019s own', async () => {
  const { page } = await visit({ size: 'phone' });
  await page.getByRole('link', { name: 'Watch', exact: true }).tap();
  const film = page.getByRole('region', { name: 'Four computer players at a table of 1830' });
  const moment = film.getByRole('slider', { name: 'Moment of the game' });
  await moment.waitFor();
  const at = async () => Number(await moment.inputValue());
  const begun = await at();
  await press(film, 'Rush');
  // Who would rather not see things move begins it himself.
  expect(await at()).toBe(begun);
  await press(film, 'Play');
  await expect.poll(at).toBeGreaterThan(begun + 3);
  await press(film, 'Pause');
  const paused = await at();
  await moment.fill('400');
  await expect.poll(() => film.getByRole('listitem').count()).toBeGreaterThan(8);
  expect(paused).toBeGreaterThan(begun);
  await expect.poll(() => at()).toBe(400);
  await film.locator('.film-map svg.map').waitFor();
  // Who leads, what just happened, and why.
  await sees(film, /^\w+ leads with \$[\d,]+, \$[\d,]+ ahead of \w+\.$/);
  await sees(film, /^Why, as a hint to \w+ would say: .{10}/);
  await moment.fill(String(await moment.getAttribute('max')));
  await sees(film, /^\w+ has won with \$[\d,]+, \$[\d,]+ ahead of \w+\.$/);
  await expectAccessible(page);
  // Without a network it is there too: its game is among the files the device keeps.
  const kept = await page.evaluate(async () => (await fetch('/service.js')).text());
  expect(kept).toMatch(/\/assets\/game-[^"]+\.json/);
  expect(kept).toMatch(/\/assets\/why-[^"]+\.json/);
  await press(film, 'Play yourself');
  await page
    .getByText(/^(Anna, your move|(Rheingold|Orient|Mistral) considers …)$/)
    .first()
    .waitFor();
  expectQuiet(page);
});

test('a film that does not come says so', async () => {
  const { page, context } = await visit({ expected: /Failed to load resource|ERR_FAILED/ });
  await context.route(/\/assets\/game-.*\.json$/, (route) => route.abort());
  await page.getByRole('link', { name: /^Watch a whole game/ }).click();
  await sees(page.getByRole('alert'), 'The game did not come. Check the connection and open the page again.');
  await expectAccessible(page);
  expectQuiet(page);
});

test('how strong computer players are is told where they sit down', async () => {
  const { page } = await visit({ size: 'phone' });
  await page.getByRole('link', { name: 'Choose seats and options' }).tap();
  const strengths = page.getByRole('region', { name: 'Strengths' });
  await expect
    .poll(() => strengths.getByRole('term').allInnerTexts())
    .toEqual(['Calm', 'Lively', 'Careful', 'Steady', 'Keen', 'Sharp']);
  await expectAccessible(page);
  expectQuiet(page);
});

test('after the game: what Steady would have done, at a moment and where the difference was largest', async () => {
  const { page } = await visit();
  const { record } = await finishedGame('1830');
  await openAgainst(page, record, ['person', 'random', 'random', 'random']);
  const hindsight = page.getByRole('region', { name: 'Where Steady would have done something else' });
  // It begins by itself.
  await hindsight.getByRole('listitem').first().waitFor();
  // What it finds is in sight, however low the screen.
  await page.setViewportSize({ width: 1280, height: 720 });
  const bottom = async () => {
    const box = await hindsight.getByRole('listitem').first().boundingBox();
    return (box?.y ?? 720) + (box?.height ?? 0);
  };
  await expect.poll(bottom).toBeLessThan(720);
  await expect.poll(() => button(hindsight, 'Stop').count()).toBe(0);
  await expectAccessible(page);
  const [line = ''] = await hindsight.getByRole('listitem').allInnerTexts();
  // When it was, what was done, what it would have done, and what it compared or why.
  expect(line).toMatch(/^[SO]R [\d.]+\n.*; Steady: .*\.\n.+\./);
  expect(await hindsight.getByRole('listitem').count()).toBeLessThanOrEqual(2);
  await press(hindsight.getByRole('listitem').first(), 'Look at it');
  const hint = page.getByRole('region', { name: 'A hint' });
  await sees(hint, /^What Anna did: /);
  // Somebody else’s decision is his.
  const moment = page.getByRole('slider').first();
  const others = record.actions.findIndex(({ seat }) => seat !== 0);
  await moment.fill(String(others));
  await sees(hint, 'At this moment somebody else decided.');
  await press(page, 'What would Steady have done?');
  await expect.poll(() => hint.count()).toBe(0);

  // The position of a lesson once more, against the same others and with the decision still to be made.
  await page.keyboard.press('Escape');
  await press(hindsight.getByRole('listitem').first(), 'Try this position again');
  await expect.poll(() => page.url()).not.toContain('/game/test');
  await expectAsked(page, /: /);
  await sees(page, 'Anna, your move');
  await press(page, 'Menu');
  for (const name of ['Ben', 'Chiara', 'David'])
    expect(await button(menuSeat(page, name), 'Random').getAttribute('aria-pressed')).toBe('true');
  await press(page, 'Close');
  expectQuiet(page);
});

/** Do what the hints say, so many times. */
async function playByHints(page: Page, times: number): Promise<void> {
  const doIt = button(page.getByRole('region', { name: 'A hint' }), 'Do it');
  for (let acts = 0; acts < times; acts++) {
    await asked(page).waitFor();
    await press(page, 'Hint');
    await doIt.click();
    await doIt.waitFor({ state: 'detached' });
  }
}

const asked = (page: Page) => page.getByText(/, your move$/);

/** In the menu of the table: who plays Anna, and how fast computers go on. */
async function inMenu(page: Page, player: string | null, pace: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await press(page.getByRole('group', { name: 'Pace of computer players' }), pace);
  if (player) await press(menuSeat(page, 'Anna'), player);
  // The game would be over in a moment: that is asked about.
  if (player && pace === 'At once') await press(page.getByRole('alert'), 'Hand it over');
  await press(page.getByRole('dialog'), 'Close');
}

const STRENGTHS = PLAYER_NAMES.filter((one) => one !== 'random');

/** Short by what may be chosen at any table of 1830: two players, and a bank that is soon empty. */
const SHORT = { players: ['Anna', 'Ben'], seed: 'short 1', options: { drawSeats: false, bank: 3000 } };

for (const strength of oneOf(STRENGTHS, STRENGTHS.indexOf('sharp')))
  test(`a whole short game of 1830 is played against ${strength}, from the first bid to the result`, async () => {
    const { page } = await visit();
    await openAgainst(page, recordOf('1830', SHORT, []), ['person', strength], strength);
    // By hand,
    await expectAsked(page, 'Anna: buy, bid or pass');
    await press(page, /^Buy for 20/);
    await press(page, /^Buy SVN/);
    // by hints,
    await playByHints(page, 6);
    // handed over and taken back,
    await asked(page).waitFor();
    await inMenu(page, 'Steady', 'To follow');
    await press(page, 'Take Anna’s seat back');
    await inMenu(page, null, 'At once');
    await playByHints(page, 2);
    // and from there to the end.
    await asked(page).waitFor();
    await inMenu(page, 'Steady', 'At once');
    await page.getByRole('heading', { name: / wins?$/ }).waitFor({ timeout: 90_000 });
    await sees(page, /The game is over: the bank is broken/);
    expectQuiet(page);
  });

test('a whole short game of Benelux is played against a computer player: begun by hand, and handed over', async () => {
  const { page } = await visit();
  for (const strength of oneOf(STRENGTHS, STRENGTHS.indexOf('calm'))) {
    await openAgainst(page, dealt(), ['person', strength], strength);
    for (const _ of ['orders', 'city']) {
      await press(page, 'Hint');
      await press(page.getByRole('region', { name: 'A hint' }), 'Do it');
    }
    await page.getByRole('button', { name: 'Menu' }).click();
    await press(menuSeat(page, 'Anna'), 'Steady');
    await press(page.getByRole('alert'), 'Hand it over');
    await press(page.getByRole('dialog'), 'Close');
    await page.getByRole('heading', { name: / wins$/ }).waitFor({ timeout: 180_000 });
    await sees(page, /large cities are joined/);
  }
  expectQuiet(page);
});
