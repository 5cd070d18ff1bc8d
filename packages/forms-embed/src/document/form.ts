import type { LegalConsentOptions } from './consent';
import type { FieldGroupDocument } from './group';
import type { FormStyle } from './style';
import type { FormTranslation } from './translation';

/**
 * A form as its owner defines it: what the forms host returns, and what the option `definition` takes. The widget ignores
 * every key that is not here.
 *
 * @example {"form": {"guid": "6f3a2b58-1c7e-4d4e-9a43-5d1c9b7e2a10", "portalId": 8100231, "formFieldGroups": []}}
 */
export interface FormDocument {
  /** The form itself. */
  readonly form: FormPart;
  /**
   * What the host knows of the visitor: first values of fields, by name.
   * @example {"email": "ada@example.com"}
   */
  readonly properties?: Readonly<Record<string, string | number | boolean>>;
  /**
   * Names of the fields whose values are known. A smart group whose fields are all known is hidden.
   * @example ["email"]
   */
  readonly knownSmartFields?: readonly string[];
  /**
   * The country of phone fields that name none: two letters. Default `US`.
   * @example "NL"
   */
  readonly countryCode?: string;
  /** What the account may do. */
  readonly scopes?: Scopes;
  /** Settings of the account for all of its forms. */
  readonly portalSetting?: PortalSetting;
  /**
   * The account's own style, under that of the form: an object, or its JSON as a text.
   * @example {"fontFamily": "Georgia, serif"}
   */
  readonly globalStyle?: FormStyle | string;
  /**
   * Style rules of the form's theme. They apply within the form only.
   * @example ".hs-form fieldset { max-width: 100%; }"
   */
  readonly themeCss?: string;
}

/** A form: where it belongs, its groups of fields, and what happens once it was sent. */
export interface FormPart {
  /**
   * Identifies the form: 36 characters.
   * @pattern ^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$
   * @example "6f3a2b58-1c7e-4d4e-9a43-5d1c9b7e2a10"
   */
  readonly guid: string;
  /**
   * The account that the form belongs to: digits.
   * @pattern ^\d{1,15}$
   * @example 8100231
   */
  readonly portalId: number | string;
  /** The groups, in the order in which they are shown. */
  readonly formFieldGroups: readonly FieldGroupDocument[];
  /**
   * The button's label. Default 'Submit', in the language of the form.
   * @example "Send"
   */
  readonly submitText?: string;
  /**
   * Shown in place of the form once it was sent. Markup is cleaned. Not together with `redirectUrl`.
   * @example "<p>Thank you, we will be in touch.</p>"
   */
  readonly inlineMessage?: string;
  /**
   * Where the visitor goes once the form was sent: an address of http or https.
   * @example "https://shop.example/thanks/"
   */
  readonly redirectUrl?: string;
  /**
   * Classes of the form element, separated by spaces.
   * @example "hs-form stacked"
   */
  readonly cssClass?: string;
  /**
   * The name of a theme: `canvas`, `round`, `sharp` or one that the page styles. Default none.
   * @example "canvas"
   */
  readonly themeName?: string;
  /**
   * The form's own style: an object, or its JSON as a text. Without the scope `customStyleAccess` only `fontFamily` and
   * `backgroundWidth` are used.
   * @example {"submitColor": "#0b5fff", "labelTextSize": "14px"}
   */
  readonly style?: FormStyle | string | null;
  /**
   * The kind of form. Default 11.
   * @example 11
   */
  readonly formTypeNumber?: number;
  /**
   * Ask for a bot check before the form is sent. Default false.
   * @example true
   */
  readonly captchaEnabled?: boolean;
  /**
   * Further facts about the form: `lang` (the language of the form's own texts), `legalConsentOptions` (what the visitor
   * is asked to agree to), `allowCookieReset` (`true`: a link that resets what is known of the visitor), `renderRawHtml`
   * (`true`: bare HTML, with the scope `rawHtmlAccess`), `disableCookieSubmission` (`true`: send no visitor token), and
   * those of dates, for all date fields.
   * @example [{"name": "lang", "value": "nl"}]
   */
  readonly metaData?: readonly FormMetaData[];
  /**
   * The form's texts in further languages, by language: `nl`, `pt-br`. Texts above groups have theirs beside them. A
   * visitor reads the language that the page asks for (`locale`), else that of the page, else the form's own; a region
   * that is not there is read in its language.
   * @example {"nl": {"submitText": "Versturen", "fields": {"email": {"label": "E-mailadres"}}}}
   */
  readonly translations?: Readonly<Record<string, FormTranslation>>;
}

/** What the account may do. */
export interface Scopes {
  /**
   * Show the form without a link to its provider. Default true.
   * @example true
   */
  readonly noBranding?: boolean;
  /**
   * Let a page ask for the form as bare HTML, without style. Default false.
   * @example false
   */
  readonly rawHtmlAccess?: boolean;
  /**
   * Use every key of the style. Default false.
   * @example true
   */
  readonly customStyleAccess?: boolean;
}

/** Settings of an account for all of its forms. */
export interface PortalSetting {
  /**
   * Check fields while the visitor types. Default true.
   * @example true
   */
  readonly enableLiveValidation?: boolean;
}

/** A fact about a form, by name. All values are texts, but for `legalConsentOptions`: an object, or its JSON. */
export interface FormMetaData {
  /**
   * What it is about.
   * @example "lang"
   */
  readonly name: string;
  /**
   * The value.
   * @example "nl"
   */
  readonly value: string | LegalConsentOptions;
}
