/** Selector to the markup that takes the place of what it matches: specification 1 section 3. */
export type Fragments = Readonly<Record<string, string>>;

/**
 * Why something did not happen: NETWORK and TIMEOUT (no answer), SERVER_ERROR (a status that is none of 200 to 299),
 * BAD_ANSWER (empty, HTML, or without fragments), REFUSED (the shop says no).
 */
export type FailureCode = 'NETWORK' | 'TIMEOUT' | 'SERVER_ERROR' | 'BAD_ANSWER' | 'REFUSED';

interface Changed<Button> {
  readonly fragments: Fragments;
  /** Empty where the basket is, or where the shop did not say. */
  readonly cartHash: string;
  /** What was pressed; null where a script asked. */
  readonly button: Button | null;
}

/** Event name to the type of its detail: contract section 5. `Button` is an HTML element. */
export interface CartEvents<Button = object> {
  /** A product is about to be added. Prevented, it is not; `data` is what will be sent, and may be changed. */
  adding: { readonly button: Button | null; readonly data: Record<string, string> };
  /** A listener prevented `adding`. */
  notSent: { readonly button: Button | null };
  /** A product is in the basket; the page does not show it yet. */
  added: Changed<Button>;
  /** The button has its new class and its link to the basket. */
  buttonUpdated: { readonly button: Button };
  /** A product is about to be taken out. Prevented, it stays. */
  removing: { readonly button: Button | null; readonly data: Record<string, string> };
  /** A product is out of the basket; the page still shows it. */
  removed: Changed<Button>;
  /** Nothing was added or removed, or nobody knows; the visitor was told. */
  failed: { readonly code: FailureCode; readonly action: 'add' | 'remove'; readonly button: Button | null };
  /** What the page shows of the basket was asked for and replaced. */
  fragmentsRefreshed: Omit<Changed<Button>, 'button'>;
  /** It was asked for and did not come. */
  refreshFailed: { readonly code: FailureCode };
  /** Fragments have been put into the page, from an answer or from storage. */
  fragmentsLoaded: object;
  /** The widget could not be mounted. */
  renderError: { code: string; message: string };
}
