import Ajv from 'ajv';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import schema from '../definition.schema.json' with { type: 'json' };
import { checkDefinition } from './check';
import { anyDocument } from './testing/any-form';

const GUID = '6f3a2b58-1c7e-4d4e-9a43-5d1c9b7e2a10';
const withFields = (...fields: object[]) => ({
  form: { guid: GUID, portalId: 8100231, formFieldGroups: [{ fields }] },
});
const messages = (document: unknown) => checkDefinition(document).map(({ message }) => message);

describe('a definition', () => {
  it('that is read as it is written has no problem', () => {
    expect(checkDefinition(withFields({ name: 'email', label: 'Email', fieldType: 'email', required: true }))).toEqual(
      [],
    );
  });

  it('names the key that was meant', () => {
    expect(checkDefinition(withFields({ name: 'email', lable: 'Email', groupName: 'contactinformation' }))).toEqual([
      {
        message: 'form.formFieldGroups[0].fields[0].lable is not a key that is read; did you mean label?',
        path: ['form', 'formFieldGroups', 0, 'fields', 0, 'lable'],
        severity: 'unknown',
      },
      expect.objectContaining({
        message: 'form.formFieldGroups[0].fields[0].groupName is not a key that is read',
        severity: 'unknown',
      }),
    ]);
  });

  it('means no key that is there already', () => {
    expect(messages(withFields({ name: 'email', label: 'Email', labels: 'x' }))).toEqual([
      'form.formFieldGroups[0].fields[0].labels is not a key that is read',
    ]);
  });

  it('names what was found and what was expected', () => {
    expect(checkDefinition(withFields({ name: 'email', fieldType: 'Dropdown', required: 'yes' }))).toEqual([
      {
        message: expect.stringMatching(/fieldType is "Dropdown", expected one of text, textarea, /),
        path: ['form', 'formFieldGroups', 0, 'fields', 0, 'fieldType'],
        severity: 'invalid',
      },
      {
        message: 'form.formFieldGroups[0].fields[0].required is "yes", expected true or false',
        path: ['form', 'formFieldGroups', 0, 'fields', 0, 'required'],
        severity: 'invalid',
      },
    ]);
    expect(messages(withFields({ name: 'x', fieldType: 'texarea' }))).toEqual([
      expect.stringMatching(/; did you mean textarea\?$/),
    ]);
  });

  it('looks into styles and consents that are written as texts', () => {
    const { form } = withFields();
    const style = JSON.stringify({ submitColour: 'red', labelTextSize: '14px' });
    const consent = JSON.stringify({ isLegitimateIntrest: true });
    const metaData = [
      { name: 'lang', value: 'en' },
      { name: 'legalConsentOptions', value: consent },
    ];
    expect(checkDefinition({ form: { ...form, style, metaData }, globalStyle: '{' })).toEqual([
      {
        message: 'form.style.submitColour is not a key that is read; did you mean submitColor?',
        path: ['form', 'style', 'submitColour'],
        severity: 'unknown',
      },
      { message: 'globalStyle is "{", expected an object', path: ['globalStyle'], severity: 'invalid' },
      {
        message:
          'form.metaData[1].value.isLegitimateIntrest is not a key that is read; did you mean isLegitimateInterest?',
        path: ['form', 'metaData', 1, 'value', 'isLegitimateIntrest'],
        severity: 'unknown',
      },
    ]);
    expect(messages({ form: { ...form, style: '' }, globalStyle: JSON.stringify({ fontFamily: 'serif' }) })).toEqual(
      [],
    );
  });

  it('looks into dependent fields and filters', () => {
    const filters = [{ operator: 'SET_ANI', strValues: ['a'] }];
    const field = { name: 'a', dependentFieldFilters: [{ filters, dependentFormField: { label: 'No name' } }] };
    expect(messages(withFields(field))).toEqual([
      expect.stringMatching(/dependentFieldFilters\[0\]\.filters\[0\]\.operator is "SET_ANI".*did you mean SET_ANY\?$/),
      expect.stringMatching(/dependentFieldFilters\[0\]\.dependentFormField\.name is missing, expected a text$/),
      'dependent 0 of field "a" has no name and is left out',
    ]);
  });

  it('compares its parts', () => {
    expect(checkDefinition(withFields({ name: 'a' }, { name: 'a' }))).toEqual([
      { message: 'field "a" appears more than once; the first is kept', path: [], severity: 'invalid' },
    ]);
  });

  it('compares its translations with what they are about', () => {
    const { form } = withFields({ name: 'email' }, { name: 'colour', options: ['red', { value: 'blue' }] });
    const translations = {
      nl: {
        submitTexts: 'Versturen',
        fields: { emial: { label: 'E-mail' }, colour: { lable: 'Kleur', options: { red: 'Rood', blu: 'Blauw' } } },
        messages: { requird: 'Vul in' },
        consent: { communicationConsentCheckboxes: { 7: 'Ja' } },
      },
      Dutch: {},
      en: {},
      NL: {},
      'pt-br': { fields: { email: { label: 'Email' } } },
      ua: {},
    };
    const problems = checkDefinition({ form: { ...form, translations } });
    expect(problems.map(({ message, severity }) => [message, severity])).toEqual([
      ['form.translations.nl.submitTexts is not a key that is read; did you mean submitText?', 'unknown'],
      ['form.translations.nl.fields.colour.lable is not a key that is read; did you mean label?', 'unknown'],
      ['form.translations.Dutch is not the code of a language, such as nl or pt-br; did you mean nl?', 'invalid'],
      ['form.translations.en is in the form\'s own language, which metaData names as "lang" (default en)', 'invalid'],
      ['form.translations.NL is there twice, the case of letters does not count', 'invalid'],
      [expect.stringMatching(/^form\.translations\.ua is not the code of a language/), 'invalid'],
      ['form.translations.nl.fields.emial is not the name of a field; did you mean email?', 'unknown'],
      ['form.translations.nl.messages.requird is not a text of the widget; did you mean required?', 'unknown'],
      [
        'form.translations.nl.consent.communicationConsentCheckboxes.7 is not the communicationTypeId of a checkbox',
        'unknown',
      ],
      ['form.translations.nl.fields.colour.options.blu is not the value of an option; did you mean blue?', 'unknown'],
    ]);
  });

  it('looks into translations of dependents and of texts above groups', () => {
    const dependent = { name: 'other', label: 'Which?' };
    const field = { name: 'a', dependentFieldFilters: [{ filters: [], dependentFormField: dependent }] };
    const richText = { content: '<h2>You</h2>', translations: { nl: '<h2>U</h2>', xq: '' } };
    const form = {
      guid: GUID,
      portalId: 7,
      formFieldGroups: [{ richText, fields: [field] }],
      translations: { nl: { fields: { other: { label: 'Welke?' } } } },
    };
    expect(checkDefinition({ form })).toEqual([
      {
        message: expect.stringMatching(/^form\.formFieldGroups\[0\]\.richText\.translations\.xq is not the code/),
        path: ['form', 'formFieldGroups', 0, 'richText', 'translations', 'xq'],
        severity: 'invalid',
      },
    ]);
  });

  it.each([
    [null, [], 'the definition is null, expected an object'],
    [{}, ['form'], 'form is missing, expected an object'],
    [
      { form: { guid: GUID, portalId: 'x', formFieldGroups: [] } },
      ['form', 'portalId'],
      /^form\.portalId is "x", expected /,
    ],
    [
      { form: { guid: GUID, portalId: 7, formFieldGroups: null } },
      ['form', 'formFieldGroups'],
      /is missing, expected a list$/,
    ],
  ])('that cannot be drawn is unusable: %j', (document, path, message) => {
    const [problem] = checkDefinition(document);
    expect(problem).toMatchObject({ path, severity: 'unusable' });
    expect(problem?.message).toMatch(message);
  });

  it('may have null for what is not there, as hosts write it', () => {
    expect(checkDefinition({ ...withFields({ name: 'a', options: null }), themeCss: null })).toEqual([]);
  });

  it('is checked whatever it is', () => {
    fc.assert(fc.property(fc.oneof(fc.anything(), anyDocument), (document) => void checkDefinition(document)));
    let field: object = { name: 'last' };
    for (let depth = 0; depth < 5000; depth++)
      field = { name: `f${depth}`, dependentFieldFilters: [{ filters: [], dependentFormField: field }] };
    expect(messages(withFields(field))).toEqual([expect.stringMatching(/nested more than/)]);
  });

  it('fits the schema where another validator says so, and only there', () => {
    const isValid = new Ajv({ allowUnionTypes: true }).compile(schema);
    fc.assert(
      fc.property(anyDocument, (document) => {
        const json: unknown = JSON.parse(JSON.stringify(document));
        const shape = checkDefinition(json).filter(({ path }) => path.length > 0);
        expect(shape.length === 0).toBe(isValid(json) || onlyNull(isValid.errors ?? []));
      }),
    );
  });
});

/** Whether a document is refused for nothing but null, which counts as what is not there. */
const onlyNull = (errors: readonly { readonly data?: unknown }[]) => errors.every(({ data }) => data === null);
