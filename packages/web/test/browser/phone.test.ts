/** The same table in the hand: 360 × 740, by touch, with the bar at the foot and tabs under it. */

import { cashOf, companyTurnOf, type EighteenAction } from '@kursbuch/eighteen';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { button, expectAsked, expectQuiet, hex, SIZES, sees, settled, visit, visitTable } from './harness.ts';
import { asks, loaded, positionWhere } from './positions.ts';

const tap = (page: Page, name: string | RegExp): Promise<void> => button(page, name).tap();
const tab = (page: Page, name: string): Promise<void> => page.getByRole('tab', { name }).tap();

const tapHex = (page: Page, id: string): Promise<void> => hex(page, id).locator('path').first().tap();

test('a game is set up and its first private bought', async () => {
  const { page } = await visit({ size: 'phone' });
  // The chosen game and the seats come first; other games when they are asked for.
  await page.getByRole('link', { name: 'Choose seats and options' }).tap();
  await page.getByRole('link', { name: /^1830/ }).waitFor();
  expect(await page.getByRole('link', { name: /^1848/ }).count()).toBe(0);
  const seat = await page.getByRole('group', { name: 'Who plays', exact: true }).boundingBox();
  expect(seat && seat.y + seat.height).toBeLessThan(SIZES.phone.height / 2 + 20);
  await tap(page, 'Another game');
  await page.getByRole('link', { name: /^1848/ }).tap();
  await expect.poll(() => page.getByRole('link', { name: /^1830/ }).count()).toBe(0);
  await tap(page, 'Another game');
  await page.getByRole('link', { name: /^1830/ }).tap();
  // One person against computers, or all of them people.
  await expect.poll(() => page.getByRole('textbox', { name: /^Name of player/ }).count()).toBe(1);
  await tap(page, 'People at this screen');
  await expect.poll(() => page.getByRole('textbox', { name: /^Name of player/ }).count()).toBe(4);
  await button(page.getByRole('group', { name: 'Order of play' }), 'as listed').tap();
  await page.getByLabel('Name of player 1').fill('Ada');
  await tap(page, 'Start the game');
  await expectAsked(page, 'Ada: buy, bid or pass');
  await tap(page, 'Buy for 20');
  // On the phone what a choice brings stands in rows.
  const brings = page.getByRole('region', { name: 'Decision' }).first();
  await sees(brings, 'You keep');
  await sees(brings, '$580');
  await tap(page, 'Buy SVN&RR, $20');
  await expectAsked(page, 'Ben: buy, bid or pass');
  await tap(page, 'Undo');
  await expectAsked(page, 'Ada: buy, bid or pass');
  expectQuiet(page);
});

test('the bar stands at the foot above the tabs, and the tabs lead everywhere', async () => {
  const { record } = await positionWhere('1830', (state) => asks('stockTurn')(state) && state.phase === '3');
  const { page } = await visitTable(record, { size: 'phone' });
  const bar = await page.getByRole('region', { name: 'Decision' }).first().boundingBox();
  const tabs = await page.getByRole('tablist').boundingBox();
  expect(bar && tabs && bar.y + bar.height).toBeLessThanOrEqual((tabs?.y ?? 0) + 1);
  expect(tabs && tabs.y + tabs.height).toBeLessThanOrEqual(SIZES.phone.height + 1);
  // The bar leaves more than half of the screen to the game.
  expect(bar?.height).toBeLessThan(SIZES.phone.height * 0.5);

  await tab(page, 'Map');
  await page.getByRole('group', { name: 'Map' }).waitFor();
  await tab(page, 'Market');
  await page
    .getByRole('main')
    .getByRole('img', { name: /^Stock market/ })
    .first()
    .waitFor();
  await tab(page, 'Log');
  await page.getByRole('region', { name: 'Log' }).getByRole('button').last().waitFor();
  // The knob of the time line lies on its line, and on no name of a round.
  const slider = await page.getByRole('slider').boundingBox();
  const [line, names] = await page
    .locator('.rail')
    .evaluate((rail) => [
      rail.getBoundingClientRect().top + Number.parseFloat(getComputedStyle(rail, '::before').top) + 3,
      Math.min(...[...rail.querySelectorAll('li span')].map((name) => name.getBoundingClientRect().top)),
    ]);
  const middle = (slider?.y ?? 0) + (slider?.height ?? 0) / 2;
  expect(middle).toBeCloseTo(line ?? Number.NaN, 0);
  expect(middle + 28 / 2).toBeLessThanOrEqual((names ?? Number.NaN) + 2);
  for (const [entry, heading] of [
    ['Companies', 'Companies'],
    ['Players', 'Players'],
    ['Trains', 'Trains'],
    ['Tiles', 'Tiles'],
    ['Rules', 'Rules of 1830'],
  ] as const) {
    await tab(page, 'More');
    await tap(page, entry);
    await page.getByRole('main').getByRole('heading', { name: heading }).first().waitFor();
  }
  await tab(page, 'Table');
  await page.getByRole('table').first().waitFor();
  expectQuiet(page);
});

test('shares are sold by number, with price and money said before', async () => {
  const { record, state } = await positionWhere('1830', (state, { table }) => {
    const [seat = 0] = table.waiting(state);
    const sales = table
      .choices(state, seat)
      .flatMap((choice) => (choice.type === 'many' ? choice.list() : [choice.action]))
      .filter((action) => action.type === 'sellShares');
    return asks('stockTurn')(state) && sales.some((sale) => sale.count === 2);
  });
  const { table } = await loaded('1830');
  const [seat = 0] = table.waiting(state);
  const sale = table
    .choices(state, seat)
    .flatMap((choice) => (choice.type === 'many' ? choice.list() : [choice.action]))
    .find(
      (action): action is Extract<EighteenAction, { type: 'sellShares' }> =>
        action.type === 'sellShares' && action.count === 2,
    );
  const { page } = await visitTable(record, { size: 'phone' });
  await button(page, new RegExp(`(Sell.*${sale?.company}|${sale?.company}.*[Ss]ell)`)).tap();
  await button(page.getByRole('list', { name: `Sell ${sale?.company}` }), /^2/).tap();
  await tap(page, /^Sell 2 for \$/);
  await settled(page);
  await tab(page, 'Log');
  await sees(page, new RegExp(`sells 20% of ${sale?.company}`));
  expect(cashOf(state, seat)).toBeGreaterThanOrEqual(0);
  expectQuiet(page);
});

test('track is laid by touch: a tile from the row, turned, and laid', async () => {
  const { record, state } = await positionWhere('1830', asks('trackStep'));
  const { table } = await loaded('1830');
  const [seat = 0] = table.waiting(state);
  const lays = table
    .choices(state, seat)
    .flatMap((choice) => (choice.type === 'many' ? choice.list() : []))
    .filter((action) => action.type === 'layTile');
  // A hex with several tiles, one of which may lie in several ways.
  const place = lays.find((lay) =>
    lays.some((other) => other.hex === lay.hex && other.tile !== lay.tile),
  )?.hex;
  if (place === undefined) throw new Error('no hex with a choice of tiles');
  const { page } = await visitTable(record, { size: 'phone' });
  await expectAsked(page, `${companyTurnOf(state)?.company}: lay track`);
  await tapHex(page, place);
  const tray = page.getByRole('region', { name: 'Tiles that fit' });
  const tiles = tray.getByRole('button', { name: /^No\. / });
  await expect.poll(() => tiles.count()).toBeGreaterThan(1);
  await tiles.nth(1).tap();
  const drawn = () => tiles.nth(1).locator('svg').innerHTML();
  await tray
    .getByRole('button', { name: /^No\. /, pressed: true })
    .and(tiles.nth(1))
    .waitFor();
  const before = await drawn();
  await tapHex(page, place);
  await expect.poll(drawn).not.toBe(before);
  await tap(page, /^Lay tile/);
  await expectAsked(page, /: (?!lay track)/);
  expectQuiet(page);
});

test('the map is dragged and zoomed by finger, and a drag lays nothing', async () => {
  const { record } = await positionWhere('1830', asks('trackStep'));
  const { page } = await visitTable(record, { size: 'phone' });
  await settled(page);
  const corner = () => hex(page, 'A9').boundingBox();
  const before = await corner();
  const client = await page.context().newCDPSession(page);
  const touch = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    points: readonly (readonly [number, number])[],
  ) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(([x, y], id) => ({ x, y, id })),
    });
  await touch('touchStart', [[180, 200]]);
  for (let moved = 10; moved <= 80; moved += 10) await touch('touchMove', [[180 + moved, 200 + moved]]);
  await touch('touchEnd', []);
  await expect.poll(async () => Math.round((await corner())?.x ?? 0)).toBe(Math.round((before?.x ?? 0) + 80));
  await expect.poll(() => button(page, /^Lay tile/).count()).toBe(0);

  const width = async () => (await corner())?.width ?? 0;
  const narrow = await width();
  await touch('touchStart', [
    [140, 200],
    [220, 200],
  ]);
  for (let apart = 10; apart <= 60; apart += 10)
    await touch('touchMove', [
      [140 - apart, 200],
      [220 + apart, 200],
    ]);
  await touch('touchEnd', []);
  await expect.poll(width).toBeGreaterThan(narrow * 1.5);
  await tap(page, 'Show the whole map');
  await expect.poll(width).toBeLessThan(narrow);
  expectQuiet(page);
});

test('two own privates that could be sold leave the question and the first train in sight', async () => {
  const { record } = await positionWhere('1830', (state, { table }) => {
    if (!asks('trainStep')(state)) return false;
    const [seat = 0] = table.waiting(state);
    const own = table
      .choices(state, seat)
      .filter(
        (choice) =>
          choice.type === 'range' &&
          choice.action.type === 'requestPrivate' &&
          state.privates[choice.action.private]?.owner === seat,
      );
    return own.length > 1;
  });
  const { page } = await visitTable(record, { size: 'phone', language: 'de' });
  await page.locator('.train-card').first().waitFor();
  await settled(page);
  // Whatever is in the middle of it is it.
  const isInSight = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        return one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      });
  expect(await isInSight('.decision h1')).toBe(true);
  expect(await isInSight('.decision .train-card strong')).toBe(true);
  // The sales stand below.
  const sale = button(page, / an .+ verkaufen, \d+ \$$/).first();
  await sale.scrollIntoViewIfNeeded();
  await sale.tap();
  await button(page, 'Abbrechen').waitFor();
  expectQuiet(page);
});
