import { isObject, type Json, listOf, objectOf, textOf } from './document';

/** A fact of the form's meta data. */
export function readFact(form: Json, name: string): unknown {
  return listOf(form.metaData)
    .map(objectOf)
    .find((fact) => fact.name === name)?.value;
}

/** The meta data with a fact, or without it where it is null. */
export function writeFact(form: Json, name: string, value: unknown): readonly Json[] {
  const others = listOf(form.metaData)
    .map(objectOf)
    .filter((fact) => fact.name !== name);
  return value === null ? others : [...others, { name, value }];
}

/** What the visitor is asked to agree to; null for nothing. */
export function readConsent(form: Json): Json | null {
  const value = readFact(form, 'legalConsentOptions');
  if (typeof value !== 'string') return isObject(value) ? value : null;
  try {
    const parsed: unknown = JSON.parse(value);
    return isObject(parsed) ? parsed : null;
  } catch {
    return null;
  }
}

/** As a text, which every host writes. */
export const writeConsent = (form: Json, consent: Json | null): readonly Json[] =>
  writeFact(form, 'legalConsentOptions', consent === null ? null : JSON.stringify(consent));

/** The form's own style; a host may write it as a text. */
export function readStyle({ style }: Json): Readonly<Record<string, string>> {
  if (typeof style !== 'string')
    return Object.fromEntries(Object.entries(objectOf(style)).map(([key, value]) => [key, textOf(value)]));
  try {
    return readStyle({ style: objectOf(JSON.parse(style)) });
  } catch {
    return {};
  }
}
