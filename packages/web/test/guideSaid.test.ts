/** What the guide calls the thing that it points at is what stands on it. */
import './told/page.ts';
import type { EighteenAction, EighteenEvent, EighteenState } from '@kursbuch/eighteen';
import type { Game } from '@kursbuch/screens/eighteen/game/game.ts';
import { topicsOf } from '@kursbuch/screens/eighteen/guide/topics.ts';
import { plain } from '@kursbuch/words';
import { expect, test } from 'vitest';
import { table } from '../../titles/1830/rules/index.ts';
import { P1, table1830 } from '../../titles/1830/test/table1830.ts';
import { screenOf } from './told/screen.ts';

test('a private for one’s own company is sold in the guide, as on its button', async () => {
  const { state } = table1830()
    .company('PRR', P1, { cash: 1000 })
    .private('C&A', P1)
    .phase('3')
    .atStep('PRR', 'track');
  const screen = await screenOf<EighteenState, EighteenAction, EighteenEvent>('1830');
  const { game } = await screen.open(table, state, P1);
  const topics = await topicsOf(game as unknown as Game);
  const action = { type: 'requestPrivate', private: 'C&A', price: 320 } as const;
  const said = topics.now({ action, reasons: [], compared: [] }).at(-1);
  expect(plain(said?.hint ?? '')).toBe('Suggested: Sell C&A to PRR, $320.');
  game.close();
});
