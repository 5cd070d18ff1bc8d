// What only forms with a date need: a chunk of its own. The calendar is another, fetched when a visitor wants it.
export { dateRule } from '../logic/rules/date-rule';
export { DateControl } from '../ui/full/date-control';
