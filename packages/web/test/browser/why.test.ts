/** What is asked tells why: limits and the sales that help, the cheapest way to a train, what an act ends in, prices that fall. */

import {
  companyTurnOf,
  type EighteenState,
  excesses,
  helpfulSales,
  ifNothingRuns,
  type LoadedEighteen,
  type StockTurnTask,
  type TrainStepTask,
  trainWays,
} from '@kursbuch/eighteen';
import { isRefusal } from '@kursbuch/table';
import { expect, test } from 'vitest';
import { button, expectAsked, expectQuiet, sees, settled, touchHex, visitTable } from './harness.ts';
import { asks, loaded, positionWhere } from './positions.ts';

const kindsIn = (state: EighteenState, { table }: LoadedEighteen): readonly string[] =>
  table
    .choices(state, table.waiting(state)[0] ?? 0)
    .map((choice) => (choice.type === 'many' ? choice.kind : choice.action.type));

const isOver =
  (kind: 'certificates' | 'holding') =>
  (state: EighteenState, { title, table }: LoadedEighteen) =>
    asks('stockTurn')(state) &&
    excesses(title, state, table.waiting(state)[0] ?? 0).some((one) => one.kind === kind) &&
    helpfulSales(title, state, state.agenda.at(-1) as StockTurnTask).some(({ left }) => left === 0);

for (const [id, kind, language, size, said, offers, asked] of [
  [
    '1830',
    'holding',
    'en',
    'desktop',
    /\d+% of .+, 60% are allowed\. Enough: \d+ /,
    'Sales that help',
    /must sell/,
  ],
  [
    '1830',
    'certificates',
    'de',
    'phone',
    /\d+ Papiere, \d+ sind erlaubt\. Es genügt: \d+ /,
    'Verkäufe, die helfen',
    /muss verkaufen/,
  ],
  [
    '1848',
    'certificates',
    'en',
    'phone',
    /\d+ certificates, \d+ are allowed\. Enough: \d+ /,
    'Sales that help',
    /must sell/,
  ],
] as const)
  test(`${id}: must sell names the limit of ${kind} and offers first what helps (${language}, ${size})`, async () => {
    const { record, state } = await positionWhere(id, isOver(kind));
    const { title } = await loaded(id);
    const [sale] = helpfulSales(title, state, state.agenda.at(-1) as StockTurnTask);
    const { page } = await visitTable(record, { language, size });
    await expectAsked(page, asked);
    await expect.poll(() => page.locator('.asked p').innerText()).toMatch(said);
    await sees(page, offers);
    const tray = page.locator('.decision-tray');
    await tray
      .getByRole('button', { name: new RegExp(`^${sale?.count} ${sale?.company.replace('&', '.')}\\b`) })
      .click();
    await page.locator('[data-act=confirm]').click();
    await expectAsked(page, new RegExp(`^(?!.*(${asked.source}))`));
    expectQuiet(page);
  });

/** A director who cannot pay the bank's train, and whose other company has one. */
const hasOwnWay = (state: EighteenState, loaded: LoadedEighteen) => {
  if (!asks('trainStep')(state) || state.result) return false;
  const [way] = trainWays(loaded.title, state, state.agenda.at(-1) as TrainStepTask);
  if (!way || way.asks !== null || !loaded.title.companies.has(way.from) || way.missing > 0) return false;
  return kindsIn(state, loaded).includes('declareBankruptcy');
};

for (const [language, size, cheapest, bankruptcy] of [
  ['en', 'desktop', /Cheapest: the \S+ of \S+, your own company, from \$1\./, /would end the game at once/],
  [
    'de',
    'phone',
    /Am billigsten: der \S+ von \S+, deiner eigenen Gesellschaft, ab 1\s\$\./,
    /würde das Spiel sofort beenden/,
  ],
] as const)
  test(`1830: a forced purchase names one's own company's train and calls nothing hopeless (${language})`, async () => {
    const { record, state } = await positionWhere('1830', hasOwnWay);
    const { title } = await loaded('1830');
    const [way] = trainWays(title, state, state.agenda.at(-1) as TrainStepTask);
    const { page } = await visitTable(record, { language, size });
    await expect.poll(() => page.locator('.asked p').innerText()).toMatch(cheapest);
    await sees(page, bankruptcy);
    const tray = page.locator('.decision-tray');
    await expect
      .poll(() => tray.getByText(/Everything you may sell|Was du verkaufen darfst/).count())
      .toBe(0);
    // What is cheapest stands first.
    const parts = await tray.locator('.tray-part > header h2').allInnerTexts();
    expect(parts.findIndex((one) => /other companies|anderer Gesellschaften/.test(one))).toBe(0);
    await tray
      .getByRole('button', { name: new RegExp(`^.*${way?.kind}.*1–`) })
      .first()
      .click();
    await page.locator('[data-act=confirm]').click();
    await expectAsked(page, /^(?!.*(must buy a train|muss einen Zug kaufen))/);
    expectQuiet(page);
  });

for (const [language, word] of [
  ['en', /: receivership/],
  ['de', /: unter Verwaltung/],
] as const)
  test(`1848: a purchase that ends in receivership is called so (${language})`, async () => {
    const { record } = await positionWhere('1848', (state, { table }) => {
      const [seat = 0] = table.waiting(state);
      return (
        asks('trainStep')(state) &&
        table.choices(state, seat).some((choice) => {
          const isPurchase = choice.type === 'one' && choice.action.type === 'buyTrain';
          const told = isPurchase ? table.act(state, seat, choice.action) : undefined;
          return told && !isRefusal(told) && told.events.some(({ type }) => type === 'companyClosed');
        })
      );
    });
    const { page } = await visitTable(record, { language });
    const card = page.locator('.train-card.ends').first();
    await expect.poll(() => card.locator('strong').innerText()).toMatch(word);
    expect(await card.innerText()).not.toMatch(/Buy for|Kaufen für/);
    expectQuiet(page);
  });

for (const [id, language, size, said] of [
  ['1830', 'en', 'desktop', /Without a train .+ falls from \d+ to \d+ this turn\./],
  ['1848', 'de', 'phone', /Ohne Zug fällt .+ in diesem Spielzug von \d+ auf \d+\./],
] as const)
  test(`${id}: that the price will fall is said whatever is in the hand (${language}, ${size})`, async () => {
    const { record, state } = await positionWhere(id, (state, { title }) => {
      const company = companyTurnOf(state)?.company;
      const isBare = !state.trains.some(({ holder }) => holder === company);
      return (
        asks('trackStep')(state) &&
        company !== undefined &&
        isBare &&
        ifNothingRuns(title, state, company) !== undefined
      );
    });
    const { table } = await loaded(id);
    const lay = table
      .choices(state, table.waiting(state)[0] ?? 0)
      .flatMap((choice) => (choice.type === 'many' ? choice.list() : []))
      .find((action) => action.type === 'layTile');
    const { page } = await visitTable(record, { language, size });
    const line = page.locator('.asked p');
    await expect.poll(() => line.innerText()).toMatch(said);
    await settled(page);
    if (lay?.type === 'layTile') await touchHex(page, lay.hex);
    await page.locator('[data-act=confirm]').waitFor();
    await settled(page);
    await expect.poll(() => line.innerText()).toMatch(said);
    expectQuiet(page);
  });

test('1830: trains too many are counted, and each says what the rest would earn', async () => {
  const { record } = await positionWhere('1830', asks('discardTrains'));
  const { page } = await visitTable(record);
  await sees(page, /owns \d+ trains, \d+ (is|are) allowed/);
  await sees(page, /Phase \d\. Which one goes to the pool\?/);
  await sees(page, /then runs for \d+/);
  expectQuiet(page);
});

test('1848: a debt says what it is for, and which sale pays it', async () => {
  const { record } = await positionWhere('1848', asks('debt'));
  const { page } = await visitTable(record);
  await sees(page, 'The other shareholders of the company you lost were paid with it.');
  await button(page.locator('.decision-tray'), /^\d+ \S+ /)
    .first()
    .waitFor();
  expectQuiet(page);
});
