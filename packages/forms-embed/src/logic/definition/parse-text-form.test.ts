import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FormDefinition, fieldsOf } from './definition';
import { parseTextForm } from './parse-text-form';

const parse = (document: unknown, ...given: string[]) => parseTextForm(document, (name) => given.includes(name));

const withFields = (...fields: unknown[]) => ({ form: { formFieldGroups: [{ fields }] } });

const fieldsIn = (document: unknown) => {
  const definition = parse(document);
  return definition ? fieldsOf(definition) : [];
};

describe('a text form', () => {
  it('reads a complete document', () => {
    const definition = parse({
      form: {
        guid: 'g-1',
        portalId: 8100231,
        submitText: 'Go',
        cssClass: 'hs-form stacked',
        inlineMessage: 'Thanks',
        redirectUrl: 'https://example.com/',
        metaData: [
          { name: 'lang', value: 'en' },
          { name: 'definitionS3WriteDate', value: 17 },
        ],
        formFieldGroups: [
          {
            fields: [
              {
                name: 'email',
                label: 'Email',
                labelHidden: true,
                placeholder: 'you@example.com',
                type: 'string',
                fieldType: 'email',
                objectTypeId: '0-1',
                required: true,
                hidden: false,
                defaultValue: 'a@b.co',
              },
            ],
          },
        ],
      },
    });
    expect(definition).toEqual({
      guid: 'g-1',
      portalId: '8100231',
      submitText: 'Go',
      cssClass: 'hs-form stacked',
      inlineMessage: 'Thanks',
      redirectUrl: 'https://example.com/',
      metaData: { lang: 'en', definitionS3WriteDate: '17' },
      groups: [
        {
          fields: [
            {
              id: 'email',
              name: 'email',
              label: 'Email',
              labelHidden: true,
              description: '',
              placeholder: 'you@example.com',
              fieldType: 'email',
              required: true,
              hidden: false,
              defaultValue: 'a@b.co',
            },
          ],
        },
      ],
    });
  });

  it.each<[string, unknown]>([
    ['undefined', undefined],
    ['null', null],
    ['a text', '<!doctype html>'],
    ['a list', []],
    ['an empty object', {}],
    ['a form that is null', { form: null }],
    ['a form that is a list', { form: [] }],
    ['a form without groups', { form: { guid: 'g' } }],
    ['groups that are null', { form: { formFieldGroups: null } }],
    ['groups that are an object', { form: { formFieldGroups: { 0: {} } } }],
    ['groups at the root', { formFieldGroups: [] }],
  ])('is none in %s', (_, document) => {
    const definition = parse(document);
    expect(definition).toBeNull();
  });

  it('gives every key that is missing its default', () => {
    const definition = parse(withFields({ name: 'city' }));
    expect(definition).toMatchObject({
      guid: '',
      portalId: '',
      submitText: '',
      cssClass: '',
      inlineMessage: '',
      redirectUrl: '',
      metaData: {},
    });
    expect(fieldsIn(withFields({ name: 'city' }))).toEqual([
      {
        id: 'city',
        name: 'city',
        label: '',
        labelHidden: false,
        description: '',
        placeholder: '',
        fieldType: 'text',
        required: false,
        hidden: false,
        defaultValue: '',
      },
    ]);
  });

  it('has empty groups where they are null or have no fields', () => {
    const definition = parse({
      form: { formFieldGroups: [null, {}, { fields: null }, { fields: {} }, 5, [], { fields: [{ name: 'a' }] }] },
    });
    expect(definition?.groups.map(({ fields }) => fields.length)).toEqual([0, 0, 0, 0, 0, 0, 1]);
  });

  it('takes a form without any group for an empty form', () => {
    expect(parse({ form: { formFieldGroups: [] } })).toMatchObject({ groups: [] });
  });

  const NO_PLAIN_FIELDS: readonly [string, readonly unknown[]][] = [
    ['without a name', [{ name: '' }]],
    ['that is null', [null]],
    ['that is a text', ['c']],
    ['with a description', [{ name: 'a', description: 'x' }]],
    ['with a footer', [{ name: 'a', footer: 'x' }]],
    ['with markup in its label', [{ name: 'a', label: '<b>A</b>' }]],
    ['with characters written as markup in its label', [{ name: 'a', label: 'R&amp;D' }]],
    ['of several lines', [{ name: 'a', fieldType: 'textarea' }]],
    ['of a type nobody knows', [{ name: 'a', fieldType: 'hologram' }]],
    ['of numbers', [{ name: 'a', type: 'number' }]],
    ['for a phone number', [{ name: 'mobilephone' }]],
    ['that others depend on', [{ name: 'a', dependentFieldFilters: [{}] }]],
    ['that takes no free mail', [{ name: 'a', validation: { data: '', useDefaultBlockList: true } }]],
    ['that names domains', [{ name: 'a', validation: { data: 'rival.example' } }]],
    ['that names addresses', [{ name: 'a', validation: { blockedEmailAddresses: ['a@rival.example'] } }]],
    ['of a name that is there twice', [{ name: 'a' }, { name: 'a' }]],
  ];

  it.each(NO_PLAIN_FIELDS)('is none with a field %s', (_, fields) => {
    expect(parse(withFields({ name: 'email' }, ...fields))).toBeNull();
  });

  it('takes a validation that says nothing for none', () => {
    const empty = {
      name: '',
      message: '',
      data: '',
      useDefaultBlockList: false,
      blockedEmailAddresses: [],
      more: null,
    };
    for (const validation of [empty, {}, null, 'none', 7])
      expect(fieldsIn(withFields({ name: 'a', validation }))).toHaveLength(1);
  });

  const NO_PLAIN_DOCUMENTS: readonly [string, object, object?][] = [
    ['a page break', { formFieldGroups: [{ isPageBreak: true, fields: [] }] }],
    ['a smart group', { formFieldGroups: [{ isSmartGroup: true, fields: [] }] }],
    ['a group that waits', { formFieldGroups: [{ default: false, fields: [] }] }],
    ['rich text', { formFieldGroups: [{ richText: { content: 'Hello' }, fields: [] }] }],
    ['rich text of another age', { formFieldGroups: [{ richText: 'Hello', fields: [] }] }],
    ['a bot check', { captchaEnabled: true }],
    ['a style of its own', { style: '{"fontFamily":"serif"}' }],
    ['legal consent', { metaData: [{ name: 'legalConsentOptions', value: '{}' }] }],
    ['a way to reset the cookie', { metaData: [{ name: 'allowCookieReset', value: 'true' }] }],
    ['raw HTML', { metaData: [{ name: 'renderRawHtml', value: 'true' }] }],
    ['known values', {}, { properties: { email: 'a@b.co' } }],
    ['known fields', {}, { knownSmartFields: ['email'] }],
    ['a theme', {}, { themeCss: 'a{}' }],
    ["the account's style", {}, { globalStyle: '{"a":"b"}' }],
    ["the account's style as an object", {}, { globalStyle: { a: 1 } }],
    ['values that are not checked live', {}, { portalSetting: { enableLiveValidation: false } }],
    ['a branding link', {}, { scopes: { noBranding: false } }],
  ];

  it.each(NO_PLAIN_DOCUMENTS)('is none with %s', (_, form, whole = {}) => {
    expect(parse({ form: { formFieldGroups: [], ...form }, ...whole })).toBeNull();
  });

  it.each([undefined, null, '', '{}', {}])('may have a style of the account that says nothing: %j', (globalStyle) =>
    expect(parse({ form: { formFieldGroups: [] }, globalStyle })).not.toBeNull(),
  );

  it('is none with a field whose value the address gives', () => {
    expect(parse(withFields({ name: 'email' }), 'city')).not.toBeNull();
    expect(parse(withFields({ name: 'email' }), 'email')).toBeNull();
  });

  it('takes values of another type for absent ones', () => {
    const [field] = fieldsIn(
      withFields({
        name: 'a',
        label: { html: 'x' },
        placeholder: true,
        fieldType: [],
        required: 'true',
        hidden: 1,
        labelHidden: 'yes',
        defaultValue: null,
      }),
    );
    expect(field).toMatchObject({
      label: '',
      description: '',
      placeholder: '',
      fieldType: 'text',
      required: false,
      hidden: false,
      labelHidden: false,
      defaultValue: '',
    });
  });

  it('takes numbers for their digits', () => {
    expect(fieldsIn(withFields({ name: 5, defaultValue: 0, label: 12 }))[0]).toMatchObject({
      id: '5',
      name: '5',
      defaultValue: '0',
      label: '12',
    });
  });

  it.each<[unknown, boolean]>([
    [undefined, true],
    [null, true],
    ['', true],
    ['0-1', true],
    ['0-2', false],
    ['0-5', false],
    ['2-1234567', false],
  ])('draws fields of contacts only: object type %j', (objectTypeId, isPlain) =>
    expect(parse(withFields({ name: 'subject', objectTypeId })) !== null).toBe(isPlain),
  );

  it('keeps the metadata from reaching the prototype of anything', () => {
    const document = JSON.parse('{"form":{"formFieldGroups":[],"metaData":[{"name":"__proto__","value":"x"},null,7]}}');
    const definition = parse(document);
    expect(definition && Object.getPrototypeOf(definition.metaData)).toBe(Object.prototype);
    expect('x' in {}).toBe(false);
  });

  it('does not change the document', () => {
    const document = withFields({ name: 'a', objectTypeId: '0-1' }, null);
    const copy = structuredClone(document);
    parse(document);
    expect(document).toEqual(copy);
  });
});

describe('fieldsOf', () => {
  it('lists the fields of all groups in order', () => {
    const definition = parse({
      form: { formFieldGroups: [{ fields: [{ name: 'a' }, { name: 'b' }] }, {}, { fields: [{ name: 'c' }] }] },
    });
    expect(fieldsOf(definition as FormDefinition).map(({ name }) => name)).toEqual(['a', 'b', 'c']);
  });
});

describe('any document', () => {
  const wellTyped = (definition: FormDefinition | null) => {
    if (!definition) return;
    const { groups, metaData, ...texts } = definition;
    for (const text of [...Object.values(texts), ...Object.values(metaData)]) expect(typeof text).toBe('string');
    for (const { labelHidden, required, hidden, name, id, ...rest } of fieldsOf(definition)) {
      expect([typeof labelHidden, typeof required, typeof hidden]).toEqual(['boolean', 'boolean', 'boolean']);
      expect(name).not.toBe('');
      expect(id.endsWith(name)).toBe(true);
      for (const text of Object.values(rest)) expect(typeof text).toBe('string');
    }
  };

  it('never throws, whatever JSON it is', () => {
    fc.assert(fc.property(fc.jsonValue(), (document) => wellTyped(parse(document))));
  });

  it('does not throw where no text can be made of a name or a type', () => {
    const junk = { toString: '' };
    expect(parse({ form: { formFieldGroups: [], metaData: [{ name: junk }] } })).not.toBeNull();
    expect(parse({ form: { formFieldGroups: [{ fields: [{ name: 'a', type: junk }] }] } })).not.toBeNull();
  });

  it('never throws, whatever stands in the places it reads', () => {
    const junk = fc.jsonValue({ maxDepth: 2 });
    const shaped = <T>(model: Record<string, fc.Arbitrary<T>>) => fc.record(model, { requiredKeys: [] });
    const field = shaped<unknown>({
      name: fc.oneof(fc.string(), junk),
      objectTypeId: fc.oneof(fc.constantFrom('0-1', '0-2', '0-5', '0-19'), junk),
      label: junk,
      required: junk,
      hidden: junk,
      type: junk,
      fieldType: junk,
      defaultValue: junk,
    });
    const group = fc.oneof(junk, shaped<unknown>({ fields: fc.oneof(junk, fc.array(fc.oneof(field, junk))) }));
    const form = shaped<unknown>({
      guid: junk,
      submitText: junk,
      formFieldGroups: fc.array(group),
      metaData: fc.oneof(junk, fc.array(fc.oneof(junk, shaped({ name: junk, value: junk })))),
    });
    fc.assert(fc.property(fc.record({ form }), (document) => wellTyped(parse(document))));
  });
});
