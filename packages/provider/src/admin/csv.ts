const BLANK = '\\s\\p{Z}\\p{C}\\p{DI}';
/**
 * Places before what a spreadsheet may take for a formula: at the beginning of a cell, also behind what nobody sees, and
 * behind what separates cells where another list separator is set.
 */
const BEFORE_FORMULA = new RegExp(
  `(?:^[${BLANK},;|]*|[;|\\t][${BLANK}]*)(?=[=+\\-@\uFF1D\uFF0B\uFF0D\uFF20\uFE66\uFE62\uFE63\uFE6B])`,
  'gu',
);
/** A number or a phone number: nothing in it can be run. */
const NUMBER = /^(?:-\d+(?:[.,]\d+)?|\+?[\d(][\d ()./-]*)$/;

/** A value that a visitor sent to a field of numbers or phone numbers. */
interface SentNumber {
  sent: string;
}

export type Cell = string | number | null | SentNumber;

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
  const safe = typeof cell === 'string' ? defuse(cell) : NUMBER.test(cell.sent) ? cell.sent : defuse(cell.sent);
  return /[",;\t|\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const defuse = (text: string) => text.replace(BEFORE_FORMULA, "$&'").replace(/^(?=[\t\r\n])/, "'");
