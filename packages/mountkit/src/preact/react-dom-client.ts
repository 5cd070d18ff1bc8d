// Each from a file of its own, so that what only some forms need can stay in a chunk of its own.
export { createRoot, type Root } from './create-root';
export { hydrateRoot } from './hydrate-root';
