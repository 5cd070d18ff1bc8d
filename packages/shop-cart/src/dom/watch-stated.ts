import type { ConsentState, Disposer } from '@mountkit/core';

/** Calls `run` when consent to marketing is stated in script. */
export function watchStated(consent: ConsentState, run: () => void): Disposer {
  let { marketing } = consent;
  Object.defineProperty(consent, 'marketing', {
    configurable: true,
    enumerable: true,
    get: () => marketing,
    set(stated: boolean) {
      marketing = stated;
      run();
    },
  });
  return () => Object.defineProperty(consent, 'marketing', { value: marketing, writable: true });
}
