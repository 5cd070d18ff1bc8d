import { browserClock } from '@mountkit/core';
import type { OpenForm } from './form-model';
import { parsePlain } from './logic/parse-plain';
import { createFormStore } from './logic/store';
import { PlainView } from './ui/plain-view';

/** Opens a form of nothing but text fields of one line; null for any other. */
export function openPlain(document: unknown, isGiven: (name: string) => boolean): OpenForm | null {
  const definition = parsePlain(document, isGiven);
  return definition && { definition, store: createFormStore(definition, browserClock), View: PlainView };
}
