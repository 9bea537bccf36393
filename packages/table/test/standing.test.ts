import { expect, test } from 'vitest';
import { type Bot, type Eye, Room, type Setup } from '../src/index.ts';
import { newGame, type PebbleAction, type PebbleEvent, type PebbleState, table } from './pebbles.ts';

type PebbleRoom = Room<PebbleState, PebbleAction, PebbleEvent>;

const NAMES = ['Anna', 'Ben', 'Cleo'];
const TAKE_ONE = { type: 'takeOne', low: 2 } as const;
const take = (count: number): PebbleAction => ({ type: 'take', count });

const greedy: Bot<PebbleState, PebbleAction> = { choose: () => take(1) };

function roomOf(heap = 20, options: Setup['options'] = {}, bots: readonly string[] = []): PebbleRoom {
  const setup = { players: NAMES, seed: 'seed', options: { heap, ...options } };
  return new Room(table, setup, newGame(heap, NAMES, options), (name) =>
    bots.includes(name) ? greedy : null,
  );
}

function act(room: PebbleRoom, seat: number, action: PebbleAction): void {
  expect(room.act(seat, action, room.length)).toBeNull();
}

const instruct = (room: PebbleRoom, seat: number, input: unknown = TAKE_ONE) =>
  room.instruct(seat, input, room.length);

const given = (room: PebbleRoom, seat: number) => room.standing(seat, room.length)?.given;

test('an instruction answers at once, and whenever its seat is asked again', () => {
  const room = roomOf();
  expect(room.standing(0, 0)).toEqual({ given: [], open: [TAKE_ONE] });
  expect(instruct(room, 0)).toBeNull();
  expect([room.length, room.waiting]).toEqual([1, [1]]);
  act(room, 1, take(2));
  const heard: unknown[] = [];
  room.listen([1], ({ from, steps }) => heard.push([from, steps.map(({ seat, action }) => [seat, action])]));
  act(room, 2, take(2));
  expect(room.waiting).toEqual([1]);
  expect(room.state.taken).toEqual([2, 2, 2]);
  // What it set off comes in one piece with what set it off.
  expect(heard).toEqual([
    [
      2,
      [
        [2, take(2)],
        [0, take(1)],
      ],
    ],
  ]);
  expect(given(room, 0)).toMatchObject([{ instruction: TAKE_ONE, times: 2, over: null }]);
});

test('it may be given before one is asked, and several seats may have one', () => {
  const room = roomOf(12);
  expect(instruct(room, 1)).toBeNull();
  expect(instruct(room, 2)).toBeNull();
  expect(room.length).toBe(0);
  act(room, 0, take(2));
  expect([room.length, room.waiting]).toEqual([3, [0]]);
  expect(instruct(room, 0)).toBeNull();
  // All three take one after the other, until the heap is low: then everybody is asked himself.
  expect(room.state.heap).toBe(2);
  expect([0, 1, 2].map((seat) => given(room, seat)?.[0]?.over?.reason)).toEqual(['low', 'low', 'low']);
});

test('what concerns the seat ends it, and the seat is told why until it acts', () => {
  const room = roomOf();
  instruct(room, 0);
  act(room, 1, { type: 'ring' });
  act(room, 1, take(1));
  act(room, 2, take(1));
  expect(room.waiting).toEqual([0]);
  expect(given(room, 0)).toMatchObject([{ over: { reason: 'rang', params: { by: 1 } } }]);
  act(room, 0, take(3));
  expect(given(room, 0)).toEqual([]);
});

test('it can be revoked at any time, and its end put away', () => {
  const room = roomOf();
  instruct(room, 0);
  const [order] = given(room, 0) ?? [];
  expect(room.revoke(1, order?.id ?? 0)).toBe(false);
  expect(room.revoke(0, order?.id ?? 0)).toBe(true);
  expect(room.revoke(0, order?.id ?? 0)).toBe(false);
  act(room, 1, take(1));
  act(room, 2, take(1));
  expect(room.waiting).toEqual([0]);
});

test('a new one takes the place of an old one about the same', () => {
  const room = roomOf();
  instruct(room, 0);
  instruct(room, 0);
  expect(given(room, 0)).toHaveLength(1);
});

test('nobody else hears of it: to others it looks like acts by hand', () => {
  const told = [true, false].map((isInstructed) => {
    const room = roomOf(20, { cards: true });
    const eyes: readonly Eye[] = [[], [1], [1, 2]];
    const heard = eyes.map((eye) => {
      const steps: unknown[] = [];
      room.listen(eye, (change) => steps.push(...change.steps));
      return steps;
    });
    if (isInstructed) instruct(room, 0);
    else act(room, 0, take(1));
    act(room, 1, take(1));
    act(room, 2, take(1));
    if (!isInstructed) act(room, 0, take(1));
    return JSON.stringify([heard, eyes.map((eye) => [room.open(eye), room.record(eye)]), room.whole]);
  });
  expect(told[0]).toBe(told[1]);
  const room = roomOf();
  instruct(room, 0);
  expect(given(room, 1)).toEqual([]);
});

test('what is no instruction, or none for this moment, is refused and changes nothing', () => {
  const room = roomOf(3);
  for (const [input, reason] of [
    [null, 'malformed'],
    [{ type: 'takeAll' }, 'unknownAction'],
    [{ type: 'takeOne' }, 'malformed'],
    [{ type: 'takeOne', low: 2, more: 1 }, 'malformed'],
    [{ type: 'takeOne', low: 1 }, 'notNow'],
  ] as const)
    expect(instruct(room, 0, input)).toMatchObject({ reason });
  expect(room.instruct(0, TAKE_ONE, 1)).toMatchObject({ reason: 'notNow', rule: '' });
  expect([room.length, given(room, 0)]).toEqual([0, []]);
  expect(room.standing(0, 1)).toBeNull();
});

test('undo goes back to a decision, and ends the instruction whose acts it takes back: nobody is trapped', () => {
  const room = roomOf();
  act(room, 0, take(2));
  act(room, 1, take(2));
  act(room, 2, take(2));
  instruct(room, 0);
  act(room, 1, take(2));
  act(room, 2, take(2));
  expect([room.length, room.waiting]).toEqual([7, [1]]);
  // Cleo takes her last decision back: what Anna's instruction did after it goes too, and it does not do it again.
  expect(room.undo(7)).toBe(true);
  expect([room.length, room.waiting]).toEqual([5, [2]]);
  expect(given(room, 0)).toMatchObject([{ over: { reason: 'undone' } }]);
  act(room, 2, take(1));
  expect(room.waiting).toEqual([0]);
  // The moment at which it was given is a decision too.
  while (room.length > 3) expect(room.undo(room.length)).toBe(true);
  expect(room.waiting).toEqual([0]);
});

test('undo behind the moment it was given forgets it; redo brings steps, not instructions', () => {
  const room = roomOf();
  act(room, 0, take(1));
  instruct(room, 2);
  act(room, 1, take(1));
  expect([room.length, room.waiting]).toEqual([3, [0]]);
  expect(room.undo(3)).toBe(true);
  expect(given(room, 2)).toMatchObject([{ over: { reason: 'undone' } }]);
  expect(room.redo(1)).toBe(true);
  expect([room.length, room.waiting]).toEqual([3, [0]]);
  expect(room.undo(3) && room.undo(1)).toBe(true);
  expect(given(room, 2)).toEqual([]);
});

test('it works beside computer players', () => {
  const room = roomOf(20, {}, ['Ben', 'Cleo']);
  instruct(room, 0);
  for (let turn = 0; turn < 4; turn++) expect(room.letBotAct(room.botsTurn ?? -1)).toBe(true);
  expect(room.state.taken).toEqual([3, 2, 2]);
  expect(room.undo(room.length)).toBe(true);
  expect([room.length, room.waiting]).toEqual([0, [0]]);
});

test('what is kept with the game is restored with it; what is no instruction is left out', () => {
  const room = roomOf(20, {}, ['Ben']);
  instruct(room, 0);
  const kept = room.instructions;
  expect(kept).toEqual([{ seat: 0, instruction: TAKE_ONE }]);
  const again = Room.replay(table, room.whole, (name) => (name === 'Ben' ? greedy : null));
  if (!(again instanceof Room)) throw new Error('not played');
  again.restore([
    ...JSON.parse(JSON.stringify(kept)),
    null,
    { seat: 7, instruction: TAKE_ONE },
    { seat: 1, instruction: TAKE_ONE },
    { seat: 2, instruction: { type: 'takeOne', low: 'x' } },
  ]);
  expect(again.instructions).toEqual(kept);
  again.restore('nonsense');
  act(again, 1, take(1));
  act(again, 2, take(1));
  expect(again.waiting).toEqual([1]);
});
