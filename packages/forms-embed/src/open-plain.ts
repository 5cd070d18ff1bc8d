import { browserClock, createMountError } from '@mountkit/core';
import type { OpenForm } from './form-model';
import { parseDefinition } from './logic/definition';
import { createFormStore } from './logic/store';
import { PlainView } from './ui/plain-view';

/** Opens a form of nothing but text fields of one line; throws where the document holds no form. */
export function openPlain(document: unknown): OpenForm {
  const { definition, problems } = parseDefinition(document);
  if (!definition) throw createMountError('DEFINITION_FAILURE', problems.join('; '));
  return { definition, problems, store: createFormStore(definition, browserClock), View: PlainView };
}
