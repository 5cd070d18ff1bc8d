import type { FormCallbacks } from './events';
import type { BotCheckKeys } from './logic/bot-check/bot-check-address';

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

/** The options that most forms are given; a form that is given others loads `settings/full-settings.ts`. */
export interface TextFormOptions extends FormCallbacks {
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
  /** The definition document itself: none is fetched then. It is read once. Default: fetched. */
  readonly definition: object | undefined;
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

/** What a page may say of how values are checked: specification 2 section 3, `validationOptions`. */
export interface ValidationOptions {
  /** Check while the visitor types. Default: the account's setting, which is on. */
  readonly enableLiveValidation?: boolean;
  /** Refuse addresses of free-mail domains. Default: the field's own setting. */
  readonly useDefaultBlockList?: boolean;
}

/** Options that only some forms are given: the embed context of specification 2 section 3. */
export interface FullOptions {
  /** What the form is shown for: contract section 9, 'Modes'. Default `live`. */
  readonly mode: 'live' | 'preview' | 'builder' | 'test' | 'cms-editor' | 'cms-module' | 'video';
  /** The incumbent's word for `mode: 'preview'`. Default false. */
  readonly previewMode: boolean;
  /** Values for the fields, by name; stronger than what the provider knows, weaker than the address. Default none. */
  readonly properties: Readonly<Record<string, unknown>>;
  /** Enter in a field does not submit. Default false. */
  readonly isEnterSubmitDisabled: boolean;
  /** How values are checked. */
  readonly validationOptions: ValidationOptions;
  /** Email domains that are refused, beside those of the definition. Default none. */
  readonly blockedDomains: readonly string[];
  /** Email addresses or domains that are refused, beside those of the definition. Default none. */
  readonly manuallyBlockedEmailDomain: readonly string[];
  /** Sent with the submission, in `hs_context`. Default none. */
  readonly extraSubmissionMetadata: Readonly<Record<string, unknown>>;
  /** Asked for more such metadata just before a submission. */
  readonly getExtraMetaDataBeforeSubmit: (() => object) | undefined;
  /** Show the thank-you message in place of the form from the start. Default false. */
  readonly showInlineMessageInitially: boolean;
  /** The form's own width follows the page's on small screens. Default true. */
  readonly isMobileResponsive: boolean;
  /** Further style rules for this form only. Default none. */
  readonly css: string;
  /** Style rules that come before everything else. Default none. */
  readonly cssRequired: string;
  /** The owner's look: `fontFamily`, `backgroundWidth` and, with the account's leave, others. */
  readonly style: Readonly<Record<string, unknown>>;
  /** No theme of ours: the page styles the form. Default false. */
  readonly unstyled: boolean;
  /** How values travel: by a request, or by the browser's own submission into a hidden frame. Default `fetch`. */
  readonly submit: 'fetch' | 'frame';
  /** Where the form stands: in the page, or in a frame of its own. Default `inline`. */
  readonly render: 'inline' | 'iframe';
  /** The origin that a form in a frame tells values to. Default none: it tells height and event names only. */
  readonly parentOrigin: string;
  /** Keep a submission made offline and send it when the network is back. Default off. */
  readonly offline: 'queue' | 'off';
  /** Keep what was typed for this visit, so that a reload does not lose it. Default true. */
  readonly keepValues: boolean;
  /** Ids or names of fields of which nothing is kept in the browser, not even for this visit. Default none. */
  readonly neverKeep: readonly string[];
  /** Catch robots by a field that people do not see. Default false. */
  readonly honeypot: boolean;
  /** Milliseconds in which no person can have filled the form; told in `hs_context`. Default none. */
  readonly timeGate: number | undefined;
  /** The bot check's script; http(s) only. Default: the provider's own. */
  readonly botCheckSrc: string;
  /** The bot check's site keys: `automated` for browsers that a script drives, `qa`, `prod`. Default: a key for tests. */
  readonly botCheckKeys: BotCheckKeys;
  /** The fonts service's style sheet address; http(s) only. */
  readonly fontsSrc: string;
  /** Base address of the branding link; http(s) only, any other hides it. Default `https://app.hubspot.com`. */
  readonly brandingBase: string;

  /** What the page is, for the submission's record. Default: what the page's analytics queue says. */
  readonly pageId: string;
  readonly pageName: string;
  readonly contentType: string;
  readonly abTestId: string;
  readonly sfdcCampaignId: string;
  readonly goToWebinarWebinarKey: string;

  /** Accepted for the incumbent's sake and not used: see the package's README for the reasons. */
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
