/** Events of headlines and of text on a path: contract section 10. */
export interface HeadlineEvents {
  /** It begins to move, or goes on. */
  start: object;
  /** The word with this `index`, from 0, is shown. */
  change: { index: number };
  /** It rests: it has come to its end, or the visitor has stopped it. */
  end: object;
  /** The drawing of the path could not be loaded. */
  failed: { address: string };
  /** It could not be mounted. */
  renderError: { code: string; message: string };
}
