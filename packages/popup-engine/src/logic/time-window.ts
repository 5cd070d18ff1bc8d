import { listOf } from './further-rules';
import { invalidSetting, type Verdict, verdict } from './verdict';

const DAYS = ['su', 'mo', 'tu', 'we', 'th', 'fr', 'sa'];

/** What a clock on a wall of a time zone shows: `YYYY-MM-DD`, `HH:mm` and the day of the week. Throws for an unknown zone. */
export function wallTime(now: number, timeZone: string | undefined): { date: string; time: string; day: string } {
  const parts = new Intl.DateTimeFormat('en-US', {
    ...(timeZone ? { timeZone } : {}),
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    weekday: 'short',
  }).formatToParts(now);
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  return {
    date: `${part('year')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
    day: part('weekday').slice(0, 2).toLowerCase(),
  };
}

const FORMS = {
  start: /^\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d)?$/,
  end: /^\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d)?$/,
  from: /^\d\d:\d\d$/,
  to: /^\d\d:\d\d$/,
};

/**
 * The time lies in a window of a time zone: between two moments (`start`, `end`), on some days of the week (`days`), between two
 * times of the day (`from`, `to`; one that ends before it begins goes over midnight).
 */
export function checkWindow(given: Readonly<Record<string, unknown>>, now: number): Verdict {
  const { days, timezone } = given;
  for (const [key, form] of Object.entries(FORMS)) {
    const text = given[key];
    if (text !== undefined && !form.test(`${text}`)) {
      const expected = key === 'from' || key === 'to' ? 'HH:mm' : 'YYYY-MM-DD HH:mm';
      return invalidSetting(key, `${text}`, expected, `"${text}" is no time`);
    }
  }
  let wall: ReturnType<typeof wallTime>;
  try {
    wall = wallTime(now, timezone === undefined ? undefined : `${timezone}`);
  } catch {
    return invalidSetting('timezone', `${timezone}`, 'a time zone such as Europe/Vienna', 'the time zone is unknown');
  }
  const { date, time, day } = wall;
  const moment = `${date} ${time}`;
  const whose = `${moment} ${timezone ? `in ${timezone}` : "by the visitor's time"}`;
  const at = (key: 'start' | 'end', fallback: string) => {
    const text = `${given[key]}`.replace('T', ' ');
    return text.length > 10 ? text : `${text} ${fallback}`;
  };
  if (given.start !== undefined && moment < at('start', '00:00')) return verdict(false, `it is ${whose}, too early`);
  if (given.end !== undefined && moment > at('end', '23:59')) return verdict(false, `it is ${whose}, too late`);
  const from = `${given.from ?? '00:00'}`;
  const to = `${given.to ?? '24:00'}`;
  const isOver = to < from;
  // After midnight a window belongs to the day on which it began.
  const began = isOver && time < to ? DAYS[(DAYS.indexOf(day) + 6) % 7] : day;
  const wanted = listOf(days).map((each) => each.slice(0, 2).toLowerCase());
  const isDay = !wanted[0] || wanted.includes(`${began}`);
  const isTime = isOver ? time >= from || time < to : time >= from && time < to;
  return verdict(isDay && isTime, `it is ${whose}, ${isDay && isTime ? 'within' : 'outside'} the window`);
}
