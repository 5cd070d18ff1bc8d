import { jsonList, jsonObject, jsonText } from '@mountkit/core/logic';
import type { SubmissionFailure } from '../state/form-state';
import type { SubmissionOutcome } from './submission-answer';

/** Why a server has refused a submission, or that it gave no answer: specification 2 sections 7.4 and 8. */
export function readFailure({ status, body = {} }: SubmissionOutcome): SubmissionFailure {
  const [error] = jsonList(body.errors);
  const named = jsonText(body.formSubmissionError) || jsonText(body.errorType) || jsonText(jsonObject(error).errorType);
  return {
    type: status === 429 ? 'TOO_MANY_REQUESTS' : named || 'SERVER_ERROR',
    message: named ? jsonText(body.localizedVisitorErrorMessage) : '',
  };
}
