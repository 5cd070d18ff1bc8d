import { jsonList, jsonObject, jsonText } from '@mountkit/core/logic';
import { anyText, booleanOf, numberOf, type Report } from './foreign';
import type { Filter } from './full-definition';

/** The operators that a definition may name. */
const OPERATORS = [
  'EQ',
  'NEQ',
  'CONTAINS',
  'DOESNT_CONTAIN',
  'STR_STARTS_WITH',
  'STR_ENDS_WITH',
  'LT',
  'LTE',
  'GT',
  'GTE',
  'BETWEEN',
  'NOT_BETWEEN',
  'WITHIN_TIME',
  'WITHIN_TIME_REVERSE',
  'SET_ANY',
  'SET_NOT_ANY',
  'SET_ALL',
  'SET_NOT_ALL',
  'SET_EQ',
  'SET_NEQ',
  'IS_NOT_EMPTY',
] as const;

/** How a filter compares. */
export type Operator = (typeof OPERATORS)[number];

const KNOWN: ReadonlySet<string> = new Set(OPERATORS);

/** Reads the filters of one dependent: specification 2 section 3, 'Filter'. Unknown operators are kept and reported. */
export function parseFilters(filters: unknown, report: Report): readonly Filter[] {
  return jsonList(filters).map((value) => {
    const raw = jsonObject(value);
    const operator = jsonText(raw.operator);
    if (!KNOWN.has(operator)) report('operator', operator);
    return {
      operator,
      strValue: anyText(raw.strValue),
      strValues: jsonList(raw.strValues).map(anyText),
      numberValue: numberOf(raw.numberValue),
      numberValues: jsonList(raw.numberValues).flatMap((entry) => numberOf(entry) ?? []),
      boolValue: booleanOf(raw.boolValue),
    };
  });
}
