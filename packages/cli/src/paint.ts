/** Colours of the terminal, or none. */
export type Brush = (text: string) => string;

const COLOURS = {
  bold: '1',
  dim: '2',
  red: '31',
  green: '32',
  yellow: '33',
  blue: '34',
  magenta: '35',
  cyan: '36',
  brown: '38;5;130',
  orange: '38;5;208',
  gray: '90',
} as const;

export type Paint = Readonly<Record<keyof typeof COLOURS, Brush>>;

export function paintFor(colour: boolean): Paint {
  const brush =
    (code: string): Brush =>
    (text) =>
      colour && text.trim() !== '' ? `\x1b[${code}m${text}\x1b[0m` : text;
  return Object.fromEntries(Object.entries(COLOURS).map(([name, code]) => [name, brush(code)])) as Paint;
}

/** A cell of a text table: its words, and how they are painted once they have their width. */
export type Cell = string | readonly [text: string, brush: Brush];

const textOf = (cell: Cell): string => (typeof cell === 'string' ? cell : cell[0]);

/** Rows with aligned columns: numbers to the right, words to the left. */
export function columns(rows: readonly (readonly Cell[])[], gap = '  '): string {
  const count = Math.max(0, ...rows.map((row) => row.length));
  const widths = Array.from({ length: count }, (_, column) =>
    Math.max(...rows.map((row) => textOf(row[column] ?? '').length)),
  );
  const numeric = widths.map((_, column) =>
    rows.slice(1).every((row) => /^(?:[-\d.,%]*|–|\?)$/.test(textOf(row[column] ?? ''))),
  );
  return rows
    .map((row) =>
      widths
        .map((width, column) => {
          const cell = row[column] ?? '';
          const text = textOf(cell);
          const padded = numeric[column] ? text.padStart(width) : text.padEnd(width);
          return typeof cell === 'string' ? padded : cell[1](padded);
        })
        .join(gap)
        .trimEnd(),
    )
    .join('\n');
}
