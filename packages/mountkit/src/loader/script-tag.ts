import type { PageProvider } from '@mountkit/core';

/** What the script tag says: contract section 2. */
export interface ScriptTag {
  /** The folder that holds `chunks/`, with a slash at its end. */
  readonly base: string;
  readonly provider: PageProvider;
  /** Whether the page is scanned. */
  readonly auto: boolean;
}

/**
 * Reads the tag of the script that runs. Where the browser does not say which runs, or where it has no address of its own,
 * as page optimisers run a text or a blob, it is the tag with `data-base` or with this file's name.
 *
 * @param file a part of the script's address
 * @param path leads from the script to the folder that holds `chunks/`
 */
export function readScriptTag(file: string, path: string): ScriptTag {
  const running = document.currentScript;
  const named =
    running?.closest<HTMLScriptElement>('script[data-base],script[src]:not([src^=blob])') ??
    document.querySelector<HTMLScriptElement>(`script[data-base],script[src*="${file}"]`);
  const { dataset = {} } = named ?? running ?? ({} as Partial<HTMLElement>);
  const base = new URL((dataset.base || path).replace(/\/*$/, '/'), named?.src || document.baseURI).href;
  return {
    base,
    provider: { ...dataset, src: base },
    auto: dataset.auto !== 'off',
  };
}
