import type { Operator } from '../logic/definition/parse-filters';

/** Holds while a field is shown and its value passes every filter. */
export interface ConditionDocument {
  /**
   * The id of the field: its name, for other objects than contacts with the prefix of its object, as in a submission.
   * @example "kind"
   */
  readonly field: string;
  /** All of them must pass. */
  readonly filters: readonly FilterDocument[];
}

/** A comparison. Filters of an empty value fail, except those that say NEQ, NOT or DOESNT. */
export interface FilterDocument {
  /**
   * How to compare.
   * @example "SET_ANY"
   */
  readonly operator: Operator;
  /**
   * With a text or a day, `YYYY-MM-DD`.
   * @example "red"
   */
  readonly strValue?: string;
  /**
   * With several; the bounds of BETWEEN for days.
   * @example ["red", "blue"]
   */
  readonly strValues?: readonly string[];
  /**
   * With a number.
   * @example 3
   */
  readonly numberValue?: number;
  /**
   * The two bounds of BETWEEN, which count as inside.
   * @example [1, 10]
   */
  readonly numberValues?: readonly number[];
  /**
   * With a checkbox.
   * @example true
   */
  readonly boolValue?: boolean;
}
