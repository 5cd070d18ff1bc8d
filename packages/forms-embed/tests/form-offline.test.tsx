import { consentState } from '@mountkit/core';
import { waitFor } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FetchCall } from '../../core/src/testing/fake-fetch';
import { renewPage, resetPage, settleMicrotasks, watchReports } from '../../core/src/testing/page';
import { registry } from '../src/index';
import type { FormOptions } from '../src/settings';
import { createBotProvider } from '../src/testing/bot-provider';
import { countLeaks } from '../src/testing/count-leaks';
import { findViolations } from '../src/testing/find-violations';
import { documentWith, EMAIL, FORM, fullPage, openForm, page, readSubmission, textOf } from '../src/testing/form-page';

const QUEUED = 'You are offline. Your answers are saved and will be sent when you are back online.';
const DOCUMENT = documentWith([EMAIL, textOf('message'), { name: 'source', hidden: true, defaultValue: 'ad' }]);

let reports: readonly string[];
let isOnline = true;

beforeEach(() => {
  resetPage();
  reports = watchReports();
  isOnline = true;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
});

afterEach(() => {
  registry.removeAll();
  if (vi.isFakeTimers()) vi.runOnlyPendingTimers();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const goOnline = () => {
  isOnline = true;
  window.dispatchEvent(new Event('online'));
};
/** What the form tells of the network. */
const note = () => document.querySelector('.hs-form__page ~ .mk-note')?.textContent;
const queueIn = (storage: Storage) => JSON.parse(storage.getItem('mountkit') ?? '{}')[`queue:${FORM}`] ?? [];
const idOf = (call: FetchCall) => readSubmission(call).context.correlationId;

/** Fills a form and sends it where there is no network. */
async function sendOffline(options: Partial<FormOptions> = {}, document: object = DOCUMENT) {
  const form = await openForm({ offline: 'queue', ...options }, document);
  await form.user.type(page.field('Email'), 'a@b.co');
  isOnline = false;
  await form.user.click(page.button());
  return form;
}

describe('a submission made offline', () => {
  it('is kept, told, and sent once when the network is back', async () => {
    const submitted = vi.fn();
    const { sent, submission, handle } = await sendOffline({ onFormSubmitted: submitted });
    await waitFor(() => expect(note()).toBe(QUEUED));
    expect(sent()).toEqual([]);
    expect(page.alerts()).toEqual([]);
    expect(handle.status).toBe('busy');
    const [{ correlationId, values }] = queueIn(localStorage);
    expect(values).toEqual({ email: 'a@b.co', message: '', source: 'ad' });
    expect(await findViolations()).toEqual([]);

    goOnline();
    goOnline();
    const call = await submission(0);
    expect(idOf(call)).toBe(correlationId);
    call.answer({ inlineMessage: 'Thanks' });
    await waitFor(() => expect(handle.status).toBe('done'));
    expect(sent()).toHaveLength(1);
    expect(submitted).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(document.body.textContent).toContain('Thanks'));
    expect(localStorage.getItem('mountkit')).not.toContain('a@b.co');
    expect(reports).toEqual([]);
  });

  it('is put back where another tab that wrote at the same moment has overwritten it, and goes again when it has arrived', async () => {
    const { submission, handle } = await sendOffline();
    await waitFor(() => expect(note()).toBe(QUEUED));
    const [own] = queueIn(localStorage);
    const other = { ...own, correlationId: 'other' };
    const overwrite = (queue: readonly unknown[]) => {
      localStorage.setItem('mountkit', JSON.stringify({ [`queue:${FORM}`]: queue }));
      window.dispatchEvent(new StorageEvent('storage', { key: 'mountkit' }));
    };
    overwrite([other]);
    expect(queueIn(localStorage)).toEqual([other, own]);

    goOnline();
    (await submission(0)).answer({});
    await waitFor(() => expect(handle.status).toBe('done'));
    overwrite([own, other]);
    expect(queueIn(localStorage)).toEqual([other]);
  });

  it('says so in the locale of the form', async () => {
    await sendOffline({ locale: 'de' });
    await waitFor(() => expect(note()).toMatch(/^Sie sind offline/));
  });

  it('is not sent twice by a visitor who presses again', async () => {
    const { user, submission, sent, handle } = await sendOffline();
    await waitFor(() => expect(note()).toBe(QUEUED));
    await user.click(page.button());
    goOnline();
    (await submission(0)).answer({});
    await waitFor(() => expect(handle.status).toBe('done'));
    expect(sent()).toHaveLength(1);
  });

  it('is sent by the page that comes next, with its id and its time, and then goes the normal way', async () => {
    const first = await sendOffline();
    await waitFor(() => expect(note()).toBe(QUEUED));
    const [{ correlationId, facts }] = queueIn(localStorage);
    first.handle.unmount();
    renewPage();
    isOnline = true;

    const submitted = vi.fn();
    const { submission, sent, handle } = await openForm({ offline: 'queue', onFormSubmitted: submitted }, DOCUMENT);
    const call = await submission(0);
    const { entries, context } = readSubmission(call);
    expect(entries).toEqual([
      ['email', 'a@b.co'],
      ['message', ''],
      ['source', 'ad'],
    ]);
    expect(context).toMatchObject({ correlationId, timestamp: facts.timestamp });
    call.answer({});
    await waitFor(() => expect(handle.status).toBe('done'));
    expect(submitted).toHaveBeenCalledTimes(1);
    expect(sent()).toHaveLength(1);
    expect(queueIn(localStorage)).toEqual([]);
  });

  it('waits for the network in the page that comes next too', async () => {
    const first = await sendOffline();
    await waitFor(() => expect(note()).toBe(QUEUED));
    first.handle.unmount();
    renewPage();
    const { submission, sent } = await openForm({ offline: 'queue' }, DOCUMENT);
    await waitFor(() => expect(note()).toBe(QUEUED));
    expect(page.field('Email').value).toBe('a@b.co');
    expect(sent()).toEqual([]);
    goOnline();
    await submission(0);
  });

  it('is left to the page that waits for it', async () => {
    const first = await sendOffline();
    await waitFor(() => expect(note()).toBe(QUEUED));
    const second = await openForm({ offline: 'queue', keepValues: false }, DOCUMENT);
    await settleMicrotasks();
    expect(second.element.querySelector<HTMLInputElement>('[name=email]')?.value).toBe('');
    goOnline();
    // The page has one network: the first form's submission is seen here.
    (await second.submission(0)).answer({});
    await waitFor(() => expect(first.handle.status).toBe('done'));
    expect(second.handle.status).toBe('ready');
    expect(second.sent()).toHaveLength(1);
  });

  it.each([
    ['refused', { formSubmissionError: 'BLOCKED_EMAIL' }, 400, 'Please change your email address to continue.'],
    ['met by a failing server', '<html>', 500, expect.stringContaining('There was an issue submitting your form')],
  ])('that is %s in the end is told, and not sent again', async (_, body, status, words) => {
    const { submission, handle } = await sendOffline();
    await waitFor(() => expect(note()).toBe(QUEUED));
    goOnline();
    (await submission(0)).answer(body, status);
    await waitFor(() => expect(handle.status).toBe('ready'));
    expect(page.alerts()).toEqual([words]);
    expect(note()).toBe('');
    expect(queueIn(localStorage)).toEqual([]);
  });

  it('is kept for this visit only where the visitor has refused more', async () => {
    consentState().marketing = false;
    await sendOffline();
    await waitFor(() => expect(note()).toBe(QUEUED));
    expect(localStorage.getItem('mountkit')).toBeNull();
    expect(queueIn(sessionStorage)).toHaveLength(1);
  });

  it('waits in the page where storage refuses', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { submission, handle } = await sendOffline();
    await waitFor(() => expect(note()).toBe(QUEUED));
    goOnline();
    (await submission(0)).answer({});
    await waitFor(() => expect(handle.status).toBe('done'));
    expect(reports).toEqual([]);
  });

  it('waits for a week, and no longer', async () => {
    const before = Date.now();
    await sendOffline();
    await waitFor(() => expect(note()).toBe(QUEUED));
    const { __expiration } = JSON.parse(localStorage.getItem('mountkit') ?? '{}');
    const life = __expiration[`queue:${FORM}`] - 7 * 24 * 60 * 60 * 1000;
    expect(life).toBeGreaterThanOrEqual(before);
    expect(life).toBeLessThanOrEqual(Date.now());
  });

  it('is not sent by a form that is only looked at', async () => {
    const first = await sendOffline();
    await waitFor(() => expect(note()).toBe(QUEUED));
    first.handle.unmount();
    renewPage();
    isOnline = true;
    const { sent } = await openForm({ offline: 'queue', mode: 'preview' }, DOCUMENT);
    await vi.dynamicImportSettled();
    await settleMicrotasks();
    expect(page.field('Email').value).toBe('');
    expect(sent()).toEqual([]);
  });

  it('with a file in it is not kept', async () => {
    const document = documentWith([EMAIL, { name: 'cv', label: 'cv', fieldType: 'file' }]);
    const form = await openForm({ offline: 'queue' }, document);
    await form.user.type(page.field('Email'), 'a@b.co');
    await form.user.upload(fullPage.control('cv'), new File(['x'], 'cv.txt'));
    isOnline = false;
    await form.user.click(page.button());
    await waitFor(() => expect(page.alerts()).toHaveLength(1));
    expect(note()).toBe('');
    expect(localStorage.getItem('mountkit')).toBeNull();
  });

  it('with a secret in it is not kept', async () => {
    const document = documentWith([EMAIL, { ...textOf('password'), defaultValue: 'hunter2' }]);
    await sendOffline({}, document);
    await waitFor(() => expect(page.alerts()).toHaveLength(1));
    expect(note()).toBe('');
    expect(localStorage.getItem('mountkit')).toBeNull();
  });

  it('is not kept where the page does not ask for it', async () => {
    const { submission, handle } = await sendOffline({ offline: 'off', honeypot: true });
    (await submission(0)).fail(new TypeError('Failed to fetch'));
    await waitFor(() => expect(handle.status).toBe('ready'));
    expect(page.alerts()).toHaveLength(1);
    expect(note()).toBeUndefined();
    expect(localStorage.getItem('mountkit')).toBeNull();
  });

  it('has a new token where its own has expired', async () => {
    const provider = createBotProvider();
    const form = await openForm({ offline: 'queue' }, documentWith([EMAIL], { captchaEnabled: true }));
    await form.user.type(page.field('Email'), 'a@b.co');
    provider.arrive();
    await waitFor(() => expect(provider.render).toHaveBeenCalled());
    isOnline = false;
    await form.user.click(page.button());
    await waitFor(() => expect(provider.execute).toHaveBeenCalledTimes(1));
    provider.answer('old');
    await waitFor(() => expect(note()).toBe(QUEUED));
    provider.expire();
    goOnline();
    await waitFor(() => expect(provider.execute).toHaveBeenCalledTimes(2));
    provider.answer('new');
    const call = await form.submission(0);
    expect((call.init.body as FormData).get('g-recaptcha-response')).toBe('new');
    provider.leave();
  });
});

describe('a network that only seems to be there', () => {
  it('is tried again after half a minute', async () => {
    const form = await openForm({ offline: 'queue' }, DOCUMENT);
    await form.user.type(page.field('Email'), 'a@b.co');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await form.user.click(page.button());
    (await form.submission(0)).fail(new TypeError('Failed to fetch'));
    await vi.waitFor(() => expect(note()).toBe(QUEUED));
    vi.advanceTimersByTime(30_000);
    const second = await form.submission(1);
    expect(idOf(second)).toBe(idOf(form.sent()[0] as FetchCall));
    second.answer('<title>Sign in to this network</title>');
    await settleMicrotasks();
    await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
    vi.advanceTimersByTime(30_000);
    (await form.submission(2)).answer({});
    await vi.waitFor(() => expect(form.handle.status).toBe('done'));
  });
});

it('leaves nothing behind but what is to be sent', async () => {
  const leaks = countLeaks();
  const { handle, sent } = await sendOffline();
  await waitFor(() => expect(note()).toBe(QUEUED));
  handle.unmount();
  goOnline();
  await settleMicrotasks();
  expect(sent()).toEqual([]);
  expect(leaks.timers()).toEqual([]);
  expect(leaks.listeners().filter((line) => line.includes('online'))).toEqual([]);
  expect(queueIn(localStorage)).toHaveLength(1);
  leaks.stop();
});

it.each([
  ['junk', 'x'],
  [
    'entries of another shape',
    [null, 7, {}, { correlationId: '' }, { correlationId: 'a' }, { correlationId: 'b', values: [] }],
  ],
])('a queue that has %s sends nothing', async (_, queue) => {
  localStorage.setItem('mountkit', JSON.stringify({ [`queue:${FORM}`]: queue }));
  const { sent } = await openForm({ offline: 'queue' }, DOCUMENT);
  await settleMicrotasks();
  expect(sent()).toEqual([]);
  expect(note()).toBe('');
  expect(reports).toEqual([]);
});
