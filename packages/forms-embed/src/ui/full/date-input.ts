import type { Disposer } from '@mountkit/core';
import { readControl } from '../../dom/controls/read-control';
import type { DateOptions } from '../../logic/dates/date-options';
import { formatDate, ISO_FORMAT, parseDate } from '../../logic/dates/date-text';
import { isRealMoment } from '../../logic/dates/dates';
import { clampDay, startOfDay } from '../../logic/rules/day-bounds';
import type { FullCell } from '../../logic/state/full-state';

/** Converts between a date as it is sent and its input. */
export interface DateInput {
  /** The day of the value; a value that is not a date stays unchanged. */
  readonly day: () => string;
  /** Makes a day the value, limited to the bounds. */
  readonly choose: (day: string) => void;
  /** The visitor types. */
  readonly read: (input: HTMLInputElement) => void;
  /** The visitor leaves the input: its date is limited to the bounds and formatted. */
  readonly settle: (input: HTMLInputElement) => void;
  /** A ref for the input, which updates it when the value is changed elsewhere. */
  readonly createFollower: () => (input: HTMLInputElement | null) => void;
}

/** The type of the input decides its format: the browser's date input that of sent dates, a text input the owner's. */
export function createDateInput(cell: FullCell, options: DateOptions): DateInput {
  const formatOf = ({ type }: HTMLInputElement) => (type === 'date' ? ISO_FORMAT : options.format);
  const dayIn = (input: HTMLInputElement) => parseDate(input.value, formatOf(input));
  /** Contract section 9, 'Dates': a moment has the offset of the visitor's time zone on that day. */
  const toValue = (day: string) =>
    cell.field.type === 'datetime' ? startOfDay(day, -new Date(`${day}T00:00`).getTimezoneOffset()) : day;
  const valueIn = (input: HTMLInputElement) => {
    const day = dayIn(input);
    return day ? toValue(day) : readControl(input);
  };
  const day = () => {
    const { value } = cell.get();
    return isRealMoment(value) ? value.slice(0, 10) : value;
  };
  const write = (input: HTMLInputElement) => {
    const text = formatDate(day(), formatOf(input));
    if (input.value !== text) input.value = text;
  };
  const choose = (chosen: string) => {
    const within = clampDay(chosen, options);
    if (within !== day()) cell.change(toValue(within));
  };

  return {
    day,
    choose,
    read: (input) => cell.change(valueIn(input)),
    settle(input) {
      const typed = dayIn(input);
      if (!typed) return;
      choose(typed);
      write(input);
    },
    createFollower() {
      let stop: Disposer | undefined;
      return (input) => {
        stop?.();
        stop = undefined;
        if (!input) return;
        write(input);
        // Typed text is never written back, so the caret stays where it is.
        stop = cell.subscribe(() => {
          if (valueIn(input) !== cell.get().value) write(input);
        });
      };
    },
  };
}
