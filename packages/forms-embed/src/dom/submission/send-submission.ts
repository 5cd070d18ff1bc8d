import { request } from '@mountkit/core';
import { writeJson } from '@mountkit/core/logic';
import type { SendSubmission } from '../../form/form-model';
import { NO_ANSWER, readSubmissionAnswer } from '../../logic/submission/submission-answer';

/** What fits into a request that outlives its page; browsers allow 64 KiB in all, and a character takes up to three. */
const KEEPALIVE_LIMIT = 20_000;

/**
 * Posts the entries of a submission and answers how it was judged; never rejects. A form that is unmounted in
 * mid-request stops waiting, but what the visitor sent still arrives.
 */
export const sendSubmission: SendSubmission = async (url, entries, { signal, headers }) => {
  const body = new FormData();
  for (const { name, value } of entries) body.append(name, value);
  const keepalive = !entries.some(({ value }) => value instanceof Blob) && writeJson(entries).length < KEEPALIVE_LIMIT;
  try {
    const { status, json } = await request(url, {
      method: 'POST',
      body,
      signal,
      keepalive,
      headers: headers?.(url) ?? {},
    });
    return readSubmissionAnswer(status, json);
  } catch {
    return NO_ANSWER;
  }
};
