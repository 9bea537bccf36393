import { describe, expect, test } from 'vitest';
import { placesOf, ranked, winnersOf } from '../src/index.ts';

describe('who has won', () => {
  test('the highest score, and all who share it', () => {
    expect(winnersOf({ scores: [5, 9, 7] })).toEqual([1]);
    expect(winnersOf({ scores: [9, 7, 9] })).toEqual([0, 2]);
  });

  test('of equals those whom the rules name', () => {
    const result = { scores: [7, 9, 3, 9], winners: [3] };
    expect(winnersOf(result)).toEqual([3]);
    expect(placesOf(result)).toEqual([3, 2, 4, 1]);
    expect(ranked(result).map(({ seat, score }) => [seat, score])).toEqual([
      [3, 9],
      [1, 9],
      [0, 7],
      [2, 3],
    ]);
  });

  test('equals share a place, in the order of their seats', () => {
    expect(placesOf({ scores: [3200, 2900, 3200] })).toEqual([1, 3, 1]);
    expect(placesOf({ scores: [1, 5, 1] })).toEqual([2, 1, 2]);
    expect(ranked({ scores: [1, 5, 1] }).map(({ seat }) => seat)).toEqual([1, 0, 2]);
  });
});
