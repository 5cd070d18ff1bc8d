import { parseDefinition } from '@mountkit/forms-embed/rules';
import { describe, expect, it } from 'vitest';
import { contactForm } from './contact-form';
import { galleryForm } from './gallery-form';
import { seededForms } from './seeded-forms';

const parse = (document: unknown) => parseDefinition(document).definition ?? expect.fail('no definition');

describe('the seeded forms', () => {
  it.each(seededForms.map(({ definition }) => [definition.form.guid, definition]))(
    '%s is read whole',
    (_, document) => {
      expect(parseDefinition(document).problems).toEqual([]);
    },
  );

  it('have a guid each', () => {
    const guids = seededForms.map(({ definition }) => definition.form.guid);
    expect(new Set(guids).size).toBe(guids.length);
  });
});

describe('the form of the contact page', () => {
  it('has three pages of fields, and consent', () => {
    const { pageCount, consent } = parse(contactForm);
    expect(pageCount).toBe(3);
    expect(consent?.communicationFields).toHaveLength(2);
    expect(consent?.processingField?.required).toBe(true);
  });
});

describe('the gallery', () => {
  it('has every type of field: specification 2 section 3', () => {
    const types = parse(galleryForm).groups.flatMap(({ fields }) => fields.map(({ fieldType }) => fieldType));
    expect([...new Set(types)].sort()).toEqual([
      'booleancheckbox',
      'checkbox',
      'date',
      'email',
      'file',
      'number',
      'payment_link_radio',
      'phone',
      'phonenumber',
      'radio',
      'select',
      'text',
      'textarea',
    ]);
  });
});
