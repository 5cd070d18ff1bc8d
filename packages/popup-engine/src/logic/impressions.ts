import type { Period } from '../settings/timing-settings';

/** Specification 1 section 9, in milliseconds. */
const LIFE: Readonly<Record<string, number>> = { day: 86_400_000, week: 604_800_000, month: 2_628_288_000 };

/** Under which key impressions are counted. */
export const impressionsKey = (id: string, period: Period): string =>
  `popup_${id}_${period ? 'impressions-count' : 'times'}`;

/**
 * How long a count lives; `end` is that of the count before. A period is a fixed window from its first impression.
 */
export function lifeOfCount(period: Period, end: number | undefined): number | 'left' | undefined {
  return end === undefined ? LIFE[period] : 'left';
}
