import {
  errorTypeOf,
  type FieldRefusal as FieldProblem,
  type FormDefinition,
  fieldErrorMessage,
  fieldsOf,
  validateValues,
} from '@mountkit/forms-embed/rules';
import { objectTypeOf } from './object-types';
import type { SentSubmission } from './read-submission';
import type { FieldRefusal, Refusal } from './refusal';
import type { FieldValue } from './store-submission';

/** What a visitor is told above the fields, specification 2 section 8; other types have words at their field only. */
const visitorMessages: Readonly<Record<string, string>> = {
  MISSING_REQUIRED_FIELDS: 'Please complete all required fields.',
  BLOCKED_EMAIL: 'Please change your email address to continue.',
};

/** Compares what was sent with the form it was sent to, by the same rules as the widget. */
export function checkSubmission(
  definition: FormDefinition,
  sent: SentSubmission,
): { fields: FieldValue[] } | { refusal: Refusal } {
  const fields = fieldsOf(definition);
  const known = new Set(fields.map(({ id }) => id));
  const unknown = [...sent.values.keys()].filter((id) => !known.has(id));
  if (unknown.length > 0) return { refusal: unknownFields(unknown) };
  if (sent.files.length > 0) return { refusal: filesNotTaken(sent.files) };

  const problems = validateValues(definition, Object.fromEntries(sent.values));
  if (problems.length > 0) return { refusal: invalidValues(problems) };
  return {
    fields: fields
      .filter(({ id }) => sent.values.has(id))
      .map((field) => ({
        fieldId: field.id,
        objectTypeId: objectTypeOf(field),
        name: field.name,
        value: sent.values.get(field.id) ?? '',
      })),
  };
}

function unknownFields(ids: readonly string[]): Refusal {
  const type = 'FIELD_NOT_IN_FORM_DEFINITION';
  const named = ids.slice(0, 10).map((id) => id.slice(0, 100));
  return {
    status: 400,
    type,
    message: `The form has no field named ${named.join(', ')}.`,
    fields: named.map((fieldName) => fieldRefusal(fieldName, type, '')),
  };
}

function filesNotTaken(ids: readonly string[]): Refusal {
  return { status: 400, type: 'SUBMISSION_NOT_ALLOWED', message: `Files are not taken here: ${ids.join(', ')}.` };
}

function invalidValues(problems: readonly FieldProblem[]): Refusal {
  const fields = problems.map(({ fieldId, key, params }) =>
    fieldRefusal(fieldId, errorTypeOf(key), fieldErrorMessage(key, params)),
  );
  const type = summarise(fields.map(({ formSubmissionValidationType }) => formSubmissionValidationType));
  const visitorMessage = visitorMessages[type];
  return {
    status: 400,
    type,
    message: `The request is not valid: ${fields.map(({ fieldName }) => fieldName).join(', ')}.`,
    ...(visitorMessage !== undefined && { visitorMessage }),
    fields,
  };
}

/** One type for the whole submission, in the order of the widget's roll-up error. */
function summarise(types: readonly string[]): string {
  if (types.includes('REQUIRED_FIELD')) return 'MISSING_REQUIRED_FIELDS';
  if (types.includes('BLOCKED_EMAIL')) return 'BLOCKED_EMAIL';
  return types[0] ?? 'SERVER_ERROR';
}

function fieldRefusal(fieldName: string, type: string, message: string): FieldRefusal {
  return { fieldName, formSubmissionValidationType: type, localizedVisitorErrorMessage: message };
}
