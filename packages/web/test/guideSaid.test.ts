/** What the guide calls the thing that it points at is what stands on it. */
import './told/page.ts';
import type { EighteenAction, EighteenEvent, EighteenState } from '@kursbuch/eighteen';
import type { Game } from '@kursbuch/screens/eighteen/game/game.ts';
import { adviceOf } from '@kursbuch/screens/eighteen/guide/advised.ts';
import { topicsOf } from '@kursbuch/screens/eighteen/guide/topics.ts';
import { plain } from '@kursbuch/words';
import { expect, test } from 'vitest';
import { table } from '../../titles/1830/rules/index.ts';
import { P1, P2, table1830 } from '../../titles/1830/test/table1830.ts';
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

test.each([
  [
    'en',
    'End your turn',
    'You have traded, and that is no pass. You might still buy; otherwise it is the next player.',
  ],
  [
    'de',
    'Beende deinen Spielzug',
    'Du hast gehandelt, und das ist kein Passen. Kaufen ginge noch, sonst ist der Nächste an der Reihe.',
  ],
] as const)('whoever has sold ends a turn, and is told of no pass: %s', async (language, title, text) => {
  const play = table1830()
    .phase('3')
    .company('PRR', P1, { percent: 40 })
    .company('NYC', P2)
    .stockRound({ seat: P1 })
    .do(P1, { type: 'sellShares', company: 'PRR', count: 1 });
  const screen = await screenOf<EighteenState, EighteenAction, EighteenEvent>('1830');
  await screen.speak(language);
  const { game } = await screen.open(table, play.state, P1);
  const topics = await topicsOf(game as unknown as Game);
  const said = topics.now({ action: { type: 'pass' }, reasons: [], compared: [] }).at(-1);
  expect(said).toMatchObject({ title, text });
  game.close();
});

test('advice names the company it is for, in its turn and not in a stock round', async () => {
  const decidedFor = async (state: EighteenState) => {
    const screen = await screenOf<EighteenState, EighteenAction, EighteenEvent>('1830');
    const { game } = await screen.open(table, state, P1);
    const tell = await adviceOf(game as unknown as Game);
    game.close();
    return tell({ action: { type: 'pass' }, reasons: [], compared: [] }, 0).decidedFor;
  };
  const play = table1830().phase('3').company('PRR', P1, { percent: 40 });
  expect(await decidedFor(play.atStep('PRR', 'track').state)).toBe('PRR');
  expect(await decidedFor(play.stockRound({ seat: P1 }).state)).toBeNull();
});
