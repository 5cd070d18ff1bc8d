/** Events of a cart drawer: contract section 10. `Trigger` is an HTML element. */
export interface DrawerEvents<Trigger = object> {
  /** It is about to open; prevent it and it stays closed. `trigger` was pressed; null after an add, or by a script. */
  open: { readonly trigger: Trigger | null };
  /** It has been closed. */
  close: object;
  /** The shop has made a change that the visitor made here. */
  change: { readonly count: number };
  /** The shop has not made one, or the basket could not be read; the visitor was informed. */
  failed: { readonly code: string };
  /** It could not be mounted. */
  renderError: { code: string; message: string };
}
