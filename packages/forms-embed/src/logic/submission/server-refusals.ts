import { jsonList, jsonObject, jsonText } from '@mountkit/core/logic';
import type { Field } from '../definition/definition';
import type { Refusal } from '../rules/rules';
import { valuesOfMessage } from './server-values';

/** What a server says of one field, in its own words or by a key of ours. */
export interface ServerRefusal {
  readonly fieldId: string;
  readonly refusal: Refusal | null;
  /** Empty where there is a refusal. */
  readonly serverMessage: string;
}

/** A server's type of a field's error to our key: specification 2 section 5, 'Messages', and the types of its answers. */
const KEYS: ReadonlyMap<string, string> = new Map([
  ['REQUIRED_FIELD', 'required'],
  ['INVALID_EMAIL_FORMAT', 'invalidEmailFormat'],
  ['INVALID_EMAIL', 'invalidEmail'],
  ['INVALID_PHONE_FORMAT', 'phoneInvalidCharacters'],
  ['BLOCKED_EMAIL', 'manuallyBlockedEmailDomain'],
  ['INVALID_NUMBER', 'invalidNumber'],
  ['MIN_NUMBER', 'invalidNumberRangeTooSmall'],
  ['MAX_NUMBER', 'invalidNumberRangeTooLarge'],
  ['NUMBER_OUT_OF_RANGE', 'numberOutOfRange'],
  ['INVALID_DATE', 'invalidDate'],
  ['FILE_TOO_LARGE', 'fileTooLarge'],
  ['INPUT_TOO_LARGE', 'inputTooLarge'],
]);

/** How servers name the field first: "Error in 'fields.email'. Invalid email address". */
const NAMED = /^Error in '(?:fields\.)?([^']+)'\.\s*/;

/**
 * What the answer to a submission says of single fields: words for the visitor, or an error type and a message for the
 * developer, of which the values are taken. Whose template wants a value that is not told speaks in its own words.
 * @param texts the templates of the form's own messages.
 */
export function readServerRefusals(
  body: Readonly<Record<string, unknown>>,
  fields: readonly Field[],
  texts: Readonly<Record<string, string>>,
): readonly ServerRefusal[] {
  const told = [
    ...jsonList(body.validationResults)
      .map(jsonObject)
      .filter((result) => !jsonText(result.localizedVisitorErrorMessage))
      .map((result) => ({
        name: jsonText(result.fieldName),
        type: jsonText(result.formSubmissionValidationType),
        message: jsonText(result.message),
      })),
    ...jsonList(body.errors)
      .map(jsonObject)
      .map((error) => ({
        name: NAMED.exec(jsonText(error.message))?.[1] ?? '',
        type: jsonText(error.errorType),
        message: jsonText(error.message),
      })),
  ];
  return [
    ...readWords(body, fields),
    ...told.flatMap(({ name, type, message }) => {
      const field = fields.find(({ id }) => id === name) ?? fields.find((other) => other.name === name);
      if (!field) return [];
      const key = KEYS.get(type) ?? '';
      const params = { ...valuesOfMessage(type, message) };
      const isWhole = [...(texts[key] ?? '{{ key }}').matchAll(/\{\{\s*(\w+)\s*\}\}/g)].every(
        ([, hole = '']) => hole in params,
      );
      const serverMessage = isWhole ? '' : message.replace(NAMED, '');
      const refusal = isWhole ? { key, params } : null;
      return refusal || serverMessage ? { fieldId: field.id, refusal, serverMessage } : [];
    }),
  ];
}

/** Words for the visitor. An id says more than a name, which fields of several objects may share. */
const readWords = (body: Readonly<Record<string, unknown>>, fields: readonly Field[]): readonly ServerRefusal[] =>
  jsonList(body.validationResults)
    .map(jsonObject)
    .flatMap(({ fieldName, localizedVisitorErrorMessage }) => {
      const serverMessage = jsonText(localizedVisitorErrorMessage);
      const byId = fields.filter(({ id }) => id === fieldName);
      const named = byId.length > 0 ? byId : fields.filter(({ name }) => name === fieldName);
      return serverMessage ? named.map(({ id }) => ({ fieldId: id, refusal: null, serverMessage })) : [];
    });
