import type { WidgetContext } from '@mountkit/core';
import type { CheckoutEvents } from '../events';
import type { CheckoutOptions, CheckoutTexts } from '../settings';

/** An answer of the shop. */
interface Answered {
  readonly ok: boolean;
  readonly text: string;
  readonly json: unknown;
}

/** What every part of a checkout works with. */
export interface Checkout {
  readonly context: WidgetContext<CheckoutOptions, CheckoutEvents>;
  readonly form: HTMLFormElement;
  text(key: keyof CheckoutTexts): string;
  /** The address of one of the shop's calls. */
  addressOf(endpoint: string): string;
  /** Posts fields; rejects with a code if no answer comes. */
  post(
    address: string,
    fields: URLSearchParams,
    options?: { readonly signal?: AbortSignal; readonly timeout?: number },
  ): Promise<Answered>;
  /** Parses markup of the shop. */
  parse(markup: string): DocumentFragment;
  /** Shows notices of the shop above the form, in place of the last ones, and moves the focus there. */
  showNotices(nodes: readonly Node[]): void;
  /** Shows a sentence of ours there, or a list. */
  showProblem(content: string | Node): void;
  /** Has the totals fetched again. */
  update: () => void;
  /** Resolves when no totals are on their way: a shop may store what it was asked last over what was changed meanwhile. */
  settled: () => Promise<void>;
}
