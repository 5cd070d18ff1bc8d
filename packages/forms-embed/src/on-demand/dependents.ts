// What only forms with dependent fields need: a chunk of its own.
export { parseDependents } from '../logic/definition/parse-dependents';
export { createVisibility } from '../logic/state/visibility';
