import { screen, waitFor } from '@testing-library/dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { addRule } from '../src/form/custom-rules';
import { registry } from '../src/index';
import {
  choiceOf,
  documentOf,
  documentWith,
  fullPage,
  groupOf,
  openForm,
  page,
  readSubmission,
  textOf,
} from '../src/testing/form-page';
import { openQuietPages } from '../src/testing/quiet-pages';

openQuietPages();

const { control } = fullPage;
const MISSING = 'Please complete this required field.';

/** Three pages: a required field, nothing required, an email address. */
const THREE = documentOf([
  groupOf([textOf('first', { required: true })]),
  groupOf([textOf('second')], { isPageBreak: true }),
  groupOf([{ name: 'email', label: 'email', fieldType: 'email', required: true }], { isPageBreak: true }),
]);

const heading = (text: string) => waitFor(() => expect(fullPage.heading()).toBe(text));
const focused = () => document.activeElement?.textContent;

describe('pages', () => {
  it('are shown one at a time, with their heading and how far the visitor is', async () => {
    await openForm({}, THREE);
    expect(fullPage.heading()).toBe('Step 1');
    expect(fullPage.labels()).toEqual(['first*']);
    expect(screen.getByRole('progressbar', { name: '1 of 3' })).toMatchObject({ value: 1, max: 3 });
    const seen = screen.getAllByRole('button').filter((button) => !button.closest('[hidden]'));
    expect(seen.map((button) => button.textContent)).toEqual(['Next']);
  });

  it('go on when the page is in order, tell so, and put the focus on the new heading', async () => {
    const onPage = vi.fn();
    const { user, handle } = await openForm({}, THREE);
    handle.on('pageChange', onPage);
    await user.type(control('first'), 'a');
    await user.click(fullPage.button('Next'));
    await heading('Step 2');
    expect(fullPage.labels()).toEqual(['second']);
    await waitFor(() => expect(focused()).toBe('Step 2'));
    expect(screen.getByRole('progressbar', { name: '2 of 3' })).toMatchObject({ value: 2, max: 3 });
    await user.click(fullPage.button('Next'));
    await heading('Step 3');
    expect(onPage.mock.calls.map(([{ page }]) => page)).toEqual([1, 2]);
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
    expect(fullPage.button('Submit')).toBeTruthy();
  });

  it('stay where something is wrong, say it and put the focus there', async () => {
    const onFormFailedValidation = vi.fn();
    const { user } = await openForm({ onFormFailedValidation }, THREE);
    await user.click(fullPage.button('Next'));
    await waitFor(() => expect(fullPage.description(control('first'))).toBe(MISSING));
    expect(fullPage.heading()).toBe('Step 1');
    await waitFor(() => expect(page.focused()).toBe('first'));
    expect(onFormFailedValidation).not.toHaveBeenCalled();
  });

  it('go back whatever is wrong, and keep what was typed', async () => {
    const { user } = await openForm({}, THREE);
    await user.type(control('first'), 'a');
    await user.click(fullPage.button('Next'));
    await heading('Step 2');
    await user.type(control('second'), 'b');
    await user.click(fullPage.button('Next'));
    await heading('Step 3');
    await user.type(control('email'), 'wrong');
    await user.click(fullPage.button('Previous'));
    await heading('Step 2');
    await waitFor(() => expect(focused()).toBe('Step 2'));
    expect(control('second').value).toBe('b');
    await user.click(fullPage.button('Previous'));
    await heading('Step 1');
    expect(screen.queryByRole('button', { name: 'Previous' })).toBeNull();
    expect(control('first').value).toBe('a');
    expect(control('email').value).toBe('wrong');
  });

  it('go back although the press on the button would let an error move it away', async () => {
    const { user } = await openForm({}, THREE);
    await user.type(control('first'), 'a');
    await user.click(fullPage.button('Next'));
    await heading('Step 2');
    await user.click(control('second'));
    await user.pointer({ keys: '[MouseLeft>]', target: fullPage.button('Previous') });
    expect(document.activeElement).toBe(control('second'));
  });

  it('go on, and at the end submit, with the enter key', async () => {
    const { user, submission } = await openForm({}, THREE);
    await user.type(control('first'), 'a{Enter}');
    await heading('Step 2');
    await user.type(control('second'), '{Enter}');
    await heading('Step 3');
    await user.type(control('email'), 'a@b.co{Enter}');
    expect(readSubmission(await submission(0)).entries).toEqual([
      ['first', 'a'],
      ['second', ''],
      ['email', 'a@b.co'],
    ]);
  });

  it('do neither with the enter key where the page says so', async () => {
    const { user, sent, handle } = await openForm({ isEnterSubmitDisabled: true }, THREE);
    const onPage = vi.fn();
    handle.on('pageChange', onPage);
    await user.type(control('first'), 'a{Enter}');
    expect(onPage).not.toHaveBeenCalled();
    await user.click(fullPage.button('Next'));
    await heading('Step 2');
    expect(sent()).toEqual([]);
    registry.removeAll();
    const single = await openForm(
      { isEnterSubmitDisabled: true },
      documentWith([textOf('a', { footer: 'x' }), { name: 'b', label: 'b', fieldType: 'textarea' }]),
    );
    await single.user.type(control('b'), 'x{Enter}y');
    expect(control('b').value).toBe('x\ny');
    await single.user.type(control('a'), 'x{Enter}');
    expect(single.sent()).toEqual([]);
    page.button().focus();
    await single.user.keyboard('{Enter}');
    await single.submission(0);
  });

  it('can be filled and sent by keyboard alone', async () => {
    const { user, submission } = await openForm(
      {},
      documentOf([
        groupOf([textOf('name', { required: true }), choiceOf('radio', 'size', ['s', 'm'])]),
        groupOf([choiceOf('checkbox', 'colour', ['red', 'blue']), choiceOf('select', 'country', ['de', 'fr'])], {
          isPageBreak: true,
        }),
      ]),
    );
    await user.tab();
    await user.keyboard('Ada');
    await user.tab();
    await user.keyboard(' ');
    await user.tab();
    expect(document.activeElement).toBe(fullPage.button('Next'));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(focused()).toBe('Step 2'));
    await user.tab();
    await user.keyboard(' ');
    await user.tab();
    await user.tab();
    expect(document.activeElement).toBe(control('country'));
    await user.selectOptions(control('country'), 'fr');
    await user.tab();
    expect(document.activeElement).toBe(fullPage.button('Previous'));
    await user.tab();
    await user.keyboard('{Enter}');
    expect(readSubmission(await submission(0)).entries).toEqual([
      ['name', 'Ada'],
      ['size', 's'],
      ['colour', 'red'],
      ['country', 'fr'],
    ]);
  });

  it('have words of the page, and of its locale', async () => {
    const translations = {
      en: { step: 'Part {{pageNumber}}', next: 'On', progress: '{{currentPage}}/{{numberOfPages}}' },
    };
    await openForm({ translations }, THREE);
    expect(fullPage.heading()).toBe('Part 1');
    expect(fullPage.button('On')).toBeTruthy();
    expect(screen.getByRole('progressbar', { name: '1/3' })).toBeTruthy();
    registry.removeAll();
    await openForm({ locale: 'de' }, THREE);
    expect(fullPage.heading()).toBe('Schritt 1');
    expect(fullPage.button('Weiter')).toBeTruthy();
  });

  it('are not there in a form of one page', async () => {
    await openForm({}, documentOf([groupOf([textOf('a', { footer: 'x' })], { isPageBreak: true })]));
    expect(fullPage.heading()).toBeUndefined();
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(page.button().value).toBe('Submit');
  });

  it('have one more for the consent', async () => {
    const legalConsentOptions = JSON.stringify({
      processingConsentType: 'REQUIRED_CHECKBOX',
      processingConsentCheckboxLabel: 'I agree',
      privacyPolicyText: 'We keep it.',
    });
    const { user, submission } = await openForm(
      {},
      documentOf([groupOf([textOf('a')]), groupOf([textOf('b')], { isPageBreak: true })], {
        metaData: [{ name: 'legalConsentOptions', value: legalConsentOptions }],
      }),
    );
    expect(screen.getByRole('progressbar', { name: '1 of 3' })).toBeTruthy();
    await user.click(fullPage.button('Next'));
    await heading('Step 2');
    expect(fullPage.has('I agree')).toBe(false);
    await user.click(fullPage.button('Next'));
    await heading('Step 3');
    expect(fullPage.has('I agree')).toBe(true);
    await user.click(control('I agree'));
    await user.click(fullPage.button('Submit'));
    expect(readSubmission(await submission(0)).entries.at(-1)).toEqual(['LEGAL_CONSENT.processing', 'true']);
  });

  it('on which all is known are skipped and not counted', async () => {
    const smart = (name: string) =>
      groupOf([textOf(name, { required: true })], { isSmartGroup: true, isPageBreak: true });
    const { user } = await openForm(
      {},
      documentOf(
        [
          smart('a'),
          groupOf([textOf('b')], { isPageBreak: true }),
          smart('c'),
          groupOf([textOf('d')], { isPageBreak: true }),
        ],
        {},
        {
          knownSmartFields: ['a', 'c'],
        },
      ),
    );
    expect(fullPage.labels()).toEqual(['b']);
    expect(fullPage.heading()).toBe('Step 1');
    expect(screen.getByRole('progressbar', { name: '1 of 2' })).toBeTruthy();
    await user.click(fullPage.button('Next'));
    await heading('Step 2');
    expect(fullPage.labels()).toEqual(['d']);
    await user.click(fullPage.button('Previous'));
    await heading('Step 1');
    expect(fullPage.labels()).toEqual(['b']);
  });
});

describe('the summary', () => {
  /** Two fields on the first page that the server has something to say of, and the visitor on the last one. */
  async function refusedByServer() {
    const form = await openForm(
      {},
      documentOf([
        groupOf([
          textOf('first', { label: '<b>First</b> &amp; last' }),
          { name: 'h', label: 'h', fieldType: 'text', hidden: true },
        ]),
        groupOf([textOf('second')], { isPageBreak: true }),
      ]),
    );
    await form.user.click(fullPage.button('Next'));
    await heading('Step 2');
    await form.user.click(fullPage.button('Submit'));
    (await form.submission(0)).answer(
      {
        formSubmissionError: 'SUBMISSION_NOT_ALLOWED',
        validationResults: ['first', 'second', 'h'].map((fieldName) => ({
          fieldName,
          localizedVisitorErrorMessage: `Not ${fieldName}.`,
        })),
      },
      400,
    );
    return form;
  }

  it('says what is to mend on other pages; its link goes there and into the field', async () => {
    const { user, submission } = await refusedByServer();
    const link = await screen.findByRole('button', { name: 'Step 1' });
    expect(link.closest('li')?.textContent).toBe("Please fix 'First & last' on Step 1");
    expect(link.closest('ul')?.children).toHaveLength(1);
    expect(link.closest('[role=alert]')).toBeTruthy();
    expect(fullPage.description(control('second'))).toBe('Not second.');

    await user.click(link);
    await heading('Step 1');
    await waitFor(() => expect(page.focused()).toBe('first'));
    expect(fullPage.description(control('First & last'))).toBe('Not first.');
    expect(screen.getByRole('button', { name: 'Step 2' }).closest('li')?.textContent).toBe(
      "Please fix 'second' on Step 2",
    );

    // The page is held until it is mended.
    await user.click(fullPage.button('Next'));
    expect(fullPage.heading()).toBe('Step 1');
    await waitFor(() => expect(page.focused()).toBe('first'));
    await user.type(control('First & last'), 'a');
    await user.click(fullPage.button('Next'));
    await heading('Step 2');
    expect(screen.queryByRole('button', { name: 'Step 1' })).toBeNull();
    await user.type(control('second'), 'b');
    await user.click(fullPage.button('Submit'));
    await submission(1);
  });

  it('says what is missing on other pages', async () => {
    const addField = {
      dependentFormField: textOf('extra', { required: true }),
      filters: [{ operator: 'EQ', strValue: 'x' }],
    };
    const { user, sent } = await openForm(
      {},
      documentOf([
        groupOf([textOf('one', { dependentFieldFilters: [addField] })]),
        groupOf([textOf('two', { dependentFieldFilters: [addField] })], { isPageBreak: true }),
      ]),
    );
    await user.click(fullPage.button('Next'));
    await heading('Step 2');
    // What depends on both stands with the first.
    await user.type(control('two'), 'x');
    await user.click(fullPage.button('Submit'));
    const link = await screen.findByRole('button', { name: 'Step 1' });
    expect(link.closest('li')?.textContent).toBe("Please complete 'extra' on Step 1");
    expect(sent()).toEqual([]);
    await user.click(link);
    await waitFor(() => expect(page.focused()).toBe('extra'));
    expect(fullPage.description(control('extra'))).toBe(MISSING);
  });

  it('is not there before an attempt', async () => {
    await openForm({}, THREE);
    expect(document.querySelector('.mk-summary')).toBeNull();
  });

  it('is gone when the form begins anew', async () => {
    const form = await openForm(
      {},
      documentOf(
        [groupOf([textOf('one', { required: true })]), groupOf([textOf('two')], { isPageBreak: true })],
        { metaData: [{ name: 'allowCookieReset', value: 'true' }] },
        { properties: { one: 'known' } },
      ),
    );
    await form.user.click(fullPage.button('Next'));
    await heading('Step 2');
    await form.user.click(fullPage.button('Submit'));
    (await form.submission(0)).answer({}, 500);
    await waitFor(() => expect(page.alerts()).not.toEqual([]));
    await form.user.click(screen.getByRole('link', { name: 'Click here to reset' }));
    await heading('Step 1');
    expect(page.alerts()).toEqual([]);
    expect(document.querySelector('.mk-summary')).toBeNull();
  });
});

describe('a rule of the page that answers later', () => {
  let stop = () => {};
  afterEach(() => stop());

  it('is waited for before the page is turned, and turns it once', async () => {
    let answer = (_: string | null) => {};
    stop = addRule('first', () => new Promise((resolve) => (answer = resolve)));
    const onPage = vi.fn();
    const { user, handle } = await openForm({}, THREE);
    handle.on('pageChange', onPage);
    await user.type(control('first'), 'a');
    await user.click(fullPage.button('Next'));
    await user.click(fullPage.button('Next'));
    expect(fullPage.heading()).toBe('Step 1');
    answer('Not that one.');
    await waitFor(() => expect(fullPage.description(control('first'))).toBe('Not that one.'));
    expect(fullPage.heading()).toBe('Step 1');
    await user.type(control('first'), 'b');
    await user.click(fullPage.button('Next'));
    await user.click(fullPage.button('Next'));
    answer(null);
    await heading('Step 2');
    expect(onPage).toHaveBeenCalledTimes(1);
  });
});
