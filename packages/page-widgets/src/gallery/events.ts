/** Events of galleries and lists of posts: contract section 10. */
export interface GalleryEvents {
  /** The visitor has pressed a filter; empty for all. */
  change: { filter: string; count: number };
  /** It could not be mounted. */
  renderError: { code: string; message: string };
}
