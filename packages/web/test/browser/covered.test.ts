/** Nothing is covered: cards leave the network in sight, and the bar of small screens says what it hides and gives room. */
import { companyTurnOf, type EighteenState, reach } from '@kursbuch/eighteen';
import type { EighteenTitle } from '@kursbuch/titles';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible, expectQuiet, openRecord, press, settled, visit } from './harness.ts';
import { asks, loaded, positionWhere } from './positions.ts';

/** Hexes with a station or track of the acting company. */
function networkOf(state: EighteenState, { title }: EighteenTitle): readonly string[] {
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
    const covers = [...document.querySelectorAll('.decision-tray.map-over, .run-tray, .zoom')].filter(
      (one) => !one.closest('.bar-body'),
    );
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

const LAPTOP = { width: 1280, height: 720 };

for (const [id, kind, least] of [
  ['1830', 'revenueStep', 4],
  ['1830', 'trainStep', 5],
  ['1848', 'revenueStep', 4],
  ['1848', 'trainStep', 4],
] as const)
  test(`${id}: the network is in sight beside the card of the ${kind}, on every screen`, async () => {
    const title = await loaded(id);
    const { record, state } = await positionWhere(id, (one, at) => {
      if (!asks(kind)(one)) return false;
      const hexes = networkOf(one, at);
      return hexes.length >= least && hexes.some(isLow);
    });
    const hexes = networkOf(state, title);
    for (const size of ['desktop', 'laptop', 'tablet', 'phone'] as const) {
      const { page, context } = await visit({ size: size === 'laptop' ? 'desktop' : size });
      if (size === 'laptop') await page.setViewportSize(LAPTOP);
      await openRecord(page, record);
      await page.locator('.decision-tray').waitFor();
      await settled(page);
      await expect.poll(() => covered(page, hexes), { message: size }).toEqual([]);
      expect(await page.locator('.hex-hit').count()).toBeGreaterThan(hexes.length);
      expectQuiet(page);
      await context.close();
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
  await page.setViewportSize(LAPTOP);
  await openRecord(page, record);
  await page.locator('.run-tray').waitFor();
  await settled(page);
  await expect.poll(() => covered(page, networkOf(state, title))).toEqual([]);
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
    const { page } = await visit({ size: 'phone', language });
    await openRecord(page, record);
    await page.locator('.decision-tray').waitFor();
    await settled(page);
    const bar = page.locator('.bar-place');
    const hint = page.getByRole('button', { name: more });
    await hint.waitFor();
    // It hides neither the buttons nor the line of the turn, and is gone at the end.
    const [over, foot] = [await hint.boundingBox(), await bar.locator('.foot').boundingBox()];
    expect((over?.y ?? 0) + (over?.height ?? 0)).toBeLessThanOrEqual((foot?.y ?? 0) + 1);
    await expectAccessible(page);
    await bar.evaluate((one) => one.scrollTo(0, one.scrollHeight));
    await hint.waitFor({ state: 'detached' });
    const high = (await bar.boundingBox())?.height ?? 0;
    await page.getByRole('tab').nth(2).click();
    await settled(page);
    const low = (await bar.boundingBox())?.height ?? 0;
    expect(low).toBeLessThan(high * 0.7);
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    await expectAccessible(page);
    await press(page, open);
    await page.locator('.decision-tray').waitFor();
    expect((await bar.boundingBox())?.height ?? 0).toBeGreaterThan(low);
    await press(page, fold);
    await page.locator('.decision-tray').waitFor({ state: 'hidden' });
    await page.getByRole('tab').first().click();
    await page.locator('.decision-tray').waitFor();
    expectQuiet(page);
  });

test('1848: the key of the map lies under no button', async () => {
  const { record } = await positionWhere('1848', asks('trackStep'));
  const { page } = await visit({ size: 'phone', language: 'de' });
  await openRecord(page, record);
  await settled(page);
  await page.locator('.zoom .fit').click();
  await settled(page);
  const [key, zoom] = [
    await page.locator('.map-key').boundingBox(),
    await page.locator('.zoom').boundingBox(),
  ];
  if (!key || !zoom) throw new Error('no key');
  const isApart =
    key.x + key.width <= zoom.x ||
    zoom.x + zoom.width <= key.x ||
    key.y + key.height <= zoom.y ||
    zoom.y + zoom.height <= key.y;
  expect(isApart).toBe(true);
});
