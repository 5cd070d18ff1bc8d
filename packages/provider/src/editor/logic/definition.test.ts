import { checkDefinition } from '@mountkit/forms-embed/check';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededForms } from '../../sample-forms/seeded-forms';
import { compareDrafts } from './compare';
import { isFieldItem, objectOf } from './document';
import { edit } from './edit';
import { readConsent, readStyle, writeConsent } from './facts';
import { FIELD_KINDS } from './field-kinds';
import { findProblems } from './find-problems';
import { fromMarkup, toMarkup, writeMarkup } from './markup';
import { followLabel, nameFrom } from './names';
import { readDefinition } from './read-definition';
import { TEMPLATES } from './templates';
import { findItemAt, writeDefinition, writeWithPlaces } from './write-definition';

const ADDRESS = { guid: '6f3a2b58-1c7e-4d4e-9a43-5d1c9b7e2a10', portalId: 1 };
const placed = ({ definition }: (typeof TEMPLATES)[number]) => ({ form: { ...definition.form, ...ADDRESS } });

describe('a template', () => {
  it.each(TEMPLATES)('$title is a form without problems', (template) => {
    expect(checkDefinition(placed(template)).filter(({ severity }) => severity !== 'unknown')).toEqual([]);
    expect(findProblems(readDefinition(placed(template)))).toEqual([]);
  });

  it.each(TEMPLATES)('$title is written as it was read', (template) => {
    const draft = readDefinition(placed(template));
    const written = readDefinition(writeDefinition(draft));
    expect(written.items).toEqual(draft.items);
  });
});

describe('a definition', () => {
  it.each(seededForms.map(({ definition }) => definition))(
    'of a sample form keeps its fields and their conditions',
    (definition) => {
      const once = readDefinition(definition);
      const twice = readDefinition(writeDefinition(once));
      expect(twice.items).toEqual(once.items);
      expect(compareDrafts(once, twice)).toEqual([]);
    },
  );

  it('of any kind is read', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => void writeDefinition(readDefinition(value))));
    fc.assert(
      fc.property(
        fc.jsonValue(),
        (value) => void readDefinition({ form: { formFieldGroups: [value, { fields: [value] }] } }),
      ),
    );
  });

  it('leads from a place in it to the row of the editor', () => {
    const draft = readDefinition(TEMPLATES.find(({ key }) => key === 'ticket')?.definition);
    const order = draft.items.find((item) => isFieldItem(item) && item.field.name === 'order_number');
    const places = writeWithPlaces(draft);
    const path = ['form', 'formFieldGroups', 2, 'fields', 0, 'dependentFieldFilters', 0, 'dependentFormField', 'label'];
    expect(findItemAt(places, path)).toBe(order?.id);
    expect(findItemAt(places, ['form', 'submitText'])).toBeNull();
  });

  it.each(FIELD_KINDS)('takes a field of the kind $title', ({ key }) => {
    const draft = edit(readDefinition({ form: ADDRESS }), { type: 'add', what: key, after: null });
    expect(checkDefinition(writeDefinition(draft)).filter(({ severity }) => severity !== 'unknown')).toEqual([]);
  });
});

describe('two forms', () => {
  it('are compared in sentences', () => {
    const before = readDefinition(TEMPLATES[0]?.definition);
    const [first, , mail] = before.items.filter(isFieldItem);
    const after = [
      { type: 'field', id: first?.id ?? 0, change: { label: 'Given name', required: false } } as const,
      { type: 'remove', id: mail?.id ?? 0 } as const,
      { type: 'add', what: 'date', after: null } as const,
      { type: 'form', change: { submitText: 'Go' } } as const,
    ].reduce(edit, before);
    expect(compareDrafts(before, after)).toEqual([
      '“Date” was added.',
      '“Email” was removed.',
      '“Given name” was “First name”.',
      '“Given name” is no longer required.',
      'The button’s label changed.',
    ]);
  });
});

describe('problems', () => {
  it('name what is missing, and where', () => {
    const draft = readDefinition({
      form: {
        redirectUrl: 'javascript:alert(1)',
        formFieldGroups: [
          {
            fields: [
              { name: 'a', label: '' },
              { name: 'a', label: 'B', fieldType: 'select', options: [] },
            ],
          },
        ],
      },
    });
    expect(findProblems(draft).map(({ itemId }) => itemId)).toEqual([1, 2, 2, null]);
  });
});

describe('texts', () => {
  it('come back from markup as they were written', () => {
    const text = fc.string().map((one) => one.replaceAll(/\n{2,}/g, '\n').trim());
    fc.assert(fc.property(text, (one) => fromMarkup(toMarkup(one)) === one));
    expect(toMarkup('a <b>\n\nc & d')).toBe('<p>a &lt;b&gt;</p><p>c &amp; d</p>');
    expect(writeMarkup(fromMarkup('<h2>About <em>you</em></h2>'))).toBe('<h2>About <em>you</em></h2>');
  });

  it('give their field a name, unless it is a well-known one', () => {
    const draft = readDefinition({
      form: { formFieldGroups: [{ fields: ['email', 'size'].map((name) => ({ name, label: name })) }] },
    });
    const [mail, size] = draft.items.filter(isFieldItem);
    if (!mail || !size) throw new Error('a field is missing');
    expect(followLabel(draft.items, mail, 'Work email')).toBe('email');
    expect(followLabel(draft.items, size, 'Shoe size')).toBe('shoe_size');
    expect(followLabel(draft.items, { ...size, field: { name: 'own', label: 'size' } }, 'Shoe size')).toBe('own');
  });

  it('make names', () =>
    expect(['Work email', 'Größe (cm)', '名'].map(nameFrom)).toEqual(['work_email', 'gro_e_cm', 'field']));
});

describe('facts', () => {
  it('keep what the editor does not know', () => {
    const form = { metaData: [{ name: 'lang', value: 'nl' }] };
    const metaData = writeConsent(form, { isLegitimateInterest: true });
    expect(readConsent({ metaData })).toEqual({ isLegitimateInterest: true });
    expect(writeConsent({ metaData }, null)).toEqual(form.metaData);
    expect(readStyle({ style: '{"submitColor":"#123456"}' })).toEqual({ submitColor: '#123456' });
    expect(readStyle(objectOf({ style: '{' }))).toEqual({});
  });
});
