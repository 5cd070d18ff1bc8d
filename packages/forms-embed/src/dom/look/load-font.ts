import type { Disposer } from '@mountkit/core';

/** A style sheet of fonts that is loading. */
export interface FontLoad {
  /** Resolves with whether it could be loaded. Never rejects. */
  readonly loaded: Promise<boolean>;
  readonly remove: Disposer;
}

const WEIGHTS = [400, 500, 700];

/** Loads a family from a fonts service: specification 2 section 7.6. */
export function loadFont({ ownerDocument }: Element, address: string, family: string): FontLoad {
  const link = ownerDocument.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  link.nonce = document.querySelector<HTMLElement>('script[nonce]')?.nonce ?? '';
  const loaded = new Promise<boolean>((resolve) => {
    link.onload = () => resolve(true);
    link.onerror = () => resolve(false);
  }).then(async (isThere) => {
    const load = (weight: number) => ownerDocument.fonts?.load(`${weight} 1em ${JSON.stringify(family)}`);
    if (isThere) await Promise.all(WEIGHTS.map(load)).catch(() => {});
    return isThere;
  });
  ownerDocument.head.append(link);
  return { loaded, remove: () => link.remove() };
}
