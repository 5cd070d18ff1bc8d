import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeFetch } from '../../core/src/testing/fake-fetch';
import { putMarkup, resetPage, watchReports } from '../../core/src/testing/page';
import type { FormDocument } from '../src/document/form';
import { mount, registry } from '../src/index';
import type { FormOptions } from '../src/settings';
import { documentWith, FORM, IDS, page, readSubmission } from '../src/testing/form-page';
import { FIELDS, serverMarkup } from '../src/testing/server-markup';

const OTHER = '00000000-0000-4000-8000-000000000000';
const REQUIRED = 'Please complete this required field.';

let host: ReturnType<typeof fakeFetch>;
let reports: readonly string[];

beforeEach(() => {
  resetPage();
  host = fakeFetch();
  reports = watchReports();
  vi.spyOn(console, 'error');
});

afterEach(() => {
  registry.removeAll();
  expect(console.error).not.toHaveBeenCalled();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Puts what a server has drawn into the page. */
function putGiven(markup = serverMarkup(), attributes = 'data-instance-id="one"') {
  const element = putMarkup(`<div ${attributes}>${markup}</div>`);
  const input = (name: string) => element.querySelector(`[name=${name}]`) as HTMLInputElement;
  return { element, form: page.form(), email: input('email'), first: input('firstname'), source: input('source') };
}

const mountOn = (element: Element, options: Partial<FormOptions> = {}) =>
  mount(element, { ...IDS, definition: documentWith(FIELDS), ...options });

/** What a visitor types before any script runs. */
const write = (input: HTMLInputElement, value: string) => {
  input.focus();
  input.value = value;
};

const user = userEvent.setup({ delay: null });

describe('a form that a server has drawn', () => {
  it('is taken over as it is, and nothing is fetched', async () => {
    const { element, form, email, first, source } = putGiven();
    const before = element.innerHTML;
    email.focus();
    const handle = mountOn(element);
    expect(element.innerHTML).toBe(before);
    await handle.ready;

    expect(handle.instanceId).toBe('one');
    expect(page.form()).toBe(form);
    expect([page.field('Email'), page.field('First name')]).toEqual([email, first]);
    expect(source.isConnected).toBe(true);
    expect(document.activeElement).toBe(email);
    expect(document.querySelectorAll('form, [data-hs-forms-root]')).toHaveLength(2);
    expect(form.noValidate).toBe(true);
    form.noValidate = false;
    expect(element.innerHTML).toBe(before);
    expect(host.calls).toEqual([]);
    expect(reports).toEqual([]);
  });

  it('sends what was typed before and after, and what nobody touched', async () => {
    const { element, email, first } = putGiven();
    write(first, 'Grace');
    write(email, 'grace@exam');
    await mountOn(element).ready;
    expect([email.value, first.value]).toEqual(['grace@exam', 'Grace']);
    await user.type(email, 'ple.com{Enter}');
    expect(readSubmission(await host.call(0)).entries).toEqual([
      ['email', 'grace@example.com'],
      ['firstname', 'Grace'],
      ['source', 'ad'],
    ]);
  });

  it('takes what is typed while the widget is on its way', async () => {
    const { element, email } = putGiven();
    const { ready } = mountOn(element);
    write(email, 'ada@example.com');
    await ready;
    await user.click(page.button());
    expect(readSubmission(await host.call(0)).entries[0]).toEqual(['email', 'ada@example.com']);
  });

  it('shows no error before the visitor submits, and then the widget’s own', async () => {
    const { element, email } = putGiven();
    write(email, 'ada@');
    email.blur();
    await mountOn(element).ready;
    expect(page.alerts()).toEqual([]);
    await user.clear(email);
    await user.click(page.button());
    await vi.waitFor(() => expect(page.alerts()).toContain(REQUIRED));
    expect(email.getAttribute('aria-invalid')).toBe('true');
    expect(page.form().contains(email)).toBe(true);
    expect(host.calls).toEqual([]);
  });

  it('tells of an error when a field that already had the focus is left', async () => {
    const { element, email } = putGiven();
    write(email, 'ada@');
    await mountOn(element).ready;
    await user.type(email, 'x');
    await user.tab();
    await vi.waitFor(() => expect(page.alerts()).toEqual(['Email must be formatted correctly.']));
  });

  it('follows options that change', async () => {
    const { element, email } = putGiven();
    write(email, 'ada');
    const handle = mountOn(element);
    await handle.ready;
    handle.update({ submitText: 'Go on' });
    await vi.waitFor(() => expect(page.button().value).toBe('Go on'));
    expect(page.field('Email')).toBe(email);
    expect(email.value).toBe('ada');
  });

  it('tells its events, the definition’s too, once', async () => {
    const { element } = putGiven();
    const heard: string[] = [];
    const names = ['definitionFetched', 'rendered', 'ready'];
    for (const name of names) element.addEventListener(`mountkit:forms:${name}`, () => heard.push(name));
    await mountOn(element).ready;
    expect(heard).toEqual(names);
  });

  it('may be fetched a definition, too', async () => {
    const { element, form, email } = putGiven();
    const { ready } = mount(element, IDS);
    const { answer } = await host.call(0);
    write(email, 'ada');
    answer(documentWith(FIELDS));
    await ready;
    expect(page.form()).toBe(form);
    expect(email.value).toBe('ada');
  });

  it('needs no space kept', async () => {
    const { element } = putGiven();
    const { ready } = mountOn(element, { minHeight: 400 });
    expect(element.style.minHeight).toBe('');
    await ready;
    expect(element.style.minHeight).toBe('');
  });

  it('leaves nothing when it is unmounted', async () => {
    const { element } = putGiven();
    const handle = mountOn(element);
    await handle.ready;
    handle.unmount();
    expect(element.innerHTML).toBe('');
    expect(document.adoptedStyleSheets).toEqual([]);
  });

  it('stays the page’s own when the widget goes before it has taken over', async () => {
    const { element, form } = putGiven();
    const handle = mountOn(element);
    handle.unmount();
    await expect(handle.ready).rejects.toMatchObject({ code: 'UNMOUNTED' });
    expect(element.querySelector('form')).toBe(form);
    expect(form.noValidate).toBe(false);
  });

  it('drops what was for browsers without scripts, and keeps the rest', async () => {
    const { element, form, email } = putGiven(
      serverMarkup().replace('</fieldset>', '<noscript><input name="order"></noscript></fieldset>'),
    );
    const handle = mountOn(element);
    await handle.ready;
    expect(page.form()).toBe(form);
    expect(page.field('Email')).toBe(email);
    expect(element.querySelector('noscript, [name=order]')).toBeNull();
  });

  it('gives way where it is another form', async () => {
    const { element, form } = putGiven(serverMarkup({ guid: OTHER }));
    await mountOn(element).ready;
    expect(form.isConnected).toBe(false);
    expect(document.querySelectorAll('form, [data-hs-forms-root]')).toHaveLength(2);
    expect(page.form().id).toBe(`hsForm_${FORM}`);
  });

  it('gives way where it is another instance', async () => {
    const { element, form } = putGiven(serverMarkup({ instanceId: 'other' }));
    await mountOn(element).ready;
    expect(form.isConnected).toBe(false);
    expect(page.form().dataset.instanceId).toBe('one');
  });

  it('keeps its ids to itself', async () => {
    putGiven();
    await mountOn(putMarkup('<div></div>')).ready;
    const ids = Array.from(document.querySelectorAll('[id]'), ({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('is taken over with the ids that the server chose', async () => {
    const { element, email } = putGiven(serverMarkup({ suffix: `${FORM}_3` }));
    await mountOn(element).ready;
    expect(page.form().id).toBe(`hsForm_${FORM}_3`);
    expect(email.id).toBe(`email-${FORM}_3`);
    expect(email.isConnected).toBe(true);
  });
});

describe('where something goes wrong', () => {
  it('keeps what was typed and the focus, though something had changed the markup', async () => {
    // React tells of markup that it could not use; the form is there all the same.
    const told = vi.fn((event: ErrorEvent) => event.preventDefault());
    window.addEventListener('error', told);
    vi.mocked(console.error).mockImplementation(() => {});
    const { element, form, email } = putGiven();
    form.querySelector('fieldset')?.before(document.createElement('aside'));
    write(email, 'ada@example.com');
    await mountOn(element).ready;
    expect(page.field('Email').value).toBe('ada@example.com');
    expect(page.focused()).toBe('email');
    expect(document.querySelectorAll('form')).toHaveLength(1);
    await user.click(page.button());
    expect(readSubmission(await host.call(0)).entries[0]).toEqual(['email', 'ada@example.com']);
    window.removeEventListener('error', told);
    vi.mocked(console.error).mockClear();
  });

  it('leaves the form to the browser when the rest of the widget does not come', async () => {
    vi.doMock('../src/on-demand/hydrate', () => {
      throw new Error('offline');
    });
    const { element, form } = putGiven();
    const fetchErrors = vi.fn();
    const { ready } = mountOn(element, { onFormDefinitionFetchError: fetchErrors });
    await expect(ready).rejects.toMatchObject({ code: 'RENDER_FAILURE' });
    vi.doUnmock('../src/on-demand/hydrate');
    expect(element.querySelector('form')).toBe(form);
    expect(form.noValidate).toBe(false);
    expect(fetchErrors).not.toHaveBeenCalled();
    expect(reports).toHaveLength(1);
    vi.mocked(console.error).mockClear();
  });
});

describe('a definition that the page gives', () => {
  it('is used as an option, is not sent along, and is heard of', async () => {
    const heard = vi.fn();
    const definition = documentWith();
    await mountOn(putMarkup('<div></div>'), { definition, onFormDefinitionFetchSuccess: heard }).ready;
    expect(heard).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ definition, fallback: false }));
    await user.type(page.field('Email'), 'ada@example.com{Enter}');
    const { context } = readSubmission(await host.call(0));
    expect(context.originalEmbedContext).toMatchObject({ formId: FORM });
    expect(context.originalEmbedContext).not.toHaveProperty('definition');
  });

  it('is read from an attribute', async () => {
    const element = putMarkup('<div></div>');
    element.dataset.definition = JSON.stringify(documentWith());
    await mount(element, IDS).ready;
    expect(page.field('Email')).toBeTruthy();
    expect(host.calls).toEqual([]);
  });

  it('is told of where it holds no form', async () => {
    const { ready } = mountOn(putMarkup('<div></div>'), { definition: {} as FormDocument });
    await expect(ready).rejects.toMatchObject({ code: 'DEFINITION_FAILURE' });
    expect(host.calls).toEqual([]);
    expect(reports).toHaveLength(1);
    vi.mocked(console.error).mockClear();
  });
});
