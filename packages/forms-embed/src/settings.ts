import { boolean, callback, list, number, object, oneOf, type Schema, text } from '@mountkit/core/logic';
import { CALLBACKS, type FormCallbacks } from './events';
import type { RichOptions } from './rich-settings';

/** Texts by locale: `{en: {required: '…', fieldLabels: {email: '…'}}}`. */
export type Translations = Readonly<
  Record<
    string,
    {
      readonly [key: string]: string | Readonly<Record<string, string>> | undefined;
      readonly fieldLabels?: Readonly<Record<string, string>>;
    }
  >
>;

/** The options that most forms are given; a form that is given others loads `rich-settings.ts`. */
export interface PlainOptions extends FormCallbacks {
  /** The account that owns the form: digits. Required. */
  readonly portalId: string;
  /** The form's guid. Required. */
  readonly formId: string;
  /** The region that the account lives in. Default `na1`. */
  readonly region: string;
  /** The environment. Default: `qa` on pages that ask for it by query flag or host, else `prod`. */
  readonly env: 'prod' | 'qa' | '';
  /** Base address of the forms host. Default: derived from `region` and `env`. */
  readonly provider: string;
  /** Take the definition that is not published yet. Default false. */
  readonly draft: boolean;
  /** Also take a form that was never published. Default false. */
  readonly allowUnpublished: boolean;
  /** Do not tell the provider who the visitor is, and take no values that it knows. Default false. */
  readonly ignoreCurrentValues: boolean;
  /** A script that draws forms of another kind, loaded when the provider says so; http(s) only. Default none. */
  readonly fallbackScript: string;
  /** Space kept until the form is there, in CSS pixels. Default none. */
  readonly minHeight: number | undefined;
  /** Where the browser goes after the submission; http(s) only. Default: what the server answers. */
  readonly redirectUrl: string;
  /** Ids of fields that are appended to the redirect address as query parameters. Default none. */
  readonly redirectFields: readonly string[];
  /** Shown in place of the form after the submission. Default: what the server answers. */
  readonly inlineMessage: string;
  /** The button's label. Default: a translation, the definition's, then 'Submit'. */
  readonly submitText: string;
  /** The button's classes. Default `hs-button primary large`. */
  readonly submitButtonClass: string;
  /** Further classes of the form element. */
  readonly cssClass: string;
  /** Classes of a control whose value is refused. Default `invalid error`. */
  readonly errorClass: string;
  /** Classes of a list of errors. Default `hs-error-msgs inputs-list`. */
  readonly errorMessageClass: string;
  /** When the provider is asked about an email address. Default `live`: while it is typed. */
  readonly emailCheck: 'live' | 'blur' | 'off';
  /** The language of the widget's own texts. Default `en`, never guessed. */
  readonly locale: string;
  /** Texts that replace the widget's own. */
  readonly translations: Translations;
}

/** Options of a form; each is a `data-` attribute too: contract section 3, specification 2 section 3. */
export type FormOptions = PlainOptions & RichOptions;

/** How the common options are read. */
export const FORM_SCHEMA: Schema<PlainOptions> = {
  portalId: text(''),
  formId: text(''),
  region: text('na1'),
  env: oneOf(['prod', 'qa', ''], ''),
  provider: text(),
  draft: boolean(),
  allowUnpublished: boolean(),
  ignoreCurrentValues: boolean(),
  fallbackScript: text(),
  minHeight: number(undefined),
  redirectUrl: text(''),
  redirectFields: list(),
  inlineMessage: text(''),
  submitText: text(''),
  submitButtonClass: text('hs-button primary large'),
  cssClass: text(''),
  errorClass: text('invalid error'),
  errorMessageClass: text('hs-error-msgs inputs-list'),
  emailCheck: oneOf(['live', 'blur', 'off'], 'live'),
  locale: text('en'),
  translations: object<Translations>({}),
  ...(Object.fromEntries(Object.values(CALLBACKS).map((name) => [name, callback()])) as Schema<
    Required<FormCallbacks>
  >),
};
