/** Chapters "Order cards", "Delivering", "Public orders" and "Hand limit". */
import { describe, expect, test } from 'vitest';
import { ORDERS } from '../facts/orders.ts';
import { table } from '../rules/index.ts';
import {
  build,
  deliver,
  discardHand,
  endMovement,
  endTurn,
  load,
  move,
  newTable,
  P1,
  P2,
  type Play,
  type Position,
  position,
} from './tableBenelux.ts';

/** P1 stands in Antwerp with cheese; C70 pays 11 for it there. */
const inAntwerp = (how: Position = {}): Play =>
  position({ at: [509], loads: [['kaese']], hands: [['C70']], deck: ['C80', 'C81'], ...how });

describe('order cards', () => {
  test('BEN-ORD-1: three orders on each of 84 cards', () => {
    expect(ORDERS.length).toBe(84);
    for (const { orders } of ORDERS) {
      expect(orders.length).toBe(3);
      for (const { pays } of orders) expect(Number.isInteger(pays) && pays >= 6 && pays <= 36).toBe(true);
    }
    expect(ORDERS.flatMap(({ orders }) => orders).length).toBe(252);
  });

  test('BEN-ORD-2: one of the three: the other two are gone with the card', () => {
    // C70: cheese to Antwerp, ceramics to Ghent, tulips to Luxembourg
    const play = inAntwerp({ loads: [['kaese', 'keramik']], track: [[P1, 509, 536, 535, 534, 533, 561]] });
    const served = play.do(P1, deliver('kaese', 'C70'));
    expect(served.do(P1, move(536, 535, 534, 533, 561)).why(P1, deliver('keramik', 'C70'))).toEqual([
      'noOrder',
      'BEN-DELIV-1',
    ]);
  });

  test('BEN-ORD-3: one piece is taken and paid once', () => {
    const play = inAntwerp({ loads: [['kaese', 'kaese']] }).do(P1, deliver('kaese', 'C70'));
    expect([play.train(P1).loads, play.cash(P1)]).toEqual([['kaese'], 61]);
    expect(play.why(P1, deliver('kaese', 'C70'))[0]).toBe('noOrder');
  });

  test('BEN-ORD-4 BEN-HAND-1: the card goes to the discards, a new one comes into the hand', () => {
    const before = inAntwerp();
    const play = before.do(P1, deliver('kaese', 'C70'));
    expect([before.hand(P1), play.hand(P1)]).toEqual([
      ['C70', 'C01', 'C02'],
      ['C01', 'C02', 'C80'],
    ]);
    expect([play.state.discard, play.state.pile]).toEqual([['C70'], before.state.pile - 1]);
  });

  test('BEN-ORD-5: a deck that is used up is made anew from the discards, events and all', () => {
    // C70 is the twentieth discard
    const play = inAntwerp({ onlyDeck: [] });
    const { discard } = play.state;
    expect(discard.some((card) => card.startsWith('E'))).toBe(true);
    // an order is drawn, perhaps after events
    const drawn = play.do(P1, deliver('kaese', 'C70'));
    const met = drawn.told('incidentDrawn').length;
    expect(drawn.told('deckShuffled').length).toBe(1);
    expect(drawn.state.pile).toBe(discard.length + 1 - 1 - met);
    expect(drawn.state.discard.length + drawn.state.incidents.length).toBe(met);
    const twenty = { ...play.state, discard: discard.filter((card) => card.startsWith('C')).slice(0, 19) };
    const events = table.decide(twenty, P1, deliver('kaese', 'C70'));
    if ('reason' in events) throw new Error(events.reason);
    const after = events.reduce(table.evolve, twenty);
    expect([after.pile, after.discard]).toEqual([19, []]);
    // BR21: with nothing left at all, nothing is drawn and nothing breaks
    const none = { ...play.state, discard: [] };
    const last = table.act(none, P1, discardHand);
    expect('reason' in last).toBe(false);
  });
});

describe('delivering', () => {
  test('BEN-DELIV-1: the good aboard, the train in the city, an order for it', () => {
    expect(inAntwerp({ loads: [['bier']] }).why(P1, deliver('kaese', 'C70'))).toEqual([
      'notAboard',
      'BEN-DELIV-1',
    ]);
    expect(inAntwerp({ at: [561] }).why(P1, deliver('kaese', 'C70'))).toEqual(['notItsCity', 'BEN-DELIV-1']);
    expect(inAntwerp({ at: [537] }).why(P1, deliver('kaese', 'C70'))).toEqual(['notInCity', 'BEN-DELIV-1']);
    expect(inAntwerp().why(P1, deliver('kaese', 'C01'))).toEqual(['noOrder', 'BEN-DELIV-1']);
    expect(inAntwerp({ loads: [['bier']] }).why(P1, deliver('bier', 'C70'))).toEqual([
      'noOrder',
      'BEN-DELIV-1',
    ]);
    // another's order, one in the deck, none at all: all the same
    const due = { reason: 'noOrder', rule: 'BEN-DELIV-1', params: { good: 'kaese', card: 'C70' } };
    for (const how of [{ hands: [[], ['C70']] }, { hands: [], deck: ['C70'] }] as Position[])
      expect(inAntwerp(how).refused(P1, deliver('kaese', 'C70'))).toEqual(due);
    expect(inAntwerp().refused(P1, deliver('kaese', 'C99'))).toMatchObject({ reason: 'noOrder' });
  });

  test('BEN-DELIV-2: the replacement can be served in the same turn', () => {
    // C71: kohle>antwerpen 11
    const play = inAntwerp({ loads: [['kaese', 'kohle']], deck: ['C71', 'C80'] });
    expect(play.why(P1, deliver('kohle', 'C71'))[0]).toBe('noOrder');
    const both = play.do(P1, deliver('kaese', 'C70')).do(P1, deliver('kohle', 'C71'));
    expect([both.cash(P1), both.hand(P1)]).toEqual([72, ['C01', 'C02', 'C80']]);
  });

  test('BEN-DELIV-3: the good goes back to the supply', () => {
    const before = inAntwerp();
    const play = before.do(P1, deliver('kaese', 'C70'));
    expect([before.state.supply.kaese, play.state.supply.kaese]).toEqual([2, 3]);
    expect(play.state.lying).toEqual([]);
  });

  test('BEN-DELIV-4: the payment is there at once: it pays fees and track in the same turn', () => {
    const play = inAntwerp({
      cash: [0],
      track: [
        [P2, 509, 537, 565],
        [P1, 509, 481],
      ],
    });
    expect(play.why(P1, move(537))).toEqual(['noFee', 'BEN-FEE-6']);
    const served = play.do(P1, deliver('kaese', 'C70'));
    expect(served.do(P1, move(537)).cash(P1)).toBe(7);
    expect(served.do(P1, build(481, 454)).cash(P1)).toBe(10);
  });

  test('BEN-DELIV-5: after it the train goes on with the points it has', () => {
    const play = position({
      at: [593],
      track: [[P1, 593, 565, 537, 509, 481, 454]],
      loads: [['kaese']],
      hands: [['C70']],
      deck: ['C80'],
    });
    const served = play.do(P1, move(565, 537, 509)).do(P1, deliver('kaese', 'C70'));
    expect(served.turn.points).toBe(6);
    expect(served.do(P1, move(481, 454, 481, 454, 481, 454)).why(P1, move(481))).toEqual([
      'noPoints',
      'BEN-MOVE-2',
    ]);
  });

  test('BEN-DELIV-6: several deliveries in one turn', () => {
    // C58: oel>gent 13; C47: oel>antwerpen 10
    const play = position({
      at: [509],
      track: [[P1, 509, 536, 535, 534, 533, 561]],
      loads: [['oel', 'oel']],
      hands: [['C47', 'C58']],
    });
    const both = play
      .do(P1, deliver('oel', 'C47'))
      .do(P1, move(536, 535, 534, 533, 561))
      .do(P1, deliver('oel', 'C58'));
    expect([both.cash(P1), both.turn.points]).toEqual([73, 4]);
  });

  test('BEN-DELIV-7: who has 200 M or more after a delivery says so, without the amount', () => {
    const told = (cash: number) => inAntwerp({ cash: [cash] }).do(P1, deliver('kaese', 'C70'));
    expect(told(188).told('wealthTold')).toEqual([]); // 199
    const play = told(189); // 200
    expect(play.told('wealthTold')).toEqual([{ type: 'wealthTold', seat: P1, atLeast: 200, round: 5 }]);
    expect(play.state.told).toEqual([5, null, null]);
    // once for each delivery, and no other sum is in it
    expect(told(230).told('wealthTold')).toEqual([{ type: 'wealthTold', seat: P1, atLeast: 200, round: 5 }]);
    // measured before the replacement, which may be a tax
    const taxed = inAntwerp({ cash: [189], deck: ['E05', 'C80'] }).do(P1, deliver('kaese', 'C70'));
    expect([taxed.told('wealthTold').length, taxed.cash(P1)]).toEqual([1, 180]);
    // a fee tells nothing
    const fee = position({ cash: [50, 196], at: [537], track: [[P2, 537, 509]] }).do(P1, move(509));
    expect([fee.cash(P2), fee.told('wealthTold'), fee.state.told[P2]]).toEqual([200, [], null]);
  });

  test('BEN-DELIV-8: nobody has to deliver (two cards for one piece: the kit’s test, no two of the 252 are alike)', () => {
    const play = inAntwerp();
    const kept = play.do(P1, endMovement).do(P1, endTurn);
    expect([kept.train(P1).loads, kept.hand(P1)]).toEqual([['kaese'], play.hand(P1)]);
    const pairs = ORDERS.flatMap(({ orders }) => orders.map(({ good, city }) => `${good}>${city}`));
    expect(new Set(pairs).size).toBe(252);
  });
});

describe('public orders', () => {
  test('BEN-PUB-1: from round 4 on, not in round 3', () => {
    const early = position({
      round: 3,
      turn: P1,
      at: [509],
      loads: [['kaese']],
      deck: ['C70', 'C80', 'C81'],
    });
    expect(early.why(P1, deliver('kaese', 'C70'))).toEqual(['noOrder', 'BEN-DELIV-1']);
    const open = early.until(4, P1);
    expect(open.state.open).toEqual(['C70', 'C80', 'C81']);
    expect(open.do(P1, deliver('kaese', 'C70')).cash(P1)).toBe(61);
  });

  test('BEN-PUB-2: whoever is first removes the card, is paid and replaces it', () => {
    const play = inAntwerp({
      hands: [],
      open: ['C70', 'C71', 'C72'],
      at: [509, 509],
      loads: [['kaese'], ['kaese']],
      deck: ['C80'],
    });
    const served = play.do(P1, deliver('kaese', 'C70'));
    expect([served.state.open, served.cash(P1), served.state.discard]).toEqual([
      ['C71', 'C72', 'C80'],
      61,
      ['C70'],
    ]);
    expect(served.do(P1, endTurn).why(P2, deliver('kaese', 'C70'))).toEqual(['noOrder', 'BEN-DELIV-1']);
  });

  test('BEN-PUB-3: they are not part of the hand', () => {
    const play = inAntwerp({ hands: [], open: ['C70', 'C71', 'C72'] });
    const served = play.do(P1, deliver('kaese', 'C70'));
    expect(served.hand(P1)).toEqual(play.hand(P1));
    const discarded = play.do(P1, discardHand);
    expect(discarded.state.open).toEqual(['C70', 'C71', 'C72']);
    expect(discarded.hand(P1).length).toBe(3);
  });
});

describe('hand', () => {
  test('BEN-HAND-1: always three orders', () => {
    let play = inAntwerp();
    for (const action of [deliver('kaese', 'C70'), load('diamanten'), endMovement, endTurn]) {
      play = play.do(P1, action);
      for (const seat of [0, 1, 2]) expect(play.hand(seat).length).toBe(3);
    }
    expect(play.do(P2, discardHand).hand(P2).length).toBe(3);
  });

  test('BEN-HAND-2: four with a second train: there is no such thing at this table', () => {
    expect(table.setup({ players: ['A', 'B'], seed: 's', options: { secondTrain: true } })).toMatchObject({
      reason: 'unknownOption',
      rule: 'BEN-0-2',
    });
    expect(newTable({ players: 2 }).hand(P1).length).toBe(5);
  });
});
