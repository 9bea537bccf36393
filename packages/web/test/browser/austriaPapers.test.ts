/** 1854 beside the map: bids withdrawn, options, a split told before it happens, mergers of local railways, mail. */

import {
  cashOf,
  companyTurnOf,
  type EighteenAction,
  type EighteenState,
  type LoadedEighteen,
  percentOf,
  priceOf,
  privateState,
} from '@kursbuch/eighteen';
import { offered } from '@kursbuch/screens/game/offers.ts';
import { isRefusal, type Seat } from '@kursbuch/table';
import { optionOf, optionPrice, ownOf } from '@kursbuch/titles/1854';
import { expect, test } from 'vitest';
import {
  button,
  expectAccessible,
  expectAsked,
  expectQuiet,
  oneOf,
  press,
  type Screen,
  sees,
  settled,
  visitTable,
} from './harness.ts';
import { asks, loaded, PLAYERS, positionWhere } from './positions.ts';

const SCREENS: readonly (readonly [string, Screen])[] = [
  ['laptop', { size: 'laptop' }],
  ['phone', { size: 'phone', theme: 'dark' }],
];

/** Whoever is asked, and the single actions of a kind that are open to him. */
function open<T extends EighteenAction['type']>(state: EighteenState, { table }: LoadedEighteen, type: T) {
  const [seat = 0] = table.waiting(state);
  const single = table.choices(state, seat).filter((choice) => choice.type === 'one');
  return { seat, actions: offered<EighteenAction, T>(single, type) };
}

function after(state: EighteenState, { table }: LoadedEighteen, seat: Seat, action: EighteenAction) {
  const done = table.act(state, seat, action);
  if (isRefusal(done)) throw new Error(done.reason);
  return done.state;
}

test.each(oneOf(SCREENS, 0))(
  'what local railways have in common is said once, and their map is there while one bids, on a %s',
  async (_name, screen) => {
    const { record } = await positionWhere('1854', asks('privateSale'));
    const { page } = await visitTable(record, screen);
    await sees(page, /L6 · local railway/);
    expect(await page.getByText(/A local railway: it operates/).count()).toBe(1);
    for (const home of ['Sankt Pölten (J38)', 'Hieflau (M35)', 'Bad Ischl (L28)'])
      await sees(page, `Home: ${home}.`);
    const map = page.getByRole('figure', { name: 'Regional map' });
    expect(await map.count()).toBe(0);
    // A mountain railway has its hex on the other map.
    await button(page, /^Buy for/)
      .first()
      .click();
    await sees(page, /^Buy AF, /);
    expect(await map.count()).toBe(0);
    await page.keyboard.press('Escape');
    await button(page, 'Bid from 155').nth(2).click();
    await map.waitFor();
    // The home that is bid for, and no other, is ringed.
    await expect.poll(() => map.locator('.ringed').count()).toBe(1);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await map.waitFor({ state: 'detached' });
    expectQuiet(page);
  },
);

test('what local railways have in common is said by one that is still for sale', async () => {
  const isSold = (state: EighteenState, lot: string) => typeof state.privates[lot]?.owner === 'number';
  const { record } = await positionWhere(
    '1854',
    (state) => asks('privateSale')(state) && isSold(state, 'L1') && !isSold(state, 'L6'),
  );
  const { page } = await visitTable(record, {});
  const told = page.getByRole('row').filter({ hasText: /A local railway: it operates/ });
  await expect.poll(() => told.count()).toBe(1);
  await button(told, /^(Buy for|Bid from) /).waitFor();
  expectQuiet(page);
});

test.each(oneOf(SCREENS, 1))('an outbid bid is withdrawn beside its lot, on a %s', async (_name, screen) => {
  const { record, state } = await positionWhere(
    '1854',
    (state, title) => asks('privateSale')(state) && open(state, title, 'withdrawBid').actions.length > 0,
  );
  const title = await loaded('1854');
  const { seat, actions } = open(state, title, 'withdrawBid');
  const lot = actions[0]?.private ?? '';
  const bid = state.bids[lot]?.find((one) => one.seat === seat)?.amount;
  const { page } = await visitTable(record, screen);
  await sees(page, /L1 · local railway/);
  await button(page, `Withdraw ${bid}`).first().click();
  await sees(page, new RegExp(`Withdraw your bid on ${lot}`));
  await press(page, 'Withdraw the bid');
  await expect.poll(() => button(page, `Withdraw ${bid}`).count()).toBe(actions.length - 1);
  await expectAccessible(page);
  expectQuiet(page);
});

test.each(oneOf(SCREENS, 0))(
  'an option costs half now, and says what is still to pay, on a %s',
  async (name, screen) => {
    const { record, state } = await positionWhere('1854', (state, title) => {
      const { seat, actions } = open(state, title, 'buyOption');
      // The whole paper is open too, so that both stand side by side.
      const wholes = open(state, title, 'buyShare').actions;
      return (
        asks('stockTurn')(state) &&
        actions.some(({ company, from }) =>
          wholes.some((one) => one.company === company && one.from === from),
        ) &&
        title.table.waiting(state)[0] === seat
      );
    });
    const title = await loaded('1854');
    const { seat, actions } = open(state, title, 'buyOption');
    const wholes = open(state, title, 'buyShare').actions;
    const action = actions.find(({ company, from }) =>
      wholes.some((one) => one.company === company && one.from === from),
    );
    if (!action) throw new Error('no option');
    const price = optionPrice(title.title, state, action.company, action.from) ?? 0;
    const { page } = await visitTable(record, screen);
    // All ways to pay are in the picture, the last column too.
    const room = page.locator('.scroll-x:has(> .stock-table)');
    if (name === 'laptop')
      await expect.poll(() => room.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
    // On a phone the paper comes first, then the ways to pay for it.
    if (name === 'phone')
      await button(page, new RegExp(`^${2 * price} ${action.company}`))
        .first()
        .click();
    await button(page, new RegExp(`^Option ${price} now`))
      .first()
      .click();
    await sees(page, /Option on 20%.* now/);
    await press(page, `Take the option, ${price} G`);
    await settled(page);
    const then = after(state, title, seat, action);
    expect(optionOf(then, seat)?.price).toBe(price);
    await page
      .getByTitle(new RegExp(`half paid; ${price}\\sG to pay`))
      .first()
      .waitFor();
    await expectAccessible(page);
    expectQuiet(page);
  },
);

test.each(oneOf(SCREENS, 1))(
  'a split is told with the dividend that causes it, on a %s',
  async (_name, screen) => {
    const { record, state } = await positionWhere('1854', (state, title) => {
      const { seat, actions } = open(state, title, 'payOut');
      const [payOut] = actions;
      return (
        asks('revenueStep')(state) &&
        payOut !== undefined &&
        ownOf(after(state, title, seat, payOut)).split.length > ownOf(state).split.length
      );
    });
    const title = await loaded('1854');
    const { seat } = open(state, title, 'payOut');
    const then = after(state, title, seat, { type: 'payOut' });
    const company = ownOf(then).split.at(-1) ?? '';
    const price = priceOf(title.title.market, then, company) ?? 0;
    const limit = title.title.shares.certificateLimit(then, seat);
    const { page } = await visitTable(record, screen);
    const pays = button(page, new RegExp(`^Pay out: ${company} splits`));
    await expect.poll(() => pays.innerText()).toContain(`certificate limit ${limit}`);
    // Whoever directs is paid for two tenths of his paper at least.
    const paid = PLAYERS.filter(
      (_, owner) => percentOf(state, company, owner) > percentOf(then, company, owner),
    );
    for (const owner of paid)
      await expect.poll(() => pays.innerText()).toMatch(new RegExp(`${owner} \\d+\\sG`));
    expect(cashOf(then, seat)).toBeGreaterThanOrEqual(2 * price);
    await pays.click();
    await settled(page);
    expect(percentOf(then, company, company)).toBe(50);
    await expectAccessible(page);
    expectQuiet(page);
  },
);

test('a split at the end of a stock round is told with the pass that ends it, and beside the papers', async () => {
  const passed = (state: EighteenState, title: LoadedEighteen) => {
    const { seat, actions } = open(state, title, 'pass');
    return actions.length > 0 ? after(state, title, seat, { type: 'pass' }) : state;
  };
  const { record, state } = await positionWhere(
    '1854',
    (state, title) =>
      asks('stockTurn')(state) && ownOf(passed(state, title)).split.length > ownOf(state).split.length,
  );
  const then = passed(state, await loaded('1854'));
  const companies = ownOf(then).split.slice(ownOf(state).split.length);
  const { page } = await visitTable(record);
  const named = new RegExp(`${companies.join('.*')} splits?`);
  await expect.poll(() => button(page, /^Pass:/).innerText()).toMatch(named);
  const told = page.locator('.round-end');
  await expect.poll(() => told.innerText()).toMatch(named);
  const paid = PLAYERS.filter((_, seat) =>
    companies.some((company) => percentOf(state, company, seat) > percentOf(then, company, seat)),
  );
  for (const owner of paid)
    await expect.poll(() => told.innerText()).toMatch(new RegExp(`${owner} \\d+\\sG`));
  await expectAccessible(page);
  expectQuiet(page);
});

test.each(oneOf(SCREENS, 0))('two owners agree on a merger, on a %s', async (name, screen) => {
  const partnerOf = (state: EighteenState, seat: Seat, one: string, other: string) =>
    [one, other].map((local) => privateState(state, local).owner).find((owner) => owner !== seat);
  const { record, state } = await positionWhere('1854', (state, title) => {
    const { seat, actions } = open(state, title, 'proposeMerger');
    return (
      asks('mergers')(state) &&
      actions.some(({ one, other }) => partnerOf(state, seat, one, other) !== undefined)
    );
  });
  const title = await loaded('1854');
  const { seat, actions } = open(state, title, 'proposeMerger');
  const pair = actions.find(({ one, other }) => partnerOf(state, seat, one, other) !== undefined);
  if (!pair) throw new Error('no pair');
  const nameOf = (local: string) => title.title.companies.get(local)?.name ?? '';
  const partner = PLAYERS[Number(partnerOf(state, seat, pair.one, pair.other))] ?? '';
  const sum = cashOf(state, pair.one) + cashOf(state, pair.other);
  const { page } = await visitTable(record, screen);
  await expectAsked(page, `${PLAYERS[seat]}: merge local railways`);
  const line = page.getByRole('list', { name: 'Players in turn' });
  // A phone has no room for the line; all owners are asked at once.
  if (name === 'laptop')
    await expect
      .poll(async () => (await line.locator('[aria-current=step]').allInnerTexts()).join())
      .toContain(PLAYERS[seat]);
  await button(page, new RegExp(`${nameOf(pair.one)} with ${nameOf(pair.other)}`)).click();
  await sees(page, `Treasury ${sum} G`);
  await sees(page, 'Price 67 for each 50%');
  // What they leave and where they begin: their stations ringed, the two homes, the first price.
  const places = state.stations.filter(({ company }) => [pair.one, pair.other].includes(company));
  expect(places.length).toBeGreaterThan(0);
  await expect.poll(() => page.locator('.merger-region .ringed').count()).toBe(places.length);
  await expect
    .poll(() => page.locator('.merger-homes li strong').allInnerTexts())
    .toEqual(['Steyr', 'Sankt Pölten']);
  await expect.poll(() => page.locator('.merger-price .landing').count()).toBe(1);
  await expectAccessible(page);
  await press(page, `Propose to ${partner}`);
  await expectAsked(page, `${partner}: agree to a merger?`);
  if (name === 'laptop') await expect.poll(() => line.innerText()).toContain(`${pair.one} + ${pair.other}`);
  await sees(page, `Treasury ${sum} G`);
  await press(page, 'Agree');
  await expectAsked(page, /choose the company$/);
  await press(page.getByRole('region', { name: 'merge local railways' }), 'Lokalbahn AG B');
  await press(page.locator('.decision'), 'Lokalbahn AG B');
  await settled(page);
  await expect.poll(() => page.getByText(nameOf(pair.one)).count()).toBe(0);
  expectQuiet(page);
});

test('whoever must raise money is offered his option first, and the sale says what is still missing', async () => {
  const { record, state } = await positionWhere(
    '1854',
    (state, title) => asks('trainStep')(state) && open(state, title, 'sellOption').actions.length > 0,
  );
  const title = await loaded('1854');
  const { seat } = open(state, title, 'sellOption');
  const company = optionOf(state, seat)?.company ?? '';
  const price = priceOf(title.title.market, state, company);
  const { page } = await visitTable(record);
  const sales = page.locator('.forced-sales').getByRole('button');
  await expect.poll(() => sales.first().innerText()).toContain(`option on ${company}`);
  await sales.first().click();
  await sees(page, new RegExp(`Sell the option on ${company} for`));
  await press(page, `Sell the option, ${price} G`);
  await expect.poll(() => sales.filter({ hasText: 'option on' }).count()).toBe(0);
  expectQuiet(page);
});

test('a mail contract is bought at the end of a turn, and stands in the overview', async () => {
  const { record, state } = await positionWhere(
    '1854',
    (state, title) => asks('mailStep')(state) && open(state, title, 'buyMail').actions.length === 2,
  );
  const title = await loaded('1854');
  const { seat } = open(state, title, 'buyMail');
  const then = after(state, title, seat, { type: 'buyMail', size: 'large' });
  expect(Object.values(ownOf(then).mail)).toContain('large');
  const { page } = await visitTable(record);
  await button(page, /^Large contract, 200 G/).click();
  await press(page, 'Buy for 200 G');
  await settled(page);
  await page.getByRole('columnheader', { name: 'Mail' }).waitFor();
  await expectAccessible(page);
  expectQuiet(page);
});

test('1854-TRAIN-17 of a train that a local railway can buy and not run it is said so', async () => {
  const { record } = await positionWhere('1854', (state, title) => {
    const { actions } = open(state, title, 'buyTrain');
    const company = companyTurnOf(state)?.company ?? '';
    return (
      asks('trainStep')(state) &&
      company.startsWith('L') &&
      ['2', '1+'].every((kind) => actions.some((action) => action.from === 'bank' && action.kind === kind))
    );
  });
  const { page } = await visitTable(record, {});
  await sees(button(page, /^2 ?Buy for/), /^L\d cannot run it$/);
  await button(page, /^1\+ ?Buy for/).waitFor();
  expect(
    await button(page, /^1\+ ?Buy for/)
      .getByText('cannot run')
      .count(),
  ).toBe(0);
  expectQuiet(page);
});

test('the par price that a hint names is in sight beside the hint, on a phone', async () => {
  const { record } = await positionWhere('1854', (state) => asks('stockTurn')(state) && state.phase === '5');
  const { page } = await visitTable(record, { size: 'phone' });
  await press(page, /^Hint/);
  const advice = page.getByRole('region', { name: 'A hint' });
  await sees(advice, /^Start SD at a par of 93.G/);
  await settled(page);
  const price = button(page, /^93 ?pay .*SD$/);
  await expect
    .poll(async () => {
      const [box, hint] = await Promise.all([price.boundingBox(), advice.boundingBox()]);
      return box && hint && box.y + box.height <= hint.y + 1;
    })
    .toBe(true);
  expectQuiet(page);
});
