import { request } from '@mountkit/core';
import type { Entry, OpenForm } from '../form-model';
import { failureOf, readSubmissionAnswer, type SubmissionOutcome } from '../logic/submission-answer';

/** What fits into a request that outlives its page; browsers allow 64 KiB in all, and a character takes up to three. */
const KEEPALIVE_LIMIT = 20_000;

/** When to stop waiting, and what else to send. */
interface SendOptions {
  readonly signal: AbortSignal;
  readonly headers?: OpenForm['headers'] | undefined;
}

/**
 * Posts the entries of a submission and answers how it was judged; never rejects. A form that is unmounted in
 * mid-request stops waiting, but what the visitor sent still arrives.
 */
export async function sendSubmission(
  url: string,
  entries: readonly Entry[],
  { signal, headers }: SendOptions,
): Promise<SubmissionOutcome> {
  const body = new FormData();
  for (const { name, value } of entries) body.append(name, value);
  const keepalive =
    !entries.some(({ value }) => value instanceof Blob) && JSON.stringify(entries).length < KEEPALIVE_LIMIT;
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
    return failureOf('SERVER_ERROR');
  }
}
