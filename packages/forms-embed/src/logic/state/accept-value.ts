import type { FullField } from '../definition/full-definition';
import { DAY, readBoolean, readDay, readMoment, readNumber, splitChoices } from '../definition/read-value';

/** Reads a value that comes from outside for one kind of field; empty when the field cannot have it. */
type Reader = (value: string, field: FullField) => string;

const isoOf = (moment: number): string => (Number.isNaN(moment) ? '' : new Date(moment).toISOString());

const readOptions: Reader = (value, { options }) =>
  splitChoices(value)
    .filter((choice, index, all) => all.indexOf(choice) === index && options.some((option) => option.value === choice))
    .join(';');

const readOption: Reader = (value, field) => splitChoices(readOptions(value, field))[0] ?? '';

/** A date as it travels: a day, or a moment that keeps the offset it was told with. */
const readDate: Reader = (value, { type }) => {
  if (type !== 'datetime') return isoOf(readDay(value) * DAY).slice(0, 10);
  return value.includes('T') && !Number.isNaN(readMoment(value)) ? value.trim() : isoOf(readMoment(value));
};

/** By field type. */
const READERS: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  ['checkbox', readOptions],
  ['radio', readOption],
  ['payment_link_radio', readOption],
  ['select', readOption],
  ['booleancheckbox', (value) => `${readBoolean(value) ?? ''}`],
  ['number', (value) => (Number.isNaN(readNumber(value)) ? '' : value.trim())],
  ['date', readDate],
  ['file', () => ''],
]);

/** What of a value from outside a field can take: enumerations only their options, numbers only numbers, files nothing. */
export function acceptValue(field: FullField, value: string): string {
  if (value.trim() === '') return '';
  const read = READERS.get(field.fieldType) ?? READERS.get(field.type);
  return read ? read(value, field) : value;
}
