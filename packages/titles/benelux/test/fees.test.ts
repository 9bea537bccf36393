/** Chapter "Using other networks": the fee, agreements, and trains that wait. */
import { isStranded } from '@kursbuch/crayon';
import { describe, expect, test } from 'vitest';
import { table, title } from '../rules/index.ts';
import {
  build,
  deliver,
  discardHand,
  endMovement,
  endTurn,
  firstRound,
  lineBetween,
  load,
  move,
  P1,
  P2,
  P3,
  type Play,
  type Position,
  position,
  unload,
} from './tableBenelux.ts';

/** From Brussels to Antwerp on P2's track, and on from there on P3's. */
const FOREIGN: NonNullable<Position['track']> = [
  [P2, 593, 565, 537, 509],
  [P3, 509, 481, 454],
];
const onForeign = (how: Position = {}): Play => position({ at: [593], track: FOREIGN, ...how });
const purses = (play: Play): unknown => play.state.purses;

type Rate = {
  partner: number;
  side: 'owner' | 'user';
  kind: 'perTurn' | 'flat';
  amount: number;
  rounds: number;
};
const rate = (how: Partial<Rate> = {}) =>
  ({
    type: 'proposeRate',
    partner: P2,
    side: 'user',
    kind: 'perTurn',
    amount: 2,
    rounds: 3,
    ...how,
  }) as const;
const accept = (offer = 0) => ({ type: 'acceptOffer', offer }) as const;

describe('fees', () => {
  test('BEN-FEE-1: the own network is free', () => {
    const play = position({ at: [593], track: [[P1, 593, 565, 537]] }).do(P1, move(565, 537));
    expect(purses(play)).toEqual([50, 50, 50]);
    expect(play.told('paid')).toEqual([]);
  });

  test('BEN-FEE-2: 4 M for a network and turn, for one segment or many', () => {
    expect(purses(onForeign().do(P1, move(565)))).toEqual([46, 54, 50]);
    const many = onForeign()
      .do(P1, move(565))
      .do(P1, move(537, 509, 537, 565, 537, 509));
    expect(purses(many)).toEqual([46, 54, 50]);
    // the next turn again
    expect(purses(many.do(P1, endTurn).until(6, P1).do(P1, move(537)))).toEqual([42, 58, 50]);
  });

  test('BEN-FEE-3: two networks in one turn, 4 M each', () => {
    expect(purses(onForeign().do(P1, move(565, 537, 509, 481)))).toEqual([42, 54, 54]);
    expect(purses(onForeign({ cash: [7] }).do(P1, move(565, 537, 509)))).toEqual([3, 54, 50]);
    expect(onForeign({ cash: [7] }).why(P1, move(565, 537, 509, 481))).toEqual(['noFee', 'BEN-FEE-6']);
  });

  test('BEN-FEE-4: the owner gets it, from purse to purse', () => {
    const play = onForeign().do(P1, move(565));
    expect(play.told('paid')).toEqual([{ type: 'paid', from: P1, to: P2, amount: 4, for: 'fee' }]);
  });

  test('BEN-FEE-5: nobody is asked, nobody can refuse', () => {
    const play = onForeign().do(P1, move(565));
    expect(table.waiting(play.state)).toEqual([P1]);
    expect(play.top).toBe('turn');
  });

  test('BEN-FEE-6: without 4 M one does not enter', () => {
    const play = onForeign({ cash: [3] });
    expect(play.refused(P1, move(565))).toEqual({
      reason: 'noFee',
      rule: 'BEN-FEE-6',
      params: { owner: P2, fee: 4, cash: 3, waits: false },
    });
    expect(
      onForeign({ cash: [4] })
        .do(P1, move(565))
        .cash(P1),
    ).toBe(0);
  });

  test('BEN-FEE-9: inside a large city nobody is paid', () => {
    // P1 comes in at 593 and leaves at 645 on his own; P2 is joined to Brussels too.
    const track: Position['track'] = [
      [P1, 565, 593],
      [P1, 645, 668],
      [P2, 592, 563],
    ];
    const play = position({ at: [565], track });
    expect(purses(play.do(P1, move(593, 620, 645, 668)))).toEqual([50, 50, 50]);
    expect(purses(play.do(P1, move(593, 592, 563)))).toEqual([46, 54, 50]);
  });

  test('BEN-FEE-10: who stands on foreign track and cannot pay waits there', () => {
    const play = onForeign({ at: [565], cash: [3] });
    expect(play.why(P1, move(537))).toEqual(['noFee', 'BEN-FEE-10']);
    // whoever could pay one and not the next does not wait, but may not enter
    const second = position({
      at: [565],
      cash: [7],
      track: [
        [P2, 593, 565, 537],
        [P3, 537, 509],
      ],
    });
    expect(second.why(P1, move(537, 509))).toEqual(['noFee', 'BEN-FEE-6']);
    const next = play
      .do(P1, endMovement)
      .do(P1, { type: 'build', segments: [[593, 594]] })
      .do(P1, endTurn);
    expect(purses(next.until(6, P1))).toEqual([2, 50, 50]);
    expect(next.until(6, P1).train(P1).at).toBe(565);
    // a warning belongs before the step: there one would wait with less than 4 M
    const after = onForeign({ cash: [7] }).do(P1, move(565));
    expect(isStranded(title, after.state, P1)).toBe(true);
    expect(isStranded(title, onForeign({ cash: [8] }).do(P1, move(565)).state, P1)).toBe(false);
    // not in a large city, on own track, or where a cheaper rate is agreed for the next turn
    expect(isStranded(title, onForeign({ cash: [0] }).state, P1)).toBe(false);
    const agreed = (last: number) =>
      onForeign({
        at: [565],
        cash: [3],
        rates: [{ owner: P2, user: P1, kind: 'perTurn', amount: 2, first: 5, last }],
      }).state;
    expect([isStranded(title, agreed(6), P1), isStranded(title, agreed(5), P1)]).toEqual([false, true]);
  });

  test('BEN-FEE-10: with feeOnCredit the fee is owed and taken from the next payment received', () => {
    const play = position({
      options: { feeOnCredit: true },
      at: [565],
      track: FOREIGN,
      cash: [3],
      loads: [['kaese']],
      hands: [['C70']],
    });
    const owed = play.do(P1, move(537, 509));
    expect([purses(owed), owed.state.debts]).toEqual([
      [3, 50, 50],
      [{ debtor: P1, creditor: P2, amount: 4 }],
    ]);
    const paid = owed.do(P1, deliver('kaese', 'C70'));
    expect([purses(paid), paid.state.debts]).toEqual([[10, 54, 50], []]);
    // on entering too
    expect(
      onForeign({ options: { feeOnCredit: true }, cash: [0] }).do(P1, move(565)).state.debts.length,
    ).toBe(1);
    expect(isStranded(title, owed.state, P1)).toBe(false);
  });

  test('BEN-FEE-10: debts in a circle are each paid once', () => {
    const debts = [
      { debtor: P1, creditor: P2, amount: 4 },
      { debtor: P1, creditor: P3, amount: 4 },
      { debtor: P2, creditor: P1, amount: 4 },
    ];
    const play = position({
      options: { feeOnCredit: true },
      at: [509],
      cash: [0, 0, 0],
      loads: [['kaese']],
      hands: [['C70']],
      debts,
    }).do(P1, deliver('kaese', 'C70'));
    // 11 received: 4 to P2, who gives them back, 4 to P3
    expect([purses(play), play.state.debts]).toEqual([[7, 0, 4], []]);
  });

  test('BEN-FEE-10: a debt that is larger than the payment is paid in parts', () => {
    const play = position({
      options: { feeOnCredit: true },
      cash: [0, 50],
      at: [620, 593],
      track: [[P1, 593, 565]],
      turn: P2,
      debts: [{ debtor: P1, creditor: P3, amount: 8 }],
    }).do(P2, move(565));
    expect([purses(play), play.state.debts]).toEqual([
      [0, 46, 54],
      [{ debtor: P1, creditor: P3, amount: 4 }],
    ]);
  });

  test('BEN-FEE-10: own money that comes back from an offer is no payment received', () => {
    const play = position({
      options: { feeOnCredit: true },
      cash: [10],
      track: FOREIGN,
      debts: [{ debtor: P1, creditor: P3, amount: 8 }],
    }).do(P1, rate({ kind: 'flat', amount: 6 }));
    const back = play.do(P1, { type: 'withdrawOffer', offer: 0 });
    expect([back.cash(P1), back.state.debts.length]).toEqual([10, 1]);
  });

  test('BEN-FEE-11: without track of one’s own, on another’s out of the start city', () => {
    const play = position({ round: 2, track: [[P2, 592, 563, 534]] });
    const corner = play.do(P1, move(592));
    expect(purses(corner)).toEqual([50, 50, 50]);
    expect(purses(corner.do(P1, move(563)))).toEqual([46, 54, 50]);
  });
});

describe('agreements', () => {
  test('BEN-FEE-7: 2 M for three rounds: the user’s next three turns, then 4 M', () => {
    // made on P1's turn before he has paid P2: this turn is the first
    const play = onForeign({ cash: [50] }).do(P1, rate());
    expect(play.state.offers).toMatchObject([{ id: 0, from: P1, to: P2, laid: 0 }]);
    let now = play.do(P2, accept());
    expect(now.state.rates).toEqual([{ owner: P2, user: P1, kind: 'perTurn', amount: 2, first: 5, last: 7 }]);
    const spent: number[] = [];
    for (const [round, way] of [
      [5, 565],
      [6, 537],
      [7, 565],
      [8, 537],
    ] as const) {
      now = now.until(round, P1);
      const before = now.cash(P1) ?? 0;
      now = now.do(P1, move(way));
      spent.push(before - (now.cash(P1) ?? 0));
    }
    expect(spent).toEqual([2, 2, 2, 4]);
  });

  test('BEN-FEE-7: after paying, the next turn is the first; before his turn, this round’s', () => {
    const paid = onForeign().do(P1, move(565)).do(P1, rate()).do(P2, accept());
    expect(paid.state.rates).toMatchObject([{ first: 6, last: 8 }]);
    // P2 owns and offers on his own turn: P1's turn of this round is over, P3's is still to come
    const turn = position({ turn: P2, track: FOREIGN });
    expect(turn.do(P2, rate({ partner: P1, side: 'owner' })).do(P1, accept()).state.rates).toMatchObject([
      { owner: P2, user: P1, first: 6, last: 8 },
    ]);
    expect(turn.do(P2, rate({ partner: P3, side: 'owner' })).do(P3, accept()).state.rates).toMatchObject([
      { owner: P2, user: P3, first: 5, last: 7 },
    ]);
  });

  test('BEN-FEE-7: a rate begins with the next turn in which its user can run', () => {
    const first = (play: Play): unknown => play.do(P1, rate()).do(P2, accept()).state.rates;
    const next = [{ first: 6, last: 8 }];
    // while he still moves, this turn
    expect(first(onForeign().do(P1, move(565, 593)).do(P1, endTurn).until(6, P1))).toMatchObject(next);
    expect(first(onForeign())).toMatchObject([{ first: 5, last: 7 }]);
    // while he builds, or has no step left, the next
    expect(first(onForeign().do(P1, endMovement))).toMatchObject(next);
    expect(first(onForeign({ building: true }))).toMatchObject(next);
    const own: Position['track'] = [...FOREIGN, [P1, 593, 594, 595]];
    const round = onForeign({ track: own }).do(P1, move(594, 595, 594, 595, 594, 595, 594, 595, 594));
    expect([round.turn.part, round.turn.points]).toEqual(['moving', 0]);
    expect(first(round)).toMatchObject(next);
    // in round 1 nobody runs, whether his turn has begun, is over or is still to come
    const second = [{ first: 2, last: 4 }];
    const begin = firstRound().do(P1, build(593, 565));
    const owned = begin
      .do(P1, endTurn)
      .do(P2, { type: 'build', segments: lineBetween(219, 620).slice(0, 1) });
    for (const [play, user] of [
      [begin, P2],
      [begin, P3],
      [owned, P2],
    ] as const)
      expect(play.do(user, rate({ partner: P1 })).do(P1, accept()).state.rates).toMatchObject([
        { user, ...second[0] },
      ]);
    expect(owned.do(P1, rate()).do(P2, accept()).state.rates).toMatchObject(second);
  });

  test('BEN-FEE-7: a flat sum for one round, agreed while its user builds, covers his next turn', () => {
    const agreed = onForeign()
      .do(P1, endMovement)
      .do(P1, rate({ kind: 'flat', amount: 3, rounds: 1 }))
      .do(P2, accept());
    expect(purses(agreed)).toEqual([47, 53, 50]);
    expect(purses(agreed.until(6, P1).do(P1, move(565)))).toEqual([47, 53, 50]);
    expect(purses(agreed.until(7, P1).do(P1, move(565)))).toEqual([43, 57, 50]);
  });

  test('BEN-FEE-7: of two rates for the same turn the newer one counts, and only for its turns', () => {
    const old = { owner: P2, user: P1, kind: 'perTurn', amount: 3, first: 4, last: 8 } as const;
    const play = onForeign({ rates: [old] });
    expect(purses(play.do(P1, move(565)))).toEqual([47, 53, 50]);
    const agreed = play.do(P1, rate({ amount: 1, rounds: 1 })).do(P2, accept());
    expect(agreed.state.rates.length).toBe(2);
    const now = agreed.do(P1, move(565));
    expect(purses(now)).toEqual([49, 51, 50]);
    // after it the older one holds on
    expect(purses(now.until(6, P1).do(P1, move(537)))).toEqual([46, 54, 50]);
  });

  test('BEN-FEE-7: who has no track has nothing to lend, when it is offered and when it is accepted', () => {
    const play = onForeign({ track: FOREIGN.slice(0, 1) });
    expect(play.refused(P1, rate({ partner: P3 }))).toEqual({
      reason: 'nothingToLend',
      rule: 'BEN-FEE-7',
      params: { seat: P3 },
    });
    expect(play.why(P3, rate({ partner: P1, side: 'owner' }))).toEqual(['nothingToLend', 'BEN-FEE-7']);
    expect(play.do(P3, rate({ partner: P2 })).state.offers.length).toBe(1);
    // the flood takes all that the owner has, which lies over the Meuse
    const track: Position['track'] = [[P2, 401, 374]];
    const offered = position({ track, deck: ['E02'] }).do(P3, rate({ kind: 'flat', amount: 6 }));
    expect(table.choices(offered.state, P2)).toContainEqual({ type: 'one', action: accept() });
    const flooded = offered.do(P1, discardHand);
    expect(flooded.state.track).toEqual({});
    expect(flooded.why(P2, accept())).toEqual(['nothingToLend', 'BEN-FEE-7']);
    expect(table.choices(flooded.state, P2)).not.toContainEqual({ type: 'one', action: accept() });
  });

  test('BEN-0-4: no rate for more than ten rounds; with longRates for fifty', () => {
    const play = onForeign();
    expect(play.refused(P1, rate({ rounds: 11 }))).toMatchObject({
      reason: 'badRounds',
      rule: 'BEN-0-4',
      params: { rounds: 11, most: 10 },
    });
    expect(play.do(P1, rate({ rounds: 10 })).do(P2, accept()).state.rates).toMatchObject([{ last: 14 }]);
    const long = onForeign({ options: { longRates: true } });
    expect(long.why(P1, rate({ rounds: 51 }))).toEqual(['badRounds', 'BEN-0-4']);
    expect(long.do(P1, rate({ rounds: 50 })).do(P2, accept()).state.rates).toMatchObject([{ last: 54 }]);
  });

  test('BEN-0-2: a table of earlier rulings plays on as it was begun', () => {
    const options = { earlierRulings: true, longRates: true };
    const first = (play: Play): unknown => play.do(P1, rate()).do(P2, accept()).state.rates;
    expect(first(onForeign({ options, building: true }))).toMatchObject([{ first: 5, last: 7 }]);
    // of an owner without track, and in round 1
    expect(first(position({ options, round: 1, turn: P2 }))).toMatchObject([{ first: 2 }]);
    expect(first(position({ options, round: 1 }))).toMatchObject([{ first: 1, last: 3 }]);
    // the drawer's next turn ends an event, whoever has had it
    const rotating = { ...options, startPlayer: 'rotating' } as const;
    const drawn = position({ options: rotating, round: 7, deck: ['E04'] }).do(P1, discardHand);
    expect(drawn.until(8, P2).turn.points).toBe(5);
    expect(drawn.until(8, P1).do(P1, endTurn).state.incidents).toEqual([]);
  });

  test('BEN-FEE-7: no rate above the fee, none for no round', () => {
    const play = onForeign();
    expect(play.why(P1, rate({ amount: 5 }))).toEqual(['rateTooHigh', 'BEN-FEE-7']);
    expect(play.do(P1, rate({ amount: 4 })).state.offers.length).toBe(1);
    expect(
      play
        .do(P1, rate({ amount: 0 }))
        .do(P2, accept())
        .do(P1, move(565))
        .cash(P1),
    ).toBe(50);
    expect(play.why(P1, rate({ kind: 'flat', amount: 13, rounds: 3 }))).toEqual(['rateTooHigh', 'BEN-FEE-7']);
    expect(play.do(P1, rate({ kind: 'flat', amount: 12, rounds: 3 })).state.offers.length).toBe(1);
    for (const rounds of [0, -1]) expect(play.why(P1, rate({ rounds }))).toEqual(['badRounds', 'BEN-FEE-7']);
    expect(play.why(P1, rate({ partner: P1 }))).toEqual(['noPartner', 'BEN-FEE-7']);
    expect(play.why(P1, rate({ partner: 7 }))).toEqual(['noPartner', 'BEN-FEE-7']);
  });

  test('BEN-FEE-7: a lump sum of 6 for three rounds is paid at once, and nothing after it', () => {
    // the user offers: the money lies with the offer until it is answered
    const offered = onForeign().do(P1, rate({ kind: 'flat', amount: 6 }));
    expect([purses(offered), offered.state.offers[0]?.laid]).toEqual([[44, 50, 50], 6]);
    const agreed = offered.do(P2, accept());
    expect([purses(agreed), agreed.state.offers]).toEqual([[44, 56, 50], []]);
    let now = agreed;
    for (const [round, way] of [
      [5, 565],
      [6, 537],
      [7, 565],
    ] as const) {
      now = now.until(round, P1).do(P1, move(way));
      expect(purses(now)).toEqual([44, 56, 50]);
    }
    expect(purses(now.until(8, P1).do(P1, move(537)))).toEqual([40, 60, 50]);
    // the owner offers: who accepts pays
    const owner = onForeign().do(P2, rate({ partner: P1, side: 'owner', kind: 'flat', amount: 6 }));
    expect(purses(owner)).toEqual([50, 50, 50]);
    expect(purses(owner.do(P1, accept()))).toEqual([44, 56, 50]);
    // declined or withdrawn: it comes back
    expect(purses(offered.do(P2, { type: 'declineOffer', offer: 0 }))).toEqual([50, 50, 50]);
    expect(purses(offered.do(P1, { type: 'withdrawOffer', offer: 0 }))).toEqual([50, 50, 50]);
    // a new offer to the same takes the place of the old
    const replaced = offered.do(P1, rate({ kind: 'flat', amount: 3 }));
    expect([purses(replaced), replaced.state.offers.length, replaced.state.offers[0]?.id]).toEqual([
      [47, 50, 50],
      1,
      1,
    ]);
  });

  test('BEN-FEE-7: nobody pays what he has not', () => {
    expect(onForeign({ cash: [5] }).why(P1, rate({ kind: 'flat', amount: 6 }))).toEqual([
      'noMoneyToLay',
      'BEN-FEE-7',
    ]);
    // what lies with the offer it replaces counts
    const play = onForeign({ cash: [6] }).do(P1, rate({ kind: 'flat', amount: 6 }));
    expect(play.do(P1, rate({ kind: 'flat', amount: 5 })).cash(P1)).toBe(1);
    const poor = onForeign({ cash: [5] }).do(
      P2,
      rate({ partner: P1, side: 'owner', kind: 'flat', amount: 6 }),
    );
    expect(poor.why(P1, accept())).toEqual(['noMoneyForRate', 'BEN-FEE-7']);
  });

  test('BEN-FEE-8: a promise to bring a good moves nothing; the chip leaves after four rounds as ever', () => {
    const promise = {
      type: 'proposeSupply',
      partner: P2,
      side: 'carrier',
      good: 'wein',
      city: 'gent',
    } as const;
    const play = position({ at: [561, 561], loads: [['wein']] });
    const agreed = play.do(P1, promise).do(P2, accept());
    expect(agreed.state.promises).toEqual([{ carrier: P1, to: P2, good: 'wein', city: 'gent' }]);
    expect(agreed.state).toMatchObject({ purses: play.state.purses, trains: play.state.trains, lying: [] });
    const kept = agreed.do(P1, unload('wein'));
    expect(kept.state.promises).toEqual([]);
    expect(kept.told('promiseKept').length).toBe(1);
    expect(kept.do(P1, endTurn).do(P2, load('wein')).train(P2).loads).toEqual(['wein']);
    expect(kept.until(8, P3).state.lying.length).toBe(1);
    expect(kept.until(9, P1).state.lying).toEqual([]);
    // nobody is held to it
    expect(agreed.do(P1, endTurn).state.promises.length).toBe(1);
    expect(play.why(P1, { ...promise, good: 'gold' })).toEqual(['noSuchGood', 'BEN-GOODS-1']);
    expect(play.why(P1, { ...promise, city: 'paris' })).toEqual(['noSuchCity', 'BEN-MAP-1']);
  });
});
