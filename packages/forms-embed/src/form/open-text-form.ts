import { browserClock } from '@mountkit/core';
import { parseTextForm } from '../logic/definition/parse-text-form';
import { createFormStore } from '../logic/state/store';
import { TextFormView } from '../ui/text-view';
import type { OpenForm } from './form-model';

/** Opens a form of nothing but text fields of one line; null for any other. */
export function openTextForm(document: unknown, isGiven: (name: string) => boolean): OpenForm | null {
  const definition = isSmall(document) ? parseTextForm(document, isGiven) : null;
  return definition && { definition, store: createFormStore(definition, browserClock), View: TextFormView };
}

/** Whether a document is within all limits without being held to them: the other form does that. */
function isSmall(document: unknown): boolean {
  try {
    return JSON.stringify(document).length < 20_000;
  } catch {
    return false;
  }
}
