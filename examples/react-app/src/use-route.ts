import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void) {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}

/** The page that the address asks for: what stands after `#/`. */
export const useRoute = (): string => useSyncExternalStore(subscribe, () => location.hash.replace(/^#\/?/, ''));
