import type { FieldType } from '../logic/definition/field-types';
import type {
  Condition,
  Filter,
  FullDefinition,
  FullField,
  FullGroup,
  LegalConsent,
} from '../logic/definition/full-definition';

/** An empty filter, with overrides. */
export const filterOf = (filter: Partial<Filter>): Filter => ({
  operator: 'EQ',
  strValue: '',
  strValues: [],
  numberValue: undefined,
  numberValues: [],
  boolValue: undefined,
  ...filter,
});

/** The condition that a parent's value is this text. */
export const whenIs = (parentId: string, strValue: string): Condition => ({
  parentId,
  filters: [filterOf({ operator: 'EQ', strValue })],
});

/** An optional text field, with overrides. */
export const fieldOf = (name: string, field: Partial<FullField> = {}): FullField => ({
  id: name,
  name,
  label: name,
  labelHidden: false,
  description: '',
  placeholder: '',
  fieldType: 'text',
  required: false,
  hidden: false,
  defaultValue: '',
  type: 'string',
  objectTypeId: '0-1',
  footer: '',
  options: [],
  validation: { data: '', useDefaultBlockList: false, blockedEmailAddresses: [] },
  isSmartField: false,
  ratingType: '',
  useCountryCodeSelect: false,
  countryCode: '',
  countryCodeExtension: '',
  metaData: {},
  conditions: [],
  ...field,
});

/** An enumeration with these values. */
export const choiceOf = (name: string, fieldType: FieldType, values: readonly string[]): FullField =>
  fieldOf(name, { type: 'enumeration', fieldType, options: values.map((value) => ({ label: value, value })) });

/** A group on the first page, with overrides. Texts become text fields. */
export const groupOf = (fields: readonly (FullField | string)[], group: Partial<FullGroup> = {}): FullGroup => ({
  fields: fields.map((field) => (typeof field === 'string' ? fieldOf(field) : field)),
  richText: '',
  isDefault: true,
  isSmartGroup: false,
  page: 0,
  isDependent: false,
  ...group,
});

/** A consent with one subscription and a required box. */
export const CONSENT: LegalConsent = {
  isLegitimateInterest: false,
  privacyPolicyText: '',
  communicationConsentText: '',
  processingConsentText: '',
  communicationFields: [fieldOf('LEGAL_CONSENT.subscription_type_7', { fieldType: 'booleancheckbox' })],
  processingField: fieldOf('LEGAL_CONSENT.processing', { fieldType: 'booleancheckbox', required: true }),
};

/** A form of these groups, with overrides. */
export const fullForm = (groups: readonly FullGroup[], definition: Partial<FullDefinition> = {}): FullDefinition => ({
  guid: 'g',
  portalId: '1',
  submitText: '',
  cssClass: '',
  inlineMessage: '',
  redirectUrl: '',
  groups,
  metaData: {},
  pageCount: Math.max(0, ...groups.map(({ page }) => page)) + 1,
  consent: null,
  formTypeNumber: 11,
  captchaEnabled: false,
  style: {},
  themeName: '',
  themeCss: '',
  globalStyle: {},
  properties: {},
  knownSmartFields: [],
  countryCode: '',
  scopes: { noBranding: true, rawHtmlAccess: false, customStyleAccess: false },
  enableLiveValidation: true,
  allowCookieReset: false,
  ...definition,
});
