/** Tables as text for spreadsheets. */

export type CsvCell = string | number | null;

/** What a spreadsheet would take for a formula is made a plain text. */
const harmless = (text: string): string => (/^[=+@\t\r-]/.test(text) ? `'${text}` : text);

function cellText(cell: CsvCell, separator: string): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = harmless(cell);
  return /["\n\r]/.test(text) || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Lines end as RFC 4180 asks for; the separator is a matter of the language. */
export const csv = (rows: readonly (readonly CsvCell[])[], separator: ',' | ';'): string =>
  rows.map((row) => `${row.map((cell) => cellText(cell, separator)).join(separator)}\r\n`).join('');
