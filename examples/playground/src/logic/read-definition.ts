import { checkDefinition } from '../../../../packages/forms-embed/src/check';
import type { FormDocument } from '../../../../packages/forms-embed/src/document/form';
import { type Problem, readJson } from './json-lines';

/** A definition that can be shown, and what is wrong with the text. */
export interface ReadDefinition {
  /** Null where there is no form that could be shown. */
  readonly definition: FormDocument | null;
  readonly portalId: string;
  readonly formId: string;
  readonly problems: readonly Problem[];
}

/** Reads what stands in the editor. Never throws; a form with small faults is shown nevertheless, as a page would. */
export function readDefinition(written: string): ReadDefinition {
  const { value, problems: broken, place } = readJson(written);
  const nothing = { definition: null, portalId: '', formId: '' };
  if (broken.length > 0) return { ...nothing, problems: broken };
  const found = checkDefinition(value);
  const problems = found.map(({ path, message }) => ({ ...place(path), message: message.replace(/[^?]$/, '$&.') }));
  if (found.some(({ severity }) => severity === 'unusable')) return { ...nothing, problems };
  const definition = value as FormDocument;
  const { portalId, guid } = definition.form;
  return { definition, portalId: `${portalId}`, formId: guid, problems };
}
