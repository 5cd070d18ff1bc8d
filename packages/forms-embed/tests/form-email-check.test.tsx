import { consentState } from '@mountkit/core';
import { screen, waitFor } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FetchCall } from '../../core/src/testing/fake-fetch';
import { resetPage, settleMicrotasks, watchReports } from '../../core/src/testing/page';
import { registry } from '../src/index';
import type { FormOptions } from '../src/settings';
import { documentWith, EMAIL, FORM, NO_CALL, openForm, PORTAL, page, readSubmission } from '../src/testing/form-page';

let reports: readonly string[];

beforeEach(() => {
  resetPage();
  reports = watchReports();
});

afterEach(() => {
  registry.removeAll();
  if (vi.isFakeTimers()) vi.runOnlyPendingTimers();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const CHECK_URL = `https://forms.test/emailcheck/v1/json-ext?portalId=${PORTAL}&formId=${FORM}&includeFreemailSuggestions=true`;
const ANSWER = {
  success: true,
  email: 'ada@gmial.com',
  emailShouldResubscribe: false,
  emailFree: false,
  emailSuggestion: null,
  isRateLimited: false,
};
const SUGGESTION = { ...ANSWER, emailSuggestion: 'ada@gmail.com' };
const DID_YOU_MEAN = 'Did you mean ada@gmail.com?';
const INVALID = 'Please enter a valid email address.';
const OPTED_OUT = { ...ANSWER, emailShouldResubscribe: true };

const validation = (more: object) => ({ ...EMAIL, validation: { data: '', blockedEmailAddresses: [], ...more } });

/** Opens a form, puts the focus into its email field, and stops the clock when the check is there. */
async function openFocused(options: Partial<FormOptions> = {}, fields: readonly object[] = [EMAIL]) {
  const form = await openForm(options, documentWith(fields), NO_CALL);
  const field = page.field('Email');
  await form.user.click(field);
  await waitFor(() => expect(document.querySelector('[aria-live]')).not.toBeNull());
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  return {
    ...form,
    field,
    type: (text: string) => form.user.type(field, text),
    /** Lets the last half second of typing pass, and answers what was asked. */
    async answer(body: unknown, status = 200) {
      vi.advanceTimersByTime(500);
      const call = form.sent().at(-1) as FetchCall;
      call.answer(body, status);
      await settleAnswer();
    },
    submissions: () => form.sent().filter(({ url }) => url.includes('/submissions/')),
  };
}

const realTimeout = setTimeout;

/** Lets an answer be read and drawn, which takes turns of the browser; no time of the page passes. */
const settleAnswer = async () => {
  for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => realTimeout(resolve));
};

const submit = () => screen.getByRole('button', { name: 'Submit' });
const info = () => document.querySelector('[aria-live]')?.textContent;

const KINDS: readonly { kind: string; options: Partial<FormOptions> }[] = [
  { kind: 'plain', options: {} },
  { kind: 'rich', options: { keepValues: false } },
];

describe.each(KINDS)('the email check of a $kind form', ({ options }) => {
  it('is not there before the visitor comes to the field', async () => {
    const { user, sent } = await openForm(options, documentWith([{ name: 'city', label: 'City' }, EMAIL]), NO_CALL);
    await user.type(page.field('City'), 'London');
    await settleAnswer();
    expect(document.querySelector('[aria-live]')).toBeNull();
    expect(sent()).toEqual([]);
  });

  it('asks 500 ms after the last key, once for each address', async () => {
    const { type, sent } = await openFocused(options);
    await type('ada@gmial.co');
    vi.advanceTimersByTime(499);
    await type('m ');
    vi.advanceTimersByTime(499);
    expect(sent()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(sent()).toHaveLength(1);
    expect(sent()[0]).toMatchObject({ url: CHECK_URL, init: { method: 'POST', body: 'ada@gmial.com' } });
    // A text makes it text/plain, which needs no leave of the other host.
    expect(sent()[0]?.init.headers).toEqual({});
    vi.advanceTimersByTime(60_000);
    expect(sent()).toHaveLength(1);
  });

  it('asks nothing while the address is none', async () => {
    const { type, sent } = await openFocused(options);
    await type('ada@gmial');
    vi.advanceTimersByTime(60_000);
    expect(sent()).toEqual([]);
  });

  it('offers the address that was meant, which applies itself', async () => {
    const { type, answer, user, field, sent } = await openFocused(options);
    await type('ada@gmial.com');
    await answer(SUGGESTION);
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: DID_YOU_MEAN });
    expect(button.type).toBe('button');
    await user.tab();
    expect(document.activeElement).toBe(button);
    const heard = vi.fn();
    document.addEventListener('input', heard, { once: true });
    await user.keyboard('{Enter}');
    expect(field.value).toBe('ada@gmail.com');
    expect(heard).toHaveBeenCalledTimes(1);
    expect(document.activeElement).toBe(field);
    await settleAnswer();
    expect(info()).toBe('');

    vi.advanceTimersByTime(500);
    expect(sent().map(({ init }) => init.body)).toEqual(['ada@gmial.com', 'ada@gmail.com']);
    await user.keyboard('{Enter}');
    expect(readSubmission(sent()[2] as FetchCall).entries).toEqual([['email', 'ada@gmail.com']]);
  });

  it('takes back what it said when the address changes', async () => {
    const { type, answer } = await openFocused(options);
    await type('ada@gmial.com');
    await answer(SUGGESTION);
    expect(info()).toBe(DID_YOU_MEAN);
    await type('x');
    await settleAnswer();
    expect(info()).toBe('');
  });

  it('hears no older answer, whichever comes first', async () => {
    const { type, answer, sent } = await openFocused(options);
    await type('ada@gmial.com');
    vi.advanceTimersByTime(500);
    await type('x');
    await answer(ANSWER);
    expect(sent()[0]?.init.signal?.aborted).toBe(true);
    sent()[0]?.answer(SUGGESTION);
    await settleAnswer();
    expect(info()).toBe('');
    expect(sent()).toHaveLength(2);
  });

  it('refuses an address that is none until it changes, at every attempt', async () => {
    const errors = vi.fn();
    const { type, answer, user, handle, submissions } = await openFocused(options);
    handle.on('fieldError', errors);
    await type('ada@nowhere.invalid');
    await answer({ ...ANSWER, success: false });
    expect(page.alerts()).toEqual([]);
    await user.click(submit());
    await user.click(submit());
    await settleAnswer();
    expect(page.alerts()).toEqual([INVALID]);
    expect(submissions()).toEqual([]);
    expect(errors.mock.calls).toEqual([
      [expect.objectContaining({ name: 'email', key: 'invalidEmail', message: INVALID })],
    ]);

    await type('x');
    await user.click(submit());
    expect(submissions()).toHaveLength(1);
    expect(page.alerts()).toEqual([]);
  });

  it.each<[string, (call: FetchCall) => void]>([
    ['that does not come', (call) => call.fail(new TypeError('no network'))],
    ['of a server that fails', (call) => call.answer({ ...ANSWER, success: false }, 500)],
    ['that is a page of HTML', (call) => call.answer('<!doctype html>')],
    ['that says it was asked too often', (call) => call.answer({ ...ANSWER, success: false, isRateLimited: true })],
  ])('says nothing after an answer %s, and the form is sent', async (_, give) => {
    const { type, user, sent, submissions } = await openFocused(options);
    await type('ada@gmial.com');
    vi.advanceTimersByTime(500);
    give(sent()[0] as FetchCall);
    await settleAnswer();
    expect(info()).toBe('');
    await user.click(submit());
    expect(submissions()).toHaveLength(1);
    expect(page.alerts()).toEqual([]);
    expect(reports).toEqual([]);
  });

  it('keeps no submission waiting, before it asks and while it does', async () => {
    const { type, user, sent, submissions } = await openFocused(options);
    await type('ada@gmial.com');
    await user.keyboard('{Enter}');
    expect(submissions()).toHaveLength(1);
    vi.advanceTimersByTime(500);
    expect(sent()).toHaveLength(1);
    submissions()[0]?.answer({}, 500);
    await settleAnswer();
    // The reasons of a refusal are loaded first.
    await vi.dynamicImportSettled();

    await type('x');
    vi.advanceTimersByTime(500);
    expect(sent()).toHaveLength(2);
    await user.keyboard('{Enter}');
    expect(submissions()).toHaveLength(2);
    expect(sent()[1]?.init.signal?.aborted).toBe(true);
    sent()[1]?.answer({ ...ANSWER, success: false });
    submissions()[1]?.answer({ inlineMessage: 'Thanks' });
    await settleAnswer();
    await screen.findByText('Thanks');
    expect(reports).toEqual([]);
  });

  it('asks nothing where consent was refused, and asks as soon as it is given', async () => {
    consentState().marketing = false;
    const { type, sent } = await openFocused(options);
    await type('ada@gmial.com');
    vi.advanceTimersByTime(60_000);
    expect(sent()).toEqual([]);
    consentState().marketing = true;
    await type('x');
    vi.advanceTimersByTime(500);
    expect(sent()).toHaveLength(1);
  });

  it("says it in the page's own words, and in new ones at once", async () => {
    const translations = (emailSuggestion: string) => ({ en: { emailSuggestion, fieldLabels: {} } });
    const { type, answer, handle } = await openFocused({ ...options, translations: translations('{{email}}?') });
    await type('ada@gmial.com');
    await answer(SUGGESTION);
    expect(info()).toBe('ada@gmail.com?');
    handle.update({ translations: translations('Rather {{email}}?') });
    await waitFor(() => expect(info()).toBe('Rather ada@gmail.com?'));
  });

  it('shows markup in an address as text, and offers none that is no address', async () => {
    const { type, answer } = await openFocused(options);
    await type('ada@gmial.com');
    await answer({ ...ANSWER, emailSuggestion: '<img/src=x>@b.co' });
    expect(document.querySelector('img')).toBeNull();
    expect(info()).toBe('Did you mean <img/src=x>@b.co?');
    await type('x');
    await answer({ ...ANSWER, emailSuggestion: '<b>no address</b>' });
    expect(info()).toBe('');
  });

  it('is gone with its form, and asks nothing after that', async () => {
    const { type, answer, handle, element, sent } = await openFocused(options);
    await type('ada@gmial.com');
    await answer(SUGGESTION);
    await type('x');
    vi.advanceTimersByTime(500);
    handle.unmount();
    sent()[1]?.answer(SUGGESTION);
    await settleAnswer();
    expect(sent()[1]?.init.signal?.aborted).toBe(true);
    expect(element.childNodes).toHaveLength(0);
    expect(document.adoptedStyleSheets).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
    expect(reports).toEqual([]);
  });

  it('does not come to a form that is gone', async () => {
    const { handle, user, element } = await openForm(options, documentWith(), NO_CALL);
    await user.click(page.field('Email'));
    handle.unmount();
    await import('../src/on-demand/first-focus/watch-email');
    await settleAnswer();
    expect(element.childNodes).toHaveLength(0);
    expect(reports).toEqual([]);
  });
});

describe.each(KINDS)('a visitor who wants no mail, in a $kind form,', ({ options }) => {
  async function openOptedOut() {
    const form = await openFocused(options);
    await form.type('ada@example.org');
    await form.answer(OPTED_OUT);
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Send me emails again' });
    return { ...form, button };
  }

  it('is told so, and may want it again', async () => {
    document.title = 'Tea & cake';
    const { button, user, field, sent, submissions } = await openOptedOut();
    expect(info()).toBe('This address is unsubscribed from our emails. Send me emails again');
    button.focus();
    await user.keyboard('{Enter}');
    await user.keyboard('{Enter}');
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(sent()).toHaveLength(2);
    const { pathname, searchParams } = new URL(sent()[1]?.url ?? '');
    expect(pathname).toBe('/emailcheck/v1/form-resubscribe');
    expect(Object.fromEntries(searchParams)).toEqual({
      portalId: PORTAL,
      formId: FORM,
      resub_form_name: 'Tea & cake',
      resub_form_address: location.href,
    });
    expect(sent()[1]?.init).toMatchObject({ method: 'POST', body: 'ada@example.org' });

    sent()[1]?.answer({ success: true });
    await settleAnswer();
    expect(info()?.trim()).toBe('Thank you. You will hear from us again.');
    expect(document.activeElement).toBe(field);
    await user.click(submit());
    expect(readSubmission(submissions()[0] as FetchCall).context.emailResubscribeStatus).toBe('RESUBSCRIBED');
  });

  it('is not taken to want it where another address is sent', async () => {
    const { button, user, type, sent, submissions } = await openOptedOut();
    await user.click(button);
    sent()[1]?.answer({ success: true });
    await settleAnswer();
    await type('x');
    await settleAnswer();
    expect(info()).toBe('');
    await user.click(submit());
    expect(readSubmission(submissions()[0] as FetchCall).context.emailResubscribeStatus).toBe('NOT_APPLICABLE');
  });

  it.each<[string, unknown, number]>([
    ['failed', {}, 500],
    ['found no network', new TypeError('Failed to fetch'), 0],
    ['was answered by a page of HTML, as a network’s sign-in does', ' <!doctype html>', 200],
  ])('can say so again where that %s', async (_, body, status) => {
    const { button, user, sent } = await openOptedOut();
    await user.click(button);
    if (status) sent()[1]?.answer(body, status);
    else sent()[1]?.fail(body);
    await settleAnswer();
    expect(reports).toEqual(['form #div: email could not be resubscribed']);
    expect(button.getAttribute('aria-disabled')).toBe('false');
    await user.click(button);
    sent()[2]?.answer({ success: true });
    await settleAnswer();
    expect(info()?.trim()).toBe('Thank you. You will hear from us again.');
  });

  it('can send the form all the same', async () => {
    const { user, submissions } = await openOptedOut();
    await user.click(submit());
    expect(readSubmission(submissions()[0] as FetchCall).context.emailResubscribeStatus).toBe('NOT_APPLICABLE');
  });
});

describe.each(KINDS)('when the provider is asked, in a $kind form,', ({ options }) => {
  it('is when the field is left, where the page says blur', async () => {
    const { type, user, sent } = await openFocused({ ...options, emailCheck: 'blur' });
    await type('ada@gmial.com');
    vi.advanceTimersByTime(60_000);
    expect(sent()).toEqual([]);
    await user.tab();
    expect(sent().map(({ url }) => url)).toEqual([CHECK_URL]);
  });

  it('is never, where the page says off', async () => {
    const { type, user, sent } = await openFocused({ ...options, emailCheck: 'off' });
    await type('ada@gmial.com');
    vi.advanceTimersByTime(60_000);
    await user.tab();
    expect(sent()).toEqual([]);
  });

  it('is as the attribute says now', async () => {
    const { type, element, sent } = await openFocused(options);
    element.dataset.emailCheck = 'off';
    await settleMicrotasks();
    await type('ada@gmial.com');
    vi.advanceTimersByTime(60_000);
    expect(sent()).toEqual([]);
    element.dataset.emailCheck = 'live';
    await settleMicrotasks();
    await type('x');
    vi.advanceTimersByTime(500);
    expect(sent()).toHaveLength(1);
  });
});

describe('a domain that is not wanted', () => {
  const BLOCKED = 'Please enter a different email address. This form does not accept addresses from rival.example.';
  const CHANGE = 'Please change your email address to continue.';

  it.each<[string, Partial<FormOptions>, object]>([
    ['the data of its field', {}, validation({ data: 'a.example, rival.example' })],
    ['the addresses of its field', {}, validation({ blockedEmailAddresses: ['rival.example'] })],
    ['the domains of the page', { blockedDomains: ['rival.example'] }, EMAIL],
    ['the manual list of the page', { manuallyBlockedEmailDomain: ['@rival.example'] }, EMAIL],
  ])('by %s is refused, and nobody is asked', async (_, options, field) => {
    const { type, user, sent } = await openFocused(options, [field]);
    await type('ada@rival.example');
    vi.advanceTimersByTime(60_000);
    await user.click(submit());
    await settleAnswer();
    expect(page.alerts()).toEqual([BLOCKED, CHANGE]);
    expect(sent()).toEqual([]);
    await type('s');
    await settleAnswer();
    expect(page.alerts()).toEqual([CHANGE]);
    await user.click(submit());
    expect(sent()).toHaveLength(1);
  });

  it('is refused even where the provider is never asked and values are not checked live', async () => {
    const options = { emailCheck: 'off' as const, blockedDomains: ['rival.example'] };
    const { type, user, sent } = await openFocused({ ...options, validationOptions: { enableLiveValidation: false } });
    await type('ada@rival.example');
    await user.click(submit());
    await settleAnswer();
    expect(page.alerts()).toEqual([BLOCKED, CHANGE]);
    expect(sent()).toEqual([]);
  });

  it('is summed up as missing values where there are some too', async () => {
    const fields = [EMAIL, { name: 'city', label: 'City', required: true }];
    const { type, user } = await openFocused({ blockedDomains: ['rival.example'] }, fields);
    await type('ada@rival.example');
    await user.click(submit());
    await settleAnswer();
    expect(page.alerts().at(-1)).toBe('Please complete all required fields.');
  });
});

describe('free mail', () => {
  const FORBIDDEN = 'Please enter a different email address. This form does not accept addresses from gmail.com.';

  it.each<[string, Partial<FormOptions>, object]>([
    ['its field', {}, validation({ useDefaultBlockList: true })],
    ['the page', { validationOptions: { useDefaultBlockList: true } }, EMAIL],
  ])('is refused where %s says so, at every attempt, and not suggested', async (_, options, field) => {
    const { type, answer, user, sent, submissions } = await openFocused(options, [field]);
    await type('ada@gmail.com');
    await answer({ ...ANSWER, emailFree: true });
    expect(sent()[0]?.url).toContain('includeFreemailSuggestions=false');
    await user.click(submit());
    await user.click(submit());
    await settleAnswer();
    expect(page.alerts()).toEqual([FORBIDDEN]);
    expect(submissions()).toEqual([]);

    await user.clear(page.field('Email'));
    await type('ada@example.org');
    await answer(ANSWER);
    await user.click(submit());
    expect(submissions()).toHaveLength(1);
  });

  it('is taken where the page says so, whatever the field says', async () => {
    const field = validation({ useDefaultBlockList: true });
    const { type, answer, user, submissions } = await openFocused(
      { validationOptions: { useDefaultBlockList: false } },
      [field],
    );
    await type('ada@gmail.com');
    await answer({ ...ANSWER, emailFree: true });
    await user.click(submit());
    expect(submissions()).toHaveLength(1);
  });
});

it('what is worth knowing is said in the language of the form', async () => {
  const { type, answer } = await openFocused({ locale: 'de' });
  await type('ada@gmial.com');
  await answer(SUGGESTION);
  expect(info()).toBe('Meinten Sie ada@gmail.com?');
});
