/** A game that is taken along while it is played: another seed, the same game. */
import { type GameRecord, Room, replay } from '@kursbuch/table';
import { describe, expect, test } from 'vitest';
import { type AnyTable, playable } from '../src/tables/playable.ts';
import { standInFor } from '../src/tables/standIn.ts';

const PLAYERS = ['Anna', 'Ben', 'Cleo', 'Dora'];

async function played(
  title: string,
  actions: GameRecord['actions'],
  options: GameRecord['options'] = {},
  players = PLAYERS,
): Promise<{ readonly table: AnyTable; readonly room: Room }> {
  const table = await playable(title);
  const record = {
    format: 'kursbuch',
    version: 3,
    title,
    players,
    seed: 'its own',
    options,
    actions,
  } as const;
  const room = Room.replay(table, record);
  if (!(room instanceof Room)) throw new Error(room.refusal.reason);
  return { table, room };
}

/** All bid the same: lots decide who sits where. */
const EQUAL = PLAYERS.map((_, seat) => ({ seat, action: { type: 'writeBond', amount: 200 } }));
const SEEDS = Array.from({ length: 300 }, (_, number) => `seed ${number}`);

describe('a record under another seed', () => {
  test.each([
    ['seats by lot', '1830', [], { drawSeats: true }],
    ['lots since the start', '1853', EQUAL, {}],
  ] as const)(
    'is there exactly where it brings the same game: %s',
    async (_name, title, actions, options) => {
      const { table, room } = await played(title, actions, options);
      let found = 0;
      for (const seed of SEEDS) {
        const { state } = replay(table, { ...room.whole, seed });
        const isSame = JSON.stringify(state && table.view(state, [])) === JSON.stringify(room.view([]));
        const record = room.recordUnder(seed);
        expect(record).toEqual(isSame ? { ...room.whole, seed } : null);
        if (record) found++;
      }
      // 24 orders: some seeds have this one, most have another.
      expect(found).toBeGreaterThan(0);
      expect(found).toBeLessThan(SEEDS.length / 2);
    },
  );

  test('is found for every order of the seats, and tells nothing of the seed it stands for', async () => {
    const six = [...PLAYERS, 'Emil', 'Fritz'];
    const { room } = await played('1830', [], { drawSeats: true }, six);
    const seeds = new Set([standInFor(room), standInFor(room), standInFor(room)]);
    expect(seeds.size).toBe(3);
    for (const seed of seeds) {
      expect(seed).toMatch(/^[0-9a-f]{64}$/);
      expect(room.recordUnder(seed ?? '')).not.toBeNull();
    }
  });
});
