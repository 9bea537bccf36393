/** Contracts of 1853: bonds and cities written in secret by three people at one screen, shares redeemed, all laid open at the end. */
import type { EighteenAction, EighteenState } from '@kursbuch/eighteen';
import { offered } from '@kursbuch/screens/game/offers.ts';
import { recordOf } from '@kursbuch/table';
import { countOf, ownOf } from '@kursbuch/titles/1853';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  button,
  expectAccessible,
  expectAsked,
  expectQuiet,
  oneOf,
  openRecord,
  press,
  type Screen,
  sees,
  visit,
  visitTable,
} from './harness.ts';
import { finishedGame, loaded, positionWhere } from './positions.ts';

type Sheet = readonly (readonly [city: string, company: string])[];

/** What each writes, with the share he takes for it; the highest bond sits first. */
const PEOPLE: readonly (readonly [name: string, bond: number, sheet: Sheet])[] = [
  [
    'Anna',
    131,
    [
      ['Delhi', 'NWR'],
      ['Waltair', 'ECR'],
      ['Jaipur', 'BBCI'],
      ['Ajmer', 'BBCI'],
    ],
  ],
  [
    'Ben',
    107,
    [
      ['Lahore', 'NWR'],
      ['Multan', 'NWR'],
      ['Karachi', 'NWR'],
      ['Peshawar', 'NWR'],
    ],
  ],
  [
    'Chiara',
    93,
    [
      ['Mysore', 'MSM'],
      ['Bangalore', 'SIR'],
      ['Trichinopoly', 'SIR'],
      ['Hyderabad', 'MSM'],
    ],
  ],
];

const SCREENS: readonly (readonly [string, Screen])[] = [
  ['desktop', {}],
  ['phone', { size: 'phone', theme: 'dark' }],
];

interface Watch {
  /** Everything that a sheet, a list or a map of cities has shown, after whose bar it stood below. */
  readonly seen: Set<string>;
}

/** From now on, whatever the page shows of somebody's sheet is noted at every change of it. */
const watch = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen = new Set<string>();
    Object.assign(window, { watch: { seen } satisfies Watch });
    new MutationObserver(() => {
      const who = document.querySelector('h1')?.textContent?.split(':')[0] ?? '';
      const sheet = [...document.querySelectorAll('.own-sheet li')].map(
        (one) => one.firstChild?.textContent ?? '',
      );
      const listed = [...document.querySelectorAll('.city-list .good')].map(
        (one) => one.parentElement?.firstChild?.textContent ?? '',
      );
      const drawn = [...document.querySelectorAll('.disc.written + .city-name')].map(
        (one) => one.textContent ?? '',
      );
      for (const city of [...sheet, ...listed, ...drawn]) seen.add(`${who}: ${city}`);
    }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  });

const seenSince = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => [...(window as unknown as { watch: Watch }).watch.seen].sort());

/** Which of these the page has anywhere, seen or not. */
async function found(page: Page, texts: readonly string[]): Promise<readonly string[]> {
  const all = await page.evaluate(() => document.documentElement.outerHTML);
  return texts.filter((text) => all.includes(text));
}

const CITIES = PEOPLE.flatMap(([, , sheet]) => sheet.map(([city]) => city));
const BONDS = PEOPLE.map(([, bond]) => `£${bond}`);

/** A screen as it stands, for whoever wants to look at it. */
const shot = async (page: Page, name: string): Promise<void> => {
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png` });
};

/** Names on the map of cities that lie under a disc or under another name. */
const covered = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const drawn = [...document.querySelectorAll('.city-name, .city-disc .disc')];
    const boxes = drawn.map((one) => ({ one, box: one.getBoundingClientRect() }));
    return boxes.flatMap(({ one, box }) =>
      one.matches('.city-name') &&
      boxes.some(
        (other) =>
          other.one !== one &&
          box.left < other.box.right - 1 &&
          box.right > other.box.left + 1 &&
          box.top < other.box.bottom - 1 &&
          box.bottom > other.box.top + 1,
      )
        ? [one.textContent ?? '']
        : [],
    );
  });

async function takeOver(page: Page, name: string): Promise<void> {
  await button(page, `I am ${name}, show me`).waitFor();
  // Before it nothing of the game is there.
  expect(await page.locator('table, .own-sheet, .bond, .city-map').count()).toBe(0);
  await press(page, `I am ${name}, show me`);
}

test.each(oneOf(SCREENS, 1))('a whole bid of three people at one screen, on a %s', async (device, screen) => {
  const setup = {
    players: PEOPLE.map(([name]) => name),
    seed: 'bids',
    options: { wholePoundBonds: true },
    version: 4,
  };
  const { page } = await visit(screen);
  await openRecord(page, recordOf('1853', setup, []));
  await watch(page);

  for (const [seat, [name, bond]] of PEOPLE.entries()) {
    await takeOver(page, name);
    await button(page, 'Seal £80').waitFor();
    // By hand it goes from ten to ten, on any screen; what lies between is typed.
    const slider = page.getByRole('slider', { name: 'Your bond' });
    expect(await slider.getAttribute('step')).toBe('10');
    expect(await page.locator('.ruler .named').allInnerTexts()).toEqual(
      (device === 'phone' ? [200, 400, 600] : [100, 200, 300, 400, 500, 600, 700]).map(String),
    );
    await page.getByRole('textbox', { name: 'Your bond' }).fill(String(bond));
    await button(page, `Seal £${bond}`).waitFor();
    await expect.poll(() => found(page, BONDS)).toEqual([`£${bond}`]);
    if (seat === 1) {
      await shot(page, `bond-${device}`);
      await expectAccessible(page);
      await page.keyboard.press('Escape');
    }
    await press(page, `Seal £${bond}`);
  }

  for (const round of [0, 1, 2, 3])
    for (const [name, , sheet] of PEOPLE) {
      const [city, company] = sheet[round] as Sheet[number];
      await takeOver(page, name);
      await expectAsked(page, `${name}: choose a city and a share`);
      // The button to pass is there for everybody at any time, and tells nobody anything.
      await button(page, 'Contract complete').waitFor();
      if (round === 0 && name === 'Ben') {
        await press(page, 'Contract complete');
        await sees(page.locator('.strip-place'), /Your contract has 0 of at least/);
        await shot(page, `refused-${device}`);
      }
      await page
        .getByRole('row', { name: new RegExp(`^${city}`) })
        .getByRole('button', { name: company })
        .click();
      await button(page, `Write ${city}, take ${company}`).waitFor();
      if (round === 2 && name === 'Anna') {
        await shot(page, `cities-${device}`);
        await expect.poll(() => covered(page)).toEqual([]);
        await expectAccessible(page);
        // Covered by a key, and open again with what was chosen.
        await page.keyboard.press('v');
        await shot(page, `cover-${device}`);
        await takeOver(page, name);
      }
      await press(page, `Write ${city}, take ${company}`);
    }
  for (const [name] of PEOPLE) {
    await takeOver(page, name);
    await press(page, 'Contract complete');
  }

  // Nobody ever had another's city before him.
  expect(await seenSince(page)).toEqual(
    PEOPLE.flatMap(([name, , sheet]) => sheet.map(([city]) => `${name}: ${city}`)).sort(),
  );

  // The table is open again, contracts stay closed until their owner touches his name.
  await expectAsked(page, /^Anna: /);
  expect(await found(page, CITIES)).toEqual([]);
  await shot(page, `stock-${device}`);
  if (device === 'phone') {
    await page.getByRole('tab', { name: 'More' }).click();
    await press(page, 'Contracts');
  }
  await press(page, /Ben: show mine$/);
  await sees(page, 'Still to join: Multan, Karachi and Peshawar');
  await shot(page, `contract-${device}`);
  await expectAccessible(page);
  await expect.poll(() => found(page, CITIES)).toEqual(PEOPLE[1]?.[2].map(([city]) => city));
  await press(page, 'Cover');
  await button(page, /Ben: show mine$/).waitFor();
  expect(await found(page, CITIES)).toEqual([]);
  expectQuiet(page);
});

test('shares that are not redeemed are marked, and redeemed; at the end all contracts lie open', async () => {
  const title = await loaded('1853');
  const redemption = (state: EighteenState) => {
    const [seat = 0] = title.table.waiting(state);
    const single = title.table.choices(state, seat).filter((choice) => choice.type === 'one');
    return offered<EighteenAction, 'redeemShares'>(single, 'redeemShares')[0];
  };
  const { record, state } = await positionWhere('1853', (one) => redemption(one) !== undefined);
  const { company, count } = redemption(state) ?? { company: '', count: 0 };
  const [seat = 0] = title.table.waiting(state);
  const cost = count * (state.companies[company]?.par ?? 0);
  const { page } = await visitTable(record);
  const open = countOf(ownOf(state).unredeemed, company, seat);
  const note = page.locator('.stock-table .you .held-note').getByText(String(open), { exact: true }).first();
  await expect.poll(() => note.getAttribute('title')).toMatch(/not redeemed: .* cannot be sold\.$/);
  await sees(page, 'In a dashed frame: shares that are not redeemed.');
  await press(page, `${count} ${company} for ${cost}`);
  await press(page, `Redeem for £${cost}`);
  await expect.poll(() => button(page, `${open} ${company} for ${open * (cost / count)}`).count()).toBe(0);
  await expectAccessible(page);

  const end = await finishedGame('1853');
  await openRecord(page, end.record, 'end');
  await sees(page, 'The contracts');
  const lines = await page.locator('.open-contracts li').allInnerTexts();
  // All write bonds at once, so nobody begins the next game.
  expect((await button(page, 'Play again').innerText()).trim()).toBe('Play again');
  const { contracts } = ownOf(end.state);
  expect(lines.length).toBe(end.state.players.length);
  for (const { bond, cities, fulfilled } of Object.values(contracts)) {
    const names = (cities ?? []).map((city) => title.title.board.hexes.get(city)?.facts.name).join(', ');
    const told = `${fulfilled ? 'fulfilled' : 'not fulfilled'}: ${names}`;
    expect(lines.find((line) => line.includes(told))).toContain(
      `bond £${bond} ${fulfilled ? 'paid back' : 'lost'}`,
    );
  }
  await expectAccessible(page);
  expectQuiet(page);
});

test.each(oneOf(['laptop', 'phone'] as const, 0))(
  'beside a bond the names of all cities are whole, on a %s',
  async (size) => {
    const { record } = await positionWhere('1853', (state) => state.agenda.at(-1)?.kind === 'bonds');
    const { page } = await visitTable(record, { size });
    await press(page, /^I am .*, show me$/);
    await page.locator('.city-name').first().waitFor();
    await expect.poll(() => covered(page)).toEqual([]);
    const cut = await page.evaluate(() => {
      const frame = document.querySelector('main')?.getBoundingClientRect();
      return [...document.querySelectorAll('.city-name')].flatMap((one) => {
        const { left, right } = one.getBoundingClientRect();
        return left < (frame?.left ?? 0) || right > (frame?.right ?? 0) ? [one.textContent ?? ''] : [];
      });
    });
    expect(cut).toEqual([]);
    expectQuiet(page);
  },
);
