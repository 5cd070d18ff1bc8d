import { type CalendarNames, nameCalendar } from '../../logic/calendar-names';
import type { RichModel } from '../rich/rich-model';

const known = new WeakMap<RichModel, CalendarNames>();

/** The names in a form's locale; made once for each state of its settings, since the browser takes its time. */
export function namesOf(model: RichModel): CalendarNames {
  const names = known.get(model) ?? nameCalendar(model.messages, model.settings.locale);
  known.set(model, names);
  return names;
}
