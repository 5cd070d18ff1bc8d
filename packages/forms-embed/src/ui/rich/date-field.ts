import { type Disposer, report } from '@mountkit/core';
import { type DateOptions, readDateOptions } from '../../logic/date-options';
import { formatDate, ISO_FORMAT, parseDate } from '../../logic/date-text';
import { isRealMoment } from '../../logic/dates';
import { clampDay, startOfDay } from '../../logic/day-bounds';
import type { RichCell } from '../../logic/rich-state';
import { type Cell, createCell } from '../../logic/store';
import type { Calendar } from '../calendar/calendar';
import { readControl } from './follow-value';
import type { RichModel } from './rich-model';

/** How a date field is drawn. */
interface DateDrawing {
  /**
   * The browser's own date input: fingers get its calendar (specification 2 section 2), and what a server draws works
   * without a script.
   */
  readonly isNative: boolean;
  /** Our calendar; null until it is loaded. */
  readonly View: Calendar['View'] | null;
  readonly isOpen: boolean;
}

/** What stands between a date as it travels and the input in which the visitor sees it. */
export interface DateField {
  readonly options: DateOptions;
  readonly drawing: Cell<DateDrawing, Partial<DateDrawing>>;
  /** The day of a value; a value that is no date is left as it is. */
  readonly dayOf: (value: string) => string;
  /** The visitor types. */
  readonly read: (input: HTMLInputElement) => void;
  /** The visitor leaves the input: a date is moved between its bounds and written in the format. */
  readonly settle: (input: HTMLInputElement) => void;
  /** The visitor is in the input: the calendar is loaded. From then on it looks after itself. */
  readonly want: (input: HTMLInputElement) => void;
  /** A ref for the element around the inputs. */
  readonly box: (element: HTMLElement | null) => void;
  /** A ref for the input that is seen; one for each kind, so that the text is written anew when the kind changes. */
  readonly follow: Readonly<Record<'native' | 'text', (input: HTMLInputElement | null) => void>>;
}

const dateFields = new WeakMap<RichCell, DateField>();

/** The one that belongs to a field, however often it is drawn. */
export function dateFieldOf(cell: RichCell, model: RichModel): DateField {
  const known = dateFields.get(cell);
  if (known) return known;
  const created = createDateField(cell, model);
  dateFields.set(cell, created);
  return created;
}

function createDateField(cell: RichCell, { definition, action }: RichModel): DateField {
  const metaData = { ...definition.metaData, ...cell.field.metaData };
  const options = readDateOptions(metaData);
  const isTouch = globalThis.matchMedia?.('(pointer: coarse)')?.matches ?? false;
  // What a server draws can be posted without a script. It is taken over as it is, and changed afterwards.
  const isGiven = action !== undefined;
  const drawing = createCell<DateDrawing, Partial<DateDrawing>>(
    { isNative: isTouch || isGiven, View: null, isOpen: false },
    (state, news) => ({ ...state, ...news }),
  );
  let host: HTMLElement | null = null;
  let calendar: Calendar | null = null;

  /** Contract section 9, 'Dates': a moment carries the offset that the visitor's clock has on that day. */
  const travel = (day: string) =>
    cell.field.type === 'datetime' ? startOfDay(day, -new Date(`${day}T00:00`).getTimezoneOffset()) : day;
  const dayOf = (value: string) => (isRealMoment(value) ? value.slice(0, 10) : value);
  const chosen = { get: () => dayOf(cell.get().value), subscribe: cell.subscribe };

  const formatOf = ({ type }: HTMLInputElement) => (type === 'date' ? ISO_FORMAT : options.format);
  const dayIn = (input: HTMLInputElement) => parseDate(input.value, formatOf(input));
  const valueIn = (input: HTMLInputElement) => {
    const day = dayIn(input);
    return day ? travel(day) : readControl(input);
  };
  const write = (input: HTMLInputElement) => {
    const text = formatDate(chosen.get(), formatOf(input));
    if (input.value !== text) input.value = text;
  };
  const choose = (day: string) => {
    const within = clampDay(day, options);
    if (within !== chosen.get()) cell.change(travel(within));
  };

  const createFollower = () => {
    let stop: Disposer | undefined;
    return (input: HTMLInputElement | null) => {
      stop?.();
      stop = undefined;
      if (!input) return;
      write(input);
      // What the visitor types is never written back, so the caret stays where it is.
      stop = cell.subscribe(() => {
        if (valueIn(input) !== cell.get().value) write(input);
      });
    };
  };

  return {
    options,
    drawing,
    dayOf,
    follow: { native: createFollower(), text: createFollower() },
    read: (input) => cell.change(valueIn(input)),
    settle(input) {
      const day = dayIn(input);
      if (!day) return;
      choose(day);
      write(input);
    },
    want(input) {
      if (calendar || drawing.get().isNative) return;
      import('../calendar/calendar').then(
        ({ createCalendar }) => {
          if (calendar || !host?.contains(input)) return;
          calendar = createCalendar({
            box: host,
            input,
            bounds: options,
            metaData,
            chosen,
            choose(day) {
              choose(day);
              cell.dispatch({ type: 'blurred' });
            },
            tell: (isOpen) => drawing.dispatch({ isOpen }),
          });
          drawing.dispatch({ View: calendar.View });
        },
        // What was typed stands, and the next time that the field is entered it is tried again.
        (error) => report('the calendar could not be loaded', error),
      );
    },
    box(element) {
      host = element;
      if (!element) {
        calendar?.remove();
        calendar = null;
      } else if (isGiven && !isTouch && drawing.get().isNative) {
        queueMicrotask(() => drawing.dispatch({ isNative: false }));
      }
    },
  };
}
