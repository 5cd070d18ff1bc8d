/** Events of popups and off-canvas panels: contract section 5. */
export interface PopupEvents {
  /** It could not be made. */
  renderError: { code: string; message: string };
  /** It is about to be shown; prevented, it is not. With the name of its variant, if it has one. */
  show: { variant?: string };
  /** It is about to be closed; prevented, it stays. */
  hide: { variant?: string };
  /** A variant has reached its aim: a form in it was sent, or something with `data-converts` was pressed. */
  convert: { variant: string };
  /** It may not be shown: the first display rule that did not pass, or what else kept it from showing by itself. */
  blocked: { rule: string; reason: string };
}
