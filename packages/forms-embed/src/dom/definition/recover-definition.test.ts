import { type Answer, createDisposer, createMountError, type MountError } from '@mountkit/core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeFetch } from '../../../../core/src/testing/fake-fetch';
import { resetPage, settleMicrotasks } from '../../../../core/src/testing/page';
import type { FormContext } from '../../form/form-context';
import type { FormOptions } from '../../settings';
import { DEFINITION_URL, documentWith, FORM, IDS, PORTAL } from '../../testing/form-page';
import { recoverDefinition } from './recover-definition';

const COPY_URL = `https://forms.test/${PORTAL}/${FORM}.json.gz`;
const ADDRESS = { ...IDS, region: '', env: '' };

const answer = (status: number, text = '', headers: Record<string, string> = {}): Answer => ({
  status,
  ok: status >= 200 && status < 300,
  headers: new Headers(headers),
  text,
  json: text.startsWith('{') ? JSON.parse(text) : undefined,
});

const OFFLINE = createMountError('NETWORK', 'no answer');

/** A widget's side of the page, and what it was told. */
function recover(first: Answer | MountError, settings: Partial<FormOptions> = {}, address = ADDRESS) {
  const { calls } = fakeFetch();
  const abort = new AbortController();
  const events: [string, object][] = [];
  const reports: string[] = [];
  const scope = createDisposer(() => {});
  const context = {
    signal: abort.signal,
    scope,
    settings: () => settings,
    given: () => ({}),
    host: document.body,
    emit: (name: string, detail: object) => events.push([name, detail]),
    report: (message: string) => reports.push(message),
  } as unknown as FormContext;
  const outcome = recoverDefinition(context, address, first).catch((error: MountError) => error);
  return { calls, abort, events, reports, scope, outcome, names: () => events.map(([name]) => name) };
}

const urlsOf = (calls: readonly { readonly url: string; readonly init: RequestInit }[]) =>
  calls.map(({ url, init }) => `${init.method ?? 'GET'} ${url}`);

beforeEach(() => {
  resetPage();
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

/** Lets the pauses before further tries pass, one after the other. */
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('a definition that was refused', () => {
  it.each([
    [404, '', 'DEFINITION_NOT_FOUND'],
    [400, '{"message":"The form guid is not valid"}', 'INVALID_FORM_GUID'],
    [400, 'You cannot embed this type of form', 'NON_EMBEDDABLE_FORM'],
    [400, 'IP_ADDRESS_IS_PROBABLY_A_BOT', 'IP_ADDRESS_IS_PROBABLY_A_BOT'],
    [400, 'SUBMISSION_PERIOD_ENDED', 'SUBMISSION_PERIOD_ENDED'],
    [429, 'RATE_LIMIT_EXCEEDED', 'RATE_LIMIT_EXCEEDED'],
    [403, 'Not an Embed version 2 or 3 form', 'NON_EMBEDDABLE_EDITOR2_FORM'],
    [403, '', 'FORBIDDEN'],
  ])('with %i %j is told as %s, and asked for no more', async (status, body, code) => {
    const { calls, outcome, names } = recover(answer(status, body));
    expect(await outcome).toMatchObject({ code });
    expect(calls).toEqual([]);
    expect(names()).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('names its address, its status and its correlation id for a developer', async () => {
    const { outcome } = recover(answer(404, '', { 'server-timing': 'hcid;desc="a1"' }));
    expect(await outcome).toMatchObject({
      message: `could not load the definition from ${DEFINITION_URL}: status 404 (correlation id a1)`,
    });
    expect(await recover(answer(404)).outcome).toMatchObject({
      message: `could not load the definition from ${DEFINITION_URL}: status 404`,
    });
  });
});

describe('a form of another kind', () => {
  const REFUSAL = answer(403, 'Not an Embed version 2 or 3 form');
  const scripts = () => [...document.head.querySelectorAll('script')];

  it('loads no script where the page names none', async () => {
    await recover(REFUSAL).outcome;
    expect(scripts()).toEqual([]);
  });

  it("loads the page's script with the page's nonce, and takes it away with the widget", async () => {
    const own = document.createElement('script');
    own.nonce = 'abc';
    own.setAttribute('nonce', 'abc');
    document.head.append(own);
    const { outcome, scope } = recover(REFUSAL, { fallbackScript: '/fallback.js' });
    expect(await outcome).toMatchObject({ code: 'NON_EMBEDDABLE_EDITOR2_FORM' });
    expect(scripts()[1]).toMatchObject({ src: `${location.origin}/fallback.js`, nonce: 'abc' });
    scope();
    expect(scripts()).toEqual([own]);
  });

  it.each(['javascript:alert(1)', 'data:text/javascript,1', 'blob:https://a.test/1', 'ftp://a.test/a.js'])(
    'does not load %s, and says so',
    async (fallbackScript) => {
      const { outcome, reports } = recover(REFUSAL, { fallbackScript });
      await outcome;
      expect(scripts()).toEqual([]);
      expect(reports).toEqual([`fallbackScript is ${JSON.stringify(fallbackScript)}, expected an http(s) address`]);
    },
  );

  it('loads it through the policy named mountkit where there are trusted types', async () => {
    const createScriptURL = vi.fn((url: string) => `${url}?trusted`);
    const createPolicy = vi.fn(() => ({ createScriptURL }));
    vi.stubGlobal('trustedTypes', { createPolicy });
    await recover(REFUSAL, { fallbackScript: 'https://a.test/a.js' }).outcome;
    expect(createPolicy).toHaveBeenCalledWith('mountkit', expect.anything());
    expect(scripts()[0]?.src).toBe('https://a.test/a.js?trusted');
  });

  it('loads no script for any other refusal', async () => {
    for (const refusal of [answer(403), answer(404), answer(400, 'cannot embed this type of form')]) {
      await recover(refusal, { fallbackScript: 'https://a.test/a.js' }).outcome;
    }
    expect(scripts()).toEqual([]);
  });
});

describe('a definition that did not come', () => {
  it.each<[string, Answer | MountError]>([
    ['no answer', OFFLINE],
    ['no answer in time', createMountError('TIMEOUT', 'no answer')],
    ['status 500', answer(500)],
    ['status 503', answer(503)],
  ])('because of %s is asked for again after half a second', async (_, first) => {
    const { calls, outcome, events } = recover(first);
    await pass(499);
    expect(calls).toHaveLength(0);
    await pass(1);
    expect(urlsOf(calls)).toEqual([`GET ${DEFINITION_URL}`]);
    calls[0]?.answer(documentWith());
    expect(await outcome).toEqual({ document: documentWith(), fallback: false });
    expect(events).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is asked for a third time after another second, whatever the second answer was', async () => {
    const { calls, outcome } = recover(OFFLINE);
    await pass(500);
    calls[0]?.answer('', 502);
    await pass(999);
    expect(calls).toHaveLength(1);
    await pass(1);
    calls[1]?.answer(documentWith());
    expect(await outcome).toMatchObject({ fallback: false });
  });

  it('is asked for no more where a further try is refused for good', async () => {
    const { calls, outcome } = recover(answer(500));
    await pass(500);
    calls[0]?.answer('', 404);
    expect(await outcome).toMatchObject({ code: 'DEFINITION_NOT_FOUND' });
    expect(calls).toHaveLength(1);
  });

  it('three times is taken from the static copy, and the page is told why', async () => {
    const { calls, outcome, events } = recover(answer(500));
    await pass(500);
    calls[0]?.answer('', 500);
    await pass(1000);
    calls[1]?.answer('', 500);
    await settleMicrotasks();
    await pass(0);
    expect(urlsOf(calls)).toEqual([`GET ${DEFINITION_URL}`, `GET ${DEFINITION_URL}`, `GET ${COPY_URL}`]);
    calls[2]?.answer(documentWith());
    expect(await outcome).toEqual({ document: documentWith(), fallback: true });
    expect(events).toEqual([
      [
        'definitionFetchError',
        {
          code: 'DEFINITION_FAILURE',
          message: `could not load the definition from ${DEFINITION_URL}: status 500`,
        },
      ],
    ]);
  });

  it.each<[string, Answer | MountError]>([
    ['the answer holds none', answer(200, '{"a":1}')],
    ['the answer is a page', answer(200, '<!doctype html>')],
    ['the status is not known', answer(418)],
    ['the request was not right', answer(400, 'something else')],
  ])('because %s is taken from the static copy at once', async (_, first) => {
    const { calls, outcome, names } = recover(first);
    await settleMicrotasks();
    expect(urlsOf(calls)).toEqual([`GET ${COPY_URL}`]);
    calls[0]?.answer(documentWith());
    expect(await outcome).toMatchObject({ fallback: true });
    expect(names()).toEqual(['definitionFetchError']);
  });

  it.each([
    ['is not there', '', 404],
    ['is no definition', '{"form":[]}', 200],
    ['is no JSON', 'x', 200],
  ])('fails for good where the static copy %s, and no host is called blocked', async (_, body, status) => {
    const { calls, outcome, names } = recover(answer(200, '{}'));
    await settleMicrotasks();
    calls[0]?.answer(body, status);
    expect(await outcome).toMatchObject({
      code: 'FALLBACK_DEFINITION_FAILURE',
      message: `could not load the definition from ${DEFINITION_URL} or ${COPY_URL}`,
      cause: { code: 'DEFINITION_FAILURE' },
    });
    expect(calls).toHaveLength(1);
    expect(names()).toEqual(['definitionFetchError']);
  });
});

describe('a host that does not answer', () => {
  /** Lets every try and the static copy fail; the next request is the one that tells why. */
  async function failAll() {
    const page = recover(OFFLINE);
    await pass(500);
    page.calls[0]?.fail(new TypeError('offline'));
    await pass(1000);
    page.calls[1]?.fail(new TypeError('offline'));
    await pass(0);
    page.calls[2]?.fail(new TypeError('offline'));
    await pass(0);
    return page;
  }

  it('is told as blocked where it cannot be reached at all', async () => {
    const { calls, outcome, events } = await failAll();
    expect(urlsOf(calls.slice(3))).toEqual(['HEAD https://forms.test/']);
    expect(calls[3]?.init.mode).toBe('no-cors');
    calls[3]?.fail(new TypeError('blocked'));
    expect(await outcome).toMatchObject({ code: 'FALLBACK_DEFINITION_FAILURE' });
    expect(events.at(-1)).toEqual(['blockedDomain', { host: 'forms.test' }]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is not told as blocked where it can be reached', async () => {
    const { calls, outcome, names } = await failAll();
    calls[3]?.answer('', 405);
    expect(await outcome).toMatchObject({ code: 'FALLBACK_DEFINITION_FAILURE' });
    expect(names()).toEqual(['definitionFetchError']);
  });

  it('is not told of after the widget has gone', async () => {
    const { abort, outcome, names } = await failAll();
    abort.abort();
    await outcome;
    expect(names()).toEqual(['definitionFetchError']);
  });
});

describe('a widget that goes meanwhile', () => {
  it('sends nothing and tells nothing where the first request was ended', async () => {
    const page = recover(createMountError('ABORTED', 'no answer'));
    page.abort.abort();
    expect(await page.outcome).toBeInstanceOf(Error);
    expect(page.calls).toEqual([]);
    expect(page.events).toEqual([]);
  });

  it('sends nothing more where it goes during a pause, and leaves no timer', async () => {
    const { abort, scope, calls, events } = recover(OFFLINE);
    await pass(100);
    abort.abort();
    scope();
    expect(vi.getTimerCount()).toBe(0);
    await pass(10_000);
    expect(calls).toEqual([]);
    expect(events).toEqual([]);
  });

  it('sends nothing more where it goes during a further try', async () => {
    const { abort, scope, calls, events, outcome } = recover(OFFLINE);
    await pass(500);
    abort.abort();
    scope();
    expect(await outcome).toBeInstanceOf(Error);
    expect(calls).toHaveLength(1);
    expect(calls[0]?.init.signal?.aborted).toBe(true);
    expect(events).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });
});
