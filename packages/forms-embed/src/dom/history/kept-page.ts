import { openStorage } from '@mountkit/core';
import { jsonObject, jsonText } from '@mountkit/core/logic';

/** Where a visitor was in a form. */
export interface KeptPage {
  /** Counted from 0. */
  readonly page: number;
  /** Names this filling of the form, until it is submitted. */
  readonly run: string;
}

const keyOf = (name: string) => `page:${name}`;

/** The page that the visitor of this visit was on; null for none. */
export function readKeptPage(name: string): KeptPage | null {
  const { page, run } = jsonObject(openStorage('session').get(keyOf(name)));
  return typeof page === 'number' && jsonText(run) ? { page, run: jsonText(run) } : null;
}

/** Keeps the page for this visit; null removes what is kept. */
export function keepPage(name: string, kept: KeptPage | null): void {
  const storage = openStorage('session');
  if (kept) storage.set(keyOf(name), { ...kept });
  else if (storage.get(keyOf(name)) !== undefined) storage.remove(keyOf(name));
}
