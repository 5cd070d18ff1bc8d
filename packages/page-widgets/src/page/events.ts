/** Events of backgrounds, alerts and the page: contract section 10. */
export interface PageEvents {
  /** A background plays, or plays again. */
  start: object;
  /** A background was stopped by the visitor, or has come to its end. */
  end: object;
  /** An alert was dismissed. */
  close: object;
  /** The page, with `device_mode`: the window is of another device mode now. */
  change: { mode: string };
  /** It could not be mounted. */
  renderError: { code: string; message: string };
}
