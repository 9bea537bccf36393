/** A newcomer's path: from the first page to the end of the first operating rounds, doing only what guide and bar say. */
import { brainOf } from '@kursbuch/bots';
import type { EighteenAction } from '@kursbuch/eighteen';
import type { GameRecord } from '@kursbuch/table';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { advisedIn, coversOf, expectAsAdvised, follow, guideOf } from './guideWalk.ts';
import {
  button,
  expectAccessible,
  expectQuiet,
  press,
  type Screen,
  sees,
  settled,
  stored,
  visit,
  visitTable,
} from './harness.ts';
import { asks, loaded, positionWhere } from './positions.ts';

/** What a worker does first, so that every game has the same lots: the computer players do the same every time. */
const SAME_LOTS = 'crypto.getRandomValues = (bytes) => bytes.fill(7);';

async function begin(screen: Screen, title: string, opponents: string): Promise<Page> {
  const { page, context } = await visit({ ...screen, guide: true });
  await context.route(/worker[^/]*\.js$/i, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${SAME_LOTS}\n${await response.text()}` });
  });
  await page.evaluate((to) => {
    location.hash = to;
  }, `#/new/${title}`);
  await button(page, 'Start the game').waitFor();
  for (const how of await page.getByRole('group', { name: /^How .* plays$/ }).all())
    await press(how.first(), opponents);
  await press(page, 'Start the game');
  return page;
}

test('1830 on a desktop: from the first page until every kind of decision was met, by guide and bar alone', async () => {
  const page = await begin({ size: 'desktop' }, '1830', 'Calm');
  const { titles } = await follow(page, {
    async look(title) {
      if (title === 'Small railways first') {
        await sees(guideOf(page), /Buy .+ for \$\d+/);
        await sees(guideOf(page), /costs \$\d+ and should bring about \$\d+/);
        await expectAccessible(page);
      }
    },
  });
  for (const title of [
    'Whoever is richest wins',
    'This bar asks',
    'Small railways first',
    'Start a company',
    'Lay track',
    'Buy a train',
    'The trains run',
    'Pay out or withhold',
  ])
    expect(titles).toContain(title);
  expect(titles.at(-1)).toBe('You have met it all');
  expectAsAdvised(await advisedIn(page));
  // It hands over to the hint, which says the same.
  await sees(guideOf(page), /ask for a hint in the bar: it says the same/);
  // Read, and from now on it is silent where nothing is new.
  await press(guideOf(page), 'Next');
  await guideOf(page).waitFor({ state: 'detached' });
  expectQuiet(page);
});

test('the guide can be closed and brought back, and remembers what it has said', async () => {
  const { page } = await visit({ guide: true });
  await page.getByRole('link', { name: /^1830/ }).click();
  await press(page, 'Take Mistral away');
  for (const how of await page.getByRole('group', { name: /^How .* plays$/ }).all()) await press(how, 'Calm');
  await press(page, 'as listed');
  await press(page, 'Start the game');
  const guide = guideOf(page);
  await sees(guide, 'Whoever is richest wins');
  await press(guide, 'Next');
  await press(guide, 'Next');
  await sees(guide, 'A private pays its owner');
  // It never has to be obeyed, and does not stand in the way.
  await press(page, 'Buy for 20');
  await sees(guide, 'Buy SVN&RR, $20');
  await page.keyboard.press('Escape');
  await sees(guide, 'Suggested: Buy SVN&RR for $20');
  await sees(guide, 'SVN&RR costs $20 and should bring about $35.');
  await press(page, 'Pass');
  // What was met is told in short, until somebody asks.
  await button(guide, 'Explain').waitFor();
  await expect.poll(() => guide.getByText('A private pays its owner').count()).toBe(0);
  await page.reload();
  await button(guide, 'Explain').click();
  await sees(guide, 'A private pays its owner');
  // What it means is on another page of the table.
  await page.getByRole('tab', { name: 'Market' }).click();
  await press(guide, 'Show how');
  await page.locator('.decision [data-suggested]').waitFor();

  await press(guide, 'Close the guide');
  await guide.waitFor({ state: 'detached' });
  await expect.poll(() => page.locator('[data-suggested]').count()).toBe(0);
  await page.reload();
  await button(page, 'Pass').waitFor();
  await expect.poll(() => guide.count()).toBe(0);
  await press(page, 'Menu');
  await press(page, 'First-game guide');
  await sees(guide, 'Whoever is richest wins');
  expectQuiet(page);
});

test('in the middle of a game it comes when it is called, and says what is new', async () => {
  const { record } = await positionWhere('1830', (state, { table }) => {
    const [seat = 0] = table.waiting(state);
    const choices = table.choices(state, seat);
    return asks('trackStep')(state) && state.round.set > 5 && choices.some((one) => one.type === 'range');
  });
  const { page } = await visitTable(record, { guide: true });
  await button(page, /^Lay nothing/).waitFor();
  await settled(page);
  const guide = guideOf(page);
  await expect.poll(() => guide.count()).toBe(0);
  await press(page, 'Menu');
  await press(page, 'First-game guide');
  await sees(guide, 'Whoever is richest wins');
  await press(guide, 'Next');
  await press(guide, 'Next');
  await sees(guide, 'Your company may buy privates');
  // One's own is sold by a button, others are asked behind "More": both are marked, and nothing else.
  await sees(
    guide,
    /A button in the bar sells it what is yours.*Behind “More” \(···\) you make other players an offer/,
  );
  await expect
    .poll(() => page.locator('[data-spoken], [data-suggested]').allInnerTexts())
    .toEqual(['More', expect.stringMatching(/^Sell .* to /)]);
  await press(guide, 'Next');
  await sees(guide, 'Lay track');
  await expect.poll(() => page.locator('[data-spoken]').count()).toBe(0);
  // A tile is suggested on the map, or laying none in the bar.
  await page.locator('.map [data-suggested], .decision [data-suggested]').first().waitFor();
  // The button says the price, and Enter agrees to that.
  const sells = button(page, /^Sell /).first();
  const [, one, price] = /^Sell (\S+) to \S+, \$(\d+)/.exec(await sells.innerText()) ?? [];
  await sells.click();
  await button(page, new RegExp(`^Buy ${one}, \\$${price}`)).waitFor();
  await page.keyboard.press('Enter');
  await expect
    .poll(async () => ((await stored(page)) as { readonly record: GameRecord }).record.actions.at(-1)?.action)
    .toEqual({ type: 'requestPrivate', private: one, price: Number(price) });
  expectQuiet(page);
});

test('1848 on a phone: the hex that is meant lies in free sight, whatever grows over the map, unless it is moved away', async () => {
  const { record } = await positionWhere('1848', asks('trackStep'));
  const { page } = await visitTable(record, { guide: true, size: 'phone' });
  await button(page, /^Lay nothing/).waitFor();
  await press(page, 'Menu');
  await press(page, 'First-game guide');
  const hex = page.locator('[data-hex][data-suggested]');
  const next = guideOf(page).getByRole('button', { name: 'Next' });
  while ((await next.or(hex).first().getAttribute('data-hex')) === null) await next.click();
  await expect.poll(() => coversOf(hex)).toEqual([]);
  const grow = (pixels: number) =>
    page.evaluate((pixels) => {
      document.querySelector<HTMLElement>('.decision')?.style.setProperty('padding-bottom', `${pixels}px`);
    }, pixels);
  const middle = async () => {
    const { x, y, width, height } = (await hex.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    return [x + width / 2, y + height / 2] as const;
  };
  // To the lower right corner, where the buttons of the map are; then the bar grows up to there.
  const map = (await page.locator('.map-view').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const drag = async (toX: number, toY: number) => {
    const [x, y] = await middle();
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move((x + toX) / 2, (y + toY) / 2);
    await page.mouse.move(toX, toY);
    await page.mouse.up();
    await settled(page);
  };
  await drag(map.x + 60, map.y + map.height - 45);
  expect(await coversOf(hex)).toEqual([]);
  await grow(70);
  await expect.poll(() => coversOf(hex)).toEqual([]);
  // Whoever moves it away wants the map there.
  const [, low] = await middle();
  await drag(map.x + 60, map.y - 60);
  await grow(90);
  await settled(page);
  expect((await coversOf(hex)).length).toBeGreaterThan(0);
  expect((await middle())[1]).toBeLessThan(low);
  expectQuiet(page);
});

test('1848 on a phone: the tile that is meant is in sight beside the buttons, without a look for it', async () => {
  const loaded1848 = await loaded('1848');
  const brain = await brainOf(loaded1848);
  const { record } = await positionWhere('1848', (state, { table }) => {
    if (!asks('trackStep')(state)) return false;
    const [seat = 0] = table.waiting(state);
    const wanted = brain.advise(table.view(state, [seat]), seat)?.action as EighteenAction | undefined;
    if (wanted?.type !== 'layTile') return false;
    const tiles = table
      .choices(state, seat)
      .flatMap((choice) => (choice.type === 'many' ? choice.list() : []))
      .flatMap((action) => (action.type === 'layTile' && action.hex === wanted.hex ? [action.tile] : []));
    // Another one is in the hand first, and there are many to look through.
    return tiles[0] !== wanted.tile && new Set(tiles).size > 3;
  });
  const { page } = await visitTable(record, { guide: true, size: 'phone' });
  await page.locator('.decision .who').waitFor();
  await press(page, 'Menu');
  await press(page, 'First-game guide');
  const hex = page.locator('[data-hex][data-suggested]');
  const next = guideOf(page).getByRole('button', { name: 'Next' });
  while ((await next.or(hex).first().getAttribute('data-hex')) === null) await next.click();
  await hex.locator('path').first().click();
  await guideOf(page)
    .getByText(/^Take tile/)
    .waitFor();
  const tile = page.locator('button[data-suggested]');
  await expect.poll(() => coversOf(tile)).toEqual([]);
  await settled(page);
  expect(await coversOf(tile)).toEqual([]);
  expectQuiet(page);
});

test('on a phone what the guide suggests, and what leads on from it, is in sight, however long its text is', async () => {
  const { record } = await positionWhere('1889', asks('stockTurn'));
  const { page } = await visitTable(record, { guide: true, size: 'phone', language: 'de' });
  await page.locator('.decision .who').waitFor();
  await press(page, 'Menü');
  await press(page, 'Einführung ins erste Spiel');
  const card = guideOf(page);
  const show = card.getByRole('button', { name: 'Zeigen, wie' });
  const next = card.getByRole('button', { name: 'Weiter' });
  while ((await next.or(show).first().innerText()) === 'Weiter') await next.click();
  // There is more than the card has room for.
  await expect.poll(() => card.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeGreaterThan(0);
  const suggested = [card.locator('.guide-hint'), card.locator('.guide-why')];
  for (const one of [...suggested, show, card.getByRole('link', { name: /^Lektion: / })]) {
    await one.waitFor();
    expect(await coversOf(one)).toEqual([]);
  }
  await settled(page);
  await expectAccessible(page);
  expectQuiet(page);
});
