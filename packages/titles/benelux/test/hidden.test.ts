/** The section "Hidden information", item by item, against everything an eye receives: views, news, offers, refusals, rehearsals, undo, records. */
import type { CrayonAction, CrayonEvent, CrayonState, Hand } from '@kursbuch/crayon';
import { type Change, type Eye, isRefusal, parseRecord, Room, type Seat } from '@kursbuch/table';
import { describe, expect, test } from 'vitest';
import { eyesOf } from '../../../table/test/laws.ts';
import { table } from '../rules/index.ts';
import {
  build,
  deliver,
  discardHand,
  endTurn,
  load,
  move,
  P1,
  P2,
  P3,
  type Play,
  position,
} from './tableBenelux.ts';
import { cardsNamedIn, walk } from './walks.ts';

type Table = Room<CrayonState, CrayonAction, CrayonEvent>;

const SETUP = { players: ['Anna', 'Ben', 'Chiara'], seed: 'hidden', options: { drawSeats: false } };

function newRoom(): Table {
  const start = table.setup(SETUP);
  if (isRefusal(start)) throw new Error(start.reason);
  return new Room(table, SETUP, start);
}

/** A room in this position. */
const roomAt = (play: Play): Table => new Room(table, SETUP, play.state);

function did(room: Table, seat: Seat, action: unknown): void {
  const refusal = room.act(seat, action, room.length);
  if (refusal) throw new Error(`${JSON.stringify(action)}: ${refusal.reason}`);
}

/** Everybody has kept his first three orders and stands in Brussels. */
function begun(): Table {
  const room = newRoom();
  for (const seat of [P1, P2, P3]) {
    did(room, seat, { type: 'keepOrders', cards: handOf(room.state, seat).cards.slice(0, 3) });
    did(room, seat, { type: 'chooseStart', city: 'bruessel' });
  }
  return room;
}

const handOf = (state: CrayonState, seat: Seat): Hand => state.secrets[seat] as Hand;
const others = (seat: Seat): readonly Eye[] => [
  [],
  ...[P1, P2, P3].filter((one) => one !== seat).map((one) => [one]),
];

/** Everything a room lets an eye have. */
const received = (room: Table, eye: Eye): readonly unknown[] => [
  room.open(eye),
  Array.from({ length: room.length + 1 }, (_, at) => room.view(eye, at)),
  room.record(eye),
  eye.map((seat) => [room.offers(seat, room.length), room.standing(seat, room.length)]),
];

describe('hidden information', () => {
  test('BEN-START-8: the five dealt cards and the choice of three are their owner’s alone', () => {
    const room = newRoom();
    const dealt = [P1, P2, P3].map((seat) => handOf(room.state, seat).cards);
    const heard = new Map<string, Change[]>();
    for (const eye of eyesOf(room.state)) {
      heard.set(String(eye), []);
      room.listen(eye, (change) => heard.get(String(eye))?.push(change));
    }
    for (const seat of [P1, P2, P3]) did(room, seat, { type: 'keepOrders', cards: dealt[seat]?.slice(1, 4) });
    for (const seat of [P1, P2, P3]) did(room, seat, { type: 'chooseStart', city: 'bremen' });
    for (const eye of eyesOf(room.state)) {
      const found = cardsNamedIn([received(room, eye), heard.get(String(eye))]);
      expect([...found].toSorted(), `[${eye}]`).toEqual(eye.flatMap((seat) => dealt[seat] ?? []).toSorted());
    }
    // that somebody has chosen is seen, not what
    expect(
      room
        .record([P1])
        .actions.slice(0, 3)
        .map(({ action }) => action === null),
    ).toEqual([false, true, true]);
  });

  test('the deck: nobody sees its order nor what lies below; its number is known', () => {
    const room = begun();
    for (const eye of eyesOf(room.state)) {
      const view = room.view(eye);
      expect(view.secrets.table).toBeUndefined();
      expect(view.pile).toBe(85);
    }
    // a deck that is shuffled again is no news, one made of the discards is, without its order
    const again = position({ round: 3, turn: P3, deck: ['E05', 'C70', 'C71', 'C72'] }).do(P3, endTurn);
    expect(again.told('deckShuffled').length).toBe(1);
    for (const eye of eyesOf(again.state))
      expect(
        table
          .seen(position({ round: 3, turn: P3 }).state, again.events, eye)
          .some(({ type }) => type === 'deckShuffled'),
      ).toBe(false);
    const before = position({ onlyDeck: [] });
    const anew = before.do(P1, discardHand);
    for (const eye of eyesOf(before.state))
      expect(table.seen(before.state, anew.events, eye).find(({ type }) => type === 'deckShuffled')).toEqual({
        type: 'deckShuffled',
        of: 'discards',
        hidden: null,
      });
  });

  test('cards in a hand: what is drawn is seen by its owner, that something was drawn by all', () => {
    const before = position({ at: [509], loads: [['kaese']], hands: [['C70']], deck: ['C80'] });
    const after = before.do(P1, deliver('kaese', 'C70'));
    const taken = (eye: Eye) =>
      table.seen(before.state, after.events, eye).find(({ type }) => type === 'orderTaken');
    expect(taken([P1])).toEqual({ type: 'orderTaken', seat: P1, card: 'C80' });
    for (const eye of others(P1)) expect(taken(eye)).toEqual({ type: 'orderTaken', seat: P1, card: null });
  });

  test('the start city is seen as soon as the train stands there', () => {
    const room = newRoom();
    did(room, P2, { type: 'chooseStart', city: 'luxemburg' });
    for (const eye of eyesOf(room.state)) expect(room.view(eye).starts).toEqual([null, 'luxemburg', null]);
  });

  test('a served card and its payment, discarded hands, public orders and events are open', () => {
    const before = position({
      at: [509],
      loads: [['kaese']],
      hands: [['C70'], ['C71', 'C72', 'C73']],
      deck: ['E08', 'C80'],
    });
    const served = before.do(P1, deliver('kaese', 'C70'));
    for (const eye of eyesOf(before.state)) {
      const seen = table.seen(before.state, served.events, eye);
      expect(seen).toContainEqual({
        type: 'delivered',
        seat: P1,
        good: 'kaese',
        city: 'antwerpen',
        card: 'C70',
        pays: 11,
      });
      expect(seen).toContainEqual({ type: 'paid', from: 'bank', to: P1, amount: 11, for: 'order' });
      const view = table.view(served.state, eye);
      expect([view.discard, view.incidents.map(({ card }) => card), view.open]).toEqual([
        ['C70'],
        ['E08'],
        before.state.open,
      ]);
    }
    const thrown = served.do(P1, endTurn).do(P2, discardHand);
    for (const eye of eyesOf(before.state))
      expect(table.view(thrown.state, eye).discard).toEqual(['C70', 'C71', 'C72', 'C73']);
  });

  test('cash: nobody’s but one’s own, in views, offers, refusals and rehearsals', () => {
    const play = position({ cash: [111, 122, 133], at: [509], track: [[P2, 509, 481]] });
    for (const eye of eyesOf(play.state))
      expect(table.view(play.state, eye).purses).toEqual(
        [111, 122, 133].map((cash, seat) => (eye.includes(seat) ? cash : null)),
      );
    // whatever P2 has, P1 and a spectator meet the same
    const room = (cash: number) =>
      roomAt(
        position({
          cash: [111, cash, 133],
          at: [509],
          track: [
            [P2, 509, 481],
            [P1, 509, 537],
          ],
        }),
      );
    const tried = [
      move(481),
      build(593, 565),
      { type: 'proposeRate', partner: P2, side: 'owner', kind: 'flat', amount: 40, rounds: 10 },
      { type: 'proposeRate', partner: P2, side: 'user', kind: 'flat', amount: 8, rounds: 2 },
      deliver('bier', 'C55'),
    ];
    const [poor, rich] = [room(0), room(249)];
    for (const eye of others(P2)) expect(received(poor, eye)).toEqual(received(rich, eye));
    for (const action of tried) {
      expect(poor.rehearse(P1, action, 0)).toEqual(rich.rehearse(P1, action, 0));
      expect(table.decide(poor.state, P1, action)).toEqual(table.decide(rich.state, P1, action));
    }
  });

  test('cash: an offer that P2 cannot pay is answered by his silence or his no, never by the table', () => {
    const offer = { type: 'proposeRate', partner: P2, side: 'owner', kind: 'flat', amount: 40, rounds: 10 };
    const seen = [0, 200].map((cash) => {
      const room = roomAt(position({ cash: [50, cash, 50], track: [[P1, 509, 481]] }));
      did(room, P1, offer);
      // a refusal is told to nobody else
      room.act(P2, { type: 'changeTrain', train: 'C12' }, room.length);
      return others(P2).map((eye) => received(room, eye));
    });
    expect(seen[0]).toEqual(seen[1]);
  });

  test('BEN-EVT-12: what somebody pays of a wealth tax is his own affair, and so is that he pays nothing', () => {
    const tax = (cash: number) => {
      const before = position({ cash: [70, cash, 160], deck: ['E05'] });
      const after = before.do(P1, discardHand);
      return others(P2).map((eye) => [
        table.seen(before.state, after.events, eye),
        table.view(after.state, eye),
      ]);
    };
    const seen = [0, 49, 50, 120, 230].map((cash) => JSON.stringify(tax(cash)));
    expect(new Set(seen).size).toBe(1);
    // his own he sees
    const before = position({ cash: [70, 120, 160], deck: ['E05'] });
    const own = table.seen(before.state, before.do(P1, discardHand).events, [P2]);
    expect(own).toContainEqual({ type: 'paid', from: P2, to: 'bank', amount: 10, for: 'tax' });
  });

  test('BEN-DELIV-7: "at least 200", and no sum', () => {
    const told = (cash: number) => {
      const before = position({
        cash: [cash],
        at: [509],
        loads: [['kaese']],
        hands: [['C70']],
        deck: ['C80'],
      });
      const after = before.do(P1, deliver('kaese', 'C70'));
      return others(P1).map((eye) =>
        JSON.stringify([table.seen(before.state, after.events, eye), table.view(after.state, eye)]),
      );
    };
    expect(told(189)).toEqual(told(238));
    expect(told(188)).not.toEqual(told(189));
  });

  test('goods aboard, trains, track and agreed rates are open', () => {
    const play = position({ loads: [['bier'], ['wein']], track: [[P2, 509, 481]] })
      .do(P1, { type: 'proposeRate', partner: P2, side: 'user', kind: 'flat', amount: 3, rounds: 2 })
      .do(P2, { type: 'acceptOffer', offer: 0 });
    for (const eye of eyesOf(play.state)) {
      const { trains, track, rates, lying, supply } = table.view(play.state, eye);
      const { state } = play;
      expect({ trains, track, rates, lying, supply }).toEqual({
        trains: state.trains,
        track: state.track,
        rates: state.rates,
        lying: state.lying,
        supply: state.supply,
      });
    }
  });

  test('undo: never behind a card that was drawn; a line or a load may be taken back', () => {
    const play = position({
      at: [509],
      loads: [['kaese']],
      hands: [['C70']],
      deck: ['C80'],
      track: [[P1, 509, 481]],
    });
    const taken = (...actions: CrayonAction[]): boolean => {
      const room = roomAt(play);
      for (const action of actions) did(room, P1, action);
      return room.undo(room.length);
    };
    expect(taken(load('diamanten'))).toBe(true);
    expect(taken(move(481))).toBe(true);
    expect(taken(build(481, 454))).toBe(true);
    expect(taken(deliver('kaese', 'C70'))).toBe(false);
    expect(taken(discardHand)).toBe(false);
    expect(taken(deliver('kaese', 'C70'), load('diamanten'))).toBe(true);
    // the public orders of round 4
    const room = roomAt(position({ round: 3, turn: P3 }));
    did(room, P3, endTurn);
    expect(room.undo(room.length)).toBe(false);
  });

  test('undo, redo and what is heard of them tell no more than the play', () => {
    const room = begun();
    const dealt = [P1, P2, P3].map((seat) => handOf(room.state, seat).cards);
    const heard: string[] = [];
    room.listen([P2], (change) => heard.push(JSON.stringify(change)));
    did(room, P1, build(593, 565));
    expect(room.undo(room.length)).toBe(true);
    expect(room.redo(room.length)).toBe(true);
    for (const card of [...(dealt[P1] ?? []), ...(dealt[P3] ?? [])]) expect(heard.join()).not.toContain(card);
  });

  test('records of a running game have no seed, no orders of others, and branch nowhere', () => {
    const room = begun();
    did(room, P1, build(593, 565));
    for (const eye of eyesOf(room.state)) {
      const record = room.record(eye);
      expect([record.seed, room.branch(2)]).toEqual([null, null]);
      expect(parseRecord(record)).toMatchObject({ at: 'seed' });
      const kept = record.actions.flatMap(({ seat, action }) => (action === null ? [seat] : []));
      expect(kept).toEqual([P1, P2, P3].filter((seat) => !eye.includes(seat)));
    }
  });

  test('a whole game in a room: what each eye receives names cards only that it held or that lay open', () => {
    const setup = { players: ['Anna', 'Ben', 'Chiara'], seed: 'room', options: {} };
    const start = table.setup(setup);
    if (isRefusal(start)) throw new Error(start.reason);
    const room: Table = new Room(table, setup, start);
    const eyes = eyesOf(start);
    const allowed = eyes.map(() => new Set<string>());
    const heard = eyes.map(() => new Set<string>());
    for (const [index, eye] of eyes.entries())
      room.listen(eye, (change) => {
        for (const card of cardsNamedIn(change)) heard[index]?.add(card);
      });
    const note = (state: CrayonState): void => {
      for (const [index, eye] of eyes.entries())
        for (const card of [
          ...state.open,
          ...state.discard,
          ...state.incidents.map(({ card }) => card),
          ...eye.flatMap((seat) => [...handOf(state, seat).cards, ...handOf(state, seat).below]),
        ])
          allowed[index]?.add(card);
    };
    for (const { state, seat, action } of walk(3, 'room', { steps: 260 })) {
      note(state);
      did(room, seat, action);
    }
    note(room.state);
    expect(room.state.result).toBeNull();
    for (const [index, eye] of eyes.entries()) {
      for (const card of cardsNamedIn(received(room, eye))) heard[index]?.add(card);
      expect(
        [...(heard[index] ?? [])].filter((card) => !allowed[index]?.has(card)),
        `[${eye}]`,
      ).toEqual([]);
    }
  });

  test('at the end everything lies open', () => {
    const play = position({ cash: [111, 122, 133] });
    const over = table.evolve(play.state, {
      type: 'gameEnded',
      result: { cause: 'goal', scores: [111, 122, 133] },
    });
    for (const eye of eyesOf(over)) {
      expect(table.view(over, eye)).toEqual(over);
      const [seen] = table.seen(
        play.state,
        [{ type: 'gameEnded', result: { cause: 'goal', scores: [111, 122, 133] } }],
        eye,
      );
      expect(seen && table.evolve(table.view(play.state, eye), seen)).toEqual(over);
    }
  });
});
