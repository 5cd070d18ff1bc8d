import { textField } from './field-document';

interface FormText {
  guid: string;
  submitText: string;
  inlineMessage: string;
  /** Each row is one field group; the fields of a group stand side by side. */
  rows: ReturnType<typeof textField>[][];
}

const SEEDED_PORTAL = 8100231;

const updatedAt = Date.UTC(2026, 0, 1);

/** The forms that every new database starts with; the example pages show them. */
export const seededForms = [
  formDocument({
    guid: '6f3a2b58-1c7e-4d4e-9a43-5d1c9b7e2a10',
    submitText: 'Continue',
    inlineMessage: '',
    rows: [[textField({ name: 'email', label: 'Work email', required: true })]],
  }),
  formDocument({
    guid: '2d9b1c44-7f60-4b5e-8a15-0c3de8f1b702',
    submitText: 'Send',
    inlineMessage: 'Thank you, we will be in touch.',
    rows: [
      [
        textField({ name: 'firstname', label: 'First name' }),
        textField({ name: 'lastname', label: 'Last name', required: true }),
      ],
      [textField({ name: 'email', label: 'Email', required: true })],
    ],
  }),
];

function formDocument({ guid, submitText, inlineMessage, rows }: FormText) {
  return {
    form: {
      portalId: SEEDED_PORTAL,
      guid,
      cssClass: 'hs-form stacked',
      inlineMessage,
      redirectUrl: '',
      submitText,
      formFieldGroups: rows.map((fields) => ({
        fields,
        default: true,
        isSmartGroup: false,
        richText: { content: '', type: 'TEXT' },
        isPageBreak: false,
      })),
      metaData: [
        { name: 'lang', value: 'en' },
        { name: 'embedType', value: 'REGULAR' },
        { name: 'formDefinitionUpdatedAt', value: String(updatedAt) },
      ],
      captchaEnabled: false,
      formTypeNumber: 11,
      thankYouMessageJson: '',
      themeColor: '',
      themeName: 'canvas',
      style: null,
      variantId: null,
      isPublished: true,
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
