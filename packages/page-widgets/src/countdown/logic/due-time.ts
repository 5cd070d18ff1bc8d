/** An ISO 8601 date, with or without a time, that names no time zone. */
const WALL = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d))?)?$/;

/** Milliseconds by which the clocks of a time zone are ahead of UTC at a time. An error for a zone that is none. */
function zoneOffset(time: number, timeZone: string): number {
  const digits = { year: 'numeric', month: 'numeric', day: 'numeric' } as const;
  const clock = { hour: 'numeric', minute: 'numeric', second: 'numeric', hourCycle: 'h23' } as const;
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, ...digits, ...clock }).formatToParts(time);
  const [year = 0, month = 1, ...rest] = ['year', 'month', 'day', 'hour', 'minute', 'second'].map((name) =>
    Number(parts.find(({ type }) => type === name)?.value),
  );
  return Date.UTC(year, month - 1, ...rest) - Math.floor(time / 1000) * 1000;
}

/** The time that a date of a page names, in milliseconds since 1970; null for none. Clocks of `timeZone` show what names no zone. */
export function dueTime(text: string, timeZone: string): number | null {
  const wall = WALL.exec(text);
  if (!wall) return Number.isNaN(Date.parse(text)) || !/[zZ]$|[+-]\d\d:?\d\d$/.test(text) ? null : Date.parse(text);
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = wall
    .slice(1)
    .map((part) => Number(part ?? 0));
  const fields = [year, month - 1, day, hour, minute, second] as const;
  // Without a zone the visitor's own clock shows it.
  if (!timeZone) return new Date(...fields).getTime();
  const shown = Date.UTC(...fields);
  try {
    // The offset is that of the time itself: beside a change of clocks the first guess is an hour off.
    return shown - zoneOffset(shown - zoneOffset(shown, timeZone), timeZone);
  } catch {
    return null;
  }
}
