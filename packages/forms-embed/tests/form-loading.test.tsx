import { hub, pageProvider } from '@mountkit/core';
import { screen, waitFor } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeFetch } from '../../core/src/testing/fake-fetch';
import { putMarkup, resetPage, settleMicrotasks, watchReports } from '../../core/src/testing/page';
import { mount, registry, scan } from '../src/index';
import { prepare } from '../src/prepare';
import type { FormOptions } from '../src/settings';
import { DEFINITION_URL, documentWith, EMAIL, FORM, IDS, openForm, PORTAL, page } from '../src/testing/form-page';

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

describe('a form that is mounted', () => {
  it('asks for its definition, draws it and is ready', async () => {
    const { calls, call } = fakeFetch();
    const handle = mount(putMarkup('<div></div>'), IDS);
    expect(handle).toMatchObject({ id: FORM, status: 'loading' });
    const { url, answer } = await call(0);
    expect(url).toBe(DEFINITION_URL);
    answer(
      documentWith([EMAIL, { name: 'firstname', label: 'First name', defaultValue: 'Ada' }], { submitText: 'Go' }),
    );
    expect(await handle.ready).toBe(handle);
    expect(handle.status).toBe('ready');
    expect(page.field('Email')).toMatchObject({ name: 'email', type: 'email', required: true, value: '' });
    expect(page.field('First name')).toMatchObject({ name: 'firstname', type: 'text', required: false, value: 'Ada' });
    expect(page.button().value).toBe('Go');
    expect(page.alerts()).toEqual([]);
    expect(calls).toHaveLength(1);
    expect(reports).toEqual([]);
  });

  it('begins with a definition in hand after mount has answered, as with one that it fetches', async () => {
    const handle = mount(putMarkup('<div></div>'), { ...IDS, definition: documentWith() });
    const heard = vi.fn();
    handle.on('definitionFetched', heard);
    await handle.ready;
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('is mounted by its attributes, and uses a definition that is already on its way', async () => {
    Object.assign(pageProvider(), { provider: 'https://forms.test' });
    const { calls, call } = fakeFetch();
    const element = putMarkup(`<div data-mountkit="form" data-portal-id="${PORTAL}" data-form-id="${FORM}"></div>`);
    prepare(element);
    const stop = scan();
    (await call(0)).answer(documentWith());
    await registry.getByElement(element)?.ready;
    stop();
    expect(calls.map(({ url }) => url)).toEqual([DEFINITION_URL]);
    expect(page.field('Email')).toBeTruthy();
    expect(reports).toEqual([]);
  });

  it('leaves validation to the widget and says what it is to themes and scripts', async () => {
    await openForm({ cssClass: 'mine' }, documentWith([EMAIL], { cssClass: 'theirs' }));
    const form = page.form();
    expect(form.noValidate).toBe(true);
    expect(form.dataset).toMatchObject({ formId: FORM, portalId: PORTAL });
    expect([...form.classList]).toEqual(expect.arrayContaining([`hs-form-${FORM}`, 'mine', 'theirs']));
    expect(page.button().className).toBe('hs-button primary large');
  });

  it.each([
    ['the definition itself', {}, false],
    ['the copy of it, as its date says', { metaData: [{ name: 'definitionS3WriteDate', value: '17' }] }, true],
  ])('tells the page whether it has %s', async (_, form, fallback) => {
    const onFormDefinitionFetchSuccess = vi.fn();
    await openForm({ onFormDefinitionFetchSuccess }, documentWith([EMAIL], form));
    expect(onFormDefinitionFetchSuccess.mock.calls).toEqual([[expect.objectContaining({ fallback })]]);
  });

  it('shows what a field wants as its placeholder', async () => {
    await openForm({}, documentWith([{ ...EMAIL, placeholder: 'you@example.com' }]));
    expect(page.field('Email').placeholder).toBe('you@example.com');
  });

  it('keeps a hidden field out of sight and names a field whose label is hidden', async () => {
    await openForm(
      {},
      documentWith([
        { ...EMAIL, labelHidden: true },
        { name: 'source', hidden: true, defaultValue: 'ad' },
      ]),
    );
    expect(page.field('Email')).toBeTruthy();
    expect(screen.getAllByRole('textbox')).toHaveLength(1);
    const hidden = document.querySelector('input[name="source"]');
    expect(hidden).toMatchObject({ type: 'hidden', value: 'ad', className: 'hs-input' });
    const around = hidden?.closest<HTMLElement>('fieldset > *');
    expect(around?.className).toBe('hs_source hs-source hs-fieldtype-text field hs-form-field');
    expect(around?.hidden).toBe(true);
    expect(around?.textContent).toBe('');
    expect(around?.parentElement?.className).toBe('form-columns-0');
  });

  it('tells of itself in order: callbacks, handle, hub, page and window', async () => {
    const names = ['beforeFormInit', 'definitionFetched', 'rendered', 'ready'] as const;
    const heard: string[] = [];
    const element = putMarkup('<div></div>');
    const offs = names.map((name) => hub().on(`forms:${name}`, () => heard.push(`hub ${name}`)));
    for (const name of names) element.addEventListener(`mountkit:forms:${name}`, () => heard.push(`page ${name}`));
    const messages: unknown[] = [];
    vi.spyOn(window, 'postMessage').mockImplementation((message) => messages.push(message));

    const { call } = fakeFetch();
    const handle = mount(element, {
      ...IDS,
      onBeforeFormInit: () => heard.push('callback beforeFormInit'),
      onFormDefinitionFetchSuccess: ({ definition }) => {
        heard.push('callback definitionFetched');
        expect(definition).toEqual(documentWith());
      },
      onFormReady: ({ id, instanceId }) => {
        heard.push('callback ready');
        expect([id, instanceId]).toEqual([FORM, handle.instanceId]);
        expect(page.field('Email')).toBeTruthy();
      },
    });
    for (const name of names) handle.on(name, () => heard.push(`handle ${name}`));
    (await call(0)).answer(documentWith());
    await handle.ready;
    for (const off of offs) off();

    expect(heard).toEqual([
      'callback beforeFormInit',
      'hub beforeFormInit',
      'page beforeFormInit',
      'callback definitionFetched',
      'handle definitionFetched',
      'hub definitionFetched',
      'page definitionFetched',
      'handle rendered',
      'hub rendered',
      'page rendered',
      'callback ready',
      'handle ready',
      'hub ready',
      'page ready',
    ]);
    expect(messages).toEqual(
      ['onFormDefinitionFetchSuccess', 'onBeforeFormInit', 'onFormReady'].map((eventName) =>
        expect.objectContaining({ type: 'hsFormCallback', eventName, id: FORM }),
      ),
    );
  });

  it('goes on where a callback throws, and reports it once', async () => {
    const { handle } = await openForm({
      onFormReady: () => {
        throw new Error('page code');
      },
    });
    expect(handle.status).toBe('ready');
    expect(reports).toHaveLength(1);
  });

  it('keeps its space until it is there', async () => {
    const { call } = fakeFetch();
    const element = putMarkup('<div></div>');
    const handle = mount(element, { ...IDS, minHeight: 240 });
    expect(element.style.minHeight).toBe('240px');
    (await call(0)).answer(documentWith());
    await handle.ready;
    expect(element.style.minHeight).toBe('');
  });

  it('has ids of its own where the page holds it twice', async () => {
    await openForm();
    await openForm();
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const fields = screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Email' });
    expect(fields).toHaveLength(2);
    expect(registry.all()).toHaveLength(2);
  });
});

describe('the texts of a form', () => {
  const said = (submitText: string) => ({ en: { submitText } });

  it("are the page's own where it gives some", async () => {
    await openForm({
      locale: 'de',
      translations: { de: { submitText: 'Senden', fieldLabels: { email: 'E-Mail-Adresse' } } as never },
    });
    expect(page.field('E-Mail-Adresse')).toBeTruthy();
    expect(page.button().value).toBe('Senden');
  });

  it.each<[string, Partial<FormOptions>, object]>([
    ['what the page says', { submitText: 'Expected', translations: said('b') }, { submitText: 'c' }],
    ['then its translation', { translations: said('Expected') }, { submitText: 'c' }],
    ["then the definition's", {}, { submitText: 'Expected' }],
  ])('on the button are %s', async (_, options, form) => {
    await openForm(options, documentWith([EMAIL], form));
    expect(page.button().value).toBe('Expected');
  });

  it('change at once with an attribute or an update, and what was typed stays', async () => {
    const { element, handle, user } = await openForm();
    await user.type(page.field('Email'), 'a@b.co');
    element.dataset.submitText = 'Continue  ➜';
    await waitFor(() => expect(page.button().value).toBe('Continue  ➜'));
    handle.update({ submitText: 'Go' });
    await waitFor(() => expect(page.button().value).toBe('Go'));
    expect(page.field('Email').value).toBe('a@b.co');
  });

  it('run nothing, whatever stands in them', async () => {
    const label = '<b>Email</b><img src=x onerror=alert(1)><script>alert(1)</script>';
    await openForm({}, documentWith([{ ...EMAIL, label, placeholder: label }]));
    expect(page.field('Email').placeholder).toBe(label);
    expect(document.querySelector('label b')?.textContent).toBe('Email');
    expect(document.querySelector('script, [onerror]')).toBeNull();
  });

  it('do not keep the form from being drawn where the page gives something that is no text', async () => {
    const { user } = await openForm({
      translations: { en: { required: 5, submitText: null, fieldLabels: { email: { a: 1 } } } } as never,
    });
    expect(screen.getByRole('textbox')).toBeTruthy();
    await user.click(page.button());
    await waitFor(() => expect(page.alerts()).not.toEqual([]));
  });
});

describe('a form that cannot be drawn', () => {
  it.each([
    ['INVALID_PORTAL_ID', { ...IDS, portalId: 'abc' }],
    ['INVALID_PORTAL_ID', { ...IDS, portalId: '' }],
    ['INVALID_FORM_GUID', { ...IDS, formId: 'abc' }],
  ])('because of %s: asks for nothing, and says so once', async (code, options) => {
    const { calls } = fakeFetch();
    const onRenderError = vi.fn();
    const handle = mount(putMarkup('<div></div>'), { ...options, onRenderError });
    await expect(handle.ready).rejects.toMatchObject({ code });
    expect(handle.status).toBe('error');
    expect(onRenderError.mock.calls).toEqual([[expect.objectContaining({ code })]]);
    expect(reports).toHaveLength(1);
    expect(calls).toEqual([]);
  });

  it.each([
    [404, '', 'DEFINITION_NOT_FOUND'],
    [400, 'The form guid is not valid', 'INVALID_FORM_GUID'],
    [400, 'IP_ADDRESS_IS_PROBABLY_A_BOT', 'IP_ADDRESS_IS_PROBABLY_A_BOT'],
    [403, '', 'FORBIDDEN'],
  ])('because its definition was refused with %i %s: fires %s twice, as fetch and as render error', async (...row) => {
    const [status, body, code] = row;
    const { call } = fakeFetch();
    const heard: string[] = [];
    const element = putMarkup('<div></div>');
    const handle = mount(element, {
      ...IDS,
      minHeight: 240,
      onFormDefinitionFetchError: (detail) => heard.push(`fetch ${detail.code}`),
      onRenderError: (detail) => heard.push(`render ${detail.code}`),
    });
    (await call(0)).answer(body, status);
    await expect(handle.ready).rejects.toMatchObject({ code });
    expect(heard).toEqual([`fetch ${code}`, `render ${code}`]);
    expect(handle.status).toBe('error');
    // What visitors read instead stands in the space that was kept for the form.
    await waitFor(() => expect(element.textContent).toBe('This form could not be loaded.Try again'));
    expect(element.style.minHeight).toBe('240px');
    expect(reports).toHaveLength(1);
  });

  it('leaves out fields that cannot be drawn, reports them, and draws the rest', async () => {
    const { handle } = await openForm({}, documentWith([{ label: 'No name' }, EMAIL]));
    expect(handle.status).toBe('ready');
    expect(page.field('Email')).toBeTruthy();
    await waitFor(() => expect(reports).toHaveLength(1));
  });
});

describe('unmounting', () => {
  it('leaves the page as it was', async () => {
    const before = document.head.innerHTML;
    const { element, handle, user } = await openForm({ minHeight: 240 });
    await user.type(page.field('Email'), 'a');
    expect(document.adoptedStyleSheets).not.toEqual([]);
    handle.unmount();
    expect(element.outerHTML.replace(' style=""', '')).toBe('<div></div>');
    expect(document.adoptedStyleSheets).toEqual([]);
    expect(document.head.innerHTML).toBe(before);
    expect(registry.all()).toEqual([]);
    expect(() => handle.unmount()).not.toThrow();
  });

  it('leaves no timer of a field that was being typed in', async () => {
    const { handle, user } = await openForm();
    const set = vi.spyOn(globalThis, 'setTimeout');
    const clear = vi.spyOn(globalThis, 'clearTimeout');
    await user.type(page.field('Email'), 'a');
    const timers = set.mock.results.filter((_, place) => set.mock.calls[place]?.[1] === 1000);
    expect(timers).toHaveLength(1);
    handle.unmount();
    expect(clear.mock.calls).toContainEqual([timers[0]?.value]);
  });

  it('before the definition is there draws nothing and tells nothing when it comes', async () => {
    const { call } = fakeFetch();
    const element = putMarkup('<div></div>');
    const onFormReady = vi.fn();
    const onRenderError = vi.fn();
    const handle = mount(element, { ...IDS, onFormReady, onRenderError });
    const { answer } = await call(0);
    handle.unmount();
    answer(documentWith());
    await settleMicrotasks();
    expect(element.childElementCount).toBe(0);
    expect(onFormReady).not.toHaveBeenCalled();
    expect(onRenderError).not.toHaveBeenCalled();
    await expect(handle.ready).rejects.toMatchObject({ code: 'UNMOUNTED' });
    expect(reports).toEqual([]);
  });

  it('from a callback stops the form there', async () => {
    const { call } = fakeFetch();
    const element = putMarkup('<div></div>');
    const onFormReady = vi.fn();
    const handle = mount(element, { ...IDS, onFormReady });
    handle.on('rendered', () => handle.unmount());
    (await call(0)).answer(documentWith());
    await expect(handle.ready).rejects.toMatchObject({ code: 'UNMOUNTED' });
    await settleMicrotasks();
    expect(element.childElementCount).toBe(0);
    expect(onFormReady).not.toHaveBeenCalled();
  });
});
