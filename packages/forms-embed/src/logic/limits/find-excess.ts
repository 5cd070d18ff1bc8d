import { jsonObject } from '@mountkit/core/logic';
import { consentTexts, readConsentOptions } from '../definition/consent-texts';
import { countParts } from './count-parts';
import { DEFINITION_LIMITS } from './limits';
import { measureJson } from './measure-json';
import { findLongMarkup, tooMany } from './text-limits';

type Limit = keyof typeof DEFINITION_LIMITS;

/** The names of the counts in messages. */
const NAMES: Readonly<Record<Limit, string>> = {
  characters: 'characters or more',
  levels: 'levels of lists and objects',
  groups: 'groups',
  fields: 'fields with their dependents',
  options: 'options in all fields together',
  filterValues: 'filters and values of filters',
  consents: 'consent checkboxes',
  markup: 'characters in all texts with markup together',
  tags: 'tags in all texts together',
};

/**
 * The message why a definition is too large to be drawn: what was counted, and the limit. Empty if it is not. Texts
 * that can be cut or left out do not count: `fit-definition.ts`.
 */
export function findExcess(document: unknown): string {
  const form = jsonObject(jsonObject(document).form);
  // The second count runs only on a document of limited size.
  return findBeyond(measureJson(document)) || findBeyond(countParts(form)) || findLongConsent(form);
}

function findBeyond(counted: Partial<Record<Limit, number>>): string {
  for (const limit of Object.keys(counted) as Limit[]) {
    const { [limit]: found = 0 } = counted;
    const most = DEFINITION_LIMITS[limit];
    if (found > most) return `the definition has ${tooMany(found, NAMES[limit], most)}`;
  }
  return '';
}

/** Consent texts are never cut: nobody can agree to half a text. */
function findLongConsent(form: Readonly<Record<string, unknown>>): string {
  for (const { name, text } of consentTexts(readConsentOptions(form))) {
    const long = findLongMarkup(text);
    if (long) return `${name} has ${long}`;
  }
  return '';
}
