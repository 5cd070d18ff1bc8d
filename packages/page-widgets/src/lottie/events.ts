/** Events of animations: contract section 10. */
export interface LottieEvents {
  /** It begins to move, or goes on. */
  start: object;
  /** It has come to its end, or the visitor has stopped it. */
  end: object;
  /** The animation could not be loaded. What the element holds stays. */
  failed: { address: string };
  /** It could not be mounted. */
  renderError: { code: string; message: string };
}
