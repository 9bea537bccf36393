/** Measures of a chart: a scale with round steps, and labels that keep apart. */

interface Scale {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** About so many lines, at 1, 2, 2.5 or 5 times a power of ten, and whole; from nothing, or from the least value below it. */
export function scaleTo(values: readonly number[], lines: number): Scale {
  const most = Math.max(1, ...values);
  const least = Math.min(0, ...values);
  const rough = (most - least) / lines;
  const power = 10 ** Math.floor(Math.log10(rough));
  // Half a coin is nothing.
  const steps = [1, 2, 2.5, 5, 10].map((times) => times * power).filter(Number.isInteger);
  const step = steps.find((one) => one >= rough) ?? 1;
  return { step, max: Math.ceil(most / step) * step, min: least };
}

/** All values of some courses. */
export const valuesIn = (
  courses: readonly { readonly values: readonly (number | null)[] }[],
): readonly number[] => courses.flatMap(({ values }) => values.filter((value) => value !== null));

/** The lines of a scale, from the lowest up. */
export function linesOf({ min, max, step }: Scale): readonly number[] {
  const [first, last] = [-Math.floor(-min / step), Math.round(max / step)];
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

/** Heights pushed apart so that each has `gap` to the next, none below `lowest` if that is possible; in the given order. */
export function apart(heights: readonly number[], gap: number, lowest: number): readonly number[] {
  const order = heights.map((_, index) => index).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  const placed = [...heights];
  const at = (place: number): number => placed[order[place] ?? 0] ?? 0;
  const put = (place: number, height: number): void => {
    placed[order[place] ?? 0] = height;
  };
  for (let place = 1; place < order.length; place++) put(place, Math.max(at(place), at(place - 1) + gap));
  if (order.length > 0) put(order.length - 1, Math.min(at(order.length - 1), lowest));
  for (let place = order.length - 2; place >= 0; place--)
    put(place, Math.min(at(place), at(place + 1) - gap));
  return placed;
}

/** A name cut to about so much room, at the size of labels: capitals are wide. */
export function cutTo(name: string, room: number): string {
  const letters = [...name];
  if (widthOfLabel(name) <= room) return name;
  while (letters.length > 1 && widthOfLabel(`${letters.join('')}…`) > room) letters.pop();
  return `${letters.join('')}…`;
}

/** About the width of a letter at the size of labels. */
const letterWidth = (letter: string): number => {
  if (/[MW\u1100-\uffff]/u.test(letter)) return 12;
  return /\p{Lu}/u.test(letter) ? 8.5 : 6.9;
};

export const widthOfLabel = (text: string): number =>
  [...text].reduce((sum, letter) => sum + letterWidth(letter), 0);

/** Letters at the axis are so much smaller than those of labels, and words there keep so far apart. */
const [AT_AXIS, BETWEEN] = [0.76, 7];

/** Which of these names, in their order along an axis, have room: the last has it always. */
export function namedAt(
  places: readonly { readonly at: number; readonly name: string }[],
): readonly boolean[] {
  const reach = ({ name }: { readonly name: string }): number => (AT_AXIS * widthOfLabel(name)) / 2;
  const last = places.at(-1);
  let free = Number.NEGATIVE_INFINITY;
  return places.map((place) => {
    const half = reach(place);
    const fits =
      place === last ||
      (place.at - half >= free && last !== undefined && place.at + half + BETWEEN <= last.at - reach(last));
    if (fits) free = place.at + half + BETWEEN;
    return fits;
  });
}
