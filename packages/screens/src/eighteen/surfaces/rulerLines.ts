/** The lines of a ruler. */

/**
 * Where the lines of a ruler stand: one at each multiple, and a number at every second, fifth, tenth or so of them, no more
 * than find room.
 */
export function rulerLines(
  min: number,
  max: number,
  every: number,
  room: number,
): readonly { readonly at: number; readonly isNamed: boolean }[] {
  const count = Math.floor((max - min) / every) + 1;
  const apart = [1, 2, 5, 10, 20, 50, 100].find((one) => count / one <= room) ?? 200;
  return Array.from({ length: count }, (_, index) => {
    const at = min + index * every;
    return { at, isNamed: at % (apart * every) === 0 };
  });
}
