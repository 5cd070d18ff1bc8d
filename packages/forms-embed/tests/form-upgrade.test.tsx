import { waitFor } from '@testing-library/dom';
import { expect, it, vi } from 'vitest';
import { settleMicrotasks } from '../../core/src/testing/page';
import { accessForm } from '../src/access';
import { addRule } from '../src/form/custom-rules';
import { documentWith, EMAIL, NO_CALL, openForm, page, readSubmission, textOf } from '../src/testing/form-page';
import { openQuietPages } from '../src/testing/quiet-pages';

openQuietPages();

const DOCUMENT = documentWith([EMAIL, textOf('city', { defaultValue: 'Rome' })]);
const settle = async () => {
  await settleMicrotasks();
  await vi.dynamicImportSettled();
  await settleMicrotasks();
};
const isFull = () => document.querySelector('.hs-form__page') !== null;
const isAllThere = () => waitFor(() => expect(isFull()).toBe(true));

/** Opens a text form, and notes all that it announces from then on. */
async function openTextForm(options: Parameters<typeof openForm>[0] = {}, unheard?: RegExp) {
  const form = await openForm({ emailCheck: 'off', ...options }, DOCUMENT, unheard);
  await settle();
  const events: string[] = [];
  const names = [
    'beforeFormInit',
    'definitionFetched',
    'rendered',
    'ready',
    'view',
    'interaction',
    'fieldError',
    'failedValidation',
  ];
  for (const name of names) form.element.addEventListener(`mountkit:forms:${name}`, () => events.push(name));
  expect(isFull()).toBe(false);
  return { ...form, events };
}

it('keeps what the visitor has typed and seen, the focus, the caret and the ids, and announces nothing again', async () => {
  const { element, handle, user, events } = await openTextForm();
  await user.click(page.button());
  await waitFor(() => expect(page.alerts()).toContain('Please complete this required field.'));
  await waitFor(() => expect(page.focused()).toBe('email'));
  await user.type(page.field('city'), ' and Naples');
  page.field('city').setSelectionRange(4, 4);
  const before = { ids: Array.from(element.querySelectorAll('[id]'), ({ id }) => id).sort(), alerts: page.alerts() };
  const container = element.querySelector('[data-hs-forms-root]');
  const { instanceId } = handle;
  await waitFor(() => expect(events).toContain('fieldError'));
  events.length = 0;
  element.dataset.extraSubmissionMetadata = '{"campaign": 7}';
  await isAllThere();

  expect(Array.from(element.querySelectorAll('[id]'), ({ id }) => id).sort()).toEqual(before.ids);
  expect(page.alerts()).toEqual(before.alerts);
  expect(page.field('city').value).toBe('Rome and Naples');
  expect(document.activeElement).toBe(page.field('city'));
  expect(page.field('city').selectionStart).toBe(4);
  expect(element.querySelector('[data-hs-forms-root]')).toBe(container);
  expect(element.children).toHaveLength(1);
  expect(handle.instanceId).toBe(instanceId);
  expect(handle.status).toBe('ready');
  expect(page.form().noValidate).toBe(true);
  await settle();
  expect(events).toEqual([]);
});

it('submits once, with the same id as a try before', async () => {
  const { element, handle, user, submission, sent } = await openTextForm();
  await user.type(page.field('Email'), 'a@b.co');
  await user.click(page.button());
  const first = await submission(0);
  element.dataset.extraSubmissionMetadata = '{"campaign": 7}';
  await settle();
  // It waits for the end of the submission.
  expect(isFull()).toBe(false);
  first.answer({}, 500);
  await isAllThere();
  await waitFor(() => expect(page.alerts()).toHaveLength(1));
  expect(handle.status).toBe('ready');
  await user.click(page.button());
  const second = await submission(1);
  const [one, two] = [readSubmission(first), readSubmission(second)];
  expect(two.entries).toEqual(one.entries);
  expect(two.context.correlationId).toBe(one.context.correlationId);
  expect(two.context.campaign).toBe(7);
  second.answer({ inlineMessage: 'Thanks' });
  await waitFor(() => expect(document.querySelector('.submitted-message')?.textContent).toBe('Thanks'));
  expect(sent()).toHaveLength(2);
});

it('does not come after the thank-you message', async () => {
  const { element, handle, user, submission } = await openTextForm();
  await user.type(page.field('Email'), 'a@b.co');
  await user.click(page.button());
  (await submission(0)).answer({ inlineMessage: 'Thanks' });
  await waitFor(() => expect(handle.status).toBe('done'));
  element.dataset.locale = 'de';
  addRule('email', () => 'No.')();
  await settle();
  expect(document.querySelector('form')).toBeNull();
  expect(document.querySelector('.submitted-message')?.textContent).toBe('Thanks');
});

it('is one upgrade, whatever asks for it at the same time', async () => {
  const { element, user } = await openTextForm();
  await user.type(page.field('Email'), 'a@b.co');
  const remove = addRule('email', () => 'Never.');
  element.dataset.locale = 'de';
  element.dataset.blockedDomains = 'c.co';
  await waitFor(() => expect(page.button().value).toBe('Absenden'));
  await user.tab();
  await waitFor(() => expect(page.alerts()).toEqual(['Never.']));
  expect(document.querySelectorAll('form, [data-hs-forms-root]')).toHaveLength(2);
  remove();
  await waitFor(() => expect(page.alerts()).toEqual([]));
});

it('leaves one hint below an email field, and asks about the address again', async () => {
  const { element, user, sent, submission } = await openTextForm({ emailCheck: 'blur' }, NO_CALL);
  await user.type(page.field('Email'), 'a@gmial.com');
  await user.tab();
  (await submission(0)).answer({ success: true, emailFree: true, suggestion: 'a@gmail.com' });
  await settle();
  element.dataset.isEnterSubmitDisabled = '';
  await isAllThere();
  expect(document.querySelectorAll('[aria-live]')).toHaveLength(1);
  await user.click(page.field('Email'));
  await user.tab();
  await waitFor(() => expect(sent()).toHaveLength(2));
});

it('is followed by scripts of the page, which fill and read it as before', async () => {
  const { element } = await openTextForm();
  const access = accessForm(element);
  const changed = vi.fn();
  const stop = access.follow(changed);
  element.dataset.blockedDomains = 'c.co';
  await isAllThere();
  await settle();
  changed.mockClear();
  expect(access.setValue('email', 'a@b.co')).toBe(true);
  expect(changed).toHaveBeenCalled();
  expect(access.values()).toEqual({ email: 'a@b.co', city: 'Rome' });
  stop();
  changed.mockClear();
  access.setValue('email', 'b@b.co');
  await settle();
  expect(changed).not.toHaveBeenCalled();
});

it('leaves nothing when it is unmounted', async () => {
  const { element, handle, user } = await openTextForm();
  await user.click(page.field('Email'));
  element.dataset.unstyled = '';
  await isAllThere();
  await settle();
  handle.unmount();
  expect(element.innerHTML).toBe('');
  expect(document.adoptedStyleSheets).toEqual([]);
});
