import { waitFor } from '@testing-library/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { resetPage, watchReports } from '../../core/src/testing/page';
import { accessForm } from '../src/access';
import { registry } from '../src/index';
import {
  choiceOf,
  documentWith,
  EMAIL,
  fullPage,
  openForm,
  page,
  readSubmission,
  textOf,
} from '../src/testing/form-page';

beforeEach(() => {
  resetPage();
  watchReports();
});

afterEach(() => {
  registry.removeAll();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const HIDDEN = { name: 'source', hidden: true, defaultValue: 'ad' };

/** A script of the page puts a value into an input. */
function write(name: string, value: string) {
  const input = document.querySelector(`[name="${name}"]`) as HTMLInputElement;
  input.value = value;
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

it.each([
  ['plain', []],
  ['rich', [choiceOf('select', 'size', ['s', 'l'])]],
])('sends what a script has put into a hidden field of a %s form', async (_, more) => {
  const { user, submission } = await openForm({}, documentWith([EMAIL, HIDDEN, ...more]));
  write('source', 'spring');
  await user.type(page.field('Email'), 'ada@example.com');
  await user.click(page.button());
  const { entries } = readSubmission(await submission(0));
  expect(entries).toContainEqual(['source', 'spring']);
});

it('reads, fills and sends a text form', async () => {
  const { element, submission } = await openForm({}, documentWith([EMAIL, HIDDEN]));
  const access = accessForm(element);
  const told = vi.fn();
  const stop = access.follow(told);
  expect(access.form()).toBe(page.form());
  expect(access.values()).toEqual({ email: '', source: 'ad' });
  access.submit();
  await waitFor(() => expect(access.errors()).toEqual({ email: 'Please complete this required field.' }));
  expect([access.setValue('0-1/email', 'ada@example.com'), access.setValue('nobody', 'x')]).toEqual([true, false]);
  await waitFor(() => expect(access.errors()).toEqual({}));
  expect(told).toHaveBeenCalled();
  stop();
  expect(access.conversionId()).toBe('');
  access.submit();
  const sent = await submission(0);
  expect(readSubmission(sent).entries).toContainEqual(['email', 'ada@example.com']);
  sent.answer({ accepted: true, conversionId: 'c-1' });
  await waitFor(() => expect(access.conversionId()).toBe('c-1'));
});

it('reads and fills fields of every kind, those that are shown', async () => {
  const topic = {
    ...choiceOf('radio', 'topic', ['order', 'other']),
    dependentFieldFilters: [{ dependentFormField: textOf('number'), filters: [{ operator: 'EQ', strValue: 'order' }] }],
  };
  const document = documentWith([
    topic,
    choiceOf('checkbox', 'days', ['mo', 'tu', 'we']),
    choiceOf('booleancheckbox', 'news', []),
    { ...textOf('subject'), objectTypeId: '0-5' },
  ]);
  const { element, handle } = await openForm({}, document);
  const access = accessForm(element);
  const fill = { topic: 'order', days: 'mo;we', news: 'true', '0-5/subject': 'Hello', number: '7' };
  for (const [field, value] of Object.entries(fill)) expect(access.setValue(field, value)).toBe(true);
  expect(access.values()).toEqual({
    topic: 'order',
    number: '7',
    days: 'mo;we',
    news: 'true',
    'TICKET.subject': 'Hello',
  });
  await waitFor(() => expect(fullPage.control('number').value).toBe('7'));
  access.setValue('topic', 'other');
  expect(access.values()).not.toHaveProperty('number');
  handle.unmount();
  expect(access.form()).toBeNull();
  expect(access.values()).toEqual({});
  expect(access.setValue('topic', 'order')).toBe(false);
});
