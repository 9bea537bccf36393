/** What regulars ask for: how far a company is, its network and runs, what happened meanwhile, notes, the whole history. */
import { type EighteenState, floatingOf } from '@kursbuch/eighteen';
import { expect, test } from 'vitest';
import { expectAccessible, expectQuiet, openRecord, settled, visit } from './harness.ts';
import { asks, loaded, positionWhere } from './positions.ts';

const unfloated = (state: EighteenState): string | undefined =>
  Object.entries(state.companies).find(
    ([, { par, floated, closed }]) => par !== null && !floated && !closed,
  )?.[0];

test.each([
  ['1830', 'desktop', 'en'],
  ['1848', 'desktop', 'de'],
  ['1830', 'phone', 'en'],
] as const)('a company that has not floated says how far it is (%s, %s)', async (titleId, size, language) => {
  const { record, state } = await positionWhere(
    titleId,
    (state) => asks('stockTurn')(state) && unfloated(state) !== undefined,
  );
  const { title } = await loaded(titleId);
  const company = unfloated(state) ?? '';
  const told = floatingOf(title, state, company);
  const { page } = await visit({ size, language });
  await openRecord(page, record);
  await settled(page);
  const of = language === 'de' ? 'von' : 'of';
  const row = page.getByRole('main').getByRole('row').filter({ hasText: company }).first();
  const note = await row.locator('.float-note').innerText();
  expect(note).toContain(`${told?.sold} ${of} ${told?.needed}`);
  expect(note).toContain(`${told?.papers} × ${(told?.cost ?? 0) / (told?.papers ?? 1)}`);
  await expectAccessible(page);
  expectQuiet(page);
});
