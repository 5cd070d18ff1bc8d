import { type CalendarNames, nameCalendar } from '../../logic/dates/calendar-names';
import type { FullModel } from '../full/full-model';

const known = new WeakMap<FullModel, CalendarNames>();

/** The names in a form's locale; made once for each state of its settings, since the browser takes its time. */
export function namesOf(model: FullModel): CalendarNames {
  const names = known.get(model) ?? nameCalendar(model.messages, model.settings.locale);
  known.set(model, names);
  return names;
}
