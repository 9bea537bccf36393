/** What the guide of crayon games means: the button of the bar, wherever that does what is advised. */
import type { CrayonAdvice } from '@kursbuch/crayon';
import { words as voices } from '@kursbuch/titles/benelux/words/index.ts';
import { beforeAll, expect, test } from 'vitest';
import { cityAt, type Screen, screenOf, title } from './crayonScreen.ts';

const { suggestion } = await import('@kursbuch/screens/crayon/guide/suggestion.ts');
const { topicsOf } = await import('@kursbuch/screens/crayon/guide/topics.ts');
const { turnIn } = await import('@kursbuch/screens/crayon/decisions/index.ts');
const { wayTo } = await import('@kursbuch/screens/crayon/drive/timetable.ts');
const { say } = await import('@kursbuch/screens/crayon/guide/words.ts');
const { ui, speakOf } = await import('@kursbuch/screens/crayon/words/index.ts');
await Promise.all([say.load(), ui.load(), speakOf('benelux', voices)]);

let screen: Screen;
beforeAll(async () => {
  // Anna stands in Brussels and has orders for chocolate and beer.
  screen = await screenOf({ seed: 'screen 2' });
  screen.act(0, { type: 'build', segments: screen.lineTo(0, 'gent') });
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

test('a city is to be touched only where nothing is loaded by it that nobody has advised', () => {
  const way = wayTo(title, screen.state(), 0, turnIn(screen.game)!, cityAt('gent'))?.steps ?? [];
  const advice = { action: { type: 'move', way }, reasons: [], compared: [] } as unknown as CrayonAdvice;
  // By itself the timetable would load chocolate and beer first.
  expect(suggestion(screen.game, advice).hint).toBe('I would run along the dotted way, towards Ghent.');
  for (const good of ['bier', 'schokolade']) screen.act(0, { type: 'load', good });
  expect(suggestion(screen.game, advice).hint).toBe('I would run to Ghent: touch it.');
});

test('whoever is advised to draw or to change his train hears of that, not of sending it', async () => {
  const topics = await topicsOf(screen.game);
  const title = (action: object) =>
    topics.now({ action, reasons: [], compared: [] } as unknown as CrayonAdvice).at(-1)?.title;
  expect(title({ type: 'changeTrain', train: 'B12' })).toBe('Build, or take a better train');
  expect(title({ type: 'build', segments: screen.lineTo(0, 'antwerpen') })).toBe(
    'Build, or take a better train',
  );
  expect(title({ type: 'load', good: 'bier' })).toBe('Send your train');
  expect(topics.now(null).at(-1)?.title).toBe('Send your train');
});
