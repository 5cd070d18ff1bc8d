// What only forms with a date need: a chunk of its own. The calendar is another, loaded when a visitor needs it.
export { dateRule } from '../logic/rules/date-rule';
export { DateControl } from '../ui/full/date-control';
