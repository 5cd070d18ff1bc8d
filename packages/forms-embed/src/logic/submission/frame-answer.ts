import { type Json, jsonObject, jsonText, parseJson } from '@mountkit/core/logic';
import { readSubmissionAnswer, type SubmissionOutcome } from './submission-answer';

/** The form that a message must be about. */
export interface AwaitedForm {
  readonly guid: string;
  readonly instanceId: string;
}

/** A message's object; some servers send it as text. */
const objectOf = (data: unknown): Json => jsonObject(typeof data === 'string' ? parseJson(data) : data);

/**
 * What the frame that received a submission says became of it; undefined where the message is about something else.
 * Specification 2 section 4: it says whether it was accepted, names the form, and the instance if it names one at all.
 */
export function readFrameAnswer(data: unknown, { guid, instanceId }: AwaitedForm): SubmissionOutcome | undefined {
  const said = objectOf(data);
  const { accepted, formGuid, formInstanceId, status } = said;
  const isAbout =
    typeof accepted === 'boolean' &&
    jsonText(formGuid).toLowerCase() === guid.toLowerCase() &&
    [undefined, null, '', instanceId].includes(formInstanceId as string);
  if (!isAbout) return undefined;
  if (accepted) return readSubmissionAnswer(200, said);
  const code = Number(jsonText(status));
  return readSubmissionAnswer(code >= 300 ? code : 400, said);
}
