/** Zahlen und Züge im Satz. */
export const several = (count: number, one: string, many: string): string =>
  count === 1 ? `1 ${one}` : `${count} ${many}`;

/** "3er", "4+", "Diesel". */
export const zug = (kind: string): string =>
  kind === 'D' ? 'Diesel' : /^\d+$/.test(kind) ? `${kind}er` : kind;
