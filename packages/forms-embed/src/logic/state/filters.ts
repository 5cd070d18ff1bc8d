import type { Filter } from '../definition/full-definition';
import { DAY, isDayText, readBoolean, readDay, readMoment, readNumber, splitChoices } from '../definition/read-value';

/** What a filter needs besides the value. */
export interface ValueFacts {
  /** The `type` of the field that has the value. */
  readonly type: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Whether a value that is not empty passes. */
type Test = (filter: Filter, value: string, facts: ValueFacts) => boolean;

const isDate = (type: string): boolean => type === 'date' || type === 'datetime';

/** Texts are compared without case and surrounding space: a visitor types 'berlin ' for 'Berlin'. */
const fold = (text: string): string => text.trim().toLowerCase();

/**
 * The filter's one bound. The text counts first: documents fill the members that they do not use with `false` and 0.
 */
const boundOf = ({ strValue, numberValue }: Filter): string => strValue.trim() || `${numberValue ?? ''}`;

/** The filter's bounds, as texts. */
const boundsOf = ({ strValues, numberValues }: Filter): readonly string[] =>
  strValues.length > 0 ? strValues : numberValues.map(String);

/** Below, at or above 0 if the value is before, at or after the bound; NaN if the two cannot be compared. */
function compare(value: string, bound: string, type: string): number {
  if (!isDate(type)) return readNumber(value) - readNumber(bound);
  // A bound that is a whole day includes all of its moments.
  const read = type === 'date' || isDayText(bound) ? readDay : readMoment;
  return read(value) - read(bound);
}

/** A test of the order of the value and the filter's one bound. NaN fails every test. */
const ordered =
  (passes: (order: number) => boolean): Test =>
  (filter, value, { type }) =>
    passes(compare(value, boundOf(filter), type));

/** A test of two texts; an empty wanted one fails. */
const matched =
  (passes: (value: string, wanted: string) => boolean): Test =>
  ({ strValue }, value) =>
    strValue.trim() !== '' && passes(fold(value), fold(strValue));

/** A test of two sets of choices, compared exactly; an empty wanted one fails. */
const chosen =
  (passes: (choices: ReadonlySet<string>, wanted: readonly string[]) => boolean): Test =>
  ({ strValue, strValues }, value) => {
    const wanted = (strValues.length > 0 ? strValues : [strValue]).flatMap(splitChoices);
    return wanted.length > 0 && passes(new Set(splitChoices(value)), wanted);
  };

const equals: Test = (filter, value, { type }) => {
  if (type === 'number' || isDate(type)) return compare(value, boundOf(filter), type) === 0;
  const wanted = fold(filter.strValue) || (type === 'string' ? '' : `${filter.boolValue ?? ''}`);
  if (type !== 'bool') return wanted !== '' && wanted === fold(value);
  const answer = readBoolean(value);
  return answer !== undefined && answer === readBoolean(wanted);
};

const isBetween: Test = (filter, value, { type }) => {
  const [low = '', high = ''] = boundsOf(filter);
  return compare(value, low, type) >= 0 && compare(value, high, type) <= 0;
};

/**
 * Within the next so many days of `numberValue`; for -1 the last so many. Days count in UTC and whole, moments exact.
 */
const isWithin =
  (sign: 1 | -1): Test =>
  ({ numberValue = Number.NaN }, value, { type, now }) => {
    const [at, start, span] =
      type === 'date' || isDayText(value)
        ? [readDay(value), Math.floor(now / DAY), numberValue]
        : [readMoment(value), now, numberValue * DAY];
    const ahead = (at - start) * sign;
    return ahead >= 0 && ahead <= span;
  };

const hasAll = (choices: ReadonlySet<string>, wanted: readonly string[]): boolean =>
  wanted.every((choice) => choices.has(choice));

const TESTS: ReadonlyMap<string, Test> = new Map([
  ['EQ', equals],
  ['CONTAINS', matched((value, wanted) => value.includes(wanted))],
  ['STR_STARTS_WITH', matched((value, wanted) => value.startsWith(wanted))],
  ['STR_ENDS_WITH', matched((value, wanted) => value.endsWith(wanted))],
  ['LT', ordered((order) => order < 0)],
  ['LTE', ordered((order) => order <= 0)],
  ['GT', ordered((order) => order > 0)],
  ['GTE', ordered((order) => order >= 0)],
  ['BETWEEN', isBetween],
  ['WITHIN_TIME', isWithin(-1)],
  ['WITHIN_TIME_REVERSE', isWithin(1)],
  ['SET_ANY', chosen((choices, wanted) => wanted.some((choice) => choices.has(choice)))],
  ['SET_ALL', chosen(hasAll)],
  ['SET_EQ', chosen((choices, wanted) => hasAll(choices, wanted) && choices.size === new Set(wanted).size)],
  ['IS_NOT_EMPTY', () => true],
]);

/** The operators that are the negation of another one. */
const OPPOSITES: ReadonlyMap<string, string> = new Map([
  ['NEQ', 'EQ'],
  ['DOESNT_CONTAIN', 'CONTAINS'],
  ['NOT_BETWEEN', 'BETWEEN'],
  ['SET_NOT_ANY', 'SET_ANY'],
  ['SET_NOT_ALL', 'SET_ALL'],
  ['SET_NEQ', 'SET_EQ'],
]);

/**
 * Whether a value passes a filter: specification 2 section 3, 'Filter', and contract section 9, 'Filters'. An empty
 * value passes only negated operators, and so does every value if the filter has nothing to compare with. WITHIN_TIME
 * reads: in the last `numberValue` days; WITHIN_TIME_REVERSE: in the next ones. An unknown operator is false.
 */
export function passesFilter(filter: Filter, value: string, facts: ValueFacts): boolean {
  const opposite = OPPOSITES.get(filter.operator);
  const test = TESTS.get(opposite ?? filter.operator);
  const passes = value.trim() !== '' && test?.(filter, value, facts) === true;
  return opposite ? !passes : passes;
}
