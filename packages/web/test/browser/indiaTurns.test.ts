/** What only 1853 asks in a turn and tells at the table: credit, fees, takeovers, signs at holdings, the own contract on the map, pardons, why not. */

import {
  bestRuns,
  companyTurnOf,
  directorOf,
  type EighteenAction,
  type EighteenState,
  type HexId,
  type LoadedEighteen,
  networkOf,
  percentOf,
  runTrainsOf,
  type StockTurnTask,
} from '@kursbuch/eighteen';
import { placesOf } from '@kursbuch/screens/eighteen/board/places.ts';
import { missingGauges, tellingLay } from '@kursbuch/screens/eighteen/lay/whyNot.ts';
import { offered } from '@kursbuch/screens/game/offers.ts';
import { isRefusal, type Seat } from '@kursbuch/table';
import {
  contractSharesToSell,
  creditOf,
  engineTrain,
  isOffered,
  joinedCities,
  managerOf,
  ownOf,
  type PardonTask,
  partsOf,
  SECOND_TILE_FEE,
  type Sheet,
  type TakeoverTask,
} from '@kursbuch/titles/1853';
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
  settled,
  touchHex,
  visit,
  visitTable,
} from './harness.ts';
import { asks, loaded, PLAYERS, positionWhere } from './positions.ts';

const turnOf = (state: EighteenState): string => companyTurnOf(state)?.company ?? '';
const askedIn = (state: EighteenState, { table }: LoadedEighteen): Seat => table.waiting(state)[0] ?? 0;

/** What whoever is asked may do at once. */
const single = (state: EighteenState, title: LoadedEighteen) =>
  title.table.choices(state, askedIn(state, title)).filter((choice) => choice.type === 'one');

const laysIn = (state: EighteenState, title: LoadedEighteen) =>
  title.table
    .choices(state, askedIn(state, title))
    .flatMap((choice) => (choice.type === 'many' ? choice.list() : []))
    .flatMap((action) => (action.type === 'layTile' ? [action] : []));

const debts = (page: Page) => page.locator('.spread').getByText('Debt', { exact: true });

const owesFor = (state: EighteenState, title: LoadedEighteen) =>
  asks('trainStep')(state) ? offered<EighteenAction, 'buyOnCredit'>(single(state, title), 'buyOnCredit') : [];

const canSettle = (state: EighteenState, title: LoadedEighteen): boolean =>
  asks('takeover')(state) && single(state, title).length === 2;

/** The train that a small company may buy with its engine token, and pay. */
function engineKind(state: EighteenState, { title }: LoadedEighteen): string | null {
  const kind = asks('trainStep')(state) ? engineTrain(title, state, turnOf(state)) : null;
  const price = title.trains.get(kind ?? '')?.price ?? Number.POSITIVE_INFINITY;
  return (state.cash[turnOf(state)] ?? 0) >= price ? kind : null;
}

/** The second tile of a turn, for a fee; the hex itself costs nothing. */
const feeHex = (state: EighteenState, title: LoadedEighteen): HexId | undefined =>
  asks('trackStep')(state) &&
  ownOf(state).laid.length > 0 &&
  ownOf(state).twoTiles[turnOf(state)] === 'now' &&
  (state.cash[turnOf(state)] ?? 0) > 100
    ? laysIn(state, title).find(
        ({ hex, tile }) => title.title.track.terrainCost(state, null, hex, tile) === 0,
      )?.hex
    : undefined;

/** Runs that bring more with the mail, and others with a higher dividend. */
function twoBests(state: EighteenState, { title }: LoadedEighteen) {
  const company = turnOf(state);
  if (!asks('runStep')(state) || directorOf(state, company) === null || Object.keys(state.tiles).length < 12)
    return undefined;
  const { carries: _mail, ...plain } = title.runs.runRules(state, company);
  const rules = title.runs.runRules(state, company);
  const trains = runTrainsOf(title, state, company);
  const network = networkOf(title.runs.runBoard(state), state, rules);
  const best = bestRuns(network, company, trains, rules);
  const highest = bestRuns(network, company, trains, plain).revenue;
  const dividend = best.revenue - (best.carrier?.amount ?? 0);
  return best.carrier && highest > dividend ? { highest, dividend } : undefined;
}

test('credit, a takeover, the engine token, the fee of a second tile and the higher dividend', async () => {
  const title = await loaded('1853');
  const { page } = await visit();

  const credit = await positionWhere('1853', (one, of) => owesFor(one, of).length > 0);
  const [{ kind } = { kind: '' }] = owesFor(credit.state, title);
  const price = title.title.trains.get(kind)?.price ?? 0;
  const owing = Object.keys(ownOf(credit.state).credit).length;
  await openRecord(page, credit.record, 'credit');
  await settled(page);
  await expect.poll(() => debts(page).count()).toBe(Math.min(1, owing));
  await press(page, new RegExp(`^${kind}, owe £${price.toLocaleString('en')}$`));
  await press(page, `Take the ${kind} on credit`);
  await expect.poll(() => debts(page).count()).toBe(1);
  await sees(page.locator('.spread'), String(price));
  await expectAccessible(page);

  const taken = await positionWhere('1853', canSettle, {}, 12);
  const { company } = taken.state.agenda.at(-1) as TakeoverTask;
  const { debt = 0 } = creditOf(taken.state, company) ?? {};
  const help = Math.max(0, debt - (taken.state.cash[company] ?? 0));
  await openRecord(page, taken.record, 'takeover');
  await expectAsked(page, `${company}: settle the credit`);
  await sees(page, new RegExp(`^${company} owes £${debt} for its `));
  await button(page, 'Give the train back').first().waitFor();
  await expectAccessible(page);
  await press(page, help > 0 ? `Pay £${debt}, £${help} of yours` : `Pay £${debt}`);
  await sees(page, 'The train on credit is paid');
  await page.locator('[data-act=confirm]').click();
  await expectAsked(page, /^(?!.*settle the credit)/);
  await expect
    .poll(() => debts(page).count())
    .toBe(Object.keys(ownOf(taken.state).credit).length > 1 ? 1 : 0);

  const early = await positionWhere('1853', (one, of) => engineKind(one, of) !== null);
  const fetched = engineKind(early.state, title);
  await openRecord(page, early.record, 'engine');
  const offer = page.locator('.train-card').filter({ hasText: 'with the engine token, ahead of its phase' });
  await offer.waitFor();
  await expect.poll(() => offer.locator('.kind').innerText()).toBe(fetched);
  // Trains of the other gauge stand in the line of trains too.
  await expect.poll(() => page.locator('.roster .metre b').allInnerTexts()).toEqual(['2M', '3M', '4M']);
  await page.getByRole('tab', { name: 'Companies' }).click();
  const { name = '' } = title.title.companies.get(turnOf(early.state)) ?? {};
  const card = page.locator('.card').filter({ hasText: name });
  await sees(card, 'unused: one train of metre gauge ahead of its phase');
  await offer.click();
  await sees(card, /^used$/);

  const second = await positionWhere('1853', (one, of) => feeHex(one, of) !== undefined);
  const fee = `£${SECOND_TILE_FEE[turnOf(second.state)]}`;
  await openRecord(page, second.record, 'second');
  await settled(page);
  await touchHex(page, feeHex(second.state, title) ?? '');
  await button(page, `Lay for ${fee}, fee ${fee} included`).waitFor();
  await sees(page, `The fee of ${fee} for a second tile is in it.`);

  const run = await positionWhere('1853', (one, of) => twoBests(one, of) !== undefined);
  const { highest, dividend } = twoBests(run.state, title) ?? { highest: 0, dividend: 0 };
  await openRecord(page, run.record, 'run');
  await button(page, new RegExp(`^Run for £${dividend}, mail`)).waitFor();
  await press(page, `Higher dividend: ${highest}`);
  await button(page, new RegExp(`^Run for £${highest}`)).waitFor();
  await expect.poll(() => button(page, /^Higher dividend/).count()).toBe(0);
  expectQuiet(page);
});

/** Whoever is on turn in the first stock round has contract shares that only this opportunity sells. */
const sellsNow = (state: EighteenState): readonly string[] =>
  asks('stockTurn')(state)
    ? Object.keys(state.companies).filter(
        (one) => contractSharesToSell(state, one, (state.agenda.at(-1) as StockTurnTask).seat) > 0,
      )
    : [];

/** A company that nobody holds shares of is led by the elephant. */
const ledByElephant = (state: EighteenState): string | undefined =>
  asks('stockTurn')(state)
    ? Object.keys(state.companies).find((one) => {
        const manager = managerOf(state, one);
        return manager !== null && percentOf(state, one, manager) === 0;
      })
    : undefined;

test('signs at holdings: what is sold only now, who leads without shares, which companies wait', async () => {
  const title = await loaded('1853');
  const { page } = await visit();
  const now = await positionWhere('1853', (one) => sellsNow(one).length > 0);
  const { seat } = now.state.agenda.at(-1) as StockTurnTask;
  const [company = ''] = sellsNow(now.state);
  await openRecord(page, now.record, 'now');
  const row = page
    .locator('.stock-table tr')
    .filter({ hasText: title.title.companies.get(company)?.name ?? company });
  const mark = row.locator('.you .held-note').getByText(/^\d!$/);
  await mark.waitFor();
  await expect.poll(() => mark.innerText()).toBe(`${contractSharesToSell(now.state, company, seat)}!`);
  await expect.poll(() => mark.getAttribute('title')).toContain('can be sold at this first opportunity only');
  await sees(page, 'With !: contract shares that can be sold only at this first opportunity.');
  const waiting = Object.keys(now.state.companies).filter((one) => !isOffered(now.state, one));
  expect(waiting.length).toBeGreaterThan(0);
  const note = page.locator('.work').getByText(/^.*Not on offer yet: /);
  for (const one of waiting) await sees(note, one);

  const led = await positionWhere('1853', (one) => ledByElephant(one) !== undefined);
  const managed = ledByElephant(led.state) ?? '';
  const { name = '' } = title.title.companies.get(managed) ?? {};
  await openRecord(page, led.record, 'led');
  await sees(page, 'A hollow diamond: leads the company as its manager, and pays no dividend.');
  for (const table of ['.stock-table', '.spread'])
    expect(
      await page
        .locator(`${table} tr`)
        .filter({ hasText: table === '.spread' ? managed : name })
        .locator('.led')
        .count(),
    ).toBe(1);
  await page.getByRole('tab', { name: 'Companies' }).click();
  const card = page.locator('.card').filter({ hasText: name });
  await sees(card, `${PLAYERS[managerOf(led.state, managed) as number]}, manager`);
  await expectAccessible(page);
  expectQuiet(page);
});

/** Somebody whose contract is half joined. */
const halfJoined = (state: EighteenState, { title }: LoadedEighteen): Seat | undefined => {
  if (!asks('trackStep')(state)) return undefined;
  const joined = joinedCities(title, state);
  return [...state.players.keys()].find((seat) => {
    const cities = (state.secrets[seat] as Sheet | undefined)?.cities ?? [];
    const parts = partsOf(joined, cities);
    return parts.length > 1 && (parts[0]?.length ?? 0) > 1;
  });
};

test('the cities missing of a contract are lit on the map for its owner only', async () => {
  const { title } = await loaded('1853');
  const { record, state } = await positionWhere('1853', (one, of) => halfJoined(one, of) !== undefined);
  const owner = halfJoined(state, await loaded('1853')) as Seat;
  const { page } = await visitTable(record, { theme: 'dark' });
  const open = [...state.players.keys()].filter((seat) => !ownOf(state).contracts[seat]?.fulfilled);
  const places = placesOf(title.board);
  const lit = (joined: boolean) =>
    page
      .locator(`.contract-lit path${joined ? '.is-joined' : ':not(.is-joined)'}`)
      .evaluateAll((paths) => paths.map((path) => path.getAttribute('transform')));
  await expect.poll(() => lit(false)).toEqual([]);
  for (const seat of [owner, ...open.filter((one) => one !== owner).slice(0, 1)]) {
    const [joined = [], ...rest] = partsOf(
      joinedCities(title, state),
      (state.secrets[seat] as Sheet | undefined)?.cities ?? [],
    );
    await press(page, new RegExp(`${PLAYERS[seat]}: show mine$`));
    await expect.poll(() => lit(false)).toEqual(rest.flat().map((city) => places.get(city)));
    await expect.poll(() => lit(true)).toEqual(joined.map((city) => places.get(city)));
    const missing = rest.flat().map((city) => title.board.hexes.get(city)?.facts.name ?? '');
    for (const city of missing) await sees(page.getByText(/^Still to join: /), city);
    await press(page, 'Cover');
    await expect.poll(() => lit(false)).toEqual([]);
    await expect.poll(() => lit(true)).toEqual([]);
  }
  expectQuiet(page);
});

const SCREENS: readonly (readonly [string, Screen])[] = [
  ['desktop', {}],
  ['phone', { size: 'phone', theme: 'dark' }],
];

test.each(oneOf(SCREENS, 1))(
  'an invalid contract is judged in secret, with what each answer means: %s',
  async (_, screen) => {
    // Of one culprit alone: what is judged after him would cover the table again.
    const one = ({ agenda }: EighteenState) => agenda.filter(({ kind }) => kind === 'pardon').length === 1;
    const { record, state } = await positionWhere(
      '1853',
      (state, _, last) => asks('pardon')(state) && one(state) && !/pardon/i.test(last?.action.type ?? ''),
      { uncheckedBids: true },
      5,
    );
    const { culprit } = state.agenda.at(-1) as PardonTask;
    const name = PLAYERS[culprit] ?? '';
    const others = [...state.players.keys()].filter((seat) => seat !== culprit);
    const { page } = await visitTable(record, screen);
    for (const [index, seat] of others.entries()) {
      await press(page, `I am ${PLAYERS[seat]}, show me`);
      await sees(page, `It takes 2 of 3 to pardon it`);
      await page.locator('.pardon-faults li').first().waitFor();
      // Nobody learns how another has voted.
      expect(await page.getByText(/pardoned by|not pardoned/).count()).toBe(0);
      const answer = index === 0 ? /^Pardon With enough votes nothing follows/ : /^Do not pardon Else /;
      await sees(button(page, /^Do not pardon/), `Else ${name} must sell in the next stock round`);
      if (index === 0) await expectAccessible(page);
      await press(page, answer);
      await page.locator('[data-act=confirm]').click();
    }
    await expectAsked(page, /^(?!.*pardon)/);
    if (screen.size === 'phone') {
      await page.getByRole('tab', { name: 'More' }).click();
      await press(page, 'Contracts');
    }
    await sees(page, 'against the rules, not pardoned');
    expectQuiet(page);
  },
);

/** A hex where nothing may be built, for one of these reasons. */
function refusedHex(state: EighteenState, title: LoadedEighteen, ...reasons: readonly string[]) {
  if (!asks('trackStep')(state)) return undefined;
  const legal = new Set(laysIn(state, title).map(({ hex }) => hex));
  for (const hex of title.title.board.hexes.keys()) {
    const lay = legal.has(hex) ? null : tellingLay(title.title, state, turnOf(state), hex);
    const outcome = lay && title.table.act(state, askedIn(state, title), lay);
    if (outcome && isRefusal(outcome) && reasons.includes(outcome.reason)) return { hex, outcome };
  }
  return undefined;
}

/** Why nothing is built on a hex, by what is in the way. */
const WHY: readonly {
  readonly reasons: readonly string[];
  readonly said: RegExp;
  when(state: EighteenState): boolean;
}[] = [
  {
    reasons: ['outsideTerritory'],
    said: /lies outside the territory of /,
    when: ({ phase }) => phase === '3',
  },
  {
    reasons: ['secondFromSameStation', 'secondSharesTrack', 'secondThroughFirst'],
    said: /second tile of a turn|route to a second tile|routes to the two tiles/,
    when: (state) => ownOf(state).laid.length > 0,
  },
  {
    reasons: ['gaugeDiffers'],
    said: /Only a line of the other gauge leads to /,
    when: ({ phase }) => phase !== '2',
  },
];

/** An empty hex where track of one gauge fits, and the other has no way to it. */
function oneGauge(state: EighteenState, title: LoadedEighteen) {
  if (!asks('trackStep')(state)) return undefined;
  const lays = laysIn(state, title).filter(({ hex }) => !state.tiles[hex]);
  for (const hex of new Set(lays.map((lay) => lay.hex))) {
    const fitting = lays.filter((lay) => lay.hex === hex).map(({ tile }) => tile);
    const [missing] = missingGauges(title.title, state, turnOf(state), hex, fitting);
    const outcome = missing && title.table.act(state, askedIn(state, title), missing.lay);
    if (outcome && isRefusal(outcome) && outcome.reason === 'gaugeDiffers')
      return { hex, gauge: missing.gauge };
  }
  return undefined;
}

test('a tile that does not fit says which gauge leads there', async () => {
  const title = await loaded('1853');
  const { record, state } = await positionWhere('1853', (one, of) => oneGauge(one, of) !== undefined);
  const { hex = '', gauge } = oneGauge(state, title) ?? {};
  const { page } = await visitTable(record);
  await settled(page);
  await touchHex(page, hex);
  await press(page, new RegExp(`^No ${gauge} gauge`));
  await sees(page.getByRole('alert'), `Only a line of the other gauge leads to ${hex}`);
  // What fits is still offered.
  await page.getByRole('region', { name: 'Tiles that fit' }).waitFor();
  await expectAccessible(page);
  expectQuiet(page);
});

test('a hex that cannot be built on names territory, second tile or gauge, and its rule', async () => {
  const title = await loaded('1853');
  const { page } = await visit();
  for (const { reasons, said, when } of WHY) {
    const { record, state } = await positionWhere(
      '1853',
      (one, of) => when(one) && refusedHex(one, of, ...reasons) !== undefined,
    );
    const { hex = '', outcome } = refusedHex(state, title, ...reasons) ?? {};
    await openRecord(page, record, reasons[0]);
    await settled(page);
    await press(page, 'Show the whole map');
    await settled(page);
    await touchHex(page, hex);
    await sees(page.getByRole('alert'), said);
    // The rule behind it is one touch away.
    await sees(page.getByRole('alert'), outcome?.rule ?? 'no rule');
  }
  expectQuiet(page);
});
