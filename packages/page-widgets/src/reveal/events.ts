/** Events of entrances, counters and progress bars: contract section 10. */
export interface RevealEvents {
  /** It came into the window, and starts to move. */
  start: object;
  /** It has its final state. */
  end: object;
  /** It could not be mounted. */
  renderError: { code: string; message: string };
}
