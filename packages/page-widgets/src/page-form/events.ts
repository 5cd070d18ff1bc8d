/** Events of a page's own forms: contract section 10. */
export interface PageFormEvents {
  /** It is going to be sent. `data` may be changed; a prevented one is not sent. */
  start: { data: FormData };
  /** The server has taken it; `data` is what its answer has besides the message. */
  end: { message: string; data: object };
  /** It was refused, or no answer came. `errors` are sentences by the name of a field. */
  failed: { code: 'REFUSED' | 'NO_ANSWER' | 'BAD_ANSWER'; errors: Readonly<Record<string, string>> };
  /** Another step is shown, counted from 0. */
  change: { step: number };
  /** It could not be mounted. */
  renderError: { code: string; message: string };
}
