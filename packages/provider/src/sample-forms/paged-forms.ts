import { fieldDocument as field, whenField } from './field-document';
import { formDocument } from './form-document';
import { seededGuid } from './seeded-guid';

const email = field({ name: 'email', label: 'Email', required: true });

/** Three pages, with a field of most types. */
export const pagedForm = formDocument({
  guid: seededGuid(9),
  rows: [
    [email, field({ name: 'phone', label: 'Phone', fieldType: 'phonenumber', validation: { data: '7:20:true' } })],
    {
      isPageBreak: true,
      fields: [
        field({
          name: 'seats',
          label: 'Seats',
          type: 'number',
          fieldType: 'number',
          validation: { data: '1:50:true' },
        }),
        field({ name: 'start_date', label: 'First day', type: 'date', fieldType: 'date' }),
      ],
    },
    [
      field({
        name: 'plan',
        label: 'Plan',
        type: 'enumeration',
        fieldType: 'radio',
        required: true,
        options: ['Small', 'Large'],
      }),
      field({
        name: 'extras',
        label: 'Extras',
        type: 'enumeration',
        fieldType: 'checkbox',
        options: ['Tax', 'Stock', 'Post'],
      }),
    ],
    {
      isPageBreak: true,
      fields: [
        field({ name: 'message', label: 'Anything else?', fieldType: 'textarea' }),
        field({
          name: 'terms',
          label: 'I have read the terms',
          type: 'enumeration',
          fieldType: 'booleancheckbox',
          required: true,
        }),
      ],
    },
  ],
});

/** Lengths, a field that is required by another, and a page that is skipped. */
export const formWithOwnRules = formDocument({
  guid: seededGuid(14),
  rows: [
    [
      email,
      field({
        name: 'customer_kind',
        label: 'You are',
        type: 'enumeration',
        fieldType: 'radio',
        required: true,
        options: ['A person', 'A company'],
      }),
    ],
    {
      isPageBreak: true,
      mountkit: { skipWhen: [whenField('customer_kind', ['A person'])] },
      fields: [field({ name: 'company', label: 'Company', required: true })],
    },
    {
      isPageBreak: true,
      fields: [
        field({
          name: 'message',
          label: 'Message',
          description: 'What would you like to know?',
          fieldType: 'textarea',
          validation: {
            mountkit: {
              minLength: 5,
              maxLength: 40,
              requiredWhen: [whenField('customer_kind', ['A company'])],
            },
          },
        }),
      ],
    },
  ],
});
