import { formatDate } from '../../logic/dates/date-text';
import { useCell } from '../use-cell';
import { dateFieldOf } from './date-field';
import type { ControlProps } from './full-model';

/** A day: a visible input in the owner's format, and a hidden one with the name and the value to send. */
export function DateControl({ model, cell, common }: ControlProps) {
  const { field } = cell;
  const date = dateFieldOf(cell, model);
  const { format, minDate, maxDate } = date.options;
  const value = useCell(cell, (state) => state.value);
  const isNative = useCell(date.drawing, (drawing) => drawing.isNative);
  const View = useCell(date.drawing, (drawing) => drawing.View);
  const isOpen = useCell(date.drawing, (drawing) => drawing.isOpen);
  const calendarId = `${common.id}-calendar`;
  return (
    <div className="hs-dateinput" ref={date.box}>
      <input
        {...common}
        {...(isNative
          ? {
              type: 'date',
              min: minDate || undefined,
              max: maxDate || undefined,
              defaultValue: date.day(),
              ref: date.follow.native,
            }
          : {
              type: 'text',
              // The hidden input has the name.
              name: undefined,
              role: 'combobox',
              autoComplete: 'off',
              placeholder: field.placeholder || format,
              'aria-haspopup': 'dialog',
              'aria-expanded': isOpen,
              'aria-controls': isOpen ? calendarId : undefined,
              'data-for': field.id,
              defaultValue: formatDate(date.day(), format),
              ref: date.follow.text,
            })}
        onInput={(event) => date.read(event.currentTarget)}
        onClick={(event) => date.loadCalendar(event.currentTarget)}
        onFocus={(event) => {
          common.onFocus();
          date.loadCalendar(event.currentTarget);
        }}
        onBlur={(event) => {
          date.settle(event.currentTarget);
          common.onBlur();
        }}
      />
      {!isNative && (
        <input
          type="hidden"
          name={field.id}
          value={value}
          onInput={(event) => cell.change(event.currentTarget.value)}
        />
      )}
      {View && isOpen && <View model={model} id={calendarId} />}
    </div>
  );
}
