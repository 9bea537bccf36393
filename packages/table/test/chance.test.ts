import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { chanceFrom, draw, seedFrom, shuffle } from '../src/index.ts';
import { hashOfText, hashOfWords } from '../src/sha256.ts';

/** As long as the seeds of a server. */
const long = (number: number): string => number.toString(16).padStart(64, '0');

/** The last version of records with the earlier generator. */
const EARLIER = 4;

const orderOf = (seed: string, version?: number): string =>
  shuffle(chanceFrom(seed, version), [1, 2, 3, 4, 5, 6, 7, 8])[0].join('');

test('the same seed gives the same order in records of long ago', () => {
  for (const version of [1, 2, 3, EARLIER]) {
    expect(orderOf('1', version)).toBe('14568723');
    expect(orderOf(long(1), version)).toBe('14782635');
  }
});

test('what is drawn today is SHA-256 of the seed and a counter, as anybody can reckon it again', () => {
  const sha256 = (words: readonly number[]): Buffer => {
    const bytes = Buffer.alloc(words.length * 4);
    for (const [index, word] of words.entries()) bytes.writeUInt32BE(word, index * 4);
    return createHash('sha256').update(bytes).digest();
  };
  const wordsOf = (bytes: Buffer) => Array.from({ length: 8 }, (_, index) => bytes.readUInt32BE(index * 4));
  const units = (text: string) => Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));
  for (const length of [0, 1, 13, 14, 15, 16, 29, 30, 31, 40, 200]) {
    const words = Array.from({ length }, (_, index) => Math.imul(index + 1, 2654435761) >>> 0);
    expect(hashOfWords(words)).toEqual(wordsOf(sha256(words)));
  }
  for (const seed of ['', 'a', 'Zürich 🚂', '\ud800', long(7)]) {
    const key = wordsOf(sha256(units(`kursbuch chance ${seed}`)));
    expect(hashOfText(`kursbuch chance ${seed}`)).toEqual(key);
    let chance = chanceFrom(seed);
    for (let drawn = 0; drawn < 20; drawn++) {
      const part = Number(sha256([...key, drawn]).readBigUInt64BE() >> 11n) / 2 ** 53;
      const [value, next] = draw(chance, 1000);
      expect(value).toBe(Math.floor(part * 1000));
      chance = next;
    }
  }
});

test('no seed is squeezed into one word, which could be tried out', () => {
  // Two short seeds that the earlier generator took for the same: one word of 32 bits held them both.
  const [one, other] = ['1hixx', '4v00d'] as const;
  const deck = Array.from({ length: 140 }, (_, card) => card);
  const dealt = (seed: string, version?: number) => shuffle(chanceFrom(seed, version), deck)[0];
  expect(dealt(one, EARLIER)).toEqual(dealt(other, EARLIER));
  expect(dealt(one)).not.toEqual(dealt(other));
  expect(seedFrom(one)).not.toBe(seedFrom(other));
});

test('each character of a seed changes about half of the bits of the key', () => {
  const bits = (word: number): number => word.toString(2).replaceAll('0', '').length;
  const keyOf = (seed: string) => (chanceFrom(seed) as { readonly key: readonly number[] }).key;
  for (const whole of [long(0), 'Sonntag am Küchentisch'])
    for (let place = 0; place < whole.length; place++) {
      const key = keyOf(`${whole.slice(0, place)}1${whole.slice(place + 1)}`);
      const changed = key.map((word, index) => bits((word ^ (keyOf(whole)[index] as number)) >>> 0));
      expect(changed.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(80);
    }
});
