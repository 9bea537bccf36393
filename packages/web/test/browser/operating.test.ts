/** The decisions of an operating turn that a first game does not come to: another run, a new phase, a forced purchase. */

import {
  canRun,
  companyTurnOf,
  type EighteenAction,
  type EighteenState,
  type LoadedEighteen,
  runTrainsOf,
} from '@kursbuch/eighteen';
import { isRefusal } from '@kursbuch/table';
import { expect, test } from 'vitest';
import {
  button,
  expectAsked,
  expectQuiet,
  hex,
  press,
  sees,
  settled,
  touchHex,
  visitTable,
} from './harness.ts';
import { asks, asksForPrivate, loaded, positionWhere } from './positions.ts';

/** The actions of a kind that are open to whoever is asked. */
function openTo<K extends EighteenAction['type']>(state: EighteenState, { table }: LoadedEighteen, kind: K) {
  const [seat = 0] = table.waiting(state);
  return table
    .choices(state, seat)
    .flatMap((choice) => (choice.type === 'many' ? choice.list() : [choice.action]))
    .filter((action): action is Extract<EighteenAction, { type: K }> => action.type === kind);
}

test('a run is changed by hand: the difference to the best is told, and the best comes back', async () => {
  const { record } = await positionWhere('1830', (state, title) => {
    if (!asks('runStep')(state)) return false;
    const company = companyTurnOf(state)?.company ?? '';
    const best = openTo(state, title, 'runTrains').toSorted((a, b) => b.runs.length - a.runs.length)[0];
    return runTrainsOf(title.title, state, company).length > 1 && (best?.runs[0]?.stops.length ?? 0) > 2;
  });
  const { page } = await visitTable(record);
  await expectAsked(page, /: run trains$/);
  await sees(page, 'More is not possible, proved.');
  const run = button(page, /^Run for \$/);
  const best = await run.innerText();
  const runs = page.getByRole('list', { name: 'Runs' });
  const rows = runs.getByRole('button', { name: / – / });
  const before = await rows.first().innerText();
  const stops = before.split('\n').find((line) => line.includes(' – ')) ?? '';

  // The names it speaks in stand on the map, however small that is; another hex says its name when it is pointed at.
  const { title } = await loaded('1830');
  const map = page.getByRole('group', { name: 'Map' });
  const written = () => map.locator('.names [data-name]').allTextContents();
  for (const zoom of ['near', 'far']) {
    const names = (await written()).map((name) => name.replaceAll(' ', ''));
    for (const stop of stops.split(' – ').filter((name) => !title.board.hexes.has(name)))
      expect(names, zoom).toContain(stop.split('/')[0]?.replaceAll(' ', ''));
    for (let presses = 0; zoom === 'near' && presses < 4; presses++) await press(page, 'Zoom out');
    await settled(page);
  }
  const silent = [...title.board.hexes.values()].map(({ facts }) => facts).filter(({ name }) => name);
  const shown = await map
    .locator('.names [data-name]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-name')));
  const unnamed = silent.find(({ id }) => !shown.includes(id));
  if (!unnamed) throw new Error('every place is named');
  await hex(page, unnamed.id).locator('path').first().hover();
  await expect.poll(() => map.locator('.name-tag').textContent()).toBe(unnamed.name);
  await press(page, 'Show the whole map');
  await settled(page);

  await rows.first().click();
  await sees(page, /^Touch the stops in order/);

  // The last stop is touched until the run is shorter.
  const last = stops.split(' – ').at(-1) ?? '';
  const place = [...title.board.hexes.values()].find(({ facts }) => facts.name === last || facts.id === last);
  if (!place) throw new Error(`no place ${last}`);
  for (let touches = 0; touches < 4 && (await rows.first().innerText()) === before; touches++) {
    await touchHex(page, place.facts.id);
    await settled(page);
  }
  await expect.poll(() => rows.first().innerText()).not.toBe(before);
  await sees(page, /\$\d+ less than the best\./);
  await expect.poll(() => run.innerText()).not.toBe(best);
  await press(page, 'Best runs');
  await expect.poll(() => run.innerText()).toBe(best);
  await press(page, /^Run for \$/);
  await expectAsked(page, /: (pay out or withhold|buy trains|must buy a train)$/);
  expectQuiet(page);
});

test('the first train of a kind: what it sets off is said before it is bought', async () => {
  const { record } = await positionWhere('1830', (state, title) => {
    if (!asks('trainStep')(state)) return false;
    const { table } = title;
    const [seat = 0] = table.waiting(state);
    return openTo(state, title, 'buyTrain').some((action) => {
      if (action.from !== 'bank') return false;
      const events = table.decide(state, seat, action);
      return (
        !isRefusal(events) &&
        events.some(({ type }) => type === 'phaseBegan') &&
        events.some((event) => event.type === 'trainMoved' && event.to === 'scrap')
      );
    });
  });
  const { page } = await visitTable(record);
  const card = page
    .getByRole('button', { name: /^\S+ Buy for \$.*Phase \d begins\..*Scrapped: .*\d/ })
    .first();
  await card.click();
  await card.waitFor({ state: 'detached' });
  await sees(page, /Phase \d begins/);
  expectQuiet(page);
});

test('a company without money: the director adds his own, and sells shares if he must', async () => {
  const { record, state } = await positionWhere('1830', (state, title) => {
    const sales = openTo(state, title, 'sellShares');
    return asks('trainStep')(state) && sales.length > 0;
  });
  const company = companyTurnOf(state)?.company;
  const { page } = await visitTable(record);
  await expectAsked(page, new RegExp(`^${company}: must`));
  await sees(page, `${company} must own a train`);
  await sees(page, 'Still missing');
  await button(page, / Sell$/)
    .first()
    .click();
  await press(page, /^Sell \d+ for \$/);
  await settled(page);
  expectQuiet(page);
});

test('a private company is bought by a company, at a price typed in', async () => {
  const { record } = await positionWhere('1830', asksForPrivate);
  const { page } = await visitTable(record);
  await expectAsked(page, /: buy a private or end the turn$/);
  await button(page, /^Buy .+ \(.+\) from /)
    .first()
    .click();
  const price = page.getByRole('textbox');
  // One's own is offered for the most, another's for what is printed on it.
  const less = String(Number(await price.inputValue()) - 1);
  // As fast as keys can be pressed: each digit is a price that is asked about.
  await price.click();
  await page.keyboard.type(less);
  expect(await price.inputValue()).toBe(less);
  // One Enter is enough for what was typed.
  await page.keyboard.press('Enter');
  await sees(page, new RegExp(`\\$${less}`));
  await settled(page);
  expectQuiet(page);
});

test('a home is chosen on the map', async () => {
  const { record, state } = await positionWhere('1830', asks('chooseHome'));
  const title = await loaded('1830');
  const [home] = openTo(state, title, 'chooseHome');
  if (!home) throw new Error('no home to choose');
  const { page } = await visitTable(record);
  await expectAsked(page, /: choose the home city$/);
  await touchHex(page, home.hex);
  await press(page, 'Take this city');
  await expectAsked(page, /: (?!choose the home)/);
  await expect.poll(() => hex(page, home.hex).getAttribute('aria-label')).toMatch(/station/);
  expectQuiet(page);
});

test('a run waits for the tile of a private: it is laid on the map, or no train runs', async () => {
  const { record } = await positionWhere('1830', (state, title) => {
    if (!asks('runStep')(state)) return false;
    const company = companyTurnOf(state)?.company ?? '';
    return !canRun(title.title, state, company) && openTo(state, title, 'layTile').length > 0;
  });
  const { page } = await visitTable(record);
  await expectAsked(page, /: run trains$/);
  await sees(page, 'No train can run yet; a private might change that.');
  await press(page, /^Run no train/);
  await sees(page, 'No train runs.');
  await page.keyboard.press('Escape');
  await touchHex(page, 'B20');
  await press(page, /^Lay /);
  await expectQuiet(page);
});
