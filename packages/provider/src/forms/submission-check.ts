import {
  errorTypeOf,
  type Field,
  type FormDefinition,
  fieldErrorMessage,
  shownFields,
  validateValue,
} from '@mountkit/forms-embed/rules';
import { findBlockedDomain } from './blocked-email';
import { checkConsents, consentFields } from './consent';
import type { StoredForm } from './find-form';
import { objectTypeOf } from './object-types';
import { offersValue } from './offered-values';
import type { SentFile } from './read-body';
import type { SentSubmission } from './read-submission';
import type { FieldRefusal, Refusal } from './refusal';
import type { FieldValue } from './store-submission';

/** What a visitor is told above the fields, specification 2 section 8; other types have words at their field only. */
const visitorMessages: Readonly<Record<string, string>> = {
  MISSING_REQUIRED_FIELDS: 'Please complete all required fields.',
  BLOCKED_EMAIL: 'Please change your email address to continue.',
};
const FILE_TOO_LARGE = 'Selected file is too large. Maximum allowed size is 100MB.';
const NOT_OFFERED = 'Please choose one of the options.';

/** A submission that may be stored. */
export interface PassedSubmission {
  fields: readonly FieldValue[];
  files: readonly SentFile[];
  /** Ids of fields that came with a value though nobody who sent these values saw them: it is not stored. */
  notShown: readonly string[];
}

/** A form and who it was given to. */
interface JudgedForm {
  form: StoredForm;
  /** As the visitor was given it, with what was known. */
  definition: FormDefinition;
}

/** Compares what was sent with the form it was sent to, by the same rules as the widget. */
export function checkSubmission(
  { form, definition }: JudgedForm,
  sent: SentSubmission,
): PassedSubmission | { refusal: Refusal } {
  const fields = new Map(definition.groups.flatMap((group) => group.fields.map((field) => [field.id, field])));
  const consents = consentFields(form);
  const consentIds = new Set(consents.map(({ id }) => id));
  const unknown = [...sent.values.keys()].filter((id) => !fields.has(id) && !consentIds.has(id));
  if (unknown.length > 0) return { refusal: unknownFields(unknown) };
  if (sent.unwanted.length > 0) return { refusal: filesNotTaken(sent.unwanted) };
  if (sent.tooLarge.length > 0) return { refusal: tooLarge(sent.tooLarge) };

  const values = valuesOf(sent);
  // Those that a condition requires are marked as required.
  const shownNow = shownFields(definition, Object.fromEntries(values), Date.now());
  const shown = new Set(shownNow.map(({ id }) => id));
  const problems = [
    ...shownNow.filter(({ id }) => fields.has(id)).flatMap((field) => checkField(field, values, sent)),
    ...checkConsents(consents, values),
  ];
  if (problems.some((problem) => isOutOfDate(problem, sent))) return { refusal: outOfDate };
  if (problems.length > 0) return { refusal: invalidValues(problems) };

  const isKept = (id: string) => shown.has(id) || consentIds.has(id);
  return {
    fields: [...values]
      .filter(([id]) => isKept(id))
      .map(([id, value]) => {
        const field = fields.get(id);
        if (field === undefined) return { fieldId: id, objectTypeId: null, name: id, value };
        return { fieldId: id, objectTypeId: objectTypeOf(field), name: field.name, value };
      }),
    files: sent.files.filter(({ fieldId }) => isKept(fieldId)),
    notShown: [...values].filter(([id, value]) => value !== '' && !isKept(id)).map(([id]) => id),
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

function checkField(field: Field, values: ReadonlyMap<string, string>, { files }: SentSubmission): FieldRefusal[] {
  const value = values.get(field.id) ?? '';
  const problem = validateValue(field, value);
  if (problem !== null) {
    return [fieldRefusal(field.id, errorTypeOf(problem.key), fieldErrorMessage(problem.key, problem.params))];
  }
  // Nobody can correct the value of an input that is not in sight.
  if (field.hidden) return [];
  const isFile = files.some(({ fieldId }) => fieldId === field.id);
  if (!isFile && !offersValue(field, value)) {
    return [fieldRefusal(field.id, 'VALUE_NOT_IN_FIELD_DEFINITION', field.fieldType === 'file' ? '' : NOT_OFFERED)];
  }
  const domain = findBlockedDomain(field, value);
  return domain === null ? [] : [fieldRefusal(field.id, 'BLOCKED_EMAIL', blockedMessage(domain))];
}

function blockedMessage(domain: string): string {
  return `Please enter a different email address. This form does not accept addresses from ${domain}.`;
}

const outOfDate: Refusal = {
  status: 400,
  type: 'OUT_OF_DATE',
  message: 'The form has a field that the sender was not shown.',
  visitorMessage: 'This form has changed. Please reload the page and try again.',
};

/** Whether a value is asked for that the visitor had no field for: the form, or what is known, has changed meanwhile. */
function isOutOfDate({ fieldName, formSubmissionValidationType }: FieldRefusal, { context }: SentSubmission): boolean {
  const { renderedFieldsIds } = context.raw;
  if (formSubmissionValidationType !== 'REQUIRED_FIELD' || !Array.isArray(renderedFieldsIds)) return false;
  return !renderedFieldsIds.includes(fieldName);
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
