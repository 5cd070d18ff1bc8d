/** Selector to the markup that takes the place of what it matches: specification 1 section 3. */
export type Fragments = Readonly<Record<string, string>>;

/**
 * Why something did not happen: NETWORK and TIMEOUT (no answer), SERVER_ERROR (a status that is none of 200 to 299),
 * BAD_ANSWER (empty, HTML, or without fragments), REFUSED (the shop refuses).
 */
export type FailureCode = 'NETWORK' | 'TIMEOUT' | 'SERVER_ERROR' | 'BAD_ANSWER' | 'REFUSED';

interface Changed<Button> {
  readonly fragments: Fragments;
  /** Empty if the basket is empty, or if the answer had none. */
  readonly cartHash: string;
  /** The button that was pressed; null if a script asked. */
  readonly button: Button | null;
}

/** Event name to the type of its detail: contract section 5. `Button` is an HTML element. */
export interface CartEvents<Button = object> {
  /** A product is about to be added. Prevent it to add nothing; `data` will be sent, and may be changed. */
  adding: { readonly button: Button | null; readonly data: Record<string, string> };
  /** A listener prevented `adding`. */
  notSent: { readonly button: Button | null };
  /** A product is in the basket, and the page shows it: its button, its link to the basket, the mini basket. */
  added: Changed<Button>;
  /** The button has its new class and its link to the basket. */
  buttonUpdated: { readonly button: Button };
  /** A product is about to be removed. Prevent it and the product stays. */
  removing: { readonly button: Button | null; readonly data: Record<string, string> };
  /** A product was removed from the basket, and the page does not show it any more. */
  removed: Changed<Button>;
  /** Adding or removing failed, or it is not known whether it was done; the visitor was informed. */
  failed: { readonly code: FailureCode; readonly action: 'add' | 'remove'; readonly button: Button | null };
  /** The fragments were fetched and shown. */
  fragmentsRefreshed: Omit<Changed<Button>, 'button'>;
  /** The fragments could not be fetched. */
  refreshFailed: { readonly code: FailureCode };
  /** Fragments have been put into the page, from an answer or from storage; `isRefresh` if they were fetched anew. */
  fragmentsLoaded: { readonly isRefresh: boolean };
  /** The widget could not be mounted. */
  renderError: { code: string; message: string };
}
