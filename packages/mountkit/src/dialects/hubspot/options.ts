import { jsonObject } from '@mountkit/core/logic';

/** `$form` in the incumbent's callbacks: jQuery's wrapper if the page has jQuery, else an array-like of one element. */
export type WrappedForm = ArrayLike<HTMLElement>;

/** The incumbent's options that differ from our options of the same name. */
export interface HubspotOptions {
  readonly portalId?: string | number | undefined;
  readonly formId?: string | undefined;
  readonly region?: string | undefined;
  readonly env?: string | undefined;
  /** The element for the form: a selector, an element, or jQuery's wrapper of one. */
  readonly target?: string | Element | ArrayLike<Element> | undefined;
  readonly formInstanceId?: string | undefined;
  readonly onBeforeFormInit?: (context: object) => void;
  readonly onFormDefinitionFetchSuccess?: (definition: unknown) => void;
  readonly onFormDefinitionFetchError?: (error: object) => void;
  readonly onFormReady?: (form: WrappedForm, context: object) => void;
  readonly onBeforeFormSubmit?: (form: WrappedForm, values: readonly NamedText[]) => void;
  readonly onFormSubmit?: (form: WrappedForm, values: readonly NamedText[]) => void;
  readonly onFormSubmitted?: (form: WrappedForm, data: SubmittedData) => void;
  readonly onFormFailedValidation?: (form: WrappedForm) => void;
  readonly onFormError?: (error: object) => void;
  /** Everything else is an option of ours by the same name. */
  readonly [key: string]: unknown;
}

export interface NamedText {
  readonly name: string;
  readonly value: string;
}

/** The second argument of `onFormSubmitted`. */
export interface SubmittedData {
  readonly redirectUrl: string;
  readonly submissionValues: Readonly<Record<string, string>>;
}

/** Options of the incumbent that a form of ours does not use. */
const UNUSED = ['target', 'formInstanceId', 'formsBaseUrl', 'groupErrors', 'hsFormKey', 'shell', 'shellId', 'type'];

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Whether the incumbent takes it for nothing at all; callbacks are told in its own way. */
const isNothing = ([key, value]: [string, unknown]) =>
  value === undefined || value === null || value === '' || /^on[A-Z]/.test(key) || UNUSED.includes(key);

/**
 * The incumbent's options as ours, without its callbacks. Its CMS has two options for some things: the message is in
 * `rawInlineMessage` if `inlineMessage` is only true, the classes are in `formData`. An empty `css` means that only the
 * page styles the form.
 */
export function readHubspotOptions(given: HubspotOptions): Record<string, unknown> {
  const entries = Object.entries(given).filter((entry) => !isNothing(entry));
  const { inlineMessage, rawInlineMessage, redirectUrl, formData, isCMSModuleEmbed, ...options } =
    Object.fromEntries(entries);
  const message = isText(inlineMessage) ? inlineMessage : !redirectUrl && rawInlineMessage;
  const { cssClass } = jsonObject(formData);
  return {
    ...(isText(cssClass) && { cssClass }),
    ...(isText(message) && { inlineMessage: message }),
    ...(redirectUrl !== undefined && { redirectUrl }),
    ...(isCMSModuleEmbed === true && { mode: 'cms-module' }),
    ...(given.css === '' && { unstyled: true }),
    ...options,
  };
}
