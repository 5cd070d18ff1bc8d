import { type AddressUse, httpUrl, jsonText, type Setting } from '@mountkit/core/logic';

/** The base of an absolute http(s) address: without query, hash and slash at its end. Null for anything else. */
export function readHttpBase(address: string): string | null {
  const url = httpUrl(address, 'none:');
  if (!url) return null;
  const { origin, pathname } = new URL(url);
  return (origin + pathname).replace(/\/+$/, '');
}

/** A setting that is such a base. */
export const httpBase = (fallback: string, use?: AddressUse): Setting<string> => ({
  read: (raw) => readHttpBase(jsonText(raw)) ?? undefined,
  expected: 'an http(s) address',
  fallback,
  use,
});

/** Where the product itself lives, unless a page says otherwise: contract section 9, 'Addresses of third parties'. */
export const APP_BASE = 'https://app.hubspot.com';
