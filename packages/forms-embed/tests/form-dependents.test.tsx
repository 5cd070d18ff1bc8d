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

const { control, has } = fullPage;

/** Shows the child where the parent's value passes all filters. */
const shows = (child: object, ...filters: readonly object[]) => ({ dependentFormField: child, filters });
const is = (strValue: string) => ({ operator: 'EQ', strValue });

const DAY = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);

const TEXT = textOf('parent');
const NUMBER = { name: 'parent', label: 'parent', fieldType: 'number', type: 'number' };
const DATE = { name: 'parent', label: 'parent', fieldType: 'date', type: 'date' };
const BOXES = choiceOf('checkbox', 'parent', ['a', 'b', 'c']);
const YES = { name: 'parent', label: 'parent', fieldType: 'booleancheckbox', type: 'bool' };

/** Operator, parent, what else the filter says, a value that shows the child and one that hides it. */
const OPERATORS: readonly (readonly [string, object, object, string, string])[] = [
  ['EQ', TEXT, { strValue: 'Berlin' }, 'berlin ', 'Bonn'],
  ['EQ', NUMBER, { numberValue: 5 }, '5.0', '6'],
  ['EQ', YES, { boolValue: true }, 'true', 'false'],
  ['EQ', choiceOf('select', 'parent', ['x', 'y']), { strValue: 'x' }, 'x', 'y'],
  ['EQ', choiceOf('radio', 'parent', ['x', 'y']), { strValue: 'x' }, 'x', 'y'],
  ['NEQ', TEXT, { strValue: 'Berlin' }, 'Bonn', 'Berlin'],
  ['CONTAINS', TEXT, { strValue: 'er' }, 'Berlin', 'Bonn'],
  ['DOESNT_CONTAIN', TEXT, { strValue: 'er' }, 'Bonn', 'Berlin'],
  ['STR_STARTS_WITH', TEXT, { strValue: 'Be' }, 'Berlin', 'Auber'],
  ['STR_ENDS_WITH', TEXT, { strValue: 'lin' }, 'Berlin', 'Linz'],
  ['LT', NUMBER, { numberValue: 5 }, '4.5', '5'],
  ['LTE', NUMBER, { numberValue: 5 }, '5', '5.5'],
  ['GT', NUMBER, { numberValue: 5 }, '6', '5'],
  ['GTE', DATE, { strValue: '2024-02-29' }, '2024-02-29', '2024-02-28'],
  ['BETWEEN', NUMBER, { numberValues: [2, 4] }, '4', '4.5'],
  ['NOT_BETWEEN', NUMBER, { numberValues: [2, 4] }, '5', '2'],
  ['WITHIN_TIME', DATE, { numberValue: 7 }, inDays(-3), inDays(3)],
  ['WITHIN_TIME_REVERSE', DATE, { numberValue: 7 }, inDays(3), inDays(-3)],
  ['SET_ANY', BOXES, { strValues: ['a', 'b'] }, 'b;c', 'c'],
  ['SET_NOT_ANY', BOXES, { strValues: ['a', 'b'] }, 'c', 'a;c'],
  ['SET_ALL', BOXES, { strValues: ['a', 'b'] }, 'a;b;c', 'a;c'],
  ['SET_NOT_ALL', BOXES, { strValues: ['a', 'b'] }, 'a', 'a;b'],
  ['SET_EQ', BOXES, { strValues: ['a', 'b'] }, 'a;b', 'a;b;c'],
  ['SET_NEQ', BOXES, { strValues: ['a', 'b'] }, 'a', 'a;b'],
  ['IS_NOT_EMPTY', TEXT, {}, 'x', ''],
];

type Form = Awaited<ReturnType<typeof openForm>>;

/** Gives the parent a value, as a visitor does. */
async function give({ user }: Form, value: string) {
  const element = control('parent');
  if (element.matches('[role$=group]')) {
    for (const box of element.querySelectorAll('input')) {
      if (box.checked !== value.split(';').includes(box.value)) await user.click(box);
    }
  } else if (element.type === 'checkbox') {
    if (`${element.checked}` !== value) await user.click(element);
  } else if (element.tagName === 'SELECT') await user.selectOptions(element, value);
  else {
    await user.clear(element);
    if (value) await user.type(element, value);
  }
}

describe('a dependent field', () => {
  it.each(OPERATORS)('follows %s (%#)', async (operator, parent, filter, yes, no) => {
    const form = await openForm(
      {},
      documentWith([{ ...parent, dependentFieldFilters: [shows(textOf('child'), { operator, ...filter })] }]),
    );
    await give(form, yes);
    await waitFor(() => expect(has('child')).toBe(true));
    await give(form, no);
    await waitFor(() => expect(has('child')).toBe(false));
    await give(form, yes);
    await waitFor(() => expect(has('child')).toBe(true));
    expect(reports).toEqual([]);
  });

  it('stands behind the group of its parent, in a column of its own', async () => {
    const parent = textOf('parent', {
      dependentFieldFilters: [shows(textOf('one'), is('x')), shows(textOf('two'), is('x'))],
    });
    const form = await openForm({}, documentOf([groupOf([parent, textOf('beside')]), groupOf([textOf('after')])]));
    await give(form, 'x');
    await waitFor(() => expect(fullPage.labels()).toEqual(['parent', 'beside', 'one', 'two', 'after']));
    expect(control('one').closest('fieldset')?.className).toBe('form-columns-1');
  });

  it('wants every filter of a condition, and any of several conditions', async () => {
    const child = textOf('child');
    const both = [
      { operator: 'CONTAINS', strValue: 'a' },
      { operator: 'CONTAINS', strValue: 'b' },
    ];
    const form = await openForm(
      {},
      documentWith([textOf('parent', { dependentFieldFilters: [shows(child, ...both), shows(child, is('z'))] })]),
    );
    for (const [value, isShown] of [
      ['a', false],
      ['ab', true],
      ['b', false],
      ['z', true],
    ] as const) {
      await give(form, value);
      await waitFor(() => expect(has('child')).toBe(isShown));
    }
    expect(document.querySelectorAll('.hs_child')).toHaveLength(1);
  });

  it('in a chain goes with those above it, keeps its value, and is sent only while it is seen', async () => {
    const grandchild = textOf('grandchild', { required: true });
    const child = textOf('child', { dependentFieldFilters: [shows(grandchild, is('y'))] });
    const onFormSubmit = vi.fn();
    const form = await openForm(
      { onFormSubmit },
      documentWith([textOf('parent', { dependentFieldFilters: [shows(child, is('x'))] })]),
    );
    await give(form, 'x');
    await waitFor(() => expect(has('child')).toBe(true));
    await form.user.type(control('child'), 'y');
    await waitFor(() => expect(has('grandchild')).toBe(true));
    await form.user.type(control('grandchild'), 'z');

    await give(form, 'n');
    await waitFor(() => expect(fullPage.labels()).toEqual(['parent']));
    await form.user.click(page.button());
    const first = await form.submission(0);
    expect(readSubmission(first).entries).toEqual([['parent', 'n']]);
    expect(readSubmission(first).context.renderedFieldsIds).toEqual(['parent']);
    expect(onFormSubmit.mock.calls[0]?.[0].values).toEqual([{ name: 'parent', value: 'n' }]);
    first.answer({}, 500);
    await waitFor(() => expect(page.alerts()).not.toEqual([]));

    await give(form, 'x');
    await waitFor(() => expect(has('grandchild')).toBe(true));
    expect(control('child').value).toBe('y');
    expect(control('grandchild').value).toBe('z');
    await form.user.click(page.button());
    expect(readSubmission(await form.submission(1)).entries).toEqual([
      ['parent', 'x'],
      ['child', 'y'],
      ['grandchild', 'z'],
    ]);
  });

  it('keeps what was chosen in it', async () => {
    const children = [choiceOf('checkbox', 'tags', ['a', 'b']), choiceOf('select', 'one', ['a', 'b'])];
    const form = await openForm(
      {},
      documentWith([textOf('parent', { dependentFieldFilters: children.map((child) => shows(child, is('x'))) })]),
    );
    await give(form, 'x');
    await form.user.click(await screen.findByRole('checkbox', { name: 'b' }));
    await form.user.selectOptions(control('one'), 'b');
    await give(form, 'n');
    await waitFor(() => expect(has('one')).toBe(false));
    await give(form, 'x');
    await waitFor(() => expect(has('one')).toBe(true));
    expect(control('one').value).toBe('b');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'b' }).checked).toBe(true);
  });

  it('that is required does not block while it is hidden, nor is it told as wrong', async () => {
    const onError = vi.fn();
    const child = textOf('child', { required: true });
    const form = await openForm(
      {},
      documentWith([
        textOf('parent', { dependentFieldFilters: [shows(child, is('x'))] }),
        textOf('name', { required: true }),
      ]),
    );
    form.handle.on('fieldError', onError);
    await form.user.click(page.button());
    await waitFor(() => expect(onError).toHaveBeenCalled());
    expect(onError.mock.calls.map(([{ name }]) => name)).toEqual(['name']);
    // It begins without an error, although there was an attempt before it was seen.
    await give(form, 'x');
    await waitFor(() => expect(has('child')).toBe(true));
    expect(control('child').getAttribute('aria-invalid')).toBe('false');
    await form.user.click(page.button());
    await waitFor(() => expect(control('child').getAttribute('aria-invalid')).toBe('true'));
    await give(form, 'n');
    await waitFor(() => expect(has('child')).toBe(false));
    await form.user.type(control('name'), 'Ada');
    await form.user.click(page.button());
    const { entries, context } = readSubmission(await form.submission(0));
    expect(entries).toEqual([
      ['parent', 'n'],
      ['name', 'Ada'],
    ]);
    expect(context.formValidity).toEqual({ parent: { valid: true }, name: { valid: true } });
  });

  it('is shown from the start where a default value says so', async () => {
    await openForm(
      {},
      documentWith([textOf('parent', { defaultValue: 'x', dependentFieldFilters: [shows(textOf('child'), is('x'))] })]),
    );
    expect(has('child')).toBe(true);
  });

  it('follows a parent that is hidden', async () => {
    await openForm(
      { properties: { parent: 'x' } },
      documentWith([textOf('parent', { hidden: true, dependentFieldFilters: [shows(textOf('child'), is('x'))] })]),
    );
    expect(fullPage.labels()).toEqual(['child']);
  });

  it('with an operator that there is not stays hidden, and is told of', async () => {
    const form = await openForm(
      {},
      documentWith([
        textOf('parent', { dependentFieldFilters: [shows(textOf('child'), { operator: 'RHYMES', strValue: 'x' })] }),
      ]),
    );
    await give(form, 'x');
    expect(has('child')).toBe(false);
    expect(reports).toHaveLength(1);
    expect(reports[0]).toContain('unknown filter operator "RHYMES"');
  });

  it('of itself, in a circle, or without a name does no harm', async () => {
    const deep = (name: string, more: readonly object[] = []) => textOf(name, { dependentFieldFilters: more });
    const circle = deep('a', [
      shows(deep('b', [shows(deep('a', []), is('x')), shows(deep('b', []), is('x'))]), is('x')),
    ]);
    const form = await openForm(
      {},
      documentWith([
        { ...circle, label: 'parent' },
        textOf('c', { dependentFieldFilters: [shows({ label: 'nameless' }, is('x')), null, { filters: 7 }, 'junk'] }),
        textOf('d', { dependentFieldFilters: 'junk' }),
      ]),
    );
    await give(form, 'x');
    await waitFor(() => expect(has('b')).toBe(true));
    await form.user.type(control('b'), 'x');
    await give(form, '');
    await waitFor(() => expect(has('b')).toBe(false));
    await form.user.click(page.button());
    expect(readSubmission(await form.submission(0)).entries.map(([name]) => name)).toEqual(['a', 'c', 'd']);
    expect(reports.length).toBeGreaterThan(0);
  });
});

describe('what is known', () => {
  const smart = (name: string, group: object = {}) =>
    groupOf([textOf(name, { required: true })], { isSmartGroup: true, ...group });

  it('hides smart groups, and groups that wait take their places one by one', async () => {
    const waiting = (name: string) => groupOf([textOf(name)], { default: false });
    const form = await openForm(
      {},
      documentOf(
        [smart('a'), smart('b'), smart('c'), waiting('d'), waiting('e'), waiting('f')],
        {},
        {
          properties: { a: 'known', d: 'known too' },
          knownSmartFields: ['c'],
        },
      ),
    );
    expect(fullPage.labels()).toEqual(['b*', 'e', 'f']);
    await form.user.type(control('b'), 'x');
    await form.user.click(page.button());
    expect(readSubmission(await form.submission(0)).entries.map(([name]) => name)).toEqual(['b', 'e', 'f']);
  });

  it('does not hide a smart group of which something is not known', async () => {
    await openForm(
      {},
      documentOf([groupOf([textOf('a'), textOf('b')], { isSmartGroup: true })], {}, { knownSmartFields: ['a'] }),
    );
    expect(fullPage.labels()).toEqual(['a', 'b']);
  });

  it('hides single smart fields, with all that depends on them', async () => {
    const parent = textOf('a', { isSmartField: true, dependentFieldFilters: [shows(textOf('child'), is('x'))] });
    await openForm({}, documentOf([groupOf([parent, textOf('b')])], {}, { properties: { a: 'x' } }));
    expect(fullPage.labels()).toEqual(['b']);
  });

  it('shows all of them where the page asks for no current values', async () => {
    await openForm(
      { ignoreCurrentValues: true },
      documentOf([smart('a')], {}, { properties: { a: 'x' }, knownSmartFields: ['a'] }),
    );
    expect(fullPage.labels()).toEqual(['a*']);
    expect(control('a').value).toBe('');
  });
});
