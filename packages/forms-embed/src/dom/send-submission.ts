import { request } from '@mountkit/core';
import { failureOf, readSubmissionAnswer, type SubmissionOutcome } from '../logic/submission-answer';

/** What fits into a request that outlives its page; browsers allow 64 KiB in all. */
const KEEPALIVE_LIMIT = 60_000;

/**
 * Posts the entries of a submission and answers how it was judged; never rejects. A form that is unmounted in
 * mid-request stops waiting, but what the visitor sent still arrives.
 */
export async function sendSubmission(
  url: string,
  entries: readonly (readonly [name: string, value: string])[],
  signal: AbortSignal,
): Promise<SubmissionOutcome> {
  const body = new FormData();
  for (const [name, value] of entries) body.append(name, value);
  const size = entries.reduce((sum, [name, value]) => sum + 3 * (name.length + value.length) + 100, 0);
  try {
    const { status, json } = await request(url, { method: 'POST', body, signal, keepalive: size < KEEPALIVE_LIMIT });
    return readSubmissionAnswer(status, json);
  } catch {
    return failureOf('SERVER_ERROR');
  }
}
