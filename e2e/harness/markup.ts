/** The example server's account and its two forms. */
export const PORTAL = '8100231';
/** One field: email. */
export const EMAIL_FORM = '6f3a2b58-1c7e-4d4e-9a43-5d1c9b7e2a10';
/** First name, last name and email; thanks in place. */
export const CONTACT_FORM = '2d9b1c44-7f60-4b5e-8a15-0c3de8f1b702';

/** The form with one field, as the definition of an account without the scope noBranding. */
export const FREE_DOCUMENT = {
  form: {
    guid: EMAIL_FORM,
    portalId: Number(PORTAL),
    formFieldGroups: [
      { fields: [{ name: 'email', label: 'Email', fieldType: 'text', type: 'string', required: true }] },
    ],
  },
  scopes: { noBranding: false },
};

/** The parts of a test page. */
export interface PageParts {
  readonly head?: string;
  readonly body?: string;
  /** Attributes of the html element. Default `lang="en"`. */
  readonly html?: string;
  /** Default `<!doctype html>`. */
  readonly doctype?: string;
}

/** A small, complete page. */
export const pageOf = ({ head = '', body = '', html = 'lang="en"', doctype = '<!doctype html>' }: PageParts): string =>
  `${doctype}<html ${html}><head><meta charset="utf-8"><title>A test page</title>${head}</head>` +
  `<body><main><h1>A test page</h1>${body}</main></body></html>`;

/** The one script tag, loaded from a provider. */
export const tagOf = (provider: string, attributes = 'async'): string =>
  `<script src="${provider}/mountkit/mountkit.js" data-provider="${provider}/" ${attributes}></script>`;

/** An element that a form is mounted on. */
export const formOf = (formId: string = CONTACT_FORM, attributes = ''): string =>
  `<div data-mountkit="form" data-portal-id="${PORTAL}" data-form-id="${formId}" ${attributes}></div>`;

/** The guid of a form that the example server has from the start, by its number. */
export const seededForm = (number: number): string => `5eed0000-0000-4000-8000-${`${number}`.padStart(12, '0')}`;
