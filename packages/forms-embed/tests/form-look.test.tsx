import { waitFor } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeFetch } from '../../core/src/testing/fake-fetch';
import { putMarkup, resetPage, watchReports } from '../../core/src/testing/page';
import { mount, registry } from '../src/index';
import type { FormOptions } from '../src/settings';
import { countLeaks } from '../src/testing/count-leaks';
import { documentOf, fullPage, groupOf, IDS, openForm, page, textOf } from '../src/testing/form-page';

let reports: readonly string[];

beforeEach(() => {
  resetPage();
  document.head.replaceChildren();
  reports = watchReports();
});

afterEach(() => {
  registry.removeAll();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const GROUPS = [groupOf([textOf('email', { required: true })])];
const OPEN = { scopes: { customStyleAccess: true } };
const formWith = (form: object, whole: object = OPEN) => documentOf(GROUPS, form, whole);

/** All rules that the page has adopted, as one text. */
const rules = () =>
  document.adoptedStyleSheets
    .flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText))
    .join('\n')
    .replace(/\s+/g, ' ');
const container = () => document.querySelector('.hbspt-form') as HTMLElement;
const link = () => document.querySelector<HTMLLinkElement>('link[rel=stylesheet]');
const isHidden = () => /form:where\([^)]*\)? ?{? ?visibility: hidden|form ?{ visibility: hidden/.test(rules());

describe("the owner's style", () => {
  it('is worn, the stronger the later: account, form, page', async () => {
    await openForm(
      { style: { submitColor: 'navy' } },
      formWith(
        { style: { labelTextColor: 'green', submitColor: 'red' } },
        { ...OPEN, globalStyle: '{"labelTextColor":"blue","submitAlignment":"center"}' },
      ),
    );
    expect(rules()).toMatch(/label:is\([^{]*{ color: green/);
    expect(rules()).toMatch(/\.hs-button:is\([^{]*{ background-color: navy/);
    expect(rules()).toMatch(/\.actions:is\([^{]*{ text-align: center/);
    expect(reports).toEqual([]);
  });

  it('has width and font only, where the account has no custom style', async () => {
    await openForm({}, formWith({ style: { backgroundWidth: '70%', fontFamily: 'Arial', submitColor: 'red' } }, {}));
    expect(rules()).toMatch(/\.hbspt-form:is\([^{]*{ width: 70%/);
    expect(rules()).toMatch(/font-family: Arial/);
    expect(rules()).not.toContain('background-color: red');
  });

  it('is worn by a form of text fields that only the account has styled', async () => {
    await openForm({}, formWith({}, { ...OPEN, globalStyle: '{"submitColor":"red"}' }));
    expect(rules()).toContain('background-color: red');
  });

  it.each([
    ['a list', { style: ['x'] }],
    ['no JSON', { style: '{fontFamily' }],
    ['a value that ends its rule', { style: { submitColor: 'red;} body{display:none' } }],
  ])('that is %s is reported, and the form is drawn', async (_, form) => {
    await openForm({}, formWith(form));
    expect(rules()).not.toContain('body');
    expect(page.field('email')).toBeTruthy();
    // What explains problems comes after the form.
    await waitFor(() => expect(reports).toEqual([expect.stringContaining('style')]));
  });

  it('that has values of other kinds styles nothing by them', async () => {
    await openForm({}, formWith({ style: { submitColor: { a: 1 }, fontFamily: null, labelTextColor: 'green' } }));
    expect(rules()).toContain('color: green');
    expect(reports).toEqual([]);
  });
});

describe('the style rules of definition and page', () => {
  it('are for this form only, in their order', async () => {
    const { handle } = await openForm(
      { css: '.page { color: red; }', cssRequired: '.required { color: red; }' },
      formWith({}, { themeCss: '.theme, body { color: red; }' }),
    );
    const all = rules();
    const scope = `[id="hbspt-form-${handle.instanceId}"]`;
    expect(all).toContain(`.required:where(${scope}, ${scope} *)`);
    for (const name of ['.theme', 'body', '.page']) expect(all).toContain(`${name}:is(${scope}, ${scope} *, `);
    const places = ['.required', '.mk-form', '.theme', '.page'].map((name) => all.indexOf(name));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(container().matches(scope)).toBe(true);
  });

  it('of a theme that closes its style do no harm', async () => {
    await openForm(
      {},
      formWith(
        {},
        { themeCss: '.a { color: red } </style><script>x()</script> } body { display: none } .b { color: red' },
      ),
    );
    expect(document.querySelectorAll('style, script')).toHaveLength(0);
    expect(rules()).not.toMatch(/(^|[};])\s*body\s*{/);
    expect(page.field('email')).toBeTruthy();
  });

  it('that import others are reported once', async () => {
    const { handle } = await openForm({}, formWith({}, { themeCss: '@import "x.css"; .a { color: red; }' }));
    handle.update({ submitText: 'Go' });
    expect(reports).toEqual([expect.stringContaining('@import')]);
    expect(rules()).toContain('.a:is');
  });

  it('follow their options', async () => {
    const { handle } = await openForm({ css: '.one { color: red; }' });
    handle.update({ css: '.two { color: red; }' });
    expect(rules()).not.toContain('.one');
    expect(rules()).toContain('.two');
  });
});

describe('a form that has come without a style of its own', () => {
  it.each([
    ['of text fields', documentOf(GROUPS)],
    ['of other fields', documentOf([groupOf([textOf('area', { fieldType: 'textarea' })])])],
  ])('%s wears what its attributes say later', async (_, document) => {
    const viewed = new Promise((resolve) => addEventListener('mountkit:forms:view', resolve, { once: true }));
    const { element, handle } = await openForm({}, document);
    await viewed;
    element.dataset.css = '.late { color: red; }';
    await waitFor(() => expect(rules()).toContain('.late:is'));
    element.dataset.unstyled = '';
    await waitFor(() => expect(container().className).toBe('hbspt-form'));
    delete element.dataset.unstyled;
    await waitFor(() => expect(container().className).toBe('hbspt-form mk-form'));
    handle.unmount();
    expect(globalThis.document.adoptedStyleSheets).toEqual([]);
  });
});

describe('an unstyled form', () => {
  it('has no theme, but what the page says', async () => {
    const { handle } = await openForm(
      { unstyled: true, css: '.own { color: red; }' },
      formWith({ style: { fontFamily: 'Lato', submitColor: 'red' } }, { ...OPEN, themeCss: '.theme { color: red; }' }),
    );
    expect(container().className).toBe('hbspt-form');
    expect(rules()).not.toMatch(/\.theme|background-color: red/);
    expect(rules()).toContain('.own');
    expect(link()).toBeNull();
    handle.update({ unstyled: false });
    expect(container().className).toBe('hbspt-form mk-form');
    expect(rules()).toContain('.theme');
  });

  it('is one of raw HTML too, where the account may and the page is no shared one', async () => {
    const raw = { metaData: [{ name: 'renderRawHtml', value: 'true' }] };
    const { handle } = await openForm({}, formWith(raw, { scopes: { rawHtmlAccess: true } }));
    expect(container().className).toBe('hbspt-form');
    handle.unmount();
    resetPage();
    const other = await openForm({}, formWith(raw, { scopes: { rawHtmlAccess: false } }));
    expect(container().className).toBe('hbspt-form mk-form');
    other.handle.unmount();
    resetPage();
    await openForm({ contentType: 'shareable-page' }, formWith(raw, { scopes: { rawHtmlAccess: true } }));
    expect(container().className).toBe('hbspt-form mk-form');
  });
});

describe('the width', () => {
  it.each<[Partial<FormOptions>, RegExp, RegExp]>([
    [{}, /max-width: 100%/, /grid-template-columns: 1fr 1fr; }.*\.form-columns-3:where/],
    [{ isMobileResponsive: true }, /max-width: 100%/, /grid-template-columns: 1fr 1fr; }.*\.form-columns-3:where/],
    [{ isMobileResponsive: false }, /\.form-columns-2:where\([^{]*{ grid-template-columns/, /max-width: 100%/],
  ])('follows the page, or does not: %j', async (options, there, absent) => {
    await openForm(options, formWith({ style: { backgroundWidth: '500px' } }));
    expect(rules()).toMatch(there);
    expect(rules()).not.toMatch(absent);
  });
});

describe('a font of a service', () => {
  const inLato = (options: Partial<FormOptions> = {}) =>
    openForm(
      { fontsSrc: 'https://fonts.test/css', ...options },
      formWith({ style: { fontFamily: 'Lato, serif' } }, {}),
    );

  it('is asked for in three weights, and the form waits for it', async () => {
    const { handle } = await inLato();
    expect(link()?.href).toBe('https://fonts.test/css?family=Lato:400,500,700&display=swap');
    expect(isHidden()).toBe(true);
    link()?.dispatchEvent(new Event('load'));
    await waitFor(() => expect(isHidden()).toBe(false));
    expect(handle.status).toBe('ready');
    expect(reports).toEqual([]);
  });

  it('is waited for no longer than three seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    await inLato();
    vi.advanceTimersByTime(2900);
    expect(isHidden()).toBe(true);
    vi.advanceTimersByTime(200);
    expect(isHidden()).toBe(false);
  });

  it('that does not come is reported, and the form is seen', async () => {
    await inLato();
    link()?.dispatchEvent(new Event('error'));
    await waitFor(() => expect(isHidden()).toBe(false));
    expect(reports).toEqual([expect.stringContaining('could not load the font Lato')]);
  });

  it('comes from the usual service where the page names none that can be asked', async () => {
    await inLato({ fontsSrc: 'javascript:alert(1)' });
    expect(link()?.href).toMatch(/^https:\/\/fonts\.googleapis\.com\/css\?family=Lato/);
    await vi.waitFor(() => expect(reports).toEqual([expect.stringContaining('fontsSrc is "javascript:alert(1)"')]));
  });

  it.each(['Arial', '"Helvetica Neue", Lato', 'system-ui', ''])(
    'is not asked for where it is %j',
    async (fontFamily) => {
      await openForm({}, formWith({ style: { fontFamily } }, {}));
      expect(link()).toBeNull();
      expect(isHidden()).toBe(false);
    },
  );

  it('goes with the form, as everything it wears', async () => {
    const leaks = countLeaks();
    const { handle } = await inLato({ css: '.a { color: red; }', cssRequired: '.b { color: red; }' });
    handle.unmount();
    expect(link()).toBeNull();
    expect(document.adoptedStyleSheets).toEqual([]);
    expect(leaks.listeners()).toEqual([]);
    expect(leaks.timers()).toEqual([]);
    leaks.stop();
  });
});

const thanks = () => document.querySelector('.submitted-message');

describe('a test page and a preview', () => {
  it.each(['test', 'preview'] as const)('in mode %s shows the message, and sends nothing', async (mode) => {
    const heard: string[] = [];
    const { user, sent, handle } = await openForm(
      {
        mode,
        inlineMessage: 'Well done',
        onFormSubmit: () => heard.push('submit'),
        onFormFailedValidation: ({ code }) => heard.push(code),
      },
      formWith({ inlineMessage: 'The owner says less' }),
    );
    await user.click(page.button());
    await waitFor(() =>
      expect(page.alerts()).toEqual(['Please complete this required field.', 'Please complete all required fields.']),
    );
    expect(heard).toEqual(['SUBMIT_ATTEMPT_WITH_VALIDATION_ERRORS']);
    await user.type(page.field('email'), 'ada@example.com');
    await user.click(page.button());
    await waitFor(() => expect(thanks()?.textContent).toBe('Well done'));
    expect(page.form()).toBeNull();
    expect(sent()).toEqual([]);
    expect(heard).toEqual(['SUBMIT_ATTEMPT_WITH_VALIDATION_ERRORS']);
    handle.unmount();
    expect(container()).toBeNull();
  });

  it.each([{ mode: 'preview' as const }, { previewMode: true }])(
    'fetches no definition for a preview: %o',
    async (options) => {
      const { calls } = fakeFetch();
      vi.spyOn(console, 'warn').mockImplementation(() => {});
      const { ready } = mount(putMarkup('<div></div>'), { ...IDS, ...options });
      await expect(ready).rejects.toMatchObject({
        code: 'DEFINITION_FAILURE',
        message: 'a preview fetches no definition, and data-definition gives none',
      });
      expect(calls).toEqual([]);
    },
  );

  it('reports a message and a redirect together', async () => {
    const { user } = await openForm({ mode: 'test', inlineMessage: 'a', redirectUrl: '/b' }, formWith({}));
    await user.type(page.field('email'), 'ada@example.com');
    await user.click(page.button());
    expect(thanks()).toBeNull();
    expect(reports).toEqual(['form #div: inlineMessage and redirectUrl are both set']);
    expect(console.error).toHaveBeenCalledTimes(1);
  });
});

describe('the CMS editor and the builder', () => {
  it.each(['cms-editor', 'builder'] as const)('in mode %s send nothing and say nothing', async (mode) => {
    const { user, sent } = await openForm({ mode, redirectUrl: '/x/' }, formWith({}));
    await user.type(page.field('email'), 'ada@example.com');
    await user.click(page.button());
    expect(sent()).toEqual([]);
    expect(thanks()).toBeNull();
    expect(page.form()).toBeTruthy();
  });

  it.each(['live', 'video', 'cms-module'] as const)('are not mode %s, which sends', async (mode) => {
    const { user, submission } = await openForm({ mode }, formWith({ formTypeNumber: 9 }));
    await user.type(page.field('email'), 'ada@example.com');
    await user.click(page.button());
    expect((await submission(0)).url).toContain('/submissions/');
  });

  it('follow a change of the mode', async () => {
    const { user, handle, submission } = await openForm({ mode: 'cms-editor' }, formWith({}));
    await user.type(page.field('email'), 'ada@example.com');
    handle.update({ mode: 'live' });
    await user.click(page.button());
    expect((await submission(0)).url).toContain('/submissions/');
  });
});

describe('the builder', () => {
  const PAGES = documentOf(
    [
      groupOf([textOf('known')], { isSmartGroup: true }),
      groupOf([textOf('waiting')], { default: false }),
      groupOf([textOf('second')], { isPageBreak: true }),
    ],
    {},
    { properties: { known: 'x' } },
  );
  const visit = (search: string) =>
    vi.stubGlobal('location', { href: `https://site.test/${search}`, hostname: 'site.test', search });

  it('shows every default group at once, whatever is known', async () => {
    visit('');
    await openForm({ mode: 'builder' }, PAGES);
    expect(fullPage.labels()).toEqual(['known', 'second']);
    expect(document.querySelector('.mk-page-heading')).toBeNull();
  });

  it('shows what a visitor would see, where the address names an email', async () => {
    visit('?email=ada@example.com');
    await openForm({ mode: 'builder' }, PAGES);
    expect(fullPage.labels()).toEqual(['waiting', 'second']);
  });

  it('is nothing that other modes do', async () => {
    visit('');
    await openForm({ mode: 'live' }, PAGES);
    expect(fullPage.labels()).toEqual(['waiting']);
  });
});

describe('an unknown mode', () => {
  it('is reported, and the form is a live one', async () => {
    const { user, submission } = await openForm({ mode: 'party' as 'live' }, formWith({}));
    await waitFor(() => expect(reports.join()).toContain('mode is "party", expected live or'));
    await user.type(page.field('email'), 'ada@example.com');
    await user.click(page.button());
    expect((await submission(0)).url).toContain('/submissions/');
  });
});
