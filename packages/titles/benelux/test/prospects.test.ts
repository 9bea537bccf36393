/** What an order would take: where its good is found, the track to it, the turns and the fees. */
import { handOf, known, type Order, type Prospect, prospectsOf, sourcesOf } from '@kursbuch/crayon';
import { describe, expect, test } from 'vitest';
import { title } from '../rules/index.ts';
import { move, P1, P2, type Play, position } from './tableBenelux.ts';

/** From Brussels to Antwerp. */
const LINE = [593, 565, 537, 509] as const;

/** The prospect of an order of this card. */
function prospect({ state }: Play, card: string, good: string): Prospect | undefined {
  const order = known(title.orders, card).orders.find((one) => one.good === good);
  return prospectsOf(title, state, P1, [card]).get(order as Order);
}

describe('what an order would take', () => {
  test('over track that stands: steps and turns, no money', () => {
    // Beer is in Brussels, where the train is.
    const found = prospect(position({ track: [[P1, ...LINE]], hands: [['C55']] }), 'C55', 'bier');
    expect(found).toMatchObject({ source: { from: 'supply' }, steps: 4, track: 0 });
    expect(found?.schedule).toMatchObject({ track: 0, fees: 0, pays: 6, cash: 56 });
    expect(found?.schedule?.turns).toBeCloseTo(4 / 9);
  });

  test('a good aboard is not fetched', () => {
    const play = position({ track: [[P1, ...LINE]], hands: [['C50']], loads: [['textilien']], at: [593] });
    expect(prospect(play, 'C50', 'textilien')).toMatchObject({ source: { from: 'aboard' }, steps: 3 });
    expect(sourcesOf(title, play.state, P1, 'textilien').map(({ from }) => from)).toEqual([
      'aboard',
      'supply',
      'supply',
    ]);
  });

  test('missing track costs money, and turns', () => {
    const bare = prospect(position({ hands: [['C55']] }), 'C55', 'bier');
    expect(bare).toMatchObject({ steps: 4, track: 5 });
    // The turn begins with moving: a step inside the city now, three over the new line in the next turn.
    expect(bare?.schedule?.turns).toBeCloseTo(1 + 3 / 9);
    expect(bare?.schedule).toMatchObject({ track: 5, cash: 51 });
  });

  test('a long line is drawn in several turns, and not on credit', () => {
    const coffee = (cash: number) => prospect(position({ hands: [['C20']], cash: [cash] }), 'C20', 'kaffee');
    const rich = coffee(200);
    expect(rich?.track).toBeGreaterThan(20);
    expect(rich?.schedule?.turns).toBeGreaterThan((rich?.steps ?? 0) / 9);
    // What cannot be paid for has its line, but no time.
    expect(coffee(10)).toMatchObject({ track: rich?.track, schedule: undefined });
  });

  test("others' track costs its fee instead", () => {
    const play = position({ track: [[P2, ...LINE]], hands: [['C55']] });
    expect(prospect(play, 'C55', 'bier')?.schedule).toMatchObject({ track: 0, fees: 4, cash: 52 });
    const poor = position({ track: [[P2, ...LINE]], hands: [['C55']], cash: [3] });
    expect(prospect(poor, 'C55', 'bier')?.schedule).toBeUndefined();
  });

  test('the last chip gone, there is nothing to wait for', () => {
    const coffee = { loads: [[], ['kaffee', 'kaffee']], hands: [['C20']] };
    expect(prospect(position(coffee), 'C20', 'kaffee')).toBeUndefined();
    const lying = [{ city: 'antwerpen', good: 'kaffee', by: P2, due: 9 }];
    const left = position({ ...coffee, loads: [[], ['kaffee']], lying });
    expect(prospect(left, 'C20', 'kaffee')?.source).toMatchObject({
      from: 'lying',
      city: { id: 'antwerpen' },
    });
  });

  test('event cards are heeded: a strike lets the train wait, carnival pays', () => {
    const how = { track: [[P1, ...LINE]] as const, hands: [['C55']], loads: [['bier']] };
    const calm = prospect(position(how), 'C55', 'bier')?.schedule;
    const strike = prospect(position({ ...how, acting: [['E03', P2]] }), 'C55', 'bier')?.schedule;
    const carnival = prospect(position({ ...how, acting: [['E08', P2]] }), 'C55', 'bier')?.schedule;
    expect(strike?.turns).toBeGreaterThan(calm?.turns ?? 9);
    expect([calm?.pays, carnival?.pays]).toEqual([6, 11]);
  });

  test('what it says is what happens', () => {
    const play = position({ track: [[P1, ...LINE]], hands: [['C55']], loads: [['bier']] });
    const { schedule, legs } = prospect(play, 'C55', 'bier') ?? {};
    const way = legs?.flatMap(({ steps }) => steps.map(({ to }) => to)) ?? [];
    const there = play.do(P1, move(...way)).do(P1, { type: 'deliver', good: 'bier', card: 'C55' });
    expect(there.cash(P1)).toBe(schedule?.cash);
    expect(there.turn.points).toBe(9 - Math.round((schedule?.turns ?? 0) * 9));
  });

  test('all cards of a hand have their prospects', () => {
    const { state } = position();
    const hand = handOf(state, P1);
    expect(prospectsOf(title, state, P1, hand).size).toBe(hand.length * 3);
  });
});
