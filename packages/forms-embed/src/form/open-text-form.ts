import { browserClock, guard } from '@mountkit/core';
import { parseTextForm } from '../logic/definition/parse-text-form';
import { createFormStore } from '../logic/state/store';
import type { Language } from '../logic/texts/language';
import { TextFormView } from '../ui/text-view';
import type { OpenForm } from './form-model';

/** Of a form for which neither the page nor the definition names a language that we know. */
export const ENGLISH_LANGUAGE: Language = { lang: 'en', dir: 'ltr' };

/** Opens a form of nothing but text fields of one line; null for any other. */
export function openTextForm(document: unknown, isGiven: (name: string) => boolean): OpenForm | null {
  const definition = guard(() => isSmall(JSON.stringify(document))) ? parseTextForm(document, isGiven) : null;
  return (
    definition && {
      definition,
      store: createFormStore(definition, browserClock),
      View: TextFormView,
      language: () => ENGLISH_LANGUAGE,
    }
  );
}

/** Whether a document is within all limits without being held to them; the full form does that. No text of it is long. */
const isSmall = (json: string): boolean => json.length < 200_000 && !/"[^"]{20000}/.test(json);
