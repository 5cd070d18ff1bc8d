/** Events of tables of contents and of reading progress: contract section 10. */
export interface TocEvents {
  /** Another section is read: the `target` of its link, and `index` from 0. */
  change: { target: string; index: number };
  /** The box of the table was opened by the visitor. */
  open: object;
  /** The box of the table was closed by the visitor. */
  close: object;
  /** What is read has been read to its end. */
  end: object;
  /** It could not be mounted. */
  renderError: { code: string; message: string };
}
