import { type Disposer, report } from '@mountkit/core';
import { type DateOptions, type MetaData, readDateOptions } from '../../logic/date-options';
import { formatDate, ISO_FORMAT, isRealMoment, parseDate } from '../../logic/dates';
import { clampDay, startOfDay } from '../../logic/day-bounds';
import type { RichCell } from '../../logic/rich-state';
import { type Cell, createCell } from '../../logic/store';
import type { Calendar } from '../calendar/calendar';
import { readControl } from './follow-value';
import type { RichModel } from './rich-model';

/** The calendar of one field as its control knows it. */
interface PopupState {
  /** Null until it is loaded. */
  readonly View: Calendar['View'] | null;
  readonly isOpen: boolean;
}

/** What stands between a date as it travels and the input in which the visitor sees it. */
export interface DateField {
  readonly options: DateOptions;
  /** Fingers get the browser's own calendar: specification 2 section 2. */
  readonly isTouch: boolean;
  readonly popup: Cell<PopupState, Partial<PopupState>>;
  /** What the visitor sees of a value. */
  readonly show: (value: string) => string;
  /** The visitor types. */
  readonly read: (input: HTMLInputElement) => void;
  /** The visitor leaves the input: a date is moved between its bounds and written in the format. */
  readonly settle: (input: HTMLInputElement) => void;
  /** The visitor is in the input: the calendar is loaded. From then on it looks after itself. */
  readonly want: (input: HTMLInputElement) => void;
  /** Refs of the element around both inputs, and of the one that is seen. */
  readonly box: (element: HTMLElement | null) => void;
  readonly input: (input: HTMLInputElement | null) => void;
}

const dateFields = new WeakMap<RichCell, DateField>();

/** The one that belongs to a field, however often it is drawn. */
export function dateFieldOf(cell: RichCell, { definition }: RichModel): DateField {
  const known = dateFields.get(cell);
  if (known) return known;
  const created = createDateField(cell, { ...definition.metaData, ...cell.field.metaData });
  dateFields.set(cell, created);
  return created;
}

function createDateField(cell: RichCell, metaData: MetaData): DateField {
  const options = readDateOptions(metaData);
  const isTouch = globalThis.matchMedia?.('(pointer: coarse)')?.matches ?? false;
  const format = isTouch ? ISO_FORMAT : options.format;
  const popup = createCell<PopupState, Partial<PopupState>>({ View: null, isOpen: false }, (state, news) => ({
    ...state,
    ...news,
  }));
  let host: HTMLElement | null = null;
  let calendar: Calendar | null = null;
  let stopFollowing: Disposer | undefined;

  /** Contract section 9, 'Dates': a moment carries the offset that the visitor's clock has on that day. */
  const travel = (day: string) =>
    cell.field.type === 'datetime' ? startOfDay(day, -new Date(`${day}T00:00`).getTimezoneOffset()) : day;
  const dayOf = (value: string) => (isRealMoment(value) ? value.slice(0, 10) : value);
  const show = (value: string) => formatDate(dayOf(value), format);
  const valueIn = (input: HTMLInputElement) => {
    const typed = readControl(input);
    const day = parseDate(typed, format);
    return day ? travel(day) : typed;
  };
  const choose = (day: string) => {
    const within = clampDay(day, options);
    if (within !== dayOf(cell.get().value)) cell.change(travel(within));
  };

  return {
    options,
    isTouch,
    popup,
    show,
    read: (input) => cell.change(valueIn(input)),
    settle(input) {
      const day = parseDate(input.value, format);
      if (!day) return;
      choose(day);
      input.value = show(cell.get().value);
    },
    want(input) {
      if (calendar || isTouch) return;
      import('../calendar/calendar').then(
        ({ createCalendar }) => {
          if (calendar || !host?.contains(input)) return;
          calendar = createCalendar({
            box: host,
            input,
            bounds: options,
            metaData,
            chosen: { get: () => dayOf(cell.get().value), subscribe: cell.subscribe },
            choose(day) {
              choose(day);
              cell.dispatch({ type: 'blurred' });
            },
            tell: (isOpen) => popup.dispatch({ isOpen }),
          });
          popup.dispatch({ View: calendar.View });
        },
        // What was typed stands, and the next time that the field is entered it is tried again.
        (error) => report('the calendar could not be loaded', error),
      );
    },
    box(element) {
      host = element;
      if (element) return;
      calendar?.remove();
      calendar = null;
    },
    input(input) {
      stopFollowing?.();
      stopFollowing = undefined;
      if (!input) return;
      const write = () => {
        const { value } = cell.get();
        if (valueIn(input) !== value) input.value = show(value);
      };
      write();
      stopFollowing = cell.subscribe(write);
    },
  };
}
