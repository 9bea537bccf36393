import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Chance,
  chanceIn,
  chanceProblem,
  commitmentTo,
  hashOfSeed,
  newSecret,
  seedFrom,
} from '../src/tables/chance.ts';

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

  test.each<[string, (chance: Chance) => Partial<Chance>, string]>([
    ['another secret', () => ({ secret: 'other' }), 'otherSecret'],
    ['a seat left out', () => ({ contributions: ['aaa'] }), 'otherMaking'],
    ['seats in another order', () => ({ contributions: ['bbb', 'aaa'] }), 'otherMaking'],
    ['another seed', () => ({ seed: 'other' }), 'otherMaking'],
    ['another hash of the seed', () => ({ seedHash: hashOfSeed('other') }), 'otherPublished'],
    ['a game that is not over', () => ({ secret: null }), 'notOver'],
  ])('%s is noticed', (_, wrong, problem) => {
    const chance = published('secret', ['aaa', 'bbb']);
    expect(chanceProblem({ ...chance, ...wrong(chance) }, chance.seed)).toBe(problem);
  });

  test('a game played with another seed is noticed', () => {
    expect(chanceProblem(published('secret', ['aaa']), 'other')).toBe('otherPlayed');
  });

  test('is read from a record, and nothing else is taken for it', () => {
    const chance = published('secret', ['aaa']);
    expect(chanceIn({ title: '1830', chance })).toEqual(chance);
    for (const wrong of [null, 1, {}, { chance: null }, { chance: { ...chance, contributions: [1] } }])
      expect(chanceIn(wrong)).toBeUndefined();
    expect(chanceIn({ chance: { ...chance, seed: 7 } })).toBeUndefined();
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
