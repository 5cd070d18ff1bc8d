/** Events of lightboxes: contract section 10. */
export interface LightboxEvents {
  /** It is about to open; cancelable. `index` counts from 0. */
  open: { index: number };
  /** Another slide is seen. */
  change: { index: number };
  /** It was closed. */
  close: object;
  /** It could not be mounted. */
  renderError: { code: string; message: string };
}
