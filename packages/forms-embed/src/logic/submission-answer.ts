import type { SubmissionFailure, SubmissionResponse } from './form-state';

/** How the server judged a submission. */
export type SubmissionOutcome =
  | { readonly accepted: true; readonly response: SubmissionResponse }
  | {
      readonly accepted: false;
      readonly failure: SubmissionFailure;
      /** Messages by field name. */
      readonly fieldMessages: Readonly<Record<string, string>>;
    };

type Raw = Readonly<Record<string, unknown>>;

const record = (value: unknown): Raw => (typeof value === 'object' && value !== null ? (value as Raw) : {});
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A failure that the server did not describe. */
export const failureOf = (type: string): SubmissionOutcome => ({
  accepted: false,
  failure: { type, message: '' },
  fieldMessages: {},
});

/** Reads the answer to a submission: specification 2 section 7.4; keys at the root or wrapped in `data`. */
export function readSubmissionAnswer(status: number, json: unknown): SubmissionOutcome {
  const root = record(json);
  const body = record(root.data ?? root);
  const ok = status >= 200 && status < 300;
  // A page of HTML, or an answer cut off, says nothing about the submission: it may be sent again.
  if (ok && (typeof json !== 'object' || json === null)) return failureOf('SERVER_ERROR');
  if (ok) {
    return {
      accepted: true,
      response: {
        inlineMessage: text(body.inlineMessage),
        redirectUrl: text(body.redirectUrl ?? body.redirectUri),
        automaticLinker: body.automaticLinker === true,
        conversionId: text(body.conversionId),
        formGuid: text(body.formGuid),
      },
    };
  }

  const errors = Array.isArray(body.errors) ? body.errors.map(record) : [];
  const results = Array.isArray(body.validationResults) ? body.validationResults.map(record) : [];
  const named = text(body.formSubmissionError) || text(body.errorType) || text(errors[0]?.errorType);
  const fieldMessages: Record<string, string> = {};
  for (const { fieldName, localizedVisitorErrorMessage } of results) {
    fieldMessages[text(fieldName)] = text(localizedVisitorErrorMessage);
  }
  return {
    accepted: false,
    failure: {
      type: status === 429 ? 'TOO_MANY_REQUESTS' : named || 'SERVER_ERROR',
      message: named ? text(body.localizedVisitorErrorMessage) : '',
    },
    fieldMessages,
  };
}
