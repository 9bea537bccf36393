/** What regulars ask for: how far a company is, its network and runs, what happened meanwhile, notes, the whole history. */

import {
  bestRuns,
  canRun,
  type EighteenState,
  fleetAhead,
  floatingOf,
  type LoadedEighteen,
  networkOf,
  runTrainsOf,
  trainsOf,
} from '@kursbuch/eighteen';
import type { RecordedAction } from '@kursbuch/table';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible, expectQuiet, oneOf, press, sees, settled, stored, visitTable } from './harness.ts';
import { asks, loaded, positionWhere } from './positions.ts';

const unfloated = (state: EighteenState): string | undefined =>
  Object.entries(state.companies).find(
    ([, { par, floated, closed }]) => par !== null && !floated && !closed,
  )?.[0];

test.each([
  ['1830', 'desktop', 'en'],
  ['1848', 'desktop', 'de'],
  ['1830', 'phone', 'en'],
] as const)('a company that has not floated says how far it is (%s, %s)', async (titleId, size, language) => {
  const { record, state } = await positionWhere(
    titleId,
    (state) => asks('stockTurn')(state) && unfloated(state) !== undefined,
  );
  const { title } = await loaded(titleId);
  const company = unfloated(state) ?? '';
  const told = floatingOf(title, state, company);
  const { page } = await visitTable(record, { size, language });
  await settled(page);
  const of = language === 'de' ? 'von' : 'of';
  // Where shares are bought, and in the overview beside it.
  const places = [
    page.getByRole('main'),
    ...(size === 'desktop' ? [page.getByRole('tabpanel', { name: /^(Overview|Überblick)$/ })] : []),
  ];
  for (const place of places) {
    const row = place.getByRole('row').filter({ hasText: company }).first();
    const note = await row.locator('.float-note').innerText();
    expect(note).toContain(`${told?.sold} ${of} ${told?.needed}`);
    expect(note).toContain(`${told?.papers} × ${(told?.cost ?? 0) / (told?.papers ?? 1)}`);
  }
  await expectAccessible(page);
  expectQuiet(page);
});

/** The company that earns most with trains the next new kind does not touch, and what it earns. */
function earner(state: EighteenState, { title }: LoadedEighteen): { company: string; revenue: number } {
  const network = networkOf(title.runs.runBoard(state), state);
  const sums = Object.keys(state.companies).map((company) => {
    const trains = runTrainsOf(title, state, company);
    const isSafe = fleetAhead(title, state, company).loses.length === 0;
    const rules = title.runs.runRules(state, company);
    const revenue =
      trains.length === 0 || !isSafe ? 0 : bestRuns(network, company, trains, rules, {}).revenue;
    return { company, revenue };
  });
  return sums.reduce((most, one) => (one.revenue > most.revenue ? one : most));
}

const running = (state: EighteenState, title: LoadedEighteen): boolean =>
  state.round.kind === 'operating' &&
  state.round.set > 3 &&
  asks('trackStep')(state) &&
  earner(state, title).revenue >= 50;

const light = (page: Page, company: string) => page.locator(`[data-light="${company}"]`).first();

test('a touch lights the network of a company with its best run, now and next turn; another ends it', async () => {
  const { record, state } = await positionWhere('1830', running);
  const { company, revenue } = earner(state, await loaded('1830'));
  const { page } = await visitTable(record);
  await settled(page);
  const card = page.getByRole('region', { name: `${company}: network and runs` });
  await light(page, company).click();
  await sees(card, `$${revenue}`);
  await sees(card, `$${revenue / 10} a share`);
  await sees(card, 'as now: with the trains it has, on today’s map');
  await sees(card, /^Reaches \d+ stops?: /);
  await settled(page);
  await expect.poll(() => page.locator('.map .run-drawing').count()).toBeGreaterThan(0);
  // Hexes of its network are not under the veil, the others are.
  const hexes = await page.locator('.map .hex-hit').count();
  const veiled = await page.locator('.map .lit-shade').count();
  expect(veiled).toBeGreaterThan(hexes / 2);
  expect(veiled).toBeLessThan(hexes);
  await expect.poll(() => light(page, company).getAttribute('aria-pressed')).toBe('true');
  await expectAccessible(page);
  await light(page, company).click();
  await expect.poll(() => page.locator('.lit-card, .lit-shade').count()).toBe(0);

  // By key, and in the past: Escape puts out the light first and leaves the past with the next touch.
  await page.keyboard.press(',');
  await sees(page, 'Only to look at.');
  await light(page, company).focus();
  await page.keyboard.press('Enter');
  await card.waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => card.count()).toBe(0);
  await sees(page, 'Only to look at.');
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByText('Only to look at.').count()).toBe(0);
  expectQuiet(page);
});

test('what the next new train scraps is left out of the run to come', async () => {
  const threatened = (state: EighteenState, { title }: LoadedEighteen) =>
    Object.keys(state.companies).find(
      (company) =>
        fleetAhead(title, state, company).isNext &&
        canRun(title, state, company) &&
        trainsOf(state, company).length === fleetAhead(title, state, company).loses.length,
    );
  const { record, state } = await positionWhere(
    '1830',
    (state, title) => asks('trackStep')(state) && threatened(state, title) !== undefined,
  );
  const company = threatened(state, await loaded('1830')) ?? '';
  const { page } = await visitTable(record, { language: 'de' });
  await light(page, company).click();
  const card = page.getByRole('region', { name: `${company}: Netz und Fahrten` });
  await sees(card, /ohne ihre .*: Der nächste verkaufte Zug, ein .*, verschrottet sie/);
  const next = card.getByRole('button', { name: /^0 \$/ });
  await next.click();
  // Without a train nothing is drawn.
  await expect.poll(() => page.locator('.map .run-drawing').count()).toBe(0);
  expectQuiet(page);
});

test('on the phone the light brings the map, and what was there comes back', async () => {
  const { record, state } = await positionWhere('1830', running);
  const { company, revenue } = earner(state, await loaded('1830'));
  const { page } = await visitTable(record, { size: 'phone' });
  await page.getByRole('tab', { name: 'Table' }).click();
  await light(page, company).click();
  const card = page.getByRole('region', { name: `${company}: network and runs` });
  await sees(card, `$${revenue}`);
  await page.getByRole('group', { name: 'Map' }).waitFor();
  await settled(page);
  await expectAccessible(page);
  await card.getByRole('button', { name: 'Put out the light' }).click();
  await light(page, company).waitFor();
  await expect
    .poll(() => page.getByRole('tab', { name: 'Table' }).getAttribute('aria-selected'))
    .toBe('true');
  expectQuiet(page);
});

const column = (page: Page, name: string) =>
  page.locator('.hist thead button').getByText(name, { exact: true });

test('the table takes the whole width, with all rounds side by side; a touch shows the table of then', async () => {
  const { record, state } = await positionWhere(
    '1830',
    (state) => asks('trackStep')(state) && state.round.set > 4,
  );
  const { page } = await visitTable(record);
  await page.getByRole('tab', { name: 'Table' }).click();
  await column(page, 'Now').waitFor();
  await expect.poll(() => page.locator('aside.panel').count()).toBe(0);
  const stage = await page.getByRole('main').boundingBox();
  expect(stage?.width).toBe(1440);
  // All rounds up to now, with what everybody has now in the last column.
  for (const round of ['Stock 3', 'OR 3.1', 'Stock 4', 'OR 4.1'])
    await expect.poll(() => column(page, round).count()).toBe(1);
  const row = (group: string, name: string) =>
    page
      .locator('.hist tbody')
      .filter({ has: page.getByRole('button', { name: group }) })
      .getByRole('row', { name });
  const last = (group: string, name: string) => row(group, name).getByRole('cell').last().innerText();
  await expect.poll(() => last('Cash', 'Anna')).toBe(String(state.cash[0]));
  for (const group of ['Worth', 'Share price', 'Revenue', 'Trains', 'Shares in percent'])
    await expect.poll(() => row(group, '').count()).toBeGreaterThan(1);
  await settled(page);
  await expectAccessible(page);

  // A round shows the table as it was then, the figure above is the one of the column.
  await column(page, 'Stock 3').click();
  await sees(page, 'Only to look at.');
  await column(page, 'Now').waitFor();
  const here = await page.locator('.hist thead [aria-current]').innerText();
  expect(here).toBe('Stock 3');
  const index = await page
    .locator('.hist thead [aria-current]')
    .evaluate((head: HTMLTableCellElement) => head.cellIndex);
  const worth = await row('Worth', 'Ben')
    .getByRole('cell')
    .nth(index - 1)
    .innerText();
  const now = page.locator('.sheet .big tfoot tr').filter({ hasText: 'Worth now' });
  // Income of the privates comes with the next round.
  expect(Number((await now.getByRole('cell').nth(2).innerText()).replace(',', ''))).toBeGreaterThanOrEqual(
    Number(worth.replace(',', '')),
  );
  // A figure leads there as well; Escape back.
  await row('Worth', 'Ben').getByRole('cell').nth(index).click();
  await expect.poll(() => page.locator('.hist thead [aria-current]').innerText()).toBe('OR 3.1');
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('.hist thead [aria-current]').innerText()).toBe('Now');
  // A panel by its key brings back what has room for it.
  await page.keyboard.press('2');
  await page.locator('aside.panel').waitFor();
  expectQuiet(page);
});

test('on a phone the rounds scroll under a first column that stays', async () => {
  const { record } = await positionWhere('1830', (state) => asks('trackStep')(state) && state.round.set > 4);
  const { page } = await visitTable(record, { size: 'phone', language: 'de' });
  await page.getByRole('tab', { name: 'Tabelle' }).click();
  await column(page, 'Jetzt').waitFor();
  const name = page.locator('.hist tbody th').nth(1);
  const before = await name.boundingBox();
  await page.locator('.history .scroll').evaluate((box) => {
    box.scrollLeft = 40;
  });
  await expect.poll(async () => (await name.boundingBox())?.x).toBe(before?.x);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await settled(page);
  await expectAccessible(page);
  expectQuiet(page);
});

/** Somebody else has just bought a share. */
const wasAway = (
  state: EighteenState,
  { table }: LoadedEighteen,
  last: RecordedAction | undefined,
): boolean =>
  asks('stockTurn')(state) &&
  state.round.set > 2 &&
  last?.action.type === 'buyShare' &&
  !table.waiting(state).includes(last.seat);

test('what happened since the last turn is told in the order of time, and leads there', async () => {
  const { record, state } = await positionWhere('1830', wasAway);
  const [seat = 0] = (await loaded('1830')).table.waiting(state);
  const last = record.actions.findLastIndex((one) => one.seat === seat);
  expect(record.actions.length - last).toBeGreaterThan(1);
  const { page } = await visitTable(record);
  const panel = page.locator('aside.panel');
  const head = panel.getByRole('button', { name: `Since ${state.players[seat]}’s last turn` });
  await head.waitFor();
  const all = panel.locator('.since li');
  const lines = all.getByRole('button');
  const count = await all.count();
  expect(count).toBeGreaterThan(1);
  expect(count).toBeLessThanOrEqual(7);
  // What the last step brought is on the table; every other line leads to its moment.
  const newest = panel.locator('.since li > p');
  await expect.poll(() => newest.count()).toBeGreaterThan(0);
  await expect.poll(() => newest.first().innerText()).toMatch(/buys|starts|director|par/);
  expect(await lines.allInnerTexts()).not.toContainEqual(expect.stringMatching(/passes\.$/));
  await settled(page);
  await expectAccessible(page);
  // Folded in, and opened again, in the log too.
  await head.click();
  await expect.poll(() => lines.count()).toBe(0);
  await panel.getByRole('tab', { name: 'Log' }).click();
  await panel.locator('.log').waitFor();
  await head.click();
  await lines.last().click();
  await sees(page, 'Only to look at.');
  // In the past nobody is asked.
  await expect.poll(() => lines.count()).toBe(0);
  await page.keyboard.press('Escape');
  await lines.first().waitFor();
  expectQuiet(page);
});

test('on the phone the log says that something happened, until it was looked at', async () => {
  const { record, state } = await positionWhere('1830', wasAway);
  const [seat = 0] = (await loaded('1830')).table.waiting(state);
  const { page } = await visitTable(record, { size: 'phone', language: 'de' });
  const tab = page.getByRole('tab', { name: /Verlauf/ });
  await tab.locator('.badge').waitFor();
  await tab.click();
  await sees(page, `Seit dem letzten Zug von ${state.players[seat]}`);
  await expect.poll(() => tab.locator('.badge').count()).toBe(0);
  await settled(page);
  await expectAccessible(page);
  expectQuiet(page);
});

test.each(oneOf(['desktop', 'phone'] as const, 0))(
  'notes stay with the game and its seat, and with nobody else (%s)',
  async (size) => {
    const { record, state } = await positionWhere('1830', wasAway);
    const [seat = 0] = (await loaded('1830')).table.waiting(state);
    const { page } = await visitTable(record, { size });
    const toNotes = async () => {
      await page.getByRole('tab', { name: /Log/ }).click();
      await page.getByRole('button', { name: `${state.players[seat]}’s notes` }).click();
      return page.getByRole('textbox', { name: 'Your notes' });
    };
    const note = await toNotes();
    await note.fill('Anna saves for a 5.');
    await sees(page, 'Kept, only on this device.');
    // A key in the text is none of the table's, and no more is taken than is kept.
    await note.press('p');
    await note.press('u');
    await expect.poll(() => note.inputValue()).toBe('Anna saves for a 5.pu');
    await expect.poll(() => note.getAttribute('maxlength')).toBe('4000');
    await note.fill('Anna saves for a 5.');
    await sees(page, 'Kept, only on this device.');
    await settled(page);
    await expectAccessible(page);
    await page.reload();
    const again = await toNotes();
    await expect.poll(() => again.inputValue()).toBe('Anna saves for a 5.');
    // Neither in the save nor in its record; gone with the game.
    expect(JSON.stringify(await stored(page))).not.toContain('saves for a 5');
    const kept = () =>
      page.evaluate(
        () =>
          new Promise<number>((resolve, reject) => {
            const request = indexedDB.open('kursbuch.notes');
            request.onerror = () => reject(request.error);
            request.onsuccess = () => {
              const count = request.result.transaction('notes').objectStore('notes').count();
              count.onsuccess = () => {
                request.result.close();
                resolve(count.result);
              };
            };
          }),
      );
    await expect.poll(() => kept()).toBe(1);
    await page.evaluate(() => {
      location.hash = '#/';
    });
    await press(page, 'More for Test table');
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await press(page.getByRole('dialog'), 'Delete');
    await expect.poll(kept).toBe(0);
    expectQuiet(page);
  },
);
