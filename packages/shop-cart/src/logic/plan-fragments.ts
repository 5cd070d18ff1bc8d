import { jsonObject, parseJson } from '@mountkit/core/logic';
import type { Fragments } from '../events';

/** The fragment that every shop has; a copy without it is of no use. */
export const CONTENT = 'div.widget_shopping_cart_content';

/** Milliseconds that stored fragments live: facts part A. */
export const LIFE = 86_400_000;

/** What a page knows of its basket when it is opened. */
export interface BasketFacts {
  /** The cookie that says that there is a basket. */
  readonly hasBasket: boolean;
  /** The basket's hash in its cookie; empty when there is none. */
  readonly cookieHash: string;
  /** What the session storage holds. */
  readonly fragments: string | null;
  readonly hash: string | null;
  readonly created: string | null;
  readonly now: number;
  /** Whether the page shows items, as one that was cached or comes back from the history may. */
  readonly showsItems: boolean;
}

/** What to show of the basket: what is stored, what the shop says when it is asked, or what stands in the page. */
export type Plan = { readonly show: Fragments } | 'ask' | 'keep';

/** Decides it. While there is no basket, and none is shown, the shop is never asked. */
export function planFragments(facts: BasketFacts): Plan {
  const { cookieHash, hash } = facts;
  const stored = jsonObject(parseJson(facts.fragments ?? '')) as Fragments;
  const isFresh = !hash || Number(facts.created) + LIFE > facts.now;
  if (stored[CONTENT] && isFresh && (hash ?? '') === cookieHash) return { show: stored };
  return facts.hasBasket || cookieHash || facts.showsItems ? 'ask' : 'keep';
}
