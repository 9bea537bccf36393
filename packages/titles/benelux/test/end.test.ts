/** Chapter "End of the game". */
import { mostLargeInOnePiece } from '@kursbuch/crayon';
import { describe, expect, test } from 'vitest';
import { title } from '../rules/index.ts';
import {
  build,
  deliver,
  discardHand,
  endTurn,
  lineBetween,
  move,
  P1,
  P2,
  P3,
  type Play,
  type Position,
  position,
} from './tableBenelux.ts';

/** A line from Brussels to Amsterdam, on to Bremen, and from Brussels to Luxembourg. */
const [BRUSSELS, AMSTERDAM, LUXEMBOURG, BREMEN] = [620, 219, 823, 81] as const;
const lines = (seat: number): NonNullable<Position['track']> =>
  [
    [BRUSSELS, AMSTERDAM],
    [AMSTERDAM, BREMEN],
    [BRUSSELS, LUXEMBOURG],
  ].flatMap(([from = 0, to = 0]) => lineBetween(from, to).map((pair) => [seat, ...pair] as const));

/** All four but for the last segment into Luxembourg, which costs 5. */
const almost = (seat: number) => {
  const track = lines(seat);
  const last = track.at(-1);
  if (!last) throw new Error('no line');
  return { track: track.slice(0, -1), last: [last[1] ?? 0, last[2] ?? 0] as const };
};
const cheese: Position = { at: [509], loads: [['kaese']], hands: [['C70']], deck: ['C80'] };
const serve = deliver('kaese', 'C70');
const result = (play: Play) => play.state.result;

describe('the end', () => {
  test('BEN-END-1: 250 M and four large cities', () => {
    const track = lines(P1);
    // 249: on; 250: over, at once
    expect(result(position({ ...cheese, track, cash: [238] }).do(P1, serve))).toBeNull();
    const over = position({ ...cheese, track, cash: [239] }).do(P1, serve);
    expect(result(over)).toEqual({ cause: 'goal', scores: [250, 50, 50], winners: [P1] });
    expect(over.why(P1, endTurn)).toEqual(['gameOver', 'BEN-END-1']);
    // three cities
    const { track: three, last } = almost(P1);
    expect(result(position({ ...cheese, track: three, cash: [300] }).do(P1, serve))).toBeNull();
    // the fourth in the building part: what is left after paying counts
    const fourth = (cash: number) =>
      position({ track: three, cash: [cash], building: true }).do(P1, build(last[0], last[1]));
    expect(result(fourth(254))).toBeNull();
    // what was to be built after it is not
    const more = position({ track: three, cash: [260], building: true }).do(P1, {
      type: 'build',
      segments: [last, [592, 563]],
    });
    expect([more.cash(P1), more.owner(592, 563)]).toEqual([255, undefined]);
    expect(result(fourth(255))).toMatchObject({ scores: [250, 50, 50] });
  });

  test('BEN-END-1: before the replacement card, which might be a tax; no notice, no card', () => {
    const over = position({ ...cheese, track: lines(P1), cash: [239], deck: ['E05', 'C80'] }).do(P1, serve);
    expect(result(over)).toMatchObject({ scores: [250, 50, 50] });
    expect([over.cash(P1), over.told('incidentDrawn')]).toEqual([250, []]);
    expect([over.told('wealthTold'), over.told('orderTaken')]).toEqual([[], []]);
  });

  test('BEN-END-1 BEN-ORD-4: the card that ends the game lies on the discards, from the hand and from the public orders', () => {
    for (const where of [{ hands: [['C70']] }, { hands: [], open: ['C70'] }]) {
      const over = position({ ...cheese, ...where, track: lines(P1), cash: [239] }).do(P1, serve);
      expect(result(over)).not.toBeNull();
      expect(over.state.discard).toEqual(['C70']);
      expect([...over.hand(P1), ...over.state.open]).not.toContain('C70');
    }
  });

  test('BEN-END-2: all four in one piece of the own network', () => {
    const track = lines(P1);
    const most = (play: Play) => mostLargeInOnePiece(title, play.state, P1);
    expect(most(position({ track }))).toBe(4);
    // a segment of P2 in between: reached, but not by track of his own
    const middle = track.findIndex(([, a]) => a === track[5]?.[1]);
    const foreign = track.map((line, index) => (index === middle ? ([P2, ...line.slice(1)] as const) : line));
    const play = position({ ...cheese, track: foreign, cash: [300] });
    expect(most(play)).toBeLessThan(4);
    expect(result(play.do(P1, serve))).toBeNull();
    // two lines at different corners of Brussels are one piece
    expect(
      most(
        position({
          track: [
            ...lineBetween(BRUSSELS, AMSTERDAM).map((pair) => [P1, ...pair] as const),
            ...lineBetween(BRUSSELS, LUXEMBOURG).map((pair) => [P1, ...pair] as const),
          ],
        }),
      ),
    ).toBe(3);
    // severed by a flood: one piece counts
    const before = position({ track, cash: [300], deck: ['E02', 'C80', 'C81', 'C82'] });
    const flooded = before.do(P1, discardHand);
    expect(flooded.told('segmentsLost').length).toBe(1);
    expect([most(before), most(flooded)]).toEqual([4, 2]);
    expect(result(flooded)).toBeNull();
  });

  test('BEN-END-3: the richest wins, whoever ends it and whatever he lacks', () => {
    const play = position({ ...cheese, track: lines(P1), cash: [240, 260, 10] }).do(P1, serve);
    expect(result(play)).toEqual({ cause: 'goal', scores: [251, 260, 10], winners: [P2] });
    // of equals the one who has ended it; otherwise they share
    const tie = position({ ...cheese, track: lines(P1), cash: [239, 250, 10] }).do(P1, serve);
    expect(result(tie)?.winners).toEqual([P1]);
    const shared = position({ ...cheese, track: lines(P1), cash: [239, 260, 260] }).do(P1, serve);
    expect(result(shared)?.winners).toEqual([P2, P3]);
  });

  test('BEN-END-4: only cash counts', () => {
    const play = position({
      ...cheese,
      track: [...lines(P1), [P2, 509, 481, 454]],
      trains: ['A', 'C15', 'C12'],
      cash: [239, 249, 0],
      loads: [['kaese'], ['bier', 'bier']],
    }).do(P1, serve);
    expect(result(play)?.scores).toEqual([250, 249, 0]);
  });

  test('BEN-END-5: at any moment: a fee paid by another ends it', () => {
    const track: Position['track'] = [...lines(P2), [P2, 509, 481]];
    const play = position({ at: [509], track, cash: [50, 246] }).do(P1, move(481));
    expect(result(play)).toEqual({ cause: 'goal', scores: [46, 250, 50], winners: [P2] });
    expect(result(position({ at: [509], track, cash: [50, 245] }).do(P1, move(481)))).toBeNull();
    // the way ends there
    const way = position({ at: [509], track: [...track, [P2, 481, 454]], cash: [50, 246] });
    expect(way.do(P1, move(481, 454)).train(P1).at).toBe(481);
  });

  test('BEN-END-5 BEN-EVT-17: money of an event ends it too', () => {
    const play = position({ track: lines(P2), cash: [50, 238], deck: ['E10', 'C80'] }).do(P1, discardHand);
    expect(result(play)).toMatchObject({ winners: [P2] });
    expect(play.cash(P2)).toBe(250);
    expect(play.told('wealthTold')).toEqual([]);
  });

  test('BEN-END-5 BEN-EVT-17: an event pays everybody before the end is looked at', () => {
    // P2 comes to 250, but P1 and P3 to more, whoever is paid before him
    const deck = ['E10', 'C80'];
    const play = position({ track: lines(P2), cash: [248, 238, 249], deck }).do(P1, discardHand);
    expect(play.told('paid').map(({ to, amount }) => [to, amount])).toEqual([
      [P1, 3],
      [P2, 12],
      [P3, 3],
    ]);
    expect(result(play)).toEqual({ cause: 'goal', scores: [251, 250, 252], winners: [P3] });
    // two who come to it together, and have the same, share the victory
    const both = position({
      options: { shortGame: true },
      track: [
        ...lineBetween(BRUSSELS, LUXEMBOURG).map((pair) => [P1, ...pair] as const),
        ...lineBetween(AMSTERDAM, BREMEN).map((pair) => [P2, ...pair] as const),
      ],
      cash: [94, 94, 0],
      deck,
    });
    expect(result(both.do(P1, discardHand))).toMatchObject({ scores: [100, 100, 3], winners: [P1, P2] });
  });

  test('BEN-FEE-10 BEN-END-1: what is owed out of a payment is paid before the end is looked at', () => {
    const owing = (cash: number, debts: readonly number[]) =>
      position({
        ...cheese,
        options: { feeOnCredit: true },
        track: lines(P1),
        cash: [cash],
        debts: debts.map((creditor) => ({ debtor: P1, creditor, amount: 4 })),
      }).do(P1, serve);
    // 242 + 11 are 253, of which 4 are P2's
    expect([result(owing(242, [P2])), owing(242, [P2]).cash(P1)]).toEqual([null, 249]);
    expect(result(owing(243, [P2]))).toMatchObject({ scores: [250, 54, 50] });
    // and 4 more P3's, though the first debt leaves enough
    expect(result(owing(246, [P2, P3]))).toBeNull();
    expect(result(owing(247, [P2, P3]))).toMatchObject({ scores: [250, 54, 54] });
    // a creditor comes to the sum by it: what the debtor owes another is paid all the same
    const creditor = position({
      ...cheese,
      options: { feeOnCredit: true },
      track: lines(P2),
      cash: [0, 246],
      debts: [P2, P3].map((one) => ({ debtor: P1, creditor: one, amount: 4 })),
    }).do(P1, serve);
    expect(result(creditor)).toMatchObject({ scores: [3, 250, 54], winners: [P2] });
  });

  test('BEN-0-4 BEN-END-1: money that lies with an offer is still its owner’s', () => {
    // 12 laid down: 228 + 12 + 11 are 251
    const offer = {
      type: 'proposeRate',
      partner: P2,
      side: 'user',
      kind: 'flat',
      amount: 12,
      rounds: 3,
    } as const;
    const play = position({ ...cheese, track: [...lines(P1), [P2, 509, 481]], cash: [240] }).do(P1, offer);
    expect(play.cash(P1)).toBe(228);
    expect(result(play.do(P1, serve))).toEqual({ cause: 'goal', scores: [251, 50, 50], winners: [P1] });
    // for the notice too, and for the tax
    const told = position({ ...cheese, track: [[P2, 509, 481]], cash: [195] })
      .do(P1, offer)
      .do(P1, serve);
    expect(told.told('wealthTold').length).toBe(1);
    const track = [...lines(P2), [P3, 509, 481]] as const;
    const taxed = position({ cash: [105], deck: ['E05'], track })
      .do(P1, offer)
      .do(P1, discardHand);
    expect(taxed.cash(P1)).toBe(93 - 10);
    // who has laid down so much that his purse is short takes it back, and pays
    const laid = position({ cash: [100], deck: ['E05'], track, options: { longRates: true } })
      .do(P1, { ...offer, amount: 92, rounds: 23 })
      .do(P1, { ...offer, partner: P3, amount: 8, rounds: 2 });
    expect(laid.cash(P1)).toBe(0);
    const short = laid.do(P1, discardHand);
    expect([short.cash(P1), short.state.offers.map(({ to }) => to)]).toEqual([82, [P3]]);
    expect(short.told('offerGone')).toMatchObject([{ id: 0, how: 'withdrawn' }]);
  });
});
