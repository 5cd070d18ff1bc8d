import { browserClock } from '@mountkit/core';
import type { OpenForm } from './form-model';
import { parsePlain } from './logic/parse-plain';
import { createFormStore } from './logic/store';
import { PlainView } from './ui/plain-view';

/** Opens a form of nothing but text fields of one line; null for any other. */
export function openPlain(document: unknown, isGiven: (name: string) => boolean): OpenForm | null {
  const definition = isSmall(document) ? parsePlain(document, isGiven) : null;
  return definition && { definition, store: createFormStore(definition, browserClock), View: PlainView };
}

/** Whether a document is within all limits without being held to them: the other form does that. */
function isSmall(document: unknown): boolean {
  try {
    return JSON.stringify(document).length < 20_000;
  } catch {
    return false;
  }
}
