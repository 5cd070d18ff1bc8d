import type { Field, FieldGroup, FormDefinition } from './definition';
import type { FieldType } from './field-types';

/** One choice of an enumeration. */
export interface FieldOption {
  readonly label: string;
  readonly value: string;
}

/** A condition on the value of a parent field: specification 2 section 3, 'Filter'. */
export interface Filter {
  readonly operator: string;
  readonly strValue: string;
  readonly strValues: readonly string[];
  readonly numberValue: number | undefined;
  readonly numberValues: readonly number[];
  readonly boolValue: boolean | undefined;
}

/** A condition to show a field: its parent is shown, and the parent's value passes every filter. */
export interface Condition {
  /** The id of the parent field. */
  readonly parentId: string;
  readonly filters: readonly Filter[];
}

/** Restrictions on the values of a field. */
export interface FieldValidation {
  /** `min:max:true` of numbers, `min:max:flag` of phones, blocked domains (comma separated) of email. */
  readonly data: string;
  readonly useDefaultBlockList: boolean;
  readonly blockedEmailAddresses: readonly string[];
}

/** A field with all its properties: specification 2 section 3. */
export interface FullField extends Field {
  readonly fieldType: FieldType;
  /** `string`, `number`, `date`, `datetime`, `enumeration`, or any other word. */
  readonly type: string;
  readonly objectTypeId: string;
  readonly footer: string;
  /** Without repeated or empty values. */
  readonly options: readonly FieldOption[];
  readonly validation: FieldValidation;
  readonly isSmartField: boolean;
  readonly ratingType: string;
  readonly useCountryCodeSelect: boolean;
  readonly countryCode: string;
  /** A dial code, with or without its plus. */
  readonly countryCodeExtension: string;
  readonly metaData: Readonly<Record<string, string>>;
  /** The field is shown if one of these holds. Empty for a field that does not depend on others. */
  readonly conditions: readonly Condition[];
  /** The fewest characters of a value that is not empty. Default none. */
  readonly minLength?: number;
  /** The most characters of a value. Default 65,536. */
  readonly maxLength?: number;
  /** The field is also required if one of these holds. Default none. */
  readonly requiredWhen?: readonly Condition[];
  /** Its page is skipped if one of these holds; one list for all fields of a page. Default none. */
  readonly skipWhen?: readonly Condition[];
}

/** Fields in one row, with all properties of the group. */
export interface FullGroup extends FieldGroup {
  readonly fields: readonly FullField[];
  /** Foreign markup above the fields; empty for none. */
  readonly richText: string;
  /** Shown from the start; otherwise it waits to replace a smart group whose fields are all known. */
  readonly isDefault: boolean;
  readonly isSmartGroup: boolean;
  /** Counted from 0. */
  readonly page: number;
  /** Its fields depend on those of the group before it. */
  readonly isDependent: boolean;
  /** Its page is skipped if one of these holds. Default none. */
  readonly skipWhen?: readonly Condition[];
}

/**
 * The consent that a visitor is asked for: specification 2 section 3, 'Legal consent'. All texts are foreign markup.
 */
export interface LegalConsent {
  readonly isLegitimateInterest: boolean;
  readonly privacyPolicyText: string;
  readonly communicationConsentText: string;
  readonly processingConsentText: string;
  /** `LEGAL_CONSENT.subscription_type_…`, then `LEGAL_CONSENT.processing` if it needs a checkbox. */
  readonly communicationFields: readonly FullField[];
  readonly processingField: FullField | null;
}

/** A form with all its properties. */
export interface FullDefinition extends FormDefinition {
  readonly groups: readonly FullGroup[];
  /** Pages of fields, without the consent page; 1 if there is no page break. */
  readonly pageCount: number;
  readonly consent: LegalConsent | null;
  /** Default 11: specification 2 section 9. */
  readonly formTypeNumber: number;
  readonly captchaEnabled: boolean;
  /** The owner's style: `fontFamily`, `backgroundWidth` and others. */
  readonly style: Readonly<Record<string, string>>;
  readonly themeName: string;
  readonly themeCss: string;
  readonly globalStyle: Readonly<Record<string, string>>;
  /** Values that the provider knows of the visitor, by field name. */
  readonly properties: Readonly<Record<string, string>>;
  /** Names of fields whose values are known. */
  readonly knownSmartFields: readonly string[];
  readonly countryCode: string;
  readonly scopes: {
    /** Default true. */
    readonly noBranding: boolean;
    readonly rawHtmlAccess: boolean;
    readonly customStyleAccess: boolean;
  };
  /** Default true: specification 2 section 9. */
  readonly enableLiveValidation: boolean;
  readonly allowCookieReset: boolean;
}
