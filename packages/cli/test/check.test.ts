import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commitmentTo, hashOfSeed, seedFrom } from '@kursbuch/server/chance';
import { recordOf } from '@kursbuch/table';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { kursbuch } from './script.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kursbuch-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const contributions = ['chance of Anna', 'chance of Ben'];
const seed = seedFrom('secret', contributions);
const CHANCE = {
  commitment: commitmentTo('secret'),
  contributions,
  seedHash: hashOfSeed(seed),
  secret: 'secret',
  seed,
};
const RECORD = recordOf('1830', { players: ['Anna', 'Ben'], seed, options: {} }, [
  { seat: 0, action: { type: 'pass' } },
]);

async function check(content: object, ...flags: readonly string[]) {
  const file = join(folder, 'game.json');
  writeFileSync(file, JSON.stringify(content));
  const { code, out, err } = await kursbuch(['check', file, ...flags]);
  return { code, said: `${out}${err}`.replace(`${folder}/`, '') };
}

describe('kursbuch check', () => {
  test('a game that was played with the seed that was promised', async () => {
    expect(await check({ ...RECORD, chance: CHANCE })).toEqual({
      code: 0,
      said: 'game.json: 1 actions follow the rules, and the seed is the one that the server and 2 seats made together.',
    });
    expect((await check({ ...RECORD, chance: CHANCE }, '--lang', 'de')).said).toContain('2 Plätze');
  });

  test.each([
    [{ ...RECORD }, 'this record does not say how its seed was made'],
    [{ ...RECORD, chance: { ...CHANCE, secret: 'other' } }, 'not the one the server bound itself to'],
    [{ ...RECORD, chance: { ...CHANCE, contributions: ['x'] } }, 'not made of the secret'],
    [{ ...RECORD, chance: { ...CHANCE, seedHash: 'x' } }, 'not the one that was published'],
    [{ ...RECORD, chance: { ...CHANCE, secret: null } }, 'only when the game is over'],
    [{ ...RECORD, seed: 'other', chance: CHANCE }, 'the game was played with another seed'],
    [
      { ...RECORD, actions: [{ seat: 1, action: { type: 'pass' } }], chance: CHANCE },
      'action 0 (pass) is refused',
    ],
  ])('%#: anything else is said in one sentence', async (content, sentence) => {
    const { code, said } = await check(content);
    expect(code).toBe(1);
    expect(said).toContain(sentence);
    expect(said.split('\n')).toHaveLength(1);
  });
});
