/** Events of countdowns: contract section 10. */
export interface CountdownEvents {
  /** It counts; `due` in milliseconds since 1970. */
  start: { due: number };
  /** The time is over: once, also where it was over before the page was loaded. */
  end: { due: number };
  /** It could not be mounted. */
  renderError: { code: string; message: string };
}
