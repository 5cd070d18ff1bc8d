/** Events of search forms: contract section 10. */
export interface SearchEvents {
  /** Results are shown. */
  change: { term: string; count: number };
  /** They could not be loaded. */
  failed: { term: string };
  /** The search that lies over the page was opened, or closed. */
  open: object;
  close: object;
  /** It could not be mounted. */
  renderError: { code: string; message: string };
}
