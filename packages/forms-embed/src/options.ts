import type { FormDocument } from './document/form';
import type { FormCallbacks } from './events';
import type { BotCheckName } from './logic/bot-check/bot-check-name';
import type { BotCheckKeys } from './logic/bot-check/site-key';

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

/** The common options; a form with any other loads `settings/full-settings.ts`. */
export interface TextFormOptions extends FormCallbacks {
  /** The account that owns the form: digits. Required. */
  readonly portalId: string;
  /** The form's guid. Required. */
  readonly formId: string;
  /** The region that the account lives in, for the incumbent's hosts. Default none. */
  readonly region: string;
  /** The environment. Default: `qa` on pages with its query flag or host, otherwise `prod`. */
  readonly env: 'prod' | 'qa' | '';
  /**
   * Base address of the forms host. Default: the script tag's, else the incumbent's host of `region` and `env`. Without
   * any of these no definition can be fetched: `MISSING_PROVIDER`.
   */
  readonly provider: string;
  /** Load the draft of the definition. Default false. */
  readonly draft: boolean;
  /** Also load a form that was never published. Default false. */
  readonly allowUnpublished: boolean;
  /** The definition, read once. Default: it is loaded. */
  readonly definition: FormDocument | undefined;
  /** Send no visitor token to the provider, and ignore the values that it knows. Default false. */
  readonly ignoreCurrentValues: boolean;
  /** A script that draws forms of another kind, loaded when the provider asks for it; http(s) only. Default none. */
  readonly fallbackScript: string;
  /** Space reserved while the form is loading, in CSS pixels. Default none. */
  readonly minHeight: number | undefined;
  /** The redirect after the submission; http(s) only. Default: from the server's answer. */
  readonly redirectUrl: string;
  /** Ids of fields that are appended to the redirect address as query parameters. Default none. */
  readonly redirectFields: readonly string[];
  /** Shown in place of the form after the submission. Default: from the server's answer. */
  readonly inlineMessage: string;
  /** The button's label. Default: a translation, the definition's, then 'Submit'. */
  readonly submitText: string;
  /** The button's classes. Default `hs-button primary large`. */
  readonly submitButtonClass: string;
  /** Further classes of the form element. */
  readonly cssClass: string;
  /** Classes of a control with an error. Default `invalid error`. */
  readonly errorClass: string;
  /** Classes of a list of errors. Default `hs-error-msgs inputs-list`. */
  readonly errorMessageClass: string;
  /** When the provider checks an email address. Default `live`: while it is typed. */
  readonly emailCheck: 'live' | 'blur' | 'off';
  /**
   * The language of the widget's own texts, and of the form's where the definition has them in it. Default: where the
   * definition has translations, the `lang` of the page if it is among them; else that of the definition, else `en`.
   */
  readonly locale: string;
  /** Texts that replace the widget's own. */
  readonly translations: Translations;
}

/** How values are checked: specification 2 section 3, `validationOptions`. */
export interface ValidationOptions {
  /** Check while the visitor types. Default: the account's setting, which is on. */
  readonly enableLiveValidation?: boolean;
  /** Refuse addresses of free-mail domains. Default: the field's setting. */
  readonly useDefaultBlockList?: boolean;
}

/** Options that only some forms have: the embed context of specification 2 section 3. */
export interface FullOptions {
  /** The purpose of the form: contract section 9, 'Modes'. Default `live`. */
  readonly mode: 'live' | 'preview' | 'builder' | 'test' | 'cms-editor' | 'cms-module' | 'video';
  /** The incumbent's name for `mode: 'preview'`. Default false. */
  readonly previewMode: boolean;
  /**
   * Values for the fields, by name; they replace those that the provider knows, but not the address's. Default none.
   */
  readonly properties: Readonly<Record<string, unknown>>;
  /** Enter in a field does not submit. Default false. */
  readonly isEnterSubmitDisabled: boolean;
  /** How values are checked. */
  readonly validationOptions: ValidationOptions;
  /** Email domains to refuse, besides the definition's. Default none. */
  readonly blockedDomains: readonly string[];
  /** Email addresses or domains to refuse, besides the definition's. Default none. */
  readonly manuallyBlockedEmailDomain: readonly string[];
  /** Sent with the submission, in `hs_context`. Default none. */
  readonly extraSubmissionMetadata: Readonly<Record<string, unknown>>;
  /** Called for more such metadata just before a submission. */
  readonly getExtraMetaDataBeforeSubmit: (() => object) | undefined;
  /** Show the thank-you message in place of the form from the start. Default false. */
  readonly showInlineMessageInitially: boolean;
  /** The form's own width follows the page's on small screens. Default true. */
  readonly isMobileResponsive: boolean;
  /** Further style rules for this form only. Default none. */
  readonly css: string;
  /** Style rules before all others. Default none. */
  readonly cssRequired: string;
  /** The owner's style: `fontFamily`, `backgroundWidth` and, if the account may, others. */
  readonly style: Readonly<Record<string, unknown>>;
  /** No default theme: the page styles the form. Default false. */
  readonly unstyled: boolean;
  /** Where the form cannot be loaded, show visitors a message with a button that tries again. Default true. */
  readonly unavailableMessage: boolean;
  /** How values are sent: by a request, or by the browser's own submission into a hidden frame. Default `fetch`. */
  readonly submit: 'fetch' | 'frame';
  /** Where the form is drawn: in the page, or in a frame of its own. Default `inline`. */
  readonly render: 'inline' | 'iframe';
  /** The origin that a form in a frame posts values to. Default none: it posts height and event names only. */
  readonly parentOrigin: string;
  /** Keep a submission made offline, and send it when the network is back. Default off. */
  readonly offline: 'queue' | 'off';
  /** Keep typed values for this visit, so that a reload does not lose them. Default true. */
  readonly keepValues: boolean;
  /** The browser's Back and Forward turn the pages of a form of several pages. Default true. */
  readonly pageHistory: boolean;
  /** Ids or names of fields whose values are never kept in the browser. Default none. */
  readonly neverKeep: readonly string[];
  /** Send what was filled in when the page is left without submitting, if the visitor allows it. Default `off`. */
  readonly partial: 'consented' | 'off';
  /** Detect robots by a field that people do not see. Default false. */
  readonly honeypot: boolean;
  /**
   * Milliseconds in which nobody could fill in the form; a faster submission is marked in `hs_context`. Default none.
   */
  readonly timeGate: number | undefined;
  /** The bot check of a form whose definition asks for one. Default: the page's, otherwise `recaptcha`. Read once. */
  readonly botCheck: BotCheckName | '';
  /** The bot check's site key, in every environment that `botCheckKeys` has none for. Default: the page's. Read once. */
  readonly botCheckKey: string;
  /** The address of the bot check's script, or of the challenge of a proof of work; http(s) only. Default: its own. */
  readonly botCheckSrc: string;
  /**
   * The bot check's site keys: `automated` for browsers that a script drives, `qa`, `prod`. Default: a key for tests.
   */
  readonly botCheckKeys: BotCheckKeys;
  /** The address of the fonts service's style sheets; http(s) only. */
  readonly fontsSrc: string;
  /** Base address of the branding link; http(s) only, any other hides it. Default `https://app.hubspot.com`. */
  readonly brandingBase: string;

  /** Facts about the page for the submission's record. Default: from the page's analytics queue. */
  readonly pageId: string;
  readonly pageName: string;
  readonly contentType: string;
  readonly abTestId: string;
  readonly sfdcCampaignId: string;
  readonly goToWebinarWebinarKey: string;

  /** Accepted for compatibility with the incumbent, and ignored: see the package's README for the reasons. */
  readonly target: string;
  readonly groupErrors: boolean;
  readonly rawInlineMessage: string;
  readonly isCMSModuleEmbed: boolean;
  readonly formsBaseUrl: string;
  readonly formData: Readonly<Record<string, unknown>>;
  readonly formInstanceId: string;
}

/** Options of a form; each is a `data-` attribute too: contract section 3, specification 2 section 3. */
export type FormOptions = TextFormOptions & FullOptions;

/** What identifies a form. */
type FormIds = 'portalId' | 'formId';

/** The options of a call: what identifies the form, both or neither. Where they are left out, attributes have them. */
export type FormMountOptions =
  | (Partial<FormOptions> & Pick<FormOptions, FormIds>)
  | (Partial<Omit<FormOptions, FormIds>> & { readonly [Id in FormIds]?: never });
