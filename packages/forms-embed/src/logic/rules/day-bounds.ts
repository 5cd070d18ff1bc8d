/** The first and the last day; empty for no bound. */
export interface DayBounds {
  readonly minDate: string;
  readonly maxDate: string;
}

/** Limits a day to the bounds: specification 2 section 4, 'Date picker'. */
export function clampDay(day: string, { minDate, maxDate }: DayBounds): string {
  if (minDate && day < minDate) return minDate;
  return maxDate && day > maxDate ? maxDate : day;
}

const pad = (number: number): string => `${number}`.padStart(2, '0');

/** The start of a day at an offset from UTC, in minutes, as a `datetime` travels: contract section 9, 'Dates'. */
export function startOfDay(day: string, offset: number): string {
  const minutes = Math.abs(offset);
  return `${day}T00:00:00${offset < 0 ? '-' : '+'}${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}
