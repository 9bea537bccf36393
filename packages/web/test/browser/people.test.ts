/** People: their pages, those one has played with, a seat kept for one of them, and having nothing to do with another. */
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { ask, goToLobby, guest } from './company.ts';
import { button, expectAccessible, expectQuiet, press, sees } from './harness.ts';

const CONTRIBUTION = { contribution: 'chance-of-a-test-seat' };
const PASS = { type: 'pass' };

const idOf = (page: Page): Promise<string> =>
  page.evaluate(async () => (await (await fetch('/api/me')).json()).person.id);
const shots = process.env.SHOTS;
const shot = (page: Page, name: string) =>
  shots ? page.screenshot({ path: `${shots}/${name}.png`, fullPage: true }) : undefined;

/** Nothing runs out of the page sideways. */
const fits = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

async function open(owner: Page, name: string, more: object = {}): Promise<string> {
  const { id } = await ask(owner, 'POST', 'tables', {
    ...{ title: '1830', name, seats: 2, listed: true, options: {} },
    ...CONTRIBUTION,
    ...more,
  });
  return id;
}

/** A game of these two that they agree to end. */
async function played(one: Page, other: Page, name: string, more: object = {}): Promise<string> {
  const id = await open(one, name, more);
  await ask(other, 'POST', `tables/${id}/join`, CONTRIBUTION);
  const { seats } = await ask(one, 'GET', `tables/${id}`);
  const first = seats.find(({ seat }) => seat === 0)?.place === 0 ? one : other;
  await ask(first, 'POST', `tables/${id}/actions`, { seen: 0, key: 'first-act-of-it', action: PASS });
  await ask(one, 'POST', `tables/${id}/requests`, { kind: 'end' });
  await ask(other, 'POST', `tables/${id}/requests/answer`, { kind: 'end', accept: true });
  return id;
}

const goTo = (page: Page, at: string) => page.goto(`${inject('site')}/#/${at}`);

test('somebody is found, invited and comes; a page shows what its owner allows', async () => {
  const expected = /status of 40[0-9]/;
  const anna = await guest('Anna', { size: 'laptop', theme: 'dark', expected });
  const ben = await guest('Ben', { size: 'phone', language: 'de', expected });
  await played(anna.page, ben.page, 'Thursday');
  await played(anna.page, ben.page, 'Behind doors', { listed: false });
  const [annaId, benId] = [await idOf(anna.page), await idOf(ben.page)];

  // ---- Anna finds Ben among those she has played with, and invites him to her table
  const table = await open(anna.page, 'Sunday');
  await goTo(anna.page, 'people');
  await sees(anna.page, '2 games finished');
  await anna.page.getByRole('searchbox', { name: 'Find a name' }).fill('nobody');
  await sees(anna.page, 'Nobody of that name has played with you.');
  await anna.page.getByRole('searchbox', { name: 'Find a name' }).fill('be');
  await expectAccessible(anna.page);
  await shot(anna.page, 'people');
  await press(anna.page, 'Invite Ben');
  await press(anna.page, '1830 Sunday');
  await sees(anna.page, 'A seat at Sunday is kept for Ben.');
  await press(anna.page, 'Close');

  // ---- he reads it on the first page, in the lobby and at the table
  await goToLobby(ben.page);
  await sees(ben.page, 'Anna hält dir einen Platz frei');
  await shot(ben.page, 'lobby-phone');
  expect(await fits(ben.page)).toBe(true);
  await expectAccessible(ben.page);
  await ben.page.goto(`${inject('site')}/#/`);
  await sees(ben.page, 'Anna hält dir einen Platz frei');
  await shot(ben.page, 'first-phone');
  // Nobody else gets the seat: that is said before anybody presses, at the table and where it is listed.
  const cleo = await guest('Cleo', { expected });
  await goTo(cleo.page, `t/${table}`);
  await sees(cleo.page, 'The seats that are left are kept for others.');
  expect(await button(cleo.page, 'Sit down').count()).toBe(0);
  await expectAccessible(cleo.page);
  await goToLobby(cleo.page);
  const listed = cleo.page.getByRole('listitem').filter({ hasText: 'Sunday' });
  await sees(listed, 'The seats that are left are kept for others.');
  expect(await button(listed, 'Sit down at Sunday').count()).toBe(0);
  await goTo(anna.page, `t/${table}`);
  await sees(anna.page, 'kept for Ben');
  await sees(anna.page, 'All free seats are kept: those for whom they are kept sit down.');
  await shot(anna.page, 'waiting');
  await expectAccessible(anna.page);

  // ---- her page as he sees it, as a stranger does, and as she allows it
  await goTo(ben.page, `people/${annaId}`);
  await sees(ben.page, 'Behind doors');
  await sees(ben.page, 'Zurückblicken');
  expect(await fits(ben.page)).toBe(true);
  await expectAccessible(ben.page);
  await shot(ben.page, 'person-phone');
  // Nobody is rated unless those who run the server want it: then each game has a number that says how sure it is.
  await expect.poll(() => ben.page.getByText('Wertung').count()).toBe(0);
  await ben.page.route(`**/api/people/${annaId}`, async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    for (const one of body.known.titles) one.rating = { value: 1620, within: 90 };
    body.known.companies = [
      { title: '1830', company: 'B&O', games: 2 },
      { title: '1853', company: 'EIR', games: 1 },
    ];
    await route.fulfill({ response, json: body });
  });
  await ben.page.reload();
  await sees(ben.page, '1620 ± 90');
  // Companies by their own marks.
  for (const [name, mark] of [
    ['B&O', 'co-bo'],
    ['EIR', 'co-eir'],
  ] as const)
    await ben.page
      .locator('.directed')
      .getByRole('img', { name, exact: true })
      .locator(`.${mark} path`)
      .waitFor();
  await sees(ben.page, 'wie weit sie danebenliegen kann');
  expect(await fits(ben.page)).toBe(true);
  await expectAccessible(ben.page);
  await shot(ben.page, 'person-rated-phone');
  await ben.page.unroute(`**/api/people/${annaId}`);
  await goTo(cleo.page, `people/${annaId}`);
  await sees(cleo.page, 'Thursday');
  await expect.poll(() => cleo.page.getByText('Behind doors').count()).toBe(0);
  await goTo(anna.page, `people/${annaId}`);
  await sees(anna.page, 'Behind doors');
  // Each finished game with a piece of the map it ended with.
  await expect.poll(() => anna.page.locator('.finished-map .map-thumb').count()).toBe(2);
  await expectAccessible(anna.page);
  await shot(anna.page, 'person');
  await press(anna.page, 'What others see');
  await sees(anna.page, 'somebody you have never played with');
  await expect.poll(() => anna.page.getByText('Behind doors').count()).toBe(0);
  await press(anna.page, 'Back to what I see');
  await anna.page.getByLabel('Who sees this page').selectOption('companions');
  await cleo.page.reload();
  await sees(cleo.page, 'Anna does not show this page to you.');
  // Whoever does not see the page may not invite either.
  expect(await button(cleo.page, 'Invite').count()).toBe(0);
  expect(await fits(anna.page)).toBe(true);

  // ---- he sits down from the lobby, where names lead to their pages, and the game begins
  await goToLobby(ben.page);
  const results = ben.page.locator('.is-over .lobby-who').first();
  for (const place of [results, ben.page.locator('.invited .lobby-who')])
    expect(await place.getByRole('link', { name: 'Anna' }).getAttribute('href')).toBe(`#/people/${annaId}`);
  await press(ben.page, 'Hinsetzen');
  await expect.poll(async () => (await ask(anna.page, 'GET', `tables/${table}`)).seats.length).toBe(2);

  // ---- a name at the table leads to the page, and back
  await goTo(anna.page, `t/${table}`);
  await anna.page.getByRole('tab', { name: 'Talk' }).click();
  await anna.page.locator('.people').getByRole('link', { name: 'Ben' }).click();
  await sees(anna.page, 'Finished games');
  expect(anna.page.url()).toContain(benId);
  for (const { page } of [anna, ben]) expectQuiet(page);
});

test('a seat is kept for a name by a link of its own', async () => {
  const expected = /status of 40[0-9]/;
  const anna = await guest('Anna', { size: 'phone', expected });
  const table = await open(anna.page, 'Family');
  await goTo(anna.page, `t/${table}`);
  await anna.page.getByRole('textbox', { name: 'Name' }).fill('grandpa@example.org');
  await press(anna.page, 'Make a link');
  await sees(anna.page, 'Write a name here, no address');
  await anna.page.getByRole('textbox', { name: 'Name' }).fill('Grandpa');
  await press(anna.page, 'Make a link');
  await sees(anna.page, 'kept for Grandpa');
  expect(await fits(anna.page)).toBe(true);
  await shot(anna.page, 'waiting-phone');
  await press(anna.page, 'Copy link for Grandpa');
  const link = await anna.page.evaluate(() => navigator.clipboard.readText());
  // As every link it is there for a camera too.
  await press(anna.page, 'Share the link for Grandpa');
  const sheet = anna.page.getByRole('dialog', { name: 'Share Family for Grandpa' });
  await sees(sheet, 'Whoever opens this link gets the seat that is kept for Grandpa, once.');
  expect(await sheet.getByRole('textbox', { name: 'Link' }).inputValue()).toBe(link);
  await sheet.locator('.qr').waitFor();
  expect(await fits(anna.page)).toBe(true);
  await expectAccessible(anna.page);
  await press(sheet, 'Close');
  const grandpa = await guest('Opa', { language: 'de', expected });
  await grandpa.page.goto(link);
  await press(grandpa.page, 'Hinsetzen');
  await expect.poll(async () => (await ask(anna.page, 'GET', `tables/${table}`)).seats.length).toBe(2);
});

test('who is blocked stays away without learning why, and what is said is folded', async () => {
  const expected = /status of 40[0-9]/;
  const anna = await guest('Anna', { expected });
  const dirk = await guest('Dirk', { size: 'phone', expected });
  const cleo = await guest('Cleo', { expected });
  const [dirkId] = [await idOf(dirk.page)];
  await goTo(anna.page, `people/${dirkId}`);
  await press(anna.page, 'Block');
  await sees(anna.page, 'does not learn of it');
  await anna.page.getByRole('dialog').getByRole('button', { name: 'Block' }).click();
  await sees(anna.page, 'You have blocked Dirk.');
  await expectAccessible(anna.page);

  const own = await open(anna.page, 'Quiet');
  await goTo(dirk.page, `t/${own}`);
  await press(dirk.page, 'Sit down');
  await sees(dirk.page, 'There is no seat for you at this table.');
  await expect.poll(() => dirk.page.getByText(/block/i).count()).toBe(0);

  // He sat down first: she is told before she sits down with him.
  const table = await open(cleo.page, 'Open to all', { seats: 3 });
  await ask(dirk.page, 'POST', `tables/${table}/join`, CONTRIBUTION);
  await ask(dirk.page, 'POST', `tables/${table}/messages`, { text: 'Something unkind' });
  await goTo(anna.page, `t/${table}`);
  await sees(anna.page, 'Blocked by you, and at this table: Dirk.');
  await sees(anna.page, 'Dirk said something');
  expect(await anna.page.getByText('Something unkind').isVisible()).toBe(false);
  await shot(anna.page, 'blocked');
  await button(anna.page, 'Sit down all the same').click();
  await expect.poll(async () => (await ask(cleo.page, 'GET', `tables/${table}`)).seats.length).toBe(3);

  await goTo(anna.page, 'people');
  await press(anna.page, 'Lift the block');
  await expect.poll(() => anna.page.getByRole('heading', { name: 'Blocked' }).count()).toBe(0);
});
