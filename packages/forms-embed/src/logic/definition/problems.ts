import { FIELD_TYPES } from './field-types';
import { quote } from './quote';

/** The first few values, quoted. */
const listed = (values: readonly string[]): string => values.slice(0, 5).map(quote).join(', ');

/** Messages for everything that can be wrong with a definition; the parsers name the problem and its facts. */
const PROBLEMS = {
  nameless: (index: number, group: number) => `field ${index} of group ${group} has no name and is left out`,
  repeated: (id: string) => `field ${quote(id)} appears more than once; the first is kept`,
  fieldType: (name: string, found: string) =>
    `field ${quote(name)} has the field type ${quote(found)} and is shown as text; expected ${Object.keys(FIELD_TYPES).join(', ')}`,
  options: (name: string, values: readonly string[]) =>
    `field ${quote(name)} has option ${listed(values)} more than once; the first is kept`,
  choice: (name: string, values: readonly string[]) =>
    `field ${quote(name)} starts with ${listed(values)}, expected values of its options`,
  yesOrNo: (name: string, values: readonly string[]) =>
    `field ${quote(name)} starts with ${listed(values)}, expected true or false`,
  noObject: (name: string) => `${name} must be an object or the JSON of one; it is left out`,

  tooDeep: (name: string, deepest: number) =>
    `the dependents of field ${quote(name)} are nested more than ${deepest} levels deep and are left out`,
  namelessDependent: (index: number, name: string) =>
    `dependent ${index} of field ${quote(name)} has no name and is left out`,
  circular: (name: string) => `field ${quote(name)} depends on itself; that condition is left out`,
  operator: (operator: string) => `unknown filter operator ${quote(operator)}`,

  ownLength: (name: string, key: string) =>
    `${key} of field ${quote(name)} must be a whole number above 0, of a field of text; it is left out`,
  ownField: (where: string, id: string) =>
    `${where} names the field ${quote(id)}, expected the id of another field, for skipWhen on a page before; that condition is left out`,
  manySkips: (most: number) => `more than ${most} pages have skipWhen; the first ${most} are used`,

  namelessConsent: (index: number) => `consent checkbox ${index} has no communicationTypeId and is left out`,
  repeatedConsent: (id: string) => `consent checkbox ${quote(id)} appears more than once; the first is kept`,
  consentType: (type: string) =>
    `processingConsentType is ${quote(type)}, taken as IMPLICIT; expected IMPLICIT or REQUIRED_CHECKBOX`,
} as const;

type Problems = typeof PROBLEMS;

/** One thing that could not be read: its key above, and the facts of its message. */
export type Problem = {
  readonly [Kind in keyof Problems]: readonly [Kind, ...Parameters<Problems[Kind]>];
}[keyof Problems];

/** The message for a developer. */
export const explainProblem = ([kind, ...facts]: Problem): string =>
  (PROBLEMS[kind] as (...facts: readonly unknown[]) => string)(...facts);

/** All messages, each once: a dependent field is read, and its problems found, once for each of its parents. */
export const explainProblems = (problems: readonly Problem[]): readonly string[] => [
  ...new Set(problems.map(explainProblem)),
];
