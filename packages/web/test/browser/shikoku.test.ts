/** 1889: a flat map, the tile of Ehime's seller, and a port that a player lays beside everybody's turn. */
import { companyTurnOf, directorOf, type EighteenState, privateState } from '@kursbuch/eighteen';
import { expect, test } from 'vitest';
import {
  expectAccessible,
  expectAsked,
  expectQuiet,
  headline,
  hex,
  press,
  settled,
  touchHex,
  visitTable,
} from './harness.ts';
import { asks, positionWhere } from './positions.ts';

/** The ferry is unused and belongs to this player. */
const hasFerry = (state: EighteenState, seat: number | null): boolean => {
  const { owner, closed, used } = privateState(state, 'MF');
  return owner === seat && !closed && !used;
};

test('the seller of Ehime Railway lays a green city on Ohzu, or does without', async () => {
  const { record } = await positionWhere('1889', asks('sellersTile'));
  const { page } = await visitTable(record);
  await expectAsked(page, /lay a tile on Ohzu or do without/);
  await expectAccessible(page);
  await touchHex(page, 'C4');
  await press(page, /^Lay/);
  await expect.poll(() => hex(page, 'C4').getAttribute('aria-label')).toMatch(/green/);
  expectQuiet(page);
});

test('a director lays the port of his ferry in the track step of his company', async () => {
  const { record } = await positionWhere('1889', (state) => {
    const turn = companyTurnOf(state);
    return (
      asks('trackStep')(state) &&
      turn !== undefined &&
      hasFerry(state, directorOf(state, turn.company)) &&
      !state.tiles.G10
    );
  });
  const { page } = await visitTable(record);
  await touchHex(page, 'G10');
  await press(page, /^Lay/);
  await expect.poll(() => hex(page, 'G10').getAttribute('aria-label')).toMatch(/437/);
  expectQuiet(page);
});

test('once the company has its tile, the port alone is asked about', async () => {
  const { record } = await positionWhere('1889', (state) => {
    const turn = companyTurnOf(state);
    return (
      asks('trackStep')(state) &&
      turn !== undefined &&
      turn.laid.length > 0 &&
      hasFerry(state, directorOf(state, turn.company))
    );
  });
  const { page } = await visitTable(record);
  await expectAsked(page, /lay the port of the ferry or wait with it/);
  await press(page, /^No port now/);
  await expect.poll(() => headline(page)).not.toMatch(/port/);
  expectQuiet(page);
});

test('the owner of the ferry lays its port on his stock turn', async () => {
  const { record } = await positionWhere(
    '1889',
    (state) =>
      asks('stockTurn')(state) &&
      hasFerry(state, (state.agenda.at(-1) as unknown as { seat: number }).seat) &&
      !state.tiles.G10,
  );
  const { page } = await visitTable(record);
  await page.getByRole('tab', { name: 'Map' }).click();
  await settled(page);
  await touchHex(page, 'G10');
  await press(page, /^Lay/);
  await expect.poll(() => hex(page, 'G10').getAttribute('aria-label')).toMatch(/437/);
  expectQuiet(page);
});
