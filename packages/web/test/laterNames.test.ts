/** What the map does beside a touch: names follow a moment later, and the rules are asked before. */
import type { EighteenAction } from '@kursbuch/eighteen';
import type { Game } from '@kursbuch/screens/eighteen/game/game.ts';
import { rehearseAhead } from '@kursbuch/screens/eighteen/lay/rehearseAhead.ts';
import { later } from '@kursbuch/screens/parts/later.ts';
import type { Offer } from '@kursbuch/table';
import { signal } from '@preact/signals';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** What waits for the next picture, or for a browser that has time. */
const waiting = new Map<number, () => void>();
let last = 0;
const wait = (ask: () => void): number => {
  waiting.set(++last, ask);
  return last;
};
const forget = (one: number): void => void waiting.delete(one);
const comes = (): void => {
  for (const [one, ask] of [...waiting]) {
    waiting.delete(one);
    ask();
  }
  vi.runAllTimers();
};

beforeEach(() => {
  waiting.clear();
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', wait);
  vi.stubGlobal('cancelAnimationFrame', forget);
  vi.stubGlobal('requestIdleCallback', wait);
  vi.stubGlobal('cancelIdleCallback', forget);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('what is said later is said at once first, then after the next picture, and only the latest of it', () => {
  const source = signal('first');
  const { said, follow } = later(source);
  const heard: string[] = [];
  said.subscribe((value) => heard.push(value));
  const leave = follow();
  expect(heard).toEqual(['first']);
  source.value = 'second';
  source.value = 'third';
  expect(heard).toEqual(['first']);
  comes();
  expect(heard).toEqual(['first', 'third']);
  source.value = 'fourth';
  leave();
  comes();
  expect(heard).toEqual(['first', 'third']);
});

test('what was said between the first question and the first picture is heard too', () => {
  const source = signal('first');
  const { said, follow } = later(source);
  source.value = 'second';
  const leave = follow();
  comes();
  expect(said.value).toBe('second');
  leave();
});

const lay = (hex: string): EighteenAction => ({ type: 'layTile', hex, tile: '57', rotation: 0 });
const offers = (...actions: readonly EighteenAction[]): readonly Offer<EighteenAction>[] => [
  { type: 'many', kind: 'layTile', actions, open: false },
];

/** As much of a game as asks for what may be laid. */
function gameWith(first: readonly Offer<EighteenAction>[]) {
  const asked: (readonly [seat: number, action: EighteenAction])[] = [];
  const game = {
    title: {},
    isPast: signal(false),
    steps: signal([]),
    seat: signal<number | null>(1),
    offers: signal<ReadonlyMap<number, readonly Offer<EighteenAction>[]> | null>(new Map([[1, first]])),
    draft: signal(null),
    outcomeOf: async (seat: number, action: EighteenAction) => void asked.push([seat, action]),
  };
  return { game, asked, stop: rehearseAhead(game as unknown as Game) };
}

test('the first tile on offer is rehearsed when there is time, once, and taken by nobody', () => {
  const { game, asked, stop } = gameWith(offers(lay('B2'), lay('C3')));
  expect(asked).toEqual([]);
  comes();
  comes();
  expect(asked).toEqual([[1, lay('B2')]]);
  expect(game.draft.value).toBeNull();
  game.offers.value = new Map([[1, offers(lay('D4'))]]);
  comes();
  expect(asked).toEqual([
    [1, lay('B2')],
    [1, lay('D4')],
  ]);
  stop();
});

test('nothing is rehearsed for a step that is over, where nothing is laid, or where nobody is asked', () => {
  const { game, asked, stop } = gameWith(offers(lay('B2')));
  game.offers.value = null;
  comes();
  game.offers.value = new Map([[1, offers()]]);
  comes();
  game.seat.value = null;
  game.offers.value = new Map([[1, offers(lay('B2'))]]);
  comes();
  game.seat.value = 1;
  stop();
  comes();
  expect(asked).toEqual([]);
});
