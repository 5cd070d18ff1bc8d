import { isJsonObject, jsonList, jsonObject, jsonText } from '@mountkit/core/logic';
import type { SubmissionFailure, SubmissionResponse } from '../state/form-state';

/** How the server judged a submission. */
export type SubmissionOutcome =
  | { readonly accepted: true; readonly response: SubmissionResponse }
  | {
      readonly accepted: false;
      readonly failure: SubmissionFailure;
      /** The whole answer of the server, if there was one. */
      readonly body?: Readonly<Record<string, unknown>>;
    };

/** A failure that the server did not describe. */
export const failureOf = (type: string): SubmissionOutcome => ({
  accepted: false,
  failure: { type, message: '' },
});

/** Reads the answer to a submission, at the root or wrapped in `data`: specification 2 section 7.4. */
export function readSubmissionAnswer(status: number, json: unknown): SubmissionOutcome {
  const root = jsonObject(json);
  const body = jsonObject(root.data ?? root);
  const ok = status >= 200 && status < 300;
  // An HTML page or an incomplete answer: the submission may be sent again.
  if (ok && !isJsonObject(json)) return failureOf('SERVER_ERROR');
  if (ok) {
    return {
      accepted: true,
      response: {
        ...body,
        inlineMessage: jsonText(body.inlineMessage),
        redirectUrl: jsonText(body.redirectUrl ?? body.redirectUri),
      },
    };
  }

  const [error] = jsonList(body.errors);
  const named = jsonText(body.formSubmissionError) || jsonText(body.errorType) || jsonText(jsonObject(error).errorType);
  return {
    accepted: false,
    failure: {
      type: status === 429 ? 'TOO_MANY_REQUESTS' : named || 'SERVER_ERROR',
      message: named ? jsonText(body.localizedVisitorErrorMessage) : '',
    },
    body,
  };
}
