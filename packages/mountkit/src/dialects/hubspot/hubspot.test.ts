// @vitest-environment jsdom
import * as forms from '@mountkit/forms-embed';
import { screen, waitFor } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { putMarkup, settleMicrotasks } from '../../../../core/src/testing/page';
import type { Mountkit } from '../../loader/create-mountkit';
import { installHbspt } from './calls';
import { startHubspot } from './index';
import type { WrappedForm } from './options';
import {
  COMPANY,
  create,
  documentOf,
  EMAIL,
  FORM,
  IDS,
  NEWS,
  now,
  open,
  page,
  start,
  submit,
  useEmptyPage,
  user,
} from './testing';

useEmptyPage();

describe('hbspt.forms.create', () => {
  it('draws the form into its target, and answers which it is', async () => {
    start();
    const { id, instanceId } = await open({ cssClass: 'mine', submitText: 'Go' });
    expect(id).toBe(FORM);
    expect(document.querySelector('#here > .hbspt-form')?.id).toBe(`hbspt-form-${instanceId}`);
    expect(document.querySelector('#here form.mine')).not.toBeNull();
    expect(screen.getByRole<HTMLInputElement>('button').value).toBe('Go');
    expect(forms.registry.getByInstanceId(instanceId)?.status).toBe('ready');
    expect(document.querySelector('#here')?.getAttributeNames()).toEqual(['id']);
    expect(now.reports).toEqual([]);
  });

  it.each([
    [{ portalId: 'x' }, 'INVALID_PORTAL_ID'],
    [{ portalId: undefined }, 'INVALID_PORTAL_ID'],
    [{ formId: 'nobody' }, 'INVALID_FORM_GUID'],
    [{ formId: '' }, 'INVALID_FORM_GUID'],
  ])('throws for %o', (wrong, code) => {
    start();
    expect(() => create({ ...IDS, target: 'body', ...wrong })).toThrow(expect.objectContaining({ code }));
    expect(forms.registry.all()).toEqual([]);
  });

  it('keeps calls that are made before the dialect is there, in their order', async () => {
    expect(installHbspt()).toBe(true);
    const here = putMarkup('<div id="a"></div>');
    const there = putMarkup('<div id="b"></div>');
    create({ ...IDS, target: '#b' });
    create({ ...IDS, target: '#a' });
    expect(forms.registry.all()).toEqual([]);
    start();
    await settleMicrotasks();
    expect(forms.registry.all().map(({ element }) => element)).toEqual([there, here]);
  });

  it('is one, however many scripts ask for it', async () => {
    start();
    startHubspot({} as Mountkit)();
    expect(installHbspt()).toBe(false);
    await open();
    expect(forms.registry.all()).toHaveLength(1);
  });

  it('leaves a hbspt alone that is there already, but for what it lacks', () => {
    const theirs = () => {};
    page.hbspt = { forms: { create: theirs } };
    expect(installHbspt()).toBe(false);
    expect(page.hbspt.forms.create).toBe(theirs);
  });

  it('stands where the script stands that calls without a target', async () => {
    start();
    const script = putMarkup('<script></script>');
    putMarkup('<p id="after"></p>');
    vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script as HTMLScriptElement);
    create(IDS);
    await settleMicrotasks();
    const [handle] = forms.registry.all();
    expect(handle?.element?.nextElementSibling).toBe(script);
  });

  it.each([
    ['the inline script that names the form', `<script>/* ${FORM} */</script>`, ''],
    ['the last script of the page', '<script></script><p></p>', '<script type="text/plain"></script>'],
  ])('stands after %s where the call is made later', async (_, before, last) => {
    start();
    document.body.innerHTML = `<p></p>${before}<p></p>${last}`;
    create(IDS);
    await settleMicrotasks();
    const [handle] = forms.registry.all();
    const scripts = document.querySelectorAll('script');
    expect(handle?.element?.previousElementSibling).toBe(scripts[scripts.length - 1]);
  });

  it('stands after the script of its own where several name the same form', async () => {
    start();
    document.body.innerHTML = `<script>'${FORM}'</script><p></p><script>'${FORM}'</script>`;
    for (const _ of [1, 2, 3]) create(IDS);
    await settleMicrotasks();
    expect([...document.body.children].map(({ localName }) => localName)).toEqual([
      ...['script', 'div', 'p', 'script', 'div', 'div'],
    ]);
  });

  it('waits for the page to be complete where the call is made in the head', async () => {
    start();
    await settleMicrotasks();
    const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    create(IDS);
    expect(forms.registry.all()).toEqual([]);
    const script = putMarkup('<script></script>');
    state.mockReturnValue('interactive');
    document.dispatchEvent(new Event('DOMContentLoaded'));
    expect(forms.registry.all()[0]?.element?.previousElementSibling).toBe(script);
  });

  it('reports a call without a target on a page without scripts', async () => {
    start();
    create(IDS);
    await settleMicrotasks();
    expect(now.reports).toEqual([expect.stringContaining('hbspt.forms.create without target')]);
  });

  it('knows forms of comments', async () => {
    start();
    await open({ type: 'BLOG_COMMENT' });
    expect(now.reports).toEqual([]);
  });

  it('takes elements and what jQuery makes of them', async () => {
    start();
    const one = putMarkup('<div></div>');
    const two = putMarkup('<div></div>');
    const odd = putMarkup('<div id="hs_form_target.1:2"></div>');
    for (const target of [one, [two], '#hs_form_target.1:2']) create({ ...IDS, target });
    await settleMicrotasks();
    expect(forms.registry.all().map(({ element }) => element)).toEqual([one, two, odd]);
  });

  it('draws a second form beside the first in the same target', async () => {
    start();
    await open();
    create({ ...IDS, target: '#here' });
    (await now.host.call(1)).answer(documentOf());
    await waitFor(() => expect(document.querySelectorAll('#here form')).toHaveLength(2));
  });

  it('reports a target that is not there, once', async () => {
    start();
    create({ ...IDS, target: '#nowhere' });
    await settleMicrotasks();
    expect(now.reports).toEqual([expect.stringContaining('#nowhere')]);
  });

  it('waits for a target that is not parsed yet', async () => {
    start();
    await settleMicrotasks();
    const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    create({ ...IDS, target: '#later' });
    expect(forms.registry.all()).toEqual([]);
    const later = putMarkup('<div id="later"></div>');
    state.mockReturnValue('interactive');
    document.dispatchEvent(new Event('DOMContentLoaded'));
    expect(forms.registry.all().map(({ element }) => element)).toEqual([later]);
  });

  it('uses formInstanceId as the name of the instance', async () => {
    start();
    const { instanceId } = await open({ formInstanceId: '2345' });
    expect(instanceId).toBe('2345');
    expect(document.querySelector('form')?.dataset.instanceId).toBe('2345');
  });
});

describe('a page with the plugin for WordPress', () => {
  /** Puts the plugin's accessor into the page, with forms that wait. */
  function putPlugin(...waiting: object[]) {
    let created: ((options: object) => void) | undefined;
    const hbspt: { forms: { create?: unknown }; enqueueForm?: (options: object) => void } = { forms: {} };
    hbspt.enqueueForm = (options) => (created ? created(options) : waiting.push(options));
    Object.defineProperty(hbspt.forms, 'create', {
      configurable: true,
      get: () => created,
      set(value: (options: object) => void) {
        created = value;
        for (let next = waiting.shift(); next; next = waiting.shift()) {
          // What the plugin does outside of a script.
          (window as { hubspot?: { utils: object } }).hubspot?.utils as object;
          if (!('hubspot' in window)) throw new ReferenceError('hubspot is not defined');
          value(next);
        }
      },
    });
    Object.assign(page, { hbspt });
    return hbspt;
  }

  it('draws the forms that wait, whatever is wrong with one of them, and those that come later', async () => {
    putMarkup('<div id="a"></div>');
    putMarkup('<div id="b"></div>');
    const hbspt = putPlugin({ ...IDS, target: '#a' }, { ...IDS, formId: 'nobody', target: '#a' });
    start();
    hbspt.enqueueForm?.({ ...IDS, target: '#b' });
    await settleMicrotasks();
    expect(forms.registry.all().map(({ element }) => element?.id)).toEqual(['a', 'b']);
    expect(now.reports).toEqual([expect.stringContaining('could not be called for a form that waits')]);
    expect('hubspot' in window).toBe(false);
  });

  it('is not harmed by a setter that throws', async () => {
    const hbspt = { forms: {} };
    Object.defineProperty(hbspt.forms, 'create', {
      configurable: true,
      get: () => undefined,
      set() {
        throw new Error('no');
      },
    });
    Object.assign(page, { hbspt });
    start();
    await open();
    expect(forms.registry.all()).toHaveLength(1);
    expect(now.reports).toHaveLength(1);
  });
});

describe('callbacks', () => {
  it('are told in order, with the form in an array-like', async () => {
    start();
    const told: unknown[] = [];
    const formIn = ($form: WrappedForm) => [$form.length, $form[0]?.localName];
    await open({
      onBeforeFormInit: (context) => told.push(['init', (context as { formId: string }).formId]),
      onFormDefinitionFetchSuccess: (definition) => told.push(['definition', 'form' in (definition as object)]),
      onFormReady: ($form) => told.push(['ready', ...formIn($form)]),
      onBeforeFormSubmit: ($form, values) => told.push(['before', ...formIn($form), values]),
      onFormSubmit: ($form, values) => told.push(['submit', ...formIn($form), values]),
      onFormSubmitted: ($form, data) => told.push(['submitted', ...formIn($form), data]),
      onFormFailedValidation: ($form) => told.push(['failed', ...formIn($form)]),
    });
    await user.click(screen.getByRole('button'));
    await waitFor(() => expect(told).toHaveLength(4));
    await user.type(screen.getByRole('textbox'), 'ada@example.com');
    await submit();
    await screen.findByText('Thanks.');
    const values = [{ name: 'email', value: 'ada@example.com' }];
    expect(told).toEqual([
      ['definition', true],
      ['init', FORM],
      ['ready', 1, 'form'],
      ['failed', 1, 'form'],
      ['before', 1, 'form', values],
      ['submit', 1, 'form', values],
      ['submitted', 1, 'form', { redirectUrl: '', submissionValues: { email: 'ada@example.com' } }],
    ]);
    expect(now.reports).toEqual([]);
  });

  it('may change what the form begins with', async () => {
    start();
    await open({ onBeforeFormInit: (context) => Object.assign(context, { submitText: 'Changed' }) });
    expect(screen.getByRole<HTMLInputElement>('button').value).toBe('Changed');
  });

  it('that throw are reported and stop nothing', async () => {
    start();
    const fail = () => {
      throw new Error('no');
    };
    await open({ onBeforeFormInit: fail, onFormReady: fail });
    expect(now.reports).toHaveLength(2);
  });

  it('hear of a definition that does not come, and of a submission that is refused', async () => {
    start();
    const failed = vi.fn();
    putMarkup('<div id="there"></div>');
    create({ ...IDS, target: '#there', onFormDefinitionFetchError: failed });
    (await now.host.call(0)).answer({}, 404);
    await waitFor(() => expect(failed).toHaveBeenCalledWith(expect.objectContaining({ code: 'DEFINITION_NOT_FOUND' })));
    document.querySelector('#there')?.remove();

    const refused = vi.fn();
    await open({ onFormError: refused });
    await user.type(screen.getByRole('textbox'), 'ada@example.com');
    await submit({ status: 'error' }, 429);
    await waitFor(() => expect(refused).toHaveBeenCalledTimes(1));
  });

  it('get what jQuery makes of the form where the page has it', async () => {
    start();
    const on = vi.fn();
    page.jQuery = (element: HTMLElement) => ({ 0: element, length: 1, jquery: '3', on, off() {} });
    const ready = vi.fn();
    await open({ onFormReady: ready });
    expect(ready.mock.calls[0]?.[0]).toMatchObject({ jquery: '3', 0: document.querySelector('form') });
    expect(on).toHaveBeenCalled();
  });
});

describe('values that scripts of the page have set, and told by an event', () => {
  const COLOUR = {
    ...{ name: 'colour', label: 'Colour', type: 'enumeration', fieldType: 'checkbox' },
    options: ['red', 'blue', 'green'].map((value) => ({ value, label: value })),
  };

  it('are taken from controls of every kind', async () => {
    start();
    const onFormSubmit = vi.fn();
    await open({ onFormSubmit }, documentOf([EMAIL, NEWS, COLOUR, COMPANY]));
    const set = (selector: string, values: object, event: string) => {
      const control = Object.assign(document.querySelector(`form ${selector}`) as HTMLInputElement, values);
      control.dispatchEvent(new Event(event, { bubbles: true }));
    };
    set('[name=email]', { value: 'ada@example.com' }, 'input');
    set('[name="0-2/name"]', { value: 'Engines' }, 'change');
    set('[name=news]', { checked: true }, 'change');
    set('[name=colour][value=red]', { checked: true }, 'change');
    set('[name=colour][value=green]', { checked: true }, 'change');
    await submit();
    expect(onFormSubmit.mock.calls[0]?.[1]).toEqual([
      { name: 'email', value: 'ada@example.com' },
      { name: 'news', value: 'true' },
      { name: 'colour', value: 'red;green' },
      { name: '0-2/name', value: 'Engines' },
    ]);
  });
});

describe('the elements of the newer embed code', () => {
  it('are marked as forms, those that are there and those that come', async () => {
    const here = putMarkup(`<div class="hs-form-frame" data-form-id="${FORM}"></div>`);
    start();
    expect(here.dataset.mountkit).toBe('form');
    const there = putMarkup(`<div><div class="hs-form-frame" data-form-id="${FORM}"></div></div>`);
    const other = putMarkup('<div class="hs-form-frame"></div>');
    await settleMicrotasks();
    expect((there.firstElementChild as HTMLElement).dataset.mountkit).toBe('form');
    expect(other.dataset.mountkit).toBeUndefined();
  });
});
