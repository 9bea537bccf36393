/** 1853 on the map: tiles of either gauge, a run with mail, and what a dividend does on the line of prices. */

import {
  bestRuns,
  companyTurnOf,
  directorOf,
  type EighteenState,
  type LoadedEighteen,
  networkOf,
  runTrainsOf,
  terrainCost,
} from '@kursbuch/eighteen';
import { expect, test } from 'vitest';
import { coversOf } from './guideWalk.ts';
import {
  button,
  expectAccessible,
  expectQuiet,
  hex,
  oneOf,
  press,
  type Screen,
  sees,
  settled,
  touchHex,
  visitTable,
} from './harness.ts';
import { asks, loaded, positionWhere } from './positions.ts';

const turnOf = (state: EighteenState): string => companyTurnOf(state)?.company ?? '';

/** Straight or curved track of either gauge alone. */
const BROAD = ['7', '8', '9'];
const METRE = ['77', '78', '79'];

/** A hex where tiles of both gauges may be laid, for different money, and the treasury has enough. */
function twoGauges(state: EighteenState, { title, table }: LoadedEighteen): string | undefined {
  if (!asks('trackStep')(state)) return undefined;
  const [seat = 0] = table.waiting(state);
  const offered = table
    .choices(state, seat)
    .flatMap((choice) => (choice.type === 'many' ? choice.list() : []))
    .flatMap((action) => (action.type === 'layTile' ? [action] : []));
  const fits = (at: string, tiles: readonly string[]): boolean =>
    offered.some((one) => one.hex === at && tiles.includes(one.tile));
  return [...new Set(offered.map((one) => one.hex))].find(
    (at) =>
      fits(at, BROAD) &&
      fits(at, METRE) &&
      terrainCost(title, state, at, { tile: '9' }) > terrainCost(title, state, at, { tile: '79' }),
  );
}

test('a hex takes track of either gauge, each for its own money', async () => {
  const { record, state } = await positionWhere('1853', (one, title) => twoGauges(one, title) !== undefined);
  const title = await loaded('1853');
  const at = twoGauges(state, title) as string;
  const { page } = await visitTable(record);
  await settled(page);
  const cost = (tile: string) => terrainCost(title.title, state, at, { tile });
  await touchHex(page, at);
  const tray = page.getByRole('region', { name: 'Tiles that fit' });
  const ofTile = (tile: string) => tray.getByRole('button', { name: new RegExp(`^No\\. ${tile}\\b`) });
  const chosen = async (tiles: readonly string[]) => {
    for (const tile of tiles)
      if (await ofTile(tile).count()) {
        if ((await ofTile(tile).getAttribute('aria-pressed')) !== 'true') await ofTile(tile).click();
        return;
      }
  };
  await chosen(BROAD);
  await sees(page, '(standard gauge)');
  await button(page, new RegExp(`^Lay.*£${cost('9')}`)).waitFor();
  await chosen(METRE);
  await sees(page, '(metre gauge)');
  await settled(page);
  await expectAccessible(page);
  const cores = await page.locator('.map .core:not(.dual)').count();
  await button(page, cost('79') > 0 ? new RegExp(`^Lay.*£${cost('79')}`) : /^Lay/).click();
  await settled(page);
  // The light core stays where the metre track lies.
  await expect.poll(() => page.locator('.map .core:not(.dual)').count()).toBe(cores);
  await expect.poll(() => hex(page, at).getAttribute('aria-label')).toContain('yellow');
  expectQuiet(page);
});

/** A company with a director whose best runs take two trains out. */
function mailRuns(state: EighteenState, { title }: LoadedEighteen): boolean {
  if (!asks('runStep')(state) || Object.keys(state.tiles).length < 12) return false;
  const company = turnOf(state);
  if (directorOf(state, company) === null) return false;
  const rules = title.runs.runRules(state, company);
  const trains = runTrainsOf(title, state, company);
  if (trains.length < 2 || rules.mustUse) return false;
  const { runs, carrier } = bestRuns(networkOf(title.board, state, rules), company, trains, rules);
  return runs.length > 1 && carrier !== undefined;
}

const SCREENS: readonly (readonly [string, Screen])[] = [
  ['desktop', {}],
  ['phone', { size: 'phone', language: 'de', theme: 'dark' }],
];

test.each(oneOf(SCREENS, 0))(
  'mail goes to the treasury, a dividend moves the price along the line: %s',
  async (_, screen) => {
    const { record, state } = await positionWhere('1853', mailRuns);
    const company = turnOf(state);
    const { page } = await visitTable(record, screen);
    await settled(page);
    if (screen.size !== 'phone') await sees(page, 'Runs and mail');
    // One train carries the mail; another may instead.
    const carriers = page.locator('.mail-btn');
    await expect.poll(() => carriers.count()).toBeGreaterThan(1);
    const on = page.locator('.mail-btn[aria-pressed=true]');
    await expect.poll(() => on.count()).toBe(1);
    const other = page.locator('.mail-btn[aria-pressed=false]').first();
    const sum = (await other.innerText()).replace(/\D/g, '');
    await other.click();
    await settled(page);
    await expectAccessible(page);
    await button(page, new RegExp(`(mail|Post) ${sum}( Enter)?$`))
      .last()
      .click();
    await settled(page);
    // Both ways are drawn on the line of prices; paying out takes the marker to the price it says.
    const tab = (name: string) => page.getByRole('tab', { name, exact: true }).first().click();
    await tab(screen.language === 'de' ? 'Kurse' : 'Market');
    await settled(page);
    await expect.poll(() => page.locator('.price-line .move').count()).toBeGreaterThan(0);
    await expectAccessible(page);
    await tab(screen.language === 'de' ? 'Karte' : 'Map');
    const payOut = button(page, /^(Pay out|Auszahlen)/).first();
    const price = /→\s*(\d+)/.exec((await payOut.textContent()) ?? '')?.[1];
    await payOut.click();
    await settled(page);
    await tab(screen.language === 'de' ? 'Kurse' : 'Market');
    const line = page.getByRole('main').locator('.price-line svg').first();
    await expect.poll(() => line.getAttribute('aria-label')).toContain(`${company} ${price}`);
    expectQuiet(page);
  },
);

test('at 1280×720 the key of the map is readable wherever it stands, and at hand where the map is too small for it', async () => {
  const { record } = await positionWhere('1853', asks('trackStep'));
  const { page } = await visitTable(record, { size: 'laptop' });
  await settled(page);
  /** How high the words of a key are, in pixels. */
  const words = (key: string) =>
    page.locator(`${key} .key-line`).evaluateAll((all) =>
      all.map((one) => {
        const { a } = (one as SVGTextElement).getScreenCTM() ?? { a: 0 };
        return Number.parseFloat(getComputedStyle(one).fontSize) * a;
      }),
    );
  const atFirst = await words('.map .map-key');
  expect(atFirst).toHaveLength(5);
  for (const height of atFirst) expect(height).toBeGreaterThanOrEqual(9);
  await button(page, 'Show the whole map').click();
  await expect.poll(() => words('.map .map-key')).toEqual([]);
  await button(page, 'Signs on the map').click();
  const atHand = await words('.map-key.in-hand');
  expect(atHand).toHaveLength(5);
  for (const height of atHand) expect(height).toBeGreaterThanOrEqual(9);
  expectQuiet(page);
});

test('the hex on which a hint lays a tile is seen beside the tiles, on a laptop', async () => {
  const { record } = await positionWhere('1853', (state) => asks('trackStep')(state) && state.phase === '5');
  const { page } = await visitTable(record, { size: 'laptop', language: 'de' });
  await press(page, /^Hinweis/);
  const advice = page.getByRole('region', { name: 'Ein Hinweis' });
  await sees(advice, /^Plättchen \d+ auf O17 legen/);
  await page.locator('.map-view .tray').waitFor();
  await settled(page);
  await expect.poll(() => coversOf(hex(page, 'O17'))).toEqual([]);
  expectQuiet(page);
});
