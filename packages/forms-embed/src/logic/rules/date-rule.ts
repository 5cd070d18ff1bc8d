import { isRealDate, isRealMoment } from '../dates/dates';
import { type Rule, refuse } from './full-rules';

/** A date is a day of the calendar, or in a `datetime` field a moment: specification 2 section 5. */
export const dateRule: Rule = (value, { type }) =>
  isRealDate(value) || (type === 'datetime' && isRealMoment(value)) ? null : refuse('invalidDate');
