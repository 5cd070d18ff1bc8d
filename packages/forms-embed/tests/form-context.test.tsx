import { screen, waitFor } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeFetch } from '../../core/src/testing/fake-fetch';
import { putMarkup, resetPage, watchReports } from '../../core/src/testing/page';
import { mount, registry } from '../src/index';
import type { FormOptions } from '../src/settings';
import { documentWith, EMAIL, IDS, openForm, PORTAL, page, readSubmission } from '../src/testing/form-page';

let cookie = '';
let reports: readonly string[];

beforeEach(() => {
  resetPage();
  reports = watchReports();
  cookie = '';
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => cookie);
});

afterEach(() => {
  registry.removeAll();
  Reflect.deleteProperty(window, '_hsq');
  if (vi.isFakeTimers()) vi.runOnlyPendingTimers();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const realTimeout = setTimeout;

/** Lets what has come be read and drawn, which takes turns of the browser; no time of the page passes. */
const settle = async () => {
  for (let turn = 0; turn < 10; turn++) await new Promise((resolve) => realTimeout(resolve));
};

type Opened = Awaited<ReturnType<typeof openForm>>;

/** Fills a form and sends it; answers the request. */
async function send({ user, submission }: Opened, email = 'a@b.co') {
  await user.type(page.field('Email'), email);
  await user.click(page.button());
  return submission(0);
}

/** Puts a location into the page that notes where the browser is sent. */
function watchLocation() {
  const location = {
    ...{ href: 'https://site.test/start', origin: 'https://site.test', hostname: 'site.test', pathname: '/start' },
    ...{ search: '', assign: vi.fn(), reload: vi.fn() },
  };
  vi.stubGlobal('location', location);
  return location;
}

const KINDS: readonly { kind: string; options: Partial<FormOptions> }[] = [
  { kind: 'plain', options: {} },
  { kind: 'rich', options: { keepValues: false } },
];

describe.each(KINDS)('the context of a $kind form', ({ kind, options }) => {
  it('says all that is known of page, visitor, form and submission', async () => {
    document.title = 'Start';
    cookie = 'hubspotutk=h; __hstc=t.1.2';
    Object.assign(window, {
      _hsq: {
        push: ([name, tell]: [string, (...values: string[]) => void]) =>
          name === 'addIdentityListener' && tell('other', 'c.1', '3'),
      },
    });
    const metaData = [
      { name: 'embedType', value: 'REGULAR' },
      { name: 'lang', value: 'en' },
    ];
    const form = await openForm(options, documentWith([EMAIL], { metaData }));
    const { context } = readSubmission(await send(form));
    expect(context).toMatchObject({
      pageUrl: location.href,
      pageTitle: 'Start',
      path: location.pathname,
      userAgent: navigator.userAgent,
      isInsideCrossOriginFrame: false,
      isHubSpotCmsGeneratedPage: false,
      ...{ hutk: 'h', __hstc: 't.1.2', __hssc: 'c.1', __hsfp: '3' },
      ...{ embedType: 'REGULAR', lang: 'en', locale: 'en' },
      formInstanceId: form.handle.instanceId,
      renderedFieldsIds: ['email'],
      formValidity: { email: { valid: true } },
      captchaStatus: 'NOT_APPLICABLE',
      emailResubscribeStatus: 'NOT_APPLICABLE',
      source: 'mountkit-forms-embed',
      originalEmbedContext: { portalId: PORTAL, isPreview: false, isBuilder: false, isTestPage: false },
    });
    expect(context.correlationId).toMatch(/^[\da-f-]{36}$/);
    expect(Math.abs(Date.now() - context.timestamp)).toBeLessThan(60_000);
    expect(context.originalEmbedContext).not.toHaveProperty('definition');
    expect(reports).toEqual([]);
  });

  it('is complete where a script fills and submits the form', async () => {
    const { submission } = await openForm(options);
    const field = page.field('Email');
    field.value = 'a@b.co';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    page.form().requestSubmit();
    expect(readSubmission(await submission(0)).context).toMatchObject({ sourceName: 'mountkit-forms-embed' });
  });

  it('holds lists also where the page makes texts of them', async () => {
    const { user, submission } = await openForm();
    await user.type(page.field('Email'), 'ada@example.com');
    Object.assign(Array.prototype, { toJSON: () => '[]' });
    try {
      await user.click(page.button());
      const sent = await submission(0);
      Reflect.deleteProperty(Array.prototype, 'toJSON');
      expect(readSubmission(sent).context.renderedFieldsIds).toEqual(['email']);
    } finally {
      Reflect.deleteProperty(Array.prototype, 'toJSON');
    }
  });

  it('holds what the page adds, and what it wants the page to be called', async () => {
    if (kind === 'plain') return;
    const names = ['pageId', 'pageName', 'contentType', 'abTestId', 'sfdcCampaignId', 'goToWebinarWebinarKey'] as const;
    const own = Object.fromEntries(names.map((name, index) => [name, `9${index}`]));
    const form = await openForm({
      ...options,
      ...own,
      extraSubmissionMetadata: { campaign: 'spring' },
      getExtraMetaDataBeforeSubmit: () => ({ seats: 3 }),
    });
    expect(readSubmission(await send(form)).context).toMatchObject({
      ...own,
      ...{ campaign: 'spring', seats: 3 },
      allPageIds: { embedContextPageId: '90' },
    });
  });
});

it('the context does not repeat a definition that the page has given', async () => {
  const { call } = fakeFetch(/emailcheck/);
  const { ready } = mount(putMarkup('<div></div>'), {
    ...IDS,
    definition: documentWith([{ ...EMAIL, required: false }]),
  });
  await ready;
  page.form().requestSubmit();
  const { context } = readSubmission(await call(0));
  expect(context.originalEmbedContext).toMatchObject({ portalId: PORTAL });
  expect(context.originalEmbedContext).not.toHaveProperty('definition');
});

describe('a submission whose code is not loaded', () => {
  afterEach(async () => {
    vi.doUnmock('../src/on-demand/first-focus');
    (await import('../src/index')).registry.removeAll();
    vi.resetModules();
  });

  /** Holds the code back until the answer is called. */
  const holdCode = async () => {
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    vi.doMock('../src/on-demand/first-focus', async (importActual) => {
      await held;
      return importActual();
    });
    vi.resetModules();
    const { openForm } = await import('../src/testing/form-page');
    return { ...(await openForm()), letGo };
  };

  it('shows what is wrong, and puts the focus there, when the code arrives', async () => {
    const { handle, letGo } = await holdCode();
    page.form().requestSubmit();
    expect(handle.status).toBe('busy');
    expect(page.alerts()).toEqual([]);
    letGo();
    await waitFor(() =>
      expect(page.alerts()).toEqual(['Please complete this required field.', 'Please complete all required fields.']),
    );
    expect(handle.status).toBe('ready');
    await waitFor(() => expect(document.activeElement).toBe(page.field('Email')));
  });

  it('is not made by itself where the visitor has corrected meanwhile what was refused', async () => {
    const { handle, letGo, sent } = await holdCode();
    page.form().requestSubmit();
    page.field('Email').value = 'a@b.co';
    page.field('Email').dispatchEvent(new Event('input', { bubbles: true }));
    letGo();
    await waitFor(() => expect(handle.status).toBe('ready'));
    await settle();
    expect(sent()).toEqual([]);
    page.form().requestSubmit();
    await waitFor(() => expect(sent()).toHaveLength(1));
  });

  it('is made once when the code arrives, however often the button was pressed', async () => {
    const { letGo, sent } = await holdCode();
    page.field('Email').value = 'a@b.co';
    page.form().requestSubmit();
    page.form().requestSubmit();
    letGo();
    await waitFor(() => expect(sent()).toHaveLength(1));
    page.form().requestSubmit();
    await settle();
    expect(sent()).toHaveLength(1);
  });

  it('fails after 30 s, and nothing that was typed is lost', async () => {
    vi.doMock('../src/on-demand/first-focus', () => new Promise(() => {}));
    vi.resetModules();
    const fresh = await import('../src/testing/form-page');
    const onFormError = vi.fn();
    const { handle, sent } = await fresh.openForm({ onFormError });
    const field = page.field('Email');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    field.value = 'a@b.co';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    page.form().requestSubmit();
    vi.advanceTimersByTime(29_999);
    await settle();
    expect(handle.status).toBe('busy');
    vi.advanceTimersByTime(1);
    await settle();
    vi.useRealTimers();
    expect(onFormError.mock.calls).toEqual([[expect.objectContaining({ code: 'SERVER_ERROR' })]]);
    expect(handle.status).toBe('ready');
    expect(sent()).toEqual([]);
    expect(page.field('Email').value).toBe('a@b.co');
    expect(page.form().textContent).toContain('There was an issue submitting your form.');
  });
});

describe('an answer that warns', () => {
  const WARNED = { localizedVisitorWarningMessage: 'Mind the gap.', inlineMessage: 'Thanks' };

  it('is shown for 3000 ms before the form goes', async () => {
    const onFormSubmitted = vi.fn();
    const form = await openForm({ onFormSubmitted });
    const { answer } = await send(form);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    answer(WARNED);
    await settle();
    expect(page.alerts()).toEqual(['Mind the gap.']);
    expect(form.handle.status).toBe('busy');
    expect(screen.getByRole('status').textContent).toBe('Form is submitting');
    vi.advanceTimersByTime(2999);
    await settle();
    expect(onFormSubmitted).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    vi.useRealTimers();
    await screen.findByText('Thanks');
    expect(onFormSubmitted).toHaveBeenCalledTimes(1);
    expect(page.form()).toBeNull();
  });

  it('takes no second submission meanwhile', async () => {
    const form = await openForm();
    (await send(form)).answer(WARNED);
    await waitFor(() => expect(page.alerts()).toEqual(['Mind the gap.']));
    await form.user.click(page.button());
    expect(form.sent()).toHaveLength(1);
  });

  it('leaves nothing where the form goes before', async () => {
    const location = watchLocation();
    const onFormSubmitted = vi.fn();
    const form = await openForm({ onFormSubmitted });
    (await send(form)).answer({ ...WARNED, redirectUrl: 'https://other.test/' });
    await waitFor(() => expect(page.alerts()).toEqual(['Mind the gap.']));
    form.handle.unmount();
    await settle();
    expect(onFormSubmitted).not.toHaveBeenCalled();
    expect(location.assign).not.toHaveBeenCalled();
    expect(document.body.textContent).toBe('');
  });

  it.each([[null], [''], [{}], [7]])('with %j is not one unless it is text', async (localizedVisitorWarningMessage) => {
    const form = await openForm();
    (await send(form)).answer({ localizedVisitorWarningMessage, inlineMessage: 'Thanks' });
    await waitFor(() => {
      const expected = localizedVisitorWarningMessage === 7 ? ['7'] : [];
      expect([page.alerts(), !!screen.queryByText('Thanks')]).toEqual([expected, expected.length === 0]);
    });
  });
});

describe('a redirect', () => {
  const leave = async (answer: object) => {
    const location = watchLocation();
    const form = await openForm();
    (await send(form)).answer(answer);
    await waitFor(() => expect(form.handle.status).toBe('done'));
    return { ...form, location };
  };

  it('to a linked domain takes along who the visitor is', async () => {
    cookie = 'hubspotutk=h; __hstc=t.1; __hssc=c; __hsfp=3';
    const { location } = await leave({ redirectUrl: 'https://other.test/?a=1', automaticLinker: true });
    expect(location.assign.mock.calls).toEqual([['https://other.test/?a=1&__hsfp=3&__hssc=c&__hstc=t.1']]);
  });

  it.each([
    ['a domain that is not linked', 'https://other.test/', false],
    ['its own domain', 'https://site.test/next', true],
  ])('to %s does not', async (_, redirectUrl, automaticLinker) => {
    cookie = '__hstc=t.1; __hssc=c; __hsfp=3';
    const { location } = await leave({ redirectUrl, automaticLinker });
    expect(location.assign.mock.calls).toEqual([[redirectUrl]]);
  });

  it('starts the page anew when it is restored from the history cache, and not when it is shown for the first time', async () => {
    const { location, handle } = await leave({ redirectUrl: 'https://other.test/' });
    const show = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    show(false);
    expect(location.reload).not.toHaveBeenCalled();
    show(true);
    expect(location.reload).toHaveBeenCalledTimes(1);
    handle.unmount();
    show(true);
    expect(location.reload).toHaveBeenCalledTimes(1);
  });
});

describe('a refused submission', () => {
  it('that failed the bot check is told after the failure, and once', async () => {
    const form = await openForm();
    const told: string[] = [];
    for (const name of ['submissionFailure', 'botCheckError'] as const) {
      form.handle.on(name, ({ code }) => told.push(`${name} ${code}`));
    }
    (await send(form)).answer({ formSubmissionError: 'RECAPTCHA_VALIDATION_ERROR' }, 400);
    await waitFor(() => expect(page.alerts()).toHaveLength(1));
    expect(told).toEqual(['submissionFailure RECAPTCHA_VALIDATION_ERROR', 'botCheckError RECAPTCHA_VALIDATION_ERROR']);
  });

  it('for another reason is no failed bot check', async () => {
    const form = await openForm();
    const told = vi.fn();
    form.handle.on('botCheckError', told);
    (await send(form)).answer({ formSubmissionError: 'OUT_OF_DATE' }, 400);
    await waitFor(() => expect(page.alerts()).toHaveLength(1));
    expect(told).not.toHaveBeenCalled();
  });
});

describe.each(KINDS)('a refusal without words for the visitor, of a $kind form,', ({ options }) => {
  it.each([
    ['OUT_OF_DATE', 'This form has changed. Please reload the page and try again.'],
    ['FORM_NEVER_EXISTED', 'This form is not accepting submissions right now.'],
    ['FILE_TOO_LARGE', 'Selected file is too large. Maximum allowed size is 100MB.'],
    ['BLOCKED_EMAIL', 'Please change your email address to continue.'],
    ['SERVER_ERROR', 'There was an issue submitting your form. Please wait a few seconds and try again.'],
  ])('because of %s is told in ours', async (formSubmissionError, words) => {
    const form = await openForm(options);
    (await send(form)).answer({ formSubmissionError }, 400);
    await waitFor(() => expect(page.alerts()).toEqual([words]));
  });

  it("is told in the page's own where it has some", async () => {
    const translations = { en: { OUT_OF_DATE: 'Old.' } as never };
    const form = await openForm({ ...options, translations });
    (await send(form)).answer({ formSubmissionError: 'OUT_OF_DATE' }, 400);
    await waitFor(() => expect(page.alerts()).toEqual(['Old.']));
  });

  it('does not hide what is wrong with single fields', async () => {
    const form = await openForm(options);
    const errors = [{ errorType: 'REQUIRED_FIELD', message: "Error in 'fields.email'. Missing" }];
    (await send(form)).answer({ formSubmissionError: 'OUT_OF_DATE', errors }, 400);
    await waitFor(() =>
      expect(page.alerts()).toEqual(['Please complete this required field.', 'Please complete all required fields.']),
    );
  });
});

it("what the server calls a submission is told with it; a server's nonsense is not", async () => {
  for (const [conversionId, told] of [
    ['c-1', 'c-1'],
    [{}, ''],
  ]) {
    const onFormSubmitted = vi.fn();
    const form = await openForm({ onFormSubmitted });
    (await send(form)).answer({ conversionId });
    await waitFor(() => expect(onFormSubmitted).toHaveBeenCalledWith(expect.objectContaining({ conversionId: told })));
    registry.removeAll();
  }
});

describe('showInlineMessageInitially', () => {
  const message = () => document.querySelector('.submitted-message')?.textContent;

  it.each<[string, Partial<FormOptions>, object]>([
    ["the page's", { inlineMessage: '<b>Thanks</b> <script>alert(1)</script>' }, { inlineMessage: 'no' }],
    ["or the definition's", {}, { inlineMessage: 'Thanks ' }],
  ])('shows %s message in place of the form', async (_, options, definition) => {
    const { element, handle } = await openForm(
      { ...options, showInlineMessageInitially: true },
      documentWith([EMAIL], definition),
    );
    await waitFor(() => expect(message()).toBe('Thanks '));
    expect(page.form()).toBeNull();
    handle.update({ cssClass: 'other' });
    await settle();
    expect(document.querySelectorAll('.submitted-message')).toHaveLength(1);
    handle.unmount();
    expect(element.childElementCount).toBe(0);
  });

  it('has words where nobody gives any', async () => {
    await openForm({ showInlineMessageInitially: true });
    await waitFor(() => expect(message()).toBe('Thank you.'));
  });
});
