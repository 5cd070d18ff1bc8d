/** The texts of a form in one further language. What is left out stays in the form's own language. */
export interface FormTranslation {
  /**
   * The button's label.
   * @example "Versturen"
   */
  readonly submitText?: string;
  /**
   * Shown in place of the form once it was sent. Markup is cleaned.
   * @example "<p>Bedankt, u hoort van ons.</p>"
   */
  readonly inlineMessage?: string;
  /**
   * The texts of fields, by their names.
   * @example {"email": {"label": "E-mailadres"}}
   */
  readonly fields?: Readonly<Record<string, FieldTranslation>>;
  /** What the visitor is asked to agree to. */
  readonly consent?: ConsentTranslation;
  /**
   * The widget's own words that the form says otherwise, by their keys: buttons such as `next` and `previous`, and
   * messages such as `required`.
   * @example {"required": "Vul dit nog in."}
   */
  readonly messages?: Readonly<Record<string, string>>;
}

/** The texts of a field in one further language. */
export interface FieldTranslation {
  /**
   * What the visitor is asked for. Markup is cleaned.
   * @example "E-mailadres"
   */
  readonly label?: string;
  /**
   * Shown in the empty control.
   * @example "ada@voorbeeld.nl"
   */
  readonly placeholder?: string;
  /**
   * Help above the control.
   * @example "We schrijven alleen als er iets klaar is."
   */
  readonly description?: string;
  /**
   * Help below the control. Markup is cleaned.
   * @example "Minstens tien tekens."
   */
  readonly footer?: string;
  /**
   * The labels of options, by their values. The value is sent, in whatever language its label is read.
   * @example {"red": "Rood", "blue": "Blauw"}
   */
  readonly options?: Readonly<Record<string, string>>;
}

/** The texts of consent in one further language. All of them may be markup, which is cleaned. */
export interface ConsentTranslation {
  /**
   * The privacy policy.
   * @example "<a href=\"https://shop.example/nl/privacy/\">Privacybeleid</a>"
   */
  readonly privacyPolicyText?: string;
  /**
   * Above the checkboxes for kinds of messages.
   * @example "<p>We schrijven u graag.</p>"
   */
  readonly communicationConsentText?: string;
  /**
   * The labels of those checkboxes, by their `communicationTypeId`.
   * @example {"120511401": "<p>Schrijf me over nieuwe kannen.</p>"}
   */
  readonly communicationConsentCheckboxes?: Readonly<Record<string, string>>;
  /**
   * Above the checkbox for processing.
   * @example "<p>Om te antwoorden bewaren we wat u stuurt.</p>"
   */
  readonly processingConsentText?: string;
  /**
   * The label of that checkbox.
   * @example "<p>Akkoord.</p>"
   */
  readonly processingConsentCheckboxLabel?: string;
}
