const DAY_MS = 24 * 60 * 60 * 1000;

/** How far back the figures may go, in days. */
export const RANGES = [7, 30, 90] as const;
export type Range = (typeof RANGES)[number];

/** The range that an address asks for; 30 days where it asks for none of them. */
export function readRange(days: string | undefined): Range {
  return RANGES.find((range) => String(range) === days) ?? 30;
}

/** The days of a range that ends today, the oldest first, as ISO dates in UTC. */
export function daysOf(range: Range, now: number): string[] {
  return Array.from({ length: range }, (_, index) => isoDay(now - (range - 1 - index) * DAY_MS));
}

/** When the first day of a range begins. */
export function startOf(days: readonly string[]): Date {
  return new Date(`${days[0]}T00:00:00Z`);
}

/** One number for each day, 0 where there is none. */
export function spread(days: readonly string[], found: readonly { day: string; value: number }[]): number[] {
  const byDay = new Map(found.map(({ day, value }) => [day, value]));
  return days.map((day) => byDay.get(day) ?? 0);
}

function isoDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
