import { adoptStyles, browserClock, type Disposer, listen } from '@mountkit/core';
import { placePopup } from '../../dom/place-popup';
import { isOpenDay, moveDay } from '../../logic/calendar';
import { type CalendarOptions, readCalendarOptions } from '../../logic/calendar-options';
import { type CalendarEvent, type CalendarState, reduceCalendar } from '../../logic/calendar-state';
import type { MetaData } from '../../logic/date-options';
import { isRealDate } from '../../logic/dates';
import type { DayBounds } from '../../logic/day-bounds';
import { type Cell, createCell } from '../../logic/store';
import { CALENDAR_CSS } from './calendar-style';

/** Specification 2 section 9: how long it stays open after a day was chosen, and after blur, in milliseconds. */
const CLOSE_AFTER = { choice: 100, blur: 50 };

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
  readonly today: () => string;
  /** The visitor chooses a day, if it can be chosen. */
  readonly choose: (day: string) => void;
  /** A key is pressed among the days of weeks that begin with `firstDay`. */
  readonly press: (event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'preventDefault'>, firstDay: number) => void;
  /** A ref for the popup. */
  readonly place: (popup: HTMLElement | null) => void;
  readonly remove: Disposer;
}

/** The day that it is where the visitor is. */
function today(): string {
  const now = browserClock.now();
  return new Date(now - new Date(now).getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

/** Opens and closes the calendar of a field, and moves in it: specification 2 section 4, 'Date picker'. */
export function controlCalendar(parts: CalendarParts): CalendarControl {
  const { box, input, chosen } = parts;
  const options = { ...parts.bounds, ...readCalendarOptions(parts.metaData) };
  const root = box.getRootNode() as Document | ShadowRoot;
  const isInside = (node: EventTarget | null) => box.contains(node as Node | null);
  const state = createCell<CalendarState, CalendarEvent>({ month: '', active: '', place: 'field' }, (before, event) =>
    reduceCalendar(before, event, options),
  );

  /** What ends with it; not empty while it is open. */
  let opened: Disposer[] = [];
  let stopBlur: Disposer = () => {};
  let isReturning = false;

  const close = ({ isReturned = false } = {}) => {
    stopBlur();
    if (opened.length === 0) return;
    for (const stop of opened) stop();
    opened = [];
    // The input takes the focus back without opening anew, before what holds the focus is gone.
    isReturning = true;
    if (isReturned && isInside(root.activeElement)) input.focus();
    isReturning = false;
    parts.tell(false);
  };

  const open = () => {
    if (opened.length > 0 || isReturning) return;
    const day = chosen.get();
    state.dispatch({ type: 'opened', day: isRealDate(day) ? day : today() });
    opened = [
      listen(document, 'pointerdown', (event) => event.composedPath().includes(box) || close(), { capture: true }),
      // What is typed is shown.
      chosen.subscribe(() => {
        const day = chosen.get();
        if (isRealDate(day)) state.dispatch({ type: 'moved', day });
      }),
    ];
    parts.tell(true);
  };

  const choose = (day: string) => {
    if (!isOpenDay(day, options)) return;
    parts.choose(day);
    opened.push(browserClock.after(CLOSE_AFTER.choice, () => close({ isReturned: true })));
  };

  const listeners = [
    adoptStyles(box, CALENDAR_CSS),
    listen(box, 'focusin', ({ target }) => {
      stopBlur();
      if (target === input) open();
      const isDay = (target as Element).matches('[data-day]');
      state.dispatch({ type: 'focused', place: target === input ? 'field' : isDay ? 'days' : 'head' });
    }),
    listen(box, 'focusout', ({ relatedTarget }) => {
      stopBlur();
      if (!isInside(relatedTarget)) stopBlur = browserClock.after(CLOSE_AFTER.blur, close);
    }),
    listen(box, 'click', ({ target }) => target === input && open()),
    listen(box, 'mousedown', (event) => {
      // A list takes the focus as it opens; nothing else does, so that typing goes on. Safari focuses neither.
      if (event.target instanceof HTMLSelectElement) event.target.focus();
      else if (event.target !== input) event.preventDefault();
    }),
    listen(box, 'keydown', (event) => {
      if (event.key === 'Escape' && opened.length > 0) {
        // One thing is closed at a time: not also the dialog that the form stands in.
        event.stopPropagation();
        event.preventDefault();
        close({ isReturned: true });
      } else if (event.key === 'ArrowDown' && event.target === input) {
        event.preventDefault();
        open();
        state.dispatch({ type: 'focused', place: 'days' });
      }
    }),
  ];
  if (root.activeElement === input) open();

  return {
    options,
    state,
    chosen,
    today,
    choose,
    press(event, firstDay) {
      const { active } = state.get();
      const isRightToLeft = getComputedStyle(box).direction === 'rtl';
      const day = moveDay(active, { key: event.key, isShift: event.shiftKey, isRightToLeft, firstDay });
      if (day) state.dispatch({ type: 'moved', day });
      else if (event.key === 'Enter' || event.key === ' ') choose(active);
      else return;
      event.preventDefault();
    },
    place: (popup) => popup && placePopup(popup, box),
    remove() {
      close();
      for (const stop of listeners) stop();
    },
  };
}
