/** What some games say of all there could be. */

/** A mean, and how far to each side it may be off, at 95 %. */
interface Estimate {
  readonly mean: number;
  readonly margin: number;
}

export function estimate(values: readonly number[]): Estimate {
  const count = values.length;
  if (count === 0) return { mean: 0, margin: 0 };
  const mean = values.reduce((sum, value) => sum + value, 0) / count;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, margin: count > 1 ? 1.96 * Math.sqrt(squares / (count - 1) / count) : 0 };
}

/** Where a part of so many games may truly lie, at 95 % (Wilson). */
export function wilson(wins: number, games: number): { readonly low: number; readonly high: number } {
  if (games === 0) return { low: 0, high: 1 };
  const [z, part] = [1.96, wins / games];
  const middle = part + (z * z) / (2 * games);
  const half = z * Math.sqrt((part * (1 - part)) / games + (z * z) / (4 * games * games));
  const whole = 1 + (z * z) / games;
  return { low: Math.max(0, (middle - half) / whole), high: Math.min(1, (middle + half) / whole) };
}

/** The value so far up in these, 0.5 for the median. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;
}
