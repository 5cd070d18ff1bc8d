import type { FieldType } from '../logic/definition/field-types';
import type { FilterDocument } from './condition';
import type { ValidationDocument } from './validation';

/** A field. */
export interface FieldDocument {
  /**
   * The key of its value, unique in the form.
   * @example "email"
   */
  readonly name: string;
  /**
   * What the visitor is asked for. Markup is cleaned. Default none: name the field by `labelHidden` where it is not seen.
   * @example "Your email address"
   */
  readonly label?: string;
  /**
   * The control. Default `text`.
   * @example "select"
   */
  readonly fieldType?: FieldType;
  /**
   * What the value is: it decides how it is read and compared. Default `string`.
   * @example "enumeration"
   */
  readonly type?: 'string' | 'number' | 'date' | 'datetime' | 'enumeration';
  /**
   * The form cannot be sent without a value. Default false.
   * @example true
   */
  readonly required?: boolean;
  /**
   * Not shown; its value is sent. Default false.
   * @example false
   */
  readonly hidden?: boolean;
  /**
   * The label is for screen readers only. Default false.
   * @example false
   */
  readonly labelHidden?: boolean;
  /**
   * Help above the control.
   * @example "We only write when something is ready."
   */
  readonly description?: string;
  /**
   * Help below the control. Markup is cleaned.
   * @example "At least ten characters."
   */
  readonly footer?: string;
  /**
   * Shown in the empty control.
   * @example "ada@example.com"
   */
  readonly placeholder?: string;
  /**
   * The first value; several of an enumeration are joined by semicolons.
   * @example "red;blue"
   */
  readonly defaultValue?: string | boolean;
  /**
   * Chosen at the start, in place of `defaultValue`.
   * @example ["red"]
   */
  readonly selectedOptions?: readonly string[];
  /**
   * What a select, radio buttons or checkboxes offer.
   * @example [{"label": "Red", "value": "red"}, {"label": "Blue", "value": "blue"}]
   */
  readonly options?: readonly (OptionDocument | string | number)[];
  /** What a value must be. */
  readonly validation?: ValidationDocument;
  /** Fields that are shown while this one has certain values. */
  readonly dependentFieldFilters?: readonly DependentDocument[];
  /**
   * What the value belongs to: `0-1` a contact, `0-2` a company, `0-5` a ticket, `0-19` feedback. Default `0-1`.
   * @example "0-2"
   */
  readonly objectTypeId?: string;
  /**
   * Hidden once its value is known. Default false.
   * @example false
   */
  readonly isSmartField?: boolean;
  /**
   * Radio buttons are shown as a rating: any text turns it on. Default none.
   * @example "NUMBER"
   */
  readonly ratingType?: string;
  /**
   * A phone number is entered with a list of countries. Default false.
   * @example true
   */
  readonly useCountryCodeSelect?: boolean;
  /**
   * The first country of that list: two letters. Default: that of the form.
   * @example "DE"
   */
  readonly countryCode?: string;
  /**
   * The same by its dial code.
   * @example "49"
   */
  readonly countryCodeExtension?: string | number;
  /**
   * Further facts about the field. Dates: `format`, `dateSeparator`, `minDate`, `maxDate`, `yearRange`, `numberOfMonths`,
   * `firstDay`, `disableWeekends`, `showWeekNumber`. Files: `accept`, `multiple`. Any: `neverKeep`.
   * @example [{"name": "format", "value": "DD.MM.YYYY"}]
   */
  readonly metaData?: readonly NamedText[];
}

/** A field that is shown while the value of the field that holds it passes every filter. */
export interface DependentDocument {
  /** All of them must pass. */
  readonly filters: readonly FilterDocument[];
  /**
   * The field. It may have dependents of its own.
   * @example {"name": "other", "label": "Which?"}
   */
  readonly dependentFormField: FieldDocument;
}

/** One choice. A text or a number is its own label. */
export interface OptionDocument {
  /**
   * What the visitor reads. Default: the value.
   * @example "Red"
   */
  readonly label?: string;
  /**
   * What is sent: no semicolon.
   * @example "red"
   */
  readonly value: string | number | boolean;
  /**
   * Not offered. Default false.
   * @example false
   */
  readonly hidden?: boolean;
}

/** A fact about a field, by name. */
export interface NamedText {
  /**
   * What it is about.
   * @example "format"
   */
  readonly name: string;
  /**
   * The value.
   * @example "DD.MM.YYYY"
   */
  readonly value: string;
}
