import type { EighteenAction } from '@kursbuch/eighteen';
import type { Opponent, Sitter } from '@kursbuch/screens/host/gameHost.ts';
import { isRefusal, Room } from '@kursbuch/table';
import { beforeAll, describe, expect, test } from 'vitest';
import { handedLast, seatTaken } from '../src/host/computers.ts';
import { type Hosted, loadTitle } from '../src/host/families.ts';
import { hostedGame, opponentIn, roomOf } from '../src/host/hostedGame.ts';
import { newGame } from '../src/host/newGame.ts';

let loaded: Hosted;
let opponents: Awaited<ReturnType<Hosted['opponents']>>;
beforeAll(async () => {
  loaded = await loadTitle('1830');
  opponents = await loaded.opponents();
});

const sit = (...players: readonly Sitter['player'][]): readonly Sitter[] =>
  players.map((player, index) => ({ name: `P${index}`, player, colour: index + 1 }));

function table(...players: readonly Sitter['player'][]): Room {
  const sitters = sit(...players);
  const game = newGame(loaded, { title: '1830', name: 'Test', sitters, options: { drawSeats: false } });
  if (isRefusal(game)) throw new Error(game.reason);
  const room = roomOf(loaded, game.record, sitters);
  if (!(room instanceof Room)) throw new Error(room.refusal.reason);
  return room;
}

/** Computer players act until a person is asked, or so often. */
function letThemPlay(
  room: Room,
  atMost = 50,
  playerOf: (seat: number) => Opponent | null = () => 'random',
  { decide } = opponents,
): void {
  for (let count = 0; count < atMost; count++) {
    const seat = room.botsTurn;
    if (seat === undefined) return;
    const { action, mishap } = decide(
      { seat, player: playerOf(seat) ?? 'random', ...room.asked(seat) },
      () => false,
    );
    expect(mishap).toBeNull();
    expect(room.act(seat, action, room.length)).toBeNull();
  }
}

const act = (room: Room, seat: number, action: EighteenAction) =>
  expect(room.act(seat, action, room.length)).toBeNull();

const pass: EighteenAction = { type: 'pass' };
const bid = (name: string, amount: number): EighteenAction => ({ type: 'bid', private: name, amount });

describe('undo and redo', () => {
  test('go back and forth by single actions among people', () => {
    const room = table('person', 'person');
    act(room, 0, bid('D&H', 75));
    act(room, 1, bid('D&H', 80));
    room.undo(room.length);
    expect([room.length, room.undone, room.waiting]).toEqual([1, 1, [1]]);
    room.undo(room.length);
    expect([room.length, room.undone]).toEqual([0, 2]);
    room.redo(room.length);
    room.redo(room.length);
    expect([room.length, room.undone]).toEqual([2, 0]);
  });

  test('take what random players did after it along with the action of a person', () => {
    const room = table('person', 'random', 'random');
    act(room, 0, pass);
    letThemPlay(room);
    const { length, state } = room;
    expect(length).toBe(3);
    room.undo(room.length);
    expect([room.length, room.undone, room.waiting]).toEqual([0, 3, [0]]);
    room.redo(room.length);
    expect(room.length).toBe(length);
    expect(room.state).toBe(state);
  });

  test('stop before what random players did first: they would only do something else', () => {
    const room = table('random', 'person');
    letThemPlay(room);
    const { length } = room;
    expect(length).toBeGreaterThan(0);
    room.undo(room.length);
    expect(room.length).toBe(length);
  });

  test('forget what was undone as soon as something else is done', () => {
    const room = table('person', 'person');
    act(room, 0, bid('D&H', 75));
    room.undo(room.length);
    act(room, 0, pass);
    expect(room.undone).toBe(0);
    room.redo(room.length);
    expect(room.length).toBe(1);
  });
});

describe('offers', () => {
  test('are spelled out and legal, every one', () => {
    const room = table('person', 'person', 'person');
    const offers = room.offers(0, 0) ?? [];
    expect(offers.length).toBeGreaterThan(1);
    for (const offer of offers) {
      const actions = offer.type === 'many' ? offer.actions : [offer.action];
      for (const action of actions) expect(isRefusal(room.rehearse(0, action, 0) as object)).toBe(false);
    }
    expect(JSON.parse(JSON.stringify(offers))).toEqual(offers);
  });

  test('are none for who is not asked, and a rehearsal changes nothing', () => {
    const room = table('person', 'person');
    expect(room.offers(1, 0)).toEqual([]);
    const { state } = room;
    room.rehearse(0, bid('D&H', 75), 0);
    expect(room.state).toBe(state);
    expect(room.rehearse(1, pass, 0)).toMatchObject({ reason: 'notYourTurn' });
  });
});

describe('a saved game', () => {
  const record = (...players: readonly Sitter['player'][]) => table(...players).whole;

  test('is opened for the people at this screen, and glimpsed as anybody may see it', async () => {
    const { options, ...rest } = record('person', 'random', 'remote', 'person');
    const closed = { ...rest, options: { ...options, closedCash: true } };
    const { room, people, glimpse } = await hostedGame(closed, sit('person', 'random', 'remote', 'person'));
    expect(people).toEqual([0, 3]);
    const cash = expect.any(Number);
    expect(room.open(people).start).toHaveProperty('cash', { 0: cash, 3: cash });
    expect(glimpse()).toMatchObject({ players: ['P0', 'P1', 'P2', 'P3'], waiting: [0], winners: [] });
    expect(JSON.stringify(glimpse())).not.toContain('cash');
  });

  test('is played again to the same state', async () => {
    const room = table('random', 'random', 'random');
    letThemPlay(room, 60);
    const again = await hostedGame(room.whole, []);
    expect(again.room.state).toEqual(room.state);
  });

  test('that stops at an action fails with all that is fine before it', async () => {
    const room = table('person', 'person');
    act(room, 0, bid('D&H', 75));
    const bad = { ...room.whole, actions: [...room.whole.actions, { seat: 0, action: pass }] };
    await expect(hostedGame(bad, [])).rejects.toMatchObject({
      failure: {
        kind: 'refused',
        index: 1,
        refusal: { reason: 'notYourTurn' },
        state: { bids: { 'D&H': [{ seat: 0, amount: 75 }] } },
      },
    });
    await expect(hostedGame({ ...bad, players: ['Anna'] }, [])).rejects.toMatchObject({
      failure: { index: -1, state: null },
    });
    await expect(hostedGame({ ...bad, title: 'chess' }, [])).rejects.toMatchObject({
      failure: { kind: 'noSuchTitle' },
    });
  });
});

describe('computer players that think', () => {
  test.each(['1830', 'benelux'])(
    'sit at a table of %s, and play what they would play again',
    async (title) => {
      const hosted = await loadTitle(title);
      const sitters = sit('calm', 'steady', 'random');
      const game = newGame(hosted, { title, name: 'Test', sitters, options: {} });
      if (isRefusal(game)) throw new Error(game.reason);
      const [room, again] = await Promise.all(
        [0, 1].map(async () => {
          const { room } = await hostedGame(game.record, sitters);
          letThemPlay(room, 30, (seat) => opponentIn(sitters[seat]), await hosted.opponents());
          return room;
        }),
      );
      if (!room || !again) throw new Error('no room');
      expect(room.length).toBe(30);
      const thought = (of: Room) => of.record([0, 1, 2]).actions.filter(({ seat }) => seat !== 2);
      expect(thought(room).length).toBeGreaterThan(0);
      expect(thought(again)).toEqual(thought(room));
    },
  );

  test('calm and steady are not the random player under another name', async () => {
    const plays = async (kind: Sitter['player']) => {
      const sitters = sit(kind, kind, kind);
      const setup = { title: '1830', name: 'Test', sitters, options: { drawSeats: false } };
      const game = newGame(loaded, setup);
      if (isRefusal(game)) throw new Error(game.reason);
      const { room } = await hostedGame({ ...game.record, seed: 'same' }, sitters);
      letThemPlay(room, 20, (seat) => opponentIn(sitters[seat]));
      return room.record([0, 1, 2]).actions;
    };
    expect(await plays('calm')).not.toEqual(await plays('random'));
  });
});

describe('a computer player', () => {
  test('that nobody has taught the title gives way without a word', () => {
    const room = table('sharp', 'calm', 'random');
    const [seat = 0] = room.waiting;
    const { action } = opponents.decide({ seat, player: 'sharp', ...room.asked(seat) }, () => false);
    expect(room.act(seat, action, room.length)).toBeNull();
  });
});

describe('a seat', () => {
  const seats = sit('person', 'calm', 'remote');

  test('is handed over to a player of any strength, and taken back by whoever it belongs to', () => {
    const room = table('person', 'calm', 'random');
    const handed = seatTaken(room, seats, 0, 'steady');
    expect(handed?.[0]).toEqual({ ...seats[0], player: 'steady', handed: true, handedAt: 0 });
    expect([room.people, room.botsTurn]).toEqual([[], 0]);
    const stronger = seatTaken(room, handed ?? [], 0, 'sharp');
    expect(stronger?.[0]).toEqual({ ...seats[0], player: 'sharp', handed: true, handedAt: 0 });
    expect(seatTaken(room, stronger ?? [], 0, 'person')).toEqual(seats);
    expect([room.people, room.botsTurn]).toEqual([[0], undefined]);
  });

  test('that was handed over is taken back with all that was played since by undo', () => {
    const room = table('person', 'calm', 'random');
    const people = sit('person', 'calm', 'random');
    const first = opponents.decide({ seat: 0, player: 'calm', ...room.asked(0) }, () => false);
    expect(room.act(0, first.action, room.length)).toBeNull();
    letThemPlay(room, 30, (seat) => opponentIn(people[seat]));
    const at = room.length;
    const handed = seatTaken(room, people, 0, 'calm') ?? [];
    expect(handedLast(room, handed)).toEqual({ seat: 0, at });
    letThemPlay(room, 12, (seat) => opponentIn(handed[seat]));
    expect(room.length).toBeGreaterThan(at + 3);
    expect(room.undo(room.length, handedLast(room, handed)?.at)).toBe(true);
    expect(room.length).toBe(at);
    expect(seatTaken(room, handed, 0, 'person')).toEqual(people);
    // Then undo is what it was: the last thing the person did himself.
    expect(handedLast(room, people)).toBeNull();
    expect(room.undo(at)).toBe(true);
    expect(room.length).toBe(0);
  });

  test('that was handed over stays so where another person has decided something since', () => {
    const room = table('person', 'person', 'random');
    const handed = seatTaken(room, sit('person', 'person', 'random'), 0, 'calm') ?? [];
    const { action } = opponents.decide({ seat: 0, player: 'calm', ...room.asked(0) }, () => false);
    room.act(0, action, room.length);
    expect(handedLast(room, handed)).toEqual({ seat: 0, at: 0 });
    const second = opponents.decide({ seat: 1, player: 'calm', ...room.asked(1) }, () => false);
    expect(room.act(1, second.action, room.length)).toBeNull();
    expect(handedLast(room, handed)).toBeNull();
  });

  test('of a computer player takes another one, but nobody at the screen; somebody elsewhere keeps his', () => {
    const room = table('person', 'calm', 'random');
    expect(seatTaken(room, seats, 1, 'person')).toBeNull();
    expect(seatTaken(room, seats, 1, 'random')?.[1]).toEqual({ ...seats[1], player: 'random' });
    expect(seatTaken(room, seats, 2, 'calm')).toBeNull();
    expect(seatTaken(room, seats, 7, 'calm')).toBeNull();
    expect(room.people).toEqual([0]);
  });
});

describe('a new game', () => {
  const asked = (names: readonly string[]) => ({
    title: '1830',
    name: 'Table',
    sitters: names.map((name, index) => ({ name, player: 'person' as const, colour: index + 1 })),
    options: {},
  });

  test('knows its players by the names they have at the table', () => {
    const game = newGame(loaded, asked([' Anna', 'Ben ']));
    expect(game).toMatchObject({ title: '1830', actions: 0, sitters: [{ name: 'Anna' }, { name: 'Ben' }] });
    if (isRefusal(game)) throw new Error();
    expect([...game.glimpse.players].sort()).toEqual(['Anna', 'Ben']);
    expect(game.glimpse.winners).toEqual([]);
  });

  test.each([
    [['Anna'], 'badPlayers'],
    [['Anna', 'Anna'], 'sameName'],
    [['Anna', ' '], 'sameName'],
  ])('with %j is refused: %s', (names, reason) => {
    expect(newGame(loaded, asked(names))).toMatchObject({ reason });
  });

  test('has an id and a seed of its own', () => {
    const [one, other] = [newGame(loaded, asked(['A', 'B'])), newGame(loaded, asked(['A', 'B']))];
    if (isRefusal(one) || isRefusal(other)) throw new Error();
    expect(one.id).not.toBe(other.id);
    expect(one.record.seed).not.toBe(other.record.seed);
  });
});
