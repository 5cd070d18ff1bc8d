import { isJsonObject, type Json, jsonList, jsonObject, jsonText } from '@mountkit/core/logic';
import { richTextOf } from '../definition/parse-groups';
import { quote } from '../definition/quote';
import { FIELD_LIMITS, mostOptions } from './limits';
import { countOf, countTags, findLongMarkup, MARKUP_LIMITS, tooMany, withoutTags } from './text-limits';

/** A definition without what is too long to be drawn, and what that was, in words. */
export interface FittedDefinition {
  readonly document: unknown;
  readonly problems: readonly string[];
}

type Tell = (problem: string) => void;

/** The texts of a field that a visitor reads. */
const TEXTS = ['label', 'description', 'footer', 'placeholder'];

/** Leaves out, or cuts, what is too long for a visitor to wait for: the form can be filled in without it. */
export function fitDefinition(document: unknown): FittedDefinition {
  const problems = new Set<string>();
  const tell: Tell = (problem) => problems.add(problem);
  const whole = jsonObject(document);
  const form = jsonObject(whole.form);
  const { formFieldGroups, submitText } = form;
  if (!Array.isArray(formFieldGroups)) return { document, problems: [] };
  const fitted = {
    ...whole,
    form: {
      ...form,
      submitText: cutText(submitText, 'the label of the button', tell),
      formFieldGroups: formFieldGroups.map((group, index) => fitGroup(group, index, tell)),
    },
  };
  return { document: fitted, problems: [...problems] };
}

function fitGroup(value: unknown, index: number, tell: Tell): unknown {
  if (!isJsonObject(value)) return value;
  const long = findLongMarkup(richTextOf(value));
  if (long) tell(`the rich text of group ${index} has ${long}; it is left out`);
  return {
    ...value,
    ...(long && { richText: '' }),
    fields: jsonList(value.fields).map((field) => fitField(field, tell)),
  };
}

function fitField(value: unknown, tell: Tell): unknown {
  if (!isJsonObject(value)) return value;
  const name = `field ${quote(jsonText(value.name))}`;
  const { defaultValue, dependentFieldFilters } = value;
  const fitted: Record<string, unknown> = { ...value, options: fitOptions(value, name, tell) };
  for (const key of TEXTS) fitted[key] = cutText(value[key], `the ${key} of ${name}`, tell);
  const { length } = jsonText(defaultValue);
  if (length > FIELD_LIMITS.value) {
    tell(`the default value of ${name} has ${tooMany(length, 'characters', FIELD_LIMITS.value)}; it is left out`);
    fitted.defaultValue = '';
  }
  fitted.dependentFieldFilters = jsonList(dependentFieldFilters).map((entry) =>
    isJsonObject(entry) ? { ...entry, dependentFormField: fitField(entry.dependentFormField, tell) } : entry,
  );
  return fitted;
}

function fitOptions({ options, fieldType }: Json, name: string, tell: Tell): unknown {
  if (!Array.isArray(options)) return options;
  const most = mostOptions(jsonText(fieldType));
  if (options.length > most)
    tell(`${name} has ${tooMany(options.length, 'options', most)}; the first ${countOf(most)} are shown`);
  return options
    .slice(0, most)
    .map((option) =>
      isJsonObject(option)
        ? { ...option, label: cutText(option.label, `the label of an option of ${name}`, tell) }
        : option,
    );
}

/** The beginning of a text that is too long; without its markup where that has too many tags. */
function cutText(value: unknown, name: string, tell: Tell): unknown {
  const text = jsonText(value);
  const { length } = text;
  const cut = text.slice(0, FIELD_LIMITS.text);
  if (length > FIELD_LIMITS.text)
    tell(`${name} has ${tooMany(length, 'characters', FIELD_LIMITS.text)}; its beginning is shown`);
  const tags = countTags(cut);
  if (tags > MARKUP_LIMITS.tags) {
    tell(`${name} has ${tooMany(tags, 'tags', MARKUP_LIMITS.tags)}; it is shown without its markup`);
    return withoutTags(cut);
  }
  return length > FIELD_LIMITS.text ? cut : value;
}
