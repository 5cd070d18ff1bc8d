import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeFetch } from '../../../../core/src/testing/fake-fetch';
import { NO_ANSWER } from '../../logic/submission/submission-answer';
import { sendSubmission } from './send-submission';

const URL = 'https://forms.test/submit';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const send = (entries: [string, string][], signal = new AbortController().signal) =>
  sendSubmission(
    URL,
    entries.map(([name, value]) => ({ name, value })),
    { signal },
  );

describe('sendSubmission', () => {
  it('sends the headers that its form has for the address', () => {
    const { calls } = fakeFetch();
    const headers = (url: string) => ({ 'X-Asked': url });
    void sendSubmission(URL, [], { signal: new AbortController().signal, headers });
    expect(calls[0]?.init.headers).toEqual({ 'X-Asked': URL });
  });

  it('posts the entries as a multipart body, in order, repeated names too', async () => {
    const { calls } = fakeFetch();
    const outcome = send([
      ['email', 'a@b.co'],
      ['colour', 'red'],
      ['colour', 'blue'],
    ]);
    expect(calls[0]).toMatchObject({ url: URL, init: { method: 'POST' } });
    const body = calls[0]?.init.body as FormData;
    expect([...body.entries()]).toEqual([
      ['email', 'a@b.co'],
      ['colour', 'red'],
      ['colour', 'blue'],
    ]);
    calls[0]?.answer({ inlineMessage: 'Thanks' });
    expect(await outcome).toMatchObject({ accepted: true, body: { inlineMessage: 'Thanks' } });
  });

  it('answers how it was refused', async () => {
    const { calls } = fakeFetch();
    const outcome = send([]);
    calls[0]?.answer({}, 429);
    expect(await outcome).toMatchObject({ accepted: false, status: 429 });
  });

  it('answers a failure, and never rejects, where no answer comes', async () => {
    const { calls } = fakeFetch();
    const failure = NO_ANSWER;
    const offline = send([]);
    calls[0]?.fail(new TypeError('offline'));
    expect(await offline).toMatchObject(failure);

    const late = send([]);
    vi.advanceTimersByTime(30_000);
    expect(await late).toMatchObject(failure);

    const abort = new AbortController();
    const ended = send([], abort.signal);
    abort.abort();
    expect(await ended).toMatchObject(failure);
  });

  it('outlives the page where it is small enough, in bytes', () => {
    const { calls } = fakeFetch();
    void send([['a', 'x']]);
    void send([['a', 'x'.repeat(70_000)]]);
    void send([['a', '漢'.repeat(22_000)]]);
    expect(calls.map(({ init }) => init.keepalive)).toEqual([true, false, false]);
  });
});
