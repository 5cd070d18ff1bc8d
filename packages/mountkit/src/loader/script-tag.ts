import type { PageProvider } from '@mountkit/core';

/** What the script tag says: contract section 2. */
export interface ScriptTag {
  /** Where the chunks are, with a slash at its end. */
  readonly base: string;
  readonly provider: PageProvider;
  /** Whether the page is scanned. */
  readonly auto: boolean;
  readonly nonce: string;
}

/** Reads the tag that runs this script; where the browser does not say which, the one that names it. */
export function readScriptTag(): ScriptTag {
  const script =
    (document.currentScript as HTMLScriptElement | null) ??
    document.querySelector<HTMLScriptElement>('script[data-base],script[src*="/mountkit.js"]');
  const { base = '', provider = '', qaFlag, qaHosts, auto } = script?.dataset ?? {};
  return {
    base: new URL(base ? `${base.replace(/\/*$/, '/')}` : '.', script?.src || document.baseURI).href,
    provider: { base: provider, qaFlag, qaHosts },
    auto: auto !== 'off',
    nonce: script?.nonce ?? '',
  };
}
