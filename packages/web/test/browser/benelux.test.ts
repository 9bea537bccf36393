/** Benelux as people play it: set up, draw, run, hand over, and the end. */

import { crayonVoices } from '@kursbuch/titles';
import { title } from '@kursbuch/titles/benelux';
import { wordsFor } from '@kursbuch/words/crayon';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { beforeDelivery, beforeLoss, dealt, finished, secondRound, withoutSteps } from './beneluxGames.ts';
import {
  button,
  expectAccessible,
  expectAsked,
  expectQuiet,
  oneOf,
  openRecord,
  press,
  SIZES,
  sees,
  settled,
  visit,
  visitTable,
} from './harness.ts';

const city = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name},`) }).first();

async function middleOf(page: Page, name: string): Promise<{ x: number; y: number }> {
  const box = await city(page, name).boundingBox();
  if (!box) throw new Error(`${name} is not in sight`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Draw a line with the mouse, from city to city. */
async function drag(page: Page, from: string, to: string): Promise<void> {
  const [a, b] = [await middleOf(page, from), await middleOf(page, to)];
  await page.mouse.move(a.x, a.y);
  await page.mouse.down();
  for (let step = 1; step <= 8; step++)
    await page.mouse.move(a.x + ((b.x - a.x) * step) / 8, a.y + ((b.y - a.y) * step) / 8);
  await page.mouse.up();
}

async function setUp(page: Page, name: string, start: string): Promise<void> {
  await press(page, `I am ${name}, show me`);
  await expectAsked(page, 'Keep three orders');
  for (const index of [0, 1, 2]) await page.locator('.keep input').nth(index).check();
  await page.locator('.starts').getByRole('button', { name: start }).click();
  await press(page, `Start in ${start}`);
}

test('two at one screen set up, draw a line and hand over; nobody sees the hand or the purse of the other', async () => {
  const { page } = await visit();
  let letMapCome = () => {};
  const comes = new Promise<void>((resolve) => {
    letMapCome = resolve;
  });
  await page.route(/\/MapPlace-/, (route) => comes.then(() => route.continue()));
  await openRecord(page, dealt());
  await sees(page, 'Pass to Anna');
  expect(await page.locator('.order-table').count()).toBe(0);
  await press(page, 'I am Anna, show me');
  // The signs of goods are drawn before there is a map: lines are lines, in the colour of the words.
  const sign = page.locator('.order-table .good-line').first();
  expect(await sign.evaluate((line) => getComputedStyle(line).fill)).toBe('none');
  letMapCome();
  await expectAccessible(page);
  for (const index of [0, 1, 2]) await page.locator('.keep input').nth(index).check();
  await page.locator('.starts').getByRole('button', { name: 'Brussels' }).click();
  await press(page, 'Start in Brussels');
  await sees(page, 'Pass to Ben');
  await setUp(page, 'Ben', 'Bremen');

  await sees(page, 'Pass to Anna');
  await press(page, 'I am Anna, show me');
  await expectAsked(page, 'Draw track');
  await settled(page);
  await drag(page, 'Brussels', 'Antwerp');
  await press(page, /^Draw, 5.M/);
  await sees(page.locator('.figures'), '45 M');
  // What this turn has drawn is marked until it is over.
  await page.locator('.fresh-track').waitFor({ state: 'attached' });
  await sees(page.locator('.crayon-players'), 'hidden');
  await expectAccessible(page);

  // An order lights up where its good is found and where it goes.
  const order = page.locator('.order-table button').first();
  await order.click();
  await expect.poll(() => order.getAttribute('aria-pressed')).toBe('true');

  await press(page, 'End turn');
  await sees(page, 'Pass to Ben');
  expect(await page.locator('body').innerText()).not.toMatch(/45.M/);
  await press(page, 'I am Ben, show me');
  await expectAsked(page, 'Draw track');
  await expect.poll(() => page.locator('.fresh-track').count()).toBe(0);
  expect(await page.locator('.crayon-players').innerText()).not.toMatch(/\b45\b/);
  // Nor does the course of the game tell what the other has.
  await page.getByRole('tab', { name: 'Course' }).click();
  await sees(page, 'Income from orders');
  expect(await page.locator('.panel-body').innerText()).not.toMatch(/\b45\b/);
  expectQuiet(page);
});

/** Buttons of the bar whose words have no room in them, or that stand outside the screen. */
const squeezed = (page: Page): Promise<readonly string[]> =>
  page.locator('.decision .acts > .btn').evaluateAll((buttons) =>
    buttons
      .filter((button) => {
        const words = document.createRange();
        words.selectNodeContents(button);
        const [text, box] = [words.getBoundingClientRect(), button.getBoundingClientRect()];
        return (
          button.scrollWidth > button.clientWidth ||
          text.left < box.left ||
          text.right > box.right ||
          text.height > box.height ||
          box.right > innerWidth ||
          // Three buttons in two rows have a line for each.
          (buttons.length > 2 && text.height > 30)
        );
      })
      .map((button) => button.textContent),
  );

test('on a phone, in German, a city is touched and the train goes there; no button is too small for its words', async () => {
  const { page } = await visit({ size: 'phone', language: 'de' });
  await openRecord(page, secondRound());
  await press(page, /^Ich bin Anna/);
  await expectAsked(page, 'Wohin fährt deine Lok?');
  // What an order would take stands below it.
  await sees(page.locator('.one-order'), /, \d+.Schritte, Gleis \d+/);
  await settled(page);
  const { x, y } = await middleOf(page, 'Antwerpen');
  await page.touchscreen.tap(x, y);
  await expectAsked(page, 'Fahren: Antwerpen');
  await expectAccessible(page);
  await expect.poll(() => squeezed(page)).toEqual([]);
  await press(page, /^Fahren, \d+ Schritte/);
  await sees(page, 'Sie steht in');
  await press(page, /^Stehen bleiben/);
  await expectAsked(page, 'Strecke zeichnen');
  await drag(page, 'Antwerpen', 'Gent');
  await page.getByRole('button', { name: /^Zeichnen, / }).waitFor();
  await expect.poll(() => page.locator('.decision .acts > .btn').count()).toBe(3);
  await expect.poll(() => squeezed(page)).toEqual([]);

  // Without steps left a touch draws: nobody is offered a way of none.
  await openRecord(page, withoutSteps(), 'spent');
  await press(page, /^Ich bin Anna/);
  await expectAsked(page, 'Keine Schritte mehr');
  for (const name of ['Antwerpen', 'Gent']) {
    await settled(page);
    const place = await middleOf(page, name);
    await page.touchscreen.tap(place.x, place.y);
  }
  await page.getByRole('button', { name: /^Zeichnen, / }).waitFor();

  // With text twice as large there is still a map to draw on.
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expect
    .poll(async () => (await page.locator('.crayon-map').boundingBox())?.height)
    .toBeGreaterThan(160);
  // The head says game and round whole, and nothing behind "More" has to be looked for at the side.
  const wider = (what: string) =>
    page
      .locator(what)
      .evaluateAll((all) =>
        all.flatMap((one) =>
          one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight + 2
            ? [one.textContent]
            : [],
        ),
      );
  expect(await wider('.table-head .title, .table-head .title span')).toEqual([]);
  await button(page, 'Mehr').click();
  const sheet = page.locator('.more-sheet');
  await sheet.waitFor();
  expect(await sheet.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  expectQuiet(page);
});

for (const size of oneOf(['desktop', 'phone'] as const, 1))
  test(`on a ${size} a good is delivered by hand: it is paid, and its card replaced; the last delivery ends the game`, async () => {
    const said = await wordsFor('en', crayonVoices('benelux'));
    const { page } = await visit({ size });
    const go = async (to: string, pays: number) => {
      await settled(page);
      const { x, y } = await middleOf(page, to);
      if (size === 'phone') await page.touchscreen.tap(x, y);
      else await page.mouse.click(x, y);
      await expectAsked(page, `Run to ${to}`);
      await sees(page.locator('.decision'), `+${pays} M`);
    };
    const orders = async () => {
      if (size === 'phone') await page.getByRole('tab', { name: 'Orders' }).click();
      const own = page.getByRole('region', { name: 'Your orders' });
      await own.waitFor();
      // What the orders would take: columns, or where there is no room for them a line below each.
      if (size === 'phone') await sees(own, /^about \d+ turns?, \d+.steps/);
      else await own.getByRole('columnheader', { name: 'Turns' }).waitFor();
      const names = await own
        .getByRole('button')
        .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
      if (size === 'phone') await page.getByRole('tab', { name: 'Map' }).click();
      return names;
    };
    const namesOf = (card: string) =>
      (title.orders.get(card)?.orders ?? []).map(
        (order) => `Show on the map: ${said.orderName(title, order)}`,
      );

    const first = await beforeDelivery('first');
    await openRecord(page, first.record);
    await press(page, `I am ${first.name}, show me`);
    expect(await orders()).toEqual(first.cards.flatMap(namesOf));
    const to = said.cityName(title, first.city);
    await go(to, first.pays);
    if (size === 'desktop')
      expect(
        await page
          .locator('.timetable')
          .getByRole('checkbox', { name: /^Deliver / })
          .isChecked(),
      ).toBe(true);
    if (size === 'desktop') {
      const order = namesOf(first.card).find((name) => name.includes(` to ${to} `)) ?? '';
      const row = page.getByRole('row').filter({ has: page.getByRole('button', { name: order }) });
      // Aboard, and its city in reach: one turn, no costs.
      await expect.poll(() => row.locator('.effort').allInnerTexts()).toEqual(['1', '0']);
    }
    await expectAccessible(page);
    await press(page, /^Go, \d+ steps?/);
    await sees(page, `${first.purse + first.pays} M`);
    const left = first.cards.filter((card) => card !== first.card).flatMap(namesOf);
    const after = await orders();
    expect(after).toEqual(expect.arrayContaining(left));
    expect(after).not.toEqual(expect.arrayContaining(namesOf(first.card)));
    expect(after).toHaveLength(9);

    const last = await beforeDelivery('last');
    await openRecord(page, last.record, 'last');
    await press(page, `I am ${last.name}, show me`);
    await go(said.cityName(title, last.city), last.pays);
    await press(page, /^Go, \d+ steps?/);
    await sees(page, `${last.name} wins`);
    await sees(page, /large cities are joined/);
    await expectAccessible(page);
    expectQuiet(page);
  });

test('on a phone the end of a line lies free with its sum, although the bar grows over the map', async () => {
  const { page } = await visit({ size: 'phone' });
  await openRecord(page, secondRound());
  await press(page, /^I am Anna/);
  await press(page, /^Stay here/);
  await expectAsked(page, 'Draw track');
  await settled(page);
  const from = await middleOf(page, 'Antwerp');
  const rim = await page.locator('.crayon-map').evaluate((map) => map.getBoundingClientRect().bottom);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (let y = from.y; y < rim - 36; y += 12) await page.mouse.move(from.x, y);
  await expect.poll(() => page.locator('.bead').count()).toBeGreaterThan(3);
  await page.mouse.up();
  await page.getByRole('button', { name: /^Draw, / }).waitFor();
  await settled(page);
  const hidden = () =>
    page.locator('.crayon-map').evaluate((map) => {
      const window = map.getBoundingClientRect();
      const beads = [...map.querySelectorAll('.bead')].map((bead) => bead.getBoundingClientRect());
      const last = beads.at(-1);
      const note = map.querySelector('.map-note-box')?.getBoundingClientRect();
      if (!last || !note) return ['nothing is drawn'];
      const isOver = (one: DOMRect) =>
        one.left < note.right && one.right > note.left && one.top < note.bottom && one.bottom > note.top;
      return [
        ...(last.bottom > window.bottom ? ['the end of the line'] : []),
        ...(note.bottom > window.bottom || note.top < window.top ? ['its sum'] : []),
        ...(beads.some(isOver) ? ['the line, by its sum'] : []),
      ];
    });
  await expect.poll(hidden).toEqual([]);
  expectQuiet(page);
});

test('who follows the guide keeps three cards, begins in a city and draws a line', async () => {
  const { page } = await visit({ guide: true });
  await openRecord(page, dealt());
  await press(page, 'I am Anna, show me');
  const guide = page.locator('.guide');
  // The figures are those of this table: a short game.
  await sees(guide, /100.M and 2 large cities/);
  await guide.getByRole('button', { name: 'Next' }).click();
  await sees(guide, /I would begin in .+ and keep the marked cards\./);
  // What for is said once.
  const orders =
    (await guide.locator('.guide-why').innerText()).match(/\p{Lu}[\p{L} ]+ to \p{L}+ for \d+/gu) ?? [];
  expect(orders.length).toBeGreaterThan(1);
  const told = await guide.innerText();
  for (const order of orders) expect(told.split(order), order).toHaveLength(2);
  const marked = page.locator('[data-suggested]');
  await expect.poll(() => page.locator('.keep input[data-suggested]').count()).toBe(3);
  await expect.poll(() => page.locator('.starts [data-suggested]').count()).toBe(1);
  await expectAccessible(page);
  const start = page.locator('.starts [data-suggested]');
  const city = (await start.locator('b').innerText()).trim();
  await start.click();
  await sees(guide, /^I would keep the marked cards\./);
  for (let left = 3; left > 0; left--) await page.locator('.keep input[data-suggested]').first().check();
  await expect.poll(() => marked.allInnerTexts()).toEqual([expect.stringContaining(`Start in ${city}`)]);
  await marked.click();
  await setUp(page, 'Ben', 'Bremen');

  await press(page, 'I am Anna, show me');
  await sees(guide, 'The map');
  await guide.getByRole('button', { name: 'Next' }).click();
  await sees(guide, /You have 50.M and may spend 20.M/);
  await sees(guide, /I would draw towards .+, \d+.M this turn/);
  await sees(guide, /The plan is .+ for \d+.M/);
  await page.locator('.hinted').waitFor({ state: 'attached' });
  await settled(page);
  await expectAccessible(page);
  // What is suggested can be laid out, as it was said.
  const said = await guide.locator('.guide-hint').innerText();
  await press(guide, 'Show how');
  await page.getByRole('button', { name: /^Draw, \d+.M/ }).waitFor();
  await expect.poll(() => marked.allInnerTexts()).toEqual([expect.stringMatching(/^Draw, /)]);
  await sees(guide, `Press “Draw, ${/\d+.M/.exec(said)?.[0]}”`);
  // On a phone the map has room for the line: the guide has given its reasons, and orders wait.
  await page.setViewportSize(SIZES.phone);
  await settled(page);
  const { height = 0 } = (await page.locator('.map-view').boundingBox()) ?? {};
  expect(height).toBeGreaterThan(0.35 * SIZES.phone.height);
  await sees(guide, /^Press “Draw, /);
  expectQuiet(page);
});

test('on a laptop, in German, whose turn it is stands whole in the head', async () => {
  const { page } = await visitTable(secondRound(), { size: 'laptop', language: 'de' });
  await press(page, /^Ich bin Anna/);
  const line = page.locator('.table-head > .line');
  // And on a phone on its side, where the rounds to come give way.
  for (const size of [
    { width: 1250, height: 720 },
    { width: 740, height: 360 },
  ]) {
    await page.setViewportSize(size);
    await settled(page);
    const cut = await line.evaluate((all) => {
      const { left } = all.getBoundingClientRect();
      return [...all.children].filter((one) => one.getBoundingClientRect().left < left - 1).length;
    });
    expect(cut).toBe(0);
  }
  // What is in the hand is said in full beside three buttons, and the bar lies over no tab.
  await page.setViewportSize(SIZES.laptop);
  await city(page, 'Antwerpen').click();
  await expectAsked(page, 'Fahren: Antwerpen');
  const title = page.locator('.decision h1');
  expect(await title.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  expect(await page.locator('.bar-place').evaluate((bar) => bar.scrollHeight - bar.clientHeight)).toBe(0);
  await page.keyboard.press('Escape');
  // With letters twice as large it takes a second row: what is asked stays whole, and the map in sight.
  const letters = (size: string) =>
    page.evaluate((wanted) => {
      document.documentElement.style.fontSize = wanted;
    }, size);
  await letters('200%');
  for (const size of [SIZES.laptop, SIZES.desktop]) {
    await page.setViewportSize(size);
    await settled(page);
    expect(await title.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
    const bar = await page.locator('.decision').boundingBox();
    expect(bar?.height ?? size.height, `${size.width}`).toBeLessThan(size.height * 0.4);
  }
  await letters('');
  await page.setViewportSize({ width: 740, height: 360 });
  await settled(page);
  // A hint has the room of the bar there, beside the map.
  await press(page, /^Hinweis/);
  const hint = page.getByRole('region', { name: 'Ein Hinweis' });
  await hint.getByRole('button', { name: 'So machen' }).waitFor();
  await settled(page);
  const [card, map] = [await hint.boundingBox(), await page.locator('.map-view').boundingBox()];
  if (!card || !map) throw new Error('no hint, or no map');
  expect(map.x + map.width).toBeLessThanOrEqual(card.x + 1);
  expect(card.height).toBeGreaterThan(200);
});

test('beside a hint the bar says what its own button does', async () => {
  const { page } = await visitTable(secondRound());
  await press(page, 'I am Anna, show me');
  await press(page, /^Hint/);
  const hint = page.getByRole('region', { name: 'A hint' });
  await button(hint, 'Do it').waitFor();
  await settled(page);
  const names = await page.getByRole('button').filter({ visible: true }).allInnerTexts();
  expect(names.filter((name) => /^Do it/.test(name))).toEqual(['Do it']);
  expect(await page.locator('.decision .btn.go').innerText()).toMatch(
    /^(Go|Load|Deliver|Lay all down|Change|Draw|Stay here)\b/,
  );
  expectQuiet(page);
});

test('an offer is a question to the other at the screen, on turn or not: answered, or left for later', async () => {
  const { page } = await visit();
  await openRecord(page, secondRound());
  await press(page, 'I am Anna, show me');
  await press(page, 'More');
  // Ben has no track that she could use.
  expect(await page.locator('.deal-form option[value=user]').isDisabled()).toBe(true);
  await press(page, 'Propose');
  await sees(page, 'Pass to Ben');
  expect(await page.locator('.order-table').count()).toBe(0);
  await press(page, 'I am Ben, show me');
  await expectAsked(page, 'Anna offers');
  await sees(page.locator('.decision'), 'Ben, a question for you');
  await sees(page.locator('.decision'), /Ben runs on Anna’s track for one round, for 2.M a turn/);
  await expectAccessible(page);
  // Put off the turn goes on, and the offer stands.
  await press(page, 'Later');
  await sees(page, 'Pass to Anna');
  await press(page, 'I am Anna, show me');
  await expectAsked(page, 'Where does your train go?');
  await sees(page, 'Anna offers: Ben runs on Anna’s track');
  await press(page, 'More');
  await press(page, 'Propose');
  await press(page, 'I am Ben, show me');
  await press(page, /^Accept/);
  await sees(page, 'Pass to Anna');
  await press(page, 'I am Anna, show me');
  await sees(page.locator('.lies'), /Ben runs on Anna’s track for 2.M a turn in round 2/);
  // What became of it is told where she looks, until she has read it.
  const notice = page.locator('.table-notices');
  await sees(notice, /Agreed: Ben runs on Anna’s track/);
  await expectAccessible(page);
  await press(notice, 'Got it');
  await expect.poll(() => notice.innerText()).toBe('');
  expectQuiet(page);
});

test('a better train is paid at once and told to the other when the turn ends; the guide says what it is about', async () => {
  const { page } = await visit({ guide: true });
  await openRecord(page, secondRound());
  await press(page, 'I am Anna, show me');
  await sees(page.locator('.guide'), 'What it is about');
  await press(page, 'Stay here');
  await press(page, 'More');
  await press(page, /^B 12, Fast freight train for 20.M$/);
  await expectAsked(page, 'Change to B 12');
  await press(page, /^Change, 20.M/);
  await sees(page.locator('.figures'), '25 M');
  await press(page, 'End turn');
  await press(page, 'I am Ben, show me');
  await sees(page, /Anna has a B 12 now/);

  // Whoever has too much aboard then is shown the buttons that give up a load.
  await openRecord(page, beforeLoss(), 'loss');
  await press(page, 'I am Anna, show me');
  await expectAsked(page, 'Give up a load');
  const guide = page.locator('.guide');
  await sees(guide, 'A load is lost');
  // One of them is the one to do without.
  await sees(guide, /I would give up (chocolate|beer)\./);
  await expect
    .poll(() => page.locator('.decision [data-suggested]').allInnerTexts())
    .toEqual([expect.stringMatching(/^Give up (Chocolate|Beer)$/)]);
  await expectAccessible(page);
  expectQuiet(page);
});

test('the end of a short game has a ranking, charts and moments', async () => {
  const { page } = await visit();
  const record = await finished();
  await openRecord(page, record);
  await sees(page, /large cities are joined/);
  await sees(page, 'Income from orders');
  await expectAccessible(page);
  expectQuiet(page);
});
