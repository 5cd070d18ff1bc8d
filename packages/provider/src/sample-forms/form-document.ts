import type { FieldDocument } from './field-document';

interface GroupText {
  fields: readonly FieldDocument[];
  /** Whether it is shown in any case; one that is not takes the place of a smart group. */
  default?: boolean;
  isSmartGroup?: boolean;
  isPageBreak?: boolean;
  /** Markup above the fields. */
  text?: string;
  /** Rules of our own, which the forms host does not know. */
  mountkit?: { skipWhen?: readonly object[] };
}

export interface FormText {
  guid: string;
  submitText?: string;
  inlineMessage?: string;
  redirectUrl?: string;
  isPublished?: boolean;
  captchaEnabled?: boolean;
  /** The only bot check that this server takes for the form; any where nothing is said. */
  botCheck?: 'proof-of-work';
  legalConsentOptions?: object;
  /** Each row is one field group; the fields of a group stand side by side. */
  rows: readonly (readonly FieldDocument[] | GroupText)[];
}

export const SEEDED_PORTAL = 8100231;

const updatedAt = Date.UTC(2026, 0, 1);

/** A definition document, specification 2 section 3. */
export function formDocument({
  guid,
  submitText = 'Send',
  inlineMessage = 'Thank you, we will be in touch.',
  redirectUrl = '',
  isPublished = true,
  captchaEnabled = false,
  botCheck,
  legalConsentOptions,
  rows,
}: FormText) {
  const consent =
    legalConsentOptions === undefined
      ? []
      : [{ name: 'legalConsentOptions', value: JSON.stringify(legalConsentOptions) }];
  return {
    form: {
      portalId: SEEDED_PORTAL,
      guid,
      cssClass: 'hs-form stacked',
      inlineMessage: redirectUrl === '' ? inlineMessage : '',
      redirectUrl,
      submitText,
      formFieldGroups: rows.map(groupDocument),
      metaData: [
        { name: 'lang', value: 'en' },
        { name: 'embedType', value: 'REGULAR' },
        { name: 'formDefinitionUpdatedAt', value: String(updatedAt) },
        ...consent,
        ...(botCheck === undefined ? [] : [{ name: 'botCheck', value: botCheck }]),
      ],
      captchaEnabled,
      formTypeNumber: 11,
      thankYouMessageJson: '',
      themeColor: '',
      themeName: 'canvas',
      style: null,
      variantId: null,
      isPublished,
    },
    properties: {},
    knownSmartFields: [],
    gates: { viralityVariation: false, useRecaptchaEnterprise: false },
    scopes: { noBranding: true, renderShell: true, rawHtmlAccess: false, customStyleAccess: true },
    time: updatedAt,
    themeCss: '',
    globalStyle: '{}',
    countryCode: 'US',
    portalSetting: { enableLiveValidation: true },
    errorCode: null,
  };
}

function groupDocument(row: readonly FieldDocument[] | GroupText) {
  const { text = '', ...group }: GroupText = 'fields' in row ? row : { fields: row };
  return {
    default: true,
    isSmartGroup: false,
    richText: { content: text, type: 'TEXT' },
    isPageBreak: false,
    ...group,
  };
}
