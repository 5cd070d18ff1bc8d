import { checkDefinition, type DefinitionProblem } from '@mountkit/forms-embed/check';
import { askedBotCheck, whyNotVerifiable } from '../forms/asked-bot-check';
import type { BotSettings } from '../forms/bot-settings';
import { isObject, type Json, listOf, objectOf } from './logic/document';
import { TEMPLATES } from './logic/templates';

/** What a new form begins with. */
export interface NewForm {
  definition: Json;
  title: string | null;
  /** What of an imported definition nothing reads. */
  leftOut: readonly DefinitionProblem[];
}

const MOST_TITLE = 200;

/** A form's name as it was sent; undefined where none was. */
export function readTitle(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, MOST_TITLE) : undefined;
}

export const readRevision = (value: unknown): number | null =>
  Number.isInteger(value) && Number(value) >= 0 ? Number(value) : null;

/** The definition of a template; null where there is none of this name. */
export function newFromTemplate(key: unknown, title: unknown): NewForm | null {
  const template = TEMPLATES.find((one) => one.key === key);
  return template ? { definition: template.definition, title: readTitle(title) ?? template.title, leftOut: [] } : null;
}

/** An imported definition: as a forms host answers it, or its form alone. Null where it has no groups of fields. */
export function newFromDefinition(value: unknown, title: unknown): NewForm | null {
  const whole = objectOf(value);
  const document: Json = isObject(whole.form) ? whole : { form: whole };
  const form = objectOf(document.form);
  if (!Array.isArray(form.formFieldGroups)) return null;
  const leftOut = checkDefinition({ ...document, form: { guid: NO_GUID, portalId: 1, ...form } });
  return { definition: document, title: readTitle(title) ?? readTitle(form.name) ?? null, leftOut };
}

const NO_GUID = '00000000-0000-4000-8000-000000000000';

/** What keeps a definition from being published. */
export function whyNotPublishable(
  definition: Json,
  bots: BotSettings,
): readonly Pick<DefinitionProblem, 'path' | 'message'>[] {
  const problems = checkDefinition(definition).filter(({ severity }) => severity !== 'unknown');
  const groups = listOf(objectOf(definition.form).formFieldGroups);
  const isEmpty = groups.every((group) => listOf(objectOf(group).fields).length === 0);
  const empty = isEmpty ? [{ path: ['form', 'formFieldGroups'], message: 'The form has no field.' }] : [];
  // A form that leaves its check to the page may be on one with a proof of work.
  const why = askedBotCheck(definition) === null ? null : whyNotVerifiable(definition, bots);
  const robots = why === null ? [] : [{ path: ['form', 'metaData'], message: why }];
  return [...empty, ...robots, ...problems.map(({ path, message }) => ({ path, message }))];
}
