import type { Timing } from '../settings/timing-settings';
import type { Facts } from './facts';
import { invalidSetting, type Verdict, verdict } from './verdict';

/**
 * The moment that a clock on the wall shows, in milliseconds: of the site's clock as if it stood in UTC, where only
 * comparing counts, of the visitor's as a true moment, so that an hour that comes twice is not counted twice. NaN where
 * the text is no date.
 */
export function readWall(text: string, isSite: boolean): number {
  const [, date = '', time = '00:00'] = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d)?))?/.exec(text.trim()) ?? [];
  const utc = Date.parse(`${date}T${time}Z`);
  // Not every browser refuses the 30th of February.
  const isDate = utc && new Date(utc).toISOString().startsWith(date);
  return isDate ? (isSite ? utc : Date.parse(`${date}T${time}`)) : Number.NaN;
}

const BOUNDS = ['schedule_start_date', 'schedule_end_date'] as const;

/** The current time lies between the dates, both of them included: specification 1 section 5. */
export function checkSchedule(timing: Timing, { serverTime, age, now }: Facts): Verdict {
  const siteTime = readWall(timing.schedule_server_datetime || serverTime, true);
  const isSite = timing.schedule_timezone === 'site' && !Number.isNaN(siteTime);
  const time = isSite ? siteTime + age : now;
  const whose = `by the ${isSite ? 'site' : 'visitor'}'s time`;

  for (const key of BOUNDS) {
    const text = timing[key];
    const bound = readWall(text, isSite);
    if (!text) continue;
    if (Number.isNaN(bound)) return invalidSetting(key, text, 'YYYY-MM-DD HH:mm', `"${text}" is no date`);
    if (key === BOUNDS[0] ? time < bound : time > bound) {
      return verdict(false, `it is ${key === BOUNDS[0] ? 'before' : 'after'} ${text} ${whose}`);
    }
  }
  return verdict(true, `it is within the schedule ${whose}`);
}
