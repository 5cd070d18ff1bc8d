/** How a form looks. The values are those of CSS; a size without a unit is in pixels. */
export interface FormStyle {
  /**
   * The typeface of the form.
   * @example "Georgia, serif"
   */
  readonly fontFamily?: string;
  /**
   * The width of the form.
   * @example "480px"
   */
  readonly backgroundWidth?: string;
  /**
   * The colour of labels.
   * @example "#33475b"
   */
  readonly labelTextColor?: string;
  /**
   * The size of labels.
   * @example "14px"
   */
  readonly labelTextSize?: string;
  /**
   * The colour of help texts.
   * @example "#516f90"
   */
  readonly helpTextColor?: string;
  /**
   * The size of help texts.
   * @example "12px"
   */
  readonly helpTextSize?: string;
  /**
   * The colour of what the visitor agrees to.
   * @example "#33475b"
   */
  readonly legalConsentTextColor?: string;
  /**
   * The size of what the visitor agrees to.
   * @example "13px"
   */
  readonly legalConsentTextSize?: string;
  /**
   * The ground of the button.
   * @example "#0b5fff"
   */
  readonly submitColor?: string;
  /**
   * The colour of the button's label.
   * @example "#ffffff"
   */
  readonly submitFontColor?: string;
  /**
   * The size of the button's label.
   * @example "16px"
   */
  readonly submitSize?: string;
  /**
   * Where the button is.
   * @example "left"
   */
  readonly submitAlignment?: string;
}
