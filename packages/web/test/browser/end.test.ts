/** The end of a game, and what can be taken away from it; the tables, and the rules behind a refusal. */
import { readFileSync } from 'node:fs';
import { cashOf } from '@kursbuch/eighteen';
import type { GameRecord } from '@kursbuch/table';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  button,
  entryOf,
  expectAccessible,
  expectAsked,
  expectQuiet,
  goTo,
  headline,
  openRecord,
  press,
  sees,
  settled,
  store,
  stored,
  touchHex,
  visit,
  visitTable,
} from './harness.ts';
import { asks, endedGame, finishedGame, PLAYERS, positionWhere } from './positions.ts';

test('a finished game tells who has won, and the record can be saved', async () => {
  const { record, state } = await finishedGame('1830', 650);
  const scores = state.result?.scores ?? [];
  const best = Math.max(...scores);
  const { page } = await visitTable(record);
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
  await press(page, 'Menu');
  const download = page.waitForEvent('download');
  await press(page, 'Save the record as a file');
  expect(JSON.parse(readFileSync(await (await download).path(), 'utf8'))).toEqual(record);
  expectQuiet(page);
});

/** Parts of the end that are not wholly on the screen. */
const outOfSight = async (page: Page): Promise<readonly string[]> => {
  const { width, height } = page.viewportSize() as { width: number; height: number };
  const main = page.getByRole('main');
  const parts = {
    ranking: main.getByRole('table').first(),
    worth: main.getByRole('img', { name: /^(Worth|Vermögen) / }),
    prices: main.getByRole('img', { name: /^(Share prices|Kurse) / }),
    moments: main.getByRole('heading', { name: /^(Key moments|Wendepunkte)$/ }),
    first: main.getByRole('listitem').first(),
    third: main.getByRole('listitem').nth(2),
    record: main.getByRole('button', { name: /^(Record|Protokoll)$/ }),
    csv: main.getByRole('button', { name: /CSV/ }),
    picture: main.getByRole('button', { name: /^(Picture|Bild)$/ }),
    again: page.getByRole('button', { name: /^(Play again|Noch einmal)/ }),
  };
  const found: string[] = [];
  for (const [name, part] of Object.entries(parts)) {
    const box = await part.boundingBox();
    if (!box || box.x < 0 || box.y < 0 || box.x + box.width > width || box.y + box.height > height)
      found.push(`${name} ${JSON.stringify(box)}`);
  }
  return found;
};

/** Everything the page writes into a picture. */
const hearBrush = () => {
  const heard: string[] = [];
  Object.assign(window, { painted: heard });
  const { fillText } = CanvasRenderingContext2D.prototype;
  CanvasRenderingContext2D.prototype.fillText = function (text, x, y) {
    heard.push(text);
    fillText.call(this, text, x, y);
  };
};

test.each([
  { language: 'en', theme: 'light', title: '1830', players: PLAYERS },
  { language: 'de', theme: 'dark', title: '1848', players: [...PLAYERS, 'Emil', 'Frieda'] },
] as const)(
  'ranking, charts, key moments and what can be taken away are in sight: $title, $language',
  async ({ language, theme, title, players }) => {
    const { record } = await endedGame(title, players, ({ round }) => round.set > 5);
    const { page } = await visitTable(record, { language, theme });
    for (const size of [
      { width: 1440, height: 900 },
      { width: 1280, height: 720 },
    ]) {
      await page.setViewportSize(size);
      await settled(page);
      await expect.poll(() => outOfSight(page)).toEqual([]);
      const scrolls = await page
        .locator('.stage-body')
        .evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
      expect(scrolls).toBeLessThanOrEqual(0);
    }
    // The charts that share a place, and one as a table with all rounds.
    await press(page, /^(Revenue|Einnahmen)$/);
    const revenue = page.getByRole('region', { name: /^(Revenue|Einnahmen)$/ });
    await revenue.getByRole('img').waitFor();
    await press(revenue, /^(As a table|Als Tabelle)$/);
    const rounds = new Set(await revenue.getByRole('rowheader').allInnerTexts());
    expect(rounds.size).toBeGreaterThan(10);
    await expectAccessible(page);
    expectQuiet(page);
  },
);

test('lines differ without colour, and each is named', async () => {
  const { record } = await finishedGame('1830', 650);
  const { page } = await visitTable(record);
  for (const chart of ['Worth', 'Share prices']) {
    const lines = page.getByRole('region', { name: chart }).locator('.one');
    await lines.first().waitFor();
    const dashes = await lines.evaluateAll((all) =>
      all.map((one) => one.querySelector<SVGPathElement>('.ln')?.style.strokeDasharray),
    );
    expect(dashes.length).toBeGreaterThan(3);
    expect(new Set(dashes).size).toBe(dashes.length);
    for (const text of await lines.allTextContents()) expect(text).toMatch(/[A-Za-z&]+.*\d/);
  }
});

test('a key moment opens the map at that moment, and back to now is the result', async () => {
  const { record } = await finishedGame('1830', 650);
  const { page } = await visitTable(record);
  const moment = page.getByRole('main').getByRole('listitem').filter({ hasText: 'first 2-train' });
  const when = (await moment.innerText()).split('\n')[0] as string;
  expect(when).toMatch(/^OR \d/);
  await moment.getByRole('button').click();
  await page.getByRole('group', { name: 'Map' }).waitFor();
  await expect.poll(() => headline(page)).toBe(when.replace('OR', 'Operating round'));
  await sees(page, /buys a 2-train/);
  await press(page, /^Back to now/);
  await page.getByRole('main').getByRole('table').first().waitFor();
  await page.getByRole('heading', { name: 'Key moments' }).waitFor();
  expectQuiet(page);
});

test.each([
  { drawSeats: false, told: 'Ben begins' },
  { drawSeats: true, told: 'seats by lot' },
])('play again: a new table for the same players, $told', async ({ drawSeats, told }) => {
  const { record, state } = await endedGame('1848', PLAYERS.slice(0, 3), () => true, {
    drawSeats,
    fourGauges: true,
  });
  const { page } = await visitTable(record);
  await sees(page, told);
  await press(page, /^Play again/);
  await expect.poll(() => page.url()).not.toMatch(/game\/test$/);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const id = page.url().split('/').at(-1) as string;
  const { record: next, name } = (await stored(page, id)) as { record: GameRecord; name: string };
  expect(name).toBe('Test table 2');
  expect(next.actions).toEqual([]);
  expect(next.seed).not.toBe(record.seed);
  expect(next.options).toEqual(state.options);
  const [first, ...others] = state.players;
  expect(next.players).toEqual([...others, first]);
  // The game that is over stays as it is.
  expect(((await stored(page)) as { record: GameRecord }).record).toEqual(record);
  expectQuiet(page);
});

/** A file of comma-separated or semicolon-separated values, read as spreadsheets do. */
function readCsv(text: string, separator: string): string[][] {
  const rows: string[][] = [[]];
  let cell = '';
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const letter = text[at] as string;
    if (quoted && letter === '"' && text[at + 1] === '"') cell += text[at++];
    else if (letter === '"') quoted = !quoted;
    else if (!quoted && (letter === separator || letter === '\n')) {
      rows.at(-1)?.push(cell.replace(/\r$/, ''));
      cell = '';
      if (letter === '\n') rows.push([]);
    } else cell += letter;
  }
  return rows.slice(0, -1);
}

test.each([
  { language: 'en', separator: ',' },
  { language: 'de', separator: ';' },
] as const)('the end as CSV: ranking and all rounds, parted by %s', async ({ language, separator }) => {
  const names = ['=1+1', 'B"en; x', '-Ch, y'];
  const { record, state } = await endedGame('1830', names, ({ round }) => round.set > 5);
  const { page } = await visitTable(record, { language });
  const download = page.waitForEvent('download');
  await press(page, /CSV/);
  const file = await download;
  expect(file.suggestedFilename()).toBe('1830-test-table.csv');
  const text = readFileSync(await file.path(), 'utf8');
  expect(text.startsWith('\ufeff')).toBe(true);
  const rows = readCsv(text.slice(1), separator);
  expect(new Set(rows.map(({ length }) => length)).size).toBe(1);
  const scores = state.result?.scores ?? [];
  const ranked = rows.slice(1, 4);
  const plain = (cell: string | undefined) => cell?.replace(/^'/, '');
  for (const row of ranked) {
    const seat = names.indexOf(plain(row[1]) as string);
    expect(Number(row[2])).toBe(scores[seat]);
    // Cash and shares make the worth; what follows are the shares, company by company.
    const cells = row.slice(4).map(Number);
    const shares = rows[0]?.slice(4).findIndex((head) => /^(Shares|Aktien)$/.test(head)) as number;
    const sum = (all: readonly number[]) => all.reduce((one, other) => one + other, 0);
    expect(sum(cells.slice(0, shares + 1))).toBe(scores[seat]);
    expect(sum(cells.slice(shares + 1))).toBe(cells[shares]);
  }
  // What a spreadsheet would reckon is a text.
  expect(ranked.map((row) => row[1]).toSorted()).toEqual(["'-Ch, y", "'=1+1", 'B"en; x']);
  expect(rows.flat().filter((cell) => /^[=+@]/.test(cell))).toEqual([]);
  // All rounds: the last row has the scores.
  const [, ...rounds] = rows.slice(5);
  expect(rounds.length).toBeGreaterThan(10);
  expect(rounds.at(-1)?.slice(1, 4).map(Number)).toEqual(scores);
  expectQuiet(page);
});

test.each(['light', 'dark'] as const)('the end as a picture, %s: title, date, ranking', async (theme) => {
  const { record, state } = await finishedGame('1830', 650);
  const { page } = await visitTable(record, { theme, before: hearBrush });
  const download = page.waitForEvent('download');
  await press(page, 'Picture');
  const file = await download;
  expect(file.suggestedFilename()).toBe('1830-test-table.png');
  const bytes = readFileSync(await file.path());
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  const painted = await page.evaluate(() => (window as unknown as { painted: string[] }).painted);
  expect(painted).toEqual(expect.arrayContaining(['1830', 'Test table', ...PLAYERS]));
  const { number, date } = {
    number: new Intl.NumberFormat('en'),
    // As the device writes it.
    date: new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }),
  };
  for (const score of state.result?.scores ?? []) expect(painted).toContain(number.format(score));
  expect(painted).toContain(date.format(Date.now()));
  expect(painted.filter((text) => text.includes('…'))).toEqual([]);
  // The ground is the paper of the theme.
  const corner = await page.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes]));
    const brush = new OffscreenCanvas(1, 1).getContext('2d');
    brush?.drawImage(image, 0, 0);
    return [...(brush?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3);
  }, bytes.toString('base64'));
  expect(corner.every((part) => (theme === 'light' ? part > 240 : part < 40))).toBe(true);
  expectQuiet(page);
});

test('equals share a place, and who is bankrupt is named', async () => {
  const six = [...PLAYERS, 'Emil', 'Frieda'];
  const { record, state } = await endedGame('1830', six, ({ result, bankrupt }) => {
    const best = Math.max(...(result?.scores ?? []));
    return bankrupt !== null && result?.scores.filter((score) => score === best).length === 2;
  });
  const scores = state.result?.scores ?? [];
  const best = Math.max(...scores);
  const winners = six.filter((_, seat) => scores[seat] === best);
  const { page } = await visitTable(record);
  await expectAsked(page, `${winners.join(' and ')} win`);
  await sees(page, `The game is over: ${six[state.bankrupt as number]} is bankrupt`);
  const places = page.getByRole('main').getByRole('table').first().locator('tbody .ord');
  await expect.poll(async () => (await places.allInnerTexts()).slice(0, 3)).toEqual(['1', '1', '3']);
  expectQuiet(page);
});

test.each([
  {
    language: 'de',
    over: 'Das Spiel ist zu Ende: ',
    causes: {
      bank: 'die Bank ist gesprengt',
      loans: 'zu viele Anleihen sind vergeben',
      receiverships: 'zu viele Gesellschaften stehen unter Verwaltung',
      price: 'eine Gesellschaft hat den höchsten Kurs erreicht',
      standstill: 'niemand kann mehr etwas tun',
    },
  },
  {
    language: 'en',
    over: 'The game is over: ',
    causes: {
      price: 'a company has reached the highest price',
      standstill: 'nobody can do anything any more',
    },
  },
] as const)('1848 says why it is over ($language)', async ({ language, over, causes }) => {
  const { page } = await visit({ language });
  for (const [cause, told] of Object.entries(causes)) {
    // Random games come neither to the highest price nor to a standstill: those are written over another end.
    const isRare = cause === 'price' || cause === 'standstill';
    const { record, state } = await endedGame('1848', PLAYERS, ({ result }) =>
      isRare ? result !== null : result?.cause === cause,
    );
    if (isRare) {
      const actions = record.actions.slice(0, -1);
      const result = { cause, scores: state.result?.scores ?? [] };
      await store(page, {
        ...entryOf({ ...record, actions }, { id: cause }),
        endedByHand: result,
      });
      await goTo(page, cause);
    } else await openRecord(page, record, cause);
    await sees(page, over + told);
    await page.getByRole('heading', { name: /^(Key moments|Wendepunkte)$/ }).waitFor();
  }
  expectQuiet(page);
});

test('on a phone the ranking comes first, then charts, then key moments, and nothing is too wide', async () => {
  const { record } = await endedGame(
    '1830',
    ['Maximiliane-Henriette', 'Ben', 'Chiara'].map((name) => name.slice(0, 20)),
    ({ round }) => round.set > 5,
    { closedCash: true },
  );
  const { page } = await visitTable(record, { size: 'phone', language: 'de' });
  const main = page.getByRole('main');
  const tops = await Promise.all(
    [
      main.getByRole('table').first(),
      ...['Vermögen', 'Kurse', 'Einnahmen', 'Wendepunkte'].map((name) =>
        main.getByRole('heading', { name: new RegExp(`^${name}`) }),
      ),
      main.getByRole('button', { name: 'Bild' }),
    ].map(async (part) => (await part.boundingBox())?.y ?? 0),
  );
  expect(tops).toEqual(tops.toSorted((one, other) => one - other));
  // Who, and how much, without scrolling sideways.
  const worth = await main.getByRole('table').first().locator('.tot').first().boundingBox();
  expect((worth?.x ?? 999) + (worth?.width ?? 0)).toBeLessThan(360);
  await expect.poll(() => page.evaluate(() => document.scrollingElement?.scrollWidth)).toBe(360);
  expectQuiet(page);
});

test('the table is copied as CSV', async () => {
  const { record, state } = await positionWhere(
    '1830',
    (state) => asks('stockTurn')(state) && state.phase === '3',
  );
  const { page } = await visitTable(record);
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
  const { page } = await visitTable(record);
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
