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
    // Asked some dozens of times for an action: an iterator for each would be the most expensive part of the answer.
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

let age = 0;

/** Nothing is known any longer of what was asked: for measurements of what a first question takes. */
export function forget(): void {
  age++;
}

/** The same for many single values, those asked for last kept longest. */
export function lately<A, V extends object>(make: (one: A) => V, many: number): (one: A) => V {
  const kept = new Map<A, V>();
  let last: { readonly one: A; readonly made: V } | undefined;
  let since = age;
  return (one) => {
    if (since !== age) {
      kept.clear();
      last = undefined;
      since = age;
    }
    if (last && last.one === one) return last.made;
    const known = kept.get(one);
    if (known) kept.delete(one);
    else if (kept.size >= many) dropOldest(kept);
    const made = known ?? make(one);
    kept.set(one, made);
    last = { one, made };
    return made;
  };
}

function dropOldest<K>(kept: Map<K, unknown>): void {
  for (const oldest of kept.keys()) {
    kept.delete(oldest);
    return;
  }
}

/** The value known first of those that are equal, found by a hash; of many, those asked for last. */
export function oneOfEqual<V>(
  isSame: (one: V, other: V) => boolean,
  many: number,
): (value: V, hash: number) => V {
  const known = new Map<number, V>();
  let since = age;
  return (value, hash) => {
    if (since !== age) known.clear();
    since = age;
    const found = known.get(hash);
    const one = found !== undefined && isSame(found, value) ? found : value;
    if (found !== undefined) known.delete(hash);
    else if (known.size >= many) dropOldest(known);
    known.set(hash, one);
    return one;
  };
}
