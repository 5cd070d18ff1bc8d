import { isJsonObject, type Json, jsonList, jsonObject, jsonText } from '@mountkit/core/logic';
import { richTextOf } from '../definition/parse-groups';
import { quote } from '../definition/quote';
import { FIELD_LIMITS, mostOptions } from './limits';
import { countOf, countTags, findLongMarkup, MARKUP_LIMITS, tooMany, withoutTags } from './text-limits';

/** A definition without what is too long to be drawn, and messages about it. */
export interface FittedDefinition {
  readonly document: unknown;
  readonly problems: readonly string[];
}

type Report = (problem: string) => void;

/** The visible texts of a field. */
const TEXTS = ['label', 'description', 'footer', 'placeholder'];

/** Leaves out or cuts what would take too long to draw; the form can be filled in without it. */
export function fitDefinition(document: unknown): FittedDefinition {
  const problems = new Set<string>();
  const report: Report = (problem) => problems.add(problem);
  const whole = jsonObject(document);
  const form = jsonObject(whole.form);
  const { formFieldGroups, submitText } = form;
  if (!Array.isArray(formFieldGroups)) return { document, problems: [] };
  const fitted = {
    ...whole,
    form: {
      ...form,
      submitText: cutText(submitText, 'the label of the button', report),
      formFieldGroups: formFieldGroups.map((group, index) => fitGroup(group, index, report)),
    },
  };
  return { document: fitted, problems: [...problems] };
}

function fitGroup(value: unknown, index: number, report: Report): unknown {
  if (!isJsonObject(value)) return value;
  const long = findLongMarkup(richTextOf(value));
  if (long) report(`the rich text of group ${index} has ${long}; it is left out`);
  return {
    ...value,
    ...(long && { richText: '' }),
    fields: jsonList(value.fields).map((field) => fitField(field, report)),
  };
}

function fitField(value: unknown, report: Report): unknown {
  if (!isJsonObject(value)) return value;
  const name = `field ${quote(jsonText(value.name))}`;
  const { defaultValue, dependentFieldFilters } = value;
  const fitted: Record<string, unknown> = { ...value, options: fitOptions(value, name, report) };
  for (const key of TEXTS) fitted[key] = cutText(value[key], `the ${key} of ${name}`, report);
  const { length } = jsonText(defaultValue);
  if (length > FIELD_LIMITS.value) {
    report(`the default value of ${name} has ${tooMany(length, 'characters', FIELD_LIMITS.value)}; it is left out`);
    fitted.defaultValue = '';
  }
  fitted.dependentFieldFilters = jsonList(dependentFieldFilters).map((entry) =>
    isJsonObject(entry) ? { ...entry, dependentFormField: fitField(entry.dependentFormField, report) } : entry,
  );
  return fitted;
}

function fitOptions({ options, fieldType }: Json, name: string, report: Report): unknown {
  if (!Array.isArray(options)) return options;
  const most = mostOptions(jsonText(fieldType));
  if (options.length > most)
    report(`${name} has ${tooMany(options.length, 'options', most)}; the first ${countOf(most)} are shown`);
  return options
    .slice(0, most)
    .map((option) =>
      isJsonObject(option)
        ? { ...option, label: cutText(option.label, `the label of an option of ${name}`, report) }
        : option,
    );
}

/** Cuts a text that is too long, and removes its markup if it has too many tags. */
function cutText(value: unknown, name: string, report: Report): unknown {
  const text = jsonText(value);
  const { length } = text;
  const cut = text.slice(0, FIELD_LIMITS.text);
  if (length > FIELD_LIMITS.text)
    report(`${name} has ${tooMany(length, 'characters', FIELD_LIMITS.text)}; its beginning is shown`);
  const tags = countTags(cut);
  if (tags > MARKUP_LIMITS.tags) {
    report(`${name} has ${tooMany(tags, 'tags', MARKUP_LIMITS.tags)}; it is shown without its markup`);
    return withoutTags(cut);
  }
  return length > FIELD_LIMITS.text ? cut : value;
}
