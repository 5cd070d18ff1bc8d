import type { ConditionDocument } from './condition';

/** What a value must be. */
export interface ValidationDocument {
  /**
   * A number: `min:max:true`. A phone number: the fewest and the most digits, `min:max`. An email address: refused domains,
   * separated by commas.
   * @example "1:10:true"
   */
  readonly data?: string;
  /**
   * Refuse addresses of free-mail domains. Default false.
   * @example true
   */
  readonly useDefaultBlockList?: boolean;
  /**
   * Refused addresses and domains.
   * @example ["example.net"]
   */
  readonly blockedEmailAddresses?: readonly string[];
  /** Rules that the incumbent's hosts ignore. */
  readonly mountkit?: FieldRules;
}

/** Rules of a field. */
export interface FieldRules {
  /**
   * The fewest characters of a text that is not empty. Default none.
   * @example 10
   */
  readonly minLength?: number;
  /**
   * The most characters of a text; a counter shows how many are left. Default none.
   * @example 500
   */
  readonly maxLength?: number;
  /**
   * The field is required while one of these conditions holds.
   * @example [{"field": "kind", "filters": [{"operator": "IS_NOT_EMPTY"}]}]
   */
  readonly requiredWhen?: readonly ConditionDocument[];
}
