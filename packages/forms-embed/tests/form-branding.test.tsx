import { screen } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { putMarkup, resetPage, watchReports } from '../../core/src/testing/page';
import { mount, registry } from '../src/index';
import type { FormOptions } from '../src/settings';
import { documentWith, IDS, openForm, PORTAL, page } from '../src/testing/form-page';

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

const FREE = { ...documentWith(), scopes: { noBranding: false } };
const frame = () => document.querySelector('iframe');
const openFree = (options: Partial<FormOptions> = {}) => openForm(options, FREE);

describe('the branding link', () => {
  it('stands at the end of the form of a free account', async () => {
    await openFree();
    expect(frame()?.src).toBe(`https://app.hubspot.com/forms-embed-branding?portalId=${PORTAL}&lang=en`);
    expect(page.form().contains(frame())).toBe(true);
    expect(page.button().compareDocumentPosition(frame() as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(reports).toEqual([]);
  });

  it('has a name, and no more leave than it needs', async () => {
    await openFree({ brandingBase: 'https://maker.test/' });
    expect(frame()?.src).toContain('https://maker.test/forms-embed-branding?');
    expect(screen.getByTitle('maker.test')).toBe(frame());
    expect(frame()?.getAttribute('loading')).toBe('lazy');
    const leave = frame()?.getAttribute('sandbox');
    expect(leave).toContain('allow-popups');
    expect(leave).not.toMatch(/allow-(same-origin|forms|modals|downloads|top-navigation( |$))/);
  });

  it('has the name that the page gives it', async () => {
    await openFree({ translations: { en: { branding: 'Made with {{ host }}' } }, brandingBase: 'https://maker.test' });
    expect(screen.getByTitle('Made with maker.test')).toBe(frame());
  });

  it.each([
    ['for an account with the scope', { ...documentWith(), scopes: { noBranding: true } }, {}],
    ['where nothing is said of scopes', documentWith(), {}],
    ['in a module of the content system', FREE, { mode: 'cms-module' }],
    ['in what the content system embeds', FREE, { isCMSModuleEmbed: true }],
    ['where the page asks for none', FREE, { brandingBase: '' }],
  ] as const)('is not there %s', async (_, document, options) => {
    // The locale makes it a full form, whatever the document is.
    await openForm({ locale: 'de', ...options }, document);
    expect(frame()).toBeNull();
    expect(reports).toEqual([]);
  });

  it('is a plain link where the policy of the page blocks the frame', async () => {
    const block = (effectiveDirective: string, blockedURI: string) =>
      document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), { effectiveDirective, blockedURI }));
    const { handle } = await openFree({ brandingBase: 'https://maker.test/' });
    block('img-src', 'https://maker.test/');
    block('frame-src', 'https://other.test/');
    expect(frame()).not.toBeNull();
    block('frame-src', 'https://maker.test/forms-embed-branding');
    const link = await screen.findByRole('link', { name: 'maker.test' });
    expect(link.getAttribute('href')).toBe('https://maker.test');
    expect(frame()).toBeNull();
    handle.unmount();
  });

  it('may be on the page’s own host', async () => {
    await openFree({ brandingBase: '/branding' });
    expect(frame()?.src).toContain(`${location.origin}/branding/forms-embed-branding?`);
    expect(reports).toEqual([]);
  });

  it('is the usual one where its base is no address, and that is reported', async () => {
    await openFree({ brandingBase: 'javascript:alert(1)' });
    expect(frame()?.src).toMatch(/^https:\/\/app\.hubspot\.com\//);
    await vi.waitFor(() => expect(reports).toEqual([expect.stringContaining('brandingBase is "javascript:alert(1)"')]));
  });

  it('follows the language and the settings', async () => {
    const { handle } = await openFree({ locale: 'de' });
    expect(frame()?.src).toContain('lang=de');
    handle.update({ brandingBase: 'https://maker.test' });
    await vi.waitFor(() => expect(frame()?.src).toContain('https://maker.test/'));
    handle.update({ mode: 'cms-module' });
    await vi.waitFor(() => expect(frame()).toBeNull());
  });

  it('stays the one that a server has drawn, which is what the widget draws', async () => {
    const failed = vi.spyOn(console, 'error');
    const first = await openFree();
    // A server leaves checking to the browser.
    page.form().noValidate = false;
    const drawn = first.element.innerHTML;
    const { instanceId } = first.handle;
    first.handle.unmount();
    Reflect.deleteProperty(globalThis, Symbol.for('mountkit.v1'));
    const element = putMarkup(`<div data-instance-id="${instanceId}">${drawn}</div>`);
    const given = frame();
    await mount(element, { ...IDS, definition: FREE }).ready;
    expect(frame()).toBe(given);
    expect(element.querySelectorAll('iframe')).toHaveLength(1);
    expect(failed).not.toHaveBeenCalled();
  });

  it('goes with the form', async () => {
    const { element, handle } = await openFree();
    handle.unmount();
    expect(element.innerHTML).toBe('');
    expect(document.adoptedStyleSheets).toEqual([]);
  });
});
