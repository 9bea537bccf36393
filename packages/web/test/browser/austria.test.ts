/** 1854 on the map: two maps, a tile and a tunnel beside each other, runs. */

import {
  type Board,
  bestRuns,
  companyTurnOf,
  type EighteenAction,
  type EighteenState,
  type LoadedEighteen,
  networkOf,
  type Run,
  runTrainsOf,
} from '@kursbuch/eighteen';
import { nextHex } from '@kursbuch/screens/eighteen/map/hexKeys.ts';
import { directionOf } from '@kursbuch/screens/parts/map/mapKeys.ts';
import { isRefusal } from '@kursbuch/table';
import { openLocals, REGION_HEXES, tunnelCost } from '@kursbuch/titles/1854';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  button,
  enter,
  expectAccessible,
  expectAsked,
  expectQuiet,
  hex,
  oneOf,
  openRecord,
  press,
  sees,
  settled,
  tabTo,
  touchHex,
  visit,
  visitTable,
} from './harness.ts';
import { asks, loaded, positionWhere } from './positions.ts';

/** All that whoever is asked may do, of one kind. */
function offersOf<T extends EighteenAction['type']>(
  state: EighteenState,
  { table }: LoadedEighteen,
  type: T,
) {
  const [seat = 0] = table.waiting(state);
  return table
    .choices(state, seat)
    .flatMap((choice) =>
      choice.type === 'many' ? choice.list() : choice.type === 'one' ? [choice.action] : [],
    )
    .filter((action): action is Extract<EighteenAction, { type: T }> => action.type === type);
}

/** A company of this kind may lay a tile and dig a tunnel. */
const buildsBoth =
  (isOne: (company: string) => boolean) =>
  (state: EighteenState, title: LoadedEighteen): boolean =>
    asks('trackStep')(state) &&
    isOne(companyTurnOf(state)?.company ?? '') &&
    offersOf(state, title, 'buildTunnel').length > 0 &&
    offersOf(state, title, 'layTile').length > 0;

/** Where a tile may be laid whichever way a tunnel is dug on the first hex there is for one. */
function laysAfterTunnel(state: EighteenState, title: LoadedEighteen): readonly string[] {
  const digs = offersOf(state, title, 'buildTunnel');
  const [seat = 0] = title.table.waiting(state);
  const after = digs
    .filter(({ hex }) => hex === digs[0]?.hex)
    .map((dig) => {
      const dug = title.table.act(state, seat, dig);
      return isRefusal(dug) ? [] : offersOf(dug.state, title, 'layTile').map(({ hex }) => hex);
    });
  return (after[0] ?? []).filter((hex) => hex !== digs[0]?.hex && after.every((one) => one.includes(hex)));
}

/** With its first tunnel dug it may still lay a tile. */
const buildsOneAfterTheOther = (state: EighteenState, title: LoadedEighteen): boolean =>
  buildsBoth((company) => !isLocal(company))(state, title) && laysAfterTunnel(state, title).length > 0;

/** A position of 1854, with the title. */
const where = async (wanted: Parameters<typeof positionWhere>[1]) => ({
  ...(await positionWhere('1854', wanted)),
  title: await loaded('1854'),
});

/** A picture for whoever wants to look. */
const shot = async (page: Page, name: string): Promise<void> => {
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png` });
};

const isLocal = (company: string): boolean => /^L\d$/.test(company);
/** Go to a map by the switch. */
const choose = (page: Page, name: string) =>
  press(page.getByRole('group', { name: /^(Map shown|Gezeigte Karte)$/ }), name);
const map = (page: Page, name: string) => page.getByRole('group', { name: `Map: ${name}` });

/** Go to a hex by the arrow keys alone. */
async function walkTo(page: Page, board: Board, to: string): Promise<void> {
  const [from = '', open = []] = await page.evaluate(
    () =>
      [
        document.activeElement?.getAttribute('data-hex') ?? '',
        [...document.querySelectorAll('.hex-hit.reachable')].map((one) => one.getAttribute('data-hex') ?? ''),
      ] as const,
  );
  const ways = new Map<string, readonly string[]>([[from, []]]);
  for (const [hex, keys] of ways)
    for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
      const next = nextHex(board, open, hex, directionOf(key) ?? [0, 0]);
      if (next && !ways.has(next)) ways.set(next, [...keys, key]);
    }
  for (const key of ways.get(to) ?? []) await page.keyboard.press(key);
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-hex'))).toBe(to);
}

/** A mountain that nobody can dig through now, on the map of the company. */
function solidMountain(state: EighteenState, title: LoadedEighteen): string {
  const open = new Set(offersOf(state, title, 'buildTunnel').map(({ hex }) => hex));
  const mountain = [...title.title.board.hexes.values()].find(
    ({ facts: { id, preprinted } }) =>
      preprinted === 'darkgray' &&
      !open.has(id) &&
      REGION_HEXES.has(id) === REGION_HEXES.has([...open][0] ?? ''),
  );
  if (!mountain) throw new Error('no such mountain');
  return mountain.facts.id;
}

test('a company digs a tunnel by keyboard and lays a tile in one step; each is seen before it is done', async () => {
  const { record, state, title } = await where(buildsOneAfterTheOther);
  const company = companyTurnOf(state)?.company ?? '';
  const { page } = await visitTable(record);
  await expectAsked(page, `${company}: lay track`);
  await sees(page, 'One tunnel may be dug besides the tile.');
  await map(page, 'Austria').waitFor();

  // Where none may be dug the rule in the way is told.
  await touchHex(page, solidMountain(state, title));
  const why = page.getByRole('alert');
  await expect.poll(() => why.innerText()).toMatch(/^No tunnel in .+\. \S.+1854-TUNNEL-\d+/s);
  await shot(page, 'why');

  const [dig] = offersOf(state, title, 'buildTunnel');
  if (!dig) throw new Error('nothing to dig');
  await tabTo(page, page.locator('.map .hex-hit[tabindex="0"]'));
  await walkTo(page, title.title.board, dig.hex);
  await page.keyboard.press('Enter');
  const tray = page.getByRole('region', { name: 'Tiles that fit' });
  await enter(page, tray.getByRole('button', { name: /^Tunnel/ }).first());
  await sees(page, /Tunnel in /);
  await expect.poll(() => hex(page, dig.hex).getAttribute('aria-label')).toContain('tunnel in the hand');
  await expect.poll(() => map(page, 'Austria').locator('.added').count()).toBe(1);
  await settled(page);
  await shot(page, 'tunnel');
  await expectAccessible(page);
  await enter(page, button(page, /^Dig, 100/), 'Shift+Tab');
  const isDug = async () =>
    /; a tunnel|, a tunnel/.test((await hex(page, dig.hex).getAttribute('aria-label')) ?? '');
  await expect.poll(isDug).toBe(true);
  // The tile is still to come, the second tunnel is not.
  await expectAsked(page, `${company}: lay track`);
  await button(page, 'No tile').waitFor();
  const [lay] = laysAfterTunnel(state, title);
  if (!lay) throw new Error('nothing to lay');
  await touchHex(page, lay);
  await press(page, /^Lay tile/);
  await expectAsked(page, /^(?!.*lay track)/);
  await expect.poll(() => hex(page, lay).getAttribute('aria-label')).toMatch(/yellow|green/);

  // Looked back at, the map has the tunnel from its moment on; the picture in the list of games has it too.
  await page.keyboard.press(',');
  await sees(page, /Only to look at\.$/);
  await expect.poll(() => isDug()).toBe(true);
  await expect.poll(() => map(page, 'Austria').locator('.added').count()).toBe(1);
  await page.keyboard.press(',');
  await expect.poll(isDug).toBe(false);
  await expect.poll(() => map(page, 'Austria').locator('.added').count()).toBe(0);
  await page.getByRole('link', { name: 'Kursbuch' }).click();
  await page.locator('.map-thumb .thumb-added').waitFor();
  await shot(page, 'thumb');
  await expectAccessible(page);
  expectQuiet(page);
});

test('the map of a local railway comes with its turn; whoever looks at the other finds both as they were left', async () => {
  const { record, state } = await where(buildsBoth(isLocal));
  const company = companyTurnOf(state)?.company ?? '';
  const { page } = await visitTable(record);
  await expectAsked(page, `${company}: lay track`);
  const [austria, region] = [map(page, 'Austria'), map(page, 'Regional map')];
  await region.waitFor();
  await expect.poll(() => austria.count()).toBe(0);
  const width = async (one: typeof region) => (await one.boundingBox())?.width ?? 0;
  await press(page, 'Zoom in');
  await settled(page);
  const near = await width(region);
  await choose(page, 'Austria');
  await austria.waitFor();
  await settled(page);
  const whole = await width(austria);
  // The other map is there too, small.
  await page.getByTitle('Show Regional map').click();
  await region.waitFor();
  await expect.poll(() => width(region)).toBe(near);
  await shot(page, 'region');
  await choose(page, 'Austria');
  await austria.waitFor();
  await expect.poll(() => width(austria)).toBe(whole);
  await expectAccessible(page);
  expectQuiet(page);
});

/** A local railway that may pay less for a tunnel, and for a mountain. */
const hasDiscounts = (state: EighteenState, title: LoadedEighteen): boolean =>
  buildsBoth(isLocal)(state, title) &&
  offersOf(state, title, 'buildTunnel').some(
    ({ hex, power }) =>
      power === 'MT' &&
      offersOf(state, title, 'layTile').some((lay) => lay.hex === hex && lay.power === 'AF'),
  );

test.each(oneOf(['en', 'de'] as const, 0))(
  'a phone: both maps, a cheaper tunnel by finger, %s',
  async (language) => {
    const { record, state, title } = await where(hasDiscounts);
    const { page } = await visitTable(record, {
      size: 'phone',
      language,
      theme: language === 'de' ? 'dark' : 'light',
    });
    const lay = offersOf(state, title, 'layTile').find(({ power }) => power === 'AF');
    const dig = offersOf(state, title, 'buildTunnel').find(
      ({ hex, power }) => power === 'MT' && hex === lay?.hex,
    );
    if (!dig || !lay) throw new Error('nothing to dig');
    const name = language === 'de' ? ['Österreich', 'Regionalplan'] : ['Austria', 'Regional map'];
    await choose(page, name[0] ?? '');
    await page.getByRole('group', { name: new RegExp(`: ${name[0]}$`) }).waitFor();
    await choose(page, name[1] ?? '');
    await page.getByRole('group', { name: new RegExp(`: ${name[1]}$`) }).waitFor();
    await settled(page);
    await touchHex(page, dig.hex);
    // With and without the private, each with its price.
    const money = (amount: number) => `${amount}\\sG`;
    const cost = title.title.board.hexes.get(lay.hex)?.facts.cost ?? 0;
    const [full, cheap] = [tunnelCost(), tunnelCost('MT')];
    const withOne = language === 'de' ? 'mit' : 'with';
    const tray = page.locator('.tray');
    const option = (words: RegExp) => tray.getByRole('button', { name: words }).first();
    await option(new RegExp(`\\b${lay.tile}\\b.* ${money(cost)}(?!.*AF)`)).waitFor();
    await option(new RegExp(`\\b${lay.tile}\\b.* ${money(cost - 20)} ?${withOne} AF`)).waitFor();
    await option(new RegExp(`^Tunnel.*${money(full)}(?!.*MT)`)).waitFor();
    await option(new RegExp(`^Tunnel.*${money(cheap)} ?${withOne} MT`)).click();
    await settled(page);
    await sees(page, new RegExp(`${money(cheap)}`));
    // However long the row of tiles is, only the row is scrolled.
    const bar = page.locator('.bar-place');
    await expect
      .poll(() => bar.evaluate((one) => [one.scrollLeft, one.scrollWidth - one.clientWidth]))
      .toEqual([0, 0]);
    await shot(page, `phone-${language}`);
    await expectAccessible(page);
    await press(page, new RegExp(`^${language === 'de' ? 'Graben' : 'Dig'}, ${money(cheap)}`));
    await expect
      .poll(() => hex(page, dig.hex).getAttribute('aria-label'))
      .toContain(language === 'de' ? 'ein Tunnel' : 'a tunnel');
    expectQuiet(page);
  },
);

test('a local railway runs its plus train on its own map', async () => {
  const { record } = await where(
    (state) =>
      asks('runStep')(state) &&
      isLocal(companyTurnOf(state)?.company ?? '') &&
      state.trains.some(({ kind, holder }) => kind === '2+' && holder === companyTurnOf(state)?.company),
  );
  const { page } = await visitTable(record, { language: 'de', theme: 'dark' });
  await page.getByRole('group', { name: 'Karte: Regionalplan' }).waitFor();
  await page.getByRole('list', { name: 'Fahrten' }).getByRole('button', { name: /^2\+/ }).waitFor();
  await sees(page, 'Mehr ist nachweislich nicht möglich.');
  await settled(page);
  await shot(page, 'plus');
  await expectAccessible(page);
  expectQuiet(page);
});

/** The way of the Orient Express, where the best one passes more stops than it counts, and ten of them earn less. */
function expressRun(state: EighteenState, { title, table }: LoadedEighteen): Run | undefined {
  const company = companyTurnOf(state)?.company ?? '';
  const express = state.trains.find(({ kind, holder }) => kind === '8Ox' && holder === company);
  if (!asks('runStep')(state) || !express) return undefined;
  const network = networkOf(title.runs.runBoard(state), state);
  const best = bestRuns(
    network,
    company,
    runTrainsOf(title, state, company),
    title.runs.runRules(state, company),
  );
  const way = best.runs.find(({ train, stops }) => train === express.id && stops.length > 10);
  if (!way) return undefined;
  const shorter = { ...way, stops: way.stops.slice(0, 10), legs: way.legs.slice(0, 9) };
  const runs = best.runs.map((run) => (run === way ? shorter : run));
  const [seat = 0] = table.waiting(state);
  const answer = table.act(state, seat, { type: 'runTrains', runs });
  return isRefusal(answer) && answer.reason === 'lessThanBest' ? way : undefined;
}

test.each(oneOf(['desktop', 'phone'] as const, 1))(
  'the Orient Express chooses its stops, on a %s',
  async (size) => {
    const { record, state, title } = await where((state, title) => expressRun(state, title) !== undefined);
    const { stops } = expressRun(state, title) ?? { stops: [] };
    const [last = '', tenth = '', seventh = ''] = [stops.at(-1), stops[9], stops[6]].map(
      (stop) => stop?.split(':')[0],
    );
    const { page } = await visitTable(record, { size, theme: size === 'phone' ? 'dark' : 'light' });
    const run = page.getByRole('list', { name: 'Runs' }).getByRole('button', { name: /^8Ox/ });
    const passed = page.locator('.stop-passed');
    const expectCounted = async (of: number) => {
      const skipped = Math.max(0, of - 8);
      // In the line of the run and on the map: those that do not count are marked, not by colour alone.
      if (skipped > 0) await sees(run, `counts 8 of ${of} stops`);
      await expect.poll(async () => (await run.innerText()).split('(').length - 1).toBe(skipped);
      await expect.poll(() => passed.count()).toBe(skipped);
      const told = page.locator('.hex-hit[aria-label*="skipped by 8Ox"]');
      await expect.poll(() => told.count()).toBe(skipped);
    };
    /** A finger comes closer first where the hexes are too small for it. */
    const touchStop = async (id: string) => {
      if (size === 'desktop') return touchHex(page, id);
      await press(page, 'Show the whole map');
      await settled(page);
      await hex(page, id).locator('path').first().tap();
      await settled(page);
      await hex(page, id).locator('path').first().tap();
    };
    await expectCounted(stops.length);
    await sees(page, 'More is not possible, proved.');
    await settled(page);
    await shot(page, `express-${size}`);
    await expectAccessible(page);
    await run.click();
    await touchStop(tenth);
    await expectCounted(10);
    // The best has to be run: what is less may be looked at only.
    const less = page.getByRole('alert');
    await sees(less, 'Rule 1854-REV-7');
    await settled(page);
    await shot(page, `express-shorter-${size}`);
    await press(less, 'OK');
    await touchStop(seventh);
    await expectCounted(7);
    await press(page, 'Best runs');
    await expectCounted(stops.length);
    await expect.poll(() => hex(page, last).getAttribute('aria-label')).toContain('on the run of 8Ox');
    await press(page, /^Run for/);
    await expectAsked(page, /^(?!.*run trains)/);
    // What was run is seen while its revenue is decided on.
    await expect.poll(() => passed.count()).toBe(stops.length - 8);
    expectQuiet(page);
  },
);

test('a Lokalbahn AG chooses its home on the map, and lays a tile where there is no room', async () => {
  const { page } = await visit();
  const places = [
    await where((state, title) => asks('lagHome')(state) && offersOf(state, title, 'chooseHome').length > 0),
    await where((state, title) => asks('lagHome')(state) && offersOf(state, title, 'layTile').length > 0),
  ];
  for (const [index, { record, state, title }] of places.entries()) {
    const needsTile = index === 1;
    const [home] = offersOf(state, title, needsTile ? 'layTile' : 'chooseHome');
    if (!home) throw new Error('no home');
    await openRecord(page, record, `home ${index}`);
    await expectAsked(page, /: choose the home$/);
    await sees(page, /^Steyr or Sankt Pölten/);
    // Nothing of the turn is done yet.
    const steps = page.getByRole('list', { name: 'Steps of this turn' });
    await expect.poll(() => steps.locator('[aria-current=step]').innerText()).toBe('Home');
    await expect.poll(() => steps.locator('.done').count()).toBe(0);
    await map(page, 'Austria').waitFor();
    await touchHex(page, home.hex);
    if (needsTile) await sees(page, /^Green \S+ on /);
    await settled(page);
    await shot(page, `home-${index}`);
    await expectAccessible(page);
    if (needsTile) await press(page, /^Lay tile/);
    else await page.keyboard.press('Enter');
    await expectAsked(page, /^(?!.*choose the home)/);
    const label = () => hex(page, home.hex).getAttribute('aria-label');
    await expect.poll(label).toMatch(/\b[ABC]\b.* station/);
    if (needsTile) await expect.poll(() => label()).toMatch(/, green /);
  }
  expectQuiet(page);
});

test('the map of the local railways goes when the last of them has merged', async () => {
  const { record, state } = await where(
    (state) => asks('mergerConsent')(state) && openLocals(state).length === 2,
  );
  const { page } = await visitTable(record);
  await expectAsked(page, /agree to a merger\?$/);
  await page.getByRole('tab', { name: 'Map' }).click();
  const both = page.getByRole('group', { name: 'Map shown' });
  await both.waitFor();
  await choose(page, 'Regional map');
  await map(page, 'Regional map').waitFor();
  await press(page, 'Agree');
  await expectAsked(page, /^(?!.*agree to a merger)/);
  await map(page, 'Austria')
    .or(page.getByRole('group', { name: 'Map', exact: true }))
    .waitFor();
  await expect.poll(() => both.count()).toBe(0);
  await expect.poll(() => hex(page, [...REGION_HEXES][0] ?? '').count()).toBe(0);
  expect(openLocals(state)).toHaveLength(2);
  await settled(page);
  await shot(page, 'region-gone');
  await expectAccessible(page);
  expectQuiet(page);
});
