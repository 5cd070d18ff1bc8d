import { pageProvider } from '@mountkit/core';
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeFetch } from '../../core/src/testing/fake-fetch';
import { putMarkup, resetPage, settleMicrotasks, watchReports } from '../../core/src/testing/page';
import { mount, registry } from '../src/index';
import type { FormOptions } from '../src/settings';
import { countLeaks } from '../src/testing/count-leaks';
import { findViolations } from '../src/testing/find-violations';
import { documentWith, IDS, page } from '../src/testing/form-page';

const MESSAGE = 'This form could not be loaded.';

let reports: readonly string[];

beforeEach(() => {
  resetPage();
  reports = watchReports();
});

afterEach(() => {
  registry.removeAll();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.documentElement.lang = '';
});

/** Mounts a form whose definition is refused. */
async function refuse(options: Partial<FormOptions> = {}, body: unknown = '', status = 404, markup = '<div></div>') {
  const { calls, call } = fakeFetch();
  const element = putMarkup(markup);
  const handle = mount(element, { ...IDS, ...options });
  (await call(0)).answer(body, status);
  await handle.ready.catch(() => {});
  return { element, handle, calls, call };
}

const button = () => screen.findByRole('button', { name: 'Try again' });

describe('a form whose host the page does not name', () => {
  const mountIds = (options: Partial<FormOptions> = {}) => {
    const { calls } = fakeFetch();
    const element = putMarkup('<div></div>');
    const { portalId, formId } = IDS;
    return { calls, element, handle: mount(element, { portalId, formId, minHeight: 240, ...options }) };
  };

  it('fails with an error that names the option, and asks nobody', async () => {
    const { calls, element, handle } = mountIds();
    await expect(handle.ready).rejects.toMatchObject({
      code: 'MISSING_PROVIDER',
      message: expect.stringMatching(/option provider is missing.*data-provider/),
    });
    expect(handle.status).toBe('error');
    expect(calls).toEqual([]);
    expect(reports).toEqual([expect.stringContaining('provider is missing')]);
    expect([element.childNodes.length, element.style.minHeight]).toEqual([0, '']);
  });

  it.each<[Partial<FormOptions>, object, string]>([
    [{ region: 'eu1' }, {}, 'https://forms-eu1.hsforms.com'],
    [{}, { region: 'na1' }, 'https://forms.hsforms.com'],
    [{}, { dialects: 'woocommerce hubspot' }, 'https://forms.hsforms.com'],
    [{ region: 'eu1' }, { provider: 'https://tag.test/' }, 'https://tag.test'],
  ])('with the options %j and the script tag %j asks %s', async (options, tag, host) => {
    Object.assign(pageProvider(), tag);
    const { calls } = mountIds(options);
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]?.url).toContain(`${host}/embed/`);
  });

  it('asks nobody for a definition that the page gives, and sends to the page’s own host', async () => {
    const { calls, handle } = mountIds({ definition: documentWith() });
    await handle.ready;
    fireEvent.input(page.field('Email'), { target: { value: 'ada@example.com' } });
    fireEvent.submit(page.form());
    await waitFor(() => expect(calls.some(({ url }) => url.includes('/submissions/'))).toBe(true));
    for (const { url } of calls) expect(url).toMatch(/^\//);
  });
});

describe('a form that could not be loaded', () => {
  it('shows a message with a button that loads it', async () => {
    const { element, handle, call } = await refuse({ minHeight: 240 });
    expect(screen.queryByRole('form')).toBeNull();
    expect(await findViolations()).toEqual([]);
    const pressed = await button();
    expect(screen.getByRole('status').textContent).toBe(MESSAGE);
    pressed.focus();
    fireEvent.click(pressed);
    await waitFor(() => expect(handle.status).toBe('loading'));
    expect(pressed.getAttribute('aria-disabled')).toBe('true');
    (await call(1)).answer(documentWith());
    await waitFor(() => expect(handle.status).toBe('ready'));
    expect(element.querySelector('.mk-load-failure')).toBeNull();
    expect(element.style.minHeight).toBe('');
    await waitFor(() => expect(document.activeElement).toBe(page.field('Email')));
    expect(reports).toHaveLength(1);
  });

  it('leaves the focus where it is if the visitor is elsewhere', async () => {
    const { call, handle } = await refuse();
    fireEvent.click(await button());
    (await call(1)).answer(documentWith());
    await waitFor(() => expect(handle.status).toBe('ready'));
    expect(document.activeElement).toBe(document.body);
  });

  it('tells of every further failure, and asks once however often the button is pressed', async () => {
    const { calls, call, handle } = await refuse();
    const failed = vi.fn();
    handle.on('renderError', failed);
    const pressed = await button();
    const [text] = screen.getByRole('status').childNodes;
    fireEvent.click(pressed);
    fireEvent.click(pressed);
    (await call(1)).answer('', 404);
    await waitFor(() => expect(pressed.getAttribute('aria-disabled')).toBe('false'));
    expect(calls).toHaveLength(2);
    expect(failed).toHaveBeenCalledTimes(1);
    expect(handle.status).toBe('error');
    // Another text, or nobody would hear of it again.
    expect(screen.getByRole('status').childNodes[0]).not.toBe(text);
    expect(screen.getByRole('status').textContent).toBe(MESSAGE);
  });

  it('is loaded when the browser is online again', async () => {
    const { call, handle } = await refuse();
    await button();
    window.dispatchEvent(new Event('online'));
    (await call(1)).answer(documentWith());
    await waitFor(() => expect(handle.status).toBe('ready'));
    window.dispatchEvent(new Event('online'));
    await settleMicrotasks();
    expect(screen.getAllByRole('textbox')).toHaveLength(1);
  });

  it.each([
    ['by its own locale', { locale: 'nl' }, 'fr', 'Dit formulier kon niet worden geladen.', 'nl ltr'],
    ['by that of the page', {}, 'fr-CH', 'Ce formulaire n’a pas pu être chargé.', 'fr-CH ltr'],
    ['in English where the page is in none that we know', {}, 'xx', MESSAGE, 'en ltr'],
    ['by its own locale, English too', { locale: 'en' }, 'fr', MESSAGE, 'en ltr'],
    ['from right to left', { locale: 'ar' }, '', 'تعذر تحميل هذا النموذج.', 'ar rtl'],
    ['in words of the page', { translations: { en: { formUnavailable: 'Call us.' } } }, 'en', 'Call us.', 'en ltr'],
  ])('speaks %s', async (_, options, lang, text, named) => {
    document.documentElement.lang = lang;
    await refuse(options);
    const message = await screen.findByText(text);
    const { lang: own, dir } = message.parentElement as HTMLElement;
    expect(`${own} ${dir}`).toBe(named);
  });

  it.each([
    ['the page wants none', { unavailableMessage: false }, '', 404, '<div></div>'],
    ['the page says so in markup', {}, '', 404, '<div data-unavailable-message="false"></div>'],
    [
      'another script draws the form',
      { fallbackScript: 'https://cdn.test/other.js' },
      'Not an Embed version 2 or 3 form',
      403,
      '<div></div>',
    ],
  ] as const)('shows no message where %s', async (_, options, body, status, markup) => {
    const { element, handle } = await refuse({ minHeight: 240, ...options }, body, status, markup);
    expect(handle.status).toBe('error');
    await waitFor(() => expect(element.style.minHeight).toBe(''));
    await settleMicrotasks();
    expect(element.childElementCount).toBe(0);
  });

  it('leaves the words to a page that puts its own there', async () => {
    document.addEventListener(
      'mountkit:forms:renderError',
      ({ target }) => {
        (target as Element).textContent = 'Call us.';
      },
      { once: true },
    );
    const { element, handle } = await refuse({ minHeight: 240 });
    expect(handle.status).toBe('error');
    await waitFor(() => expect(element.style.minHeight).toBe(''));
    await settleMicrotasks();
    expect(element.innerHTML).toBe('Call us.');
  });

  it('is loaded when the browser is online again, without a message too', async () => {
    const { call, handle, element } = await refuse({ unavailableMessage: false, minHeight: 240 });
    await waitFor(() => expect(element.style.minHeight).toBe(''));
    await settleMicrotasks();
    window.dispatchEvent(new Event('online'));
    (await call(1)).answer(documentWith());
    await waitFor(() => expect(handle.status).toBe('ready'));
  });

  it.each(['shown', 'tried again'])('leaves nothing when it is unmounted while it is %s', async (when) => {
    const leaks = countLeaks();
    const { element, handle, call } = await refuse({ minHeight: 240 });
    const pressed = await button();
    if (when !== 'shown') {
      fireEvent.click(pressed);
      await call(1);
    }
    handle.unmount();
    await settleMicrotasks();
    expect(element.outerHTML.replace(' style=""', '')).toBe('<div></div>');
    expect(document.adoptedStyleSheets).toEqual([]);
    expect(leaks.listeners()).toEqual([]);
    expect(leaks.timers()).toEqual([]);
    leaks.stop();
    expect(reports).toHaveLength(1);
  });
});
