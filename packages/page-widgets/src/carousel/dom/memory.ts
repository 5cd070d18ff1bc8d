/** What stays when a carousel is laid out anew. */
export interface Memory {
  index: number;
  /** The visitor has stopped it. */
  isStopped: boolean;
  /** It has been near the window: what moves it is wanted. */
  isNear: boolean;
}
