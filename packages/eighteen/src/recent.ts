/**
 * What follows from two values, remembered for the last few pairs by identity. States share what they do not
 * change, so the next question is nearly always about the same map. A `WeakMap` would remember more than anybody
 * asks for, and all of it lives until the next full collection: that was most of the garbage of a replay.
 */
export function recently<A, B = void, V = unknown>(
  make: (one: A, other: B) => V,
  few = 8,
): (one: A, other: B) => V {
  const kept: { readonly one: A; readonly other: B; readonly made: V }[] = [];
  let oldest = 0;
  let last: (typeof kept)[number] | undefined;
  return (one, other) => {
    if (last && last.one === one && last.other === other) return last.made;
    // Asked some dozens of times for an action: an iterator for each would be the dearest part of the answer.
    for (let at = 0; at < kept.length; at++) {
      const known = kept[at] as (typeof kept)[number];
      if (known.one === one && known.other === other) {
        last = known;
        return known.made;
      }
    }
    const made = make(one, other);
    last = { one, other, made };
    kept[oldest] = last;
    oldest = (oldest + 1) % few;
    return made;
  };
}
