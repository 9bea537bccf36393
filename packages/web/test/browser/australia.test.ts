/** 1848: loans, a company that fails into receivership, Tasmania, two sides of a train, the Bank of England. */

import {
  companyTurnOf,
  type EighteenAction,
  type EighteenState,
  type LoadedEighteen,
  priceOf,
  trainsOf,
} from '@kursbuch/eighteen';
import { isRefusal } from '@kursbuch/table';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  button,
  expectAccessible,
  expectAsked,
  expectQuiet,
  hex,
  press,
  sees,
  settled,
  touchHex,
  visitTable,
} from './harness.ts';
import { asks, loaded, positionWhere } from './positions.ts';

/** What would follow if whoever is asked took a loan; undefined if that is not allowed. */
function afterLoan(state: EighteenState, { table }: LoadedEighteen) {
  const [seat = 0] = table.waiting(state);
  const loan: EighteenAction = { type: 'takeLoan' };
  const mayBorrow = table
    .choices(state, seat)
    .some((choice) => choice.type === 'one' && choice.action.type === 'takeLoan');
  const outcome = mayBorrow && table.act(state, seat, loan);
  return outcome && !isRefusal(outcome) ? outcome.state : undefined;
}

const failed = (state: EighteenState): readonly string[] =>
  Object.keys(state.companies).filter((company) => state.companies[company]?.closed);

/** The panel of the bank beside the map. */
async function bankPanel(page: Page) {
  await page.getByRole('tab', { name: 'Bank of England' }).click();
  return page.getByRole('region', { name: 'Bank of England' });
}

test('a loan brings money and costs the price; the Bank of England shows it', async () => {
  const { record, state } = await positionWhere('1848', (state, title) => {
    const after = afterLoan(state, title);
    return asks('trackStep')(state) && after !== undefined && failed(after).length === failed(state).length;
  });
  const title = await loaded('1848');
  const company = companyTurnOf(state)?.company ?? '';
  const after = afterLoan(state, title) as EighteenState;
  const price = (of: EighteenState) => priceOf(title.title.market, of, company);
  const { page } = await visitTable(record);
  await expectAsked(page, `${company}: lay track`);

  const bank = await bankPanel(page);
  const before = await bank.innerText();
  await press(page, /^Take a loan/);
  await sees(page, new RegExp(`${company} ${price(state)} to ${price(after)}\\.`));
  await button(page, 'Take a loan, £100').click();
  await expect.poll(() => bank.innerText()).not.toBe(before);
  await sees(
    bank,
    new RegExp(`${Object.values(after.companies).reduce((sum, { loans }) => sum + loans, 0)} (is|are) out`),
  );
  await expectAsked(page, `${company}: lay track`);
  expectQuiet(page);
});

test('one loan too many: the company goes into receivership, and says so before', async () => {
  const { record, state } = await positionWhere('1848', (state, title) => {
    const after = afterLoan(state, title);
    return after !== undefined && failed(after).length > failed(state).length;
  });
  const company = companyTurnOf(state)?.company ?? '';
  const { page } = await visitTable(record);
  await press(page, /^Take a loan/);
  await sees(page, `${company} goes into receivership.`);
  await press(page, 'Take a loan, £100: receivership');
  await settled(page);
  const bank = await bankPanel(page);
  const { title } = await loaded('1848');
  await sees(bank, new RegExp(`${title.companies.get(company)?.name}`));
  // The company stays in the table as one sentence.
  await page.getByRole('tab', { name: 'Table' }).click();
  await sees(page, /out of the game since|in receivership/);
  await expectAccessible(page);
  await press(page, 'Undo');
  await button(page, /^Take a loan/).waitFor();
  expectQuiet(page);
});

test('Tasmania: the sites are marked, a tile is chosen and laid', async () => {
  const { record, state } = await positionWhere('1848', asks('tasmania'));
  const { table } = await loaded('1848');
  const [seat = 0] = table.waiting(state);
  const lays = table
    .choices(state, seat)
    .flatMap((choice) => (choice.type === 'many' ? choice.list() : []))
    .filter((action) => action.type === 'layTile');
  const [first] = lays;
  if (!first) throw new Error('nothing to lay');
  const { page } = await visitTable(record);
  await expectAsked(page, /lay the Tasmania tile$/);
  for (const site of new Set(lays.map((lay) => lay.hex)))
    await expect
      .poll(() => hex(page, site).getAttribute('aria-label'))
      .toMatch(/may be built|tile .* in the hand/);
  await touchHex(page, first.hex);
  await press(page, /^Lay tile/);
  await expectAsked(page, /^(?!.*Tasmania)/);
  await expect.poll(() => hex(page, first.hex).getAttribute('aria-label')).toContain(` ${first.tile},`);
  expectQuiet(page);
});

test('the two sides of a train card: both are offered with their price, the one bought stays', async () => {
  const { record, state } = await positionWhere('1848', (state, { table }) => {
    const [seat = 0] = table.waiting(state);
    const kinds = table
      .choices(state, seat)
      .flatMap((choice) =>
        choice.type === 'one' && choice.action.type === 'buyTrain' ? [choice.action] : [],
      )
      .filter(({ from }) => from === 'bank')
      .map(({ kind }) => kind);
    return asks('trainStep')(state) && kinds.includes('3') && kinds.includes('3+');
  });
  const company = companyTurnOf(state)?.company ?? '';
  const { title } = await loaded('1848');
  const price = (kind: string) => title.trains.get(kind)?.price;
  const { page } = await visitTable(record);
  const cards = page.getByRole('button', { name: /^3\+? / });
  await cards.first().waitFor();
  await expect.poll(() => cards.count()).toBe(2);
  await button(page, new RegExp(`^3 Buy for £${price('3')} `)).waitFor();
  await press(page, new RegExp(`^3\\+ Buy for £${price('3+')} `));
  await sees(page, new RegExp(`${company} buys a 3\\+`));
  // The side that was bought stands with the company, and nowhere else.
  await page.getByRole('tab', { name: 'Companies' }).click();
  const card = page.getByRole('listitem').filter({
    has: page.getByRole('heading', { name: title.companies.get(company)?.name ?? '' }),
  });
  await card.getByText('3+', { exact: true }).waitFor();
  await expect
    .poll(() => card.getByText('3', { exact: true }).count())
    .toBe(trainsOf(state, company).filter(({ kind }) => kind === '3').length);
  await settled(page);
  await expectAccessible(page);
  expectQuiet(page);
});

test('a debt to the shareholders of a lost company is paid by selling', async () => {
  const { record } = await positionWhere('1848', asks('debt'));
  const { page } = await visitTable(record);
  await sees(page, /^You owe £/);
  expect(await page.getByText(/\bowe £/).count()).toBe(1);
  await button(page, / Sell$/)
    .first()
    .click();
  const sell = button(page, /^Sell \d+ for £/);
  await sell.waitFor();
  await sell.click();
  await settled(page);
  await sees(page, /sells \d+% of/);
  expectQuiet(page);
});
