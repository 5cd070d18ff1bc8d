/** What the visitor is asked to agree to. All texts may be markup, which is cleaned. */
export interface LegalConsentOptions {
  /**
   * Only `privacyPolicyText` is shown, and nothing is asked. Default false.
   * @example false
   */
  readonly isLegitimateInterest?: boolean;
  /**
   * The privacy policy.
   * @example "<a href=\"https://shop.example/privacy/\">Privacy policy</a>"
   */
  readonly privacyPolicyText?: string;
  /**
   * Above the checkboxes for kinds of messages.
   * @example "<p>We would like to write to you.</p>"
   */
  readonly communicationConsentText?: string;
  /** A checkbox for each kind of message. */
  readonly communicationConsentCheckboxes?: readonly ConsentCheckbox[];
  /**
   * How the visitor agrees that data is processed: by sending the form, or by a required checkbox. Default `IMPLICIT`.
   * @example "REQUIRED_CHECKBOX"
   */
  readonly processingConsentType?: 'IMPLICIT' | 'REQUIRED_CHECKBOX';
  /**
   * Above that checkbox.
   * @example "<p>To answer you we store what you send.</p>"
   */
  readonly processingConsentText?: string;
  /**
   * The label of that checkbox.
   * @example "<p>I agree.</p>"
   */
  readonly processingConsentCheckboxLabel?: string;
}

/** A checkbox for one kind of message. */
export interface ConsentCheckbox {
  /**
   * Identifies the kind of message. The value is sent as `LEGAL_CONSENT.subscription_type_` with this number.
   * @example 120511401
   */
  readonly communicationTypeId: number | string;
  /**
   * What the visitor agrees to.
   * @example "<p>Write to me about new jugs.</p>"
   */
  readonly label: string;
  /**
   * Whether the form cannot be sent without it. Default false.
   * @example false
   */
  readonly required?: boolean;
}
