/** Chapter "Turn structure": the parts of a turn, who comes next, the turn of discarding, and round 1. */
import { describe, expect, test } from 'vitest';
import {
  build,
  change,
  deliver,
  discardHand,
  endMovement,
  endTurn,
  firstRound,
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

/** P1 in Antwerp, with cheese to deliver and a line of his own. */
const ready = (how: Position = {}): Play =>
  position({
    at: [509],
    loads: [['kaese']],
    hands: [['C70']],
    deck: ['C80', 'C81', 'C82', 'C83'],
    track: [[P1, 593, 565, 537, 509]],
    trains: ['B9'],
    ...how,
  });
const moving = [move(537), load('diamanten'), unload('kaese'), deliver('kaese', 'C70'), endMovement];

describe('turns', () => {
  test('BEN-TURN-1: movement first, then building or a train', () => {
    for (const first of [build(509, 481), change('B12'), endMovement]) {
      const play = ready().do(P1, first);
      expect(play.turn.part).toBe('building');
      for (const action of moving) expect(play.why(P1, action)).toEqual(['movementOver', 'BEN-TURN-1']);
    }
    // loading and delivering before the first step and without points left
    const stands = position({
      at: [537],
      loads: [['kaese']],
      hands: [['C70']],
      track: [[P1, 565, 537, 509]],
    }).do(P1, move(565, 537, 565, 537, 565, 537, 565, 537, 509));
    expect(stands.turn.points).toBe(0);
    expect(stands.do(P1, load('diamanten')).do(P1, deliver('kaese', 'C70')).cash(P1)).toBe(61);
  });

  test('BEN-TURN-2: clockwise from the start player, who stays the same', () => {
    const order = (options: Position['options'], players = 3): string => {
      let play = firstRound({ players, ...options });
      let seats = '';
      for (let turns = 0; turns < players * 3; turns++) {
        seats += play.turn.seat;
        play = play.do(play.turn.seat, endTurn);
      }
      return seats;
    };
    expect(order({})).toBe('012012012');
    expect(order({ startPlayer: 'rotating' })).toBe('012120201');
    expect(order({ startPlayer: 'rotating' }, 2)).toBe('011001');
    // from P2
    const play = position({ turn: P2 });
    const { state } = position();
    expect(play.why(P1, endTurn)).toEqual(['notYourTurn', 'BEN-TURN-2']);
    expect(state.starter).toBe(P1);
  });

  test('BEN-TURN-3: instead of a turn, three new orders for the whole hand', () => {
    const play = ready({ deck: ['C80', 'C81', 'C82'] });
    const old = play.hand(P1);
    const done = play.do(P1, discardHand);
    expect(done.hand(P1)).toEqual(['C80', 'C81', 'C82']);
    expect(done.state.discard).toEqual(old);
    expect([done.turn.seat, done.train(P1).at, done.state.track]).toEqual([P2, 509, play.state.track]);
    // nothing before it
    for (const action of [...moving.slice(0, 4), build(509, 481), change('B12'), endMovement])
      expect(play.do(P1, action).why(P1, discardHand)).toEqual(['tooLateToDiscard', 'BEN-TURN-3']);
    // all or none
    expect(play.why(P1, { ...discardHand, cards: ['C70'] })).toEqual(['malformed', 'BEN-0-1']);
    // an offer of an agreement is no action of the turn
    const offer = {
      type: 'proposeRate',
      partner: P2,
      side: 'user',
      kind: 'perTurn',
      amount: 1,
      rounds: 1,
    } as const;
    const owned = ready({ track: [[P2, 592, 563]] }).do(P1, offer);
    expect(owned.do(P1, discardHand).turn.seat).toBe(P2);
  });

  test('BEN-TURN-3: the old cards are discarded before the new ones are drawn', () => {
    // two cards in the deck: the third comes from a shuffle with the three old ones in it
    const play = ready({ onlyDeck: ['C80', 'C81'] });
    const done = play.do(P1, discardHand);
    const count = play.state.discard.length + 3;
    expect(done.told('deckShuffled')).toMatchObject([
      { of: 'discards', hidden: { deck: { length: count } } },
    ]);
    for (const card of play.hand(P1))
      expect([...done.deck, ...done.hand(P1), ...done.state.discard]).toContain(card);
  });

  test('BEN-TURN-3: events met take effect, those of a round after this turn', () => {
    const done = ready({ deck: ['E10', 'C80', 'E08', 'C81', 'C82'] }).do(P1, discardHand);
    expect(done.cash(P1)).toBe(53);
    expect(done.state.incidents).toMatchObject([{ card: 'E08', seat: P1, acts: true }]);
    expect(done.hand(P1)).toEqual(['C80', 'C81', 'C82']);
  });

  test('BEN-TURN-4: round 1 is for building only', () => {
    const play = firstRound();
    for (const action of [move(593), load('bier'), unload('bier'), deliver('bier', 'C55'), endMovement])
      expect(play.why(P1, action)).toEqual(['firstRound', 'BEN-TURN-4']);
    expect(play.why(P1, change('B9'))).toEqual(['notInFirstRound', 'BEN-TURN-4']);
    expect(play.do(P1, build(593, 565)).turn.spent).toBe(1);
    expect(play.do(P1, discardHand).turn.seat).toBe(P2);
    expect(firstRound({ upgradeInRoundOne: true }).do(P1, change('B9')).cash(P1)).toBe(30);
  });

  test('BEN-TURN-5: chips leave, then the public orders come; own events end with the turn, new ones begin', () => {
    // P1 draws E04 in round 5 and E01 in round 6.
    const five = position({ deck: ['E04', 'C80', 'C81', 'C82', 'E01', 'C83', 'C84', 'C79'] });
    const six = five.do(P1, discardHand).until(6, P1);
    const cards = (play: Play) => play.state.incidents.filter(({ acts }) => acts).map(({ card }) => card);
    expect(cards(six)).toEqual(['E04']);
    const after = six.do(P1, discardHand);
    expect(cards(after)).toEqual(['E01']);
    const seven = after.until(7, P1);
    expect(cards(seven)).toEqual(['E01']);
    expect(cards(seven.do(P1, endTurn))).toEqual([]);
  });

  test('BEN-TURN-5: in round 4 what is due leaves before the public orders are laid out', () => {
    const play = position({ round: 3, turn: P3, lying: [{ city: 'gent', good: 'bier', by: P1, due: 4 }] });
    const types = play.do(P3, endTurn).events.map(({ type }) => type);
    const order = ['turnBegan', 'goodExpired', 'orderLaidOpen', 'taskPushed'].map((type) =>
      types.indexOf(type as (typeof types)[number]),
    );
    expect(order).toEqual(order.toSorted((one, other) => one - other));
    expect(order).not.toContain(-1);
  });
});
