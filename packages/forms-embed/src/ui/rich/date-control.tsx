import { useCell } from '../use-cell';
import { dateFieldOf } from './date-field';
import type { ControlProps } from './rich-model';

/** A day: one input shows it as the visitor writes dates, the one that carries the name as dates travel. */
export function DateControl({ model, cell, id, className, aria }: ControlProps) {
  const { field } = cell;
  const date = dateFieldOf(cell, model);
  const value = useCell(cell, (state) => state.value);
  const View = useCell(date.popup, (popup) => popup.View);
  const isOpen = useCell(date.popup, (popup) => popup.isOpen);
  const { format, minDate, maxDate } = date.options;
  const calendarId = `${id}-calendar`;
  return (
    <div className="hs-dateinput" ref={date.box}>
      <input
        id={id}
        className={className}
        ref={date.input}
        data-for={field.id}
        defaultValue={date.show(value)}
        required={field.required}
        {...aria}
        {...(date.isTouch
          ? { type: 'date', min: minDate || undefined, max: maxDate || undefined }
          : {
              type: 'text',
              role: 'combobox',
              autoComplete: 'off',
              placeholder: field.placeholder || format,
              'aria-haspopup': 'dialog',
              'aria-expanded': isOpen,
              'aria-controls': isOpen ? calendarId : undefined,
            })}
        onInput={(event) => date.read(event.currentTarget)}
        onClick={(event) => date.want(event.currentTarget)}
        onFocus={(event) => {
          cell.dispatch({ type: 'focused' });
          date.want(event.currentTarget);
        }}
        onBlur={(event) => {
          date.settle(event.currentTarget);
          cell.dispatch({ type: 'blurred' });
        }}
      />
      <input type="hidden" name={field.id} value={value} onInput={(event) => cell.change(event.currentTarget.value)} />
      {View && isOpen && <View model={model} id={calendarId} />}
    </div>
  );
}
