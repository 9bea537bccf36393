/** Numbers and trains in a sentence. */
export const several = (count: number, one: string, many: string): string =>
  count === 1 ? `1 ${one}` : `${count} ${many}`;

/** Before the kind of a train: "a" 3, "an" 8. */
export const a = (kind: string): string => (kind.startsWith('8') ? 'an' : 'a');
export const A = (kind: string): string => (kind.startsWith('8') ? 'An' : 'A');
