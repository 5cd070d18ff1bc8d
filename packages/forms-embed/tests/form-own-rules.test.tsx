import { waitFor } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { parseDefinition, shownFields, validateValues } from '../src/rules';
import { findViolations } from '../src/testing/find-violations';
import {
  choiceOf,
  documentOf,
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
const when = (field: string, ...strValues: readonly string[]) => ({
  field,
  filters: [{ operator: 'SET_ANY', strValues }],
});
const ruled = (name: string, mountkit: object, field: object = {}) =>
  textOf(name, { validation: { mountkit }, ...field });
/** Waits for the drawing. */
const eventually = (read: () => unknown, expected: unknown) => waitFor(() => expect(read()).toEqual(expected));
const describedBy = (label: string) => fullPage.description(control(label));
const isRequired = (label: string) => control<HTMLInputElement>(label).required;
const live = () => document.querySelector('.mk-counter + [role=status]')?.textContent;

/** Who is a company says which, and may have to say more. */
const KINDS = documentOf([
  groupOf([choiceOf('select', 'kind', ['person', 'company'])]),
  groupOf([textOf('company', { required: true })], {
    isPageBreak: true,
    mountkit: { skipWhen: [when('kind', 'person')] },
  }),
  groupOf([ruled('message', { requiredWhen: [when('kind', 'company')] })], { isPageBreak: true }),
]);

describe('the counter of a field with a limit', () => {
  const LIMITED = documentOf([
    groupOf([ruled('message', { minLength: 5, maxLength: 20 }, { description: 'Be brief.', footer: 'Thanks.' })]),
  ]);

  it('is part of the control’s description, with the help text, and counts', async () => {
    const { user } = await openForm({}, LIMITED);
    expect(fullPage.description(control('message'))).toBe('Be brief. Thanks. Characters left: 20');
    await user.type(control('message'), 'Hi 👍');
    await eventually(() => describedBy('message'), 'Be brief. Thanks. Characters left: 16');
    expect(await findViolations()).toEqual([]);
  });

  it('is announced near the limit only, and not while the visitor types', async () => {
    const { user } = await openForm({}, LIMITED);
    await user.type(control('message'), 'Hi');
    await user.tab();
    expect(live()).toBe('');
    await user.type(control('message'), ' all of you');
    expect(live()).toBe('');
    await user.tab();
    await eventually(live, 'Characters left: 7');
  });

  it('says how much is too much; the form is not sent', async () => {
    const { user, sent } = await openForm({ locale: 'de' }, LIMITED);
    await user.type(control('message'), 'x'.repeat(23));
    await eventually(() => document.querySelector('.mk-counter')?.textContent, 'Zeichen über der Grenze: 3');
    await user.click(page.button());
    await waitFor(() => expect(describedBy('message')).toContain('Bitte verwenden Sie höchstens 20 Zeichen.'));
    expect(sent()).toEqual([]);
  });

  it('is not needed to ask for more', async () => {
    const { user, submission } = await openForm({}, documentOf([groupOf([ruled('message', { minLength: 5 })])]));
    expect(document.querySelector('.mk-counter')).toBeNull();
    await user.type(control('message'), 'Hi');
    await user.click(page.button());
    await eventually(() => describedBy('message'), 'Please use at least 5 characters.');
    // What is not required may be left empty.
    await user.clear(control('message'));
    await user.click(page.button());
    await submission(0);
  });
});

describe('a field that is required by a condition', () => {
  it('is marked as required, and asked for, while the condition holds', async () => {
    const document = documentOf([
      groupOf([
        choiceOf('select', 'kind', ['person', 'company']),
        ruled('name', { requiredWhen: [when('kind', 'company')] }),
      ]),
    ]);
    const { user, sent, submission } = await openForm({}, document);
    expect([isRequired('name'), fullPage.labels()]).toEqual([false, ['kind', 'name']]);
    await user.selectOptions(control('kind'), 'company');
    await eventually(() => [isRequired('name'), fullPage.labels()], [true, ['kind', 'name*']]);
    expect(fullPage.description(control('name'))).toBe('');
    await user.click(page.button());
    await eventually(() => describedBy('name'), MISSING);
    await waitFor(() => expect(page.focused()).toBe('name'));
    expect(sent()).toEqual([]);
    expect(await findViolations()).toEqual([]);
    await user.selectOptions(control('kind'), 'person');
    await eventually(() => [isRequired('name'), describedBy('name')], [false, '']);
    await user.click(page.button());
    await submission(0);
  });

  it('is required from the start where the first values say so', async () => {
    const document = documentOf([
      groupOf([
        textOf('kind', { defaultValue: 'company' }),
        {
          ...choiceOf('booleancheckbox', 'sure', []),
          validation: { mountkit: { requiredWhen: [when('kind', 'company')] } },
        },
      ]),
    ]);
    await openForm({}, document);
    expect(control<HTMLInputElement>('sure').required).toBe(true);
  });

  it('is not asked for by a field that is not shown', async () => {
    const dependent = { dependentFormField: textOf('kind'), filters: [{ operator: 'EQ', strValue: 'yes' }] };
    const document = documentOf([
      groupOf([
        textOf('more', { dependentFieldFilters: [dependent] }),
        ruled('name', { requiredWhen: [when('kind', 'company')] }),
      ]),
    ]);
    const { user } = await openForm({}, document);
    await user.type(control('more'), 'yes');
    await waitFor(() => control('kind'));
    await user.type(control('kind'), 'company');
    await eventually(() => isRequired('name'), true);
    await user.clear(control('more'));
    await eventually(() => isRequired('name'), false);
  });
});

describe('a page that is skipped', () => {
  const heading = (text: string) => waitFor(() => expect(fullPage.heading()).toBe(text));
  const progress = () => document.querySelector('.mk-pages')?.textContent;

  it('is neither shown, nor counted, nor sent', async () => {
    const { user, submission } = await openForm({}, KINDS);
    expect(progress()).toBe('1 of 3');
    await user.selectOptions(control('kind'), 'person');
    await user.click(fullPage.button('Next'));
    await heading('Step 2');
    expect([fullPage.labels(), progress()]).toEqual([['message'], '2 of 2']);
    await user.click(fullPage.button('Submit'));
    const { entries } = readSubmission(await submission(0));
    expect(entries.map(([name]) => name)).toEqual(['kind', 'message']);
  });

  it('is shown where the condition does not hold', async () => {
    const { user } = await openForm({}, KINDS);
    await user.selectOptions(control('kind'), 'company');
    await user.click(fullPage.button('Next'));
    await heading('Step 2');
    expect([fullPage.labels(), progress()]).toEqual([['company*'], '2 of 3']);
    await user.type(control('company'), 'Ours');
    await user.click(fullPage.button('Next'));
    await heading('Step 3');
    expect(fullPage.labels()).toEqual(['message*']);
  });

  it('is skipped with its text, too', async () => {
    const skipWhen = [when('kind', 'person')];
    const { user } = await openForm(
      {},
      documentOf([
        groupOf([choiceOf('select', 'kind', ['person', 'company'])]),
        groupOf([], { isPageBreak: true, richText: { content: 'For companies' }, mountkit: { skipWhen } }),
        groupOf([textOf('message')], { isPageBreak: true }),
      ]),
    );
    await user.selectOptions(control('kind'), 'person');
    await user.click(fullPage.button('Next'));
    await heading('Step 2');
    expect(fullPage.labels()).toEqual(['message']);
  });

  it('gives the page before it the form’s own button where it was the last one, and takes it back', async () => {
    const skipWhen = [when('kind', 'person')];
    const { user, submission } = await openForm(
      {},
      documentOf([
        groupOf([choiceOf('select', 'kind', ['person', 'company'])]),
        groupOf([textOf('company')], { isPageBreak: true, mountkit: { skipWhen } }),
      ]),
    );
    const pages = () => [progress(), document.querySelector('.hs-next-button') !== null];
    await user.selectOptions(control('kind'), 'person');
    await eventually(pages, ['1 of 1', false]);
    await user.selectOptions(control('kind'), 'company');
    await eventually(pages, ['1 of 2', true]);
    await user.selectOptions(control('kind'), 'person');
    await eventually(pages, ['1 of 1', false]);
    await user.click(fullPage.button('Submit'));
    const { entries } = readSubmission(await submission(0));
    expect(entries.map(([name]) => name)).toEqual(['kind']);
  });
});

describe('a server', () => {
  const { definition } = parseDefinition(KINDS);
  const check = (values: Readonly<Record<string, string>>) =>
    definition ? validateValues(definition, values, 0).map(({ fieldId, key }) => `${fieldId}: ${key}`) : [];

  it('finds the same by the same rules', () => {
    expect(check({ kind: 'person' })).toEqual([]);
    expect(check({ kind: 'company' })).toEqual(['company: required', 'message: required']);
    expect(check({ kind: 'company', company: 'x', message: 'y' })).toEqual([]);
    const shown = definition ? shownFields(definition, { kind: 'person', company: 'x' }, 0) : [];
    expect(shown.map(({ id, required }) => [id, required])).toEqual([
      ['kind', false],
      ['message', false],
    ]);
  });
});
