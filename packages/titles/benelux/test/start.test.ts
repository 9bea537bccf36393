/** Chapter "Start": money, orders to keep, a city, who begins, and the public orders of round 4. */
import type { Hand, Hidden } from '@kursbuch/crayon';
import { chanceFrom } from '@kursbuch/table';
import { describe, expect, test } from 'vitest';
import { table, title } from '../rules/index.ts';
import { board, build, endTurn, firstRound, newTable, P1, P2, P3, Play, position } from './tableBenelux.ts';

const choose = (city: string) => ({ type: 'chooseStart', city }) as const;
const keep = (...cards: string[]) => ({ type: 'keepOrders', cards }) as const;

describe('start', () => {
  test('BEN-START-1: 50 M, a train of type A, no end to the bank', () => {
    const { state } = newTable();
    expect(state.purses).toEqual([50, 50, 50]);
    expect(state.trains).toEqual(Array(3).fill({ type: 'A', at: null, cameFrom: null, loads: [] }));
    // the bank pays whatever is due
    const rich = position({ cash: [240], at: [509], loads: [['kaese']], hands: [['C70']] });
    expect(rich.do(P1, { type: 'deliver', good: 'kaese', card: 'C70' }).cash(P1)).toBe(251);
  });

  test('BEN-START-2: five orders, of which one keeps three', () => {
    const play = newTable();
    const cards = play.hand(P1);
    expect(cards.length).toBe(5);
    for (const count of [0, 2, 4, 5])
      expect(play.why(P1, keep(...cards.slice(0, count)))).toEqual(['keepSoMany', 'BEN-START-2']);
    const [a = '', b = ''] = cards;
    expect(play.why(P1, keep(a, a, b))).toEqual(['keepSoMany', 'BEN-START-2']);
    expect(play.why(P1, keep(a, b, play.hand(P2)[0] ?? ''))).toEqual(['notDealt', 'BEN-START-2']);
    const kept = play.do(P1, keep(...cards.slice(1, 4)));
    expect(kept.hand(P1)).toEqual(cards.slice(1, 4));
    expect(kept.why(P1, keep(...cards.slice(1, 4)))).toEqual(['keptAlready', 'BEN-START-2']);
    // any three of them
    const lists = table.choices(play.state, P1).flatMap((one) => (one.type === 'many' ? one.list() : []));
    expect(lists.length).toBe(10);
  });

  test('BEN-START-3: no events are dealt, and nothing has happened; all ten lie in the deck', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const play = newTable({ seed });
      for (const seat of [P1, P2, P3])
        expect(play.hand(seat).filter((card) => title.orders.has(card)).length).toBe(5);
      expect(play.deck.filter((card) => title.incidents.has(card)).length).toBe(10);
      expect([play.state.discard, play.state.incidents]).toEqual([[], []]);
    }
  });

  test('BEN-START-4: the rest is shuffled together, the rejected cards lie below in the order of the seats', () => {
    const three = newTable();
    expect(three.state.pile).toBe(79);
    const dealt = [P1, P2, P3].map((seat) => three.hand(seat));
    const play = firstRound();
    expect([play.state.pile, play.deck.length]).toEqual([85, 85]);
    expect(play.deck.slice(0, 79)).toEqual(three.deck);
    expect(play.deck.slice(79)).toEqual(dealt.flatMap((cards) => cards.slice(3)));
    expect(firstRound({ players: 2 }).state.pile).toBe(88);
    // shuffled: events lie anywhere in it
    const places = newTable({ seed: 'x' }).deck.flatMap((card, at) =>
      title.incidents.has(card) ? [at] : [],
    );
    expect(Math.min(...places)).toBeLessThan(40);
    expect(Math.max(...places)).toBeGreaterThan(40);
  });

  test('BEN-START-5: a large city, several players may choose the same; the train stands in its centre', () => {
    const play = newTable();
    for (const city of ['rotterdam', 'charleroi'])
      expect(play.why(P1, choose(city))).toEqual(['notLarge', 'BEN-START-5']);
    expect(play.why(P1, choose('paris'))).toEqual(['noSuchCity', 'BEN-MAP-1']);
    const both = play.do(P1, choose('bruessel')).do(P2, choose('bruessel'));
    expect([both.train(P1).at, both.train(P2).at, both.state.starts]).toEqual([
      620,
      620,
      ['bruessel', 'bruessel', null],
    ]);
    expect(both.why(P1, choose('bremen'))).toEqual(['chosenAlready', 'BEN-START-5']);
    for (const { id, at } of board.cities.filter(({ kind }) => kind === 'large'))
      expect(play.do(P1, choose(id)).train(P1).at).toBe(at[0]);
  });

  test('BEN-START-6: who is ready first begins; on clockwise from him', () => {
    const play = newTable();
    const hand = (seat: number) => keep(...play.hand(seat).slice(0, 3));
    // P1 has only chosen a city; P3 is ready first
    const ready = play.do(P1, choose('bruessel')).do(P3, hand(P3)).do(P3, choose('bremen'));
    expect([ready.state.starter, ready.told('starterNamed')]).toEqual([
      P3,
      [{ type: 'starterNamed', seat: P3 }],
    ]);
    const begun = ready.do(P2, choose('bremen')).do(P2, hand(P2)).do(P1, hand(P1));
    expect([begun.state.round, begun.turn.seat]).toEqual([1, P3]);
    const second = begun.do(P3, endTurn);
    expect(second.turn.seat).toBe(P1);
    expect(second.do(P1, endTurn).turn.seat).toBe(P2);
    // by lot, with the option: nobody is named before all are ready, and the seed decides
    const starters = [...'abcdefghijkl'].map(
      (seed) => firstRound({ seed, firstTurn: 'drawn' }).state.starter,
    );
    expect(new Set(starters)).toEqual(new Set([P1, P2, P3]));
    expect(firstRound({ seed: 'a', firstTurn: 'drawn' }).state.starter).toBe(starters[0]);
  });

  test('BEN-START-7: at the beginning of round 4 three public orders; events met do nothing and go back', () => {
    const play = position({ round: 3, turn: P3, deck: ['C70', 'E05', 'C71', 'E01', 'E10', 'C72', 'C73'] });
    expect(play.state.open).toEqual([]);
    const open = play.do(P3, endTurn);
    expect([open.state.round, open.turn.seat, open.state.open]).toEqual([4, P1, ['C70', 'C71', 'C72']]);
    expect([open.state.purses, open.state.incidents, open.state.discard]).toEqual([[50, 50, 50], [], []]);
    expect(open.state.pile).toBe(play.state.pile - 3);
    for (const card of ['E05', 'E01', 'E10']) expect(open.deck).toContain(card);
    expect(open.deck).toHaveLength(new Set(open.deck).size);
    // not in rounds 1 to 3
    expect(firstRound().until(3, P3).state.open).toEqual([]);
    expect(firstRound().until(4, P1).state.open.length).toBe(3);
  });

  test('BEN-START-7: events met go back anywhere into the deck, by lot; the other cards stay as they lay', () => {
    const play = position({ round: 3, turn: P3, deck: ['C70', 'E05', 'C71', 'E01', 'C72'] });
    const below = play.deck.slice(5);
    const places = new Set<number>();
    for (let seed = 0; seed < 60; seed++) {
      const hidden = { deck: play.deck, chance: chanceFrom(`lot ${seed}`) };
      const lot = new Play({ ...play.state, secrets: { ...play.state.secrets, table: hidden } });
      const { deck } = lot.do(P3, endTurn);
      expect(deck.filter((card) => card !== 'E05' && card !== 'E01')).toEqual(below);
      for (const card of ['E05', 'E01']) places.add(deck.indexOf(card));
    }
    const [top, bottom] = [Math.min(...places), Math.max(...places)];
    expect([top < below.length / 8, bottom > (below.length * 7) / 8, places.size > 30]).toEqual([
      true,
      true,
      true,
    ]);
  });

  test('BEN-START-8: cards are hidden, cities open; nobody waits for another; building waits for all', () => {
    const play = newTable();
    const second = play.do(P2, choose('bremen')).do(P2, keep(...play.hand(P2).slice(0, 3)));
    expect(second.state.starts).toEqual([null, 'bremen', null]);
    const seen = table.view(second.state, [P1]);
    expect([seen.starts[P2], seen.trains[P2]?.at]).toEqual(['bremen', 81]);
    expect(seen.secrets[P2]).toBeUndefined();
    const told = table.seen(play.state, second.events, [P1]);
    for (const card of play.hand(P2)) expect(JSON.stringify([seen, told])).not.toContain(`"${card}"`);
    for (const seat of [P1, P2])
      expect(second.why(seat, build(593, 565))).toEqual(['outsetFirst', 'BEN-START-8']);
    // the two rejected cards are the owner's secret until they lie below
    const { below } = second.state.secrets[P2] as Hand;
    expect(below).toEqual(play.hand(P2).slice(3));
    expect((firstRound().state.secrets[P2] as Hand).below).toEqual([]);
    expect((table.view(second.state, [P2]).secrets.table as Hidden | undefined) ?? null).toBeNull();
  });
});
