/** Which of several maps is looked at. */
import './told/page.ts';
import type { EighteenAction, EighteenEvent, EighteenState } from '@kursbuch/eighteen';
import { sheetsOf } from '@kursbuch/screens/eighteen';
import type { Game } from '@kursbuch/screens/eighteen/game/game.ts';
import { table } from '@kursbuch/titles/1854';
import { expect, test } from 'vitest';
import { local, major, P1, P2, phaseTable, table1854, train } from '../../titles/1854/test/table1854.ts';
import { screenOf } from './told/screen.ts';

/** The map on Anna's screen. */
async function mapAt({ state }: { readonly state: EighteenState }): Promise<string> {
  const at = await screenOf<EighteenState, EighteenAction, EighteenEvent>('1854');
  const { game } = await at.open(table, state, P1);
  return sheetsOf(game as unknown as Game).shown.value.id;
}

test('1854-PHASE-12: whoever gives back a train of a local railway sees the map it runs on, and that of a large company then', async () => {
  const both = local(major(phaseTable('3'), 'KE', P2, { cash: 500 }).supply('3', 0), 'L6', P1);
  both.train('L6', '2+').train('L6', '3');
  major(both, 'SB', P1);
  for (let count = 0; count < 4; count++) both.train('SB', '3');
  const play = both.atStep('KE', 'trains').do(P2, train('4', 320));
  expect([play.top, play.waiting]).toEqual(['discardTrains', [P1]]);
  expect(await mapAt(play)).toBe('region');
  const left = play.do(P1, { type: 'discardTrain', company: 'L6', kind: '3' });
  expect(left.top).toBe('discardTrains');
  expect(await mapAt(left)).toBe('austria');
});

test('1854: the map is that of the company whose turn it is', async () => {
  expect(await mapAt(local(table1854(), 'L4', P1).atStep('L4', 'track'))).toBe('region');
  expect(await mapAt(major(phaseTable('3'), 'KE', P1).atStep('KE', 'track'))).toBe('austria');
});
