// What only forms need whose definition has rules of our own, under the key `mountkit`: lengths, fields that are required
// by a condition, pages that are skipped. A chunk of its own.

export { parseOwnRules } from '../logic/definition/parse-own-rules';
export { lengthRule } from '../logic/rules/length-rule';
export { createDemands } from '../logic/state/follow-demands';
export { createPagedVisibility } from '../logic/state/paged-visibility';
export { LENGTHS_ENGLISH } from '../logic/texts/english-lengths';
export { COUNTER_CSS, Counter } from '../ui/full/counter';
