/** The map of a crayon game on a page of its own: drawn, moved, touched, drawn upon. */
import { fileURLToPath } from 'node:url';
import { boardOf, type MilepostId } from '@kursbuch/crayon';
import type { Page } from 'playwright-core';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BOARD } from '../../../titles/benelux/facts/board.ts';
import { expectAccessible, expectQuiet, settled, visit } from './harness.ts';

const board = boardOf(BOARD);
const centre = (city: string): MilepostId => board.city(city)?.at[0] ?? 0;

let server: ViteDevServer;
let address = '';

beforeAll(async () => {
  server = await createServer({
    root: fileURLToPath(new URL('../..', import.meta.url)),
    configFile: false,
    logLevel: 'error',
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    optimizeDeps: { noDiscovery: true },
    server: { port: 0, hmr: false, watch: null },
  });
  await server.listen();
  const [url = ''] = server.resolvedUrls?.local ?? [];
  address = `${url}test/browser/boardPage/index.html`;
});

afterAll(() => server.close());

async function open(size: 'desktop' | 'phone', query = ''): Promise<Page> {
  // The page has no icon.
  const { page } = await visit({ size, expected: /404/ });
  await page.goto(`${address}?${query}`);
  await page.getByRole('group', { name: 'Map' }).waitFor();
  return page;
}

/** The milepost that is farthest from every city. */
function farFromCities(): MilepostId {
  const far = board.mileposts.map(({ id, x, y }) => {
    const distances = board.cities.map((city) => {
      const { x: cx, y: cy } = board.mileposts[city.at[0] ?? 0] ?? { x, y };
      return Math.hypot(x - cx, y - cy);
    });
    return { id, distance: Math.min(...distances) };
  });
  return far.sort((one, other) => other.distance - one.distance)[0]?.id ?? 0;
}

/** Where a milepost is on the screen. */
const placeOf = (page: Page, id: MilepostId): Promise<{ x: number; y: number }> => {
  const { x, y } = board.mileposts[id] ?? { x: 0, y: 0 };
  return page.locator('.map-notes').evaluate(
    (frame, [mx, my]) => {
      const { left, top } = frame.getBoundingClientRect();
      const value = (name: string): number =>
        Number.parseFloat(getComputedStyle(frame).getPropertyValue(name));
      const scale = value('--map-scale') * 100;
      return { x: left + value('--map-left') + mx * scale, y: top + value('--map-top') + my * scale };
    },
    [x, y] as const,
  );
};

const said = (page: Page) => expect.poll(() => page.locator('.said').textContent());

async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2);
  await page.mouse.move(to.x, to.y, { steps: 4 });
}

test('a drag from the own network draws the cheapest line, any other moves the map; cities are pressed and read out', async () => {
  const page = await open('desktop');
  const [amsterdam, leeuwarden] = [centre('amsterdam'), centre('leeuwarden')];

  // Drawing: the line follows the pointer and stays where it was let go; the map does not move.
  const goal = await placeOf(page, leeuwarden);
  await drag(page, await placeOf(page, amsterdam), goal);
  await expect.poll(() => page.locator('.bead-cost').allTextContents()).toHaveLength(8);
  const costs = (await page.locator('.bead-cost').allTextContents()).map(Number);
  await page.mouse.up();
  const sum = costs.reduce((all, one) => all + one, 0);
  await expect.poll(() => page.locator('.map-note').textContent()).toBe(`${sum} M`);
  await said(page).toBe(`begins ${amsterdam}, ends ${leeuwarden}`);
  await expect.poll(() => placeOf(page, leeuwarden)).toEqual(goal);

  // Escape puts the pen down.
  await drag(page, await placeOf(page, amsterdam), await placeOf(page, centre('zwolle')));
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await said(page).toMatch(/begins \d+, broken$/);
  await expect.poll(() => page.locator('.bead').count()).toBe(0);

  // From the open country the map is moved, and nothing is touched by that.
  const groningen = await placeOf(page, centre('groningen'));
  const asked = await page.locator('.crayon-map').evaluateHandle((frame) => {
    const count = { times: 0 };
    const ask = frame.getBoundingClientRect.bind(frame);
    frame.getBoundingClientRect = () => {
      count.times++;
      return ask();
    };
    return count;
  });
  await drag(page, groningen, { x: groningen.x + 60, y: groningen.y + 40 });
  // A gesture asks once where the window stands: each time the whole page would be laid out.
  expect(await asked.evaluate(({ times }) => times)).toBeLessThanOrEqual(2);
  await page.mouse.up();
  const after = await placeOf(page, centre('groningen'));
  expect([Math.round(after.x - groningen.x), Math.round(after.y - groningen.y)]).toEqual([60, 40]);
  await said(page).toMatch(/broken$/);

  // The mouse points, a click touches: a city by its mark or its name.
  await page.mouse.move(after.x + 3, after.y + 2);
  await expect
    .poll(() => page.locator('body').getAttribute('data-pointed'))
    .toBe(String(centre('groningen')));
  await page.getByRole('button', { name: /^Groningen, city, offers / }).click();
  await said(page).toMatch(new RegExp(`touch ${centre('groningen')}$`));
  await page.locator('.place-name', { hasText: 'Maastricht' }).click();
  await said(page).toMatch(new RegExp(`touch ${centre('maastricht')}$`));

  // Keys: from milepost to milepost, each with a name.
  await page.getByRole('button', { name: /^Zwolle, small town/ }).focus();
  await page.keyboard.press('ArrowRight');
  const focused = page.locator('[data-at]:focus');
  await expect.poll(() => focused.getAttribute('aria-label')).toBe('plain, 1 step east of Zwolle');
  await page.keyboard.press('Enter');
  await said(page).toMatch(new RegExp(`touch ${centre('zwolle') + 1}$`));
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => focused.getAttribute('aria-label')).toMatch(/^Zwolle, small town, offers /);
  await expectAccessible(page);
  expectQuiet(page);
});

test('names keep a readable size at every zoom; what single edges cost is written for whoever looks closely', async () => {
  const page = await open('desktop', 'show=way');
  const heightOf = async (text: string): Promise<number> =>
    (await page.locator('.place-name', { hasText: text }).boundingBox())?.height ?? 0;
  const whole = await heightOf('Utrecht');
  expect(whole).toBeGreaterThan(11);
  await expect.poll(() => page.locator('.water-costs').count()).toBe(0);
  // The way of a train: its steps, where it may stop, and what it pays.
  await expect.poll(() => page.locator('.step-count.chosen text').allTextContents()).toEqual(['6', '10']);
  await expect.poll(() => page.locator('.map-note').textContent()).toBe('4 M to Ben');

  const { x, y } = await placeOf(page, centre('utrecht'));
  await page.mouse.move(x, y);
  for (let turns = 0; turns < 3; turns++) await page.mouse.wheel(0, -240);
  await page.locator('.water-costs text').first().waitFor();
  // In the middle of the gesture they grow with the map; they are drawn anew when it rests.
  await expect.poll(() => heightOf('Utrecht')).toBeLessThan(whole * 1.9);
  await expect.poll(() => page.locator('.port-names text').allTextContents()).toContain('Enkhuizen');
  // What is out of sight has a direction.
  await expect.poll(() => page.locator('body').getAttribute('data-sees')).toBe('false');
  const angle = Number(await page.locator('body').getAttribute('data-angle'));
  expect(angle).toBeGreaterThan(45);
  expect(angle).toBeLessThan(90);
  await page.keyboard.press('0');
  await expect.poll(() => page.locator('body').getAttribute('data-sees')).toBe('true');
  await expect.poll(() => page.locator('.water-costs').count()).toBe(0);
  expectQuiet(page);
});

test('whatever a hint speaks of is in sight with its name', async () => {
  const page = await open('phone');
  const cutOff = (cities: readonly string[]): Promise<readonly string[]> =>
    page.evaluate(
      (ids) => {
        const window = document.querySelector('.crayon-map')?.getBoundingClientRect();
        return ids.flatMap((id) => {
          const name = document.querySelector(`.city-label[data-at="${id}"] .place-name`);
          const box = name?.getBoundingClientRect();
          const isWhole =
            window &&
            box &&
            box.left >= window.left &&
            box.right <= window.right &&
            box.top >= window.top &&
            box.bottom <= window.bottom;
          return isWhole ? [] : [name?.textContent ?? `no name at ${id}`];
        });
      },
      cities.map((city) => centre(city)),
    );
  for (const inView of [
    ['rotterdam', 'luxemburg'],
    ['ostende', 'luettich'],
    ['osnabrueck', 'koeln'],
    ['wilhelmshaven', 'emden'],
  ]) {
    await page.evaluate((sight) => postMessage(sight), { first: ['utrecht'], inView });
    await settled(page);
    await expect.poll(() => cutOff(inView)).toEqual([]);
  }
  expectQuiet(page);
});

test('a train that has run while the map gave way to a hint is in sight when it comes back', async () => {
  const page = await open('phone');
  const show = (first: readonly string[], inView: readonly string[]) =>
    page.evaluate((sight) => postMessage(sight), { first, inView });
  const seen = async (city: string): Promise<boolean> => {
    const [at, window] = await Promise.all([
      placeOf(page, centre(city)),
      page.locator('.crayon-map').boundingBox(),
    ]);
    return (
      window !== null &&
      at.x > window.x &&
      at.x < window.x + window.width &&
      at.y > window.y &&
      at.y < window.y + window.height
    );
  };
  expect(await seen('luxemburg')).toBe(false);
  await show(['utrecht'], ['utrecht', 'luxemburg']);
  await expect.poll(() => seen('luxemburg')).toBe(true);
  // It is done: the train stands there, and the hint is gone.
  await show(['luxemburg'], []);
  await settled(page);
  expect(await seen('luxemburg')).toBe(true);
  // Without a run the map comes back to where it was.
  await show(['luxemburg'], ['groningen', 'luxemburg']);
  await expect.poll(() => seen('groningen')).toBe(true);
  await show(['luxemburg'], []);
  await expect.poll(() => seen('groningen')).toBe(false);
  expectQuiet(page);
});

test('a thumb draws from the network; a second finger breaks the line off', async () => {
  const page = await open('phone');
  const touch = await page.context().newCDPSession(page);
  const send = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    ...touchPoints: { x: number; y: number; id: number }[]
  ) => touch.send('Input.dispatchTouchEvent', { type, touchPoints });
  const from = { ...(await placeOf(page, centre('utrecht'))), id: 0 };
  const to = { ...(await placeOf(page, centre('zwolle'))), id: 0 };
  const half = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, id: 0 };
  await send('touchStart', from);
  await send('touchMove', half);
  await send('touchMove', to);
  await expect.poll(() => page.locator('.bead').count()).toBeGreaterThan(3);
  await send('touchEnd');
  await said(page).toMatch(new RegExp(`^begins ${centre('utrecht')}, ends ${centre('zwolle')}`));

  await send('touchStart', from);
  await send('touchMove', half);
  await send('touchStart', half, { x: 60, y: 60, id: 1 });
  await said(page).toMatch(/broken$/);
  // Then both have the map: it comes closer.
  const scale = async () =>
    Number(
      await page
        .locator('.map-notes')
        .evaluate((notes) => (notes as HTMLElement).style.getPropertyValue('--map-scale')),
    );
  const before = await scale();
  await send('touchMove', { x: half.x + 40, y: half.y + 40, id: 0 }, { x: 20, y: 20, id: 1 });
  await expect.poll(scale).toBeGreaterThan(before * 1.1);
  await send('touchEnd');
  await page.getByRole('button', { name: 'Show the whole map' }).tap();

  // A tap is a touch; where mileposts are too small for it the map comes closer.
  const utrecht = await placeOf(page, centre('utrecht'));
  await page.touchscreen.tap(utrecht.x, utrecht.y);
  await said(page).toMatch(new RegExp(`touch ${centre('utrecht')}$`));
  const far = await scale();
  const country = await placeOf(page, farFromCities());
  await page.touchscreen.tap(country.x, country.y);
  await expect.poll(scale).toBeGreaterThan(2 * far);
  await said(page).toMatch(new RegExp(`touch ${centre('utrecht')}$`));
  await expectAccessible(page);
  expectQuiet(page);
});
