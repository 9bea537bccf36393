/** Whatever is sent is data of a few levels: deeper than this is meant to hurt. */
const DEEPEST = 20;

/** Is this value nested deeper than any request of ours? Without a recursion that it could exhaust. */
export function isTooDeep(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST) return true;
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []));
  }
  return false;
}
