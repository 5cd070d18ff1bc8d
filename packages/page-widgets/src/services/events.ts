/** Events of payment buttons and of content of other sites: contract section 10. */
export interface ServicesEvents {
  /** A payment begins, or content of another site is going to be shown. A prevented one does not. */
  start: { address: string };
  /** The visitor is sent to the provider's page. */
  end: { address: string };
  /** The payment could not begin: it was refused, or no answer came. */
  failed: { code: 'REFUSED' | 'NO_ANSWER' | 'BAD_ANSWER'; message: string };
  /** It could not be mounted. */
  renderError: { code: string; message: string };
}
