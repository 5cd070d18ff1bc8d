import { isOpenMonth, yearsAround } from '../../logic/dates/calendar';
import type { CalendarNames } from '../../logic/dates/calendar-names';
import { canTurn } from '../../logic/dates/calendar-state';
import { monthsBetween } from '../../logic/dates/days';
import type { FullModel } from '../full/full-model';
import { useCell } from '../use-cell';
import type { CalendarControl } from './calendar-model';

interface HeadProps {
  readonly control: CalendarControl;
  readonly model: FullModel;
  readonly names: CalendarNames;
}

/** The controls that change the month: previous, month, year, next. */
export function CalendarHead({ control, model, names }: HeadProps) {
  const { options, state } = control;
  const month = useCell(state, (calendar) => calendar.month);
  const tabIndex = useCell(state, (calendar) => (calendar.place === 'field' ? -1 : 0));
  const year = month.slice(0, 4);
  const turnTo = (wanted: string) => state.dispatch({ type: 'turned', months: monthsBetween(month, wanted) });
  return (
    <div className="mk-calendar-head">
      <Turn control={control} label={model.messages.of('previousMonth')} months={-1} />
      <select
        aria-label={model.messages.of('month')}
        tabIndex={tabIndex}
        value={month.slice(5)}
        onChange={(event) => turnTo(`${year}-${event.currentTarget.value}`)}
      >
        {names.months.map((name, index) => {
          const value = `${index + 1}`.padStart(2, '0');
          return (
            <option key={value} value={value} disabled={!isOpenMonth(`${year}-${value}`, options)}>
              {name}
            </option>
          );
        })}
      </select>
      <select
        aria-label={model.messages.of('year')}
        tabIndex={tabIndex}
        value={year}
        onChange={(event) => turnTo(`${event.currentTarget.value}-${month.slice(5)}`)}
      >
        {yearsAround(month, options).map((number) => (
          <option key={number} value={`${number}`.padStart(4, '0')}>
            {number}
          </option>
        ))}
      </select>
      <Turn control={control} label={model.messages.of('nextMonth')} months={1} />
    </div>
  );
}

/** It stays focusable when it is disabled, so that it keeps the focus. */
function Turn({ control, label, months }: { control: CalendarControl; label: string; months: number }) {
  const { state, options } = control;
  const isUseless = useCell(state, (calendar) => !canTurn(calendar, months, options));
  const tabIndex = useCell(state, (calendar) => (calendar.place === 'field' ? -1 : 0));
  return (
    <button
      type="button"
      className="mk-turn"
      aria-label={label}
      aria-disabled={isUseless}
      tabIndex={tabIndex}
      onClick={() => state.dispatch({ type: 'turned', months })}
    >
      {/* A browser mirrors these from right to left. */}
      <span aria-hidden="true">{months < 0 ? '\u2039' : '\u203a'}</span>
    </button>
  );
}
