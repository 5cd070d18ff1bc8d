import { type CalendarNames, nameCalendar } from '../../logic/dates/calendar-names';
import type { FullModel } from '../full/full-model';

const known = new WeakMap<FullModel, CalendarNames>();

/** The names in a form's locale; kept for each model, since creating them is slow. */
export function namesOf(model: FullModel): CalendarNames {
  const names = known.get(model) ?? nameCalendar(model.messages, model.settings.locale);
  known.set(model, names);
  return names;
}
