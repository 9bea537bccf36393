import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cutName, LONGEST_NAME, lookAlike, namesApart, properName, properNames } from '../src/index.ts';

const count = (text: string): number => [...new Intl.Segmenter('en').segment(text)].length;
const FAMILY = '👩🏽‍👩🏽‍👧🏽‍👦🏽';

describe('a name', () => {
  test.each([
    ['Anna', 'Anna'],
    ['  Anna \n Maria\u2028', 'Anna Maria'],
    ['An\u200bna\ufeff\u00ad', 'Anna'],
    ['\u202eannA\u202c', 'annA'],
    ['\u2066Anna\u2069\u061c', 'Anna'],
    ['\u3164\u2800\u115f', ''],
    ['An\u0000na\u001b[31m', 'Anna[31m'],
    ['Anna\ud800', 'Anna'],
    ['Zoe\u0308', 'Zoë'],
    ['Zoe\u200b\u0308', 'Zoë'],
    ['ש\u05b8לו\u05b9ם', 'ש\u05b8לו\u05b9ם'],
    [`${FAMILY} Meier`, `${FAMILY} Meier`],
    ['❤️', '❤️'],
    ['a\u200db', 'ab'],
    [`Z${'\u0335'.repeat(50)}o`, `Z${'\u0335'.repeat(3)}o`],
  ])('%j is %j', (text, name) => {
    expect(properName(text)).toBe(name);
  });

  test('has twenty characters as people count them', () => {
    expect(properName('x'.repeat(21))).toBe('x'.repeat(20));
    expect(properName('e\u0301'.repeat(21))).toBe('é'.repeat(20));
    expect(properName('👍'.repeat(21))).toBe('👍'.repeat(20));
    expect(cutName(`${'ü'.repeat(19)} and more`)).toBe(`${'ü'.repeat(19)} `);
    // What is no name of a player may be longer.
    expect(properName('é'.repeat(60), 40)).toBe('é'.repeat(40));
  });

  test('of signs that are joined of many takes no more bytes than twenty single ones', () => {
    const bytes = (text: string) => new TextEncoder().encode(text).length;
    expect(properName(FAMILY.repeat(21))).toBe(FAMILY.repeat(2));
    expect(bytes(properName(`Z${'\u0335'.repeat(3)}`.repeat(21)))).toBeLessThanOrEqual(100);
    expect(bytes(properName(FAMILY.repeat(60), 40))).toBeLessThanOrEqual(200);
  });

  test('comes from any text, is short, and is its own name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        const name = properName(text);
        expect(count(name)).toBeLessThanOrEqual(LONGEST_NAME);
        expect(name).not.toMatch(/[\p{Cc}\p{Bidi_Control}]|^\s|\s$/u);
        expect(properName(name)).toBe(name);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('many names beside each other', () => {
  test('are told apart by numbers', () => {
    expect(namesApart(['Eve', 'Anna', 'EVE', 'Eve 2', 'Eve', 'Ben'])).toEqual([
      ...['Eve', 'Anna', 'EVE 2', 'Eve 2 2', 'Eve 3', 'Ben'],
    ]);
    const long = 'x'.repeat(20);
    expect(namesApart([long, long])).toEqual([long, `${'x'.repeat(18)} 2`]);
  });

  test('are looked at once each, also where all of them are the same', () => {
    const names = namesApart(Array<string>(3000).fill('Eve'));
    expect(new Set(names).size).toBe(3000);
    expect(names.at(-1)).toBe('Eve 3000');
  });
});

describe('names that look alike', () => {
  test.each([
    ['Anna', 'anna'],
    ['Anna', 'Аnnа'],
    ['Anna', 'An\u200bna'],
    ['Zoë', 'Zoe\u0308'],
    ['Otto', '0tto'],
    ['Ilse', 'llse'],
    ['ΑΝΝΑ', 'ANNA'],
    ['Ａｎｎａ', 'Anna'],
    ['O’Neill', "O'Neill"],
    ['Kern', 'Kem'],
    ['Anna', 'Aոոа'],
    ['Anna', 'Ꭺnna'],
    ['Anna', 'Aɴɴᴀ'],
    ['Wanda', 'VVanda'],
  ])('%j and %j', (one, other) => {
    expect(lookAlike(one, other)).toBe(true);
  });

  test.each([
    ['Anna', 'Hanna'],
    ['Zoë', 'Zoe'],
    ['Player 1', 'Player 2'],
    ['Анна', 'Anna'],
  ])('but not %j and %j', (one, other) => {
    expect(lookAlike(one, other)).toBe(false);
  });

  test('are told apart by a number in a record, and stay short', () => {
    expect(properNames(['Anna', 'anna', 'ANNA\u200b', 'Ben'])).toEqual(['Anna', 'anna 2', 'ANNA 3', 'Ben']);
    const long = 'x'.repeat(30);
    expect(properNames([`${long}a`, `${long}b`])).toEqual(['x'.repeat(20), `${'x'.repeat(18)} 2`]);
    expect(properNames(['Anna', 'Anna'])).toEqual(['Anna', 'Anna']);
    expect(properNames(['\u200b', 'Ben'])).toEqual(['', 'Ben']);
    // What is proper stays as it is.
    expect(properNames(['Anna', 'anna 2', 'Ben'])).toEqual(['Anna', 'anna 2', 'Ben']);
  });
});
