/** Events of floating bars and contact buttons: contract section 10. */
export interface FloatingEvents {
  /** The panel of a contact button is shown. */
  open: Record<string, never>;
  /** The visitor has closed the bar, or the panel. */
  close: Record<string, never>;
  /** A coupon's code is on the clipboard. */
  end: { code: string };
  /** The browser has refused to copy a code. */
  failed: { code: string };
  /** It could not be mounted. */
  renderError: { code: string; message: string };
}
