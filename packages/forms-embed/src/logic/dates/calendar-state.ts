import { clampDay, type DayBounds } from '../rules/day-bounds';
import type { CalendarOptions } from './calendar-options';
import { addMonths, FIRST_DAY, LAST_DAY, monthOf, monthsBetween } from './days';

/** Where the focus is: in the field, on the days, or on the controls that change the month. */
export type CalendarPlace = 'field' | 'days' | 'head';

/** What a calendar shows. */
export interface CalendarState {
  /** The first month shown, `YYYY-MM`. */
  readonly month: string;
  /** The day that keys move; always shown, and within the bounds. */
  readonly active: string;
  readonly place: CalendarPlace;
}

/** An event of a calendar. */
export type CalendarEvent =
  | { readonly type: 'opened'; readonly day: string }
  | { readonly type: 'moved'; readonly day: string }
  | { readonly type: 'turned'; readonly months: number }
  | { readonly type: 'focused'; readonly place: CalendarPlace };

type Limits = DayBounds & Pick<CalendarOptions, 'numberOfMonths'>;

/** The earliest and the latest first month. */
function monthBounds({ minDate, maxDate, numberOfMonths }: Limits): readonly [string, string] {
  const first = monthOf(minDate || FIRST_DAY);
  const last = monthOf(addMonths(maxDate || LAST_DAY, 1 - numberOfMonths));
  return [first, last < first ? first : last];
}

/** The first month to show so that the day is shown, with as little change as possible. */
function monthFor(day: string, state: CalendarState, { numberOfMonths }: Limits): string {
  const after = monthsBetween(state.month, day);
  if (after < 0) return monthOf(day);
  return after < numberOfMonths ? state.month : monthOf(addMonths(day, 1 - numberOfMonths));
}

/** Whether there are months before (`months` is -1) or after (1) the shown ones. */
export function canTurn({ month }: CalendarState, months: number, limits: Limits): boolean {
  const [first, last] = monthBounds(limits);
  return months < 0 ? month > first : month < last;
}

/** The calendar after the event. */
export function reduceCalendar(state: CalendarState, event: CalendarEvent, limits: Limits): CalendarState {
  if (event.type === 'focused') return event.place === state.place ? state : { ...state, place: event.place };
  if (event.type === 'turned') {
    const [first, last] = monthBounds(limits);
    const wanted = monthOf(addMonths(`${state.month}-01`, event.months));
    const month = wanted < first ? first : wanted > last ? last : wanted;
    const turned = monthsBetween(state.month, month);
    return { ...state, month, active: clampDay(addMonths(state.active, turned), limits) };
  }
  const active = clampDay(event.day, limits);
  if (event.type === 'moved') return { ...state, active, month: monthFor(active, state, limits) };
  const [first, last] = monthBounds(limits);
  const month = monthOf(active);
  return { month: month < first ? first : month > last ? last : month, active, place: 'field' };
}
