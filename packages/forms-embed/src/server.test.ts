import { afterEach, describe, expect, it, vi } from 'vitest';
import { formStyles, renderForm, renderFormElement } from './server';
import { documentWith, EMAIL, FORM, PORTAL } from './testing/form-page';
import { FIELDS, PHONE, phoneMarkup, serverMarkup } from './testing/server-markup';

const HOST = { provider: 'https://forms.test' };
const HOSTILE = `"><script>ran()</script><img src=x onerror='ran()'>`;

/** The first element of the markup, as a browser reads it. */
const read = (markup: string) =>
  new DOMParser().parseFromString(markup, 'text/html').body.firstElementChild as HTMLElement;
const formOf = (element: HTMLElement) => element.querySelector('form') as HTMLFormElement;

afterEach(() => {
  Reflect.deleteProperty(globalThis, Symbol.for('mountkit.v1'));
  vi.restoreAllMocks();
});

describe('renderForm', () => {
  it('says the language of the form, and where its texts begin', () => {
    const document = documentWith(FIELDS, { metaData: [{ name: 'lang', value: 'ar' }] });
    expect(renderForm(document, { ...HOST, instanceId: 'one' })).toMatch(/<form [^>]*lang="ar" dir="rtl"/);
  });

  it('draws what the browser would draw', () => {
    expect(renderForm(documentWith(FIELDS), { ...HOST, instanceId: 'one' })).toBe(serverMarkup());
  });

  it('leaves the theme away where the page wants none', () => {
    expect(read(renderForm(documentWith(), { unstyled: true })).className).toBe('hbspt-form');
    expect(read(renderForm(documentWith())).className).toBe('hbspt-form mk-form');
    expect(formStyles).toContain('.hbspt-form:not(.mk-form) .mk-hidden{');
  });

  it('draws a phone field of which the browser itself can post the number', () => {
    const markup = renderForm(documentWith([PHONE]), { ...HOST, instanceId: 'one' });
    expect(markup).toBe(phoneMarkup());
    expect([...new FormData(formOf(read(markup))).keys()]).toEqual(['phone']);
  });

  it('gives each instance of a form ids of its own', () => {
    expect(renderForm(documentWith(FIELDS), { ...HOST, instanceId: 'two', number: 2 })).toBe(
      serverMarkup({ instanceId: 'two', suffix: `${FORM}_2` }),
    );
    const ids = [renderForm(documentWith()), renderForm(documentWith())].map((markup) => read(markup).id);
    expect(ids[0]).toMatch(/^hbspt-form-[\da-f-]{36}$/);
    expect(ids[1]).not.toBe(ids[0]);
  });

  it('lets the browser check and post it where no script runs', () => {
    const markup = renderForm(documentWith(), {
      region: 'na1',
      redirectUrl: '/next/?a=1&b',
      redirectFields: ['email', 'city'],
    });
    const form = formOf(read(markup));
    expect(form.noValidate).toBe(false);
    expect([form.method, form.enctype]).toEqual(['post', 'multipart/form-data']);
    expect(form.action).toBe(
      `https://forms.hsforms.com/uploads/form/v2/${PORTAL}/${FORM}?redirect=%2Fnext%2F%3Fa%3D1%26b&redirectFields=email%2Ccity`,
    );
    expect(form.querySelector('input[name=email]')?.matches('[type=email][required]')).toBe(true);
  });

  it('posts to the host of its region, or to the one that is given, else to the page’s own', () => {
    const action = (options: object) => formOf(read(renderForm(documentWith(), options))).getAttribute('action');
    const path = `/uploads/form/v2/${PORTAL}/${FORM}`;
    expect(action({ region: 'eu1', env: 'qa' })).toBe(`https://forms-eu1.hsformsqa.com${path}`);
    expect(action({ provider: '/' })).toBe(path);
    expect(action({ redirectFields: ['email'] })).toBe(`${path}?redirectFields=email`);
  });

  it('takes the ids of the page before those of the document', () => {
    const markup = renderForm(documentWith([EMAIL], { portalId: undefined }), { portalId: 77, formId: FORM });
    expect(formOf(read(markup)).action).toContain(`/uploads/form/v2/77/${FORM}`);
  });

  it('says what the options and translations say', () => {
    const translations = { en: { submitText: 'Go on', fieldLabels: { email: 'Mail' } } };
    const form = formOf(read(renderForm(documentWith(), { translations, cssClass: 'mine' })));
    expect(form.querySelector('label')?.textContent).toBe('Mail*');
    expect(form.querySelector<HTMLInputElement>('[type=submit]')?.value).toBe('Go on');
    expect(form.classList.contains('mine')).toBe(true);
    const named = read(renderForm(documentWith(), { translations, submitText: 'Send' }));
    expect(named.querySelector<HTMLInputElement>('[type=submit]')?.value).toBe('Send');
  });

  it('draws the branding link of a free account, and its style', () => {
    const free = { ...documentWith(), scopes: { noBranding: false } };
    const frame = (options: object) => read(renderForm(free, options)).querySelector('form iframe.mk-branding');
    const address = `https://maker.test/forms-embed-branding?portalId=${PORTAL}&lang=en`;
    expect(frame({ brandingBase: 'https://maker.test' })?.getAttribute('src')).toBe(address);
    expect(frame({ mode: 'cms-module' })).toBeNull();
    expect(formStyles).toContain('.mk-branding');
  });

  it('draws every kind of field, and all pages with one button for browsers without scripts', () => {
    const field = (name: string, more: object) => ({ name, label: name, ...more });
    const options = [{ label: 'One', value: '1' }];
    const document = documentWith([
      EMAIL,
      field('plan', { type: 'enumeration', fieldType: 'radio', options }),
      field('notes', { fieldType: 'textarea', label: '<b>Notes</b>' }),
    ]);
    document.form.formFieldGroups.push({ isPageBreak: true, fields: [field('cv', { fieldType: 'file' })] } as never);
    const form = formOf(read(renderForm(document)));
    const controls = form.querySelectorAll('input, textarea, select, button');
    expect([...controls].map((control) => control.getAttribute('name') ?? control.getAttribute('type'))).toEqual([
      'email',
      'plan',
      'notes',
      'cv',
      'submit',
      'submit',
    ]);
    expect(form.querySelector('label[for^=notes]')?.textContent).toBe('Notes');
    expect([...form.querySelectorAll('.hs-form__page')].map((page) => page.hasAttribute('hidden'))).toEqual([
      false,
      true,
    ]);
  });

  it('draws dependent fields that are not in sight for browsers without scripts, and asks for none of them', () => {
    const dependent = (name: string, more: object = {}) => ({
      dependentFormField: { name, label: name, fieldType: 'text', required: true, ...more },
      filters: [{ operator: 'EQ', strValue: 'yes' }],
    });
    const parent = (defaultValue: string) => ({
      ...EMAIL,
      name: 'topic',
      defaultValue,
      dependentFieldFilters: [dependent('order'), dependent('source', { hidden: true })],
    });
    const shownIn = (value: string) => {
      const form = formOf(read(renderForm(documentWith([parent(value)]))));
      const order = form.querySelector<HTMLInputElement>('[name=order]');
      return [form.querySelectorAll('noscript').length, order?.required, !!form.querySelector('[name=source]')];
    };
    expect(shownIn('')).toEqual([1, false, false]);
    expect(shownIn('yes')).toEqual([0, true, true]);
  });

  it('draws a date as the browser asks for it, so that it is sent where no script runs', () => {
    const metaData = [
      { name: 'format', value: 'DD/MM/YYYY' },
      { name: 'minDate', value: '2024-06-03' },
    ];
    const date = {
      name: 'start',
      label: 'Start',
      type: 'date',
      fieldType: 'date',
      defaultValue: '2024-06-05',
      metaData,
    };
    const inputs = formOf(read(renderForm(documentWith([date])))).querySelectorAll('[name=start]');
    expect([...inputs].map((input) => input.outerHTML)).toEqual([
      expect.stringMatching(/type="date" min="2024-06-03" name="start" value="2024-06-05"/),
    ]);
  });

  it.each([
    ['label', { label: HOSTILE }],
    ['placeholder', { placeholder: HOSTILE }],
    ['defaultValue', { defaultValue: HOSTILE }],
    ['name', { name: HOSTILE }],
  ])('keeps a hostile %s of a field as text', (_, field) => {
    const form = formOf(read(renderForm(documentWith([{ ...EMAIL, ...field }]))));
    expect(form.querySelectorAll('script, img, [onerror]')).toHaveLength(0);
    expect(form.outerHTML).toContain('ran()');
  });

  it.each([
    ['submitText', { submitText: HOSTILE }],
    ['cssClass', { cssClass: HOSTILE }],
    ['submitButtonClass', { submitButtonClass: HOSTILE }],
    ['redirectUrl', { redirectUrl: HOSTILE }],
    ['provider', { provider: HOSTILE }],
    ['instanceId', { instanceId: HOSTILE }],
    ['className', { className: HOSTILE }],
    ['translations', { translations: { en: { submitText: HOSTILE, fieldLabels: { email: HOSTILE } } } }],
  ])('keeps a hostile %s as text', (_, options) => {
    for (const markup of [renderForm(documentWith(), options), renderFormElement(documentWith(), options)]) {
      expect(markup).not.toContain('<script');
      expect(read(markup).querySelectorAll('script, img, [onerror]')).toHaveLength(0);
    }
  });

  it('throws where there is nothing to draw', () => {
    const code = (document: unknown, options = {}) => {
      try {
        return renderForm(document, options);
      } catch (error) {
        return (error as { code: string }).code;
      }
    };
    expect(code({})).toBe('DEFINITION_FAILURE');
    expect(code(null)).toBe('DEFINITION_FAILURE');
    expect(code(documentWith(), { portalId: 'x' })).toBe('INVALID_PORTAL_ID');
    expect(code(documentWith(), { formId: '../..' })).toBe('INVALID_FORM_GUID');
    expect(code(documentWith([EMAIL], { guid: undefined }))).toBe('INVALID_FORM_GUID');
  });

  it('draws a definition at its limits, and none beyond', () => {
    const document = (fields: number) =>
      documentWith(Array.from({ length: fields }, (_, index) => ({ ...EMAIL, name: `email${index}` })));
    expect(renderForm(document(1000)).match(/ name="email\d+"/g)).toHaveLength(1000);
    expect(() => renderForm(document(1001))).toThrow('the definition has 1,001 groups, expected at most 1,000');
  });

  it('tells of what it cannot use', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    renderForm(documentWith([EMAIL, { label: 'nameless' }]), { region: {}, nonsense: 1 } as object);
    expect(warn.mock.calls.map(([message]) => message)).toEqual([
      `mountkit: form ${FORM}: field 0 of group 1 has no name and is left out`,
      `mountkit: form ${FORM}: region cannot be used, expected text`,
      `mountkit: form ${FORM}: nonsense cannot be used, expected no such option`,
    ]);
  });
});

describe('renderFormElement', () => {
  it('is the marked element with all that the widget needs', () => {
    const options = { ...HOST, instanceId: 'one', className: 'card', redirectUrl: '/next/', redirectFields: ['email'] };
    const document = documentWith(FIELDS);
    const element = read(renderFormElement(document, options));
    const { definition, ...dataset } = element.dataset;
    expect(dataset).toEqual({
      mountkit: 'form',
      portalId: PORTAL,
      formId: FORM,
      provider: HOST.provider,
      redirectUrl: '/next/',
      redirectFields: '["email"]',
      instanceId: 'one',
    });
    expect(JSON.parse(definition ?? '')).toEqual(document);
    expect(element.className).toBe('card');
    expect(element.innerHTML).toBe(
      read(serverMarkup({ query: '?redirect=%2Fnext%2F&amp;redirectFields=email' })).outerHTML,
    );
  });

  it('writes every kind of option so that it is read as it was meant', () => {
    const translations = { en: { submitText: '<b>"Go" & \'on\'</b>' } };
    const { dataset } = read(
      renderFormElement(documentWith(), { ignoreCurrentValues: false, translations, locale: '' }),
    );
    expect(dataset.ignoreCurrentValues).toBe('false');
    expect(dataset.locale).toBe('');
    expect(JSON.parse(dataset.translations ?? '')).toEqual(translations);
  });
});

it('the style sheet fits into a style element', () => {
  expect(formStyles).toContain('.mk-form');
  expect(formStyles).not.toContain('<');
});

describe('a form with translations', () => {
  const translations = {
    nl: { submitText: 'Versturen', fields: { email: { label: 'E-mailadres' } }, messages: { required: 'Vul in' } },
  };
  const document = documentWith(undefined, { translations });

  it.each([
    [{}, 'en', 'Email'],
    [{ locale: 'nl-be' }, 'nl-be', 'E-mailadres'],
    [{ locale: 'fr' }, 'fr', 'Email'],
  ])('is drawn with %j in %s', (options, lang, label) => {
    const markup = renderForm(document, options);
    expect(markup).toContain(`lang="${lang}"`);
    expect(markup).toContain(`>${label}<`);
  });
});
