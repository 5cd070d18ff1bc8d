import type { ConsentState, Disposer, WidgetContext } from '@mountkit/core';
import type { CartEvents, FailureCode, Fragments } from '../events';
import type { CallOptions } from '../logic/call';
import type { Job } from '../logic/queue';
import type { Done, Failed } from '../logic/read-answer';
import type { CartOptions, CartTexts } from '../settings';
import type { readCookie } from './cookies';
import type { goTo } from './go-to';

/** What every part of the cart works with. */
export type CartContext = WidgetContext<CartOptions, CartEvents<HTMLElement>>;

/** Announces texts to screen readers, one after the other. */
export interface LiveRegion {
  /** Announces at once, or after what is being said; `whenSaid` is called as soon as it is said. */
  announce(text: string, whenSaid?: () => void): void;
  /** Announces a second later. */
  announceLater(read: () => string): void;
  /** Clears what was said. */
  clear(): void;
}

/** The cart's own texts in the language of the page. */
export interface Texts {
  /** Loads them, once; without a table for the language they are English. Never rejects. */
  load(): Promise<void>;
  /** A text: what the page says, else that of its language as soon as it is loaded. */
  read(key: keyof CartTexts): string;
}

/** Shows the basket: specification 1 section 3, facts part A. */
export interface FragmentView {
  /** Shows the stored fragments, or fetches them if none are usable. */
  open(): void;
  /** Refreshes if the hash, which another tab has stored, is not that of the shown basket. */
  refreshIfChanged(hash: string | null): void;
  /** Shows the fragments of an answer, and stores them for the next page. */
  show(fragments: Fragments, cartHash: string): void;
  /** Fetches the fragments and shows them. */
  refresh(): Promise<void>;
  /** Called after each swap. */
  readonly afterSwap: Set<() => void>;
}

/** What all parts of a cart share: one queue for all changes of the basket, calls to the shop, messages to the visitor. */
export interface Cart {
  readonly context: CartContext;
  readonly live: LiveRegion;
  readonly texts: Texts;
  /** Shows the basket if there is one, or if the page shows one. */
  open(): void;
  /** Adds a job to the end of the queue. */
  queue(job: Job): void;
  /** Counts the starts and ends of changes to the basket. */
  changes(): number;
  call(endpoint: string, options: CallOptions): Promise<Done | Failed | null>;
  /** Loads the view of the basket; resolves with undefined if it could not be loaded or the cart was unmounted. */
  view(): Promise<FragmentView | undefined>;
  /** Consent that was stated in script, by category. */
  readonly consent: ConsentState;
  /** The visitor's consent to marketing, undefined if unknown. Without it nothing is kept beyond the visit: contract section 9. */
  isAllowed(): boolean | undefined;
  readonly readCookie: typeof readCookie;
  readonly goTo: typeof goTo;
  /** Runs once after some milliseconds, unless the cart is unmounted or the returned function is called before. */
  after(ms: number, run: () => void): Disposer;
  /** Shows a failure beside a button, announces it and emits `failed`. */
  fail(code: FailureCode, action: 'add' | 'remove', button: HTMLElement | null): void;
}
