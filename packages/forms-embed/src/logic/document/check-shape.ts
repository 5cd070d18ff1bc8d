import { isJsonObject } from '@mountkit/core/logic';
import { closest } from './closest';

/** The part of JSON Schema that describes a definition. */
export interface ShapeSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly anyOf?: readonly ShapeSchema[];
  readonly items?: ShapeSchema;
  readonly properties?: Readonly<Record<string, ShapeSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | ShapeSchema;
}

/** Where something is in a document: `['form', 'formFieldGroups', 0]`. */
export type DocumentPath = readonly (string | number)[];

/** Something that is not as the schema says. */
export interface ShapeProblem {
  readonly path: DocumentPath;
  readonly message: string;
  /** A key that nothing reads. It changes nothing, unless another was meant. */
  readonly isUnknownKey: boolean;
  /** What may have been meant. */
  readonly suggestion?: string | undefined;
}

interface Check {
  readonly schema: ShapeSchema;
  readonly definitions: Readonly<Record<string, ShapeSchema>>;
  readonly path: DocumentPath;
  readonly report: (problem: ShapeProblem) => void;
}

/** How deep a document is looked into: beyond the deepest dependents that are read. */
const DEEPEST = 150;

/** Compares a value with a schema, and reports whatever differs. */
export function checkShape(value: unknown, check: Check): void {
  if (check.path.length > DEEPEST) return;
  const schema = resolve(check.schema, check);
  const fitting = alternatives(schema, check).find((one) => fits(value, one));
  if (!fitting) report(check, value, `expected ${describe(schema, check)}`);
  else if (fitting.enum && !fitting.enum.includes(value)) reportWord(check, value, fitting.enum.map(String));
  else if (Array.isArray(value) && fitting.items) {
    for (const [index, item] of value.entries())
      checkShape(item, { ...check, schema: fitting.items, path: [...check.path, index] });
  } else if (isJsonObject(value)) checkKeys(value, fitting, check);
}

function reportWord(check: Check, value: unknown, words: readonly string[]): void {
  const suggestion = typeof value === 'string' ? closest(value, words) : undefined;
  report(check, value, `expected one of ${words.join(', ')}`, suggestion);
}

function checkKeys(value: Readonly<Record<string, unknown>>, schema: ShapeSchema, check: Check): void {
  const { properties = {}, required = [], additionalProperties } = schema;
  // Hosts write null for what is not there.
  const isThere = (key: string) => Object.hasOwn(value, key) && value[key] !== null;
  for (const key of required.filter((key) => !isThere(key))) {
    const expected = describe(resolve(properties[key] ?? {}, check), check);
    report({ ...check, path: [...check.path, key] }, undefined, `expected ${expected}`);
  }
  for (const [key, entry] of Object.entries(value)) {
    if (!isThere(key)) continue;
    const path = [...check.path, key];
    const known = Object.hasOwn(properties, key) ? properties[key] : additionalProperties;
    if (typeof known === 'object') checkShape(entry, { ...check, schema: known, path });
    else if (known === false) {
      // Who has mistyped a key has not written it.
      const free = Object.keys(properties).filter((name) => !Object.hasOwn(value, name));
      const suggestion = closest(key, free);
      const message = `${writePath(path)} is not a key that is read${meant(suggestion)}`;
      check.report({ path, message, isUnknownKey: true, suggestion });
    }
  }
}

function report({ path, report }: Check, found: unknown, expected: string, suggestion?: string): void {
  const message = `${writePath(path)} is ${quote(found)}, ${expected}${meant(suggestion)}`;
  report({ path, message, isUnknownKey: false, suggestion });
}

/** A question for what may have been meant. */
export const meant = (suggestion: string | undefined) =>
  suggestion === undefined ? '' : `; did you mean ${suggestion}?`;

/** A schema without its reference. */
function resolve(schema: ShapeSchema, { definitions }: Pick<Check, 'definitions'>): ShapeSchema {
  const name = schema.$ref?.replace('#/definitions/', '');
  return name === undefined ? schema : (definitions[name] ?? {});
}

const alternatives = (schema: ShapeSchema, check: Check): readonly ShapeSchema[] =>
  schema.anyOf?.flatMap((one) => alternatives(resolve(one, check), check)) ?? [schema];

function fits(value: unknown, { type, pattern }: ShapeSchema): boolean {
  const types = [type ?? []].flat();
  if (types.length > 0 && !types.includes(typeOf(value))) return false;
  return pattern === undefined || typeof value !== 'string' || new RegExp(pattern).test(value);
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

const WORDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

/** What a schema accepts, in words. */
function describe(schema: ShapeSchema, check: Check): string {
  const words = alternatives(schema, check).flatMap(({ type, pattern }) =>
    [type ?? []].flat().map((name) => (WORDS[name] ?? name) + (pattern && name === 'string' ? ` like ${pattern}` : '')),
  );
  return [...new Set(words)].join(' or ') || 'anything';
}

/** A path as a person would write it: `form.formFieldGroups[0].fields[1].name`. */
export function writePath(path: DocumentPath): string {
  const parts = path.map((part, index) => (typeof part === 'number' ? `[${part}]` : index === 0 ? part : `.${part}`));
  return parts.join('') || 'the definition';
}

/** The longest value that is quoted, in characters. */
const LONGEST_QUOTE = 60;

function quote(found: unknown): string {
  if (found === undefined) return 'missing';
  const json = JSON.stringify(found);
  return json.length > LONGEST_QUOTE ? `${json.slice(0, LONGEST_QUOTE)}…` : json;
}
