import { request } from '@mountkit/core';
import type { SearchOptions } from '../settings';

/** The most terms of which results are kept. */
const MOST_KEPT = 20;

/** The address of the results: as the options say, or what the form would open. */
function addressOf(form: HTMLFormElement, field: HTMLInputElement, { url }: SearchOptions): URL {
  if (url) return new URL(url.replaceAll('{term}', encodeURIComponent(field.value.trim())), document.baseURI);
  const address = new URL(form.action, document.baseURI);
  // A file cannot be in an address.
  const fields = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  address.search = `${new URLSearchParams(fields)}`;
  return address;
}

/** Finds the markup of results, of a term that was found before without asking again. */
export function resultFinder(form: HTMLFormElement, field: HTMLInputElement, settings: () => SearchOptions) {
  const kept = new Map<string, string>();
  return async (term: string, signal: AbortSignal): Promise<string> => {
    const known = kept.get(term);
    if (known !== undefined) return known;
    const { parts } = settings();
    let markup: string;
    if (parts?.find) markup = await parts.find(term, signal);
    else {
      const address = addressOf(form, field, settings());
      if (address.origin !== location.origin) throw new Error(`${address.origin} is not the page’s own origin`);
      const { ok, status, text } = await request(address.href, { signal });
      if (!ok) throw new Error(`the answer has status ${status}`);
      markup = text;
    }
    kept.set(term, markup);
    for (const oldest of kept.keys()) if (kept.size > MOST_KEPT) kept.delete(oldest);
    return markup;
  };
}
