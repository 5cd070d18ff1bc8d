import type { Disposer } from '@mountkit/core';
import type { DateOptions } from '../../logic/dates/date-options';
import { formatDate, ISO_FORMAT, parseDate } from '../../logic/dates/date-text';
import { isRealMoment } from '../../logic/dates/dates';
import { clampDay, startOfDay } from '../../logic/rules/day-bounds';
import type { FullCell } from '../../logic/state/full-state';
import { readControl } from './follow-value';

/** What stands between a date as it travels and the input in which the visitor sees it. */
export interface DateInput {
  /** The day of the value; a value that is no date is left as it is. */
  readonly day: () => string;
  /** A day becomes the value, or the bound that it is beyond. */
  readonly choose: (day: string) => void;
  /** The visitor types. */
  readonly read: (input: HTMLInputElement) => void;
  /** The visitor leaves the input: a date is moved between its bounds and written in the format. */
  readonly settle: (input: HTMLInputElement) => void;
  /** A ref for the input, which then shows what changes the value elsewhere. */
  readonly createFollower: () => (input: HTMLInputElement | null) => void;
}

/** The input's own kind says how it writes a date: the browser's as dates travel, another in the owner's format. */
export function createDateInput(cell: FullCell, options: DateOptions): DateInput {
  const formatOf = ({ type }: HTMLInputElement) => (type === 'date' ? ISO_FORMAT : options.format);
  const dayIn = (input: HTMLInputElement) => parseDate(input.value, formatOf(input));
  /** Contract section 9, 'Dates': a moment carries the offset that the visitor's clock has on that day. */
  const travel = (day: string) =>
    cell.field.type === 'datetime' ? startOfDay(day, -new Date(`${day}T00:00`).getTimezoneOffset()) : day;
  const valueIn = (input: HTMLInputElement) => {
    const day = dayIn(input);
    return day ? travel(day) : readControl(input);
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
    if (within !== day()) cell.change(travel(within));
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
        // What the visitor types is never written back, so the caret stays where it is.
        stop = cell.subscribe(() => {
          if (valueIn(input) !== cell.get().value) write(input);
        });
      };
    },
  };
}
