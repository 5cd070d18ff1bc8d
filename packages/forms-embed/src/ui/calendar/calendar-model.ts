import type { CalendarOptions } from '../../logic/dates/calendar-options';
import type { CalendarEvent, CalendarState } from '../../logic/dates/calendar-state';
import type { MetaData } from '../../logic/dates/date-options';
import type { DayBounds } from '../../logic/rules/day-bounds';
import type { Cell } from '../../logic/state/store';

/** What a calendar is made for. */
export interface CalendarParts {
  /** The element around the field, in which the popup stands. */
  readonly box: HTMLElement;
  /** The input that the visitor sees. */
  readonly input: HTMLInputElement;
  readonly bounds: DayBounds;
  readonly metaData: MetaData;
  /** The day that the field has; anything else where it has none. */
  readonly chosen: Pick<Cell<string, never>, 'get' | 'subscribe'>;
  readonly choose: (day: string) => void;
  /** Told when it opens and closes. */
  readonly tell: (isOpen: boolean) => void;
}

/** What the components of a calendar draw from. */
export interface CalendarControl {
  readonly options: CalendarOptions & DayBounds;
  readonly state: Cell<CalendarState, CalendarEvent>;
  readonly chosen: CalendarParts['chosen'];
  /** The visitor chooses a day, if it can be chosen. */
  readonly choose: (day: string) => void;
  /** A key is pressed among the days of weeks that begin with `firstDay`. */
  readonly press: (event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'preventDefault'>, firstDay: number) => void;
  /** A ref for the popup. */
  readonly place: (popup: HTMLElement | null) => void;
  readonly remove: () => void;
}
