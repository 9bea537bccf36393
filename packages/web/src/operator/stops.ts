/** Where a slider stops between two bounds that may lie far apart: one by one at first, then by fives, fifties and so on. */
export function stopsOf(least: number, most: number, value: number): readonly number[] {
  const stops = new Set([most, value]);
  for (let stop = least; stop < most; stop += stepAfter(stop)) stops.add(stop);
  return [...stops].sort((one, other) => one - other);
}

const stepAfter = (stop: number): number => (stop < 20 ? 1 : 5 * 10 ** Math.floor(Math.log10(stop / 20)));
