import type { PageProvider } from '@mountkit/core';

/** What the script tag says: contract section 2. */
export interface ScriptTag {
  /** Where the chunks are, with a slash at its end. */
  readonly base: string;
  readonly provider: PageProvider;
  /** Whether the page is scanned. */
  readonly auto: boolean;
}

/**
 * Reads the tag that runs this script; where the browser does not say which, the one that names it. A script without an
 * address of its own, as page optimisers make them to run a text or a blob, says as little.
 */
export function readScriptTag(): ScriptTag {
  // Where chunks are is the build's own business there.
  if (IS_ONE_FILE) return { provider: OWN_TAG.dataset, auto: OWN_TAG.dataset.auto !== 'off' } as object as ScriptTag;
  const running = document.currentScript;
  const named =
    running?.closest<HTMLScriptElement>('script[data-base],script[src]:not([src^=blob])') ??
    document.querySelector<HTMLScriptElement>('script[data-base],script[src*="/mountkit.js"]');
  const { dataset = {} } = named ?? running ?? ({} as Partial<HTMLElement>);
  return {
    base: new URL((dataset.base || '.').replace(/\/*$/, '/'), named?.src || document.baseURI).href,
    provider: dataset,
    auto: dataset.auto !== 'off',
  };
}
