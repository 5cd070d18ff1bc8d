import { screen, waitFor } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { resetPage, watchReports } from '../../core/src/testing/page';
import { registry } from '../src/index';
import type { FormOptions } from '../src/settings';
import { choiceOf, documentWith, EMAIL, FORM, fullPage, openForm, PORTAL, page } from '../src/testing/form-page';

const ORIGIN = 'https://forms.test';
const TRY_AGAIN = expect.stringContaining('There was an issue submitting your form');
let reports: readonly string[];
/** What the browser was asked to post, in order. */
let posted: { entries: [string, FormDataEntryValue][]; form: HTMLFormElement }[];

beforeEach(() => {
  resetPage();
  reports = watchReports();
  posted = [];
  // jsdom posts nothing and asks nobody; what a browser would post, listeners to `formdata` decide.
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    const formData = new FormData(this);
    this.dispatchEvent(Object.assign(new Event('formdata', { bubbles: true }), { formData }));
    posted.push({ form: this, entries: [...formData.entries()] });
  });
});

afterEach(() => {
  registry.removeAll();
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

const frame = () => page.form().querySelector('iframe') as HTMLIFrameElement;

/** Sends the page a message as the frame's page would, but for what is said. */
function tell(data: unknown, from: { source?: Window | null; origin?: string } = {}) {
  window.dispatchEvent(new MessageEvent('message', { data, source: frame().contentWindow, origin: ORIGIN, ...from }));
}

/** Opens a form, fills it and presses its button; the answer is still to come. */
async function sendByFrame(options: Partial<FormOptions> = {}, document: object = documentWith()) {
  const form = await openForm({ submit: 'frame', ...options }, document);
  await form.user.type(page.field('Email'), ' a@b.co');
  await form.user.click(page.button());
  await waitFor(() => expect(posted).toHaveLength(1));
  const { instanceId } = form.handle;
  return { ...form, accepted: { accepted: true, formGuid: FORM, formInstanceId: instanceId, status: 200 } };
}

describe('a form that the browser itself sends', () => {
  it('has a hidden frame named after the instance, and is posted into it', async () => {
    const { handle } = await openForm({ submit: 'frame' });
    const name = `target_iframe_${FORM}_${handle.instanceId}`;
    expect(page.form().getAttribute('target')).toBe(name);
    expect(frame().name).toBe(name);
    expect(frame().closest('[hidden]')).not.toBeNull();
    expect(page.form().getAttribute('action')).toBe(`${ORIGIN}/uploads/form/v2/${PORTAL}/${FORM}`);
    expect(page.form().method).toBe('post');
    expect(page.form().enctype).toBe('multipart/form-data');
    expect(page.form().acceptCharset).toBe('UTF-8');
    expect(page.form().querySelector('input[type=hidden][name=hs_context]')).not.toBeNull();
    expect(reports).toEqual([]);
  });

  it('sends what the state holds, with the whole context', async () => {
    const choice = choiceOf('checkbox', 'colour', ['red', 'blue'], { defaultValue: 'red;blue' });
    const { handle, sent } = await sendByFrame({}, documentWith([EMAIL, choice]));
    const [{ entries, form } = { entries: [], form: null }] = posted;
    expect(form).toBe(page.form());
    const [, context] = entries.find(([name]) => name === 'hs_context') ?? [];
    expect(entries.filter(([name]) => name !== 'hs_context')).toEqual([
      ['email', 'a@b.co'],
      ['colour', 'red'],
      ['colour', 'blue'],
    ]);
    expect(JSON.parse(`${context}`)).toMatchObject({
      pageUrl: location.href,
      formInstanceId: handle.instanceId,
      renderedFieldsIds: ['email', 'colour'],
      source: 'mountkit-forms-embed',
    });
    expect(sent()).toEqual([]);
    expect(handle.status).toBe('busy');
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Form is submitting'));
  });

  it('is thanked when the frame says that it was accepted, and once', async () => {
    const onFormSubmitted = vi.fn();
    const { accepted } = await sendByFrame({ onFormSubmitted, inlineMessage: 'Thanks' });
    tell(accepted);
    tell(accepted);
    await screen.findByText('Thanks');
    expect(onFormSubmitted.mock.calls).toEqual([
      [expect.objectContaining({ submissionValues: [{ name: 'email', value: 'a@b.co' }] })],
    ]);
    expect(page.form()).toBeNull();
  });

  it('shows a warning before it goes', async () => {
    const { accepted, handle } = await sendByFrame();
    tell({ ...accepted, localizedVisitorWarningMessage: 'Mind the gap.' });
    await waitFor(() => expect(page.alerts()).toEqual(['Mind the gap.']));
    expect(handle.status).toBe('busy');
  });

  it.each<[string, object, { source?: Window | null; origin?: string }]>([
    ['the page itself', {}, { source: window }],
    ['nobody', {}, { source: null }],
    ['another origin', {}, { origin: 'https://evil.test' }],
    ['an origin without a name', {}, { origin: 'null' }],
    ['another form', { formGuid: '2d9b1c44-7f60-4b5e-8a15-0c3de8f1b702' }, {}],
    ['no form', { formGuid: undefined }, {}],
    ['another instance', { formInstanceId: 'other' }, {}],
    ['nobody who says whether it was accepted', { accepted: undefined }, {}],
  ])('listens to no message of %s', async (_, more, from) => {
    const { accepted, handle } = await sendByFrame({ inlineMessage: 'Thanks' });
    tell({ ...accepted, ...more }, from);
    await settle();
    expect(handle.status).toBe('busy');
    tell(accepted);
    await screen.findByText('Thanks');
  });

  it('shows why it was not accepted, and can be sent again', async () => {
    const onFormError = vi.fn();
    const { accepted, user, handle } = await sendByFrame({ onFormError, inlineMessage: 'Thanks' });
    const words = 'Please change your email address to continue.';
    tell({
      ...accepted,
      accepted: false,
      status: 400,
      formSubmissionError: 'BLOCKED_EMAIL',
      localizedVisitorErrorMessage: words,
    });
    await waitFor(() => expect(page.alerts()).toEqual([words]));
    expect(onFormError.mock.calls).toEqual([[expect.objectContaining({ code: 'BLOCKED_EMAIL' })]]);
    expect(handle.status).toBe('ready');
    await user.click(page.button());
    await waitFor(() => expect(posted).toHaveLength(2));
    const ids = posted.map(({ entries }) => JSON.parse(`${new Map(entries).get('hs_context')}`).correlationId);
    expect(ids[1]).toBe(ids[0]);
    tell(accepted);
    await screen.findByText('Thanks');
  });

  it('fails where the frame shows another page that says nothing', async () => {
    const { handle } = await sendByFrame();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    frame().dispatchEvent(new Event('load'));
    vi.advanceTimersByTime(999);
    await settle();
    expect(handle.status).toBe('busy');
    vi.advanceTimersByTime(1);
    await settle();
    expect(page.alerts()).toEqual([TRY_AGAIN]);
    expect(handle.status).toBe('ready');
  });

  it('fails where nothing comes within 30000 ms', async () => {
    const form = await openForm({ submit: 'frame' });
    await form.user.type(page.field('Email'), 'a@b.co');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    page.form().requestSubmit();
    await settle();
    expect(posted).toHaveLength(1);
    vi.advanceTimersByTime(29_999);
    await settle();
    expect(form.handle.status).toBe('busy');
    vi.advanceTimersByTime(1);
    await settle();
    expect(page.alerts()).toEqual([TRY_AGAIN]);
  });

  it('leaves nothing where it goes before the answer', async () => {
    const told = vi.fn();
    const { accepted, element, handle } = await sendByFrame({ onFormSubmitted: told, onFormError: told });
    const source = frame().contentWindow;
    const remove = vi.spyOn(window, 'removeEventListener');
    handle.unmount();
    await settle();
    window.dispatchEvent(new MessageEvent('message', { data: accepted, source, origin: ORIGIN }));
    expect(told).not.toHaveBeenCalled();
    expect(element.childElementCount).toBe(0);
    expect(remove.mock.calls.map(([name]) => name)).toContain('message');
  });

  it('waits for nothing any more where it goes before the answer', async () => {
    const set = vi.spyOn(globalThis, 'setTimeout');
    const clear = vi.spyOn(globalThis, 'clearTimeout');
    const { handle } = await sendByFrame();
    const waiting = set.mock.results[set.mock.calls.findLastIndex(([, delay]) => delay === 30_000)]?.value;
    expect(waiting).toBeDefined();
    handle.unmount();
    expect(clear.mock.calls).toContainEqual([waiting]);
  });

  it('waits half an hour for files, whose progress it cannot see', async () => {
    const form = await openForm(
      { submit: 'frame' },
      documentWith([EMAIL, { name: 'cv', label: 'cv', fieldType: 'file' }]),
    );
    await form.user.type(page.field('Email'), 'a@b.co');
    await form.user.upload(fullPage.control('cv'), new File(['x'], 'x.txt'));
    const set = vi.spyOn(globalThis, 'setTimeout');
    await form.user.click(page.button());
    await waitFor(() => expect(posted).toHaveLength(1));
    const delays = set.mock.calls.map(([, delay]) => delay);
    expect(delays).toContain(30 * 60_000);
    expect(form.uploads).toEqual([]);
  });

  it('lets the answering page do no more than tell what became of the form, and nobody comes to it by Tab', async () => {
    await openForm({ submit: 'frame' });
    expect(frame().tabIndex).toBe(-1);
    expect(frame().getAttribute('sandbox')).toBe('allow-scripts allow-same-origin');
  });
});
