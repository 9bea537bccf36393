/** Nothing jumps: the map, the bar, the tabs, the columns of the sale, the panel and the focus stay where they are. */
import { companyTurnOf } from '@kursbuch/eighteen';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  button,
  expectAsked,
  expectQuiet,
  oneOf,
  openRecord,
  press,
  settled,
  stored,
  touchHex,
  visit,
  visitTable,
} from './harness.ts';
import { asks, loaded, positionWhere } from './positions.ts';

const boxOf = async (one: Locator) => {
  const { x, y, width, height } = (await one.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return [x, y, width, height].map(Math.round);
};

const map = (page: Page): Locator => page.getByRole('group', { name: /^(Map|Karte)$/ });

/** A turn that begins with track, and a hex for it. */
async function trackTurn() {
  const { record, state } = await positionWhere('1830', asks('trackStep'));
  const { table } = await loaded('1830');
  const [seat = 0] = table.waiting(state);
  const lay = table
    .choices(state, seat)
    .flatMap((choice) => (choice.type === 'many' ? choice.list() : []))
    .find((action) => action.type === 'layTile');
  if (lay?.type !== 'layTile') throw new Error('nothing to lay');
  return { record, hex: lay.hex, company: companyTurnOf(state)?.company ?? '' };
}

for (const size of oneOf(['desktop', 'phone'] as const, 0))
  test(`a zoomed map keeps its place when a tile is chosen and laid (${size})`, async () => {
    const { record, hex, company } = await trackTurn();
    const { page } = await visitTable(record, { size });
    await expectAsked(page, `${company}: lay track`);
    if (size === 'desktop') {
      await page.keyboard.press('+');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
    }
    await settled(page);
    const before = await boxOf(map(page));
    await touchHex(page, hex);
    await press(page, /^Lay tile/);
    await expectAsked(page, new RegExp(`^${company}: (?!lay)`));
    await settled(page);
    // A card that follows takes room from the phone's map; it gives way to it, and comes back.
    if (size === 'phone') await press(page, 'Undo');
    await expect.poll(() => boxOf(map(page))).toEqual(before);
    expectQuiet(page);
  });

test('a refusal and a long sentence cover the map and leave it as it is', async () => {
  const { record } = await positionWhere('1830', asks('trackStep'));
  const { page } = await visitTable(record, { language: 'de' });
  await settled(page);
  const stage = page.getByRole('main');
  const places = async () => [await boxOf(stage), await boxOf(map(page))];
  const before = await places();
  await touchHex(page, 'D2');
  await page.getByRole('alert').waitFor();
  await expect.poll(() => places()).toEqual(before);
  await page.getByRole('alert').getByRole('button').last().click();
  // As if the rules had much to say.
  await page.evaluate(() => {
    const line = document.querySelector('.decision p');
    if (line) line.textContent = 'Ein langer Satz. '.repeat(60);
  });
  await expect.poll(() => places()).toEqual(before);
});

test('the line of the steps and the tabs keep their places through a turn', async () => {
  const { record, hex, company } = await trackTurn();
  const { page } = await visitTable(record);
  await expectAsked(page, `${company}: lay track`);
  await settled(page);
  const line = page.getByRole('list', { name: 'Steps of this turn' });
  const tabs = () =>
    page.getByRole('tab').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x));
  const [lineBefore, tabsBefore] = [await boxOf(line), await tabs()];
  await touchHex(page, hex);
  await press(page, /^Lay tile/);
  await expectAsked(page, new RegExp(`^${company}: (?!lay)`));
  await settled(page);
  await expect.poll(() => boxOf(line)).toEqual(lineBefore);
  for (const name of ['Table', 'Market', 'Map', 'Players', 'Log', 'Overview'])
    await page.getByRole('tab', { name, exact: true }).click();
  await expect.poll(() => tabs()).toEqual(tabsBefore);
  expectQuiet(page);
});

test('the columns of the sale keep their places, and the panel its scroll', async () => {
  const { page } = await visit();
  await page.getByRole('link', { name: /1830/ }).click();
  await press(page.getByRole('group', { name: 'Order of play' }), 'as listed');
  await press(page, 'Start the game');
  await expectAsked(page, 'Anna: buy, bid or pass');
  await settled(page);
  const columns = () =>
    page
      .getByRole('table')
      .first()
      .locator('thead th, tbody tr')
      .evaluateAll((all) =>
        all.map((one) => {
          const { x, y, width } = one.getBoundingClientRect();
          return [x, y, width].map(Math.round);
        }),
      );
  const before = await columns();
  await press(page, 'Bid from 225');
  await settled(page);
  await expect.poll(() => columns()).toEqual(before);
  await press(page, 'Bid $225');
  await expectAsked(page, /^(?!Anna)/);
  await settled(page);
  await expect.poll(() => columns()).toEqual(before);

  const body = page.getByRole('tabpanel');
  await page.getByRole('tab', { name: 'Tiles' }).click();
  await body.getByRole('heading', { name: 'Tiles' }).waitFor();
  await body.evaluate((one) => one.scrollTo(0, 300));
  await settled(page);
  await page.getByRole('tab', { name: 'Players' }).click();
  await page.getByRole('tab', { name: 'Tiles' }).click();
  await expect.poll(() => body.evaluate((one) => one.scrollTop)).toBe(300);
});

test('every round about papers begins with the heads of its columns', async () => {
  const { record } = await positionWhere(
    '1889',
    (state) => asks('stockTurn')(state) && state.round.set === 1,
  );
  const { page } = await visitTable(record, { size: 'phone' });
  const room = page.locator('.stage-body');
  const stock = room.locator('.stock-table');
  await stock.waitFor();
  await page.keyboard.press(',');
  await room.locator('.surface:not(:has(.stock-table)) tbody').first().waitFor();
  await room.evaluate((one) => one.scrollTo(0, 80));
  await settled(page);
  await button(page, /^Back to now/).click();
  await stock.waitFor();
  await expect.poll(() => room.evaluate((one) => one.scrollTop)).toBe(0);
});

for (const size of oneOf(['phone', 'tablet'] as const, 0))
  test(`the map, the line of the turn and what lies below the map stay while the bar grows and in the past (${size})`, async () => {
    const { record, hex, company } = await trackTurn();
    const { page } = await visitTable(record, { size });
    await expectAsked(page, `${company}: lay track`);
    await settled(page);
    const line = page.getByRole('list', { name: 'Steps of this turn' });
    const table = page.locator('.below-map');
    const places = async () => [await boxOf(map(page)), size === 'tablet' ? await boxOf(table) : null];
    const [before, lineBefore] = [await places(), await boxOf(line)];
    await touchHex(page, hex);
    await button(page, /^Lay tile/).waitFor();
    await settled(page);
    expect([await places(), await boxOf(line)]).toEqual([before, lineBefore]);
    await press(page, /^Lay tile/);
    await expectAsked(page, new RegExp(`^${company}: (?!lay)`));
    await settled(page);
    await expect.poll(() => boxOf(line)).toEqual(lineBefore);
    // A card that follows takes room from the phone's map: what is hidden by it comes up, nothing goes aside.
    const given = await places();
    const up = (given[0]?.[1] ?? 0) - (before[0]?.[1] ?? 0);
    expect(given).toEqual(
      before.map((box) => box?.map((value, side) => (side === 1 ? value + up : value)) ?? null),
    );
    expect(up).toBeLessThanOrEqual(0);
    if (size === 'tablet') expect(up).toBe(0);
    await page.keyboard.press(',');
    await button(page, /^Back to now/).waitFor();
    await settled(page);
    await expect.poll(() => places()).toEqual(before);
    // Whatever is in the hand: Escape leaves the past.
    await page.keyboard.press('Escape');
    await expectAsked(page, new RegExp(`^${company}: `));
    await settled(page);
    expect([await places(), await boxOf(line)]).toEqual([given, lineBefore]);
    expectQuiet(page);
  });

test('the past has the height of the bar, and the players their places', async () => {
  const { record } = await positionWhere('1830', (state) => asks('stockTurn')(state) && state.round.set > 1);
  const { page } = await visitTable(record);
  await settled(page);
  const stage = page.getByRole('main');
  const before = await boxOf(stage);
  const players = () => page.getByRole('list', { name: 'Players in turn' }).getByRole('listitem');
  const names = async () => (await players().allInnerTexts()).map((text) => text.split('\n')[0]);
  const seated = await names();
  expect(seated).toEqual(record.players);
  const asked = await page.getByRole('heading', { level: 1 }).innerText();
  await page.keyboard.press('p');
  await expectAsked(page, new RegExp(`^(?!${asked.split(':')[0]}:)`));
  await expect.poll(() => names()).toEqual(seated);
  await page.keyboard.press(',');
  await button(page, /^Back to now/).waitFor();
  await expect.poll(() => boxOf(stage)).toEqual(before);
  expectQuiet(page);
});

for (const size of oneOf(['desktop', 'phone'] as const, 1))
  test(`the rules are found again where they were left (${size})`, async () => {
    const { record } = await positionWhere('1830', asks('trackStep'));
    const { page } = await visitTable(record, { size });
    const openPanel = async (name: string) => {
      if (size === 'desktop') await page.getByRole('tab', { name, exact: true }).click();
      else {
        await page.getByRole('tab', { name: 'More' }).click();
        await page.getByRole('main').getByRole('button', { name, exact: true }).click();
      }
    };
    await openPanel('Rules');
    const chapters = page.getByRole('region', { name: /rules/i }).locator('summary');
    await chapters.nth(3).click();
    const body = page.locator('.rules .list');
    await body.evaluate((one) => one.scrollTo(0, 200));
    await settled(page);
    await openPanel('Players');
    await page
      .getByRole('heading', { name: /Players|Anna/ })
      .first()
      .waitFor();
    await openPanel('Rules');
    await chapters.nth(3).waitFor();
    await expect.poll(() => body.evaluate((one) => one.scrollTop)).toBe(200);
  });

for (const title of ['1830', '1848'])
  for (const language of ['de', 'en'] as const)
    test(`the tabs of the panel stand in one row (${title}, ${language})`, async () => {
      const { record } = await positionWhere(title, asks('trackStep'));
      const { page } = await visit({ language });
      await page.setViewportSize({ width: 1280, height: 720 });
      await openRecord(page, record);
      await settled(page);
      const tabs = page.locator('.panel-tabs');
      const room = await tabs.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
      const rows = await tabs
        .getByRole('tab')
        .evaluateAll((all) => new Set(all.map((one) => one.getBoundingClientRect().y)).size);
      expect([room, rows]).toEqual([0, 1]);
    });

/** Every kind of decision of 1830, and where it is made. */
const KINDS = [
  ...['privateSale', 'bidding', 'parChoice', 'stockTurn', 'beforeRound', 'trackStep', 'stationStep'],
  ...['runStep', 'revenueStep', 'trainStep', 'privatesStep', 'consent', 'discardTrains'],
];

/** What 1848 asks in its own way: prices lowered, loans, Tasmania, debts. */
const OWN_KINDS = ['privateSale', 'trackStep', 'tasmania', 'debt'];

test('whatever is decided by key, the focus is where the next decision is', async () => {
  const { page } = await visit();
  const isThere = () =>
    page.evaluate(
      () => document.activeElement?.closest('.decision, .decision-tray, .surface, .map') !== null,
    );
  const steps = async () => ((await stored(page, id)) as { actions: number }).actions;
  let id = '';
  // From the bar, and from what stands on the papers or in the tray.
  for (const [title, kind] of [
    ...KINDS.map((one) => ['1830', one] as const),
    ...OWN_KINDS.map((one) => ['1848', one] as const),
  ])
    for (const from of [
      '.decision .acts > .btn',
      '.surface .chip-btn:not(.no), .decision-tray .chip-btn:not(.no)',
      ...(kind === 'tasmania' ? ['.map [role="button"]'] : []),
    ]) {
      const { record } = await positionWhere(title, asks(kind));
      id = `${title} ${kind}${from.length}`;
      await openRecord(page, record, id);
      await settled(page);
      const first = page.locator(from).first();
      if ((await first.count()) === 0) continue;
      // As a key brings it there.
      await page.keyboard.press('Tab');
      await first.focus();
      const before = await steps();
      for (let presses = 0; presses < 4 && (await steps()) === before; presses++) {
        await page.keyboard.press('Enter');
        await settled(page);
        await expect.poll(isThere, { message: `${title} ${kind}, ${from}, after ${presses + 1}` }).toBe(true);
      }
    }
  expectQuiet(page);
});

test('after an act by key the focus is at the next decision', async () => {
  const { record } = await positionWhere('1830', asks('revenueStep'));
  const { page } = await visitTable(record);
  await expectAsked(page, /: pay out or withhold$/);
  await button(page, /^Pay out/).focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expectAsked(page, /^(?!.*pay out or withhold)/);
  await expect
    .poll(() =>
      page.evaluate(
        () => document.activeElement?.closest('.decision, .decision-tray, .surface, .map') !== null,
      ),
    )
    .toBe(true);
  expectQuiet(page);
});
