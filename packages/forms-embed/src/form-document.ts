import type { FieldType } from './logic/definition/field-types';
import type { Operator } from './logic/definition/parse-filters';

/**
 * A form as its owner defines it: what the forms host returns, and what the option `definition` takes. The widget ignores
 * every key that is not here.
 *
 * @example {"form": {"guid": "6f3a2b58-1c7e-4d4e-9a43-5d1c9b7e2a10", "portalId": 8100231, "formFieldGroups": []}}
 */
export interface FormDocument {
  /** The form itself. */
  readonly form: FormPart;
  /**
   * What the host knows of the visitor: first values of fields, by name.
   * @example {"email": "ada@example.com"}
   */
  readonly properties?: Readonly<Record<string, string | number | boolean>>;
  /**
   * Names of the fields whose values are known. A smart group whose fields are all known is hidden.
   * @example ["email"]
   */
  readonly knownSmartFields?: readonly string[];
  /**
   * The country of phone fields that name none: two letters. Default `US`.
   * @example "NL"
   */
  readonly countryCode?: string;
  /** What the account may do. */
  readonly scopes?: Scopes;
  /** Settings of the account for all of its forms. */
  readonly portalSetting?: PortalSetting;
  /**
   * The account's own style, under that of the form: an object, or its JSON as a text.
   * @example {"fontFamily": "Georgia, serif"}
   */
  readonly globalStyle?: FormStyle | string;
  /**
   * Style rules of the form's theme. They apply within the form only.
   * @example ".hs-form fieldset { max-width: 100%; }"
   */
  readonly themeCss?: string;
}

/** A form: where it belongs, its groups of fields, and what happens once it was sent. */
export interface FormPart {
  /**
   * Identifies the form: 36 characters.
   * @pattern ^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$
   * @example "6f3a2b58-1c7e-4d4e-9a43-5d1c9b7e2a10"
   */
  readonly guid: string;
  /**
   * The account that the form belongs to: digits.
   * @pattern ^\d{1,15}$
   * @example 8100231
   */
  readonly portalId: number | string;
  /** The groups, in the order in which they are shown. */
  readonly formFieldGroups: readonly FieldGroupDocument[];
  /**
   * The button's label. Default 'Submit', in the language of the form.
   * @example "Send"
   */
  readonly submitText?: string;
  /**
   * Shown in place of the form once it was sent. Markup is cleaned. Not together with `redirectUrl`.
   * @example "<p>Thank you, we will be in touch.</p>"
   */
  readonly inlineMessage?: string;
  /**
   * Where the visitor goes once the form was sent: an address of http or https.
   * @example "https://shop.example/thanks/"
   */
  readonly redirectUrl?: string;
  /**
   * Classes of the form element, separated by spaces.
   * @example "hs-form stacked"
   */
  readonly cssClass?: string;
  /**
   * The name of a theme: `canvas`, `round`, `sharp` or one that the page styles. Default none.
   * @example "canvas"
   */
  readonly themeName?: string;
  /**
   * The form's own style: an object, or its JSON as a text. Without the scope `customStyleAccess` only `fontFamily` and
   * `backgroundWidth` are used.
   * @example {"submitColor": "#0b5fff", "labelTextSize": "14px"}
   */
  readonly style?: FormStyle | string | null;
  /**
   * The kind of form. Default 11.
   * @example 11
   */
  readonly formTypeNumber?: number;
  /**
   * Ask for a bot check before the form is sent. Default false.
   * @example true
   */
  readonly captchaEnabled?: boolean;
  /**
   * Further facts about the form: `lang` (the language of the form's own texts), `legalConsentOptions` (what the visitor
   * is asked to agree to), `allowCookieReset` (`true`: a link that resets what is known of the visitor), `renderRawHtml`
   * (`true`: bare HTML, with the scope `rawHtmlAccess`), `disableCookieSubmission` (`true`: send no visitor token), and
   * those of dates, for all date fields.
   * @example [{"name": "lang", "value": "nl"}]
   */
  readonly metaData?: readonly FormMetaData[];
}

/** What the account may do. */
export interface Scopes {
  /**
   * Show the form without a link to its provider. Default true.
   * @example true
   */
  readonly noBranding?: boolean;
  /**
   * Let a page ask for the form as bare HTML, without style. Default false.
   * @example false
   */
  readonly rawHtmlAccess?: boolean;
  /**
   * Use every key of the style. Default false.
   * @example true
   */
  readonly customStyleAccess?: boolean;
}

/** Settings of an account for all of its forms. */
export interface PortalSetting {
  /**
   * Check fields while the visitor types. Default true.
   * @example true
   */
  readonly enableLiveValidation?: boolean;
}

/** How a form looks. The values are those of CSS; a size without a unit is in pixels. */
export interface FormStyle {
  /**
   * The typeface of the form.
   * @example "Georgia, serif"
   */
  readonly fontFamily?: string;
  /**
   * The width of the form.
   * @example "480px"
   */
  readonly backgroundWidth?: string;
  /**
   * The colour of labels.
   * @example "#33475b"
   */
  readonly labelTextColor?: string;
  /**
   * The size of labels.
   * @example "14px"
   */
  readonly labelTextSize?: string;
  /**
   * The colour of help texts.
   * @example "#516f90"
   */
  readonly helpTextColor?: string;
  /**
   * The size of help texts.
   * @example "12px"
   */
  readonly helpTextSize?: string;
  /**
   * The colour of what the visitor agrees to.
   * @example "#33475b"
   */
  readonly legalConsentTextColor?: string;
  /**
   * The size of what the visitor agrees to.
   * @example "13px"
   */
  readonly legalConsentTextSize?: string;
  /**
   * The ground of the button.
   * @example "#0b5fff"
   */
  readonly submitColor?: string;
  /**
   * The colour of the button's label.
   * @example "#ffffff"
   */
  readonly submitFontColor?: string;
  /**
   * The size of the button's label.
   * @example "16px"
   */
  readonly submitSize?: string;
  /**
   * Where the button is.
   * @example "left"
   */
  readonly submitAlignment?: string;
}

/** A fact about a form, by name. All values are texts, but for `legalConsentOptions`: an object, or its JSON. */
export interface FormMetaData {
  /**
   * What it is about.
   * @example "lang"
   */
  readonly name: string;
  /**
   * The value.
   * @example "nl"
   */
  readonly value: string | LegalConsentOptions;
}

/** What the visitor is asked to agree to. All texts may be markup, which is cleaned. */
export interface LegalConsentOptions {
  /**
   * Only `privacyPolicyText` is shown, and nothing is asked. Default false.
   * @example false
   */
  readonly isLegitimateInterest?: boolean;
  /**
   * The privacy policy.
   * @example "<a href=\"https://shop.example/privacy/\">Privacy policy</a>"
   */
  readonly privacyPolicyText?: string;
  /**
   * Above the checkboxes for kinds of messages.
   * @example "<p>We would like to write to you.</p>"
   */
  readonly communicationConsentText?: string;
  /** A checkbox for each kind of message. */
  readonly communicationConsentCheckboxes?: readonly ConsentCheckbox[];
  /**
   * How the visitor agrees that data is processed: by sending the form, or by a required checkbox. Default `IMPLICIT`.
   * @example "REQUIRED_CHECKBOX"
   */
  readonly processingConsentType?: 'IMPLICIT' | 'REQUIRED_CHECKBOX';
  /**
   * Above that checkbox.
   * @example "<p>To answer you we store what you send.</p>"
   */
  readonly processingConsentText?: string;
  /**
   * The label of that checkbox.
   * @example "<p>I agree.</p>"
   */
  readonly processingConsentCheckboxLabel?: string;
}

/** A checkbox for one kind of message. */
export interface ConsentCheckbox {
  /**
   * Identifies the kind of message. The value is sent as `LEGAL_CONSENT.subscription_type_` with this number.
   * @example 120511401
   */
  readonly communicationTypeId: number | string;
  /**
   * What the visitor agrees to.
   * @example "<p>Write to me about new jugs.</p>"
   */
  readonly label: string;
  /**
   * Whether the form cannot be sent without it. Default false.
   * @example false
   */
  readonly required?: boolean;
}

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
}

/** Rules of a group. */
export interface GroupRules {
  /**
   * The page is skipped while one of these conditions holds. They can be about fields of the pages before it only.
   * @example [{"field": "kind", "filters": [{"operator": "EQ", "strValue": "a person"}]}]
   */
  readonly skipWhen?: readonly ConditionDocument[];
}

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
