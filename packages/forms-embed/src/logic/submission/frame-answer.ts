import { type Json, jsonObject, jsonText, parseJson } from '@mountkit/core/logic';
import { readSubmissionAnswer, type SubmissionOutcome } from './submission-answer';

/** The form that an expected message names. */
export interface AwaitedForm {
  readonly guid: string;
  readonly instanceId: string;
}

/** The object of a message; some servers send it as text. */
const objectOf = (data: unknown): Json => jsonObject(typeof data === 'string' ? parseJson(data) : data);

/**
 * Reads the outcome of a submission from its frame's message; undefined for any other message. Specification 2 section
 * 4: it contains whether the submission was accepted, the form, and optionally the instance.
 */
export function readFrameAnswer(data: unknown, { guid, instanceId }: AwaitedForm): SubmissionOutcome | undefined {
  const answer = objectOf(data);
  const { accepted, formGuid, formInstanceId, status } = answer;
  const isAbout =
    typeof accepted === 'boolean' &&
    jsonText(formGuid).toLowerCase() === guid.toLowerCase() &&
    [undefined, null, '', instanceId].includes(formInstanceId as string);
  if (!isAbout) return undefined;
  if (accepted) return readSubmissionAnswer(200, answer);
  const code = Number(jsonText(status));
  return readSubmissionAnswer(code >= 300 ? code : 400, answer);
}
