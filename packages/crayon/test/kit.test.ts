/** What the boards and cards of titles do not show, on a small made-up game. */
import { isRefusal } from '@kursbuch/table';
import { describe, expect, test } from 'vitest';
import type { CrayonAction, CrayonState, Hand } from '../src/index.ts';
import { board, started, table, title } from './smallGame.ts';

const why = (state: CrayonState, seat: number, action: CrayonAction): string | undefined => {
  const outcome = table.decide(state, seat, action);
  return isRefusal(outcome) ? outcome.reason : undefined;
};
const done = (state: CrayonState, seat: number, action: CrayonAction): CrayonState => {
  const outcome = table.act(state, seat, action);
  if (isRefusal(outcome)) throw new Error(outcome.reason);
  return outcome.state;
};
const edge = (a: number, b: number): number => board.between(a, b)?.id ?? -1;

describe('a blocked edge', () => {
  test('BEN-BUILD-4: is never built, from neither end', () => {
    expect(board.between(54, 55)?.kind).toBe('blocked');
    const state = started(2, { track: { [edge(53, 54)]: 0, [edge(55, 56)]: 0 } });
    for (const pair of [
      [54, 55],
      [55, 54],
    ] as const)
      expect(why(state, 0, { type: 'build', segments: [pair] })).toBe('blockedEdge');
    expect(why(state, 0, { type: 'build', segments: [[54, 66]] })).toBeUndefined();
    const offered = table
      .choices(state, 0)
      .flatMap((choice) => (choice.type === 'many' && choice.kind === 'build' ? choice.list() : []));
    expect(offered.length).toBeGreaterThan(10);
    expect(JSON.stringify(offered)).not.toMatch(/\[54,55\]|\[55,54\]/);
  });

  test('is no way into a city that must stay open', () => {
    // The corner has three edges: 10, 22 and 23. P1 holds two and may not take the third.
    const closing = started(2, { track: { [edge(10, 11)]: 0, [edge(11, 23)]: 0, [edge(10, 22)]: 0 } });
    expect(why(closing, 0, { type: 'build', segments: [[22, 11]] })).toBe('blocksCity');
    const open = started(2, { track: { [edge(10, 11)]: 0, [edge(10, 22)]: 0 } });
    expect(why(open, 0, { type: 'build', segments: [[22, 11]] })).toBeUndefined();
  });
});

describe('two cards for one piece', () => {
  test('BEN-DELIV-8: the player chooses the card; the other stays; one piece serves one', () => {
    const base = started(2);
    const [own = '', second = ''] = (base.secrets[0] as Hand).cards;
    const [open = ''] = base.open;
    const train = { type: 'slow', at: 30, cameFrom: null, loads: ['salt'] };
    const state = { ...base, trains: base.trains.with(0, train), supply: { ...base.supply, salt: 2 } };
    const pays = (card: string) => title.orders.get(card)?.orders[0]?.pays ?? 0;
    for (const card of [own, second, open]) {
      const after = done(state, 0, { type: 'deliver', good: 'salt', card });
      expect(after.purses[0]).toBe(50 + pays(card));
      expect(after.trains[0]?.loads).toEqual([]);
      for (const other of [own, second, open].filter((one) => one !== card)) {
        expect([...(after.secrets[0] as Hand).cards, ...after.open]).toContain(other);
        expect(why(after, 0, { type: 'deliver', good: 'salt', card: other })).toBe('notAboard');
      }
    }
    // and nobody has to
    expect(done(state, 0, { type: 'endTurn' }).trains[0]?.loads).toEqual(['salt']);
  });
});
