import { jsonList, jsonObject, jsonText } from '@mountkit/core/logic';
import type { Field } from '../definition/definition';
import type { Refusal } from '../rules/rules';
import { valuesOfMessage } from './server-values';

/** A server's refusal of one field: its own message, or a key of ours. */
export interface ServerRefusal {
  readonly fieldId: string;
  readonly refusal: Refusal | null;
  /** Empty if there is a refusal. */
  readonly serverMessage: string;
}

/** A server's error type of a field to our key: specification 2 section 5, 'Messages', and the types of its answers. */
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

/** How servers' messages begin with the field: "Error in 'fields.email'. Invalid email address". */
const NAMED = /^Error in '(?:fields\.)?([^']+)'\.\s*/;

/**
 * Reads the refusals of single fields from a submission's answer: messages for the visitor, or error types with messages
 * for developers, from which the values of our message are read. If one is missing, the server's message is used.
 * @param texts the templates of the form's own messages.
 */
export function readServerRefusals(
  body: Readonly<Record<string, unknown>>,
  fields: readonly Field[],
  texts: Readonly<Record<string, string>>,
): readonly ServerRefusal[] {
  const typed = [
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
    ...typed.flatMap(({ name, type, message }) => {
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

/** Messages for the visitor. Fields are found by id before name, since fields of several objects may share a name. */
const readWords = (body: Readonly<Record<string, unknown>>, fields: readonly Field[]): readonly ServerRefusal[] =>
  jsonList(body.validationResults)
    .map(jsonObject)
    .flatMap(({ fieldName, localizedVisitorErrorMessage }) => {
      const serverMessage = jsonText(localizedVisitorErrorMessage);
      const byId = fields.filter(({ id }) => id === fieldName);
      const named = byId.length > 0 ? byId : fields.filter(({ name }) => name === fieldName);
      return serverMessage ? named.map(({ id }) => ({ fieldId: id, refusal: null, serverMessage })) : [];
    });
