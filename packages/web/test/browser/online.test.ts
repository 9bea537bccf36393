/** People at different screens, against a real server: coming in, playing, losing the connection, and what nobody may learn. */
import { randomUUID } from 'node:crypto';
import { recordOf } from '@kursbuch/table';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { secondRound } from './beneluxGames.ts';
import { ask, goToLobby, guest as named, USUAL } from './company.ts';
import {
  button,
  buyShare,
  entryOf,
  expectAccessible,
  expectAsked,
  expectQuiet,
  press,
  type Screen,
  sees,
  startAt,
  startOf,
  store,
  visit,
} from './harness.ts';

interface Received {
  readonly received: string[];
}

/** Everything the page is told by the server, answers and streams, as it comes. */
function listenIn(): void {
  const received: string[] = [];
  Object.assign(window, { received } satisfies Received);
  const fetched = window.fetch.bind(window);
  window.fetch = async (...asked) => {
    const response = await fetched(...asked);
    const own = response.clone().body?.pipeThrough(new TextDecoderStream()).getReader();
    const at = received.push('') - 1;
    const read = async (): Promise<void> => {
      const part = await own?.read().catch(() => undefined);
      if (!part || part.done) return;
      received[at] += part.value;
      return read();
    };
    void read();
    return response;
  };
}

const receivedBy = (page: Page): Promise<string> =>
  page.evaluate(() => (window as unknown as Received).received.join('\n'));

/** How often a page has opened a line to the server, from now on. */
function linesOf(page: Page): () => number {
  let opened = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/stream') opened++;
  });
  return () => opened;
}

/** Take something into the hand and do it. */
async function choose(page: Page, what: string | RegExp, confirm: string | RegExp): Promise<void> {
  await press(page, what);
  await press(page, confirm);
}

/** Somebody with a name, and everything his page is told. */
const guest = (name: string, screen: Screen = {}) => named(name, { before: listenIn, ...screen });

test('two at different screens open a table, sell the privates and play a stock round of 1830; one is cut off in the middle', async () => {
  const anna = await visit({ expected: USUAL });
  const ben = await visit({ size: 'phone', language: 'de', theme: 'dark', expected: USUAL });

  // ---- a name is enough
  await anna.page.getByRole('link', { name: /^Friends elsewhere\?/ }).click();
  await expectAsked(anna.page, 'Play online in ten seconds');
  await expectAccessible(anna.page);
  await anna.page.getByRole('textbox', { name: 'Your name' }).fill('Anna');
  await press(anna.page, 'Come in');
  await anna.page.getByRole('link', { name: 'New table' }).first().click();
  await press(anna.page.getByRole('group', { name: 'Seats' }), '2');
  await press(anna.page, 'as you sit down');
  await anna.page.getByLabel('Name of the table').fill('Thursday table');
  await expectAccessible(anna.page);
  await press(anna.page, 'Open the table');
  await expectAsked(anna.page, 'One more player');
  await expectAccessible(anna.page);
  await press(anna.page, 'Copy link');
  const copied = () => anna.page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toMatch(/^http/);
  const link = await copied();

  // ---- whoever opens the link sits down, on a phone, in German
  await ben.page.goto(link);
  await expectAsked(ben.page, 'Noch ein Spieler');
  await expectAccessible(ben.page);
  await ben.page.getByRole('textbox', { name: 'Dein Name' }).fill('Ben');
  await press(ben.page, 'Hinsetzen');
  await expectAsked(anna.page, /^Anna: /);
  await expectAsked(ben.page, 'Anna: unter den Privatbahnen wählen');
  await expectAccessible(ben.page);
  await expect.poll(() => ben.page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await press(ben.page, 'Menü');
  await press(ben.page.getByRole('group', { name: 'Sprache' }), 'English');
  await press(ben.page, 'Close');
  await ben.page.setViewportSize({ width: 1280, height: 720 });

  // ---- the sale, in turn
  // Against people nobody is whispered to.
  expect(await button(anna.page, 'Hint').count()).toBe(0);
  await choose(anna.page, 'Buy for 20', 'Buy SVN&RR, $20');
  await expectAsked(ben.page, /^Ben: /);
  // What another has done is not his to take back.
  await expect.poll(() => button(anna.page, 'Undo').isEnabled()).toBe(true);
  await expect.poll(() => button(ben.page, 'Undo').isEnabled()).toBe(false);
  await choose(ben.page, 'Buy for 40', 'Buy C&SL, $40');
  await expectAsked(anna.page, /^Anna: /);

  // ---- cut off: what Anna does is not seen, then caught up with; what Ben does is kept and done once
  await anna.page.getByTitle('Ben is here').first().waitFor();
  await ben.context.setOffline(true);
  await sees(ben.page, /No connection since/);
  await choose(anna.page, 'Buy for 70', 'Buy D&H, $70');
  await expectAsked(anna.page, /^Ben: /);
  await expectAccessible(ben.page);
  // The others see it on his sign; his own page says it without covering anything.
  await anna.page.getByTitle('Ben has no connection').first().waitFor();
  await ben.page.getByTitle('Ben has no connection').first().waitFor();
  const boxOf = (part: string) => ben.page.locator(part).first().boundingBox();
  const [strip, stage] = [await boxOf('.strip'), await boxOf('.stage')];
  expect((strip?.y ?? 0) + (strip?.height ?? 0)).toBeLessThanOrEqual(stage?.y ?? 0);
  await expectAsked(ben.page, /^Anna: /);
  await ben.context.setOffline(false);
  await expectAsked(ben.page, /^Ben: /);
  await expect.poll(() => ben.page.getByText(/No connection since/).count()).toBe(0);
  await press(ben.page, 'Buy for 110');
  await button(ben.page, 'Buy M&H, $110').waitFor();
  // It is shown at once, because the rules can say what follows; the server hears of it later, though the page was loaded anew.
  await ben.context.route('**/api/**', (route) => route.abort());
  await press(ben.page, 'Buy M&H, $110');
  await expectAsked(ben.page, /^Anna: /);
  await ben.page.reload();
  await sees(ben.page, /No server answers here: .* Your move at this table is kept/);
  await expectAccessible(ben.page);
  await expectAsked(anna.page, /^Ben: /);
  await ben.context.unroute('**/api/**');
  await expectAsked(anna.page, /^Anna: /);
  await expectAsked(ben.page, /^Anna: /);

  // ---- one line for all tabs; another takes over where the first is closed
  const second = await ben.context.newPage();
  const ownLines = linesOf(second);
  await second.setViewportSize({ width: 1280, height: 720 });
  await second.goto(link);
  await expectAsked(second, /^Anna: /);
  expect(ownLines()).toBe(0);
  await ben.page.close();
  await choose(anna.page, 'Buy for 160', 'Buy C&A, $160');
  await expectAsked(second, /^Ben: /);
  expect(ownLines()).toBeGreaterThan(0);
  await choose(second, 'Buy for 220', 'Buy B&O-P, $220');
  await expectAsked(second, 'B&O: set the par price');
  await choose(second, /^100 /, 'Set par $100');

  // ---- a stock round
  await expectAsked(anna.page, /^Anna: /);
  await button(anna.page, startOf('B&M')).waitFor();
  await press(anna.page, startOf('B&M'));
  await choose(anna.page, startAt('B&M', 67), /^Start at .*67, pay .*134/);
  await expectAsked(second, /^Ben: /);
  await choose(second, buyShare('B&M'), 'Buy for $67');
  await expectAsked(anna.page, /^Anna: /);

  // ---- taken back: at once while nobody has acted, else the other is asked
  await choose(anna.page, buyShare('B&M'), 'Buy for $67');
  await expectAsked(second, /^Ben: /);
  await press(anna.page, 'Undo');
  await expectAsked(second, /^Anna: /);
  await choose(anna.page, buyShare('B&M'), 'Buy for $67');
  await expectAsked(second, /^Ben: /);
  await press(second, 'Pass');
  await expectAsked(anna.page, /^Anna: /);
  await press(anna.page, 'Undo');
  await sees(anna.page, 'You have asked to take something back.');
  await sees(second, 'Anna asks to take back 2 steps.');
  // He has acted since: that is why he is asked.
  await sees(second, 'You have acted since, so it needs your yes.');
  await expectAccessible(second);
  await press(second, 'No');
  await sees(anna.page, 'Somebody said no: nothing is taken back.');
  await expect.poll(() => anna.page.getByText('You have asked to take something back.').count()).toBe(0);
  await expectAsked(anna.page, /^Anna: /);
  await press(anna.page, 'Undo');
  await sees(second, 'Anna asks to take back 2 steps.');
  await press(second, 'Agree');
  await expect.poll(() => anna.page.getByText('You have asked to take something back.').count()).toBe(0);
  await button(anna.page, buyShare('B&M')).waitFor();
  await press(anna.page, 'Pass');
  await expectAsked(second, /^Ben: /);
  await press(second, 'Pass');
  await sees(second, /Operating round|OR 1|Stock round/);

  // ---- talk, and notes for oneself
  await anna.page.getByRole('tab', { name: 'Talk' }).click();
  await anna.page.getByRole('textbox', { name: 'Say something to the table' }).fill('Give me a minute');
  await press(anna.page, 'Send');
  // It stands under the log, and in a panel of its own.
  await sees(second.locator('.last-said'), 'new for you');
  await sees(second.locator('.last-said'), 'Give me a minute');
  await expectAccessible(second);
  await second.getByRole('tab', { name: 'Talk (1)' }).click();
  await sees(second, 'Give me a minute');
  await sees(second, 'new for you');
  await expectAccessible(second);

  // ---- the lobby knows whose turn it is
  await goToLobby(anna.page);
  await sees(anna.page, 'Thursday table');
  // What is asked for, and the map as it is played.
  await sees(anna.page, 'Ben: exchange or go on');
  await anna.page.locator('.map-thumb').first().waitFor();
  // Whoever goes by his own will is away, not lost.
  await second.getByTitle('Anna is away').first().waitFor();
  await expectAccessible(anna.page);
  expectQuiet(anna.page);
});

test('a guest makes an account and a passkey, keeps his seat, comes in again elsewhere, and goes with everything', async () => {
  const { page, context } = await guest('Emil');
  const table = { title: '1830', name: 'Kept', seats: 2, listed: false, options: {} };
  await ask(page, 'POST', 'tables', { ...table, contribution: 'chance-of-a-test-seat' });
  await goToLobby(page);
  await page.getByRole('link', { name: 'Keep your seats for good' }).click();
  const part = (name: string) => page.getByRole('region', { name });
  const keep = part('Keep your seats for good');
  // What nobody can do here is said before, and what a guest has is no account.
  await sees(keep, 'This server sends no letters: nobody can give you a new password.');
  await button(part('Your data'), 'Delete everything of mine').waitFor();
  // A site that runs already may have seen this test before.
  const address = `emil-${randomUUID()}@example.org`;
  await keep.getByLabel('E-mail address').fill(address);
  await keep.getByLabel('Password').fill('short');
  await press(keep, 'Make an account');
  await sees(keep, /at least eight characters, and/);
  await keep.getByLabel('Password').fill('a long password');
  await press(keep, 'Make an account');
  await sees(part('E-mail address'), address);
  // Where no letters are sent none is offered.
  expect(await button(page, /letter/i).count()).toBe(0);
  await expectAccessible(page);

  // Of what he is told while he is away, and where.
  const told = part('While you are away');
  await sees(told, 'Nothing of it reaches you yet: choose below where you are told.');
  await told.getByLabel('A game is over').uncheck();
  await sees(told, 'This server sends no mail.');
  await told.getByLabel(/^Webhook/).fill('http://127.0.0.1/hook');
  await press(told, 'Add the webhook');
  await sees(told, 'Nothing can be sent from here to this address.');
  // What is wrong with a way is said below that way.
  await told.getByLabel(/^In this browser/).click();
  await sees(told, 'This browser does not allow it.');
  const places = await told.evaluate((all) =>
    [...all.querySelectorAll('.is-wrong, .account-form, label')].map((one) => one.textContent ?? ''),
  );
  const placeOf = (text: RegExp) => places.findIndex((one) => text.test(one));
  expect(placeOf(/^In this browser/)).toBeGreaterThanOrEqual(0);
  expect(placeOf(/does not allow it/)).toBeGreaterThan(placeOf(/^In this browser/));
  expect(placeOf(/does not allow it/)).toBeLessThan(placeOf(/^Webhook/));

  // A device that keeps a key.
  const device = await context.newCDPSession(page);
  await device.send('WebAuthn.enable');
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await part('Passkeys').getByLabel('Name of the passkey').fill('This laptop');
  await press(part('Passkeys'), 'Add a passkey');
  await button(part('Passkeys'), 'Remove This laptop').waitFor();

  await press(page, 'Leave this browser');
  await expectAsked(page, 'Play online in ten seconds');
  await page.getByRole('link', { name: 'I have an account' }).click();
  // Whoever has one comes to where one comes in, before anything else.
  await expect
    .poll(() => page.getByRole('region').first().getByRole('heading').innerText())
    .toBe('Come in again');
  expect(await button(page, 'Forgot the password?').count()).toBe(0);
  await press(page, 'Come in with a passkey');
  await sees(page, 'Kept, your table of 1830');

  // The same person in another browser, on a phone, in German.
  const phone = await visit({
    size: 'phone',
    language: 'de',
    theme: 'dark',
    expected: new RegExp(`${USUAL.source}|status of 403`),
  });
  await phone.page.goto(`${inject('site')}/#/online/me`);
  const again = phone.page.getByRole('region', { name: 'Wieder eintreten' });
  await again.getByLabel('E-Mail-Adresse').fill(address);
  await again.getByLabel('Passwort').fill('not his password');
  await press(again, 'Wieder eintreten');
  await sees(again, 'Adresse oder Passwort stimmt nicht.');
  await expectAccessible(phone.page);
  await again.getByLabel('Passwort').fill('a long password');
  await press(again, 'Wieder eintreten');
  await sees(phone.page, 'Kept, dein Tisch für 1830');
  await expectAccessible(phone.page);
  await expect.poll(() => phone.page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  // Everything of his as a file, and gone.
  await page.goto(`${inject('site')}/#/online/me`);
  const [file] = await Promise.all([page.waitForEvent('download'), press(page, 'Save my data')]);
  expect(file.suggestedFilename()).toBe('kursbuch-emil.json');
  await press(page, 'Delete my account');
  const sure = page.getByRole('dialog');
  await press(sure, 'Cancel');
  await expect.poll(() => sure.count()).toBe(0);
  await press(page, 'Delete my account');
  await sure.getByLabel('Password').fill('a long password');
  await press(sure, 'Delete my account');
  await expectAsked(page, 'Play online in ten seconds');
  await phone.page.reload();
  await expectAsked(phone.page, 'Online spielen in zehn Sekunden');
  expectQuiet(phone.page);
});

test('a table with a clock and a computer player: handed over, taken back, ended by agreement, and its chance reckoned again', async () => {
  // What was asked for the own seat at the moment it is handed over is refused, and nothing comes of it.
  const expected = new RegExp(`${USUAL.source}|status of 403`);
  const { page } = await guest('Anna', { size: 'laptop', theme: 'dark', expected });
  await page.goto(`${inject('site')}/#/online/1830`);
  await press(page.getByRole('group', { name: 'Seats' }), '2');
  await press(page.getByRole('group', { name: 'Computer players' }), '1');
  await press(page.getByRole('group', { name: 'How they play' }), 'Random');
  await press(page.getByRole('group', { name: 'Time' }), 'live clock');
  await page.getByLabel('Minutes for each player').fill('90');
  await page.getByLabel('Minutes for each player').press('Tab');
  await sees(page, '90 min each, 30 s more with every turn');
  await press(page, 'as you sit down');
  await expectAccessible(page);
  await press(page, 'Open the table');
  await expectAsked(page, /^Anna: /);
  await page
    .locator('.clock')
    .getByText(/^90:|^89:/)
    .first()
    .waitFor();
  await choose(page, 'Buy for 20', 'Buy SVN&RR, $20');
  // The computer player answers by itself.
  await expectAsked(page, /^Anna: /);
  // Where no other person plays, Steady may be asked.
  await press(page, 'Hint');
  const hint = page.getByRole('region', { name: 'A hint' });
  await button(hint, 'Do it').waitFor();
  await press(hint, 'Not now');

  await page.getByRole('tab', { name: 'Talk' }).click();
  await page.getByText('Seats, pause and end').click();
  await expectAccessible(page);
  await press(page.getByRole('group', { name: 'A computer player plays for me' }), 'Random');
  // It asks once, and nothing has happened yet.
  await sees(
    page,
    'Random plays for you from now on, until you take your seat back. Computers alone do not play on: then the game waits.',
  );
  await button(page, 'Undo').waitFor();
  await expectAccessible(page);
  await press(page, 'Hand over');
  await sees(page, 'Random plays for you.');
  // Meanwhile there is nothing for her to take back, but she talks on.
  await expect.poll(() => button(page, 'Undo').count()).toBe(0);
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'Talk' }).click();
  await sees(page, /^Anna: played by Random/);
  await page.getByRole('textbox', { name: 'Say something to the table' }).waitFor();
  await press(page, 'Play myself again');
  await button(page, 'Undo').waitFor();
  await page.getByRole('tab', { name: 'Log' }).click();
  await sees(page, 'Random plays for Anna from here on.');
  await sees(page, 'Anna is back and plays on.');
  await page.getByRole('tab', { name: 'Talk' }).click();
  await page.getByText('Seats, pause and end').click();
  await press(page, 'Ask to end the game here');
  await sees(page, 'Chance, checked');
  await sees(page, /This page has reckoned it again/);
  await expectAccessible(page);
  await goToLobby(page);
  await sees(page, 'Finished games');
  expectQuiet(page);
});

test('a game with hidden cards that goes on online says what its uploader may know, also where all of it is drawn anew', async () => {
  const anna = await guest('Anna');
  await store(anna.page, entryOf(secondRound(), { id: 'local', name: 'Kitchen table' }));
  const upload = async () => {
    await anna.page.goto(`${inject('site')}/#/online/game%20local`);
    await anna.page.reload();
    await button(anna.page.getByRole('group', { name: 'Who plays on for Ben' }), 'free seat').waitFor();
  };
  const redraws = anna.page.getByRole('checkbox', { name: 'Draw anew what is hidden' });
  await upload();
  expect(await redraws.isChecked()).toBe(true);
  await expectAccessible(anna.page);
  await press(anna.page, 'Take it online');
  await press(anna.page, 'To the table');
  await anna.page.getByRole('tab', { name: 'Talk' }).click();
  await sees(anna.page, /What chance brings since was drawn anew here/);

  const ben = await guest('Benedikt', { size: 'phone', language: 'de' });
  await ben.page.goto(anna.page.url());
  await press(ben.page, 'Nur zusehen');
  await ben.page.getByRole('tab', { name: 'Mehr' }).click();
  await press(ben.page, 'Gespräch');
  await sees(ben.page, /kennt vielleicht, was bis dahin geheim war/);
  await expectAccessible(ben.page);

  await upload();
  await redraws.click();
  await press(anna.page, 'Take it online');
  await press(anna.page, 'To the table');
  await anna.page.getByRole('tab', { name: 'Talk' }).click();
  await sees(anna.page, /may know every hand, and what chance will bring/);

  // In the middle of the game the table agrees that another chance decides what nobody may know.
  await ben.page.goto(anna.page.url());
  await press(ben.page, 'Für Ben hinsetzen');
  await sees(anna.page, 'Ben: played by Benedikt');
  await anna.page.getByText('Seats, pause and end').click();
  await press(anna.page, 'Ask to draw anew what is hidden');
  await sees(anna.page, 'You ask to draw anew what is still hidden.');
  await sees(ben.page, 'Anna möchte neu ziehen, was noch verdeckt ist.');
  await expectAccessible(ben.page);
  await press(ben.page, 'Einverstanden');
  await sees(anna.page, /What chance brings since was drawn anew here/);
  await anna.page.getByRole('tab', { name: 'Log' }).click();
  await sees(anna.page, 'Chance was drawn anew: nobody knows what it will bring.');
});

test('who has asked for an account is told of the letter, and may give another address', async () => {
  const { page } = await guest('Anna');
  // As a server with mail answers.
  await page.route('**/api/me', async (route) => {
    const answer = await route.fetch();
    const { person, ...rest } = await answer.json();
    await route.fulfill({ json: { ...rest, person: { ...person, asked: 'anna@example.org' } } });
  });
  await page.goto(`${inject('site')}/#/online/me`);
  await page.reload();
  await sees(page, /A letter is on its way to anna@example.org/);
  await button(page, 'Send the letter again').waitFor();
  await page.getByLabel('E-mail address').first().waitFor();
  await expectAccessible(page);
});

test('a game of this device goes on online: the other sits down in his seat, and one asks the other to end it', async () => {
  const anna = await guest('Anna');
  const record = recordOf(
    '1830',
    { players: ['Anna', 'Ben', 'Rheingold'], seed: 'up', options: { drawSeats: false } },
    [],
  );
  const entry = entryOf(record, { id: 'local', name: 'Kitchen table' });
  const sitters = (entry.sitters as readonly { readonly name: string }[]).map((one) =>
    one.name === 'Rheingold' ? { ...one, player: 'calm' } : one,
  );
  await store(anna.page, { ...entry, sitters });
  await anna.page.reload();
  await press(anna.page, 'More for Kitchen table');
  await anna.page.getByRole('menuitem', { name: 'Take it online' }).click();
  await button(anna.page.getByRole('group', { name: 'Who plays on for Ben' }), 'free seat').waitFor();
  // A computer player keeps its seat unless somebody says otherwise.
  const seat = anna.page.getByRole('group', { name: 'Who plays on for Rheingold' });
  expect(await button(seat, 'Calm').getAttribute('aria-pressed')).toBe('true');
  await expectAccessible(anna.page);
  await press(anna.page, 'Take it online');
  // The seats and the link come first, and the link stays at hand while a seat is free.
  await expectAsked(anna.page, 'One seat free');
  await sees(anna.page, 'Ben: seat free');
  await expectAccessible(anna.page);
  await press(anna.page, 'Copy link');
  const link = await anna.page.evaluate(() => navigator.clipboard.readText());
  await press(anna.page, 'To the table');
  await sees(anna.page, 'Ben’s seat is free.');
  await button(anna.page, /^(Copy link|Copied)$/).waitFor();
  await press(anna.page.locator('.strip'), 'Share');
  await anna.page
    .getByRole('dialog', { name: /^Share / })
    .locator('.qr')
    .waitFor();
  await press(anna.page.getByRole('dialog'), 'Close');
  await choose(anna.page, 'Buy for 20', 'Buy SVN&RR, $20');
  await expectAsked(anna.page, /^Ben: /);

  // Somebody without a name yet, who opens the link, is offered the seat by name.
  const ben = await visit({ expected: USUAL, size: 'phone', language: 'de' });
  await ben.page.goto(link);
  await expectAsked(ben.page, 'Ein Platz frei');
  await expectAccessible(ben.page);
  await ben.page.getByRole('textbox', { name: 'Dein Name' }).fill('Benedikt');
  await press(ben.page, 'Für Ben hinsetzen');
  await expectAsked(ben.page, 'Ben: kaufen, bieten oder passen');
  await anna.page.evaluate(() => {
    const now = Date.now;
    Date.now = () => now() + 2 * 86_400_000;
  });
  await anna.page.getByRole('tab', { name: 'Talk' }).click();
  await sees(anna.page, 'Ben: played by Benedikt');
  await anna.page.getByText('Seats, pause and end').click();
  // The seat of whoever lets the others wait for days may be asked for; the server knows that it is not so.
  await press(anna.page, 'Ask to free Ben’s seat');
  await sees(anna.page, 'This seat has not kept the game waiting for a day.');
  await press(anna.page, 'OK');
  await press(anna.page, 'Ask to end the game here');
  await sees(anna.page, 'You ask to end the game here.');
  await sees(ben.page, 'Anna möchte das Spiel hier beenden.');
  await expectAccessible(ben.page);
  await press(ben.page, 'Einverstanden');
  await sees(anna.page, 'This game was begun elsewhere');
  expectQuiet(anna.page);
  expectQuiet(ben.page);
});

interface Seen {
  readonly steps?: readonly {
    readonly seat: number;
    readonly action: { readonly type: string } | null;
  }[];
  readonly start?: { readonly secrets: Readonly<Record<string, unknown>> };
}

/** Openings and changes of the game in what somebody received. */
function told(received: string): readonly Seen[] {
  return received
    .split('\n')
    .map((line) => line.replace(/^data: /, ''))
    .filter((line) => line.startsWith('{') && line.includes('"steps":['))
    .map((line): Seen => JSON.parse(line));
}

/** What somebody knows to have been done in a seat. */
const actionsIn = (received: string, seat: number): readonly string[] => [
  ...new Set(
    told(received)
      .flatMap(({ steps = [] }) => steps)
      .filter((step) => step.seat === seat && step.action)
      .map(({ action }) => JSON.stringify(action)),
  ),
];

/** Three at a table of a title, in the order of their seats, and a fourth who watches. */
async function tableOf(title: string, options: object) {
  // A site that runs already may list a table of this test from before.
  const name = `Secrets ${randomUUID()}`.slice(0, 30);
  const players = await Promise.all(['Anna', 'Ben', 'Chiara'].map((name) => guest(name)));
  const watcher = await guest('Dora', { size: 'phone', theme: 'dark' });
  const [anna, ben, chiara] = players.map(({ page }) => page);
  if (!anna || !ben || !chiara) throw new Error('nobody came');
  const contribution = () => ({ contribution: 'chance-of-a-test-seat' });
  const { id } = await ask(anna, 'POST', 'tables', {
    title,
    name,
    seats: 3,
    listed: true,
    options,
    ...contribution(),
  });
  for (const page of [ben, chiara]) await ask(page, 'POST', `tables/${id}/join`, contribution());
  const pages = [anna, ben, chiara, watcher.page] as const;
  // Whoever watches finds the table in the lobby: on a phone that is a part of its own.
  await goToLobby(watcher.page);
  await watcher.page.getByRole('navigation').getByRole('link', { name: 'Watch' }).tap();
  await watcher.page
    .getByRole('link', { name: `Watch ${name}` })
    .first()
    .click();
  for (const page of [anna, ben, chiara])
    await page.evaluate((table) => {
      location.hash = `#/t/${table}`;
    }, id);
  for (const page of pages) await page.locator('.stage').waitFor();
  return { pages, players: [anna, ben, chiara] as const, watcher: watcher.page };
}

test('three write their bonds and contracts of 1853 in secret, each at his own screen, and a fourth watches', async () => {
  const { pages, players, watcher } = await tableOf('1853', { wholePoundBonds: true });
  const BONDS = [131, 107, 93];
  const CITIES = [
    ['Delhi', 'NWR'],
    ['Lahore', 'NWR'],
    ['Mysore', 'MSM'],
  ] as const;
  // All at once: what one is about to write stays in his hand while others seal.
  for (const [seat, page] of players.entries()) {
    await page.getByRole('textbox', { name: 'Your bond' }).fill(String(BONDS[seat]));
    await button(page, `Seal £${BONDS[seat]}`).waitFor();
  }
  for (const [seat, page] of players.entries()) {
    // Whoever seals before having heard of the others is told that the game has moved on.
    await expect.poll(() => page.locator('.envelopes .is-sealed').count()).toBe(seat);
    await press(page, `Seal £${BONDS[seat]}`);
    if (seat === 0) await expectAccessible(page);
    // Nobody has heard of it before all are sealed.
    if (seat < 2)
      for (const other of pages)
        if (other !== page) expect(await receivedBy(other)).not.toContain(`"amount":${BONDS[seat]}`);
  }
  for (const [seat, page] of players.entries()) {
    const [city, company] = CITIES[seat] ?? ['', ''];
    await expectAsked(page, /: choose a city and a share$/);
    await page
      .getByRole('row', { name: new RegExp(`^${city}`) })
      .getByRole('button', { name: company })
      .click();
    await press(page, `Write ${city}, take ${company}`);
  }
  await expect.poll(async () => actionsIn(await receivedBy(players[2]), 2).length).toBe(2);
  // What a seat may write, another may have written: its own offers tell nothing.
  const received = (await Promise.all(pages.map(receivedBy))).map((text) =>
    text.replaceAll(/^\{"offers":.*$/gm, ''),
  );
  let hidden = 0;
  for (const [seat, own] of received.slice(0, 3).entries()) {
    const written = actionsIn(own, seat).filter((action) => !action.includes('"writeBond"'));
    expect(written.length).toBe(1);
    for (const [eye, text] of received.entries())
      for (const action of written)
        if (eye !== seat) {
          hidden++;
          expect(text).not.toContain(action);
        }
  }
  expect(hidden).toBe(9);
  await expectAccessible(watcher);
  for (const page of pages) expectQuiet(page);
});

test('three begin Benelux, each at his own screen, and a fourth watches: nobody learns the cards of another', async () => {
  const { pages, players, watcher } = await tableOf('benelux', { shortGame: true, drawSeats: false });
  const starts = ['Brussels', 'Bremen', 'Luxembourg'];
  for (const [seat, page] of players.entries()) {
    for (const index of [0, 1, 2]) await page.locator('.keep input').nth(index).check();
    await page
      .locator('.starts')
      .getByRole('button', { name: starts[seat] ?? '' })
      .click();
    await press(page, `Start in ${starts[seat]}`);
    // Whoever waits for the others is asked for nothing any more.
    if (seat === 0) await sees(page, 'Your three orders');
  }
  await expectAsked(players[0], 'Draw track');
  await press(players[0], 'End turn');
  await expectAsked(players[1], 'Draw track');
  const received = await Promise.all(pages.map(receivedBy));
  for (const [seat, own] of received.slice(0, 3).entries()) {
    const { cards }: { cards?: readonly string[] } = Object(
      told(own).find(({ start }) => start)?.start?.secrets[seat],
    );
    expect(cards?.length).toBeGreaterThan(2);
    for (const [eye, text] of received.entries())
      for (const card of cards ?? [])
        if (eye === seat) expect(text).toContain(`"${card}"`);
        else expect(text).not.toContain(`"${card}"`);
  }
  await expectAccessible(watcher);
  for (const page of pages) expectQuiet(page);
});
