/** Events of share buttons: contract section 10. */
export interface ShareEvents {
  /** The visitor shares by a network; cancelable, then nothing is opened. `address` is empty where there is none. */
  open: { network: string; address: string };
  /** The link is on the clipboard, or was passed on by the browser. */
  end: { network: string };
  /** The browser refused. */
  failed: { network: string };
  /** It could not be mounted. */
  renderError: { code: string; message: string };
}
