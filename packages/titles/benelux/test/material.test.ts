/** Chapters "Material", "Goal" and "Map": what is in the box, on the table, and on the board. */
import type { Hand, Hidden } from '@kursbuch/crayon';
import { isRefusal } from '@kursbuch/table';
import { describe, expect, test } from 'vitest';
import { ORDERS } from '../facts/orders.ts';
import { game, table, title } from '../rules/index.ts';
import { board, build, firstRound, newTable, P1, position } from './tableBenelux.ts';

describe('material', () => {
  test('BEN-MAT-1: two or three players', () => {
    const setup = (count: number) =>
      table.setup({ players: ['A', 'B', 'C', 'D', 'E'].slice(0, count), seed: 's', options: {} });
    for (const count of [0, 1, 4, 5]) {
      const refusal = setup(count);
      expect(isRefusal(refusal) && [refusal.reason, refusal.rule]).toEqual(['badPlayers', 'BEN-MAT-1']);
    }
    for (const count of [2, 3]) expect(setup(count)).toMatchObject({ round: 0 });
  });

  test('BEN-MAT-2: 84 order cards and 10 event cards, each somewhere at any time', () => {
    expect([title.orders.size, title.incidents.size]).toEqual([84, 10]);
    expect(new Set([...title.orders.keys(), ...title.incidents.keys()]).size).toBe(94);
    for (const play of [
      newTable(),
      firstRound(),
      position({ players: 2 }),
      position({ acting: [['E01', P1]] }),
    ]) {
      const { secrets, players, discard, open, incidents } = play.state;
      const hands = players.flatMap((_, seat) => {
        const { cards, below } = secrets[seat] as Hand;
        return [...cards, ...below];
      });
      const all = [
        ...hands,
        ...(secrets.table as Hidden).deck,
        ...discard,
        ...open,
        ...incidents.map(({ card }) => card),
      ];
      expect([all.length, new Set(all).size]).toEqual([94, 94]);
      expect(game.inventory(play.state).cards).toBe(94);
    }
  });

  test('BEN-MAT-3: 56 chips of 22 kinds, each in the supply, on a train or in a city', () => {
    const counts = Object.values(title.chips);
    expect([counts.length, counts.reduce((sum, one) => sum + one, 0)]).toEqual([22, 56]);
    const { state } = position({
      loads: [['bier', 'bier'], ['wein']],
      lying: [{ city: 'gent', good: 'bier', by: P1, due: 9 }],
    });
    expect([state.supply.bier, state.supply.wein]).toEqual([1, 1]);
    const { cards: _cards, ...chips } = game.inventory(state);
    expect(Object.values(chips).reduce((sum, one) => sum + one, 0)).toBe(56);
    expect(chips['chips of bier']).toBe(4);
  });

  test('BEN-MAT-4: one train a player; types are not scarce', () => {
    expect(newTable().state.trains.map(({ type }) => type)).toEqual(['A', 'A', 'A']);
    const play = position({ cash: [50, 50, 50] });
    const all = [0, 1, 2].reduce(
      (one, seat) => one.do(seat, { type: 'changeTrain', train: 'B9' }).do(seat, { type: 'endTurn' }),
      play,
    );
    expect(all.state.trains.map(({ type }) => type)).toEqual(['B9', 'B9', 'B9']);
  });

  test('BEN-MAT-5: what each city offers is known to everybody', () => {
    // it is part of the title, which no view hides, and of what a view allows
    const seen = table.view(position({ at: [348] }).state, [P1]);
    expect(board.city('rotterdam')?.goods).toEqual(['oel', 'keramik']);
    for (const good of ['oel', 'keramik'])
      expect(table.rehearse(seen, P1, { type: 'load', good })).toMatchObject({ open: false });
  });

  test('BEN-GOAL-1: the aim is 250 M', () => {
    expect([title.figures({}).goal, title.figures({}).citiesToJoin]).toEqual([250, 4]);
  });
});

describe('map', () => {
  test('BEN-MAP-1: 24 cities, four of them large', () => {
    expect(board.cities.length).toBe(24);
    const kinds = (kind: string) => board.cities.filter((city) => city.kind === kind);
    expect([kinds('large').length, kinds('medium').length, kinds('small').length]).toEqual([4, 9, 11]);
    expect(kinds('large').map(({ id }) => id)).toEqual(['amsterdam', 'bruessel', 'luxemburg', 'bremen']);
  });

  test('BEN-MAP-2: a triangular grid: at most six neighbours, steps between neighbours only', () => {
    expect([board.mileposts.length, board.edges.length]).toEqual([835, 2352]);
    for (const { edges } of board.mileposts) expect(edges.length).toBeLessThanOrEqual(6);
    for (const { a, b } of board.edges) {
      const [one, other] = [board.mileposts[a]!, board.mileposts[b]!];
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeCloseTo(1);
    }
    const play = position({ track: [[P1, 593, 565]], at: [593] });
    expect(play.why(P1, { type: 'move', way: [537] })).toEqual(['noStep', 'BEN-MAP-2']);
    expect(play.why(P1, { type: 'move', way: [835] })).toEqual(['noSuchMilepost', 'BEN-MAP-2']);
    expect(play.why(P1, { type: 'move', way: [-1] })).toEqual(['noSuchMilepost', 'BEN-MAP-2']);
    expect(play.why(P1, build(593, 537))[0]).toBe('notNeighbours');
    const kinds = board.edges.map(({ kind }) => kind);
    const count = (kind: string) => kinds.filter((one) => one === kind).length;
    expect(['land', 'river', 'lake', 'city'].map(count)).toEqual([2028, 233, 43, 48]);
  });

  test('BEN-MAP-3: every city has one kind, as its mileposts show; a large one has seven', () => {
    for (const { id, kind, at } of board.cities) {
      expect(at.length, id).toBe(kind === 'large' ? 7 : 1);
      for (const one of at) expect(board.mileposts[one]).toMatchObject({ terrain: kind, city: { id } });
    }
    const inCities = board.cities.flatMap(({ at }) => at);
    expect(board.mileposts.filter(({ terrain }) => !['plain', 'mountain'].includes(terrain)).length).toBe(
      inCities.length,
    );
  });

  test('BEN-MAP-4: every good is offered somewhere, and every order can be served', () => {
    for (const good of Object.keys(title.chips))
      expect(
        board.cities.some(({ goods }) => goods.includes(good)),
        good,
      ).toBe(true);
    expect(board.cities.flatMap(({ goods }) => goods).length).toBe(43);
    for (const { orders } of ORDERS)
      for (const { good, city } of orders) {
        expect(board.city(city)).toBeDefined();
        expect(board.city(city)?.goods).not.toContain(good);
      }
  });
});
