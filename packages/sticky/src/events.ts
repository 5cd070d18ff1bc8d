/** Events of a sticky element; contract section 5 names the ways they go. */
export interface StickyEvents {
  /** It left its place in the page and rests at its edge of the window. */
  stick: object;
  /** It is back in its place. */
  unstick: object;
  /** It could not be mounted. */
  renderError: { code: string; message: string };
}
