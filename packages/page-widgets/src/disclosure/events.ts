/** Events of tabs and accordions: contract section 10. */
export interface DisclosureEvents {
  /** An item was opened; `index` counts from 0. */
  open: { index: number };
  /** An item was closed. */
  close: { index: number };
  /** It could not be mounted. */
  renderError: { code: string; message: string };
}
