/** Standing instructions: passing on, questions not to be asked again, all of them in sight and to be taken back. */

import { type EighteenState, type LoadedEighteen, percentOf } from '@kursbuch/eighteen';
import type { GameRecord } from '@kursbuch/table';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  button,
  entryOf,
  expectAccessible,
  expectAsked,
  expectQuiet,
  goTo,
  oneOf,
  press,
  settled,
  store,
  stored,
  visit,
  visitTable,
} from './harness.ts';
import { asks, asksForPrivate, type Position, positionWhere } from './positions.ts';

/** Somebody with shares begins a turn of a later stock round. */
async function stockTurn(): Promise<Position & { seat: number; name: string }> {
  const isWanted = (state: EighteenState, { table, title }: LoadedEighteen) => {
    const [seat = 0] = table.waiting(state);
    const holds = [...title.companies.keys()].some((company) => percentOf(state, company, seat) > 0);
    const mayPass = table
      .choices(state, seat)
      .some((one) => one.type === 'one' && one.action.type === 'pass');
    return asks('stockTurn')(state) && state.round.set > 1 && holds && mayPass;
  };
  const position = await positionWhere('1830', isWanted);
  const turn = position.state.agenda.at(-1) as unknown as { seat: number };
  return { ...position, seat: turn.seat, name: position.state.players[turn.seat] ?? '' };
}

const list = (page: Page) => page.getByRole('region', { name: /^(Standing instructions|Daueranweisungen)$/ });

test('among computer players: passes are made until the stock round is over, and look like any others', async () => {
  const { record, state, seat, name } = await stockTurn();
  const { page } = await visit();
  const entry = entryOf(record);
  const sitters = record.players.map((player, index) => ({
    name: player,
    player: player === name ? 'person' : 'random',
    colour: index + 1,
  }));
  await store(page, { ...entry, sitters });
  await goTo(page, entry.id);
  await expectAsked(page, new RegExp(`^${name}: .*(buy|sell|pass)`));
  await press(page, /^Pass until …/);
  await press(page, 'Pass until the end of this stock round');
  const saved = async () =>
    (await stored(page)) as { record: GameRecord; glimpse: { round: typeof state.round } };
  // What others propose he is asked all the same.
  await expect
    .poll(async () => {
      const decline = button(page, 'Decline');
      if (await decline.isVisible()) await decline.click();
      return (await saved()).glimpse.round;
    })
    .not.toEqual(state.round);
  await expect.poll(() => list(page).count()).toBe(0);
  const { actions } = (await saved()).record;
  const own = actions.slice(record.actions.length).filter((one) => one.seat === seat);
  expect(own[0]?.action).toEqual({ type: 'pass' });
  await page.getByRole('tab', { name: 'Log' }).click();
  await page.getByText(`${name} passes`).first().waitFor();
  expectQuiet(page);
});

for (const size of oneOf(['desktop', 'phone'] as const, 1))
  test(`at one screen it stands in the list, is saved, and is taken back by key (${size})`, async () => {
    const { record, name } = await stockTurn();
    const { page } = await visitTable(record, { size });
    await expectAsked(page, new RegExp(`^${name}: .*(buy|sell|pass)`));
    await settled(page);
    await page.keyboard.press('Shift+P');
    const choice = button(page, 'Pass until something changes for your shares');
    await expect.poll(() => choice.evaluate((one) => one === document.activeElement)).toBe(true);
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    const line = list(page).getByText(`${name} passes until something changes for the shares`);
    await line.waitFor();
    await expectAsked(page, new RegExp(`^(?!${name}:)`));
    await expectAccessible(page);
    await expect
      .poll(async () => ((await stored(page)) as { standing?: unknown[] }).standing?.length)
      .toBe(1);
    await page.reload();
    await line.waitFor();
    const before = await page.getByRole('heading', { level: 1 }).innerText();
    await list(page).getByRole('button', { name: 'Stop passing' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => list(page).count()).toBe(0);
    // The focus is where the decision is, and nobody's turn has changed.
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('.decision') !== null))
      .toBe(true);
    await expectAsked(page, before);
    expectQuiet(page);
  });

test('an undo of what an instruction did ends it, and says so', async () => {
  const { record } = await positionWhere('1830', asksForPrivate);
  const { page } = await visitTable(record);
  await expectAsked(page, /: buy a private or end the turn$/);
  const asked = await page.getByRole('heading', { level: 1 }).innerText();
  await press(page, /^Do not ask again …/);
  await press(page, 'Do not ask again until the next phase');
  await list(page)
    .getByText(/is not asked until the next phase: /)
    .waitFor();
  await expectAsked(page, /^(?!.*buy a private)/);
  await page.keyboard.press('u');
  await expectAsked(page, asked);
  await list(page).getByText('asked again about it: a step was taken back.').waitFor();
  await list(page).getByRole('button', { name: 'OK' }).click();
  await expect.poll(() => list(page).count()).toBe(0);
  expectQuiet(page);
});
