import { inject } from 'vitest';
import { PORTAL, seededForm } from '../harness/markup';

/** Forms with every kind of field, consent, dependents and pages. */
const MODELS = [2, 3, 9, 10, 11].map(seededForm);

/** Keys whose values decide what a form is: poisoned one at a time, or nothing would be left to draw. */
const STRUCTURE =
  /^(?:name|type|fieldType|guid|portalId|objectTypeId|operator|formFieldAction|propertyObjectType|lang)$/;

/** Takes the next payload. */
type Next = () => string;

/** The same document with a payload in each text, also in those that are JSON themselves. */
function poison(value: unknown, key: string, next: Next): unknown {
  if (Array.isArray(value)) return value.map((item) => poison(item, key, next));
  if (value && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, poison(item, name, next)]));
  if (typeof value !== 'string' || STRUCTURE.test(key)) return value;
  return value.startsWith('{') ? JSON.stringify(poison(JSON.parse(value), key, next)) : next();
}

/** Makes definitions until all payloads are in one of them, each in a text; every third breaks its structure, too. */
export async function poisonDefinitions(payloads: readonly string[]): Promise<readonly object[]> {
  const documents = await Promise.all(
    MODELS.map(async (guid) => (await fetch(`${inject('server')}/embed/v3/form/${PORTAL}/${guid}/json`)).text()),
  );
  const definitions: object[] = [];
  let taken = 0;
  const next = () => payloads[taken++ % payloads.length] as string;
  while (taken < payloads.length) {
    let document = documents[definitions.length % documents.length] as string;
    if (definitions.length % 3 === 2) {
      const places = [...document.matchAll(/"(?:fieldType|type|objectTypeId|operator|lang)":"[^"]*"/g)];
      const place = places[definitions.length % places.length];
      if (place)
        document = document.replace(
          place[0],
          place[0].replace(/[^"]*"$/, () => `${JSON.stringify(next()).slice(1)}`),
        );
    }
    const { form, ...rest } = JSON.parse(document);
    definitions.push({
      ...(poison(rest, '', next) as object),
      form: poison(form, '', next),
      properties: { email: next(), firstname: next() },
    });
  }
  return definitions;
}
