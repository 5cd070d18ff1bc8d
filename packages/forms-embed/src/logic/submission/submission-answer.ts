import { isJsonObject, type Json, jsonObject } from '@mountkit/core/logic';

/** How the server judged a submission. */
export interface SubmissionOutcome {
  readonly accepted: boolean;
  /** Of the answer; undefined if none came that can be read. */
  readonly status?: number;
  /** What the server answered; undefined if no answer came that can be read. */
  readonly body?: Json;
}

/** What is known where no answer came: the submission may be sent again. */
export const NO_ANSWER: SubmissionOutcome = { accepted: false };

/** Reads the answer to a submission, at the root or wrapped in `data`: specification 2 section 7.4. */
export function readSubmissionAnswer(status: number, json: unknown): SubmissionOutcome {
  const isGood = status >= 200 && status < 300;
  // An HTML page or an incomplete answer.
  if (isGood && status !== 204 && !isJsonObject(json)) return NO_ANSWER;
  const root = jsonObject(json);
  const body = jsonObject(root.data ?? root);
  const isRefused = (body.accepted ?? root.accepted ?? !body.formSubmissionError) === false;
  return { accepted: isGood && !isRefused, status, body };
}
