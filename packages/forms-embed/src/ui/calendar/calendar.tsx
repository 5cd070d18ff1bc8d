import type { ReactElement } from 'react';
import type { FullModel } from '../full/full-model';
import type { CalendarParts } from './calendar-model';
import { CalendarView } from './calendar-view';
import { controlCalendar } from './control-calendar';

/** The calendar of one date field, in a chunk of its own. */
export interface Calendar {
  /** The popup; drawn while it is open. */
  readonly View: (props: { model: FullModel; id: string }) => ReactElement;
  readonly remove: () => void;
}

/** Creates a field's calendar; it opens at once if the field still has the focus. */
export function createCalendar(parts: CalendarParts): Calendar {
  const control = controlCalendar(parts);
  return { View: (props) => <CalendarView control={control} {...props} />, remove: control.remove };
}
