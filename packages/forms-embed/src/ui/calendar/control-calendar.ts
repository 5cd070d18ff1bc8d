import { adoptStyles, browserClock, type Disposer, listen } from '@mountkit/core';
import { openPopup } from '../../dom/controls/open-popup';
import { readToday } from '../../dom/controls/read-today';
import { isOpenDay, moveDay } from '../../logic/dates/calendar';
import { readCalendarOptions } from '../../logic/dates/calendar-options';
import { type CalendarEvent, type CalendarState, reduceCalendar } from '../../logic/dates/calendar-state';
import { isRealDate } from '../../logic/dates/dates';
import { createCell } from '../../logic/state/store';
import type { CalendarControl, CalendarParts } from './calendar-model';
import { CALENDAR_CSS } from './calendar-style';

/** Specification 2 section 9: milliseconds that it stays open after a choice, and after blur. */
const CLOSE_AFTER = { choice: 100, blur: 50 };

/** Opens, closes and navigates the calendar of a field: specification 2 section 4, 'Date picker'. */
export function controlCalendar(parts: CalendarParts): CalendarControl {
  const { box, input, chosen } = parts;
  const options = { ...parts.bounds, ...readCalendarOptions(parts.metaData) };
  const root = box.getRootNode() as Document | ShadowRoot;
  const isInside = (node: EventTarget | null) => box.contains(node as Node | null);
  const state = createCell<CalendarState, CalendarEvent>({ month: '', active: '', place: 'field' }, (before, event) =>
    reduceCalendar(before, event, options),
  );

  /** Disposers of the open calendar; empty while it is closed. */
  let opened: Disposer[] = [];
  let stopBlur: Disposer = () => {};
  let stopPlacing: Disposer | undefined;
  let isReturning = false;

  const close = ({ isReturned = false } = {}) => {
    stopBlur();
    if (opened.length === 0) return;
    for (const stop of opened) stop();
    opened = [];
    // Returns the focus to the input, without reopening, before the focused element is removed.
    isReturning = true;
    if (isReturned && isInside(root.activeElement)) input.focus();
    isReturning = false;
    parts.setOpen(false);
  };

  const open = () => {
    if (opened.length > 0 || isReturning) return;
    const day = chosen.get();
    state.dispatch({ type: 'opened', day: isRealDate(day) ? day : readToday() });
    opened = [
      listen(document, 'pointerdown', (event) => event.composedPath().includes(box) || close(), { capture: true }),
      // Shows the day that is typed.
      chosen.subscribe(() => {
        const day = chosen.get();
        if (isRealDate(day)) state.dispatch({ type: 'moved', day });
      }),
    ];
    parts.setOpen(true);
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
      // A dropdown gets the focus, anything else leaves it in the input. Safari focuses neither by itself.
      if (event.target instanceof HTMLSelectElement) event.target.focus();
      else if (event.target !== input) event.preventDefault();
    }),
    listen(box, 'keydown', (event) => {
      if (event.key === 'Escape' && opened.length > 0) {
        // Closes only the calendar, not also the dialog around the form.
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
    place(popup) {
      stopPlacing?.();
      stopPlacing = popup ? openPopup(popup, box) : undefined;
    },
    remove() {
      close();
      stopPlacing?.();
      for (const stop of listeners) stop();
    },
  };
}
