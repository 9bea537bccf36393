/** The end of a game, and what can be taken away from it; the tables, and the rules behind a refusal. */
import { readFileSync } from 'node:fs';
import { cashOf } from '@kursbuch/eighteen';
import { expect, test } from 'vitest';
import { button, expectAsked, expectQuiet, openRecord, press, sees, touchHex, visit } from './harness.ts';
import { asks, finishedGame, PLAYERS, positionWhere } from './positions.ts';

test('a finished game tells who has won, and the record can be saved', async () => {
  const { record, state } = await finishedGame('1830', 650);
  const scores = state.result?.scores ?? [];
  const best = Math.max(...scores);
  const { page } = await visit();
  await openRecord(page, record);
  await expectAsked(page, `${PLAYERS[scores.indexOf(best)]} wins`);
  const rows = page.getByRole('main').getByRole('table').first().getByRole('row');
  const ranking = PLAYERS.toSorted(
    (a, b) => (scores[PLAYERS.indexOf(b)] ?? 0) - (scores[PLAYERS.indexOf(a)] ?? 0),
  );
  for (const [place, name] of ranking.entries()) {
    const row = rows.nth(place + 1);
    await sees(row, name);
    await sees(row, new Intl.NumberFormat('en').format(scores[PLAYERS.indexOf(name)] ?? 0));
  }
  // The charts and the key moments: one of them leads back to its moment.
  expect(await page.getByRole('main').getByRole('img').count()).toBeGreaterThan(0);

  await press(page, 'Menu');
  const download = page.waitForEvent('download');
  await press(page, 'Save the record as a file');
  expect(JSON.parse(readFileSync(await (await download).path(), 'utf8'))).toEqual(record);
  expectQuiet(page);
});

test('the table is copied as CSV', async () => {
  const { record, state } = await positionWhere(
    '1830',
    (state) => asks('stockTurn')(state) && state.phase === '3',
  );
  const { page } = await visit();
  await openRecord(page, record);
  await page.getByRole('tab', { name: 'Table' }).click();
  await press(page, 'Copy as CSV');
  await sees(page, 'Copied.');
  const lines = (await page.evaluate(() => navigator.clipboard.readText())).split(/\r?\n/);
  const cells = (of: string | undefined): readonly string[] => of?.split(/[,;\t]/) ?? [];
  const head = cells(lines.find((line) => PLAYERS.every((name) => line.includes(name))));
  const cash = cells(lines.find((line) => line.includes('Cash')));
  for (const [seat, name] of PLAYERS.entries())
    expect(Number(cash[head.indexOf(name)])).toBe(cashOf(state, seat));
  expect(lines.some((line) => /^1,/.test(line))).toBe(true);
  expect(lines.some((line) => line.startsWith(',"New York, New Haven & Hartford",'))).toBe(true);
  expectQuiet(page);
});

test('a refusal leads to its rule, and the rules can be searched', async () => {
  const { record } = await positionWhere('1830', asks('trackStep'));
  const { page } = await visit();
  await openRecord(page, record);
  await touchHex(page, 'A9');
  const alert = page.getByRole('alert');
  const link = button(alert, /^Rule 1830-/);
  const rule = (await link.innerText()).replace('Rule ', '');
  await link.click();
  const rules = page.getByRole('region', { name: 'Rules of 1830' });
  const article = rules.getByRole('article');
  await sees(article, new RegExp(`^${rule.replaceAll('.', '\\.')}`));
  await sees(article, /^Here:/);

  const search = page.getByRole('searchbox');
  await search.fill('train limit');
  await sees(rules, /^\d+ found$/);
  const found = rules.getByRole('button', { name: /^1830-/ });
  const count = await found.count();
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThan(40);
  await found.first().click();
  await sees(article, (await found.first().innerText()).split(/\s/)[0] as string);
  await search.fill('xylophone');
  await sees(rules, 'No rule has all these words.');
  expectQuiet(page);
});
