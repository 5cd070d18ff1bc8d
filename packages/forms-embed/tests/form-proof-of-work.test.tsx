import { waitFor } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { resetPage, settleMicrotasks, watchReports } from '../../core/src/testing/page';
import { registry } from '../src/index';
import type { FormOptions } from '../src/settings';
import { countLeaks } from '../src/testing/count-leaks';
import { documentWith, EMAIL, FORM, openForm, PORTAL, page, readSubmission } from '../src/testing/form-page';

const TRY_AGAIN = 'We could not verify that you are human. Please try again.';
const FAILURE = 'RECAPTCHA_VALIDATION_ERROR';
const CHECKED = documentWith([EMAIL], { captchaEnabled: true });

let reports: readonly string[];
let digests: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  resetPage();
  reports = watchReports();
  digests = vi.spyOn(crypto.subtle, 'digest');
});

afterEach(() => {
  registry.removeAll();
  if (vi.isFakeTimers()) vi.runOnlyPendingTimers();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A challenge whose number is known. */
async function challengeOf(number: number, more: object = {}) {
  const salt = `salt${number}&`;
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${salt}${number}`)));
  const challenge = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return { algorithm: 'SHA-256', challenge, salt, signature: 'signed', maxnumber: 100, ...more };
}

/** Opens a form that asks for a proof of work; its calls are those for challenges and submissions, in their order. */
async function openProving(options: Partial<FormOptions> = {}) {
  const errors = vi.fn();
  const form = await openForm({ botCheck: 'proof-of-work', ...options }, CHECKED);
  form.handle.on('botCheckError', errors);
  return {
    ...form,
    errors: () => errors.mock.calls.map(([{ code }]) => code),
    call: form.submission,
    fill: () => form.user.type(page.field('Email'), 'a@b.co'),
    press: () => form.user.click(page.button()),
  };
}

type Call = Parameters<typeof readSubmission>[0];
const proofOf = (call: Call) => {
  const { entries } = readSubmission(call);
  const [own, usual] = ['altcha', 'g-recaptcha-response'].map((name) => entries.find(([key]) => key === name)?.[1]);
  expect(usual).toBe(own);
  return own === undefined ? null : JSON.parse(atob(`${own}`));
};
const statusOf = (call: Call) => readSubmission(call).context.captchaStatus;

describe('a proof of work', () => {
  it('begins when the visitor does, shows nothing, and is sent', async () => {
    const { fill, press, call, sent, errors } = await openProving();
    expect(sent()).toEqual([]);
    await fill();
    const asked = await call(0);
    expect(asked.url).toBe(`https://forms.test/bot-check/challenge/${PORTAL}/${FORM}`);
    const challenge = await challengeOf(7);
    asked.answer(challenge);
    await waitFor(() => expect(digests.mock.calls.length).toBeGreaterThan(7));
    expect(document.querySelector<HTMLElement>('.hs_recaptcha')?.hidden).toBe(true);
    expect(document.head.querySelectorAll('script')).toHaveLength(0);
    await press();
    const submission = await call(1);
    const { algorithm, salt, signature } = challenge;
    expect(proofOf(submission)).toEqual({ algorithm, challenge: challenge.challenge, number: 7, salt, signature });
    expect(statusOf(submission)).toBe('PASSED');
    expect(errors()).toEqual([]);
    expect(reports).toEqual([]);
  });

  it('asks the address that the page names', async () => {
    const { fill, call } = await openProving({ botCheckSrc: 'https://work.test/challenge?x=1' });
    await fill();
    expect((await call(0)).url).toBe('https://work.test/challenge?x=1');
  });

  it('asks the forms host where the address is none', async () => {
    const { fill, call } = await openProving({ botCheckSrc: 'javascript:alert(1)' });
    await fill();
    await waitFor(() => expect(reports.join()).toContain('botCheckSrc is "javascript:alert(1)"'));
    expect((await call(0)).url).toContain('/bot-check/challenge/');
  });

  it('is done once more after it was refused', async () => {
    const { fill, press, call } = await openProving();
    await fill();
    (await call(0)).answer(await challengeOf(1));
    await press();
    const submission = await call(1);
    expect(proofOf(submission).number).toBe(1);
    submission.answer({ formSubmissionError: FAILURE }, 400);
    await waitFor(() => expect(page.alerts()).toEqual([TRY_AGAIN]));
    await press();
    (await call(2)).answer(await challengeOf(2));
    expect(proofOf(await call(3)).number).toBe(2);
  });

  it('is done once more after its time', async () => {
    const { fill, press, call } = await openProving();
    await fill();
    const asked = await call(0);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    asked.answer(await challengeOf(1, { expires: 60 }));
    await vi.waitFor(() => expect(digests.mock.calls.length).toBeGreaterThan(2));
    await settleMicrotasks();
    vi.advanceTimersByTime(60_000);
    vi.useRealTimers();
    await press();
    (await call(1)).answer(await challengeOf(2));
    expect(proofOf(await call(2)).number).toBe(2);
  });

  it.each([
    ['nothing', (answer: (body: object, status?: number) => void) => answer({}, 503)],
    ['something else', (answer: (body: object, status?: number) => void) => answer({ algorithm: 'MD5' })],
  ])('whose host answers %s lets the submission go, and is tried again', async (_, answerTo) => {
    const { fill, press, call, errors } = await openProving();
    await fill();
    answerTo((await call(0)).answer);
    await waitFor(() => expect(errors()).toEqual([FAILURE]));
    expect(reports.join()).toContain('could not load the bot check');
    await press();
    const submission = await call(1);
    expect(proofOf(submission)).toBeNull();
    expect(statusOf(submission)).toBe('LOAD_TIMEOUT');
    submission.answer({ formSubmissionError: FAILURE }, 400);
    await waitFor(() => expect(page.alerts()).toEqual([TRY_AGAIN]));
    await press();
    (await call(2)).answer(await challengeOf(3));
    expect(proofOf(await call(3)).number).toBe(3);
  });

  it('whose host does not answer in 15 s lets the submission go', async () => {
    const { fill, press, call, errors } = await openProving();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await fill();
    await press();
    await call(0);
    vi.advanceTimersByTime(15_000);
    expect(statusOf(await call(1))).toBe('LOAD_TIMEOUT');
    expect(errors()).toEqual([FAILURE]);
  });

  it('that has no solution is told to the visitor, who may try again', async () => {
    const { fill, press, call, errors } = await openProving();
    await fill();
    (await call(0)).answer({ ...(await challengeOf(1)), salt: 'other&' });
    await press();
    await waitFor(() => expect(page.alerts()).toEqual([TRY_AGAIN]));
    expect(errors()).toEqual([FAILURE]);
    await press();
    (await call(1)).answer(await challengeOf(4));
    expect(proofOf(await call(2)).number).toBe(4);
  });

  it('stops with its form', async () => {
    const leaks = countLeaks();
    const { fill, press, call, handle, sent } = await openProving();
    await fill();
    (await call(0)).answer({ ...(await challengeOf(1)), salt: 'other&', maxnumber: 10_000_000 });
    await waitFor(() => expect(digests.mock.calls.length).toBeGreaterThan(100));
    await press();
    handle.unmount();
    await settleMicrotasks();
    const before = digests.mock.calls.length;
    await new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        port1.close();
        resolve();
      };
      port2.postMessage(null);
    });
    // A batch that was on its way is let run out.
    expect(digests.mock.calls.length).toBeLessThanOrEqual(before + 64);
    expect(sent()).toHaveLength(1);
    expect(reports).toEqual([]);
    expect(leaks.timers()).toEqual([]);
    leaks.stop();
  });
});
