/** Who sits with whom: by lot, or by strength. The same seed deals the same tables, so that anybody can check it. */
import { createHash } from 'node:crypto';

/**
 * Tables of `size` and one less; where that does not go, of `size` and one more; otherwise as even as the title allows. The
 * larger ones come first. Null: so many cannot be dealt.
 */
export function tableSizes(
  people: number,
  size: number,
  isPlayable: (seats: number) => boolean,
): readonly number[] | null {
  if (people < 2) return null;
  const even = (tables: number): readonly number[] =>
    Array.from(
      { length: tables },
      (_, table) => Math.floor(people / tables) + (table < people % tables ? 1 : 0),
    );
  const [more, fewer] = [even(Math.ceil(people / size)), even(Math.max(1, Math.floor(people / size)))];
  const isNear = (sizes: readonly number[]) => sizes.every((one) => Math.abs(one - size) <= 1);
  return (
    [more, fewer].find((sizes) => isNear(sizes) && sizes.every(isPlayable)) ??
    [more, fewer].find((sizes) => sizes.every(isPlayable)) ??
    null
  );
}

/** In the order of a hash of the seed and the number: whoever knows the seed draws the same. */
export function byLot(entrants: readonly number[], seed: string): readonly number[] {
  const drawn = entrants.map((number) => ({
    number,
    hash: createHash('sha256').update(`${seed} ${number}`).digest('hex'),
  }));
  return drawn.toSorted((a, b) => (a.hash < b.hash ? -1 : 1)).map(({ number }) => number);
}

/** In this order, from the first table on. */
export function inOrder(order: readonly number[], sizes: readonly number[]): readonly (readonly number[])[] {
  let from = 0;
  return sizes.map((size) => {
    from += size;
    return order.slice(from - size, from);
  });
}

/** So often all tables are looked through. */
const PASSES = 10;

/**
 * Who sat together before sits apart, as far as that is found by changing two of neighbouring tables, again and again, as
 * long as fewer meet again with it.
 */
export function apart(
  tables: readonly (readonly number[])[],
  before: readonly (readonly number[])[],
): readonly (readonly number[])[] {
  const met = new Map<string, number>();
  const key = (a: number, b: number) => (a < b ? `${a} ${b}` : `${b} ${a}`);
  for (const table of before)
    for (const [index, a] of table.entries())
      for (const b of table.slice(index + 1)) met.set(key(a, b), (met.get(key(a, b)) ?? 0) + 1);
  const metBy = (one: number, others: readonly number[], but: number) =>
    others.reduce(
      (sum, other) => sum + (other === one || other === but ? 0 : (met.get(key(one, other)) ?? 0)),
      0,
    );
  const dealt = tables.map((table) => [...table]);
  const swap = (upper: number[], lower: number[]): boolean => {
    // The last of the stronger table and the first of the weaker one are nearest to each other.
    for (let i = upper.length - 1; i >= 0; i--)
      for (let j = 0; j < lower.length; j++) {
        const [a, b] = [upper[i] as number, lower[j] as number];
        if (metBy(a, lower, b) + metBy(b, upper, a) < metBy(a, upper, a) + metBy(b, lower, b)) {
          upper[i] = b;
          lower[j] = a;
          return true;
        }
      }
    return false;
  };
  for (let pass = 0, isBetter = true; isBetter && pass < PASSES; pass++) {
    isBetter = false;
    for (const [index, upper] of dealt.entries()) {
      const lower = dealt[index + 1];
      if (lower && swap(upper, lower)) isBetter = true;
    }
  }
  return dealt;
}
