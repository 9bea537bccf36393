import { describe, expect, test } from 'vitest';
import {
  type Bot,
  type Change,
  type Eye,
  type GameRecord,
  MOVED_ON,
  parseRecord,
  Room,
  replay,
  type Setup,
  sameData,
  stepsOf,
} from '../src/index.ts';
import { type PebbleAction, type PebbleEvent, type PebbleState, table } from './pebbles.ts';

type PebbleRoom = Room<PebbleState, PebbleAction, PebbleEvent>;

const NAMES = ['Anna', 'Ben', 'Cleo'];

function roomOf(options: Setup['options'] = {}, bots: readonly string[] = [], bot = greedy): PebbleRoom {
  const record: GameRecord = {
    format: 'kursbuch',
    version: 1,
    title: 'pebbles',
    players: NAMES,
    seed: 'seed',
    options: { heap: 9, ...options },
    actions: [],
  };
  const room = Room.replay(table, record, (name) => (bots.includes(name) ? bot : null));
  if (!(room instanceof Room)) throw new Error(room.refusal.reason);
  return room;
}

/** Takes the first of its choices. */
const greedy: Bot<PebbleState, PebbleAction> = {
  choose(_view, [choice]) {
    return choice?.type === 'many' ? choice.list()[0] : choice?.action;
  },
};

/** Everything an eye hears, and what it knows from the opening and that. */
function listener(room: PebbleRoom, eye: Eye) {
  const opening = room.open(eye);
  const heard: Change<PebbleState, PebbleAction, PebbleEvent>[] = [];
  let { start, steps, undone } = opening;
  const stop = room.listen(eye, (change) => {
    heard.push(change);
    start = change.start ?? start;
    steps = [...steps.slice(0, change.from), ...change.steps];
    undone = change.undone;
  });
  return {
    heard,
    stop,
    get undone() {
      return undone;
    },
    get state(): PebbleState {
      return steps.flatMap(({ events }) => events).reduce(table.evolve, start);
    },
  };
}

const take = (count: number): PebbleAction => ({ type: 'take', count });
const seal = (amount: number): PebbleAction => ({ type: 'seal', amount });
const draw: PebbleAction = { type: 'draw' };
const ring: PebbleAction = { type: 'ring' };

/** Actions that must be taken. */
function play(room: PebbleRoom, ...acts: readonly (readonly [seat: number, action: PebbleAction])[]): void {
  for (const [seat, action] of acts) expect(room.act(seat, action, room.length)).toBeNull();
}

describe('news', () => {
  test('reach every eye as it may know them, and keep it equal to its view', () => {
    const room = roomOf({ cards: true, bids: true });
    const eyes: readonly Eye[] = [[], [0], [1], [0, 2]];
    const listeners = eyes.map((eye) => listener(room, eye));
    play(room, [1, seal(4)], [0, seal(2)], [2, seal(3)], [0, draw], [2, ring], [0, { type: 'show' }]);
    play(room, [1, take(2)]);
    for (const [index, eye] of eyes.entries()) {
      const { state, heard } = listeners[index] as (typeof listeners)[number];
      expect(state).toEqual(room.view(eye));
      expect(heard.map(({ from }) => from)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    }
    const drawn = listeners.map(({ heard }) => heard[3]?.steps[0]?.events[0]);
    expect(drawn[0]).toEqual({ type: 'drew', seat: 0, card: null });
    expect(drawn[2]).toEqual(drawn[0]);
    expect(drawn[1]).toMatchObject({ card: expect.any(Number) });
    expect(drawn[3]).toEqual(drawn[1]);
    // Somebody who opens the game later sees what the others have seen meanwhile.
    for (const eye of eyes) expect(listener(room, eye).state).toEqual(room.view(eye));
  });

  test('of another’s sealed bid do not tell the amount, in no word of them', () => {
    const bids = [1, 5].map((amount) => {
      const room = roomOf({ bids: true });
      const [other, spectator, own] = [[1], [], [0]].map((eye) => listener(room, eye));
      play(room, [0, seal(amount)]);
      return [other, spectator, own].map((one) => JSON.stringify(one?.heard));
    });
    expect(bids[0]?.slice(0, 2)).toEqual(bids[1]?.slice(0, 2));
    expect(bids[0]?.[2]).not.toBe(bids[1]?.[2]);
    const room = roomOf({ bids: true });
    play(room, [0, seal(1)]);
    expect(room.open([1]).steps[0]).toMatchObject({ seat: 0, action: null, waiting: [1, 2] });
    expect(room.open([0]).steps[0]).toMatchObject({ action: seal(1) });
  });

  test('come in order, also to who acts on hearing them, and no more to who has left', () => {
    const room = roomOf();
    const early = listener(room, []);
    room.listen([1], ({ from }) => {
      if (from === 0) play(room, [1, take(1)]);
    });
    const late = listener(room, [2]);
    play(room, [0, take(1)]);
    for (const { heard } of [early, late]) expect(heard.map(({ from }) => from)).toEqual([0, 1]);
    early.stop();
    play(room, [2, take(1)]);
    expect([early.heard.length, late.heard.length]).toEqual([2, 3]);
  });

  test('reach everybody also when a listener fails; its error comes out where the step was taken', () => {
    const room = roomOf();
    const early = listener(room, []);
    room.listen([1], ({ from }) => {
      if (from === 0) play(room, [1, take(1)]);
      throw new Error(`deaf to ${from}`);
    });
    const late = listener(room, [2]);
    expect(() => room.act(0, take(1), 0)).toThrow('deaf to 0');
    expect(room.length).toBe(2);
    for (const { heard } of [early, late]) expect(heard.map(({ from }) => from)).toEqual([0, 1]);
    expect(() => room.act(2, take(1), 2)).toThrow('deaf to 2');
    expect(late.heard.length).toBe(3);
  });

  test('of a refusal come to nobody', () => {
    const room = roomOf();
    const spectator = listener(room, []);
    expect(room.act(0, take(4), 0)).toMatchObject({ reason: 'badCount' });
    expect(room.act(1, take(1), 0)).toMatchObject({ reason: 'notYourTurn' });
    expect([spectator.heard, room.length]).toEqual([[], 0]);
  });
});

describe('what a seat may do', () => {
  test('is plain data, and asked for at a moment', () => {
    const room = roomOf();
    const offers = room.offers(0, 0);
    expect(JSON.parse(JSON.stringify(offers))).toEqual(offers);
    expect(offers).toContainEqual({ type: 'one', action: ring });
    play(room, [0, take(3)]);
    expect(room.offers(0, 0)).toBeNull();
    expect(room.offers(0, 1)).toEqual([
      { type: 'many', kind: 'confirm', actions: [{ type: 'confirm' }, { type: 'regret' }], open: false },
    ]);
  });

  test('is not done, nor rehearsed, for who saw another moment', () => {
    const room = roomOf();
    play(room, [0, ring]);
    expect(room.act(0, take(1), 0)).toEqual(MOVED_ON);
    expect(room.rehearse(0, take(1), 0)).toEqual(MOVED_ON);
    expect(room.length).toBe(1);
  });

  test('is rehearsed on what the seat sees, and changes nothing', () => {
    const room = roomOf({ cards: true });
    const before = room.state;
    expect(room.rehearse(0, take(1), 0)).toMatchObject({
      events: [{ type: 'took' }, {}, {}, {}],
      open: false,
    });
    expect(room.rehearse(0, draw, 0)).toEqual({ events: [], open: true });
    expect(room.state).toBe(before);
  });
});

test('what was done stays as it was done, whatever becomes of the action handed in', () => {
  const room = roomOf();
  const action = { type: 'take', count: 2 };
  expect(room.act(0, action, 0)).toBeNull();
  action.count = 1;
  expect(room.whole.actions).toEqual([{ seat: 0, action: take(2) }]);
  expect(room.open([]).steps[0]?.action).toEqual(take(2));
});

describe('undo and redo', () => {
  test('go back and forth, and everybody hears of it', () => {
    const room = roomOf();
    const spectator = listener(room, []);
    play(room, [0, take(2)], [1, take(1)]);
    const { state } = room;
    expect([room.undo(room.length), room.undo(room.length), room.undo(room.length)]).toEqual([
      true,
      true,
      false,
    ]);
    expect([spectator.state.heap, spectator.undone]).toEqual([9, 2]);
    expect([room.redo(room.length), room.redo(room.length), room.redo(room.length)]).toEqual([
      true,
      true,
      false,
    ]);
    expect(room.state).toBe(state);
    expect(spectator.state).toEqual(room.view([]));
    expect(spectator.heard.map(({ from, undone }) => [from, undone])).toEqual([
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 2],
      [0, 1],
      [1, 0],
    ]);
  });

  test('are not done for who saw another moment', () => {
    const room = roomOf();
    play(room, [0, take(2)], [1, take(1)]);
    expect([room.undo(1), room.undo(3), room.length]).toEqual([false, false, 2]);
    expect(room.undo(2)).toBe(true);
    expect([room.redo(2), room.undone, room.redo(1), room.length]).toEqual([false, 1, true, 2]);
  });

  test('never go back before a secret that was told', () => {
    const room = roomOf({ cards: true });
    play(room, [0, take(1)], [1, draw]);
    expect(room.undo(room.length)).toBe(false);
    play(room, [1, take(1)]);
    // What came after it may be taken back.
    expect([room.undo(room.length), room.undo(room.length)]).toEqual([true, false]);
    play(room, [0, { type: 'guess', whom: 1, card: 3 }]);
    expect(room.undo(room.length)).toBe(false);
    play(room, [1, { type: 'whisper', whom: 2 }]);
    expect(room.undo(room.length)).toBe(false);
    play(room, [1, { type: 'show' }]);
    expect(room.undo(room.length)).toBe(false);
    expect(room.length).toBe(5);
  });

  test('its host is told from which step on a secret was told', () => {
    const room = roomOf({ cards: true });
    play(room, [0, take(1)], [1, draw], [1, take(1)]);
    expect([0, 1, 2, 3].map((from) => room.hasTold(from))).toEqual([true, true, false, false]);
    const plain = roomOf();
    play(plain, [0, take(1)]);
    expect(plain.hasTold(0)).toBe(false);
  });

  test('take back what moves only what is closed: whoever counts along knows it', () => {
    const room = roomOf({ cards: true, closed: true });
    play(room, [0, take(1)]);
    expect(room.undo(room.length)).toBe(true);
    // What is sealed stays told, closed hands or not.
    play(room, [0, take(1)], [1, draw]);
    expect(room.undo(room.length)).toBe(false);
    play(room, [1, take(2)]);
    expect([room.undo(room.length), room.undo(room.length)]).toEqual([true, false]);
    play(room, [0, { type: 'guess', whom: 1, card: 3 }]);
    expect(room.undo(room.length)).toBe(false);
  });

  test('take back a bid that is still sealed, but not the one that opened them all', () => {
    const room = roomOf({ bids: true });
    play(room, [0, seal(1)], [1, seal(2)]);
    expect(room.undo(room.length)).toBe(true);
    play(room, [1, seal(3)], [2, seal(0)]);
    expect(room.undo(room.length)).toBe(false);
  });

  test('do not go back behind the end, which opens everything', () => {
    const room = roomOf({ heap: 1 });
    play(room, [0, take(1)]);
    expect(room.state.result).not.toBeNull();
    expect(room.undo(room.length)).toBe(false);
  });
});

test('at the end everything lies open, what has been as well', () => {
  const room = roomOf({ cards: true, heap: 2 });
  const spectator = listener(room, []);
  play(room, [1, draw], [0, take(1)], [1, take(1)]);
  expect(spectator.heard.map(({ from, start }) => [from, start !== undefined])).toEqual([
    [0, false],
    [1, false],
    [0, true],
  ]);
  expect(spectator.state).toEqual(room.state);
  expect(room.open([])).toMatchObject({
    start: room.stateAt(0),
    steps: [{ events: [{}, { card: expect.any(Number) }] }, {}, {}],
  });
  expect(room.view([], 1)).toEqual(room.stateAt(1));
});

describe('records', () => {
  test('of a game that goes on hold what an eye may know; the whole opens at the end', () => {
    const room = roomOf({ bids: true, heap: 1 });
    play(room, [0, seal(5)], [1, seal(2)]);
    expect(room.record([1])).toMatchObject({
      seed: null,
      actions: [
        { seat: 0, action: null },
        { seat: 1, action: seal(2) },
      ],
    });
    expect(room.record([]).actions.map(({ action }) => action)).toEqual([null, null]);
    expect(parseRecord(JSON.parse(JSON.stringify(room.record([0, 1]))))).toMatchObject({ at: 'seed' });
    expect(room.branch(1)).toBeNull();
    play(room, [2, seal(1)], [0, take(1)]);
    expect(room.record([])).toEqual(room.whole);
    expect(room.open([]).steps[0]?.action).toEqual(seal(5));
  });

  test('branch off at a moment and are played again to the same states', () => {
    const room = roomOf({ heap: 3 });
    play(room, [0, take(1)], [1, take(1)], [2, take(1)]);
    const branch = room.branch(2) as GameRecord;
    const again = Room.replay(table, branch) as PebbleRoom;
    expect(again.state).toEqual(room.stateAt(2));
    expect([again.length, room.length]).toEqual([2, 3]);
    expect([room.branch(0)?.actions.length, room.branch(3)?.actions.length]).toEqual([0, 3]);
    for (const at of [-1, 4, 1.5, Number.NaN]) expect(room.branch(at)).toBeNull();
  });

  test('stop at the first action that is refused, with everything before it', () => {
    const room = roomOf();
    play(room, [0, take(1)]);
    const bad = { ...room.whole, actions: [...room.whole.actions, { seat: 0, action: take(1) }] };
    const stopped = Room.replay(table, bad);
    expect(stopped).toMatchObject({ index: 1, refusal: { reason: 'notYourTurn' } });
    expect('room' in stopped && stopped.room?.state).toEqual(room.state);
    expect(Room.replay(table, { ...room.whole, players: ['Anna'] })).toMatchObject({ room: null, index: -1 });
  });

  test.each([
    [null],
    [7],
    [[]],
    [{}],
    [{ seat: 1 }],
    [{ seat: '1', action: take(1) }],
    [{ seat: 1, action: [] }],
  ])('stop at an entry that is none: %j', (entry) => {
    const room = roomOf();
    play(room, [0, take(1)]);
    const bad: GameRecord = {
      ...room.whole,
      actions: [...room.whole.actions, JSON.parse(JSON.stringify(entry))],
    };
    expect(parseRecord(bad)).toMatchObject({ at: 'action 1' });
    const refusal = { reason: 'malformed', rule: 'pebbles-0', params: { field: 'action' } };
    expect(Room.replay(table, bad)).toMatchObject({ index: 1, refusal });
    expect(replay(table, bad)).toMatchObject({ played: 1, refusal: { index: 1, refusal } });
    expect([room.follow(bad), room.length]).toEqual([false, 1]);
  });

  test('that the players ended by hand end with their last step, and are played on from there', () => {
    const room = roomOf({ cards: true });
    const spectator = listener(room, []);
    const result = { cause: 'byHand', scores: [3, 1, 2] };
    room.endByHand(result);
    expect([room.state.result, spectator.heard]).toEqual([null, []]);
    play(room, [0, take(2)], [1, take(1)]);
    const { whole } = room;
    room.endByHand(result);
    expect([room.length, room.waiting, room.offers(2, 2)]).toEqual([2, [], []]);
    expect(room.state.result).toEqual(result);
    expect(spectator.state).toEqual(room.state);
    expect(room.undo(2)).toBe(false);
    // The record of ours knows nothing of it.
    expect(room.whole).toEqual(whole);
    expect(room.branch(2)).toEqual(whole);
    room.endByHand({ ...result, cause: 'again' });
    expect(room.state.result).toEqual(result);
  });

  test('without a list of entries stop at once', () => {
    const bad: GameRecord = { ...roomOf().whole, actions: JSON.parse('null') };
    expect(Room.replay(table, bad)).toMatchObject({ index: 0, refusal: { reason: 'malformed' } });
  });

  test('of who went on are followed, also after his undo; what cannot be played changes nothing', () => {
    const [here, there] = [roomOf(), roomOf()];
    const spectator = listener(there, []);
    play(here, [0, take(1)], [1, take(1)]);
    expect(there.follow(here.whole)).toBe(true);
    here.undo(here.length);
    play(here, [1, take(2)]);
    expect(there.follow(here.whole)).toBe(true);
    expect(there.state).toEqual(here.state);
    expect(spectator.heard.map(({ from }) => from)).toEqual([0, 1]);
    expect(spectator.state).toEqual(here.view([]));
    const bad = { ...here.whole, actions: [{ seat: 1, action: take(1) }] };
    expect(there.follow(bad)).toBe(false);
    expect(there.follow({ ...here.whole, seed: 'another' })).toBe(false);
    expect(there.state).toEqual(here.state);
    expect(spectator.heard.length).toBe(2);
  });

  test('that are the same, or cannot be followed, leave what was taken back', () => {
    const room = roomOf();
    play(room, [0, take(1)], [1, take(1)]);
    const before = room.whole;
    room.undo(room.length);
    const spectator = listener(room, []);
    expect(room.follow(room.whole)).toBe(true);
    expect(room.follow({ ...before, actions: [...before.actions, { seat: 0, action: take(1) }] })).toBe(
      false,
    );
    expect([room.length, room.undone, spectator.heard]).toEqual([1, 1, []]);
    expect(room.redo(room.length)).toBe(true);
    expect(room.whole).toEqual(before);
  });
});

describe('computer players', () => {
  test('act when nobody else is waited for, and undo takes their steps along', () => {
    const room = roomOf({}, ['Ben', 'Cleo']);
    expect([room.people, room.botsTurn]).toEqual([[0], undefined]);
    play(room, [0, take(1)]);
    for (const seat of [1, 2]) {
      expect(room.botsTurn).toBe(seat);
      expect(room.letBotAct(seat)).toBe(true);
    }
    expect([room.botsTurn, room.length]).toEqual([undefined, 3]);
    room.undo(room.length);
    expect([room.length, room.undone]).toEqual([0, 3]);
  });

  test('have their chance from the game and the moment, and not its seed', () => {
    const asked: { readonly seed: string; readonly left: boolean }[] = [];
    const room = roomOf({}, ['Ben', 'Cleo'], {
      choose(view, choices, seed, budget) {
        asked.push({ seed, left: budget.spend() });
        return greedy.choose(view, choices, seed, budget);
      },
    });
    play(room, [0, take(1)]);
    room.letBotAct(1);
    room.letBotAct(2, stepsOf(0));
    room.undo(room.length);
    play(room, [0, take(1)]);
    room.letBotAct(1);
    const [ben, cleo, again] = asked;
    expect([again?.seed, ben?.left, cleo?.left]).toEqual([ben?.seed, true, false]);
    expect(cleo?.seed).not.toBe(ben?.seed);
    expect(ben?.seed).not.toContain(room.whole.seed);
  });

  test('see what their seat sees, and no more', () => {
    const seen: PebbleState[] = [];
    const room = roomOf({ bids: true, cards: true }, ['Cleo'], {
      choose(view, ...more) {
        seen.push(view);
        return greedy.choose(view, ...more);
      },
    });
    play(room, [0, seal(5)], [1, seal(1)]);
    expect(room.letBotAct(2)).toBe(true);
    expect(seen[0]?.agenda.at(-1)).toMatchObject({ bids: ['sealed', 'sealed', null] });
    expect(Object.keys(seen[0]?.secrets ?? {})).toEqual(['2']);
    expect(sameData(seen[0], room.view([2], 2))).toBe(true);
  });

  test('take a seat in the middle of a game and give it back: what was done there stays', () => {
    const room = roomOf({}, ['Ben', 'Cleo']);
    play(room, [0, take(1)]);
    room.sit(0, greedy);
    expect([room.people, room.botsTurn]).toEqual([[], 1]);
    for (const seat of [1, 2, 0]) expect(room.letBotAct(seat)).toBe(true);
    const { length } = room;
    room.sit(0, null);
    expect([room.people, room.length]).toEqual([[0], length]);
    // What was done in the seat is one's own again, even if somebody else did it.
    expect(room.undo(length)).toBe(true);
    expect(room.length).toBe(length - 1);
  });

  test('are asked elsewhere by what they see and their chance, and answer the same there', () => {
    const room = roomOf({}, ['Ben', 'Cleo']);
    play(room, [0, take(1)]);
    const { view, seed } = room.asked(1);
    expect(sameData(view, room.view([1]))).toBe(true);
    expect(sameData(room.asked(1, 0).view, room.view([1], 0))).toBe(true);
    let given = '';
    room.sit(1, {
      choose(_view, _choices, chance) {
        given = chance;
        return undefined;
      },
    });
    expect(room.letBotAct(1)).toBe(false);
    expect(given).toBe(seed);
  });

  test('that find nothing to do are reported, and nobody sits in the seat of a person', () => {
    const room = roomOf({}, ['Anna'], { choose: () => undefined });
    expect([room.botsTurn, room.letBotAct(0), room.letBotAct(1), room.length]).toEqual([0, false, false, 0]);
  });
});
