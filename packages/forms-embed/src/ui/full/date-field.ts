import { openPart, report } from '@mountkit/core';
import { type DateOptions, readDateOptions } from '../../logic/dates/date-options';
import type { FullCell } from '../../logic/state/full-state';
import { type Cell, createCell } from '../../logic/state/store';
import type { Calendar } from '../calendar/calendar';
import { createDateInput, type DateInput } from './date-input';
import type { FullModel } from './full-model';

/** How a date field is drawn. */
interface DateDrawing {
  /**
   * The browser's own date input: on touch screens for its calendar (specification 2 section 2), and in a server's
   * markup because it works without a script.
   */
  readonly isNative: boolean;
  /** Our calendar; null until it is loaded. */
  readonly View: Calendar['View'] | null;
  readonly isOpen: boolean;
}

/** A date field; one for each cell, however often it is drawn. */
export interface DateField extends Pick<DateInput, 'day' | 'read' | 'settle'> {
  readonly options: DateOptions;
  readonly drawing: Cell<DateDrawing, Partial<DateDrawing>>;
  /** Loads the calendar when the visitor enters the input; then it opens and closes by itself. */
  readonly loadCalendar: (input: HTMLInputElement) => void;
  /** A ref for the element around the inputs. */
  readonly box: (element: HTMLElement | null) => void;
  /** A ref for the visible input; one for each kind, so that its text is updated when the kind changes. */
  readonly follow: Readonly<Record<'native' | 'text', (input: HTMLInputElement | null) => void>>;
}

const dateFields = new WeakMap<FullCell, DateField>();

/** The date field of a cell. */
export function dateFieldOf(cell: FullCell, model: FullModel): DateField {
  const known = dateFields.get(cell);
  if (known) return known;
  const created = createDateField(cell, model);
  dateFields.set(cell, created);
  return created;
}

function createDateField(cell: FullCell, { definition, action }: FullModel): DateField {
  const metaData = { ...definition.metaData, ...cell.field.metaData };
  const options = readDateOptions(metaData);
  const { day, choose, read, settle, createFollower } = createDateInput(cell, options);
  const isTouch = globalThis.matchMedia?.('(pointer: coarse)')?.matches ?? false;
  // A server's markup works without a script. It is hydrated unchanged, and changed afterwards.
  const isGiven = action !== undefined;
  const drawing = createCell<DateDrawing, Partial<DateDrawing>>(
    { isNative: isTouch || isGiven, View: null, isOpen: false },
    (state, news) => ({ ...state, ...news }),
  );
  let host: HTMLElement | null = null;
  let calendar: Calendar | null = null;
  const openCalendar = openPart(() => import('../calendar/calendar'), 'the calendar', { report });

  return {
    options,
    drawing,
    day,
    read,
    settle,
    follow: { native: createFollower(), text: createFollower() },
    loadCalendar(input) {
      if (calendar || drawing.get().isNative) return;
      // What was typed stays, and the next time that the field is entered it is tried again.
      void openCalendar(({ createCalendar }) => {
        if (calendar || !host?.contains(input)) return;
        calendar = createCalendar({
          box: host,
          input,
          bounds: options,
          metaData,
          chosen: { get: day, subscribe: cell.subscribe },
          choose(chosen) {
            choose(chosen);
            cell.dispatch({ type: 'blurred' });
          },
          setOpen: (isOpen) => drawing.dispatch({ isOpen }),
        });
        drawing.dispatch({ View: calendar.View });
      });
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
