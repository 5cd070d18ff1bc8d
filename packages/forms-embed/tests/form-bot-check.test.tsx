import { waitFor } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { resetPage, settleMicrotasks, watchReports } from '../../core/src/testing/page';
import { registry } from '../src/index';
import type { FormOptions } from '../src/settings';
import { createBotProvider } from '../src/testing/bot-provider';
import { countLeaks } from '../src/testing/count-leaks';
import { findViolations } from '../src/testing/find-violations';
import { documentOf, documentWith, EMAIL, groupOf, openForm, page, readSubmission } from '../src/testing/form-page';

const TRY_AGAIN = 'We could not verify that you are human. Please try again.';
const FAILURE = 'RECAPTCHA_VALIDATION_ERROR';
const CHECKED = documentWith([EMAIL], { captchaEnabled: true });

let reports: readonly string[];
let provider: ReturnType<typeof createBotProvider>;

/** Whether the browser says that a script drives it. */
const driveByScript = (webdriver: boolean) =>
  Object.defineProperty(navigator, 'webdriver', { value: webdriver, configurable: true });

beforeEach(() => {
  resetPage();
  reports = watchReports();
  provider = createBotProvider();
  driveByScript(true);
});

afterEach(() => {
  registry.removeAll();
  provider.leave();
  Reflect.deleteProperty(navigator, 'webdriver');
  if (vi.isFakeTimers()) vi.runOnlyPendingTimers();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Opens a form that asks for a bot check, and fills it; its script is on the way then. */
async function openChecked(options: Partial<FormOptions> = {}, document: object = CHECKED) {
  const errors = vi.fn();
  const form = await openForm(options, document);
  form.handle.on('botCheckError', errors);
  return {
    ...form,
    /** The codes of the errors so far. */
    errors: () => errors.mock.calls.map(([{ code }]) => code),
    async fill() {
      await form.user.type(page.field('Email'), 'a@b.co');
    },
    press: () => form.user.click(page.button()),
  };
}

/** The same, with the provider's widget in it. */
async function openDrawn(options: Partial<FormOptions> = {}, document: object = CHECKED) {
  const form = await openChecked(options, document);
  await form.fill();
  provider.arrive();
  await waitFor(() => expect(provider.render).toHaveBeenCalled());
  return form;
}

const tokenOf = (call: Parameters<typeof readSubmission>[0]) =>
  (call.init.body as FormData).get('g-recaptcha-response');
const statusOf = (call: Parameters<typeof readSubmission>[0]) => readSubmission(call).context.captchaStatus;
const status = () => document.querySelector('[role=status]')?.textContent;

describe('the script of the bot check', () => {
  it('is asked for by a pointer too, which focuses nothing in some browsers', async () => {
    await openChecked();
    page.button().dispatchEvent(new Event('pointerdown', { bubbles: true }));
    await provider.asked();
  });

  it('is asked for when the visitor comes into the form, and once', async () => {
    const { fill } = await openChecked({ botCheckSrc: 'https://bots.test/api.js?v=2', locale: 'de' });
    expect(provider.script()).toBeNull();
    expect(document.querySelector<HTMLElement>('.hs_recaptcha')?.hidden).toBe(true);
    await fill();
    await provider.asked();
    expect(provider.script()?.src).toBe(
      'https://bots.test/api.js?v=2&onload=mountkitBotCheckReady&render=explicit&hl=de',
    );
    expect(document.head.querySelectorAll('script')).toHaveLength(1);
    expect(reports).toEqual([]);
  });

  it.each([
    ['the usual host', {}, 'https://www.google.com/recaptcha/api.js'],
    ['the host of China', { countryCode: 'CN' }, 'https://www.recaptcha.net/recaptcha/api.js'],
    ['the other kind', { gates: { useRecaptchaEnterprise: true } }, 'https://www.google.com/recaptcha/enterprise.js'],
  ])('comes from %s', async (_, whole, address) => {
    const { fill } = await openChecked({}, documentOf([groupOf([EMAIL])], { captchaEnabled: true }, whole));
    await fill();
    await provider.asked();
    expect(provider.script()?.src).toBe(`${address}?onload=mountkitBotCheckReady&render=explicit&hl=en`);
  });

  it("carries the nonce of the page's own scripts", async () => {
    const own = document.createElement('script');
    own.nonce = 'abc';
    own.setAttribute('nonce', 'abc');
    document.head.append(own);
    const { fill } = await openChecked();
    await fill();
    await provider.asked();
    expect(provider.script()?.nonce).toBe('abc');
    own.remove();
  });

  it('goes through the policy of the page', async () => {
    const createPolicy = vi.fn((_: string, rules: object) => rules);
    vi.stubGlobal('trustedTypes', { createPolicy });
    const { fill } = await openChecked();
    await fill();
    await provider.asked();
    expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['mountkit']);
    expect(provider.script()).not.toBeNull();
  });

  it('is not asked for by a form without a bot check, nor where nothing is submitted', async () => {
    const plain = await openForm({ keepValues: false });
    await plain.user.click(page.field('Email'));
    registry.removeAll();
    const { fill } = await openChecked({ mode: 'preview' });
    await fill();
    expect(provider.script()).toBeNull();
  });

  it('leaves with the last form that waits for it', async () => {
    const leaks = countLeaks();
    const first = await openChecked();
    await first.fill();
    await provider.asked();
    const { handle } = first;
    handle.unmount();
    expect(provider.script()).toBeNull();
    expect('mountkitBotCheckReady' in window).toBe(false);
    expect(leaks.timers()).toEqual([]);
    leaks.stop();
  });

  it('is shared by the forms of a page', async () => {
    const first = await openChecked();
    await first.fill();
    await provider.asked();
    const second = await openChecked();
    await second.user.click(second.element.querySelector('input') as HTMLElement);
    expect(document.head.querySelectorAll('script')).toHaveLength(1);
    provider.arrive();
    await waitFor(() => expect(provider.render).toHaveBeenCalledTimes(2));
    expect(document.head.querySelectorAll('script')).toHaveLength(0);
    expect('mountkitBotCheckReady' in window).toBe(false);
  });

  it('is not loaded where the page has it already', async () => {
    provider.arrive();
    const { fill } = await openChecked();
    await fill();
    await waitFor(() => expect(provider.render).toHaveBeenCalled());
    expect(provider.script()).toBeNull();
  });

  it('of the enterprise kind is taken too', async () => {
    const { render, execute, reset } = provider;
    const { fill } = await openChecked();
    await fill();
    provider.arrive({ enterprise: { render, execute, reset } });
    await waitFor(() => expect(render).toHaveBeenCalled());
  });
});

describe('the widget of the bot check', () => {
  it('is invisible but for its badge, which stands before the button', async () => {
    await openDrawn({ locale: 'de' });
    const [{ container, parameters } = expect.fail('nothing drawn')] = provider.drawn;
    expect(parameters).toMatchObject({ size: 'invisible', badge: 'inline', hl: 'de' });
    expect(container.matches('.hs_recaptcha.hs-recaptcha.field.hs-form-field > .input')).toBe(true);
    expect(container.parentElement?.hidden).toBe(false);
    const order = container.compareDocumentPosition(page.button());
    expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(await findViolations()).toEqual([]);
  });

  it('stays where it is when the form is drawn anew', async () => {
    const { handle } = await openDrawn();
    handle.update({ submitText: 'Go' });
    await waitFor(() => expect(page.button().value).toBe('Go'));
    expect(document.querySelectorAll('.grecaptcha-badge')).toHaveLength(1);
    expect(provider.drawn[0]?.container.isConnected).toBe(true);
    expect(provider.drawn[0]?.container.parentElement?.hidden).toBe(false);
  });

  it.each([
    ['a browser that a script drives', { env: 'prod' }, true, 'A'],
    ['QA', { env: 'qa' }, false, 'Q'],
    ['everybody else', { env: '' }, false, 'P'],
  ] as const)('has the site key of %s', async (_, options, webdriver, key) => {
    driveByScript(webdriver);
    await openDrawn({ ...options, botCheckKeys: { automated: 'A', qa: 'Q', prod: 'P' } });
    expect(provider.drawn[0]?.parameters.sitekey).toBe(key);
    expect(reports).toEqual([]);
  });

  it('without a key of the page has one for tests, and says so', async () => {
    driveByScript(false);
    await openDrawn();
    expect(provider.drawn[0]?.parameters.sitekey).toMatch(/^6L/);
    expect(reports.join()).toContain('data-bot-check-keys has no key for prod');
  });
});

describe('a submission with a bot check', () => {
  it('waits for a token, and sends it', async () => {
    const { press, handle, sent, submission, errors } = await openDrawn();
    await press();
    await waitFor(() => expect(provider.execute).toHaveBeenCalledWith(0));
    expect(sent()).toEqual([]);
    expect(handle.status).toBe('busy');
    await waitFor(() => expect(status()).toBe('Form is submitting'));
    provider.answer('token-1');
    const call = await submission(0);
    expect(tokenOf(call)).toBe('token-1');
    expect(statusOf(call)).toBe('PASSED');
    expect(provider.reset).not.toHaveBeenCalled();
    call.answer({});
    await waitFor(() => expect(handle.status).toBe('done'));
    expect(errors()).toEqual([]);
    expect(reports).toEqual([]);
  });

  it('asks nobody while values are wrong', async () => {
    const { user, press } = await openDrawn();
    await user.clear(page.field('Email'));
    await press();
    await waitFor(() => expect(page.alerts()).toContain('Please complete this required field.'));
    expect(provider.execute).not.toHaveBeenCalled();
  });

  it('waits for a script that is on the way', async () => {
    const { fill, press, submission } = await openChecked();
    await fill();
    await press();
    await press();
    provider.arrive();
    await waitFor(() => expect(provider.execute).toHaveBeenCalledTimes(1));
    provider.answer('late');
    expect(tokenOf(await submission(0))).toBe('late');
  });

  it('begins the script itself where nobody has been in the form', async () => {
    await openChecked({}, documentWith([{ ...EMAIL, required: false }], { captchaEnabled: true }));
    page.form().requestSubmit();
    await waitFor(() => expect(provider.script()).not.toBeNull());
  });

  it('is sent once where the provider answers twice', async () => {
    const { press, sent, submission } = await openDrawn();
    await press();
    await waitFor(() => expect(provider.execute).toHaveBeenCalled());
    provider.answer('one');
    provider.answer('two');
    await submission(0);
    await settleMicrotasks();
    expect(sent()).toHaveLength(1);
  });

  it('is sent once, however often the button is pressed meanwhile', async () => {
    const { press, handle, sent, submission } = await openDrawn();
    await press();
    await waitFor(() => expect(provider.execute).toHaveBeenCalled());
    provider.answer('one');
    const call = await submission(0);
    await press();
    await settleMicrotasks();
    expect(handle.status).toBe('busy');
    expect(sent()).toHaveLength(1);
    call.answer({});
    await waitFor(() => expect(handle.status).toBe('done'));
    expect(provider.execute).toHaveBeenCalledTimes(1);
  });

  it('asks again where a token has expired', async () => {
    const { element, press, submission } = await openDrawn();
    element.addEventListener('mountkit:forms:beforeSubmit', (event) => event.preventDefault(), { once: true });
    await press();
    await waitFor(() => expect(provider.execute).toHaveBeenCalledTimes(1));
    provider.answer('old');
    await settleMicrotasks();
    provider.expire();
    await press();
    await waitFor(() => expect(provider.execute).toHaveBeenCalledTimes(2));
    expect(provider.reset).toHaveBeenCalledTimes(1);
    provider.answer('new');
    expect(tokenOf(await submission(0))).toBe('new');
  });

  it('does not ask again where a token is still good', async () => {
    const { element, press, submission } = await openDrawn();
    element.addEventListener('mountkit:forms:beforeSubmit', (event) => event.preventDefault(), { once: true });
    await press();
    await waitFor(() => expect(provider.execute).toHaveBeenCalledTimes(1));
    provider.answer('good');
    await settleMicrotasks();
    await press();
    expect(tokenOf(await submission(0))).toBe('good');
    expect(provider.execute).toHaveBeenCalledTimes(1);
  });

  it('that is refused resets the widget, and the next one has a new token', async () => {
    const { press, submission } = await openDrawn();
    await press();
    await waitFor(() => expect(provider.execute).toHaveBeenCalledTimes(1));
    provider.answer('one');
    (await submission(0)).answer({ formSubmissionError: FAILURE }, 400);
    await waitFor(() => expect(page.alerts()).toEqual([TRY_AGAIN]));
    expect(provider.reset).toHaveBeenCalledTimes(1);
    await press();
    await waitFor(() => expect(provider.execute).toHaveBeenCalledTimes(2));
    provider.answer('two');
    expect(tokenOf(await submission(1))).toBe('two');
  });
});

describe('where the bot check fails', () => {
  it('a blocked script lets the submission go, and the server decides', async () => {
    const { fill, press, submission, errors } = await openChecked();
    await fill();
    await provider.asked();
    provider.fail();
    await waitFor(() => expect(errors()).toEqual([FAILURE]));
    expect(reports.join()).toContain('could not load the bot check');
    await press();
    const call = await submission(0);
    expect(tokenOf(call)).toBeNull();
    expect(statusOf(call)).toBe('LOAD_TIMEOUT');
    call.answer({ formSubmissionError: FAILURE }, 400);
    await waitFor(() => expect(page.alerts()).toEqual([TRY_AGAIN]));
    // The next press tries the script once more.
    await press();
    await waitFor(() => expect(provider.script()).not.toBeNull());
    provider.arrive();
    await waitFor(() => expect(provider.execute).toHaveBeenCalled());
    provider.answer('after all');
    expect(tokenOf(await submission(1))).toBe('after all');
  });

  it('a script that does not come in 15 s is not waited for any more; a late one counts', async () => {
    const { fill, press, submission, errors } = await openChecked();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await fill();
    await press();
    vi.advanceTimersByTime(14_999);
    await settleMicrotasks();
    expect(errors()).toEqual([]);
    vi.advanceTimersByTime(1);
    await settleMicrotasks();
    expect(errors()).toEqual([FAILURE]);
    const call = await submission(0);
    expect(statusOf(call)).toBe('LOAD_TIMEOUT');
    provider.arrive();
    await settleMicrotasks();
    expect(provider.render).toHaveBeenCalledTimes(1);
  });

  it('a script that brings nothing counts as none', async () => {
    const { fill, press, submission } = await openChecked();
    await fill();
    provider.arrive({});
    await press();
    expect(statusOf(await submission(0))).toBe('LOAD_TIMEOUT');
  });

  it('a widget that cannot be drawn counts as none', async () => {
    provider.render.mockImplementation(() => {
      throw new Error('Invalid site key');
    });
    const { press, submission } = await openDrawn();
    await press();
    expect(statusOf(await submission(0))).toBe('LOAD_TIMEOUT');
  });

  it('an address that is none is reported, and the usual one is used', async () => {
    const { fill } = await openChecked({ botCheckSrc: 'javascript:alert(1)' });
    await fill();
    await waitFor(() =>
      expect(reports.join()).toContain('botCheckSrc is "javascript:alert(1)", expected an http(s) address'),
    );
    expect(provider.script()?.src).toMatch(/^https:\/\/www\.google\.com\//);
  });

  it('a provider that says nothing is told to the visitor after 15 s; its late answer still sends', async () => {
    const { press, errors, sent, submission, handle } = await openDrawn();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await press();
    await settleMicrotasks();
    expect(provider.execute).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(15_000);
    await vi.waitFor(() => expect(page.alerts()).toEqual([TRY_AGAIN]));
    expect(errors()).toEqual([FAILURE]);
    expect(handle.status).toBe('ready');
    expect(sent()).toEqual([]);
    await press();
    await settleMicrotasks();
    expect(provider.reset).toHaveBeenCalledTimes(1);
    expect(provider.execute).toHaveBeenCalledTimes(2);
    provider.answer('late');
    expect(tokenOf(await submission(0))).toBe('late');
  });

  it.each([
    ['cannot go on', () => provider.failCheck()],
    [
      'throws',
      () => {
        provider.execute.mockImplementation(() => {
          throw new Error('no widget');
        });
      },
    ],
    ['rejects', () => provider.execute.mockImplementation(() => Promise.reject(new Error('no network')))],
  ])('a provider that %s is told to the visitor, who may try again', async (name, fault) => {
    const { press, errors, sent, handle } = await openDrawn();
    if (name !== 'cannot go on') fault();
    await press();
    await waitFor(() => expect(provider.execute).toHaveBeenCalledTimes(1));
    if (name === 'cannot go on') fault();
    await waitFor(() => expect(page.alerts()).toEqual([TRY_AGAIN]));
    expect(errors()).toEqual([FAILURE]);
    expect(handle.status).toBe('ready');
    provider.execute.mockImplementation(() => undefined);
    await press();
    await waitFor(() => expect(provider.execute).toHaveBeenCalledTimes(2));
    provider.answer('now');
    await waitFor(() => expect(sent()).toHaveLength(1));
  });

  it.each([[''], [undefined], [{}]])('a token like %j is none', async (token) => {
    const { press, sent } = await openDrawn();
    await press();
    await waitFor(() => expect(provider.execute).toHaveBeenCalled());
    provider.answer(token);
    await settleMicrotasks();
    expect(sent()).toEqual([]);
  });

  it('nothing happens after the form has gone', async () => {
    const { press, handle, sent } = await openDrawn();
    const leaks = countLeaks();
    await press();
    await waitFor(() => expect(provider.execute).toHaveBeenCalled());
    handle.unmount();
    provider.answer('late');
    provider.expire();
    provider.failCheck();
    await settleMicrotasks();
    expect(sent()).toEqual([]);
    expect(leaks.timers()).toEqual([]);
    leaks.stop();
  });
});
