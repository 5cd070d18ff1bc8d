import { jsonList, jsonObject } from '@mountkit/core/logic';
import schema from '../definition.schema.json' with { type: 'json' };
import { numberPages } from './logic/definition/number-pages';
import { parseConsent } from './logic/definition/parse-consent';
import { parseDependents } from './logic/definition/parse-dependents';
import { readFullDefinition } from './logic/definition/parse-full-form';
import { parseOwnRules } from './logic/definition/parse-own-rules';
import { explainProblems, type Problem } from './logic/definition/problems';
import { checkShape, type DocumentPath, type ShapeProblem, type ShapeSchema } from './logic/document/check-shape';
import { checkTranslations } from './logic/document/check-translations';

export type { DocumentPath } from './logic/document/check-shape';

/** Something in a definition that a form cannot use, or does not read. */
export interface DefinitionProblem {
  /** What was found, what was expected and, where a word was mistyped, what may have been meant. For developers. */
  readonly message: string;
  /** Where it is: `['form', 'formFieldGroups', 0, 'fields', 2, 'fieldType']`. Empty for the definition as a whole. */
  readonly path: DocumentPath;
  /**
   * `unusable`: the form is not drawn. `invalid`: a default is used, or something is left out. `unknown`: a key that
   * nothing reads.
   */
  readonly severity: 'unusable' | 'invalid' | 'unknown';
}

/**
 * Checks the definition of a form against its schema, and its parts against each other: fields that are there twice,
 * choices that no option has, conditions about fields and translations of texts that do not exist. Never throws.
 *
 * @param document the definition, as a forms host answers it: of any type
 * @returns what is wrong, in the order of the document; empty for a definition that is read as it is written
 */
export function checkDefinition(document: unknown): readonly DefinitionProblem[] {
  const found: ShapeProblem[] = [];
  const { definitions, $ref }: { definitions: Readonly<Record<string, ShapeSchema>>; $ref: string } = schema;
  const check = { definitions, report: (problem: ShapeProblem) => found.push(problem) };
  checkShape(document, { ...check, schema: { $ref }, path: [] });
  for (const { path, name, value } of listWritten(document))
    checkShape(value, { ...check, schema: { $ref: `#/definitions/${name}` }, path });
  checkTranslations(document, check.report);
  const shape = found.map(({ message, path, isUnknownKey }): DefinitionProblem => {
    const severity = isUnknownKey ? 'unknown' : isNeeded(path) ? 'unusable' : 'invalid';
    return { message, path, severity };
  });
  return [...shape, ...checkParts(document)];
}

/** What stands in a definition as the text of its JSON, into which the schema cannot look: styles, and what is agreed to. */
function listWritten(document: unknown) {
  const { form, globalStyle } = jsonObject(document);
  const { style, metaData } = jsonObject(form);
  const consents = jsonList(metaData).flatMap((fact, index) => {
    const { name, value } = jsonObject(fact);
    return name === 'legalConsentOptions'
      ? [{ path: ['form', 'metaData', index, 'value'], name: 'LegalConsentOptions', text: value }]
      : [];
  });
  const styles = [
    { path: ['form', 'style'], name: 'FormStyle', text: style },
    { path: ['globalStyle'], name: 'FormStyle', text: globalStyle },
  ];
  return [...styles, ...consents].flatMap(({ path, name, text }) =>
    typeof text === 'string' && text.trim() !== '' ? [{ path, name, value: readJson(text) }] : [],
  );
}

/** The value of a JSON text; what is none stays a text, and so is no object. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** What the schema says better, with its place. */
const IN_SCHEMA: ReadonlySet<Problem[0]> = new Set(['fieldType', 'operator', 'noObject']);

/** Checks the parts of a definition against each other. */
function checkParts(document: unknown): readonly DefinitionProblem[] {
  const problems: Problem[] = [];
  const readers = { parseConsent, parseDependents, parseOwnRules, numberPages };
  readFullDefinition(document, readers, (...problem) => problems.push(problem));
  const others = problems.filter(([kind]) => !IN_SCHEMA.has(kind));
  return explainProblems(others).map((message) => ({ message, path: [], severity: 'invalid' }));
}

/** Whether a form cannot be drawn without this part. */
const isNeeded = (path: DocumentPath) => /^(form(\.(guid|portalId|formFieldGroups))?)?$/.test(path.join('.'));
