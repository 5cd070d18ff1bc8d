import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FormDefinition, fieldsOf, parseDefinition } from './definition';

const withFields = (...fields: unknown[]) => ({ form: { formFieldGroups: [{ fields }] } });

const fieldsIn = (document: unknown) => {
  const { definition } = parseDefinition(document);
  return definition ? fieldsOf(definition) : [];
};

describe('parseDefinition', () => {
  it('reads a complete document', () => {
    const { definition, problems } = parseDefinition({
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
                description: 'Work address',
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
    expect(problems).toEqual([]);
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
              description: 'Work address',
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
  ])('finds no form in %s, and says what it expected', (_, document) => {
    const { definition, problems } = parseDefinition(document);
    expect(definition).toBeNull();
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain('formFieldGroups');
  });

  it('gives every key that is missing its default', () => {
    const { definition, problems } = parseDefinition(withFields({ name: 'city' }));
    expect(problems).toEqual([]);
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

  it('takes groups that are null or have no fields for empty ones', () => {
    const { definition, problems } = parseDefinition({
      form: { formFieldGroups: [null, {}, { fields: null }, { fields: {} }, 5, [], { fields: [{ name: 'a' }] }] },
    });
    expect(problems).toEqual([]);
    expect(definition?.groups.map(({ fields }) => fields.length)).toEqual([0, 0, 0, 0, 0, 0, 1]);
  });

  it('takes a form without any group for an empty form', () => {
    expect(parseDefinition({ form: { formFieldGroups: [] } })).toMatchObject({
      definition: { groups: [] },
      problems: [],
    });
  });

  it('leaves out fields without a name, and says which', () => {
    const { definition, problems } = parseDefinition({
      form: {
        formFieldGroups: [
          { fields: [{ name: 'a' }] },
          { fields: [null, { name: 'b' }, { name: '' }, 'c', { name: {} }] },
        ],
      },
    });
    expect(definition && fieldsOf(definition).map(({ name }) => name)).toEqual(['a', 'b']);
    expect(problems).toEqual([
      'field 0 of group 1 has no name and is left out',
      'field 2 of group 1 has no name and is left out',
      'field 3 of group 1 has no name and is left out',
      'field 4 of group 1 has no name and is left out',
    ]);
  });

  it('takes values of another type for absent ones', () => {
    const [field] = fieldsIn(
      withFields({
        name: 'a',
        label: { html: 'x' },
        description: ['x'],
        placeholder: true,
        type: null,
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

  it.each<[unknown, string]>([
    [undefined, 'subject'],
    [null, 'subject'],
    ['', 'subject'],
    ['0-1', 'subject'],
    ['0-2', '0-2/subject'],
    ['0-5', 'TICKET.subject'],
    ['0-19', 'FEEDBACK_SUBMISSION.subject'],
    ['2-1234567', '2-1234567/subject'],
    ['0-11', '0-11/subject'],
    ['0-15', '0-15/subject'],
  ])('makes the field id of object type %j: %s', (objectTypeId, id) => {
    expect(fieldsIn(withFields({ name: 'subject', objectTypeId }))[0]).toMatchObject({ id, name: 'subject' });
  });

  it('keeps the metadata from reaching the prototype of anything', () => {
    const document = JSON.parse('{"form":{"formFieldGroups":[],"metaData":[{"name":"__proto__","value":"x"},null,7]}}');
    const { definition } = parseDefinition(document);
    expect(definition && Object.getPrototypeOf(definition.metaData)).toBe(Object.prototype);
    expect('x' in {}).toBe(false);
  });

  it('does not change the document', () => {
    const document = withFields({ name: 'a', objectTypeId: '0-2' }, null);
    const copy = structuredClone(document);
    parseDefinition(document);
    expect(document).toEqual(copy);
  });
});

describe('fieldsOf', () => {
  it('lists the fields of all groups in order', () => {
    const { definition } = parseDefinition({
      form: { formFieldGroups: [{ fields: [{ name: 'a' }, { name: 'b' }] }, {}, { fields: [{ name: 'c' }] }] },
    });
    expect(fieldsOf(definition as FormDefinition).map(({ name }) => name)).toEqual(['a', 'b', 'c']);
  });
});

describe('parseDefinition on any document', () => {
  const wellTyped = ({ definition, problems }: ReturnType<typeof parseDefinition>) => {
    expect(problems.every((problem) => typeof problem === 'string' && problem !== '')).toBe(true);
    if (!definition) {
      expect(problems).not.toEqual([]);
      return;
    }
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
    fc.assert(fc.property(fc.jsonValue(), (document) => wellTyped(parseDefinition(document))));
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
    fc.assert(fc.property(fc.record({ form }), (document) => wellTyped(parseDefinition(document))));
  });
});
