import { isJsonObject, type Json } from '@mountkit/core/logic';
import { FIELD_TYPES } from '../../../../packages/forms-embed/src/logic/definition/field-types';
import { type Problem, readJson } from './json-lines';

/** A definition that can be shown, and what is wrong with the text. */
export interface ReadDefinition {
  /** Null where there is no form that could be shown. */
  readonly definition: object | null;
  readonly portalId: string;
  readonly formId: string;
  readonly problems: readonly Problem[];
}

type Path = readonly (string | number)[];

interface Expectation {
  readonly expected: string;
  readonly isGood: (value: unknown) => boolean;
  readonly isRequired?: boolean;
  /** Looks further into a value that is good. */
  readonly look?: (value: unknown, path: Path, tell: Tell) => void;
}

type Tell = (path: Path, found: unknown, expected: string) => void;
type Shape = Readonly<Record<string, Expectation>>;

const FIELD_TYPE_NAMES = Object.keys(FIELD_TYPES).join(', ');
const TYPES = 'string, number, date, datetime, enumeration, bool';
const GUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

const isText = (value: unknown) => typeof value === 'string' || typeof value === 'number';
const words = (list: string) => (value: unknown) => list.split(', ').includes(`${value}`);

const text: Expectation = { expected: 'text', isGood: isText };
const flag: Expectation = { expected: 'true or false', isGood: (value) => typeof value === 'boolean' };
const name: Expectation = { expected: 'a name', isGood: (value) => isText(value) && value !== '', isRequired: true };
const object: Expectation = { expected: 'an object', isGood: isJsonObject };

const shaped = (shape: Shape, isRequired = false): Expectation => ({
  ...object,
  isRequired,
  look: (value, path, tell) => checkShape(shape, value as Json, { path, tell }),
});

const listOf = (entry: Expectation, isRequired = false): Expectation => ({
  expected: 'a list',
  isGood: Array.isArray,
  isRequired,
  look(value, path, tell) {
    for (const [index, one] of (value as unknown[]).entries()) check(entry, one, { path: [...path, index], tell });
  },
});

const named = shaped({ name, value: { ...text, isRequired: true } });

const FIELD: Shape = {
  name,
  label: text,
  fieldType: { expected: `one of ${FIELD_TYPE_NAMES}`, isGood: words(FIELD_TYPE_NAMES), isRequired: true },
  type: { expected: `one of ${TYPES}`, isGood: words(TYPES) },
  description: text,
  placeholder: text,
  defaultValue: text,
  footer: text,
  required: flag,
  hidden: flag,
  labelHidden: flag,
  isSmartField: flag,
  useCountryCodeSelect: flag,
  options: listOf(shaped({ label: text, value: { ...text, isRequired: true } })),
  validation: shaped({ data: text, useDefaultBlockList: flag, blockedEmailAddresses: listOf(text) }),
  metaData: listOf(named),
  // A field in a field: written when it is looked for.
  dependentFieldFilters: listOf({
    ...object,
    look: (value, path, tell) => checkShape(DEPENDENT, value as Json, { path, tell }),
  }),
};

const DEPENDENT: Shape = {
  filters: listOf(shaped({ operator: name, strValue: text, strValues: listOf(text) }), true),
  dependentFormField: shaped(FIELD, true),
};

const FORM: Shape = {
  portalId: { expected: 'digits', isGood: (value) => /^\d{1,15}$/.test(`${value}`), isRequired: true },
  guid: { expected: 'a guid', isGood: (value) => GUID.test(`${value}`), isRequired: true },
  submitText: text,
  inlineMessage: text,
  redirectUrl: text,
  cssClass: text,
  captchaEnabled: flag,
  metaData: listOf(named),
  formFieldGroups: listOf(
    shaped({
      fields: listOf(shaped(FIELD), true),
      isPageBreak: flag,
      isSmartGroup: flag,
      default: flag,
    }),
    true,
  ),
};

/** Reads what stands in the editor. Never throws; a form with small faults is shown nevertheless, as a page would. */
export function readDefinition(written: string): ReadDefinition {
  const { value, problems: broken, place } = readJson(written);
  const nothing = { definition: null, portalId: '', formId: '' };
  if (broken.length > 0) return { ...nothing, problems: broken };
  const problems: Problem[] = [];
  const tell: Tell = (path, found, expected) =>
    problems.push({ ...place(path), message: `${writePath(path)} is ${describe(found)}, expected ${expected}.` });
  check(shaped({ form: shaped(FORM, true) }), value, { path: [], tell });
  const form = isJsonObject(value) && isJsonObject(value.form) ? value.form : {};
  const isShown = [FORM.portalId, FORM.guid].every((one, at) => one?.isGood(at === 0 ? form.portalId : form.guid));
  if (!isShown || !Array.isArray(form.formFieldGroups)) return { ...nothing, problems };
  return { definition: value as object, portalId: `${form.portalId}`, formId: `${form.guid}`, problems };
}

function check(expectation: Expectation, value: unknown, { path, tell }: { path: Path; tell: Tell }): void {
  const { expected, isGood, isRequired, look } = expectation;
  if (value === undefined || value === null) {
    if (isRequired || path.length === 0) tell(path, value, expected);
  } else if (!isGood(value)) tell(path, value, expected);
  else look?.(value, path, tell);
}

function checkShape(shape: Shape, value: Json, { path, tell }: { path: Path; tell: Tell }): void {
  for (const [key, expectation] of Object.entries(shape)) {
    check(expectation, Object.hasOwn(value, key) ? value[key] : undefined, { path: [...path, key], tell });
  }
}

/** A path as a person would write it: `form.formFieldGroups[0].fields[1].name`. */
export function writePath(path: Path): string {
  const parts = path.map((part, at) => (typeof part === 'number' ? `[${part}]` : at === 0 ? part : `.${part}`));
  return parts.join('') || 'The definition';
}

/** What was found, in a few words. */
export function describe(found: unknown): string {
  if (found === undefined) return 'not there';
  const json = JSON.stringify(found);
  return json.length > 60 ? `${json.slice(0, 60)}…` : json;
}
