import type { ConditionDocument } from './condition';
import type { FieldDocument } from './field';

/** Fields in one row, with text above. */
export interface FieldGroupDocument {
  /** The fields, side by side. */
  readonly fields: readonly FieldDocument[];
  /**
   * Markup above the fields, which is cleaned.
   * @example {"content": "<h2>About you</h2>"}
   */
  readonly richText?: RichText | string;
  /**
   * The group begins a new page of the form. Default false.
   * @example true
   */
  readonly isPageBreak?: boolean;
  /**
   * Hidden while the values of all its fields are known; the next group that is not `default` is shown in its place.
   * Default false.
   * @example false
   */
  readonly isSmartGroup?: boolean;
  /**
   * Shown from the start. A group that is not takes the place of a smart group. Default true.
   * @example true
   */
  readonly default?: boolean;
  /** Rules that the incumbent's hosts ignore. */
  readonly mountkit?: GroupRules;
}

/** Text above a group. */
export interface RichText {
  /**
   * Markup, which is cleaned.
   * @example "<h2>About you</h2>"
   */
  readonly content: string;
  /**
   * The same in further languages, by language.
   * @example {"nl": "<h2>Over u</h2>"}
   */
  readonly translations?: Readonly<Record<string, string>>;
}

/** Rules of a group. */
export interface GroupRules {
  /**
   * The page is skipped while one of these conditions holds. They can be about fields of the pages before it only.
   * @example [{"field": "kind", "filters": [{"operator": "EQ", "strValue": "a person"}]}]
   */
  readonly skipWhen?: readonly ConditionDocument[];
}
