/** The game on the screen, over a room: it knows what the people at the screen may know, and no more. */
import { eighteenHabits, randomPlayer } from '@kursbuch/bots';
import type { EighteenAction, EighteenState } from '@kursbuch/eighteen';
import { Game as EighteenGame, type Host, type HostOpening } from '@kursbuch/screens/eighteen/game/game.ts';
import { Game } from '@kursbuch/screens/game/game.ts';
import { type GameRecord, isRefusal, Room, stepsOf } from '@kursbuch/table';
import { words as voices } from '@kursbuch/titles/1830/words/index.ts';
import { describe, expect, test } from 'vitest';
import { playedGame } from './playedGame.ts';

/** A game of 1830 with hidden cash that has come so far, at a screen with these people. */
async function screenOf(people: readonly number[], actions: GameRecord['actions'] = []) {
  const { record, table, title } = await playedGame('1830', 'hidden', { closedCash: true });
  const room = Room.replay(table, { ...record, actions });
  if (!(room instanceof Room)) throw new Error(room.refusal.reason);
  const sitters = room.state.players.map((name, seat) => ({
    name,
    player: people.includes(seat) ? ('person' as const) : ('remote' as const),
    colour: seat + 1,
  }));
  const host: Host = {
    open: async () => ({
      info: { id: 'a', title: '1830', name: 'A', sitters, changed: 0 },
      ...room.open(people),
    }),
    listen: (hear) => void room.listen(people, (change) => hear({ type: 'steps', ...change })),
    offers: async (seat, at) => room.offers(seat, at),
    act: async (seat, action, at) => room.act(seat, action, at),
    rehearse: async (seat, action, at) => room.rehearse(seat, action, at),
    undo: async (at) => void room.undo(at),
    redo: async (at) => void room.redo(at),
    standing: async (seat, at) => room.standing(seat, at),
    instruct: async (seat, instruction, at) => room.instruct(seat, instruction, at),
    revoke: async (seat, id) => void room.revoke(seat, id),
    record: async () => room.record(people),
    branch: async (at) => room.branch(at),
    close() {},
  };
  const look = { voices, marks: {}, panels: [], trainPlace: 'left' } as const;
  const show = (_host: unknown, opening: HostOpening) => ({
    game: new EighteenGame(host, opening, { title, table }, look, { tasks: {}, actions: {} }),
  });
  const { game } = await Game.open(host, async () => ({ show }));
  const player = randomPlayer(await eighteenHabits({ title }), 'hidden');
  /** Whoever is asked takes any choice; what needs no asking the room does itself. */
  const play = () => {
    const [seat = 0] = room.waiting;
    const view = room.view([seat]) as EighteenState;
    const action = player.choose(view, table.choices(view, seat), `hidden ${room.length}`, stepsOf(1000));
    expect(room.act(seat, action, room.length)).toBeNull();
  };
  return { room, game, play };
}

describe.each([[[1]], [[0, 2]], [[]]])('a screen with the seats %j', (people) => {
  test('keeps to their view while hidden purses change, and shows everything from the start on at the end', async () => {
    const { room, game, play } = await screenOf(people);
    while (!room.state.result) {
      play();
      expect(game.now.value).toEqual(room.view(people));
      if (room.length % 40 === 0 && !room.state.result) {
        expect(Object.keys(game.now.value.cash)).not.toContain('bank');
      }
    }
    expect(game.now.value.result).not.toBeNull();
    for (let count = 0; count <= room.length; count += 50)
      expect(game.stateAt(count)).toEqual(room.stateAt(count));
    // Taken back, the game goes on, and the purses are closed again.
    // Whoever only watches hears of it.
    if (people.length > 0) await game.undo();
    else room.undo(room.length);
    expect(game.now.value).toEqual(room.view(people));
    expect(game.now.value.cash.bank).toBeUndefined();
    game.close();
  });
});

test('a screen is handed over where two people see different things; what would follow is known to who asks', async () => {
  const { room, game } = await screenOf([0, 1, 2, 3]);
  expect(game.handOverTo.value).toBe(0);
  game.eye.value = 0;
  expect(game.handOverTo.value).toBeNull();
  expect(Object.keys(game.shown.value.cash)).toEqual(['0']);
  const told = await game.outcomeOf(0, { type: 'pass' });
  expect(told && !isRefusal(told) && told.events.length).toBeGreaterThan(0);
  expect(room.length).toBe(0);
  game.close();
});

test('of several things in a row nothing follows the one that ends the game', async () => {
  const { record } = await playedGame('1830', 'hidden', { closedCash: true });
  const { game } = await screenOf([0, 1, 2, 3], record.actions.slice(0, -1));
  const last = record.actions.at(-1);
  if (!last) throw new Error('nothing was played');
  await game.actInTurn(last.seat, [last.action as EighteenAction, { type: 'pass' }]);
  expect(game.now.value.result).not.toBeNull();
  expect(game.refused.value).toBeNull();
  game.close();
});
