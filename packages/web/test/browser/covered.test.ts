/** Nothing is covered: cards leave the network in sight, and the bar of small screens says what it hides and gives room. */

import {
  companyTurnOf,
  type EighteenState,
  type LoadedEighteen,
  reach,
  type TrainStepTask,
  trainWays,
} from '@kursbuch/eighteen';
import { isRefusal } from '@kursbuch/table';
import { eighteenTitles } from '@kursbuch/titles';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  expectAccessible,
  expectQuiet,
  openRecord,
  press,
  SIZES,
  settled,
  visit,
  visitTable,
} from './harness.ts';
import { asks, loaded, positionWhere } from './positions.ts';

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;

/** Hexes with a station or track of the acting company. */
function networkOf(state: EighteenState, { title }: LoadedEighteen): readonly string[] {
  const company = companyTurnOf(state)?.company ?? '';
  const { paths } = reach(title.board, state, company);
  const track = [...title.board.hexes.values()].filter(({ index }) => (paths[index] ?? 0) !== 0);
  const stations = state.stations.filter((one) => one.company === company).map(({ hex }) => hex);
  return [...new Set([...track.map(({ facts }) => facts.id), ...stations])];
}

/** The middle of the lower right of the map, where cards lie. */
const isLow = (hex: string): boolean => /^[G-K]1[0-9]$/.test(hex);

/** Network hexes that lie outside the map's window, or under something. */
const covered = (page: Page, hexes: readonly string[]): Promise<readonly string[]> =>
  page.evaluate((wanted) => {
    const partOf = (one: Element) => one.getBoundingClientRect();
    const window = document.querySelector('.map-view');
    const covers = [
      ...document.querySelectorAll(
        '.decision-tray.map-over, .run-tray, .zoom, .bar-place, .strip-place, .roster li',
      ),
    ].filter((one) => !one.closest('.bar-body'));
    if (!window) return ['no map'];
    return [...document.querySelectorAll('.hex-hit')].flatMap((one) => {
      const id = (one.getAttribute('aria-label') ?? '').split(/[ ,]/)[0] ?? '';
      if (!wanted.includes(id)) return [];
      const hex = partOf(one.querySelector('.hit') ?? one);
      const frame = partOf(window);
      const isOut =
        hex.left < frame.left - 1 ||
        hex.top < frame.top - 1 ||
        hex.right > frame.right + 1 ||
        hex.bottom > frame.bottom + 1;
      const isUnder = covers.some((cover) => {
        const { left, top, right, bottom } = partOf(cover);
        return hex.left < right - 1 && hex.right > left + 1 && hex.top < bottom - 1 && hex.bottom > top + 1;
      });
      return isOut || isUnder ? [id] : [];
    });
  }, hexes);

/** A train must be had, and the treasury does not pay for it. */
const isForced = (state: EighteenState, { title, table }: LoadedEighteen): boolean => {
  const task = state.agenda.at(-1);
  if (task?.kind !== 'trainStep') return false;
  const [seat = 0] = table.waiting(state);
  const offers = table.choices(state, seat);
  const isOffered = (type: string) =>
    offers.some((one) => (one.type === 'many' ? one.kind : one.action.type) === type);
  return !isOffered('pass') && trainWays(title, state, task as TrainStepTask).length > 0;
};

/** A purchase that ends in receivership is on offer. */
const isReceivership = (state: EighteenState, { table }: LoadedEighteen): boolean => {
  if (!asks('trainStep')(state)) return false;
  const [seat = 0] = table.waiting(state);
  return table.choices(state, seat).some((one) => {
    const told = one.type === 'one' ? table.act(state, seat, one.action) : undefined;
    return told && !isRefusal(told) && told.events.some(({ type }) => type === 'companyClosed');
  });
};

for (const [id, what, least, is] of [
  ['1830', 'a dividend', 4, asks('revenueStep')],
  ['1830', 'trains', 5, asks('trainStep')],
  ['1830', 'a forced purchase', 4, isForced],
  ['1848', 'a dividend', 4, asks('revenueStep')],
  ['1848', 'trains', 4, asks('trainStep')],
  ['1848', 'receivership', 2, isReceivership],
] as const)
  test(`${id}: the network is in sight beside the card of ${what}, on every screen`, async () => {
    const title = await loaded(id);
    const { record, state } = await positionWhere(id, (one, at) => {
      if (!is(one, at)) return false;
      const hexes = networkOf(one, at);
      return hexes.length >= least && (is === isReceivership || hexes.some(isLow));
    });
    const hexes = networkOf(state, title);
    for (const [size, next] of [
      ['desktop', 'laptop'],
      ['tablet', 'phone'],
    ] as const) {
      const { page } = await visitTable(record, { size });
      const look = async (where: string) => {
        await page.locator('.decision-tray').waitFor();
        await settled(page);
        await expect.poll(() => covered(page, hexes), { message: where }).toEqual([]);
        await expect.poll(() => page.locator('.hex-hit').count()).toBeGreaterThan(hexes.length);
      };
      await look(size);
      await page.setViewportSize(SIZES[next]);
      if (next === 'phone') await openRecord(page, record, next);
      await look(next);
      expectQuiet(page);
    }
  });

test('1830: the network is in sight beside the list of the runs, and the map comes back', async () => {
  const title = await loaded('1830');
  const { record, state } = await positionWhere('1830', (one, at) => {
    if (!asks('runStep')(one)) return false;
    const hexes = networkOf(one, at);
    return hexes.length >= 5 && hexes.some(isLow);
  });
  const { page } = await visit();
  await page.setViewportSize(SIZES.laptop);
  await openRecord(page, record);
  await page.locator('.run-tray').waitFor();
  await settled(page);
  await expect.poll(() => covered(page, networkOf(state, title))).toEqual([]);
  // The list folds to a line, and opens again.
  const list = page.locator('.run-tray');
  const high = async () => (await list.boundingBox())?.height ?? 0;
  const before = await high();
  await press(page, 'Fold: Runs');
  await expect.poll(high).toBeLessThan(45);
  await press(page, 'Show: Runs');
  await expect.poll(high).toBe(before);
  expectQuiet(page);
});

for (const [language, more, open, fold] of [
  ['en', 'More below', 'Open the decision', 'Fold the decision'],
  ['de', 'Unten geht es weiter', 'Entscheidung öffnen', 'Entscheidung einklappen'],
] as const)
  test(`on a phone the bar says that there is more below, and folds beside other tabs (${language})`, async () => {
    // Several sellers: more than half a screen.
    const { record } = await positionWhere('1830', (state, { table }) => {
      const [seat = 0] = table.waiting(state);
      return asks('trainStep')(state) && table.choices(state, seat).length > 8;
    });
    const { page } = await visitTable(record, { size: 'phone', language });
    await page.locator('.decision-tray').waitFor();
    await settled(page);
    const bar = page.locator('.bar-place');
    const hint = page.getByRole('button', { name: more });
    await hint.waitFor();
    // More than half of the screen is left to the map and its head.
    const { height } = page.viewportSize() ?? { height: 0 };
    const heightOf = async (one: Locator) => (await one.boundingBox())?.height ?? 0;
    await expect.poll(() => heightOf(bar)).toBeLessThan(0.47 * height);
    await expect.poll(() => heightOf(page.locator('.map-view'))).toBeGreaterThan(0.38 * height);
    // It hides neither the buttons nor the line of the turn, and is gone at the end.
    const [over, foot] = [await hint.boundingBox(), await bar.locator('.foot').boundingBox()];
    expect((over?.y ?? 0) + (over?.height ?? 0)).toBeLessThanOrEqual((foot?.y ?? 0) + 1);
    await expectAccessible(page);
    await bar.evaluate((one) => one.scrollTo(0, one.scrollHeight));
    await hint.waitFor({ state: 'detached' });
    const high = await heightOf(bar);
    await page.getByRole('tab').nth(2).click();
    await expect.poll(() => heightOf(bar)).toBeLessThan(high * 0.7);
    await settled(page);
    const low = await heightOf(bar);
    await expect.poll(() => page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    await expectAccessible(page);
    await press(page, open);
    await page.locator('.decision-tray').waitFor();
    await expect.poll(() => heightOf(bar)).toBeGreaterThan(low);
    await press(page, fold);
    await page.locator('.decision-tray').waitFor({ state: 'hidden' });
    await page.getByRole('tab').first().click();
    await page.locator('.decision-tray').waitFor();
    expectQuiet(page);
  });

test('1848 on a phone: the key of the map is at hand whatever part of the map is in sight', async () => {
  // In Queensland, far from the sea where it is drawn.
  const { record } = await positionWhere(
    '1848',
    (state) => asks('trackStep')(state) && companyTurnOf(state)?.company === 'QR',
  );
  const { page } = await visitTable(record, { size: 'phone', language: 'de' });
  await settled(page);
  const map = await page.locator('.map-view').boundingBox();
  const drawn = page.locator('.map .map-key');
  if (!map) throw new Error('no map');
  const isInside = (box: Box | null) =>
    box !== null &&
    box.x >= map.x &&
    box.y >= map.y &&
    box.x + box.width <= map.x + map.width &&
    box.y + box.height <= map.y + map.height;
  // The map is looked at closely: its key is somewhere else.
  expect(isInside(await drawn.boundingBox())).toBe(false);
  await press(page, 'Zeichen der Karte');
  const key = page.getByRole('img', { name: 'Zeichen der Karte' });
  for (const text of ['Grenze der Spurweiten', 'Spurwechsel,']) await key.getByText(text).waitFor();
  expect(isInside(await key.boundingBox())).toBe(true);
  await expectAccessible(page);
  await press(page, 'Zeichen der Karte');
  await key.waitFor({ state: 'detached' });

  // All of the map is too small for words on it: the key is only at hand.
  await page.locator('.zoom .fit').click();
  await drawn.waitFor({ state: 'detached' });
  await press(page, 'Zeichen der Karte');
  expect(isInside(await key.boundingBox())).toBe(true);
  expectQuiet(page);
});

/** Names on the map that something else lies over: both as they are drawn. */
const namesUnder = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const over = [...document.querySelectorAll('.stage-body > .roster, .zoom, .map-asides, .map-switch')];
    return [...document.querySelectorAll('.map :is(.name, .area-name)')].flatMap((name) => {
      const { left, right, top, bottom } = name.getBoundingClientRect();
      const under = over.filter((one) => {
        const cover = one.getBoundingClientRect();
        return left < cover.right && right > cover.left && top < cover.bottom && bottom > cover.top;
      });
      return under.map((one) => `${name.textContent}: ${one.className}`);
    });
  });

for (const { id } of eighteenTitles)
  test(`${id}: no name on the map lies under the line of trains, the buttons or the small map`, async () => {
    const { record } = await positionWhere(id, (state) => asks('trackStep')(state) && state.round.set >= 2);
    const { page } = await visitTable(record, { size: 'laptop', language: 'de' });
    const names = page.locator('.map .name');
    for (const size of [SIZES.laptop, SIZES.desktop, SIZES.phone]) {
      await page.setViewportSize(size);
      await settled(page);
      await expect.poll(() => names.count()).toBeGreaterThan(3);
      await expect.poll(() => namesUnder(page), { message: `${size.width}` }).toEqual([]);
      // Wherever the map was moved to.
      for (const way of ['ArrowRight', 'ArrowDown', 'ArrowLeft']) {
        await page.keyboard.press(way);
        await settled(page);
        await expect.poll(() => namesUnder(page), { message: `${size.width}: ${way}` }).toEqual([]);
      }
    }
    expectQuiet(page);
  });
