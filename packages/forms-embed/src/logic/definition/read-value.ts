/** Milliseconds of a day. */
export const DAY = 86_400_000;

/** The values of an enumeration; several are one text, joined by semicolons (contract section 9, 'Arrays'). */
export const splitChoices = (value: string): readonly string[] =>
  value
    .split(';')
    .map((choice) => choice.trim())
    .filter((choice) => choice !== '');

/** Reads a number without exponent or unit; NaN for any other text. */
export function readNumber(text: string): number {
  return /^\s*[+-]?(\d+(\.\d*)?|\.\d+)\s*$/.test(text) ? Number(text) : Number.NaN;
}

const YES = ['true', '1', 'yes'];
const NO = ['false', '0', 'no'];

/** Reads true, 1, yes, false, 0 and no, in any case; undefined for any other text. */
export function readBoolean(text: string): boolean | undefined {
  const word = text.trim().toLowerCase();
  if (YES.includes(word)) return true;
  return NO.includes(word) ? false : undefined;
}

const DAY_TEXT = /^\d{4}-\d\d-\d\d$/;
const MOMENT = /^(\d{4}-\d\d-\d\d)T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/;
const EPOCH = /^-?\d+$/;

/** Whether a text is a whole day (`YYYY-MM-DD`) and not a moment. */
export const isDayText = (text: string): boolean => DAY_TEXT.test(text.trim());

/** A day in epoch milliseconds; NaN for 30 February, which `Date.parse` would read as 1 March. */
function parseDay(text: string): number {
  const at = Date.parse(text);
  return Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== text ? Number.NaN : at;
}

/**
 * Reads a moment in epoch milliseconds: `YYYY-MM-DD` (its start in UTC), epoch milliseconds, or ISO 8601 with offset
 * (contract section 9, 'Dates'). NaN for any other text; without an offset it would depend on the machine.
 */
export function readMoment(text: string): number {
  const trimmed = text.trim();
  if (DAY_TEXT.test(trimmed)) return parseDay(trimmed);
  if (EPOCH.test(trimmed)) return new Date(Number(trimmed)).getTime();
  const [, day = ''] = MOMENT.exec(trimmed) ?? [];
  return Number.isNaN(parseDay(day)) ? Number.NaN : Date.parse(trimmed);
}

/** Reads a day in days since the epoch: of a moment with offset the day at that offset, otherwise in UTC. */
export function readDay(text: string): number {
  const moment = readMoment(text);
  const [, day] = MOMENT.exec(text.trim()) ?? [];
  return Number.isNaN(moment) ? Number.NaN : Math.floor((day ? parseDay(day) : moment) / DAY);
}
