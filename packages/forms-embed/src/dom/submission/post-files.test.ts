import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeFetch } from '../../../../core/src/testing/fake-fetch';
import { fakeUploads } from '../../testing/fake-upload';
import { postFiles } from './post-files';

const URL = 'https://forms.test/submit';
const PENDING = Symbol('pending');

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function post(isWatched = true, headers?: () => Record<string, string>) {
  const { calls } = fakeFetch();
  const uploads = fakeUploads();
  const abort = new AbortController();
  const progressed = vi.fn();
  const answer = postFiles(URL, new FormData(), {
    signal: abort.signal,
    headers,
    progressed: isWatched ? progressed : undefined,
  });
  const [upload] = uploads;
  const [call] = calls;
  if (!upload || !call) throw new Error('nothing was sent');
  /** What has become of it now. */
  const state = async () => {
    await vi.advanceTimersByTimeAsync(0);
    return Promise.race([answer, Promise.resolve(PENDING)]);
  };
  return { upload, call, abort, progressed, state, answer };
}

describe('postFiles', () => {
  it('answers status and JSON, and leaves no timer', async () => {
    const { call, answer } = post(true, () => ({ 'x-a': 'b' }));
    call.answer({ accepted: true }, 201);
    expect(await answer).toEqual({ status: 201, json: { accepted: true } });
    expect(call.init.headers).toEqual({ 'x-a': 'b' });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('waits for as long as something moves, and gives up after 30 s of silence', async () => {
    const { upload, progressed, state } = post();
    for (let loaded = 1; loaded <= 20; loaded++) {
      await vi.advanceTimersByTimeAsync(29_000);
      upload.progress(loaded, 100);
    }
    expect(await state()).toBe(PENDING);
    expect(progressed).toHaveBeenLastCalledWith({ loaded: 20, total: 100 });
    await vi.advanceTimersByTimeAsync(29_999);
    // No progress: the same bytes again.
    upload.progress(20, 100);
    expect(await state()).toBe(PENDING);
    await vi.advanceTimersByTimeAsync(1);
    expect(await state()).toBeNull();
    expect(upload.isAborted()).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('takes it for movement that the browser itself has begun again', async () => {
    const { upload, progressed, state } = post();
    upload.progress(90, 100);
    await vi.advanceTimersByTimeAsync(29_000);
    upload.progress(10, 100);
    await vi.advanceTimersByTimeAsync(29_000);
    expect(await state()).toBe(PENDING);
    expect(progressed).toHaveBeenLastCalledWith({ loaded: 10, total: 100 });
  });

  it('gives a server more time to answer when it has everything', async () => {
    const { upload, call, state } = post();
    upload.progress(100, 100);
    upload.sent();
    await vi.advanceTimersByTimeAsync(119_000);
    expect(await state()).toBe(PENDING);
    call.answer({});
    expect(await state()).toEqual({ status: 200, json: {} });
  });

  it('whose progress cannot be watched listens to none, and may take half an hour', async () => {
    const { upload, state } = post(false);
    expect(upload.isWatched()).toBe(false);
    await vi.advanceTimersByTimeAsync(29 * 60_000);
    expect(await state()).toBe(PENDING);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await state()).toBeNull();
  });

  it('answers null where the line is cut, and what is no JSON as undefined', async () => {
    const cut = post();
    cut.call.fail(new TypeError('cut'));
    expect(await cut.state()).toBeNull();
    const nonsense = post();
    nonsense.call.answer('<html>');
    expect(await nonsense.state()).toEqual({ status: 200, json: undefined });
  });

  it('ends with its signal, and hears nothing afterwards', async () => {
    const { upload, abort, progressed, state } = post();
    abort.abort();
    expect(await state()).toBeNull();
    expect(upload.isAborted()).toBe(true);
    upload.progress(50, 100);
    expect(progressed).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('answers null where the browser refuses to send', async () => {
    fakeFetch();
    vi.stubGlobal(
      'XMLHttpRequest',
      class {
        upload = {};
        open() {
          throw new SyntaxError('no address');
        }
      },
    );
    const { signal } = new AbortController();
    expect(await postFiles('::', new FormData(), { signal })).toBeNull();
    expect(vi.getTimerCount()).toBe(0);
  });
});
