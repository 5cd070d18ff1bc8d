import { configure, screen } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { fakeFetch } from '../../../core/src/testing/fake-fetch';
import { putMarkup } from '../../../core/src/testing/page';
import type { FieldDocument } from '../document/field';
import type { FormDocument } from '../document/form';
import { mount } from '../index';
import type { FormOptions } from '../settings';
import { fakeUploads } from './fake-upload';

// Finding roles is slow in jsdom, and a machine may be busy, so timeouts are long. No style sheet hides anything here,
// so visibility is not checked.
configure({ asyncUtilTimeout: 4000, defaultHidden: true, getElementError: (message) => new Error(message ?? '') });

export const PORTAL = '8100231';
export const FORM = '6f3a2b58-1c7e-4d4e-9a43-5d1c9b7e2a10';
const PROVIDER = 'https://forms.test';

export const DEFINITION_URL = `${PROVIDER}/embed/v3/form/${PORTAL}/${FORM}/json`;
export const SUBMISSION_URL = `${PROVIDER}/submissions/v3/public/submit/formsnext/multipart/${PORTAL}/${FORM}/json`;

export const IDS = { portalId: PORTAL, formId: FORM, provider: PROVIDER };

export const EMAIL = { name: 'email', label: 'Email', fieldType: 'email', required: true };

/** A definition document, one group for each field. The fields of a test may be invalid, too. */
export const documentWith = (fields: readonly object[] = [EMAIL], form: object = {}) => {
  const formFieldGroups = fields.map((field) => ({ fields: [field as FieldDocument] }));
  return { form: { guid: FORM, portalId: 8_100_231, formFieldGroups, ...form } } satisfies FormDocument;
};

/** The parts of a text form, as a visitor finds them. */
export const page = {
  field: (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name }),
  /** The button that submits, where others may be beside it. */
  button: () => {
    const buttons = screen.getAllByRole<HTMLInputElement>('button');
    return buttons.find(({ type }) => type === 'submit') ?? (buttons[0] as HTMLInputElement);
  },
  form: () => document.querySelector('form') as HTMLFormElement,
  /** The name of the field that has the focus. */
  focused: () => document.activeElement?.getAttribute('name'),
  /** The announced errors. */
  alerts: () => screen.queryAllByRole('alert').map(({ textContent }) => textContent),
};

/** The calls of the email check, which a slow test would make. */
const EMAIL_CHECK = /\/emailcheck\//;
/** For a test that answers every call. */
export const NO_CALL = /^$/;

/** Mounts a form and answers its definition request; a preview gets the definition. Resolves when it is ready. */
export async function openForm(
  options: Partial<FormOptions> = {},
  document: object = documentWith(),
  unheard = EMAIL_CHECK,
) {
  const { calls, call, beacons } = fakeFetch(unheard);
  const uploads = fakeUploads();
  const element = putMarkup('<div></div>');
  const isGiven = options.mode === 'preview' || options.previewMode;
  const handle = mount(element, { ...IDS, ...(isGiven && { definition: document as FormDocument }), ...options });
  if (!isGiven) (await call(0)).answer(document);
  await handle.ready;
  const fetched = isGiven ? 0 : 1;
  return {
    element,
    handle,
    user: userEvent.setup({ delay: null }),
    /** The addresses of counter images. */
    beacons,
    /** What was sent with files: `submission` answers it. */
    uploads,
    /** Every request except that for the definition. */
    sent: () => calls.slice(fetched),
    /** The submission with this index, as soon as it is sent. */
    submission: (index: number) => call(index + fetched),
  };
}

/** The entries of a submission in their order, and its context. */
export function readSubmission({ init }: { init: RequestInit }) {
  const entries = [...(init.body as FormData).entries()];
  const context = entries.find(([name]) => name === 'hs_context')?.[1];
  return { entries: entries.filter(([name]) => name !== 'hs_context'), context: JSON.parse(`${context}`) };
}

/** A definition document of these groups, with overrides for the form and the document. */
export const documentOf = (formFieldGroups: readonly object[], form: object = {}, whole: object = {}) => ({
  form: { guid: FORM, portalId: 8_100_231, formFieldGroups, ...form },
  ...whole,
});

/** A group of a document. */
export const groupOf = (fields: readonly object[], group: object = {}) => ({ fields, ...group });

/** A text field of a document, labelled with its name. */
export const textOf = (name: string, field: object = {}) => ({ name, label: name, fieldType: 'text', ...field });

/** A field of a document that has options; their labels are their values. */
export const choiceOf = (fieldType: string, name: string, values: readonly string[], field: object = {}) => ({
  name,
  label: name,
  fieldType,
  type: 'enumeration',
  options: values.map((value) => ({ label: value, value })),
  ...field,
});

const byId = (id: string) => document.getElementById(id);

/** The parts of a full form, as a visitor finds them. */
export const fullPage = {
  /** The control, or the group of controls, with this label. */
  control<Control extends HTMLElement = HTMLInputElement>(label: string): Control {
    const found = [...document.querySelectorAll('label')].find(
      ({ textContent }) => textContent?.replace(/\*$/, '').trim() === label,
    );
    if (!found) throw new Error(`no label is ${JSON.stringify(label)}`);
    const control = found.htmlFor ? byId(found.htmlFor) : document.querySelector(`[aria-labelledby="${found.id}"]`);
    if (!control) throw new Error(`no control has the label ${JSON.stringify(label)}`);
    return control as Control;
  },
  /** Whether the shown page has this label. */
  has: (label: string) =>
    [...document.querySelectorAll('label')].some(
      (element) => element.textContent?.replace(/\*$/, '').trim() === label && !element.closest('[hidden]'),
    ),
  /** The text of a control's description, without what may be chosen in a file field. */
  description: (control: Element) =>
    (control.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .filter((id) => !id.endsWith('-hint'))
      .map((id) => (id ? byId(id)?.textContent : ''))
      .join(' '),
  button: (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }),
  /** The heading of the shown page. */
  heading: () =>
    [...document.querySelectorAll('[role=heading]')].find((heading) => !heading.closest('[hidden]'))?.textContent,
  /** The shown labels, in order. */
  labels: () =>
    [...document.querySelectorAll('.hs-form-field > label, .hs-form-booleancheckbox-display')]
      .filter((label) => !label.closest('[hidden]'))
      .map(({ textContent }) => textContent),
};
