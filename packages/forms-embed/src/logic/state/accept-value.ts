import { valueKindOf } from '../definition/field-kinds';
import { isFieldType, type ValueKind } from '../definition/field-types';
import type { FullField } from '../definition/full-definition';
import { DAY, readBoolean, readDay, readMoment, readNumber, splitChoices } from '../definition/read-value';

/** Reads an outside value for one kind of field; empty if the field does not accept it. */
type Reader = (value: string, field: FullField) => string;

const isoOf = (moment: number): string => (Number.isNaN(moment) ? '' : new Date(moment).toISOString());

const readOptions: Reader = (value, { options }) =>
  splitChoices(value)
    .filter((choice, index, all) => all.indexOf(choice) === index && options.some((option) => option.value === choice))
    .join(';');

const readOption: Reader = (value, field) => splitChoices(readOptions(value, field))[0] ?? '';

/** A date as it is sent: a day, or a moment that keeps its offset. */
const readDate: Reader = (value, { type }) => {
  if (type !== 'datetime') return isoOf(readDay(value) * DAY).slice(0, 10);
  return value.includes('T') && !Number.isNaN(readMoment(value)) ? value.trim() : isoOf(readMoment(value));
};

const readAny: Reader = (value) => value;

const READERS: Readonly<Record<ValueKind, Reader>> = {
  text: readAny,
  phone: readAny,
  options: readOptions,
  option: readOption,
  boolean: (value) => `${readBoolean(value) ?? ''}`,
  number: (value) => (Number.isNaN(readNumber(value)) ? '' : value.trim()),
  date: readDate,
  file: () => '',
};

/**
 * The part of an outside value that a field accepts: enumerations only options, numbers only numbers, files nothing.
 */
export function acceptValue(field: FullField, value: string): string {
  if (value.trim() === '') return '';
  const read = READERS[valueKindOf(field)];
  // A number and a date may be drawn as text.
  const { type } = field;
  const readType = isFieldType(type) ? READERS[valueKindOf({ fieldType: type })] : readAny;
  return (read === readAny ? readType : read)(value, field);
}
