import { jsonObject } from '@mountkit/core/logic';
import { consentTexts, readConsentOptions } from '../definition/consent-texts';
import { countParts } from './count-parts';
import { DEFINITION_LIMITS } from './limits';
import { measureJson } from './measure-json';
import { findLongMarkup, tooMany } from './text-limits';

type Limit = keyof typeof DEFINITION_LIMITS;

/** What each limit counts, in a message. */
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
 * Why no form can be drawn from a definition, in words: what there is too much of, how much, and the limit. Empty where
 * one can. What can be left out, or cut, is no reason: `fit-definition.ts`.
 */
export function findExcess(document: unknown): string {
  const form = jsonObject(jsonObject(document).form);
  // Only what has an end, and is not too long, is walked again.
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

/** Nobody can agree to a text that is not shown whole. */
function findLongConsent(form: Readonly<Record<string, unknown>>): string {
  for (const { name, text } of consentTexts(readConsentOptions(form))) {
    const long = findLongMarkup(text);
    if (long) return `${name} has ${long}`;
  }
  return '';
}
