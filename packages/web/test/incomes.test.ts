/** What privates bring their owners, as the cards of the players say it. */
import './told/page.ts';
import type { EighteenAction, EighteenEvent, EighteenState, EighteenTable } from '@kursbuch/eighteen';
import { table as table48 } from '@kursbuch/titles/1848';
import { table as table54 } from '@kursbuch/titles/1854';
import { expect, test } from 'vitest';
import { P1, table1848 } from '../../titles/1848/test/table1848.ts';
import { table1854 } from '../../titles/1854/test/table1854.ts';
import { allOf, drawn, textOf } from './told/read.ts';
import { screenOf } from './told/screen.ts';

/** The lines about privates on the cards of the players. */
async function lines(table: EighteenTable, state: EighteenState, language: 'en' | 'de') {
  const screen = await screenOf<EighteenState, EighteenAction, EighteenEvent>(state.title);
  await screen.speak(language);
  const { panels } = await screen.open(table, state, P1);
  const Players = panels.find(({ id }) => id === 'players')?.Body;
  if (!Players) throw new Error('no cards of players');
  return drawn(Players, {}, (root) =>
    allOf(root, 'ul', 'privates')
      .flatMap((list) => allOf(list, 'li'))
      .map((item) => textOf(item).replaceAll('\u00a0', ' ')),
  );
}

test.each([
  ['en', 'P2', /no income any more.*£40 less/],
  ['de', 'P2', /kein Ertrag mehr.*40 £ billiger/],
  ['en', 'P4', /no income any more.*£100 less/],
  ['de', 'P4', /kein Ertrag mehr.*100 £ billiger/],
] as const)(
  '1848-V-11: a right that outlives the closing says what it does, and no income (%s, %s)',
  async (language, one, said) => {
    const closed = table1848().phase('5').company('VR', P1).private('P2', P1).private('P4', P1).closed('P1');
    const own = { ...(closed.state.own as object), privatesClosed: true };
    const { state } = closed.set({ own }).atStep('VR', 'track');
    const told = (await lines(table48, state, language)).find((line) => line.startsWith(one));
    expect(told).toMatch(said);
    expect(told).not.toMatch(/an operating round|je Betriebsrunde/);
  },
);

test('while the privates are open their income is told', async () => {
  const open = table1848().company('VR', P1).private('P2', P1).atStep('VR', 'track').state;
  expect(await lines(table48, open, 'en')).toEqual([expect.stringMatching(/^P2 .*£10 an operating round /)]);
});

test('1854: a local railway, which has no fixed income, is not said to bring nothing', async () => {
  const { state } = table1854().private('L1', P1).company('SB', P1).atStep('SB', 'track');
  const [told = ''] = await lines(table54, state, 'en');
  expect(told).toContain('Mariazellerbahn');
  expect(told).not.toContain('an operating round');
});
