// What only forms need whose values may come from elsewhere, or whose groups stand in for each other: a chunk of its own.
export { PREFILL_ENGLISH } from '../logic/english-prefill';
export { initialValues } from '../logic/prefill';
export { hiddenSmartFields, visibleGroups } from '../logic/smart';
export { NotYou } from '../ui/rich/not-you';
