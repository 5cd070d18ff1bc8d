/** What a spreadsheet may take for a formula. */
const FORMULA = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

export type Cell = string | number | null;

/** Says that the text is UTF-8; spreadsheets ask for it. */
export const BOM = '\uFEFF';

/** One record by RFC 4180, with its end. Text that a spreadsheet would run as a formula gets a quote in front. */
export function formatRecord(cells: readonly Cell[]): string {
  return `${cells.map(formatCell).join(',')}\r\n`;
}

function formatCell(cell: Cell): string {
  if (cell === null) return '';
  // A number of our own is one, also below zero.
  if (typeof cell === 'number') return String(cell);
  const safe = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
