import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numberPages } from './number-pages';
import { parseConsent } from './parse-consent';
import { parseDependents } from './parse-dependents';
import { fullFieldsOf, parseFullDefinition } from './parse-full-form';
import { parseTextForm } from './parse-text-form';

const parseFullForm = (document: unknown) =>
  parseFullDefinition(document, { parseConsent, parseDependents, numberPages });

import type { FullDefinition } from './full-definition';

/** A document as a provider sends it, with names and texts of its own. */
const document = {
  form: {
    portalId: 8100231,
    guid: '5eed0000-0000-4000-8000-000000000099',
    cssClass: 'stacked',
    inlineMessage: '',
    redirectUrl: 'https://shop.example/thanks',
    submitText: 'Send',
    formFieldGroups: [
      {
        fields: [
          { name: 'email', label: 'Email', type: 'string', fieldType: 'text', required: true, objectTypeId: '0-1' },
        ],
        default: true,
        isSmartGroup: false,
        richText: { content: '', type: 'TEXT' },
        isPageBreak: false,
      },
    ],
    metaData: [
      { name: 'lang', value: 'nl' },
      { name: 'allowCookieReset', value: 'true' },
      {
        name: 'legalConsentOptions',
        value: '{"communicationConsentCheckboxes":[{"communicationTypeId":7,"label":"News"}]}',
      },
    ],
    captchaEnabled: true,
    formTypeNumber: 0,
    thankYouMessageJson: '',
    themeName: 'canvas',
    style: '{"fontFamily":"Lato","backgroundWidth":"80%"}',
    isPublished: true,
  },
  properties: { email: 'a@b.co' },
  knownSmartFields: ['email'],
  gates: { viralityVariation: false },
  scopes: { noBranding: false, renderShell: true, rawHtmlAccess: true, customStyleAccess: true },
  time: 1672323297297,
  themeCss: '.a{}',
  globalStyle: '{"fontFamily":"Lato","labelTextSize":"14px","lines":2}',
  countryCode: 'NL',
  portalSetting: { enableLiveValidation: false },
  errorCode: null,
};

const withForm = (form: object, rest: object = {}) => ({ form: { formFieldGroups: [], ...form }, ...rest });
function read(form: object, rest: object = {}): FullDefinition {
  const { definition, problems } = parseFullForm(withForm(form, rest));
  expect(problems).toEqual([]);
  return definition as FullDefinition;
}

describe('parseFullDefinition', () => {
  it('reads a complete document', () => {
    const { definition, problems } = parseFullForm(document);
    expect(problems).toEqual([]);
    expect(definition).toMatchObject({
      guid: document.form.guid,
      portalId: '8100231',
      submitText: 'Send',
      cssClass: 'stacked',
      inlineMessage: '',
      redirectUrl: 'https://shop.example/thanks',
      groups: [{ fields: [{ id: 'email', required: true }] }],
      pageCount: 1,
      consent: { communicationFields: [{ label: 'News' }] },
      formTypeNumber: 0,
      captchaEnabled: true,
      style: { fontFamily: 'Lato', backgroundWidth: '80%' },
      themeName: 'canvas',
      themeCss: '.a{}',
      globalStyle: { fontFamily: 'Lato', labelTextSize: '14px', lines: '2' },
      properties: { email: 'a@b.co' },
      knownSmartFields: ['email'],
      countryCode: 'NL',
      scopes: { noBranding: false, rawHtmlAccess: true, customStyleAccess: true },
      enableLiveValidation: false,
      allowCookieReset: true,
    });
    expect(definition?.metaData.lang).toBe('nl');
  });

  it('gives every key that is missing its default', () => {
    expect(read({})).toEqual({
      guid: '',
      portalId: '',
      submitText: '',
      cssClass: '',
      inlineMessage: '',
      redirectUrl: '',
      metaData: {},
      groups: [],
      pageCount: 1,
      consent: null,
      formTypeNumber: 11,
      captchaEnabled: false,
      style: {},
      themeName: '',
      themeCss: '',
      globalStyle: {},
      properties: {},
      knownSmartFields: [],
      countryCode: '',
      scopes: { noBranding: true, rawHtmlAccess: false, customStyleAccess: false },
      enableLiveValidation: true,
      allowCookieReset: false,
    });
  });

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['a list', []],
    ['a form that is null', { form: null }],
    ['groups that are null', { form: { formFieldGroups: null } }],
    ['a form at the root', { guid: 'g', formFieldGroups: [{ fields: [{ name: 'a' }] }] }],
  ])('finds no form in %s', (_, value) => {
    expect(parseFullForm(value)).toEqual({
      definition: null,
      problems: ['the definition has no form.formFieldGroups'],
    });
  });

  it.each<[unknown, number]>([
    [0, 0],
    ['0', 0],
    ['9', 9],
    [9, 9],
    [null, 11],
    [undefined, 11],
    ['', 11],
    ['x', 11],
    [{}, 11],
  ])('reads the form type %j as %d', (formTypeNumber, number) =>
    expect(read({ formTypeNumber }).formTypeNumber).toBe(number),
  );

  it.each([null, undefined, '', '{}', 'null', {}])('takes the style %j for none', (style) => {
    expect(read({ style }, { globalStyle: style })).toMatchObject({ style: {}, globalStyle: {} });
  });

  it('reads a style that is an object', () => {
    const { style } = read({ style: { fontFamily: 'Lato', backgroundWidth: 80, nested: {}, on: true, none: null } });
    expect(style).toEqual({ fontFamily: 'Lato', backgroundWidth: '80', on: 'true' });
  });

  it('tells what is malformed, and goes on without it', () => {
    const { definition, problems } = parseFullForm(
      withForm({ style: '{', metaData: [{ name: 'legalConsentOptions', value: '{' }] }, { globalStyle: ['x'] }),
    );
    expect(definition).toMatchObject({ style: {}, globalStyle: {}, consent: null });
    expect(problems.map((problem) => problem.split(' ')[0])).toEqual(['legalConsentOptions', 'style', 'globalStyle']);
  });

  it('reads known values of two ages', () => {
    const properties = { a: 'x', b: { value: 5 }, c: ['1', '2'], d: true, e: null, f: {}, g: '' };
    expect(read({}, { properties }).properties).toEqual({ a: 'x', b: '5', c: '1;2', d: 'true' });
    expect(read({}, { properties: [] }).properties).toEqual({});
    expect(read({}, { knownSmartFields: ['a', { name: 'b' }, null, {}, 5] }).knownSmartFields).toEqual(['a', 'b', '5']);
    expect(read({}, { knownSmartFields: null }).knownSmartFields).toEqual([]);
  });

  it('takes only true for true', () => {
    const raw = { captchaEnabled: 'true', metaData: [{ name: 'allowCookieReset', value: 'yes' }] };
    expect(read(raw, { scopes: { noBranding: null, rawHtmlAccess: 1, customStyleAccess: 'true' } })).toMatchObject({
      captchaEnabled: false,
      allowCookieReset: false,
      scopes: { noBranding: true, rawHtmlAccess: false, customStyleAccess: false },
    });
    expect(read({ metaData: [{ name: 'allowCookieReset', value: true }] }).allowCookieReset).toBe(true);
  });

  it('tells each problem once', () => {
    const dependent = { name: 'b', fieldType: 'rating' };
    const entry = { filters: [{ operator: 'LIKE' }], dependentFormField: dependent };
    const { problems } = parseFullForm({
      form: { formFieldGroups: [{ fields: [{ name: 'a', dependentFieldFilters: [entry, entry] }] }] },
    });
    expect(problems).toEqual([
      expect.stringContaining('field "b" has the field type "rating"'),
      'unknown filter operator "LIKE"',
    ]);
  });

  it('reads what the base reads, field by field', () => {
    const simple = {
      form: { guid: 'g', portalId: 5, submitText: 'Go', formFieldGroups: [{ fields: [{ name: 'a', label: 'A' }] }] },
    };
    const plain = parseTextForm(simple, () => false);
    expect(plain).not.toBeNull();
    expect(parseFullForm(simple).definition).toMatchObject({ ...plain });
  });

  it('does not change the document', () => {
    const copy = structuredClone(document);
    parseFullForm(document);
    expect(document).toEqual(copy);
  });
});

describe('names that are dangerous', () => {
  it('stand for what they hold, and reach no prototype', () => {
    const json = `{"form":{"__proto__":{"x":1},"formFieldGroups":[{"fields":[{"name":"__proto__","dependentFieldFilters":[
      {"dependentFormField":{"name":"constructor"}}]}]}],"metaData":[{"name":"__proto__","value":"x"}],
      "style":{"__proto__":"x"}},"properties":{"__proto__":"x"},"knownSmartFields":["__proto__"]}`;
    const { definition, problems } = parseFullForm(JSON.parse(json));
    expect(problems).toEqual([]);
    expect(definition && fullFieldsOf(definition).map(({ id }) => id)).toEqual(['__proto__', 'constructor']);
    expect(Object.entries(definition?.properties ?? {})).toEqual([['__proto__', 'x']]);
    expect(Object.entries(definition?.style ?? {})).toEqual([['__proto__', 'x']]);
    expect(definition?.properties.constructor).toBeUndefined();
    expect('x' in {}).toBe(false);
  });
});

describe('fullFieldsOf', () => {
  it('lists the fields of all groups, then the consents', () => {
    const value =
      '{"communicationConsentCheckboxes":[{"communicationTypeId":7}],"processingConsentType":"REQUIRED_CHECKBOX"}';
    const definition = read({
      formFieldGroups: [
        { fields: [{ name: 'a', dependentFieldFilters: [{ dependentFormField: { name: 'b' } }] }, { name: 'c' }] },
      ],
      metaData: [{ name: 'legalConsentOptions', value }],
    });
    expect(fullFieldsOf(definition).map(({ id }) => id)).toEqual([
      'a',
      'c',
      'b',
      'LEGAL_CONSENT.subscription_type_7',
      'LEGAL_CONSENT.processing',
    ]);
    expect(fullFieldsOf(read({}))).toEqual([]);
  });
});

describe('a document of any size', () => {
  const fieldsOf = (count: number) => Array.from({ length: count }, (_, index) => ({ name: `f${index}` }));

  it('is read in time that grows with it', () => {
    const entries = fieldsOf(5000).map((dependentFormField) => ({ filters: [], dependentFormField }));
    const groups = [
      {
        fields: [{ name: 'a', label: `<p>${'“'.repeat(1_000_000)}`, dependentFieldFilters: [...entries, ...entries] }],
      },
      ...fieldsOf(10_000).map(({ name }) => ({ isPageBreak: true, fields: [{ name: `g${name}` }] })),
    ];
    const { definition } = parseFullForm({ form: { formFieldGroups: groups } });
    expect(definition?.pageCount).toBe(10_001);
    expect(definition && fullFieldsOf(definition)).toHaveLength(15_001);
  });
});

describe('parseFullDefinition on any document', () => {
  const wellFormed = ({ definition, problems }: ReturnType<typeof parseFullDefinition>) => {
    expect(new Set(problems).size).toBe(problems.length);
    expect(problems.every((problem) => typeof problem === 'string' && problem !== '')).toBe(true);
    if (!definition) {
      expect(problems).not.toEqual([]);
      return;
    }
    const fields = fullFieldsOf(definition);
    const ids = definition.groups.flatMap((group) => group.fields.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    for (const { page } of definition.groups) expect(page >= 0 && page < definition.pageCount).toBe(true);
    for (const { conditions, options, defaultValue, label, validation } of fields) {
      for (const { parentId } of conditions) expect(ids).toContain(parentId);
      expect(options.every(({ value }) => value !== '')).toBe(true);
      expect([typeof defaultValue, typeof label, typeof validation.data]).toEqual(['string', 'string', 'string']);
    }
    expect(Number.isFinite(definition.formTypeNumber)).toBe(true);
  };

  it('never throws, whatever JSON it is', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => wellFormed(parseFullForm(value))));
  });

  it('never throws, whatever stands in the places it reads', () => {
    const junk = fc.jsonValue({ maxDepth: 2 });
    const shaped = (model: Record<string, fc.Arbitrary<unknown>>) => fc.record(model, { requiredKeys: [] });
    const fieldOf = (depth: number): fc.Arbitrary<unknown> =>
      shaped({
        name: fc.oneof({ weight: 4, arbitrary: fc.constantFrom('a', 'b', 'c', 'd', '__proto__') }, junk),
        objectTypeId: fc.oneof(fc.constantFrom('0-1', '0-5'), junk),
        label: junk,
        type: fc.oneof(fc.constantFrom('enumeration', 'date'), junk),
        fieldType: fc.oneof(fc.constantFrom('select', 'checkbox', 'booleancheckbox'), junk),
        options: fc.oneof(junk, fc.array(fc.oneof(junk, shaped({ label: junk, value: junk, hidden: junk })))),
        selectedOptions: junk,
        defaultValue: junk,
        validation: junk,
        metaData: junk,
        dependentFieldFilters:
          depth === 0
            ? junk
            : fc.array(shaped({ filters: junk, dependentFormField: fieldOf(depth - 1) }), { maxLength: 2 }),
      });
    const field = fieldOf(3);
    const group = fc.oneof(
      junk,
      shaped({ fields: fc.array(field, { maxLength: 4 }), isPageBreak: fc.boolean(), richText: junk, default: junk }),
    );
    const value = shaped({
      form: fc.record({
        formFieldGroups: fc.array(group, { maxLength: 5 }),
        metaData: fc.oneof(
          junk,
          fc.array(
            fc.record({ name: fc.constantFrom('legalConsentOptions', 'lang'), value: fc.oneof(junk, fc.json()) }),
          ),
        ),
        style: fc.oneof(junk, fc.json()),
        formTypeNumber: junk,
      }),
      properties: junk,
      knownSmartFields: junk,
      scopes: junk,
      portalSetting: junk,
      globalStyle: fc.oneof(junk, fc.json()),
    });
    fc.assert(fc.property(value, (each) => wellFormed(parseFullForm(each))));
  });

  it('has no field that is shown by way of itself', () => {
    const name = fc.constantFrom('a', 'b', 'c', 'd', 'e');
    const fieldOf = (depth: number): fc.Arbitrary<unknown> => {
      const dependent = depth === 0 ? fc.constant({}) : fc.record({ dependentFormField: fieldOf(depth - 1) });
      return fc.record({ name, dependentFieldFilters: fc.array(dependent, { maxLength: 3 }) });
    };
    fc.assert(
      fc.property(fc.array(fieldOf(4), { maxLength: 4 }), (fields) => {
        const { definition } = parseFullForm({ form: { formFieldGroups: [{ fields }] } });
        const all = definition ? fullFieldsOf(definition) : [];
        const shown = new Set<string>();
        for (let before = -1; before < shown.size; ) {
          before = shown.size;
          for (const { id, conditions } of all) {
            if (conditions.every(({ parentId }) => shown.has(parentId))) shown.add(id);
          }
        }
        expect(shown.size).toBe(all.length);
      }),
    );
  });
});
