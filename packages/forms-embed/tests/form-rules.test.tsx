import { waitFor } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { resetPage, watchReports } from '../../core/src/testing/page';
import { addRule } from '../src/form/custom-rules';
import { registry } from '../src/index';
import {
  choiceOf,
  documentOf,
  documentWith,
  EMAIL,
  FORM,
  fullPage,
  groupOf,
  openForm,
  page,
  textOf,
} from '../src/testing/form-page';

let reports: readonly string[];
const stops: (() => unknown)[] = [];

beforeEach(() => {
  resetPage();
  reports = watchReports();
});

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  registry.removeAll();
  if (vi.isFakeTimers()) vi.runOnlyPendingTimers();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const { control } = fullPage;
const says = (label: string, message: string) =>
  waitFor(() => expect(fullPage.description(control(label))).toBe(message));
const MISSING = 'Please complete this required field.';
const WRONG = 'Email must be formatted correctly.';

const give = (...parameters: Parameters<typeof addRule>) => stops.push(addRule(...parameters));

describe('live validation', () => {
  it('says what is wrong when the visitor leaves the field, and when it is quiet', async () => {
    const { user } = await openForm({}, documentOf([groupOf([textOf('email', { footer: 'x' }), textOf('b')])]));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await user.type(control('email'), 'wrong');
    expect(page.alerts()).toEqual([]);
    await user.tab();
    await vi.waitFor(() => expect(page.alerts()).toEqual([WRONG]));
    await user.type(control('email'), 'er');
    await vi.waitFor(() => expect(page.alerts()).toEqual([]));
    vi.advanceTimersByTime(1000);
    await vi.waitFor(() => expect(page.alerts()).toEqual([WRONG]));
  });

  it('says nothing of a field that was entered and left as it was', async () => {
    const { user } = await openForm({}, documentOf([groupOf([textOf('a', { required: true, footer: 'x' })])]));
    await user.click(control('a'));
    await user.tab();
    expect(page.alerts()).toEqual([]);
  });

  const QUIET = { portalSetting: { enableLiveValidation: false } };
  it.each([
    ['by the account', {}, QUIET, false],
    ['by the page', { validationOptions: { enableLiveValidation: false } }, {}, false],
    ['by nobody', { validationOptions: { enableLiveValidation: true } }, QUIET, true],
  ])('is turned off %s', async (_, options, whole, isLive) => {
    const { user, sent } = await openForm(
      options,
      documentOf([groupOf([textOf('email', { footer: 'x' }), textOf('b')])], {}, whole),
    );
    await user.type(control('email'), 'wrong');
    await user.tab();
    await (isLive ? says('email', `x ${WRONG}`) : says('email', 'x'));
    // Before a submission everything is checked all the same.
    await user.click(page.button());
    await says('email', `x ${WRONG}`);
    expect(sent()).toEqual([]);
    await user.type(control('email'), 'er');
    await says('email', 'x');
  });
});

describe('the event of an error', () => {
  it('tells which rule failed where, once for each time that the visitor sees it', async () => {
    const onError = vi.fn();
    const { user, handle } = await openForm(
      {},
      documentOf([
        groupOf([
          textOf('email', { required: true }),
          textOf('seats', { fieldType: 'number', validation: { data: '2:10:true' } }),
        ]),
      ]),
    );
    handle.on('fieldError', ({ name, key, message }) => onError(name, key, message));
    await user.type(control('seats'), '1');
    expect(onError).not.toHaveBeenCalled();
    await user.click(page.button());
    await user.click(page.button());
    await waitFor(() => expect(onError).toHaveBeenCalledTimes(2));
    expect(onError.mock.calls).toEqual(
      expect.arrayContaining([
        ['seats', 'invalidNumberRangeTooSmall', "Please enter a number that's greater than or equal to 2."],
        ['email', 'required', MISSING],
      ]),
    );
    await user.type(control('email'), 'x');
    await user.click(page.button());
    expect(onError.mock.calls.slice(2)).toEqual([['email', 'invalidEmailFormat', WRONG]]);
  });
});

describe('a rule of the page', () => {
  it('speaks in its own words, after ours, and keeps the form from being sent', async () => {
    const rule = vi.fn((value: string) => (value === 'no' ? 'Anything but no.' : null));
    give('a', rule);
    const onFormFailedValidation = vi.fn();
    const { user, sent, submission } = await openForm(
      { onFormFailedValidation },
      documentWith([textOf('a', { required: true })]),
    );
    await user.click(page.button());
    await says('a', MISSING);
    expect(rule).not.toHaveBeenCalled();
    await user.type(control('a'), ' no ');
    await user.click(page.button());
    await says('a', 'Anything but no.');
    expect(rule).toHaveBeenLastCalledWith('no', { name: 'a', formId: FORM });
    expect(onFormFailedValidation.mock.calls.at(-1)?.[0].fields).toEqual([{ name: 'a', key: 'custom' }]);
    expect(sent()).toEqual([]);
    await user.type(control('a'), 'w');
    await user.click(page.button());
    await submission(0);
  });

  it('is asked for fields that stand in a text form, too', async () => {
    give('email', () => 'Not here.');
    const { user } = await openForm({}, documentWith([EMAIL]));
    await user.type(page.field('Email'), 'a@b.co');
    await user.click(page.button());
    await waitFor(() => expect(page.alerts()).toEqual(['Not here.']));
  });

  it('may answer later: the submission waits, for the value that is there then', async () => {
    const answers = new Map<string, (message: string | null) => void>();
    give('a', (value) => new Promise((resolve) => answers.set(value, resolve)));
    const { user, sent, submission } = await openForm({}, documentWith([textOf('a')]));
    await user.type(control('a'), 'x');
    await user.click(page.button());
    expect(sent()).toEqual([]);
    await user.type(control('a'), 'y');
    answers.get('x')?.('Never.');
    await waitFor(() => expect(answers.has('xy')).toBe(true));
    expect(page.alerts()).toEqual([]);
    expect(sent()).toEqual([]);
    answers.get('xy')?.(null);
    const { init } = await submission(0);
    expect((init.body as FormData).get('a')).toBe('xy');
    expect(sent()).toHaveLength(1);
  });

  it('that answers later with words keeps the form from being sent', async () => {
    give('a', async () => 'Taken.');
    const { user, sent } = await openForm({}, documentWith([textOf('a')]));
    await user.type(control('a'), 'x');
    await user.click(page.button());
    await says('a', 'Taken.');
    expect(sent()).toEqual([]);
  });

  it.each([
    [
      'throws',
      () => {
        throw new Error('broken');
      },
    ],
    ['rejects', () => Promise.reject(new Error('broken'))],
  ])('that %s is reported, and the value counts as good', async (_, rule) => {
    give('a', rule);
    const { user, submission } = await openForm({}, documentWith([textOf('a')]));
    await user.type(control('a'), 'x');
    await user.click(page.button());
    await submission(0);
    expect(reports).toHaveLength(1);
    expect(reports[0]).toContain('the rule for field "a" failed');
  });

  it('that was taken back is asked no more', async () => {
    give('other', () => null);
    addRule('a', () => 'No.')();
    const { user, submission } = await openForm({}, documentWith([textOf('a')]));
    await user.type(control('a'), 'x');
    await user.click(page.button());
    await submission(0);
  });

  it.each([
    ['text form', []],
    ['form of every kind', [textOf('more', { fieldType: 'textarea' })]],
  ])('that is added to a %s which is there is heard, and when it is taken back no more', async (_, more) => {
    const { user, sent, submission } = await openForm({}, documentWith([textOf('a'), ...more]));
    await user.type(control('a'), 'x');
    await user.tab();
    const remove = addRule('a', (value) => (value === 'x' ? 'No x.' : null));
    await says('a', 'No x.');
    await user.click(page.button());
    expect(sent()).toEqual([]);
    await user.type(control('a'), 'y');
    await user.tab();
    await says('a', '');
    give('a', (value) => (value === 'xy' ? 'No xy.' : null));
    await says('a', 'No xy.');
    await user.type(control('a'), '{Backspace}');
    await user.tab();
    await says('a', 'No x.');
    remove();
    await says('a', '');
    await user.click(page.button());
    expect(((await submission(0)).init.body as FormData).get('a')).toBe('x');
  });

  it('that is added to a text form and answers later is waited for', async () => {
    const { user, sent, submission } = await openForm({}, documentWith([textOf('a')]));
    await user.type(control('a'), 'x');
    const answers = new Map<string, (message: string | null) => void>();
    give('a', (value) => new Promise((resolve) => answers.set(value, resolve)));
    await waitFor(() => expect(answers.has('x')).toBe(true));
    await user.click(page.button());
    await user.click(page.button());
    expect(sent()).toEqual([]);
    answers.get('x')?.('Taken.');
    await says('a', 'Taken.');
    expect(sent()).toEqual([]);
    await user.type(control('a'), 'y');
    await user.click(page.button());
    answers.get('xy')?.(null);
    expect(((await submission(0)).init.body as FormData).get('a')).toBe('xy');
    expect(sent()).toHaveLength(1);
  });

  it('is asked for every kind of field, and knows that files of good size are no other matter', async () => {
    give('colour', (value) => (value === 'red;blue' ? 'Not these two.' : null));
    give('cv', async (value) => (value === 'b.txt' ? 'Not b.' : null));
    const { user } = await openForm(
      {},
      documentWith([choiceOf('checkbox', 'colour', ['red', 'blue']), textOf('cv', { fieldType: 'file' })]),
    );
    for (const box of document.querySelectorAll<HTMLInputElement>('input[type=checkbox]')) await user.click(box);
    await says('colour', 'Not these two.');
    await user.upload(control('cv'), new File(['x'], 'b.txt'));
    await says('cv', 'Not b.');
    const large = new File(['x'], 'large.bin');
    Object.defineProperty(large, 'size', { value: 104_857_601 });
    await user.upload(control('cv'), large);
    await says('cv', 'Selected file is too large. Maximum allowed size is 100MB.');
  });
});

describe('what a server says of single fields', () => {
  it('stands with the fields until their values change', async () => {
    const form = await openForm({}, documentWith([textOf('a', { footer: 'x' }), textOf('b')]));
    await form.user.type(control('a'), 'x');
    await form.user.click(page.button());
    (await form.submission(0)).answer(
      {
        formSubmissionError: 'SUBMISSION_NOT_ALLOWED',
        localizedVisitorErrorMessage: 'Please mend it.',
        validationResults: [{ fieldName: 'a', localizedVisitorErrorMessage: 'Not x.' }],
      },
      400,
    );
    await says('a', 'x Not x.');
    expect(page.alerts()).toEqual(['Not x.', 'Please mend it.']);
    expect(control('a').getAttribute('aria-invalid')).toBe('true');
    await form.user.type(control('a'), 'y');
    await says('a', 'x');
    await form.user.click(page.button());
    await form.submission(1);
  });

  it('by error types alone is said in our own words, with the values that its message names', async () => {
    const form = await openForm({}, documentOf([groupOf([textOf('email'), textOf('seats', { fieldType: 'number' })])]));
    await form.user.click(page.button());
    (await form.submission(0)).answer(
      {
        errors: [
          { message: "Error in 'fields.email'. Required field 'email' is missing", errorType: 'REQUIRED_FIELD' },
          { message: "Error in 'fields.seats'. Must be at least 3", errorType: 'MIN_NUMBER' },
        ],
      },
      400,
    );
    await says('email', MISSING);
    await says('seats', "Please enter a number that's greater than or equal to 3.");
    await waitFor(() => expect(page.alerts().at(-1)).toBe('Please complete all required fields.'));
    await form.user.click(page.button());
    await form.submission(1);
  });

  it.each<[string, object]>([
    ['a text form', documentWith([{ name: 'a', label: 'a' }])],
    ['a full form', documentOf([groupOf([textOf('a', { footer: '' })])])],
  ])(
    'is said in our own words in %s too that has no field of that kind, or in those of the page',
    async (_, document) => {
      const translations = { en: { invalidNumber: 'Count!', numberOutOfRange: 7 } } as never;
      const form = await openForm({ translations }, document);
      const refusals = [
        ['INVALID_DATE', 'Please enter a valid date.'],
        ['INVALID_PHONE_FORMAT', 'A valid phone number may only contain numbers, +()-. or x'],
        ['MAX_NUMBER', "Please enter a number that's less than or equal to 50."],
        ['INVALID_NUMBER', 'Count!'],
        ['NUMBER_OUT_OF_RANGE', 'The number you entered is not in range.'],
      ] as const;
      for (const [index, [errorType, words]] of refusals.entries()) {
        await form.user.type(control('a'), 'x');
        await form.user.click(page.button());
        (await form.submission(index)).answer({ errors: [{ errorType, message: "Error in 'fields.a'. No. 50" }] }, 400);
        await waitFor(() => expect(page.alerts()[0]).toBe(words));
      }
    },
  );
});
