import { jsonObject, parseJson } from '@mountkit/core/logic';
import type { Fragments } from '../events';

/** The fragment that every shop has; stored fragments without it are not used. */
export const CONTENT = 'div.widget_shopping_cart_content';

/** Milliseconds after which stored fragments are too old: facts part A. */
export const LIFE = 86_400_000;

/** What is known of the basket when a page is opened. */
export interface BasketFacts {
  /** Whether there is a basket, by its cookie. */
  readonly hasBasket: boolean;
  /** The basket's hash in its cookie; empty when there is none. */
  readonly cookieHash: string;
  /** What the session storage holds. */
  readonly fragments: string | null;
  readonly hash: string | null;
  readonly created: string | null;
  readonly now: number;
  /** Whether the page shows items, as a page from a cache or from the history may. */
  readonly showsItems: boolean;
  /** Whether the page leaves the place of the basket empty: only the shop knows what its theme shows there. */
  readonly isBlank: boolean;
}

/** Show the stored fragments, fetch new ones, or keep what the page shows. */
export type Plan = { readonly show: Fragments } | 'ask' | 'keep';

/** Decides what to show. Without a basket the shop is asked only to replace items, or to fill an empty place once. */
export function planFragments(facts: BasketFacts): Plan {
  const { cookieHash, hash } = facts;
  const stored = jsonObject(parseJson(facts.fragments ?? '')) as Fragments;
  const isFresh = !hash || Number(facts.created) + LIFE > facts.now;
  if (stored[CONTENT] && isFresh && (hash ?? '') === cookieHash) return { show: stored };
  return facts.hasBasket || cookieHash || facts.showsItems || facts.isBlank ? 'ask' : 'keep';
}
