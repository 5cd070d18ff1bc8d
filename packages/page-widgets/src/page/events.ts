/** Events of backgrounds and alerts: contract section 10. */
export interface PageEvents {
  /** A background plays, or plays again. */
  start: object;
  /** A background was stopped by the visitor, or has come to its end. */
  end: object;
  /** An alert was dismissed. */
  close: object;
  /** It could not be mounted. */
  renderError: { code: string; message: string };
}
