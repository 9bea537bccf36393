/** Puzzles: solved on the table's own map, by pointer, finger and keys; and what cannot be shown. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { FIRST_DAY, type Puzzle, puzzleOfDay, readPuzzles } from '@kursbuch/puzzles';
import { VALUES_FROM } from '@kursbuch/screens/eighteen/board/detail.ts';
import { eighteenNamed, titles } from '@kursbuch/titles';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import {
  expectAccessible,
  expectAsked,
  expectQuiet,
  hex,
  press,
  type Screen,
  sees,
  settled,
  stored,
  touchHex,
  visit,
} from './harness.ts';

const stockOf = (title: string): readonly Puzzle[] =>
  readPuzzles(
    JSON.parse(
      readFileSync(
        fileURLToPath(new URL(`../../../titles/${title}/puzzles/stock.json`, import.meta.url)),
        'utf8',
      ),
    ),
  ) ?? [];
const all = titles.flatMap(({ id }) => stockOf(id));
const oneOf = (title: string, kind: string): Puzzle => {
  const found = stockOf(title).find((one) => one.kind === kind);
  if (!found) throw new Error(`${title} has no ${kind}`);
  return found;
};

/** A puzzle by its address, laid out. */
async function lay(page: Page, id = ''): Promise<void> {
  await page.evaluate(
    (address) => {
      location.hash = address;
    },
    `#/puzzle${id && `/${id}`}`,
  );
  await page.locator('.puzzle-card').waitFor();
  await settled(page);
}

/** The first page of a visit is a puzzle. */
async function visitPuzzle(id: string, screen: Screen = {}): Promise<Page> {
  const { page } = await visit(screen);
  await lay(page, id);
  return page;
}

interface Runs {
  readonly runs: readonly { readonly stops: readonly string[] }[];
}

test('the best run is put together on the map, checked, and proved', async () => {
  // One train whose stops are the only ones of their hexes.
  const { title } = await (eighteenNamed('1830')?.load() ?? Promise.reject(new Error('no such title')));
  const isAlone = (stop: string): boolean =>
    title.board.hexes.get(stop.split(':')[0] ?? '')?.facts.stops.length === 1;
  const puzzle = stockOf('1830').find(({ kind, answer: [one] }) => {
    const runs = kind === 'bestRun' ? (one as unknown as Runs).runs : [];
    return runs.length === 1 && runs.every(({ stops }) => stops.length > 2 && stops.every(isAlone));
  });
  if (!puzzle) throw new Error('there is no such puzzle');
  const page = await visitPuzzle(puzzle.id);
  await expectAsked(page, new RegExp(`^${puzzle.company?.replace('&', '.')}: run `));
  // Nothing is searched for whoever is to find it.
  await sees(page, 'No run yet');
  await sees(page, '???');
  await expectAccessible(page);
  await press(page, 'Check');
  await sees(page, 'These are no legal runs yet');
  await press(page, 'A hint');
  await sees(page, /In (the best runs|one of the best answers) the/);
  const [run] = (puzzle.answer[0] as unknown as Runs).runs;
  const hexes = (run?.stops ?? []).map((stop) => stop.split(':')[0] ?? '');
  // The first two stops are a run, and not the best one.
  for (const id of hexes.slice(0, 2)) await touchHex(page, id);
  await press(page, 'Check');
  await expect.poll(() => page.locator('.puzzle-foot').innerText()).toMatch(/Your checks: \$\d/);
  // A device that keeps nothing says so, and nothing else.
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new Error('full');
    };
  });
  for (const id of hexes.slice(2)) await touchHex(page, id);
  await page.keyboard.press('Enter');
  await sees(page, /Solved with the \w+ check/);
  await expectAsked(page, `Nothing is worth more than $${puzzle.best}`);
  await sees(page, 'were compared, alone and together');
  await sees(page, 'does not let Kursbuch keep');
  await expectAccessible(page);
  await press(page, /^See my \$/);
  await sees(page, 'Your runs');
  await press(page, 'See the best again');
  await press(page, 'Share');
  await press(page.getByRole('dialog'), 'Copy link');
  await sees(page, 'Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`#/puzzle/${puzzle.id}`);
  await press(page.getByRole('dialog'), 'Close');
  // On from here, as a game of one's own.
  await press(page, 'Play on from this position');
  await page.locator('main.stage').waitFor();
  const id = await page.evaluate(() => location.hash.split('/')[2] ?? '');
  await expect.poll(() => stored(page, id)).toMatchObject({ actions: puzzle.at, title: '1830' });
  expectQuiet(page);
});

test('the best tile is laid on the day of its puzzle, and the days in a row are counted', async () => {
  const puzzle = oneOf('1830', 'bestTile');
  const [lay1] = puzzle.answer as unknown as { hex: string; tile: string }[];
  const date = new Date(Date.parse(`${FIRST_DAY}T12:00:00Z`) + puzzle.day * 86_400_000);
  const [today = '', before = ''] = [date, new Date(date.getTime() - 86_400_000)].map((one) =>
    one.toISOString().slice(0, 10),
  );
  expect(puzzleOfDay(all, today)?.id).toBe(puzzle.id);
  const { page } = await visit({ alone: true });
  await page.clock.setFixedTime(date);
  await page.evaluate(
    (kept) => localStorage.setItem('kursbuch.puzzles', kept),
    JSON.stringify({ last: before, row: 6, longest: 6, ids: [] }),
  );
  await lay(page);
  await sees(page, 'Puzzle of the day');
  await press(page, 'Check');
  await sees(page, 'Choose a tile on the map first.');
  await touchHex(page, lay1?.hex ?? '');
  // No tile says what it brings, and no run is drawn over it.
  await page.locator('.tray-tile').first().waitFor();
  expect(await page.locator('.tray-tile em, .run-casing').count()).toBe(0);
  await page
    .locator('.tray-tile', { hasText: `No. ${lay1?.tile}` })
    .first()
    .click();
  // Turned and checked until it lies as it should.
  for (let turn = 0; turn < 6 && (await page.getByText('Solved with').count()) === 0; turn++) {
    if (turn > 0) await page.keyboard.press('r');
    await settled(page);
    await page.keyboard.press('Enter');
    await expect
      .poll(() => page.getByText(/Solved with|is not the best there is/).count())
      .toBeGreaterThan(0);
  }
  await sees(page, 'The puzzle of the day, 7 days in a row.');
  expect(JSON.parse((await page.evaluate(() => localStorage.getItem('kursbuch.puzzles'))) ?? '')).toEqual({
    last: today,
    row: 7,
    longest: 7,
    ids: [puzzle.id],
  });
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Next puzzle' }).click();
  await expect.poll(() => page.evaluate(() => location.hash)).not.toBe('#/puzzle');
  await sees(page, '???');
  expectQuiet(page);
});

test('sales are made in the table, given back, and judged by the office', async () => {
  const puzzle = oneOf('1830', 'mostBySelling');
  const page = await visitPuzzle(puzzle.id);
  await expectAsked(page, `Sell shares, and stay director of ${puzzle.company}`);
  await press(page, 'Check');
  await sees(page, 'Sell something first.');
  await expectAccessible(page);
  await press(page, 'Give up, show it');
  await expect.poll(() => page.locator('.answer-line').count()).toBe(puzzle.answer.length);
  await sees(page, 'Every sale in every order was tried');
  expect(await page.locator('.puzzle-worth b').innerText()).toBe(`$${puzzle.best.toLocaleString('en')}`);
  expectQuiet(page);
});

test('trains are bought until a company has none, or somebody says that it cannot be done', async () => {
  // Two trains of the bank, which are bought without giving one for them.
  const isPlain = (action: object): boolean =>
    'from' in action && action.from === 'bank' && !('tradeIn' in action);
  const done = stockOf('1830').find(
    ({ kind, answer }) => kind === 'outOfTrains' && answer.length === 2 && answer.every(isPlain),
  );
  const never = stockOf('1830').find(({ kind, best }) => kind === 'outOfTrains' && best === 0);
  if (!done || !never) throw new Error('there are no such puzzles');
  const page = await visitPuzzle(done.id);
  await expectAsked(page, new RegExp(`: leave ${done.company?.replace('&', '.')} without a train$`));
  await expectAccessible(page);
  await press(page, 'It cannot be done');
  await press(page, 'Check');
  await sees(page, 'It can be done. Clear, and look again.');
  await press(page, 'Clear');
  for (const [index, purchase] of (done.answer as unknown as { kind: string }[]).entries()) {
    await press(page, new RegExp(`^Buy: ${purchase.kind}-train, `));
    await expect.poll(() => page.locator('.answer-line').count()).toBe(index + 1);
    if (index > 0) continue;
    await press(page, 'Check');
    await sees(page, `${done.company} still has a train.`);
  }
  await press(page, 'Check');
  await sees(page, 'Solved with the first check');
  await sees(page, `Less than $${done.best} will not do`);
  await sees(page, 'and the cheapest train of the bank then costs');
  await expectAccessible(page);

  const phone = await visitPuzzle(never.id, { size: 'phone', language: 'de' });
  await press(phone, 'Tipp');
  await sees(phone, 'So werden die Züge der');
  await press(phone, 'Es geht nicht');
  await press(phone, 'Prüfen');
  await sees(phone, /kann der .* nicht alle Züge nehmen/);
  await sees(phone, 'Mit genug Geld bräuchte es Züge für');
  await expectAccessible(phone);
  // However large a network is, what its stops are worth can be read from the start.
  for (const { id } of stockOf('1830')
    .filter(({ kind }) => kind === 'bestRun')
    .slice(0, 3)) {
    await lay(phone, id);
    const scale = await phone
      .locator('.map-view [style*="--map-scale"]')
      .evaluate((one) => Number((one as HTMLElement).style.getPropertyValue('--map-scale')));
    expect(scale, id).toBeGreaterThanOrEqual(VALUES_FROM / 100);
  }
  expectQuiet(page);
  expectQuiet(phone);
});

test('a line is drawn from milepost to milepost on a phone, in German', async () => {
  const puzzle = oneOf('benelux', 'cheapestLine');
  const page = await visitPuzzle(puzzle.id, { size: 'phone', language: 'de' });
  await expectAsked(page, /an dein Netz an$/);
  await press(page, 'Prüfen');
  await sees(page, 'Zeichne zuerst eine Strecke.');
  await expectAccessible(page);
  await press(page, 'Aufgeben und zeigen');
  await sees(page, `Weniger als ${puzzle.best}`);
  await expectAccessible(page);
  expectQuiet(page);
});

test('what is no puzzle says so, and leads on', async () => {
  const { page } = await visit({ expected: /Failed to load|404/, alone: true });
  await page.evaluate(() => {
    location.hash = '#/puzzle/1830-9999';
  });
  await sees(page, 'There is no such puzzle.');
  await expectAccessible(page);
  // A date before the first puzzle.
  await page.clock.setFixedTime(new Date('2020-02-02T12:00:00'));
  await page.evaluate(() => {
    location.hash = '#/puzzle';
  });
  await sees(page, 'There is no puzzle for this date yet');
  await page.getByRole('link', { name: 'Another puzzle' }).click();
  await page.locator('.puzzle-card').waitFor();
  // A list that is broken leaves the rest.
  await page.route(/stock-.*\.json/, async (route) => {
    const answer = await route.fetch();
    const text = await answer.text();
    await route.fulfill({
      body: text.includes('"1848-') ? '[{"id":7' : text,
      contentType: 'application/json',
    });
  });
  await page.goto(`${inject('site')}/#/puzzle/1848-1`);
  await page.reload();
  await sees(page, 'This puzzle cannot be read.');
  await sees(page, 'Puzzles of 1848 Australia cannot be read.');
  await lay(page, '1830-1');
  expect(await hex(page, 'H12').count()).toBeGreaterThan(0);
});
