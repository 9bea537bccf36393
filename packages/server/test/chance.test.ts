import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Chance, chanceProblem } from '../src/index.ts';
import { commitmentTo, hashOfSeed, newSecret, seedFrom } from '../src/tables/chance.ts';

function published(secret: string, contributions: readonly string[]): Chance & { readonly seed: string } {
  const seed = seedFrom(secret, contributions);
  return { commitment: commitmentTo(secret), contributions, seedHash: hashOfSeed(seed), secret, seed };
}

describe('chance that can be checked', () => {
  test('holds for what the server and the seats gave', () => {
    const chance = published(newSecret(), ['aaa', 'bbb']);
    expect(chanceProblem(chance, chance.seed)).toBeNull();
    expect(newSecret()).not.toBe(newSecret());
  });

  test.each<[string, (chance: Chance) => Partial<Chance>, RegExp]>([
    ['another secret', () => ({ secret: 'other' }), /bound itself/],
    ['a seat left out', () => ({ contributions: ['aaa'] }), /what the seats gave/],
    ['seats in another order', () => ({ contributions: ['bbb', 'aaa'] }), /what the seats gave/],
    ['another seed', () => ({ seed: 'other' }), /what the seats gave/],
    ['another hash of the seed', () => ({ seedHash: hashOfSeed('other') }), /published with the start/],
    ['a game that is not over', () => ({ secret: null }), /only when the game is over/],
  ])('%s is noticed', (_, wrong, sentence) => {
    const chance = published('secret', ['aaa', 'bbb']);
    expect(chanceProblem({ ...chance, ...wrong(chance) }, chance.seed)).toMatch(sentence);
  });

  test('a game played with another seed is noticed', () => {
    expect(chanceProblem(published('secret', ['aaa']), 'other')).toMatch(/another seed/);
  });

  test('no other contributions make the same text', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), fc.array(fc.string()), (one, other) => {
        fc.pre(JSON.stringify(one) !== JSON.stringify(other));
        expect(seedFrom('secret', one)).not.toBe(seedFrom('secret', other));
      }),
    );
  });
});
