/** What the guide of crayon games means: the button of the bar, wherever that does what is advised. */
import type { CrayonAdvice } from '@kursbuch/crayon';
import { words as voices } from '@kursbuch/titles/benelux/words/index.ts';
import { beforeAll, expect, test } from 'vitest';
import { type Screen, screenOf } from './crayonScreen.ts';

const { suggestion } = await import('@kursbuch/screens/crayon/guide/suggestion.ts');
const { say } = await import('@kursbuch/screens/crayon/guide/words.ts');
const { ui, speakOf } = await import('@kursbuch/screens/crayon/words/index.ts');
await Promise.all([say.load(), ui.load(), speakOf('benelux', voices)]);

let screen: Screen;
beforeAll(async () => {
  // Anna stands in Brussels and has orders for chocolate and beer.
  screen = await screenOf({ seed: 'screen 2' });
  for (const seat of [0, 1]) screen.act(seat, { type: 'endTurn' });
});

const meant = (...goods: readonly string[]) => {
  const [action, ...next] = goods.map((good) => ({ type: 'load', good }) as const);
  const advice = { action, next, reasons: [], compared: [] } as unknown as CrayonAdvice;
  const { pointsAt, hint } = suggestion(screen.game, advice);
  return { hint, first: pointsAt[0] };
};

test('the button that loads two goods is meant where both are advised, and only there', () => {
  const both = { hint: expect.stringContaining('Load 2 goods here'), first: 'act handle' };
  expect(meant('bier', 'schokolade')).toEqual(both);
  expect(meant('schokolade', 'bier')).toEqual(both);
  expect(meant('bier')).toEqual({ hint: expect.stringContaining('More'), first: 'act more' });
});
