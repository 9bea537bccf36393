/** What is hidden is drawn anew: nobody sees a difference, nobody who knew the seed knows what comes, and a record plays it again. */
import type { CrayonAction, CrayonEvent, CrayonState, Hand, Hidden } from '@kursbuch/crayon';
import { isProblem, isRefusal, lastSeed, parseRecord, Room, type Seat } from '@kursbuch/table';
import { titles } from '@kursbuch/titles';
import { table } from '@kursbuch/titles/benelux';
import { readRecord } from '@kursbuch/titles/record';
import { describe, expect, test } from 'vitest';

type Table = Room<CrayonState, CrayonAction, CrayonEvent>;

const PLAYERS = ['Anna', 'Ben', 'Chiara'];
const EYES: readonly (readonly Seat[])[] = [[], [0], [1], [2], [0, 1, 2]];
const setup = (version?: number) => ({
  players: PLAYERS,
  seed: 'kitchen table',
  options: { drawSeats: false },
  ...(version && { version }),
});

const hiddenIn = (state: CrayonState): Hidden => state.secrets.table as Hidden;
const handOf = (state: CrayonState, seat: Seat): Hand => state.secrets[seat] as Hand;

/** Everybody has kept his first three orders and stands in Brussels. */
function begun(version?: number): Table {
  const start = table.setup(setup(version));
  if (isRefusal(start)) throw new Error(start.reason);
  const room = new Room(table, setup(version), start);
  for (const seat of PLAYERS.keys()) {
    const cards = handOf(room.state, seat).cards.slice(0, 3);
    expect(room.act(seat, { type: 'keepOrders', cards }, room.length)).toBeNull();
    expect(room.act(seat, { type: 'chooseStart', city: 'bruessel' }, room.length)).toBeNull();
  }
  return room;
}

const replayed = (record: unknown): Table => {
  const read = readRecord(JSON.parse(JSON.stringify(record)));
  if (isProblem(read)) throw new Error(read.problem);
  const room = Room.replay(table, read);
  if (!(room instanceof Room)) throw new Error(room.refusal.reason);
  return room;
};

describe('another chance', () => {
  test('leaves what everybody sees as it is, and the cards that lie there, but not their order', () => {
    const [room, before] = [begun(), begun()];
    expect(room.redraw('another seed')).toBe(true);
    for (const eye of EYES) {
      expect(room.view(eye)).toEqual(before.view(eye));
      // That it was drawn anew is told at the last step, and is all that is told.
      const { steps } = before.open(eye);
      const told = steps.map((step, at) => (at === steps.length - 1 ? { ...step, redrawn: true } : step));
      expect(room.open(eye)).toEqual({ ...before.open(eye), steps: told });
      expect(JSON.stringify(room.record(eye))).not.toContain('another seed');
    }
    const [deck, old] = [hiddenIn(room.state).deck, hiddenIn(before.state).deck];
    expect(deck).not.toEqual(old);
    expect([...deck].sort()).toEqual([...old].sort());
    // A computer player does not do what the first seed would have told of it.
    expect(room.asked(0).seed).not.toBe(before.asked(0).seed);
    expect(room.asked(0, 3).seed).toBe(before.asked(0, 3).seed);
  });

  test('is part of the record, which plays it again, and goes on alike', () => {
    const room = begun();
    room.redraw('another seed');
    const copy = replayed(room.whole);
    expect(copy.state).toEqual(room.state);
    expect(copy.whole).toEqual(room.whole);
    expect(lastSeed(room.whole)).toBe('another seed');
    expect(room.whole.seed).toBe('kitchen table');
    // A room that knows only the beginning follows it, and one without the other chance is another game.
    const follower = begun();
    expect(follower.follow(room.whole)).toBe(true);
    expect(follower.state).toEqual(room.state);
  });

  test('may be drawn once more, and the last one counts', () => {
    const [room, once] = [begun(), begun()];
    room.redraw('another seed');
    room.redraw('a third one');
    once.redraw('a third one');
    expect(room.state).toEqual(once.state);
    expect(replayed(room.whole).state).toEqual(room.state);
  });

  test('is not taken back', () => {
    const room = begun();
    room.redraw('another seed');
    expect(room.undo(room.length)).toBe(false);
  });

  test('has the form of a text', () => {
    const { whole } = begun();
    const actions = whole.actions.map((one, index) => (index === 2 ? { ...one, redraw: 7 } : one));
    expect(parseRecord({ ...whole, actions })).toMatchObject({ at: 'action 2' });
  });
});

test('records up to the fourth version have the cards they were played with', () => {
  const first = handOf(begun(4).stateAt(0), 0).cards;
  expect(first).toEqual(['C57', 'C29', 'C71', 'C75', 'C35']);
  for (const version of [1, 2, 3, 4]) {
    const room = replayed({ ...begun(4).whole, version });
    expect(handOf(room.stateAt(0), 0).cards).toEqual(first);
    // Saved again it is still a game of its own chance.
    expect(handOf(replayed(room.whole).stateAt(0), 0).cards).toEqual(first);
    expect(room.whole.version).toBe(4);
  }
  expect(begun().whole.version).toBe(5);
  expect(handOf(begun().stateAt(0), 0).cards).not.toEqual(first);
});

test('the list of titles says where something is hidden after the start', async () => {
  for (const entry of titles) {
    const { game } = await entry.load();
    expect([entry.id, entry.hides ?? false]).toEqual([entry.id, game.redrawn !== undefined]);
  }
});
