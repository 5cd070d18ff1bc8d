import { screen, waitFor } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { resetPage, watchReports } from '../../core/src/testing/page';
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

let reports: readonly string[];

beforeEach(() => {
  resetPage();
  reports = watchReports();
});

afterEach(() => {
  registry.removeAll();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const { control } = fullPage;

/** Presses the button and answers what is sent. */
async function submit({ user, submission }: Awaited<ReturnType<typeof openForm>>) {
  await user.click(page.button());
  return readSubmission(await submission(0));
}

describe('a field', () => {
  it.each([
    ['text', 'city', { type: 'text' }],
    ['textarea', 'message', { tagName: 'TEXTAREA', rows: 4 }],
    ['number', 'seats', { type: 'number', inputMode: 'decimal' }],
    ['email', 'email', { type: 'email', inputMode: 'email' }],
    ['file', 'cv', { type: 'file', size: 30 }],
    ['phone', 'line', { type: 'tel', inputMode: 'tel' }],
    ['phonenumber', 'line', { type: 'tel', inputMode: 'tel' }],
    ['text', 'mobilephone', { type: 'tel' }],
    ['text', 'headphone_model', { type: 'text' }],
    ['select', 'colour', { tagName: 'SELECT' }],
    ['booleancheckbox', 'agreed', { type: 'checkbox', value: 'true' }],
    ['of tomorrow', 'future', { type: 'text' }],
  ])('of type %s named %s has the control for it', async (fieldType, name, expected) => {
    await openForm({}, documentWith([{ name, label: 'Label', fieldType, required: true }]));
    expect(control('Label')).toMatchObject({ ...expected, name, required: true });
    expect(document.querySelector(`.hs_${name}.hs-${name}.hs-form-field`)).toBeTruthy();
  });

  it.each([
    ['radio', 'radiogroup', 'radio'],
    ['payment_link_radio', 'radiogroup', 'radio'],
    ['checkbox', 'group', 'checkbox'],
  ])('of type %s is a named %s of its options', async (fieldType, group, role) => {
    await openForm({}, documentOf([groupOf([choiceOf(fieldType, 'colour', ['red', 'blue'])])]));
    const element = screen.getByRole(group, { name: 'colour' });
    const options = [...element.querySelectorAll('input')];
    expect(options.map(({ type, name, value }) => [type, name, value])).toEqual([
      [role, 'colour', 'red'],
      [role, 'colour', 'blue'],
    ]);
    expect(screen.getByRole(role, { name: 'red' })).toBe(options[0]);
  });

  it('says what it is for: label, description, placeholder and footer', async () => {
    await openForm(
      {},
      documentWith([
        textOf('city', { description: 'Where you live', placeholder: 'Berlin', footer: 'Not the country' }),
      ]),
    );
    expect(control('city').placeholder).toBe('Berlin');
    expect(fullPage.description(control('city'))).toBe('Where you live Not the country');
  });

  it('with a hidden label keeps its name', async () => {
    await openForm({}, documentWith([textOf('city', { labelHidden: true, footer: 'x' })]));
    expect(screen.getByRole('textbox', { name: 'city' })).toBeTruthy();
    expect(document.querySelector('label')?.className).toBe('mk-hidden');
  });

  it('that is hidden is sent, and nobody is asked for it', async () => {
    const document_ = documentWith([
      textOf('source', { hidden: true, required: true }),
      textOf('city', { description: 'x' }),
      choiceOf('checkbox', 'tags', [], { hidden: true, defaultValue: 'a;b' }),
    ]);
    const form = await openForm({}, document_);
    expect(fullPage.labels()).toEqual(['city']);
    expect((await submit(form)).entries).toEqual([
      ['source', ''],
      ['city', ''],
      ['tags', 'a'],
      ['tags', 'b'],
    ]);
  });

  it('takes a label of the page, over the definition', async () => {
    const translations = { en: { fieldLabels: { city: 'Town' } } };
    await openForm({ translations }, documentWith([textOf('city', { footer: 'x' })]));
    expect(control('Town').name).toBe('city');
  });

  it.each([
    ['text', 'City', true],
    ['text', '', false],
    ['select', ' ', false],
    ['booleancheckbox', '', true],
    ['checkbox', '', true],
    ['radio', '', true],
    ['payment_link_radio', '', true],
  ])('that is required, of type %s, labelled %j: the marker shows: %s', async (fieldType, label, isMarked) => {
    await openForm({}, documentWith([{ name: 'a', label, fieldType, required: true, footer: 'x' }]));
    expect(document.querySelectorAll('.hs-form-required')).toHaveLength(isMarked ? 1 : 0);
  });

  it('that is not required has no marker', async () => {
    await openForm({}, documentWith([textOf('city', { footer: 'x' })]));
    expect(document.querySelector('.hs-form-required')).toBeNull();
  });

  it('has a label with markup, whose curly quotes are straight ones', async () => {
    const label = 'I read the <a href=“https://site.test/terms”>“terms”</a><script>alert(1)</script>';
    await openForm({}, documentWith([{ name: 'agreed', label, fieldType: 'booleancheckbox' }]));
    const link = await screen.findByRole<HTMLAnchorElement>('link');
    expect(link.href).toBe('https://site.test/terms');
    expect(link.textContent).toBe('"terms"');
    expect(document.querySelector('script')).toBeNull();
  });

  it('whose label has an ampersand and no markup needs no cleaner', async () => {
    await openForm({}, documentWith([textOf('company', { label: 'R & D <3'.slice(0, 5), footer: 'x' })]));
    expect(control('R & D').name).toBe('company');
  });
});

describe('ids of fields', () => {
  it('carry the object that the field belongs to, in the body and in callbacks', async () => {
    const onFormSubmit = vi.fn();
    const named = (name: string, objectTypeId: string) => textOf(name, { objectTypeId, label: objectTypeId });
    const form = await openForm(
      { onFormSubmit },
      documentOf([
        groupOf([
          named('name', '0-1'),
          named('name', '0-2'),
          named('name', '0-5'),
          named('name', '0-19'),
          named('name', '2-77'),
        ]),
      ]),
    );
    const ids = ['name', '0-2/name', 'TICKET.name', 'FEEDBACK_SUBMISSION.name', '2-77/name'];
    await form.user.type(control('0-2'), 'Acme');
    const { entries, context } = await submit(form);
    expect(entries).toEqual(ids.map((id) => [id, id === '0-2/name' ? 'Acme' : '']));
    expect(context.renderedFieldsIds).toEqual(ids);
    expect(onFormSubmit.mock.calls[0]?.[0].values[1]).toEqual({ name: '0-2/name', value: 'Acme' });
  });

  it('are apart in the document where fields of several objects share a name', async () => {
    await openForm(
      {},
      documentOf([groupOf([textOf('name'), textOf('name', { objectTypeId: '0-2', label: 'company' })])]),
    );
    expect(control('name')).not.toBe(control('company'));
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('with spaces are none in the document, so that descriptions are found', async () => {
    await openForm({}, documentWith([textOf('full name', { footer: 'As in your passport' })]));
    expect(fullPage.description(control('full name'))).toBe('As in your passport');
  });
});

describe('enumerations', () => {
  it('of several values are one text for callbacks and repeated entries in the body, in the order of the options', async () => {
    const onFormSubmit = vi.fn();
    const form = await openForm(
      { onFormSubmit },
      documentWith([choiceOf('checkbox', 'colour', ['red', 'green', 'blue'])]),
    );
    await form.user.click(screen.getByRole('checkbox', { name: 'blue' }));
    await form.user.click(screen.getByRole('checkbox', { name: 'red' }));
    const { entries } = await submit(form);
    expect(entries).toEqual([
      ['colour', 'red'],
      ['colour', 'blue'],
    ]);
    expect(onFormSubmit.mock.calls[0]?.[0].values).toEqual([{ name: 'colour', value: 'red;blue' }]);
  });

  it('can be chosen by a script as soon as the form is ready', async () => {
    const form = await openForm(
      {
        onFormReady() {
          for (const box of screen.getAllByRole('checkbox')) box.click();
        },
      },
      documentWith([choiceOf('checkbox', 'colour', ['red', 'blue'])]),
    );
    await waitFor(() =>
      expect(screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)).toEqual([true, true]),
    );
    await form.user.click(screen.getByRole('checkbox', { name: 'red' }));
    expect((await submit(form)).entries).toEqual([['colour', 'blue']]);
  });

  it('start with what is selected, over the default value', async () => {
    const form = await openForm(
      {},
      documentWith([
        choiceOf('checkbox', 'a', ['x', 'y', 'z'], { selectedOptions: ['x', 'z'], defaultValue: 'y' }),
        choiceOf('select', 'b', ['x', 'y'], { selectedOptions: ['y'] }),
        choiceOf('radio', 'c', ['x', 'y'], { defaultValue: 'x' }),
        { name: 'd', label: 'd', fieldType: 'booleancheckbox', type: 'enumeration', selectedOptions: ['true'] },
      ]),
    );
    expect((await submit(form)).entries).toEqual([
      ['a', 'x'],
      ['a', 'z'],
      ['b', 'y'],
      ['c', 'x'],
      ['d', 'true'],
    ]);
    expect(reports).toEqual([]);
  });

  it('warn of a default option that there is not', async () => {
    await openForm({}, documentWith([choiceOf('select', 'colour', ['red'], { defaultValue: 'mauve' })]));
    await waitFor(() => expect(reports).toHaveLength(1));
    expect(reports[0]).toContain('field "colour" starts with "mauve", expected values of its options');
    expect(control<HTMLSelectElement>('colour').value).toBe('');
  });

  it('of one value take one, and give it back', async () => {
    const form = await openForm(
      {},
      documentWith([choiceOf('radio', 'size', ['s', 'm']), choiceOf('select', 'colour', ['red', 'blue'])]),
    );
    await form.user.click(screen.getByRole('radio', { name: 's' }));
    await form.user.click(screen.getByRole('radio', { name: 'm' }));
    await form.user.selectOptions(control('colour'), 'blue');
    await form.user.selectOptions(control('colour'), 'Please Select');
    expect((await submit(form)).entries).toEqual([
      ['size', 'm'],
      ['colour', ''],
    ]);
  });

  it('of a required select begin with a label that cannot be chosen', async () => {
    const translations = { en: { defaultSelectOptionLabel: 'Choose one' } };
    await openForm(
      { translations },
      documentWith([
        choiceOf('select', 'a', ['x'], { required: true }),
        choiceOf('select', 'b', ['x'], { placeholder: 'What is it?' }),
      ]),
    );
    const first = (label: string) => control<HTMLSelectElement>(label).options[0];
    expect(first('a')).toMatchObject({ text: 'Choose one', value: '', disabled: true });
    expect(first('b')).toMatchObject({ text: 'What is it?', value: '', disabled: false });
  });

  it('of a rating stand in a row', async () => {
    await openForm({}, documentWith([choiceOf('radio', 'stars', ['1', '2', '3'], { ratingType: 'star' })]));
    expect(document.querySelector('ul.mk-rating')?.children).toHaveLength(3);
  });
});

describe('a single checkbox', () => {
  it('is true or false, never absent', async () => {
    const form = await openForm({}, documentWith([{ name: 'news', label: 'News', fieldType: 'booleancheckbox' }]));
    expect((await submit(form)).entries).toEqual([['news', 'false']]);
  });

  it('that is required wants to be ticked', async () => {
    const form = await openForm(
      {},
      documentWith([{ name: 'agreed', label: 'Agreed', fieldType: 'booleancheckbox', required: true }]),
    );
    await form.user.click(page.button());
    await waitFor(() => expect(fullPage.description(control('Agreed'))).toBe('Please complete this required field.'));
    await form.user.click(control('Agreed'));
    await waitFor(() => expect(control('Agreed').getAttribute('aria-invalid')).toBe('false'));
    expect((await submit(form)).entries).toEqual([['agreed', 'true']]);
  });
});

describe('a number', () => {
  it('that is pasted with an exponent is not taken', async () => {
    const { user } = await openForm({}, documentWith([{ name: 'seats', label: 'Seats', fieldType: 'number' }]));
    await user.type(control('Seats'), '7');
    await user.paste('1e5');
    await user.paste('8');
    expect(control('Seats').value).toBe('78');
  });

  it.each(['e', 'E'])('does not take an %s', async (letter) => {
    const { user } = await openForm({}, documentWith([{ name: 'seats', label: 'Seats', fieldType: 'number' }]));
    await user.type(control('Seats'), `1${letter}5`);
    expect(control('Seats').value).toBe('15');
  });

  it.each([
    ['1.234', 'Please enter a valid number.'],
    ['1', "Please enter a number that's greater than or equal to 2."],
    ['11', "Please enter a number that's less than or equal to 10."],
    ['-3', "Please enter a number that's greater than or equal to 2."],
  ])('%s is told to be wrong', async (typed, message) => {
    const field = { name: 'seats', label: 'Seats', fieldType: 'number', validation: { data: '2:10:true' } };
    const form = await openForm({}, documentWith([field]));
    await form.user.type(control('Seats'), typed);
    await form.user.tab();
    await waitFor(() => expect(fullPage.description(control('Seats'))).toBe(message));
    await form.user.clear(control('Seats'));
    await form.user.type(control('Seats'), '2.5');
    expect((await submit(form)).entries).toEqual([['seats', '2.5']]);
  });
});

describe('texts', () => {
  it('of several lines keep them, and lose what stands around', async () => {
    const form = await openForm({}, documentWith([{ name: 'message', label: 'Message', fieldType: 'textarea' }]));
    await form.user.type(control('Message'), ' one{Enter}two ');
    expect(form.sent()).toEqual([]);
    expect((await submit(form)).entries).toEqual([['message', 'one\ntwo']]);
  });

  it('too long for a follow-up are refused', async () => {
    const field = { name: 'hs_negative_follow_up', label: 'Why?', fieldType: 'textarea', objectTypeId: '0-19' };
    const { user } = await openForm({}, documentWith([{ ...field, defaultValue: 'x'.repeat(1501) }]));
    await user.click(page.button());
    await waitFor(() => expect(fullPage.description(control('Why?'))).toBe('Please use fewer than 1500 characters.'));
  });
});

describe('a phone number', () => {
  it.each([
    ['seven', 'A valid phone number may only contain numbers, +()-. or x'],
    ['123', 'The number you entered is not in range.'],
  ])('%s is told to be wrong', async (typed, message) => {
    const field = { name: 'phone', label: 'Phone', fieldType: 'phonenumber', validation: { data: '7:20:true' } };
    const { user } = await openForm({}, documentWith([field]));
    await user.type(control('Phone'), typed);
    await user.click(page.button());
    await waitFor(() => expect(fullPage.description(control('Phone'))).toBe(message));
  });
});

describe('files', () => {
  const CV = { name: 'cv', label: 'CV', fieldType: 'file', required: true };
  const SEVERAL = { ...CV, metaData: [{ name: 'multiple', value: 'true' }] };
  const fileOf = (name: string, content = 'x') => new File([content], name, { type: 'text/plain' });

  it('are sent each on its own, twenty at once and empty ones too', async () => {
    const onFormSubmit = vi.fn();
    const form = await openForm({ onFormSubmit }, documentWith([SEVERAL]));
    const files = Array.from({ length: 20 }, (_, index) => fileOf(`${index}.txt`, index ? 'x' : ''));
    await form.user.upload(control('CV'), files);
    const { entries } = await submit(form);
    expect(entries.map(([name, file]) => [name, (file as File).name, (file as File).size])).toEqual(
      files.map(({ name, size }) => ['cv', name, size]),
    );
    expect(onFormSubmit.mock.calls[0]?.[0].values).toEqual([
      { name: 'cv', value: files.map(({ name }) => name).join(';') },
    ]);
  });

  it('do not ask to outlive the page, which their size does not allow', async () => {
    const form = await openForm({}, documentWith([CV]));
    await form.user.upload(control('CV'), fileOf('a.txt'));
    await form.user.click(page.button());
    expect((await form.submission(0)).init.keepalive).toBe(false);
  });

  it('that are missing are asked for', async () => {
    const { user, sent } = await openForm({}, documentWith([CV]));
    await user.click(page.button());
    await waitFor(() => expect(fullPage.description(control('CV'))).toBe('Please complete this required field.'));
    expect(sent()).toEqual([]);
  });

  it('that are too large are refused, until there is another', async () => {
    const form = await openForm({}, documentWith([CV]));
    const large = fileOf('large.bin');
    Object.defineProperty(large, 'size', { value: 104_857_601 });
    await form.user.upload(control('CV'), large);
    await waitFor(() =>
      expect(fullPage.description(control('CV'))).toBe('Selected file is too large. Maximum allowed size is 100MB.'),
    );
    await form.user.upload(control('CV'), fileOf('small.txt'));
    expect((await submit(form)).entries).toHaveLength(1);
  });

  it('that cannot be read any more are told, and the rest of the form is kept', async () => {
    const onFormFailedValidation = vi.fn();
    const form = await openForm({ onFormFailedValidation }, documentWith([CV, textOf('city')]));
    const gone = fileOf('gone.txt');
    gone.slice = () => ({ arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')) }) as never;
    await form.user.type(control('city'), 'Berlin');
    await form.user.upload(control('CV'), gone);
    await form.user.click(page.button());
    await waitFor(() =>
      expect(fullPage.description(control('CV'))).toBe('This file could not be read. Please choose it again.'),
    );
    await waitFor(() => expect(onFormFailedValidation).toHaveBeenCalled());
    expect(onFormFailedValidation.mock.calls[0]?.[0].fields).toEqual([{ name: 'cv', key: 'fileUnreadable' }]);
    expect(form.sent()).toEqual([]);
    expect(control('city').value).toBe('Berlin');
    // A browser tells of no change when the same file is chosen again.
    expect(control('CV').files).toHaveLength(0);
    await form.user.upload(control('CV'), fileOf('there.txt'));
    expect((await submit(form)).entries).toHaveLength(2);
  });
});

describe('groups', () => {
  it('stand in columns, one for each field that is seen, up to three', async () => {
    await openForm(
      {},
      documentOf([
        groupOf([textOf('a')]),
        groupOf([textOf('b'), textOf('c'), textOf('source', { hidden: true })]),
        groupOf([textOf('medium', { hidden: true })]),
        groupOf(['d', 'e', 'f', 'g'].map((name) => textOf(name, { footer: 'x' }))),
      ]),
    );
    expect([...document.querySelectorAll('fieldset')].map(({ className }) => className)).toEqual([
      'form-columns-1',
      'form-columns-2',
      'form-columns-0',
      'form-columns-3',
    ]);
  });

  it('have rich text above them, by which they are named, or for itself', async () => {
    await openForm(
      {},
      documentOf([
        { richText: { content: '<h3>About you</h3>' }, fields: [textOf('a')] },
        { richText: '<p onclick="alert(1)">Almost there</p>', fields: [] },
        groupOf([textOf('b')]),
      ]),
    );
    expect(screen.getByRole('group', { name: 'About you' }).querySelector('input')).toBe(control('a'));
    expect(screen.getByText('Almost there').hasAttribute('onclick')).toBe(false);
    expect(screen.getAllByRole('group')).toHaveLength(1);
    expect([...document.querySelectorAll('.hs-richtext')].map(({ textContent }) => textContent)).toEqual([
      'About you',
      'Almost there',
    ]);
  });
});

describe('a bad definition', () => {
  it('of names that repeat, options that repeat or are empty, and types nobody knows is drawn and told of', async () => {
    const form = await openForm(
      {},
      documentOf([
        groupOf([textOf('a', { defaultValue: 'first' }), textOf('a', { defaultValue: 'second' })]),
        { fields: [{ label: 'no name' }, null, 'text', 7] },
        groupOf([
          choiceOf('select', 'none', []),
          { ...choiceOf('radio', 'twice', ['x', '', 'x']), label: 'twice' },
          { name: 'odd', label: 'odd', fieldType: 'hologram', type: 'dream' },
        ]),
      ]),
    );
    expect((await submit(form)).entries).toEqual([
      ['a', 'first'],
      ['none', ''],
      ['twice', ''],
      ['odd', ''],
    ]);
    expect(document.querySelectorAll('input[type=radio]')).toHaveLength(1);
    expect(reports.length).toBeGreaterThan(2);
  });

  it('of markup everywhere runs none of it', async () => {
    const markup = '<img src=x onerror="globalThis.hit = true"><script>globalThis.hit = true</script>text';
    await openForm(
      {},
      documentOf([
        {
          richText: markup,
          fields: [
            textOf('a', {
              label: markup,
              description: markup,
              footer: markup,
              placeholder: markup,
              defaultValue: markup,
            }),
            { ...choiceOf('radio', 'b', [markup]), label: markup },
            choiceOf('select', 'c', [markup]),
            textOf(markup, { label: 'named' }),
          ],
        },
      ]),
    );
    expect(document.querySelector('.hbspt-form script, .hbspt-form [onerror]')).toBeNull();
    expect(control<HTMLSelectElement>('c').options[1]?.text).toBe(markup);
    expect(control('named').name).toBe(markup);
    expect((globalThis as { hit?: boolean }).hit).toBeUndefined();
  });

  it.each(['x', '<', '&', '</b>'])('of a megabyte of %j as a label is drawn', async (text) => {
    await openForm({}, documentWith([textOf('a', { label: text.repeat(1_000_000 / text.length), footer: 'x' })]));
    expect(document.querySelector('input')?.name).toBe('a');
  });
});
