export { createElement } from 'preact';
export { useSyncExternalStore } from './use-sync-external-store';
