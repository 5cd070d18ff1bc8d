import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { resetPage, watchReports } from '../../core/src/testing/page';
import { registry } from '../src/index';
import { documentOf, groupOf, openForm, textOf } from '../src/testing/form-page';

let reports: readonly string[];

beforeEach(() => {
  resetPage();
  reports = watchReports();
});

afterEach(() => {
  registry.removeAll();
  vi.restoreAllMocks();
});

const list = <T,>(length: number, create: (index: number) => T): T[] =>
  Array.from({ length }, (_, index) => create(index));
const formOf = (fields: number) => documentOf([groupOf(list(fields, (index) => textOf(`f${index}`)))]);
const inputs = () => document.querySelectorAll('form input:not([type=submit])').length;

const TOO_MANY = 'the definition has 1,001 fields with their dependents, expected at most 1,000';

it('a definition beyond a limit is a render error, fetched or given', async () => {
  const failure = { code: 'DEFINITION_FAILURE', message: TOO_MANY };
  await expect(openForm({}, formOf(1001))).rejects.toMatchObject(failure);
  await expect(openForm({ mode: 'preview' }, formOf(1001))).rejects.toMatchObject(failure);
  expect(reports).toHaveLength(1);
  expect(inputs()).toBe(0);
});

it('a definition that refers to itself is a render error', async () => {
  const circle: Record<string, unknown> = { ...formOf(1) };
  circle.circle = circle;
  await expect(openForm({ mode: 'preview' }, circle)).rejects.toMatchObject({
    code: 'DEFINITION_FAILURE',
    message: expect.stringContaining('levels'),
  });
});

it('a long form is drawn in turns, and ready when all of it stands', async () => {
  const counts: number[] = [];
  const observer = new MutationObserver(() => counts.push(inputs()));
  observer.observe(document, { childList: true, subtree: true });
  await openForm({}, formOf(600));
  expect(inputs()).toBe(600);
  await Promise.resolve();
  observer.disconnect();
  expect(counts.some((count) => count > 0 && count < 600)).toBe(true);
  expect(reports).toEqual([]);
});

it('what is too long is left out of a form, whose fields stay', async () => {
  const groups = [{ ...groupOf([textOf('email')]), richText: { content: 'm'.repeat(50_001) } }];
  await openForm({ css: '.a{}'.repeat(501) }, documentOf(groups));
  expect(inputs()).toBe(1);
  expect(document.querySelector('.hs-richtext')).toBeNull();
  expect(reports.toSorted()).toEqual([
    expect.stringContaining('css has 501 blocks, expected at most 500; it is left out'),
    expect.stringContaining('the rich text of group 0 has 50,001 characters, expected at most 50,000; it is left out'),
  ]);
});

it('a form of text fields only is held to the limits too', async () => {
  await openForm({}, documentOf([groupOf([textOf('email', { placeholder: 'm'.repeat(20_001) })])]));
  expect(document.querySelector('input')?.placeholder).toHaveLength(20_000);
  expect(reports).toEqual([expect.stringContaining('the placeholder of field "email" has 20,001 characters')]);
});
