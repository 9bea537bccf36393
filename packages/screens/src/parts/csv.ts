/** Tables as text for spreadsheets. */

export type CsvCell = string | number | null;

/** What a spreadsheet would take for a formula is made a plain text: also behind blanks, and written wide. */
const harmless = (text: string): string => (/^\s*[=+@\t\r＝＋＠－-]/u.test(text) ? `'${text}` : text);

function cellText(cell: CsvCell, separator: string): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = harmless(cell);
  return /["\n\r]/.test(text) || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Lines end as RFC 4180 asks for. */
export const csv = (rows: readonly (readonly CsvCell[])[], separator: ',' | ';'): string =>
  rows.map((row) => `${row.map((cell) => cellText(cell, separator)).join(separator)}\r\n`).join('');

/** Where fractions have a comma, spreadsheets part cells with a semicolon; the device says so, not the words on the screen. */
export function separatorOf(locale: string): ',' | ';' {
  const parts = new Intl.NumberFormat(locale).formatToParts(0.5);
  return parts.some(({ type, value }) => type === 'decimal' && value === ',') ? ';' : ',';
}

/** With this mark at its head a spreadsheet reads a file in the letters it was written in. */
export const BYTE_ORDER_MARK = '\ufeff';
