import type { ConsentState, Disposer, WidgetContext } from '@mountkit/core';
import type { CartEvents, FailureCode, Fragments } from '../events';
import type { CallOptions } from '../logic/call';
import type { Job } from '../logic/queue';
import type { Done, Failed } from '../logic/read-answer';
import type { CartOptions } from '../settings';
import type { readCookie } from './cookies';
import type { goTo } from './go-to';

/** What every part of the cart works with. */
export type CartContext = WidgetContext<CartOptions, CartEvents<HTMLElement>>;

/** Tells a screen reader. */
export interface LiveRegion {
  /** At once; what was to be said later is not said any more. */
  say(text: string): void;
  /** A second later, unless something newer was said at once until then. */
  sayLater(text: string): void;
  clear(): void;
}

/** What shows the basket: specification 1 section 3, facts part A. */
export interface FragmentView {
  /** Shows what is known of the basket, and asks where nothing is. */
  open(): void;
  /** Another tab has changed the basket. */
  hear(hash: string | null): void;
  /** Shows fragments that came with an answer, and keeps them for the next page. */
  show(fragments: Fragments, cartHash: string): void;
  /** Asks for the fragments and shows them. */
  refresh(): Promise<void>;
  /** Called after each swap. */
  readonly afterSwap: Set<() => void>;
}

/** The heart of a cart: one line for what changes the basket. Passed to what is loaded on demand. */
export interface Cart {
  readonly context: CartContext;
  readonly live: LiveRegion;
  /** Shows what is known of the basket, where there is one or the page shows one. */
  open(): void;
  /** Puts a job behind those that are waiting. */
  queue(job: Job): void;
  /** How often the basket has begun or ended to change. */
  changes(): number;
  call(endpoint: string, options: CallOptions): Promise<Done | Failed | null>;
  /** What shows the basket, loaded when it is asked for; undefined where it cannot be loaded, or is not wanted any more. */
  view(): Promise<FragmentView | undefined>;
  /** What was stated of consent in script, by category. */
  readonly consent: ConsentState;
  /** What the visitor has said of marketing; undefined for nothing. Refused, nothing is kept beyond the visit: contract section 9. */
  isAllowed(): boolean | undefined;
  readonly readCookie: typeof readCookie;
  readonly goTo: typeof goTo;
  /** Runs once after so many milliseconds, unless the cart is unmounted or the answer is called before. */
  after(ms: number, run: () => void): Disposer;
  /** Tells the visitor beside a button, and the page, that something failed. */
  fail(code: FailureCode, action: 'add' | 'remove', button: HTMLElement | null): void;
}
