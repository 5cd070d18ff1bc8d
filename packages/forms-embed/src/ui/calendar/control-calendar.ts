import { adoptStyles, browserClock, type Disposer, listen } from '@mountkit/core';
import { placePopup } from '../../dom/controls/place-popup';
import { readToday } from '../../dom/controls/read-today';
import { isOpenDay, moveDay } from '../../logic/dates/calendar';
import { readCalendarOptions } from '../../logic/dates/calendar-options';
import { type CalendarEvent, type CalendarState, reduceCalendar } from '../../logic/dates/calendar-state';
import { isRealDate } from '../../logic/dates/dates';
import { createCell } from '../../logic/state/store';
import type { CalendarControl, CalendarParts } from './calendar-model';
import { CALENDAR_CSS } from './calendar-style';

/** Specification 2 section 9: how long it stays open after a day was chosen, and after blur, in milliseconds. */
const CLOSE_AFTER = { choice: 100, blur: 50 };

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
    state.dispatch({ type: 'opened', day: isRealDate(day) ? day : readToday() });
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
