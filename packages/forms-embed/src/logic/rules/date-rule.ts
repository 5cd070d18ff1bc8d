import { isRealDate, isRealMoment } from '../dates/dates';
import { type Rule, refuse } from './full-rules';

/** A date is a day of the calendar, or, where the field wants one, a moment: specification 2 section 5. */
export const dateRule: Rule = (value, { type }) =>
  isRealDate(value) || (type === 'datetime' && isRealMoment(value)) ? null : refuse('invalidDate');
