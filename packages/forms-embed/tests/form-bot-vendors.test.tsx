import { pageProvider, shared } from '@mountkit/core';
import { waitFor } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { putMarkup, resetPage, settleMicrotasks, watchReports } from '../../core/src/testing/page';
import { mount, registry } from '../src/index';
import type { FormOptions } from '../src/settings';
import { type BotVendor, createBotVendor } from '../src/testing/bot-vendors';
import { countLeaks } from '../src/testing/count-leaks';
import { findViolations } from '../src/testing/find-violations';
import { documentWith, EMAIL, IDS, openForm, page, readSubmission } from '../src/testing/form-page';

const TRY_AGAIN = 'We could not verify that you are human. Please try again.';
const FAILURE = 'RECAPTCHA_VALIDATION_ERROR';
const CHECKED = documentWith([EMAIL], { captchaEnabled: true });

const VENDORS = [
  {
    botCheck: 'turnstile',
    onload: 'mountkitTurnstileReady',
    address: 'https://challenges.cloudflare.com/turnstile/v0/api.js?onload=mountkitTurnstileReady&render=explicit',
    entry: 'cf-turnstile-response',
    parameters: { execution: 'execute', appearance: 'interaction-only', language: 'en', 'response-field': false },
    opens: 'before-interactive-callback',
    ends: 'timeout-callback',
  },
  {
    botCheck: 'hcaptcha',
    onload: 'mountkitHcaptchaReady',
    address: 'https://js.hcaptcha.com/1/api.js?onload=mountkitHcaptchaReady&render=explicit&hl=en&recaptchacompat=off',
    entry: 'h-captcha-response',
    parameters: { size: 'invisible', hl: 'en' },
    opens: 'open-callback',
    ends: 'chalexpired-callback',
  },
] as const;

let reports: readonly string[];
const vendors: BotVendor[] = [];

/** A provider, which is removed at the end of the test. */
function startVendor(name: (typeof VENDORS)[number]['botCheck']): BotVendor {
  const { botCheck, onload } = VENDORS.find(({ botCheck }) => botCheck === name) ?? expect.fail();
  const vendor = createBotVendor(botCheck, onload);
  vendors.push(vendor);
  return vendor;
}

const driveByScript = (webdriver: boolean) =>
  Object.defineProperty(navigator, 'webdriver', { value: webdriver, configurable: true });

beforeEach(() => {
  resetPage();
  reports = watchReports();
  driveByScript(true);
});

afterEach(() => {
  registry.removeAll();
  for (const vendor of vendors.splice(0)) vendor.leave();
  for (const key of ['botCheck', 'botCheckKey'] as const) delete (pageProvider() as Record<string, unknown>)[key];
  Reflect.deleteProperty(navigator, 'webdriver');
  if (vi.isFakeTimers()) vi.runOnlyPendingTimers();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Opens a form that asks for a bot check. */
async function openChecked(options: Partial<FormOptions>) {
  const errors = vi.fn();
  const form = await openForm(options, CHECKED);
  form.handle.on('botCheckError', errors);
  return {
    ...form,
    errors: () => errors.mock.calls.map(([{ code }]) => code),
    fill: () => form.user.type(page.field('Email'), 'a@b.co'),
    press: () => form.user.click(page.button()),
  };
}

/** The same, with the provider's widget in it. */
async function openDrawn(vendor: BotVendor, options: Partial<FormOptions>) {
  const form = await openChecked(options);
  await form.fill();
  await waitFor(() => expect(vendor.script()).not.toBeNull());
  vendor.arrive();
  await waitFor(() => expect(vendor.render).toHaveBeenCalledTimes(1));
  return form;
}

type Call = Parameters<typeof readSubmission>[0];
const entryOf = (call: Call, name: string) => (call.init.body as FormData).get(name);
const statusOf = (call: Call) => readSubmission(call).context.captchaStatus;

describe.each(VENDORS)('the bot check $botCheck', ({ botCheck, address, entry, parameters, opens, ends }) => {
  it('comes from its own address when the visitor does, and once', async () => {
    const vendor = startVendor(botCheck);
    const { fill } = await openChecked({ botCheck });
    expect(vendor.script()).toBeNull();
    await fill();
    await waitFor(() => expect(vendor.script()?.src).toBe(address));
    expect(document.head.querySelectorAll('script')).toHaveLength(1);
    expect(reports).toEqual([]);
  });

  it('is drawn as it should be, and violates nothing', async () => {
    const vendor = startVendor(botCheck);
    await openDrawn(vendor, { botCheck, botCheckKey: 'KEY' });
    expect(vendor.parameters()).toMatchObject({ sitekey: 'KEY', ...parameters });
    expect(document.querySelector('.hs_recaptcha > [role=group][aria-label="Security check"]')).not.toBeNull();
    expect(await findViolations()).toEqual([]);
  });

  it('has the key of the environment before that of all, and says where there is none', async () => {
    const vendor = startVendor(botCheck);
    driveByScript(false);
    await openDrawn(vendor, { botCheck, env: 'qa', botCheckKeys: { qa: 'Q' }, botCheckKey: 'ALL' });
    expect(vendor.parameters().sitekey).toBe('Q');
    registry.removeAll();
    const { fill } = await openChecked({ botCheck, env: 'prod' });
    await fill();
    await waitFor(() => expect(vendor.render).toHaveBeenCalledTimes(2));
    expect(vendor.parameters().sitekey).not.toMatch(/^(Q|ALL|)$/);
    const missing = reports.filter((report) => /data-bot-check-keys has no key for prod, expected one/.test(report));
    expect(missing).toHaveLength(1);
    expect(missing.join()).toContain('data-bot-check-key:');
  });

  it('sends its token by the name of its own, and by the usual one', async () => {
    const vendor = startVendor(botCheck);
    const { press, submission, handle, errors } = await openDrawn(vendor, { botCheck });
    await press();
    await waitFor(() => expect(vendor.execute).toHaveBeenCalledWith(`${botCheck}-widget`));
    expect(handle.status).toBe('busy');
    vendor.call('callback', 'tok');
    const call = await submission(0);
    expect(entryOf(call, entry)).toBe('tok');
    expect(entryOf(call, 'g-recaptcha-response')).toBe('tok');
    expect(statusOf(call)).toBe('PASSED');
    expect(errors()).toEqual([]);
  });

  it('fetches a token anew that has expired', async () => {
    const vendor = startVendor(botCheck);
    const { element, press, submission } = await openDrawn(vendor, { botCheck });
    element.addEventListener('mountkit:forms:beforeSubmit', (event) => event.preventDefault(), { once: true });
    await press();
    await waitFor(() => expect(vendor.execute).toHaveBeenCalledTimes(1));
    vendor.call('callback', 'old');
    await settleMicrotasks();
    vendor.call('expired-callback');
    await press();
    await waitFor(() => expect(vendor.execute).toHaveBeenCalledTimes(2));
    expect(vendor.reset).toHaveBeenCalledTimes(1);
    vendor.call('callback', 'new');
    expect(entryOf(await submission(0), entry)).toBe('new');
  });

  it('fetches a token anew that was refused', async () => {
    const vendor = startVendor(botCheck);
    const { press, submission } = await openDrawn(vendor, { botCheck });
    await press();
    await waitFor(() => expect(vendor.execute).toHaveBeenCalledTimes(1));
    vendor.call('callback', 'one');
    (await submission(0)).answer({ formSubmissionError: FAILURE }, 400);
    await waitFor(() => expect(page.alerts()).toEqual([TRY_AGAIN]));
    expect(vendor.reset).toHaveBeenCalledTimes(1);
    await press();
    await waitFor(() => expect(vendor.execute).toHaveBeenCalledTimes(2));
    vendor.call('callback', 'two');
    expect(entryOf(await submission(1), entry)).toBe('two');
  });

  it('that is refused its script lets the submission go, and tries again', async () => {
    const vendor = startVendor(botCheck);
    const { fill, press, submission, errors } = await openChecked({ botCheck });
    await fill();
    await waitFor(() => expect(vendor.script()).not.toBeNull());
    vendor.script()?.dispatchEvent(new Event('error'));
    await waitFor(() => expect(errors()).toEqual([FAILURE]));
    await press();
    const call = await submission(0);
    expect(entryOf(call, entry)).toBeNull();
    expect(statusOf(call)).toBe('LOAD_TIMEOUT');
    call.answer({ formSubmissionError: FAILURE }, 400);
    await waitFor(() => expect(page.alerts()).toEqual([TRY_AGAIN]));
    await press();
    await waitFor(() => expect(vendor.script()).not.toBeNull());
    vendor.arrive();
    await waitFor(() => expect(vendor.execute).toHaveBeenCalled());
    vendor.call('callback', 'after all');
    expect(entryOf(await submission(1), entry)).toBe('after all');
  });

  it('that says nothing is told to the visitor after 15 s', async () => {
    const vendor = startVendor(botCheck);
    const { press, errors, handle } = await openDrawn(vendor, { botCheck });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await press();
    await vi.waitFor(() => expect(vendor.execute).toHaveBeenCalledTimes(1));
    vi.advanceTimersByTime(15_000);
    await vi.waitFor(() => expect(page.alerts()).toEqual([TRY_AGAIN]));
    expect(errors()).toEqual([FAILURE]);
    expect(handle.status).toBe('ready');
  });

  it('has as long for a challenge as the visitor needs, and brings them back', async () => {
    const vendor = startVendor(botCheck);
    const { press, errors, sent, submission } = await openDrawn(vendor, { botCheck });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await press();
    await vi.waitFor(() => expect(vendor.execute).toHaveBeenCalledTimes(1));
    const group = document.querySelector<HTMLElement>('.hs_recaptcha [role=group]');
    vendor.call(opens);
    if (botCheck === 'turnstile') expect(document.activeElement).toBe(group);
    group?.querySelector('span')?.focus();
    vi.advanceTimersByTime(60_000);
    await settleMicrotasks();
    expect(errors()).toEqual([]);
    expect(sent()).toEqual([]);
    vi.useRealTimers();
    vendor.call('callback', 'slow');
    expect(entryOf(await submission(0), entry)).toBe('slow');
    if (botCheck === 'turnstile') expect(document.activeElement).toBe(page.button());
    expect(group?.hasAttribute('tabindex')).toBe(false);
  });

  it.each([
    [ends, []],
    ['error-callback', ['network-error']],
  ])('that ends by %s is told to the visitor, who may try again', async (name, values) => {
    const vendor = startVendor(botCheck);
    const { press, errors, handle, submission } = await openDrawn(vendor, { botCheck });
    await press();
    await waitFor(() => expect(vendor.execute).toHaveBeenCalledTimes(1));
    vendor.call(name, ...values);
    await waitFor(() => expect(page.alerts()).toEqual([TRY_AGAIN]));
    expect(errors()).toEqual([FAILURE]);
    expect(handle.status).toBe('ready');
    expect(reports.join()).toContain('the bot check could not go on');
    await press();
    await waitFor(() => expect(vendor.execute).toHaveBeenCalledTimes(2));
    vendor.call('callback', 'now');
    expect(entryOf(await submission(0), entry)).toBe('now');
  });

  it('leaves with its form, also in the middle of a check', async () => {
    const vendor = startVendor(botCheck);
    const leaks = countLeaks();
    const { press, handle, sent } = await openDrawn(vendor, { botCheck });
    await press();
    await waitFor(() => expect(vendor.execute).toHaveBeenCalledTimes(1));
    vendor.call(opens);
    handle.unmount();
    expect(vendor.remove).toHaveBeenCalledTimes(1);
    for (const name of ['expired-callback', ends, 'error-callback', opens]) vendor.call(name);
    vendor.call('callback', 'late');
    await settleMicrotasks();
    expect(sent()).toEqual([]);
    expect(reports).toEqual([]);
    expect(leaks.timers()).toEqual([]);
    leaks.stop();
  });

  it('leaves with its form while its script is on the way', async () => {
    const vendor = startVendor(botCheck);
    const { fill, handle } = await openChecked({ botCheck });
    await fill();
    await waitFor(() => expect(vendor.script()).not.toBeNull());
    handle.unmount();
    expect(vendor.script()).toBeNull();
    vendor.arrive();
    await settleMicrotasks();
    expect(vendor.render).not.toHaveBeenCalled();
  });
});

describe('the bot check turnstile', () => {
  it('that draws nothing counts as none', async () => {
    const vendor = startVendor('turnstile');
    vendor.render.mockImplementation(() => undefined);
    const { press, submission } = await openDrawn(vendor, { botCheck: 'turnstile' });
    await press();
    expect(statusOf(await submission(0))).toBe('LOAD_TIMEOUT');
  });

  it('says that an error is taken care of', async () => {
    const vendor = startVendor('turnstile');
    await openDrawn(vendor, { botCheck: 'turnstile' });
    expect(vendor.call('error-callback', '110200')).toBe(true);
  });
});

describe('the bot check hcaptcha', () => {
  it.each([
    ['close-callback', []],
    ['error-callback', ['challenge-closed']],
  ])('whose challenge the visitor closes (%s) ends the wait, without a report', async (name, values) => {
    const vendor = startVendor('hcaptcha');
    const { press, handle, errors } = await openDrawn(vendor, { botCheck: 'hcaptcha' });
    await press();
    await waitFor(() => expect(vendor.execute).toHaveBeenCalledTimes(1));
    vendor.call('open-callback');
    // The provider's dialog is no part of the form.
    const dialog = putMarkup('<div tabindex="0"></div>');
    dialog.focus();
    vendor.call(name, ...values);
    expect(document.activeElement).toBe(page.button());
    await waitFor(() => expect(page.alerts()).toEqual([TRY_AGAIN]));
    expect(handle.status).toBe('ready');
    expect(errors()).toEqual([FAILURE]);
    expect(reports).toEqual([]);
    await press();
    await waitFor(() => expect(vendor.execute).toHaveBeenCalledTimes(2));
  });
});

describe('the choice of a bot check', () => {
  it('can be made by the script tag, and by the config block', async () => {
    const [turnstile, hcaptcha] = [startVendor('turnstile'), startVendor('hcaptcha')];
    shared('config', () => ({ config: { botCheck: { provider: 'turnstile', key: 'BLOCK' } } }));
    await openDrawn(turnstile, {});
    expect(turnstile.parameters().sitekey).toBe('BLOCK');
    registry.removeAll();
    Object.assign(pageProvider(), { botCheck: 'hcaptcha', botCheckKey: 'TAG' });
    await openDrawn(hcaptcha, {});
    expect(hcaptcha.parameters().sitekey).toBe('TAG');
  });

  it.each([
    ['an attribute', { botCheck: 'turnstyle' as never }, ''],
    ['the script tag', {}, 'turnstyle'],
  ])('of one that does not exist, by %s, is reported once; nobody is asked in its place', async (_, options, tag) => {
    if (tag) Object.assign(pageProvider(), { botCheck: tag });
    const { fill, press, submission, errors } = await openChecked(options);
    await fill();
    await press();
    const call = await submission(0);
    expect(statusOf(call)).toBe('LOAD_TIMEOUT');
    expect(errors()).toEqual([FAILURE]);
    expect(document.head.querySelectorAll('script')).toHaveLength(0);
    call.answer({ formSubmissionError: FAILURE }, 400);
    await waitFor(() => expect(page.alerts()).toEqual([TRY_AGAIN]));
    await press();
    await submission(1);
    const expected = 'expected recaptcha or turnstile or hcaptcha or proof-of-work';
    const found = reports.filter((report) => report.includes(`data-bot-check is "turnstyle", ${expected}`));
    expect(found).toHaveLength(1);
    expect(reports).toHaveLength(1);
  });

  it('is not made by markup from a response', async () => {
    const vendor = startVendor('hcaptcha');
    const host = putMarkup(
      '<div data-mountkit-foreign><div data-bot-check="hcaptcha" data-bot-check-key="K"></div></div>',
    );
    const element = host.firstElementChild as HTMLElement;
    const handle = mount(element, { ...IDS, definition: CHECKED });
    await handle.ready;
    element.querySelector('input')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    const google = () => document.head.querySelector('script[src*="google.com/recaptcha"]');
    await waitFor(() => expect(google()).not.toBeNull());
    expect(vendor.script()).toBeNull();
    expect(reports.join()).toContain('data-bot-check is "hcaptcha"');
    expect(reports.join()).toContain('data-bot-check-key is "K"');
  });
});
