/** How little it takes: a turn in five touches, and the keys that pass, undo and redo. */

import {
  canRun,
  companyTurnOf,
  type EighteenAction,
  type EighteenState,
  type LoadedEighteen,
} from '@kursbuch/eighteen';
import { isRefusal } from '@kursbuch/table';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAsked, expectQuiet, press, settled, touchHex, visitTable } from './harness.ts';
import { asks, loaded, type Position, positionWhere } from './positions.ts';

/** Everything that whoever is asked may do, spelled out. */
function openTo(state: EighteenState, { table }: LoadedEighteen): readonly EighteenAction[] {
  const [seat = 0] = table.waiting(state);
  return table
    .choices(state, seat)
    .flatMap((choice) => (choice.type === 'many' ? choice.list() : [choice.action]));
}

function after(state: EighteenState, { table }: LoadedEighteen, action: EighteenAction | undefined) {
  const [seat = 0] = table.waiting(state);
  const outcome = action && table.act(state, seat, action);
  return outcome && !isRefusal(outcome) ? outcome.state : undefined;
}

/** The hex whose tile leaves a station, a run, a dividend and a train to decide, none of them forced. */
function wholeTurn(state: EighteenState, title: LoadedEighteen): string | undefined {
  if (!asks('trackStep')(state)) return undefined;
  const company = companyTurnOf(state)?.company;
  const lay = openTo(state, title).find((action) => action.type === 'layTile' && action.power === undefined);
  let then = after(state, title, lay);
  if (lay?.type !== 'layTile' || !then || !asks('stationStep')(then)) return undefined;
  then = after(then, title, { type: 'pass' });
  if (!then || company === undefined || !asks('runStep')(then) || !canRun(title.title, then, company))
    return undefined;
  then = after(
    then,
    title,
    openTo(then, title).find((action) => action.type === 'runTrains' && action.runs.length > 0),
  );
  then = then && after(then, title, { type: 'payOut' });
  return then && asks('trainStep')(then) && openTo(then, title).some(({ type }) => type === 'pass')
    ? lay.hex
    : undefined;
}

/** A turn with all of it. */
async function turn(): Promise<Position & { hex: string; company: string }> {
  const position = await positionWhere('1830', (state, title) => wholeTurn(state, title) !== undefined);
  const hex = wholeTurn(position.state, await loaded('1830')) ?? '';
  return { ...position, hex, company: companyTurnOf(position.state)?.company ?? '' };
}

/** How often the page has been touched since. */
async function countTouches(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    document.body.dataset.touches = '0';
    addEventListener(
      'pointerdown',
      () => {
        document.body.dataset.touches = String(Number(document.body.dataset.touches) + 1);
      },
      true,
    );
  });
  return () => page.evaluate(() => Number(document.body.dataset.touches));
}

test('a tile, no station, a run, a dividend and no train: five touches', async () => {
  const { record, hex, company } = await turn();
  const { page } = await visitTable(record);
  await expectAsked(page, `${company}: lay track`);
  const touches = await countTouches(page);
  await touchHex(page, hex);
  await press(page, /^Lay tile/);
  await expectAsked(page, `${company}: place a station`);
  await press(page, /^No station, run for \$\d/);
  await expectAsked(page, `${company}: pay out or withhold`);
  // What it brings stands on the button.
  await press(page, /^Pay out \$\d+(\.\d+)? a share price /);
  await expectAsked(page, `${company}: buy trains`);
  await press(page, /^No train/);
  await expectAsked(page, new RegExp(`^(?!${company}: (lay|place|run|pay|buy trains))`));
  expect(await touches()).toBeLessThanOrEqual(5);
  // Withholding is one touch too, with what it brings.
  await page.keyboard.press('Control+z');
  await expectAsked(page, `${company}: buy trains`);
  await page.keyboard.press('Control+z');
  await expectAsked(page, `${company}: pay out or withhold`);
  await press(page, /^Withhold \$\d+ into the treasury price /);
  await expectAsked(page, `${company}: buy trains`);
  expectQuiet(page);
});

test('P lays nothing and passes, Ctrl+Z takes back, Ctrl+Shift+Z does it again, but not while something is typed', async () => {
  const { record, company } = await turn();
  const { page } = await visitTable(record);
  await expectAsked(page, `${company}: lay track`);
  await page.getByRole('button', { name: 'Lay nothing P' }).waitFor();
  await page.keyboard.press('p');
  await expectAsked(page, new RegExp(`^${company}: (?!lay)`));
  for (const key of ['Control', 'Meta']) {
    await page.keyboard.press(`${key}+z`);
    await expectAsked(page, `${company}: lay track`);
    await page.keyboard.press(`${key}+Shift+Z`);
    await expectAsked(page, new RegExp(`^${company}: (?!lay)`));
  }
  await page.keyboard.press('Control+z');
  await expectAsked(page, `${company}: lay track`);
  await page.getByRole('tab', { name: 'Rules' }).click();
  await page.getByRole('searchbox').click();
  await page.keyboard.type('p');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+Shift+Z');
  await settled(page);
  await expectAsked(page, `${company}: lay track`);
  expectQuiet(page);
});
