import { boolean, callback, list, number, object, oneOf, type Schema, type Setting, text } from '@mountkit/core/logic';
import { APP_BASE } from './logic/http-base';
import { FORM_SCHEMA, type FormOptions } from './settings';

/** What a page may say of how values are checked: specification 2 section 3, `validationOptions`. */
export interface ValidationOptions {
  /** Check while the visitor types. Default: the account's setting, which is on. */
  readonly enableLiveValidation?: boolean;
  /** Refuse addresses of free-mail domains. Default: the field's own setting. */
  readonly useDefaultBlockList?: boolean;
}

/** Options that only some forms are given: the embed context of specification 2 section 3. */
export interface RichOptions {
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
  /** When the provider is asked about an address. Default `live`: while it is typed. */
  readonly emailCheck: 'live' | 'blur' | 'off';
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
  /** Catch robots by a field that people do not see. Default false. */
  readonly honeypot: boolean;
  /** Milliseconds in which no person can have filled the form; told in `hs_context`. Default none. */
  readonly timeGate: number | undefined;
  /** The bot check's script; http(s) only. */
  readonly botCheckSrc: string;
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

const anything = (): Setting<Readonly<Record<string, unknown>>> => object<Readonly<Record<string, unknown>>>({});

/** How every option is read. */
export const RICH_SCHEMA: Schema<FormOptions> = {
  ...FORM_SCHEMA,
  mode: oneOf(['live', 'preview', 'builder', 'test', 'cms-editor', 'cms-module', 'video'], 'live'),
  previewMode: boolean(),
  properties: anything(),
  isEnterSubmitDisabled: boolean(),
  validationOptions: object<ValidationOptions>({}),
  blockedDomains: list(),
  manuallyBlockedEmailDomain: list(),
  emailCheck: oneOf(['live', 'blur', 'off'], 'live'),
  extraSubmissionMetadata: anything(),
  getExtraMetaDataBeforeSubmit: callback<() => object>(),
  showInlineMessageInitially: boolean(),
  isMobileResponsive: boolean(true),
  css: text(),
  cssRequired: text(),
  style: anything(),
  unstyled: boolean(),
  submit: oneOf(['fetch', 'frame'], 'fetch'),
  render: oneOf(['inline', 'iframe'], 'inline'),
  parentOrigin: text(),
  offline: oneOf(['queue', 'off'], 'off'),
  keepValues: boolean(true),
  honeypot: boolean(),
  timeGate: number(undefined),
  botCheckSrc: text(),
  fontsSrc: text(),
  brandingBase: text(APP_BASE),
  pageId: text(),
  pageName: text(),
  contentType: text(),
  abTestId: text(),
  sfdcCampaignId: text(),
  goToWebinarWebinarKey: text(),
  target: text(),
  groupErrors: boolean(true),
  rawInlineMessage: text(),
  isCMSModuleEmbed: boolean(),
  formsBaseUrl: text(),
  formData: anything(),
  formInstanceId: text(),
};
