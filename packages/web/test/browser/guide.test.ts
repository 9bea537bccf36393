/** A newcomer's path: from the first page to the end of the first operating rounds, doing only what guide and bar say. */
import { type GameRecord, replay } from '@kursbuch/table';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  button,
  expectAccessible,
  expectQuiet,
  headline,
  press,
  type Screen,
  sees,
  settled,
  stored,
  visit,
  visitTable,
} from './harness.ts';
import { asks, loaded, positionWhere } from './positions.ts';

const guideOf = (page: Page): Locator =>
  page.getByRole('complementary', { name: /^(First-game guide|Einführung ins erste Spiel)$/ });

/** What a worker does first, so that every game has the same lots: the computer players do the same every time. */
const SAME_LOTS = 'crypto.getRandomValues = (bytes) => bytes.fill(7);';

/** The control the guide points at now, or the button that goes on to the next words. */
const meant = (page: Page): Locator =>
  page
    .locator('[data-suggested]:not([aria-disabled])')
    .or(guideOf(page).getByRole('button', { name: /^(Next|Weiter)$/ }))
    .first();

/** What is on the screen, and how much has been done. */
async function standing(page: Page): Promise<string> {
  const [, , id = ''] = new URL(page.url()).hash.split('/');
  const { actions } = (await stored(page, id)) as { readonly actions: number };
  const guide = guideOf(page);
  return [actions, await headline(page), ...(await guide.allInnerTexts())].join('\n');
}

interface Walk {
  /** The headlines of the guide, in the order they came. */
  readonly titles: readonly string[];
  readonly touches: number;
}

/** Touch what is meant until the guide says this. */
async function follow(page: Page, until: string, look?: (title: string) => Promise<void>): Promise<Walk> {
  const titles: string[] = [];
  for (let touches = 0; touches < 200; touches++) {
    const control = meant(page);
    await control.waitFor();
    const title = await guideOf(page).getByRole('heading', { level: 2 }).innerText();
    if (!titles.includes(title)) {
      titles.push(title);
      await look?.(title);
    }
    if (title === until) return { titles, touches };
    await expectNotCovered(page);
    const before = await standing(page);
    await ((await control.getAttribute('data-hex')) ? control.locator('path').first() : control).click();
    await expect.poll(() => standing(page)).not.toBe(before);
  }
  throw new Error(`the guide never says ${until}: ${titles.join(', ')}`);
}

/** Whoever follows the guide has decided something in the first operating round, and it is over. */
async function expectRoundOver(page: Page): Promise<void> {
  const [, , id = ''] = new URL(page.url()).hash.split('/');
  const { record, sitters } = (await stored(page, id)) as {
    readonly record: GameRecord;
    readonly sitters: readonly { readonly name: string; readonly player: string }[];
  };
  const { table } = await loaded(record.title);
  const newcomer = sitters.find(({ player }) => player === 'person')?.name ?? '';
  const decided = new Set<string>();
  const { state } = replay(table, record, {
    onState({ agenda, round, players }, index) {
      const next = record.actions[index + 1];
      if (round.kind === 'operating' && round.set === 1 && next && players[next.seat] === newcomer)
        decided.add(agenda.at(-1)?.kind ?? '');
    },
  });
  expect([...decided]).toEqual(expect.arrayContaining(['trackStep', 'trainStep']));
  expect(state?.round.set).toBeGreaterThan(1);
}

/** The guide covers nothing that it means. */
async function expectNotCovered(page: Page): Promise<void> {
  // What lies further down is brought into sight a moment later.
  await expect.poll(() => isApart(page)).toBe(true);
}

async function isApart(page: Page): Promise<boolean> {
  const [card, control] = await Promise.all([guideOf(page).boundingBox(), meant(page).boundingBox()]);
  const isInside = await meant(page).evaluate((one) => one.closest('.guide') !== null);
  if (!card || !control || isInside) return true;
  return (
    control.x + control.width <= card.x + 1 ||
    control.x >= card.x + card.width - 1 ||
    control.y + control.height <= card.y + 1 ||
    control.y >= card.y + card.height - 1
  );
}

async function begin(screen: Screen, title: string, opponents: string): Promise<Page> {
  const { page, context } = await visit({ ...screen, guide: true });
  await context.route(/worker[^/]*\.js$/i, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${SAME_LOTS}\n${await response.text()}` });
  });
  await page.getByRole('link', { name: new RegExp(title) }).click();
  await press(page.getByRole('group', { name: 'Who plays Ben' }), 'Computer');
  for (const how of await page.getByRole('group', { name: /^How .* plays$/ }).all())
    await press(how.first(), opponents);
  await press(page, 'Start the game');
  return page;
}

test('1830 on a desktop: from the first page to the end of the first operating round and its first dividend, by guide and bar alone', async () => {
  const page = await begin({ size: 'desktop' }, '1830', 'Calm');
  const { titles } = await follow(page, 'You have met it all', async (title) => {
    if (title === 'Small railways first') {
      await sees(guideOf(page), /Buy .+ for \$\d+/);
      await expectAccessible(page);
    }
  });
  for (const title of [
    'Whoever is richest wins',
    'This bar asks',
    'Small railways first',
    'Start a company',
    'Lay track',
    'Buy a train',
    'The trains run',
    'Pay out or withhold',
  ])
    expect(titles).toContain(title);
  await expectRoundOver(page);
  // Read, and from now on it is silent where nothing is new.
  await press(guideOf(page), 'Next');
  await guideOf(page).waitFor({ state: 'detached' });
  expectQuiet(page);
});

test('1848 on a phone: the same, with what is 1848’s own', async () => {
  // Players who know what they want may leave a newcomer no company of his own to lead in these rounds.
  const page = await begin({ size: 'phone' }, '1848', 'Random');
  const { titles } = await follow(page, 'You have met it all', async (title) => {
    if (title === 'Small railways first') await sees(guideOf(page), /make one £\d+ cheaper/);
    if (title === 'Lay track') {
      await sees(guideOf(page), /gauges/);
      await expectAccessible(page);
    }
  });
  for (const title of ['Start a company', 'Buy a train', 'The trains run', 'Pay out or withhold'])
    expect(titles).toContain(title);
  await expectRoundOver(page);
  expectQuiet(page);
});

test('the guide can be closed and brought back, and remembers what it has said', async () => {
  const { page } = await visit({ guide: true });
  await press(page, 'Show me');
  const guide = guideOf(page);
  await sees(guide, 'Whoever is richest wins');
  // Players sit there who leave room to learn, and play sensibly.
  await page.getByRole('button', { name: 'Menu' }).click();
  for (const name of ['Rheingold', 'Orient']) {
    const seat = page.getByRole('group', { name: `Who plays ${name}` });
    expect(await button(seat, 'Calm').getAttribute('aria-pressed')).toBe('true');
  }
  await press(page.getByRole('dialog'), 'Close');
  await press(guide, 'Next');
  await press(guide, 'Next');
  await sees(guide, 'A private pays its owner');
  // It never has to be obeyed, and does not stand in the way.
  await press(page, 'Buy for 20');
  await sees(guide, 'Buy SVN&RR, $20');
  await page.keyboard.press('Escape');
  await sees(guide, 'Suggested: Buy SVN&RR for $20');
  await press(page, 'Pass');
  // What was met is told in short, until somebody asks.
  await button(guide, 'Explain').waitFor();
  await expect.poll(() => guide.getByText('A private pays its owner').count()).toBe(0);
  await page.reload();
  await button(guide, 'Explain').click();
  await sees(guide, 'A private pays its owner');
  // What it means is on another page of the table.
  await page.getByRole('tab', { name: 'Market' }).click();
  await press(guide, 'Show where');
  await page.locator('[data-suggested]').waitFor();

  await press(guide, 'Close the guide');
  await guide.waitFor({ state: 'detached' });
  await expect.poll(() => page.locator('[data-suggested]').count()).toBe(0);
  await page.reload();
  await button(page, 'Pass').waitFor();
  await expect.poll(() => guide.count()).toBe(0);
  await press(page, 'Menu');
  await press(page, 'First-game guide');
  await sees(guide, 'Whoever is richest wins');
  expectQuiet(page);
});

test('in the middle of a game it comes when it is called, and says what is new', async () => {
  const { record } = await positionWhere('1830', (state, { table }) => {
    const [seat = 0] = table.waiting(state);
    const choices = table.choices(state, seat);
    return asks('trackStep')(state) && state.round.set > 5 && choices.some((one) => one.type === 'range');
  });
  const { page } = await visitTable(record, { guide: true });
  await button(page, /^Lay nothing/).waitFor();
  await settled(page);
  const guide = guideOf(page);
  await expect.poll(() => guide.count()).toBe(0);
  await press(page, 'Menu');
  await press(page, 'First-game guide');
  await sees(guide, 'Whoever is richest wins');
  await press(guide, 'Next');
  await press(guide, 'Next');
  await sees(guide, 'Your company may buy privates');
  // The button it names is marked, and nothing else.
  await expect.poll(() => page.locator('[data-spoken], [data-suggested]').allInnerTexts()).toEqual(['More']);
  await press(guide, 'Next');
  await sees(guide, 'Lay track');
  await expect.poll(() => page.locator('[data-spoken]').count()).toBe(0);
  // A tile is suggested on the map, or laying none in the bar.
  await page.locator('.map [data-suggested], .decision [data-suggested]').first().waitFor();
  expectQuiet(page);
});
