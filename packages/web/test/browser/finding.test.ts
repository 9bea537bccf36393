/** Finding a game and passing it on: filters in the lobby, links as codes, and a finished game for anybody who has its link. */
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { type Answered, ask, guest } from './company.ts';
import { button, expectAccessible, expectQuiet, press, sees, visit } from './harness.ts';

const CONTRIBUTION = { contribution: 'chance-of-a-test-seat' };
const DAYS = { kind: 'days', days: 3, atEnd: 'remind' };

const open = (page: Page, more: object): Promise<Answered> =>
  ask(page, 'POST', 'tables', {
    ...{ title: '1830', name: 'T', seats: 3, listed: true, options: {}, time: null },
    ...CONTRIBUTION,
    ...more,
  });

/** Nothing runs out of the page sideways. */
const fits = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

test('open tables are found by game, time, language and for whom; what is chosen is kept on the device', async () => {
  const anna = await guest('Anna');
  await open(anna.page, {
    title: '1889',
    name: 'Shikoku to begin with',
    language: 'nl',
    wanted: 'new',
    time: DAYS,
  });
  await open(anna.page, { title: '1848', name: 'Perth by turns', language: 'pt', wanted: 'regulars' });
  const { page } = await guest('Ben', { size: 'phone', language: 'de' });
  await page.goto(`${inject('site')}/#/online/open`);
  await sees(page, 'Shikoku to begin with');
  await sees(page, '3 Tage je Zug, Niederländisch, neu im Spiel');
  expect(await fits(page)).toBe(true);
  const language = page.getByLabel('Sprache am Tisch');
  await language.selectOption({ label: 'Portugiesisch (1)' });
  await page.getByText('Shikoku to begin with').waitFor({ state: 'detached' });
  await sees(page, 'Perth by turns');
  // What the other filters offer fits the one that is chosen: no choice leads to nothing.
  await expect
    .poll(() => page.getByLabel('Spiel', { exact: true }).locator('option').allInnerTexts())
    .toEqual(['Alle Spiele', '1848 (1)']);
  await expectAccessible(page);
  await page.reload();
  await sees(page, 'Perth by turns');
  expect(await language.inputValue()).toBe('pt');
  // The table is gone meanwhile: that is said, with the way back.
  const { tables } = (await ask(anna.page, 'GET', 'tables/mine')) as never as { tables: readonly Answered[] };
  for (const { id } of tables) await ask(anna.page, 'POST', `tables/${id}/leave`);
  await page.reload();
  await sees(page, 'So einen offenen Tisch gibt es gerade nicht.');
  await press(page, 'Alle zeigen');
  expect(await language.count()).toBe(0);
  expectQuiet(page);
});

test('more open tables than a page has are there at a touch, and stay when the lists are asked for again', async () => {
  const anna = await guest('Anna');
  for (const name of ['Third page', 'Second page', 'First page'])
    await open(anna.page, { name, title: '1848', language: 'sv' });
  const { page } = await guest('Ben', { size: 'phone' });
  await page.route(/api\/tables\?/, (route) =>
    route.continue({ url: route.request().url().replace('most=50', 'most=1') }),
  );
  await page.evaluate(() => localStorage.setItem('kursbuch.finding', '{"language":"sv"}'));
  await page.goto(`${inject('site')}/#/online/open`);
  await page.reload();
  await sees(page, 'First page');
  await page.getByText('Second page').waitFor({ state: 'detached' });
  await press(page, 'More tables');
  await sees(page, 'Second page');
  await expectAccessible(page);
  expect(await fits(page)).toBe(true);
  await press(page, 'More tables');
  await sees(page, 'Third page');
  await button(page, 'More tables').waitFor({ state: 'detached' });
  const asked = page.waitForResponse((answer) => answer.url().includes('before='));
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await asked;
  await sees(page, 'Third page');
  expect(await page.locator('.lobby-open li.is-open').count()).toBe(3);
  const { tables } = (await ask(anna.page, 'GET', 'tables/mine')) as never as { tables: readonly Answered[] };
  for (const { id } of tables) await ask(anna.page, 'POST', `tables/${id}/leave`);
});

test('a table that everybody sees says its language and for whom it is; its link is a code that a camera reads', async () => {
  const { page } = await guest('Anna', { size: 'laptop', theme: 'dark' });
  await page.goto(`${inject('site')}/#/online/1889`);
  expect(await page.getByLabel('Language of the talk').count()).toBe(0);
  await page.getByText('Show it to everybody here').click();
  await press(page.getByRole('group', { name: 'For whom' }), 'new to the game');
  await page.getByLabel('Language of the talk').selectOption('nl');
  await expectAccessible(page);
  await press(page, 'Open the table');
  await sees(page, 'new to the game, Dutch');
  await press(page, 'Share');
  const sheet = page.getByRole('dialog', { name: /^Share / });
  await sheet.getByRole('img', { name: 'A code of squares with the link' }).waitFor();
  // Dark on light, also where the page is dark; with four modules of light around it.
  const drawn = await sheet.locator('.qr').evaluate((code) => ({
    light: getComputedStyle(code.querySelector('rect') as Element).fill,
    dark: getComputedStyle(code.querySelector('path') as Element).fill,
    edge: (code.querySelector('path') as SVGGraphicsElement).getBBox().x,
    width: code.getBoundingClientRect().width,
  }));
  expect(drawn).toMatchObject({ light: 'rgb(255, 255, 255)', dark: 'rgb(15, 10, 4)', edge: 4 });
  expect(drawn.width).toBeGreaterThan(150);
  expect(await sheet.getByRole('textbox', { name: 'Link' }).inputValue()).toBe(page.url());
  await press(sheet, 'Copy link');
  await sees(sheet, 'Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await expectAccessible(page);
  await press(sheet, 'Close');
  await sheet.waitFor({ state: 'detached' });
  const { id } = { id: page.url().split('/').at(-1) ?? '' };
  await ask(page, 'POST', `tables/${id}/leave`);
});

test('a finished game that is listed is shown to anybody who has its link, without a name', async () => {
  const anna = await guest('Anna');
  const ben = await guest('Ben');
  const { id } = await open(anna.page, { name: 'Over and done', seats: 2, options: { drawSeats: false } });
  await ask(ben.page, 'POST', `tables/${id}/join`, CONTRIBUTION);
  const { offers } = await ask(anna.page, 'GET', `tables/${id}/offers?seen=0`);
  const action = offers.find((one) => one.action?.type === 'pass')?.action;
  await ask(anna.page, 'POST', `tables/${id}/actions`, { seen: 0, key: 'passed-in-this-test', action });
  await ask(anna.page, 'POST', `tables/${id}/requests`, { kind: 'end' });
  await ask(ben.page, 'POST', `tables/${id}/requests/answer`, { kind: 'end', accept: true });

  for (const screen of [
    { size: 'phone', language: 'de' },
    { size: 'laptop', theme: 'dark' },
  ] as const) {
    const { page } = await visit(screen);
    await page.goto(`${inject('site')}/#/t/${id}`);
    await page.locator('.ranking').waitFor();
    expect(await page.locator('.ranking tbody tr').count()).toBe(2);
    // Every column is in sight.
    const hidden = await page
      .locator('.end-page .rank')
      .evaluate((part) => part.scrollWidth - part.clientWidth);
    expect(hidden).toBeLessThanOrEqual(0);
    await page.locator('.course').first().waitFor();
    expect(await page.getByRole('textbox', { name: /name/i }).count()).toBe(0);
    await page.locator('.moments').waitFor();
    // The picture of the result is there online as it is at home, and so is the link.
    await button(page, screen.language === 'de' ? 'Bild' : 'Picture').waitFor();
    await page
      .locator('.take-away')
      .getByRole('button', { name: screen.language === 'de' ? 'Teilen' : 'Share' })
      .click();
    await page.getByRole('dialog').locator('.qr').waitFor();
    // What is said there is no warning: it is not red.
    const colour = await page
      .locator('.share-body p')
      .first()
      .evaluate((text) => getComputedStyle(text).color);
    const [red = 255, , blue = 0] = (colour.match(/\d+/g) ?? []).map(Number);
    expect(red - blue).toBeLessThan(40);
    await sees(
      page,
      screen.language === 'de'
        ? /Wer den Link öffnet, sieht Ergebnis/
        : /Whoever opens the link sees the result/,
    );
    expect(await fits(page)).toBe(true);
    await expectAccessible(page);
    expectQuiet(page);
  }
});

test('who watches passes the table on from its menu', async () => {
  const anna = await guest('Anna');
  const { id } = await open(anna.page, {
    ...{ name: 'To be watched', seats: 2, options: { drawSeats: false }, computers: ['calm'] },
  });
  const { page } = await visit({ size: 'phone' });
  await page.goto(`${inject('site')}/#/t/${id}`);
  await page.locator('.table-head').waitFor();
  await press(page, 'Menu');
  await press(page, 'Share');
  await sees(page, 'Whoever opens the link watches, without an account.');
  expect(await fits(page)).toBe(true);
});

test('a table starts at a time, told in the time of the device; who waits for such tables says so beside the filters', async () => {
  const { page } = await guest('Anna', { size: 'laptop', theme: 'dark' });
  await page.goto(`${inject('site')}/#/online/1889`);
  await page.getByText('Show it to everybody here').click();
  await press(page.getByRole('group', { name: 'Start', exact: true }), 'at a time');
  const field = page.getByLabel('Starts at (your time)');
  const tomorrow = await page.evaluate(() => {
    const day = new Date(Date.now() + 86_400_000);
    day.setHours(19, 30, 0, 0);
    return new Date(day.getTime() - day.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
  });
  // A time that has passed is refused in words, and nothing is made.
  await field.fill('2020-01-01T20:00');
  await field.blur();
  await press(page, 'Open the table');
  await sees(page, 'A table starts a minute from now at the earliest, and within sixty days.');
  await field.fill(tomorrow);
  await field.blur();
  await press(page.getByRole('group', { name: 'If too few have come' }), 'call it off');
  await expectAccessible(page);
  await press(page, 'Open the table');
  await sees(page, 'Starts tomorrow 19:30, 3–4 h');
  await sees(page, 'If too few have come, the table is called off.');
  await expectAccessible(page);
  const file = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Into your calendar' }).click();
  expect((await file).suggestedFilename()).toBe('kursbuch.ics');

  const ben = await guest('Ben', { size: 'phone', language: 'de' });
  await ben.page.goto(`${inject('site')}/#/online/open`);
  await sees(ben.page, /morgen 19:30, 3–4.h/);
  await ben.page.getByLabel('Spiel', { exact: true }).selectOption('1889');
  await press(ben.page, 'Sag mir, wenn jemand eröffnet: 1889');
  await sees(ben.page, 'Du hörst von: 1889');
  // Without letters, push or a channel nobody would tell him: that is said, with the way there.
  await sees(ben.page, 'Noch erreicht dich nichts davon, wenn du nicht hier bist.');
  await ben.page.getByRole('link', { name: 'Wähle, wie du es erfährst' }).waitFor();
  await expectAccessible(ben.page);
  expect(await fits(ben.page)).toBe(true);
  await ben.page.getByRole('button', { name: '1889 entfernen' }).click();
  await ben.page.getByText('Du hörst von: 1889').waitFor({ state: 'detached' });
  const id = page.url().split('/').at(-1) ?? '';
  await ask(page, 'POST', `tables/${id}/leave`);
  expectQuiet(ben.page);
});

test('talk that was not read is counted in the lobby and on the first page, and quiet hours are kept', async () => {
  const anna = await guest('Anna');
  const ben = await guest('Ben', { size: 'phone', language: 'de' });
  const { id } = await open(anna.page, {
    name: 'Much talk',
    seats: 2,
    listed: false,
    options: { drawSeats: false },
  });
  await ask(ben.page, 'POST', `tables/${id}/join`, CONTRIBUTION);
  for (const text of ['Hello', 'Are you there?'])
    await ask(anna.page, 'POST', `tables/${id}/messages`, { text });
  await ben.page.goto(`${inject('site')}/#/online`);
  await sees(ben.page, '2 neue Nachrichten');
  expect(await fits(ben.page)).toBe(true);
  await expectAccessible(ben.page);
  await ben.page.goto(`${inject('site')}/#/`);
  await sees(ben.page, '2 neue Nachrichten');
  // Read at the table, it is new nowhere.
  await ben.page.goto(`${inject('site')}/#/t/${id}`);
  // The longest name of a round stays inside the head, beside the marks of an online table.
  const head = await ben.page.locator('.table-head').boundingBox();
  const round = await ben.page.locator('.table-head .title span').boundingBox();
  expect(round?.y).toBeGreaterThanOrEqual(head?.y ?? Number.NaN);
  expect((round?.y ?? 0) + (round?.height ?? 0)).toBeLessThanOrEqual((head?.y ?? 0) + (head?.height ?? 0));
  await ben.page.getByRole('tab', { name: 'Mehr' }).click();
  await ben.page
    .getByRole('button', { name: /^Gespräch/ })
    .or(ben.page.getByRole('tab', { name: /^Gespräch/ }))
    .first()
    .click();
  await sees(ben.page, 'Are you there?');
  const unread = async () =>
    ((await ask(ben.page, 'GET', 'tables/mine')) as never as { tables: readonly { unread: number }[] })
      .tables[0]?.unread;
  await expect.poll(unread).toBe(0);
  await anna.page.goto(`${inject('site')}/#/online/me`);
  await anna.page.getByText('Quiet hours').click();
  await anna.page.getByLabel('from').selectOption({ label: '23:00' });
  await expect.poll(() => anna.page.getByLabel('from').inputValue()).toBe('23');
  await anna.page.reload();
  await expect.poll(() => anna.page.getByLabel('from').inputValue()).toBe('23');
  await expectAccessible(anna.page);
});
