import { screen, waitFor } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { putMarkup, resetPage, settleMicrotasks, watchReports } from '../../core/src/testing/page';
import { registry } from '../src/index';
import { documentWith, EMAIL, FORM, openForm, page, readSubmission, SUBMISSION_URL } from '../src/testing/form-page';

let reports: readonly string[];

beforeEach(() => {
  resetPage();
  reports = watchReports();
});

afterEach(() => {
  registry.removeAll();
  // An animation frame that was asked for on fake timers shall not be waited for by the next test.
  if (vi.isFakeTimers()) vi.runOnlyPendingTimers();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const WRONG = 'Email must be formatted correctly.';
const MISSING = 'Please complete this required field.';

/** Puts a location into the page that notes where the browser is sent. */
function watchLocation() {
  const assign = vi.fn();
  vi.stubGlobal('location', { href: 'https://site.test/marketing/', hostname: 'site.test', search: '', assign });
  return assign;
}

describe('a wrong value', () => {
  it('is told after an attempt, tied to its field, and the focus is there', async () => {
    const { user, sent } = await openForm();
    const field = page.field('Email');
    await user.type(field, 'wrong');
    await user.click(page.button());
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(WRONG);
    expect(page.alerts()).toEqual([WRONG]);
    await waitFor(() => expect(page.focused()).toBe('email'));
    expect(sent()).toEqual([]);
  });

  it('is told at once to a visitor who submits with the enter key', async () => {
    const { user } = await openForm();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await user.type(page.field('Email'), 'wrong{Enter}');
    // Long before the quiet time is over.
    await vi.waitFor(() => expect(page.alerts()).toEqual([WRONG]), { timeout: 500 });
  });

  it('fires the event for a failed validation, and no other', async () => {
    const onFormFailedValidation = vi.fn();
    const onBeforeFormSubmit = vi.fn();
    const { user } = await openForm(
      { onFormFailedValidation, onBeforeFormSubmit },
      documentWith([EMAIL, { name: 'city', label: 'City', required: true }]),
    );
    await user.type(page.field('Email'), 'wrong');
    await user.click(page.button());
    expect(onFormFailedValidation.mock.calls).toEqual([
      [
        expect.objectContaining({
          code: 'SUBMIT_ATTEMPT_WITH_VALIDATION_ERRORS',
          fields: [
            { name: 'email', key: 'invalidEmailFormat' },
            { name: 'city', key: 'required' },
          ],
        }),
      ],
    ]);
    expect(onBeforeFormSubmit).not.toHaveBeenCalled();
  });

  it('sends the focus to the first of several', async () => {
    const { user } = await openForm(
      {},
      documentWith([
        { name: 'firstname', label: 'First name' },
        { ...EMAIL },
        { name: 'city', label: 'City', required: true },
      ]),
    );
    await user.click(page.button());
    await waitFor(() => expect(page.focused()).toBe('email'));
  });

  it('is not told before the visitor has left what was typed', async () => {
    const { user } = await openForm();
    await user.click(page.field('Email'));
    await user.tab();
    await settleMicrotasks();
    expect(page.alerts()).toEqual([]);
    await user.type(page.field('Email'), 'wrong');
    await settleMicrotasks();
    expect(page.alerts()).toEqual([]);
    await user.tab();
    await waitFor(() => expect(page.alerts()).toEqual([WRONG]));
  });

  it('is not told while the visitor types, and again 1000 ms later', async () => {
    const { user } = await openForm();
    const field = page.field('Email');
    await user.type(field, 'wrong');
    await user.click(page.button());
    await waitFor(() => expect(page.alerts()).toEqual([WRONG]));

    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await user.type(field, 'x');
    await settleMicrotasks();
    expect(page.alerts()).toEqual([]);
    expect(field.getAttribute('aria-invalid')).toBe('false');
    vi.advanceTimersByTime(999);
    await settleMicrotasks();
    expect(page.alerts()).toEqual([]);
    vi.advanceTimersByTime(1);
    await settleMicrotasks();
    expect(page.alerts()).toEqual([WRONG]);
    expect(field.getAttribute('aria-invalid')).toBe('true');
  });

  it('is not told any more when it is right', async () => {
    const { user } = await openForm();
    const field = page.field('Email');
    await user.type(field, 'wrong');
    await user.click(page.button());
    await waitFor(() => expect(page.alerts()).toEqual([WRONG]));
    await user.clear(field);
    await user.type(field, 'a@b.co');
    await user.tab();
    await settleMicrotasks();
    expect(page.alerts()).toEqual([]);
    expect(field.getAttribute('aria-invalid')).toBe('false');
    expect(field.hasAttribute('aria-describedby')).toBe(false);
  });

  it('that is missing is told at the field and for the whole form', async () => {
    const { user } = await openForm();
    await user.click(page.button());
    await waitFor(() => expect(page.alerts()).toEqual([MISSING, 'Please complete all required fields.']));
  });

  it("is told in the page's own words", async () => {
    const { user } = await openForm({ translations: { en: { invalidEmailFormat: 'Hm, no.' } as never } });
    await user.type(page.field('Email'), 'wrong');
    await user.click(page.button());
    await waitFor(() => expect(page.alerts()).toEqual(['Hm, no.']));
  });
});

describe('submitting', () => {
  it('posts one entry for each field by its id, and the context', async () => {
    document.title = 'Start';
    const { user, handle, submission } = await openForm(
      { locale: 'de' },
      documentWith([
        EMAIL,
        { name: 'name', label: 'Company', objectTypeId: '0-2' },
        { name: 'source', hidden: true, defaultValue: 'ad' },
      ]),
    );
    await user.type(page.field('Email'), '  a@b.co ');
    await user.click(page.button());
    const call = await submission(0);
    expect(call.url).toBe(SUBMISSION_URL);
    expect(call.init.method).toBe('POST');
    const { entries, context } = readSubmission(call);
    expect(entries).toEqual([
      ['email', 'a@b.co'],
      ['0-2/name', ''],
      ['source', 'ad'],
    ]);
    expect(context).toMatchObject({
      pageUrl: location.href,
      pageTitle: 'Start',
      locale: 'de',
      formInstanceId: handle.instanceId,
      renderedFieldsIds: ['email', '0-2/name', 'source'],
      captchaStatus: 'NOT_APPLICABLE',
      emailResubscribeStatus: 'NOT_APPLICABLE',
    });
    expect(context.correlationId).toMatch(/^[\da-f-]{36}$/);
    expect(context.timestamp).toBeGreaterThan(0);
  });

  it('tells of itself in order: validated, before, submit, the request, submitted, then the message', async () => {
    const heard: string[] = [];
    const messages: { eventName: string; id: string; data: unknown }[] = [];
    vi.spyOn(window, 'postMessage').mockImplementation((message) => messages.push(message));
    const { element, user, handle, sent, submission } = await openForm({
      onBeforeFormSubmit: () => heard.push('callback beforeSubmit'),
      onFormSubmit: () => heard.push(`callback submit, ${sent().length} sent`),
      onFormSubmitted: () => heard.push(`callback submitted, ${page.form() ? 'form' : 'message'} there`),
    });
    document.addEventListener('hsvalidatedsubmit', () => heard.push('hsvalidatedsubmit'), { once: true });
    for (const name of ['beforeSubmit', 'submit', 'submitted'] as const) {
      handle.on(name, (detail) => {
        const values = 'values' in detail ? detail.values : detail.submissionValues;
        heard.push(`handle ${name} ${JSON.stringify(values)}`);
      });
      element.addEventListener(`mountkit:forms:${name}`, () => heard.push(`page ${name}`));
    }
    messages.length = 0;

    await user.type(page.field('Email'), 'a@b.co');
    await user.click(page.button());
    const { answer } = await submission(0);
    expect(handle.status).toBe('busy');
    heard.push('request');
    answer({ inlineMessage: 'Thanks' });
    await screen.findByText('Thanks');
    const values = [{ name: 'email', value: 'a@b.co' }];
    const told = JSON.stringify(values);
    expect(heard).toEqual([
      'hsvalidatedsubmit',
      'callback beforeSubmit',
      `handle beforeSubmit ${told}`,
      'page beforeSubmit',
      'callback submit, 0 sent',
      `handle submit ${told}`,
      'page submit',
      'request',
      'callback submitted, form there',
      `handle submitted ${told}`,
      'page submitted',
    ]);
    expect(messages.map(({ eventName }) => eventName)).toEqual([
      'onBeforeFormSubmit',
      'onFormSubmit',
      'onFormSubmitted',
    ]);
    expect(messages).toEqual(messages.map(() => expect.objectContaining({ type: 'hsFormCallback', id: FORM })));
    expect(handle.status).toBe('done');
    expect(reports).toEqual([]);
  });

  it('says that it is under way', async () => {
    const { user, submission } = await openForm();
    await user.type(page.field('Email'), 'a@b.co');
    await user.click(page.button());
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Form is submitting'));
    expect(page.button().getAttribute('aria-disabled')).toBe('true');
    (await submission(0)).answer({}, 500);
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(''));
    expect(page.button().getAttribute('aria-disabled')).toBe('false');
  });

  it('sends nothing a second time while a submission is under way', async () => {
    const { user, sent, submission } = await openForm();
    await user.type(page.field('Email'), 'a@b.co');
    await user.dblClick(page.button());
    await user.type(page.field('Email'), '{Enter}');
    const { answer } = await submission(0);
    await user.click(page.button());
    expect(sent()).toHaveLength(1);
    answer({ inlineMessage: 'Thanks' });
    await screen.findByText('Thanks');
    expect(sent()).toHaveLength(1);
  });

  it.each(['the event on the page', 'an event higher up'])('sends nothing where %s is prevented', async (where) => {
    const onFormSubmit = vi.fn();
    const { element, user, handle, sent } = await openForm({ onFormSubmit });
    const target = where === 'the event on the page' ? element : document.body;
    target.addEventListener('mountkit:forms:beforeSubmit', (event) => event.preventDefault(), { once: true });
    await user.type(page.field('Email'), 'a@b.co');
    await user.click(page.button());
    await settleMicrotasks();
    expect(sent()).toEqual([]);
    expect(onFormSubmit).not.toHaveBeenCalled();
    expect(handle.status).toBe('ready');
    await user.click(page.button());
    await waitFor(() => expect(sent()).toHaveLength(1));
  });

  it('sends nothing where a listener unmounts the form', async () => {
    const onFormSubmit = vi.fn();
    const { user, handle, sent } = await openForm({ onFormSubmit, onBeforeFormSubmit: () => handle.unmount() });
    await user.type(page.field('Email'), 'a@b.co');
    await user.click(page.button());
    await settleMicrotasks();
    expect(sent()).toEqual([]);
    expect(onFormSubmit).not.toHaveBeenCalled();
  });

  it('goes on where callbacks throw', async () => {
    const angry = () => {
      throw new Error('page code');
    };
    const { user, submission } = await openForm({
      onBeforeFormSubmit: angry,
      onFormSubmit: angry,
      onFormSubmitted: angry,
    });
    await user.type(page.field('Email'), 'a@b.co');
    await user.click(page.button());
    (await submission(0)).answer({ inlineMessage: 'Thanks' });
    await screen.findByText('Thanks');
    expect(reports).toHaveLength(3);
  });
});

it('does not wait for the value of a hidden field, which nobody could mend', async () => {
  const { user, submission } = await openForm(
    {},
    documentWith([EMAIL, { name: 'source', hidden: true, required: true }]),
  );
  await user.type(page.field('Email'), 'a@b.co');
  await user.click(page.button());
  expect(readSubmission(await submission(0)).entries).toContainEqual(['source', '']);
});

describe('a submission that fails', () => {
  const submit = async (user: Awaited<ReturnType<typeof openForm>>['user'], email: string) => {
    await user.clear(page.field('Email'));
    await user.type(page.field('Email'), email);
    await user.click(page.button());
  };

  it.each<[string, number, unknown, string, string]>([
    ['no words', 500, '<html>', 'SERVER_ERROR', 'There was an issue submitting your form'],
    ['too many requests', 429, {}, 'TOO_MANY_REQUESTS', 'There was an issue submitting your form'],
    ['a type', 400, { formSubmissionError: 'BLOCKED_EMAIL' }, 'BLOCKED_EMAIL', 'Please change your email address'],
    [
      'a type and words',
      400,
      { formSubmissionError: 'OUT_OF_DATE', localizedVisitorErrorMessage: 'This form is old.' },
      'OUT_OF_DATE',
      'This form is old.',
    ],
  ])('with %s: is told to the visitor and to the page', async (_, status, body, code, words) => {
    const onFormError = vi.fn();
    const { user, handle, submission } = await openForm({ onFormError });
    await submit(user, 'a@b.co');
    (await submission(0)).answer(body, status);
    await waitFor(() => expect(page.alerts()).toEqual([expect.stringContaining(words)]));
    expect(onFormError.mock.calls).toEqual([[expect.objectContaining({ code })]]);
    expect(handle.status).toBe('ready');
    expect(page.field('Email').value).toBe('a@b.co');
  });

  it('of a type that is the server’s own has the common code, and tells it beside', async () => {
    const onFormError = vi.fn();
    const { user, submission } = await openForm({ onFormError });
    await submit(user, 'a@b.co');
    (await submission(0)).answer({ errors: [{ errorType: 'INVALID_HUTK', message: 'x' }] }, 400);
    await waitFor(() => expect(page.alerts()).toEqual([expect.stringContaining('There was an issue')]));
    expect(onFormError.mock.calls).toEqual([
      [expect.objectContaining({ code: 'SUBMISSION_FAILURE', errorType: 'INVALID_HUTK', message: '' })],
    ]);
  });

  it('by an error that nobody foresaw: is told and reported, and the button works again', async () => {
    const onFormError = vi.fn();
    const { user, handle, submission } = await openForm({ onFormError });
    const { FormData } = globalThis;
    vi.stubGlobal('FormData', () => {
      throw new Error('no form data');
    });
    await submit(user, 'a@b.co');
    await waitFor(() => expect(page.alerts()).toEqual([expect.stringContaining('There was an issue')]));
    expect(onFormError.mock.calls).toEqual([[expect.objectContaining({ code: 'UNKNOWN_FORM_ERROR', message: '' })]]);
    expect(handle.status).toBe('ready');
    expect(reports).toEqual([expect.stringContaining('the submission could not be made')]);
    vi.stubGlobal('FormData', FormData);
    await user.click(page.button());
    expect(await submission(0)).toBeTruthy();
  });

  it('by such an error after the form has gone, or has been accepted, is no failed one', async () => {
    const onFormError = vi.fn();
    const { FormData } = globalThis;
    vi.stubGlobal('FormData', () => {
      throw new Error('no form data');
    });
    const first = await openForm({ onFormError });
    await first.user.type(page.field('Email'), 'a@b.co');
    page.form().requestSubmit();
    first.handle.unmount();
    await vi.dynamicImportSettled();
    await settleMicrotasks();
    expect(reports).toEqual([]);
    vi.stubGlobal('FormData', FormData);

    watchLocation().mockImplementation(() => {
      throw new Error('no way out');
    });
    const { user, submission, handle } = await openForm({ onFormError, redirectUrl: 'https://other.test/' });
    await submit(user, 'a@b.co');
    (await submission(0)).answer({});
    await waitFor(() => expect(reports).toEqual([expect.stringContaining('the submission could not be made')]));
    expect(handle.status).toBe('done');
    expect(onFormError).not.toHaveBeenCalled();
  });

  it('because the network is gone: is told, and nothing is lost', async () => {
    const { user, submission } = await openForm();
    await submit(user, 'a@b.co');
    (await submission(0)).fail(new TypeError('offline'));
    await waitFor(() => expect(page.alerts()).toHaveLength(1));
    expect(page.field('Email').value).toBe('a@b.co');
  });

  it('keeps its correlation id when it is sent again, and gets a new one with other values', async () => {
    const { user, submission } = await openForm();
    const ids: string[] = [];
    for (const [index, email] of ['a@b.co', 'a@b.co', 'c@d.co', 'c@d.co'].entries()) {
      await submit(user, email);
      const call = await submission(index);
      ids.push(readSubmission(call).context.correlationId);
      call.answer({}, 500);
      await waitFor(() => expect(page.button().getAttribute('aria-disabled')).toBe('false'));
    }
    expect(ids[1]).toBe(ids[0]);
    expect(ids[2]).not.toBe(ids[0]);
    expect(ids[3]).toBe(ids[2]);
  });

  it('can be sent again and then succeed', async () => {
    const { user, submission } = await openForm();
    await submit(user, 'a@b.co');
    (await submission(0)).answer({}, 500);
    await waitFor(() => expect(page.alerts()).toHaveLength(1));
    await user.click(page.button());
    const { answer } = await submission(1);
    await waitFor(() => expect(page.alerts()).toEqual([]));
    answer({ inlineMessage: 'Thanks' });
    await screen.findByText('Thanks');
  });

  it('shows what the server says of a field at that field, until it changes', async () => {
    const { user, submission } = await openForm();
    await submit(user, 'a@b.co');
    (await submission(0)).answer(
      {
        formSubmissionError: 'BLOCKED_EMAIL',
        validationResults: [{ fieldName: 'email', localizedVisitorErrorMessage: 'Not this one.' }],
      },
      400,
    );
    const field = page.field('Email');
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Not this one.');
    await user.type(field, 'm');
    await user.tab();
    await settleMicrotasks();
    expect(field.getAttribute('aria-invalid')).toBe('false');
  });

  it('finds nothing wrong with a field that is named like something every object has', async () => {
    const { user, submission } = await openForm({}, documentWith([{ name: 'constructor', label: 'Builder' }]));
    await user.click(page.button());
    (await submission(0)).answer({}, 500);
    await waitFor(() => expect(page.alerts()).toHaveLength(1));
    expect(page.field('Builder').getAttribute('aria-invalid')).toBe('false');
  });
});

describe('after a submission', () => {
  const submitted = async (
    options: Parameters<typeof openForm>[0],
    answer: object = {},
    document: object = documentWith(),
  ) => {
    const form = await openForm(options, document);
    await form.user.type(page.field('Email'), 'a+b@c.co');
    await form.user.click(page.button());
    (await form.submission(0)).answer(answer);
    await waitFor(() => expect(form.handle.status).toBe('done'));
    return form;
  };

  it('the message of the server takes the place of the form, cleaned, and gets the focus', async () => {
    const { element } = await submitted({}, { inlineMessage: '<p>Thank <b>you</b><img src=x onerror=alert(1)></p>' });
    const thanks = (await screen.findByText('you')).closest('.submitted-message') as HTMLElement;
    expect(element.contains(thanks)).toBe(true);
    expect(page.form()).toBeNull();
    expect(thanks.innerHTML).toBe('<p>Thank <b>you</b><img src="x"></p>');
    expect(document.activeElement === thanks).toBe(true);
  });

  it('a focus that the visitor has put elsewhere meanwhile stays there', async () => {
    const { user, submission } = await openForm();
    const other = putMarkup('<input aria-label="Search">');
    await user.type(page.field('Email'), 'a@b.co');
    await user.click(page.button());
    const { answer } = await submission(0);
    await user.click(other);
    answer({ inlineMessage: 'Thanks' });
    await screen.findByText('Thanks');
    expect(document.activeElement === other).toBe(true);
  });

  it.each<[string, { inlineMessage?: string }, object, object]>([
    ["the page's own message", { inlineMessage: 'Expected' }, { inlineMessage: 'b' }, { inlineMessage: 'c' }],
    ["then the server's", {}, { inlineMessage: 'Expected' }, { inlineMessage: 'c' }],
    ["then the definition's", {}, {}, { inlineMessage: 'Expected' }],
  ])('the message is %s', async (_, options, answer, form) => {
    await submitted(options, answer, documentWith([EMAIL], form));
    await screen.findByText('Expected');
  });

  it('there is a message where nobody gives one', async () => {
    await submitted({});
    await waitFor(() => expect(document.querySelector('.submitted-message')?.textContent).toMatch(/^Thank you/));
  });

  it('the browser goes to the address of the page, with the values that it asks for', async () => {
    const assign = watchLocation();
    const onFormSubmitted = vi.fn();
    await submitted(
      { redirectUrl: '/pick-a-platform/', redirectFields: ['email'], onFormSubmitted },
      { redirectUrl: 'https://other.test/' },
    );
    const address = 'https://site.test/pick-a-platform/?email=a%2Bb%40c.co';
    expect(assign.mock.calls).toEqual([[address]]);
    expect(onFormSubmitted).toHaveBeenCalledWith(expect.objectContaining({ redirectUrl: address }));
  });

  it('the browser goes to the address of the server, or of the definition, without values', async () => {
    const assign = watchLocation();
    await submitted({}, { redirectUri: 'https://other.test/' });
    await submittedWithDefinition();
    expect(assign.mock.calls).toEqual([['https://other.test/'], ['https://defined.test/']]);

    async function submittedWithDefinition() {
      registry.removeAll();
      await submitted({}, {}, documentWith([EMAIL], { redirectUrl: 'https://defined.test/' }));
    }
  });

  it('the browser stays where the page has a message of its own, whatever the server answers', async () => {
    const assign = watchLocation();
    await submitted({ inlineMessage: 'Thanks' }, { redirectUrl: 'https://other.test/' });
    await screen.findByText('Thanks');
    expect(assign).not.toHaveBeenCalled();
  });

  it.each(['javascript:alert(1)', 'data:text/html,x'])('the browser never goes to %s', async (redirectUrl) => {
    const assign = watchLocation();
    await submitted({}, { redirectUrl, inlineMessage: 'Thanks' });
    await screen.findByText('Thanks');
    expect(assign).not.toHaveBeenCalled();
    expect(reports).toHaveLength(1);
  });

  it('there is none where the page sets both a message and an address: it is reported, and nothing is sent', async () => {
    const { user, sent } = await openForm({ inlineMessage: 'Thanks', redirectUrl: '/next' });
    await user.type(page.field('Email'), 'a@b.co');
    await user.click(page.button());
    await settleMicrotasks();
    expect(sent()).toEqual([]);
    expect(reports).toHaveLength(1);
    expect(console.error).toHaveBeenCalledTimes(1);
    // The visitor is not left with a button that does nothing.
    await waitFor(() =>
      expect(page.alerts()).toEqual([expect.stringContaining('There was an issue submitting your form')]),
    );
  });
});

describe('unmounting in the middle of a submission', () => {
  it('leaves nothing, tells nothing and does not throw, whatever the answer is', async () => {
    for (const status of [200, 500]) {
      // What was typed before would be there again.
      sessionStorage.clear();
      const told = vi.fn();
      const { element, user, handle, submission } = await openForm({ onFormSubmitted: told, onFormError: told });
      await user.type(page.field('Email'), 'a@b.co');
      await user.click(page.button());
      const { answer, init } = await submission(0);
      expect(init.keepalive).toBe(true);
      handle.unmount();
      expect(init.signal?.aborted).toBe(false);
      answer({ inlineMessage: 'Thanks', redirectUrl: 'https://other.test/' }, status);
      await settleMicrotasks();
      expect(element.childElementCount).toBe(0);
      expect(told).not.toHaveBeenCalled();
      expect(handle.status).toBe('unmounted');
      expect(document.adoptedStyleSheets).toEqual([]);
    }
    expect(reports).toEqual([]);
  });

  it('takes the message away too', async () => {
    const { element, user, handle, submission } = await openForm();
    await user.type(page.field('Email'), 'a@b.co');
    await user.click(page.button());
    (await submission(0)).answer({ inlineMessage: '<b>Thanks</b>' });
    await screen.findByText('Thanks');
    handle.unmount();
    expect(element.childElementCount).toBe(0);
  });
});
