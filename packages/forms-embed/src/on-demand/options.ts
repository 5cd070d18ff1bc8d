// What only forms need whose page gives options beyond the common ones, or whose owner refuses addresses: a chunk of its
// own.

export { watchEnter } from '../dom/controls/watch-enter';
export { metadataOf } from '../dom/submission/announce-metadata';
export { findBlockedEmail } from '../logic/rules/blocked-email';
export { FULL_SCHEMA } from '../settings/full-settings';
