// What only forms need whose values may come from elsewhere, or whose groups stand in for each other: a chunk of its own.

export { initialValues } from '../logic/state/prefill';
export { hiddenSmartFields, visibleGroups } from '../logic/state/smart';
export { PREFILL_ENGLISH } from '../logic/texts/english-prefill';
export { NotYou } from '../ui/full/not-you';
