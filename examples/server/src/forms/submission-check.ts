import { errorTypeOf, fieldErrorMessage, validateValue } from '@mountkit/forms-embed/rules';
import { type AcceptedField, acceptedFields } from './accepted-fields';
import { findBlockedDomain } from './blocked-email';
import { checkConsents, consentFields } from './consent';
import type { StoredForm } from './find-form';
import { objectTypeOf } from './object-types';
import type { SentSubmission } from './read-submission';
import type { FieldRefusal, Refusal } from './refusal';
import type { FieldValue } from './store-submission';

/** What a visitor is told above the fields, specification 2 section 8; other types have words at their field only. */
const visitorMessages: Readonly<Record<string, string>> = {
  MISSING_REQUIRED_FIELDS: 'Please complete all required fields.',
  BLOCKED_EMAIL: 'Please change your email address to continue.',
};
const FILE_TOO_LARGE = 'Selected file is too large. Maximum allowed size is 100MB.';

/** Compares what was sent with the form it was sent to, by the same rules as the widget. */
export function checkSubmission(
  form: StoredForm,
  sent: SentSubmission,
): { fields: FieldValue[] } | { refusal: Refusal } {
  const fields = acceptedFields(form);
  const consents = consentFields(form);
  const known = new Set([...fields.keys(), ...consents.map(({ id }) => id)]);
  const unknown = [...sent.values.keys()].filter((id) => !known.has(id));
  if (unknown.length > 0) return { refusal: unknownFields(unknown) };
  if (sent.unwanted.length > 0) return { refusal: filesNotTaken(sent.unwanted) };
  if (sent.tooLarge.length > 0) return { refusal: tooLarge(sent.tooLarge) };

  const values = valuesOf(sent);
  const problems = [
    ...[...fields.values()].flatMap((field) => checkField(field, values, sent)),
    ...checkConsents(consents, values),
  ];
  if (problems.length > 0) return { refusal: invalidValues(problems) };
  return {
    fields: [...values].map(([id, value]) => {
      const accepted = fields.get(id);
      if (accepted === undefined) return { fieldId: id, objectTypeId: null, name: id, value };
      return { fieldId: id, objectTypeId: objectTypeOf(accepted.field), name: accepted.field.name, value };
    }),
  };
}

/** The values with the names of the files that came; what a field has of both is the files. */
function valuesOf(sent: SentSubmission): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const { fieldId, fileName } of sent.files) {
    const before = names.get(fieldId);
    names.set(fieldId, before === undefined ? fileName : `${before};${fileName}`);
  }
  return new Map([...sent.values, ...names]);
}

function checkField(
  accepted: AcceptedField,
  values: ReadonlyMap<string, string>,
  { files }: SentSubmission,
): FieldRefusal[] {
  const { field, isConditional } = accepted;
  const value = values.get(field.id);
  if (value === undefined && isConditional) return [];
  const problem = validateValue(field, value ?? '');
  if (problem !== null) {
    return [fieldRefusal(field.id, errorTypeOf(problem.key), fieldErrorMessage(problem.key, problem.params))];
  }
  const isText = value !== undefined && value !== '' && !files.some(({ fieldId }) => fieldId === field.id);
  if (field.fieldType === 'file' && isText) return [fieldRefusal(field.id, 'VALUE_NOT_IN_FIELD_DEFINITION', '')];
  const domain = findBlockedDomain(accepted, value ?? '');
  return domain === null ? [] : [fieldRefusal(field.id, 'BLOCKED_EMAIL', blockedMessage(domain))];
}

function blockedMessage(domain: string): string {
  return `Please enter a different email address. This form does not accept addresses from ${domain}.`;
}

function unknownFields(ids: readonly string[]): Refusal {
  const type = 'FIELD_NOT_IN_FORM_DEFINITION';
  const named = shorten(ids);
  return {
    status: 400,
    type,
    message: `The form has no field named ${named.join(', ')}.`,
    fields: named.map((fieldName) => fieldRefusal(fieldName, type, '')),
  };
}

function filesNotTaken(ids: readonly string[]): Refusal {
  const message = `Files are not taken here: ${shorten(ids).join(', ')}.`;
  return { status: 400, type: 'SUBMISSION_NOT_ALLOWED', message };
}

function tooLarge(ids: readonly string[]): Refusal {
  return {
    status: 413,
    type: 'FILE_TOO_LARGE',
    message: `A file is larger than it may be: ${ids.join(', ')}.`,
    visitorMessage: FILE_TOO_LARGE,
    fields: ids.map((id) => fieldRefusal(id, errorTypeOf('fileTooLarge'), FILE_TOO_LARGE)),
  };
}

function invalidValues(fields: readonly FieldRefusal[]): Refusal {
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

/** Names from outside, few and short enough to be repeated. */
function shorten(names: readonly string[]): string[] {
  return names.slice(0, 10).map((name) => name.slice(0, 100).toWellFormed());
}

function fieldRefusal(fieldName: string, type: string, message: string): FieldRefusal {
  return { fieldName, formSubmissionValidationType: type, localizedVisitorErrorMessage: message };
}
