// What only forms need whose page gives options beyond the common ones, or whose owner refuses addresses: a chunk of its
// own.
export { metadataOf } from '../dom/say-metadata';
export { watchEnter } from '../dom/watch-enter';
export { findBlockedEmail } from '../logic/blocked-email';
export { RICH_SCHEMA } from '../rich-settings';
