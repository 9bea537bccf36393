import type { LoadedEighteen } from '@kursbuch/eighteen';
import { type Bot, isRefusal } from '@kursbuch/table';
import { eighteenNamed } from '@kursbuch/titles';
import { beforeAll, describe, expect, test } from 'vitest';
import { decide } from '../src/decide.ts';
import { PLAYER_NAMES, type Player, type PlayerName, standInsOf } from '../src/players.ts';

let loaded: LoadedEighteen;
beforeAll(async () => {
  loaded = (await eighteenNamed('1830')?.load()) as LoadedEighteen;
});

const fails: Bot['choose'] = () => {
  throw new Error('at a loss');
};

/** Who was asked at the first turn of 1830, one after the other, and what came of it; all but `able` fail. */
function asked(player: PlayerName, able: readonly PlayerName[], known: readonly PlayerName[] = PLAYER_NAMES) {
  const { table } = loaded;
  const start = table.setup({ players: ['A', 'B', 'C'], seed: 's', options: { drawSeats: false } });
  if (isRefusal(start)) throw new Error(start.reason);
  const order: PlayerName[] = [];
  const players = known.map((name): Player => {
    const choose = able.includes(name) ? () => ({ type: 'pass' }) : fails;
    return {
      name,
      steps: 1,
      sit: () => ({
        choose(...question) {
          order.push(name);
          return choose(...question);
        },
      }),
    };
  });
  const anyTable = loaded.table as unknown as Parameters<typeof decide>[1];
  const { action, mishaps } = decide(players, anyTable, { player, seat: 0, view: start, seed: 's' });
  return { order, action, mishaps: mishaps.map(({ kind }) => kind) };
}

describe('a decision of a computer player', () => {
  const pass = { type: 'pass' };

  test('is its own as long as it answers', () => {
    expect(asked('sharp', PLAYER_NAMES)).toEqual({ order: ['sharp'], action: pass, mishaps: [] });
  });

  test('is a quicker one\u2019s if it fails, at last the one\u2019s that takes any choice', () => {
    expect(asked('sharp', ['steady', 'calm'])).toEqual({
      order: ['sharp', 'calm'],
      action: pass,
      mishaps: ['threw'],
    });
    expect(asked('steady', ['random'])).toEqual({
      order: ['steady', 'calm', 'random'],
      action: pass,
      mishaps: ['threw', 'threw'],
    });
    expect(asked('calm', [])).toMatchObject({ order: ['calm', 'random'], action: undefined });
  });

  test('is its stand-in\u2019s, without a word, where nobody has taught it the title', () => {
    expect(asked('sharp', ['random'], ['random'])).toEqual({ order: ['random'], action: pass, mishaps: [] });
  });

  test('every player but the last has a stand-in, and no line of them goes in a circle', () => {
    for (const player of PLAYER_NAMES) {
      const line = [player, ...standInsOf(player)];
      expect(line.at(-1)).toBe('random');
      expect(new Set(line).size).toBe(line.length);
    }
  });
});
