/** Measures of a chart: a scale with round steps, and labels that keep apart. */

interface Scale {
  readonly max: number;
  readonly step: number;
}

/** About so many lines, at 1, 2, 2.5 or 5 times a power of ten. */
export function scaleTo(most: number, lines: number): Scale {
  const rough = Math.max(most, 1) / lines;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 2.5, 5, 10].find((times) => times * power >= rough) ?? 10) * power;
  return { step, max: Math.ceil(Math.max(most, 1) / step) * step };
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
