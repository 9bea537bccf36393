/** A first evening with 1830, from the first screen to the second operating round, by mouse. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  button,
  buyShare,
  expectAsked,
  expectQuiet,
  press,
  sees,
  startAt,
  startOf,
  stored,
  touchHex,
  visit,
} from './harness.ts';

/** Four people, in the order they are listed. */
async function startGame(page: Page): Promise<void> {
  await page.getByRole('link', { name: /1830/ }).click();
  await press(page, 'People at this screen');
  await press(page.getByRole('group', { name: 'Order of play' }), 'as listed');
  await page.getByLabel('Name of the table').fill('Thursday table');
  await press(page, 'Start the game');
}

/** Take something into the hand and do it. */
async function choose(page: Page, what: string | RegExp, confirm: string | RegExp): Promise<void> {
  await press(page, what);
  await press(page, confirm);
}

const lastAction = async (page: Page): Promise<unknown> => {
  const [, , id = ''] = new URL(page.url()).hash.split('/');
  const { record } = (await stored(page, id)) as { record: { actions: { action: unknown }[] } };
  return record.actions.at(-1)?.action;
};

test('four people start 1830, sell the privates, trade, build, run and come back later', async () => {
  const { page } = await visit();
  await startGame(page);

  // ---- the sale: purchases, bids, a duel
  await expectAsked(page, 'Anna: buy, bid or pass');
  await press(page, 'Buy for 20');
  await sees(page, 'You keep $580.');
  await press(page, 'Buy SVN&RR, $20');
  await expectAsked(page, 'Ben: buy, bid or pass');
  await choose(page, 'Bid from 75', 'Bid $75');
  await expectAsked(page, 'Chiara: buy, bid or pass');
  await choose(page, 'Bid from 165', 'Bid $165');
  await expectAsked(page, 'David: buy, bid or pass');
  await press(page, 'Bid from 80');
  await page.getByRole('textbox', { name: 'Your bid on D&H' }).fill('90');
  await press(page, 'Bid $90');
  await expectAsked(page, 'Anna: buy, bid or pass');
  await choose(page, 'Bid from 225', 'Bid $225');
  await sees(page, 'D&H will be auctioned as soon as it is on offer, among Ben and David.');
  await expectAsked(page, 'Ben: buy, bid or pass');
  await choose(page, 'Buy for 40', 'Buy C&SL, $40');
  await expectAsked(page, 'Ben: raise or drop out');
  await choose(page, 'Raise to 95', 'Bid $95');
  await expectAsked(page, 'David: raise or drop out');
  await press(page, 'Drop out');
  await sees(page, 'Ben buys D&H for $95.');
  await expectAsked(page, 'Chiara: buy, bid or pass');
  await choose(page, 'Buy for 110', 'Buy M&H, $110');
  // The last two have one bid each: C&A goes to Chiara, B&O to Anna, who names a price.
  await expectAsked(page, 'B&O: set the par price');
  await choose(page, /^100 /, 'Set par $100');

  // ---- the first stock round: a par price, shares, something that is not allowed
  await expectAsked(page, 'David: buy or pass');
  // Not all prices of all companies at once: one company, a few prices with what they mean, then all.
  await expect.poll(() => button(page, /^\d+ ?pay /).count()).toBe(0);
  await press(page, startOf('B&M'));
  await sees(page, 'begins with $670');
  await button(page, /^100 ?pay .*4 more shares float it, you can pay all.*B&M$/).waitFor();
  await expect.poll(() => button(page, /^\d+ ?pay /).count()).toBe(3);
  await press(page, 'All 6 prices');
  await expect.poll(() => button(page, /^\d+ ?pay /).count()).toBe(6);
  await press(page, 'Fewer prices');
  await choose(page, startAt('B&M', 67), /^Start at .*67, pay .*134/);
  await expectAsked(page, /^Anna: /);
  await press(page, /Sell.*B&O/);
  const refusal = page.getByRole('alert');
  await sees(refusal, /^No sale of B&O\./);
  await button(refusal, /^Rule 1830-/).waitFor();
  for (const name of ['Anna', 'Ben', 'Chiara', 'David']) {
    await expectAsked(page, new RegExp(`^${name}: `));
    await press(page, buyShare('B&M'));
    if (name === 'David') await sees(page, /B&M floats/);
    await press(page, 'Buy for $67');
  }
  await refusal.waitFor({ state: 'detached' });
  for (const name of ['Anna', 'Ben', 'Chiara', 'David']) {
    await expectAsked(page, new RegExp(`^${name}: `));
    await press(page, 'Pass');
  }
  await expectAsked(page, 'Chiara: exchange or go on');
  await press(page, 'Go on');

  // ---- the first operating round: a tile turned by touch and by key, a train
  await expectAsked(page, 'B&M: lay track');
  await sees(page, 'Choose one of 2 marked hexes.');
  const drawn = () =>
    page
      .getByRole('button', { name: /No\. 7/, pressed: true })
      .locator('svg')
      .innerHTML();
  await touchHex(page, 'D22');
  await sees(page, 'Yellow 7 on D22, $120.');
  const first = await drawn();
  await touchHex(page, 'D22');
  await expect.poll(drawn).not.toBe(first);
  const turned = await drawn();
  await page.keyboard.press('r');
  await expect.poll(drawn).not.toBe(turned);
  await press(page, 'Lay tile, $120');
  await expectAsked(page, 'B&M: must buy a train');
  await expect.poll(() => lastAction(page)).toMatchObject({ type: 'layTile', hex: 'D22', tile: '7' });
  await sees(page, 'B&M keeps $470.');
  // There is nothing else to do: let go of, it comes back into the hand.
  await page.keyboard.press('Escape');
  await press(page, 'Buy a 2 for $80');
  await expectAsked(page, 'B&M: buy trains');
  await sees(page, /“No more trains”: Stock round 2 begins\./);
  await press(page, 'No more trains');

  // ---- a quiet stock round
  for (const name of ['Anna', 'Ben', 'Chiara', 'David']) {
    await expectAsked(page, new RegExp(`^${name}: `));
    await press(page, 'Pass');
  }
  await press(page, 'Go on');

  // ---- the second operating round: no station, the best run, another one, the dividend, a train
  await expectAsked(page, 'B&M: lay track');
  await touchHex(page, 'F22');
  await sees(page, /^Yellow 57 on Providence, \$80\. Best run 40( \+40)?\./);
  await press(page, 'Lay tile, $80');
  await expectAsked(page, 'B&M: place a station');
  await touchHex(page, 'F22');
  await sees(page, 'Station in Providence, $40. B&M keeps $350.');
  await page.keyboard.press('Escape');
  await press(page, 'No station');

  await expectAsked(page, 'B&M: run trains');
  const runs = page.getByRole('list', { name: 'Runs' });
  await button(runs, '2 Boston – Mansfield 40').waitFor();
  await sees(page, 'More is not possible, proved.');
  await button(page, 'Run for $40').waitFor();
  // Another run by hand: Boston and Mansfield go, and the whole way to Providence is too far for a 2.
  await button(runs, /Boston – Mansfield/).click();
  await touchHex(page, 'E23');
  await expect.poll(() => runs.innerText()).not.toMatch(/40/);
  await press(page, 'Best runs');
  await press(page, 'Run for $40');

  await expectAsked(page, 'B&M: pay out or withhold');
  await press(page, /^Pay out \$4 a share price 65 → 67/);
  await expectAsked(page, 'B&M: buy trains');
  await press(page, /^2 Buy for \$80 .*B&M keeps \$310\./);
  await sees(page, /2 of 4 trains/);

  // ---- undo, redo, and the page loaded again
  await press(page, 'Undo');
  await sees(page, /1 of 4 trains/);
  await press(page, 'Undo');
  await expectAsked(page, 'B&M: pay out or withhold');
  await press(page, 'Redo');
  await expectAsked(page, 'B&M: buy trains');
  await press(page, 'Redo');
  await sees(page, /2 of 4 trains/);
  await expect.poll(() => lastAction(page)).toMatchObject({ type: 'buyTrain', kind: '2' });

  await page.reload();
  await expectAsked(page, 'B&M: buy trains');
  await sees(page, /2 of 4 trains/);
  await press(page, 'No more trains');
  await expectAsked(page, /^Anna: /);
  expectQuiet(page);

  // ---- and it stands among the saved games
  await page.getByRole('link', { name: 'Kursbuch' }).click();
  await page.getByRole('link', { name: 'Thursday table', exact: true }).waitFor();
  await sees(page, 'Anna to move');
});
