import { readToday } from '../../dom/controls/read-today';
import { type CalendarWeek, isOpenDay, weeksOf } from '../../logic/dates/calendar';
import type { CalendarNames } from '../../logic/dates/calendar-names';
import type { FullModel } from '../full/full-model';
import { useCell } from '../use-cell';
import type { CalendarControl } from './calendar-model';

interface MonthProps {
  readonly control: CalendarControl;
  readonly model: FullModel;
  readonly names: CalendarNames;
  readonly firstDay: number;
  readonly month: string;
  readonly nameId: string;
}

const WEEK = [0, 1, 2, 3, 4, 5, 6];

/** One month as a grid with keyboard navigation. */
export function MonthTable({ control, model, names, firstDay, month, nameId }: MonthProps) {
  const { options } = control;
  const isAlone = options.numberOfMonths === 1;
  const week = model.messages.of('week');
  return (
    <div>
      {/* Announced when it changes. Not a caption, since nothing in the table may be live. */}
      <div id={nameId} className={`mk-month-name${isAlone ? ' mk-hidden' : ''}`} aria-live="polite">
        {names.month(month)}
      </div>
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table with keyboard navigation.
        role="grid"
        aria-labelledby={nameId}
        onClick={({ target }) => {
          const { day } = ((target as Element).closest('[data-day]') as HTMLElement | null)?.dataset ?? {};
          if (day) control.choose(day);
        }}
        onKeyDown={(event) => control.press(event, firstDay)}
      >
        <thead>
          <tr>
            {options.showWeekNumber && (
              <th scope="col" className="mk-week">
                <span className="mk-hidden">{week}</span>
              </th>
            )}
            {WEEK.map((column) => {
              const weekday = (column + firstDay) % 7;
              return (
                <th key={column} scope="col" abbr={names.weekdays[weekday]} aria-label={names.weekdays[weekday]}>
                  {names.weekdaysShort[weekday]}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month, firstDay).map(({ number, days }: CalendarWeek, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place.
            <tr key={row}>
              {options.showWeekNumber && (
                <th scope="row" className="mk-week" aria-label={`${week} ${number}`}>
                  {number}
                </th>
              )}
              {WEEK.map((column) => {
                const day = days[column];
                return day ? <Day key={column} control={control} names={names} day={day} /> : <td key={column} />;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const takeFocus = (cell: HTMLElement | null) => cell?.focus();

function Day({ control, names, day }: { control: CalendarControl; names: CalendarNames; day: string }) {
  const { state, chosen, options } = control;
  const isActive = useCell(state, ({ active, place }) => active === day && place !== 'field');
  const isFocused = useCell(state, ({ active, place }) => active === day && place === 'days');
  const isChosen = useCell(chosen, (chosenDay) => chosenDay === day);
  return (
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its cells can be focused.
      role="gridcell"
      className="mk-day"
      data-day={day}
      tabIndex={isActive ? 0 : -1}
      ref={isFocused ? takeFocus : null}
      aria-label={names.day(day)}
      aria-selected={isChosen}
      aria-disabled={!isOpenDay(day, options)}
      aria-current={day === readToday() ? 'date' : undefined}
    >
      {Number(day.slice(8))}
    </td>
  );
}
