import { addMonths, monthOf } from '../../logic/dates/days';
import { range } from '../../logic/dates/range';
import { firstDayOf } from '../../logic/dates/week-start';
import type { FullModel } from '../full/full-model';
import { useCell } from '../use-cell';
import { CalendarHead } from './calendar-head';
import type { CalendarControl } from './calendar-model';
import { MonthTable } from './month-table';
import { namesOf } from './names-of';

/** The open calendar. The focus may stay in the input, where the visitor can continue typing. */
export function CalendarView({ control, model, id }: { control: CalendarControl; model: FullModel; id: string }) {
  const { options, state } = control;
  const month = useCell(state, (calendar) => calendar.month);
  const names = namesOf(model);
  const firstDay = options.firstDay ?? firstDayOf(model.settings.locale);
  const months = range(options.numberOfMonths).map((index) => monthOf(addMonths(`${month}-01`, index)));
  return (
    <div
      id={id}
      role="dialog"
      aria-modal="false"
      aria-label={model.messages.of('chooseDate')}
      className="hs-datepicker"
      ref={control.place}
    >
      <CalendarHead control={control} model={model} names={names} />
      <div className="mk-months">
        {months.map((shown, index) => (
          <MonthTable
            // biome-ignore lint/suspicious/noArrayIndexKey: the place of a month; its content changes.
            key={index}
            control={control}
            model={model}
            names={names}
            firstDay={firstDay}
            month={shown}
            nameId={`${id}-${index}`}
          />
        ))}
      </div>
    </div>
  );
}
