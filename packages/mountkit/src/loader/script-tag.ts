import type { PageProvider } from '@mountkit/core';

/** What the script tag says: contract section 2. */
export interface ScriptTag {
  /** Where the chunks are, with a slash at its end. */
  readonly base: string;
  readonly provider: PageProvider;
  /** Whether the page is scanned. */
  readonly auto: boolean;
}

/** Reads the tag that runs this script; where the browser does not say which, the one that names it. */
export function readScriptTag(): ScriptTag {
  const script =
    (document.currentScript as HTMLScriptElement | null) ??
    document.querySelector<HTMLScriptElement>('script[data-base],script[src*="/mountkit.js"]');
  const { dataset = {}, src = '' } = script ?? {};
  const { base = '', auto } = dataset;
  return {
    base: new URL(base ? `${base.replace(/\/*$/, '/')}` : '.', src || document.baseURI).href,
    provider: dataset,
    auto: auto !== 'off',
  };
}
