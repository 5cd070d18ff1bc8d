import { address, boolean, callback, list, number, object, oneOf, type Schema, text } from '@mountkit/core/logic';
import type { FormDocument } from './document/form';
import { CALLBACKS, type FormCallbacks } from './events';
import type { TextFormOptions, Translations } from './options';

export type { FormMountOptions, FormOptions, Translations, ValidationOptions } from './options';

/** How the common options are read. */
export const FORM_SCHEMA: Schema<TextFormOptions> = {
  portalId: text(),
  formId: text(),
  region: text(),
  env: oneOf(['prod', 'qa', ''], ''),
  provider: address('', 'host'),
  draft: boolean(),
  allowUnpublished: boolean(),
  definition: object<FormDocument | undefined>(undefined),
  ignoreCurrentValues: boolean(),
  fallbackScript: address('', 'script'),
  minHeight: number(undefined),
  redirectUrl: text(),
  redirectFields: list(),
  inlineMessage: text(),
  submitText: text(),
  submitButtonClass: text('hs-button primary large'),
  cssClass: text(),
  errorClass: text('invalid error'),
  errorMessageClass: text('hs-error-msgs inputs-list'),
  emailCheck: oneOf(['live', 'blur', 'off'], 'live'),
  locale: text('en'),
  translations: object<Translations>({}),
  ...(Object.fromEntries(Object.values(CALLBACKS).map((name) => [name, callback()])) as Schema<
    Required<FormCallbacks>
  >),
};
