import type { CalendarOptions } from '../../logic/dates/calendar-options';
import type { CalendarEvent, CalendarState } from '../../logic/dates/calendar-state';
import type { MetaData } from '../../logic/dates/date-options';
import type { DayBounds } from '../../logic/rules/day-bounds';
import type { Cell } from '../../logic/state/store';

/** The date field of a calendar. */
export interface CalendarParts {
  /** The element around the field, which contains the popup. */
  readonly box: HTMLElement;
  /** The input that the visitor sees. */
  readonly input: HTMLInputElement;
  readonly bounds: DayBounds;
  readonly metaData: MetaData;
  /** The field's day; any other text if it has none. */
  readonly chosen: Pick<Cell<string, never>, 'get' | 'subscribe'>;
  readonly choose: (day: string) => void;
  /** Called when it opens and closes. */
  readonly setOpen: (isOpen: boolean) => void;
}

/** The model of a calendar's components. */
export interface CalendarControl {
  readonly options: CalendarOptions & DayBounds;
  readonly state: Cell<CalendarState, CalendarEvent>;
  readonly chosen: CalendarParts['chosen'];
  /** Chooses a day, if it can be chosen. */
  readonly choose: (day: string) => void;
  /** Handles a key press on the days; weeks begin with `firstDay`. */
  readonly press: (event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'preventDefault'>, firstDay: number) => void;
  /** A ref for the popup. */
  readonly place: (popup: HTMLElement | null) => void;
  readonly remove: () => void;
}
