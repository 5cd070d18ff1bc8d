import { type FieldDocument, fieldDocument as field, shownWhen } from './field-document';
import { formDocument } from './form-document';

/** The guid of the form on `/fields/`. */
export const GALLERY_FORM = '5eed0000-0000-4000-8000-000000000011';

type Text = Parameters<typeof field>[0];

const colours = [
  { label: 'Moss', value: 'moss' },
  { label: 'Clay', value: 'clay' },
  { label: 'Sun', value: 'sun' },
];

/** Three fields of one type side by side: empty, filled with all its texts, and required. */
function states(text: string, kind: Pick<Text, 'fieldType'> & Partial<Text>, filled: string) {
  const { name = kind.fieldType ?? 'text', ...rest } = kind;
  const fields: readonly FieldDocument[] = [
    field({ ...rest, name: `${name}_empty`, label: 'Empty' }),
    field({
      ...rest,
      name: `${name}_filled`,
      label: 'Filled',
      defaultValue: filled,
      description: 'A description stands above the field.',
      footer: 'A <em>footer</em> stands below it.',
    }),
    field({ ...rest, name: `${name}_required`, label: 'Required', required: true }),
  ];
  return { text: `<h3>${text}</h3>`, fields };
}

const oneOf = { type: 'enumeration', options: colours } as const;

/** One form with every type of field in every state. Long on purpose. */
export const galleryForm = formDocument({
  guid: GALLERY_FORM,
  submitText: 'Send, or see what is missing',
  inlineMessage: '<p>All of it was taken.</p>',
  rows: [
    {
      text: '<h3>Email</h3>',
      fields: [
        field({ name: 'email', label: 'Email', required: true, placeholder: 'you@example.com' }),
        field({ name: 'other_email', label: 'Of the type email', fieldType: 'email' }),
        field({ name: 'mobilephone', label: 'Of the type phone', fieldType: 'phone' }),
      ],
    },
    states('Text', { fieldType: 'text', placeholder: 'A placeholder' }, 'A line of text'),
    states('Text area', { fieldType: 'textarea', placeholder: 'A placeholder' }, 'Several lines\nof text'),
    states('Number, from 1 to 50', { type: 'number', fieldType: 'number', validation: { data: '1:50:true' } }, '12.5'),
    states('Date', { type: 'date', fieldType: 'date' }, '2026-03-14'),
    states('Phone', { fieldType: 'phonenumber', name: 'phone', validation: { data: '7:20:true' } }, '+1 415 555 0123'),
    states(
      'Phone with a country',
      { fieldType: 'phonenumber', name: 'country_phone', useCountryCodeSelect: true },
      '+49 30 901820',
    ),
    states('Select', { fieldType: 'select', ...oneOf }, 'clay'),
    states('Radio buttons', { fieldType: 'radio', ...oneOf }, 'clay'),
    states('Checkboxes', { fieldType: 'checkbox', ...oneOf }, 'moss;sun'),
    states('Single checkbox', { type: 'enumeration', fieldType: 'booleancheckbox' }, 'true'),
    states('Payment link', { fieldType: 'payment_link_radio', ...oneOf }, 'sun'),
    states(
      'Rating',
      {
        name: 'rating',
        type: 'enumeration',
        fieldType: 'radio',
        ratingType: 'NUMBER',
        options: ['1', '2', '3', '4', '5'],
      },
      '4',
    ),
    states('File', { fieldType: 'file' }, ''),
    {
      text: '<h3>Dependent fields</h3><p>Clay asks for more, and so does what it asks for.</p>',
      fields: [
        field({
          ...oneOf,
          name: 'parent',
          label: 'Colour',
          fieldType: 'select',
          dependentFieldFilters: [
            shownWhen(
              ['clay'],
              field({
                name: 'child',
                label: 'Which clay? Write “red” for one more',
                required: true,
                dependentFieldFilters: [shownWhen(['red'], field({ name: 'grandchild', label: 'How red?' }))],
              }),
            ),
          ],
        }),
        field({
          name: 'label_hidden',
          label: 'A label for those who listen',
          labelHidden: true,
          placeholder: 'Its label is hidden',
        }),
      ],
    },
    {
      text: '<h3>Objects</h3><p>A company, a ticket and feedback, stored on their own.</p>',
      fields: [
        field({ name: 'domain', label: 'Company website', objectTypeId: '0-2' }),
        field({ name: 'subject', label: 'Ticket subject', objectTypeId: '0-5' }),
        field({ name: 'hs_neutral_follow_up', label: 'Feedback', fieldType: 'textarea', objectTypeId: '0-19' }),
      ],
    },
    [field({ name: 'campaign', label: 'Campaign', hidden: true, defaultValue: 'gallery' })],
  ],
  legalConsentOptions: {
    communicationConsentText: '<h3>Consent</h3>',
    communicationConsentCheckboxes: [
      { communicationTypeId: 501, label: 'A letter now and then', required: false },
      { communicationTypeId: 502, label: 'A letter that must be wanted', required: true },
    ],
    processingConsentType: 'REQUIRED_CHECKBOX',
    processingConsentText: '<p>What you send is kept in this server’s database.</p>',
    processingConsentCheckboxLabel: 'Keep it',
    privacyPolicyText: '',
    isLegitimateInterest: false,
  },
});
