import { isJsonObject, jsonObject, jsonText } from '@mountkit/core/logic';
import type { FailureCode, Fragments } from '../events';

/** The shop has done it. */
export interface Done {
  readonly code?: undefined;
  readonly fragments: Fragments;
  readonly cartHash: string;
}

/** The shop has not done it, or it is not known. */
export interface Failed {
  readonly code: FailureCode;
  /** The product's page, if the shop sends the visitor there. */
  readonly address?: string;
}

/**
 * Reads the answer to a call of specification 1 section 7. Every answer of a real shop has the status 200: what it means
 * is in its body, which may be empty, HTML, `-1`, a refusal without an address, or without fragments.
 */
export function readAnswer(ok: boolean, json: unknown): Done | Failed {
  const { error, product_url, success, fragments, cart_hash } = jsonObject(json);
  if (error || success === false) return { code: 'REFUSED', address: jsonText(product_url) };
  if (!ok) return { code: 'SERVER_ERROR' };
  const cartHash = jsonText(cart_hash);
  // An empty list is how the shop's language writes an empty map. With a hash the basket is there, whatever the page
  // gets to see of it.
  if (!isJsonObject(fragments) && !Array.isArray(fragments) && !cartHash) return { code: 'BAD_ANSWER' };
  const texts = Object.entries(jsonObject(fragments)).filter(([, markup]) => typeof markup === 'string');
  return { fragments: Object.fromEntries(texts) as Fragments, cartHash };
}
