import { fieldDocument as field, shownWhen } from './field-document';
import { formDocument } from './form-document';

/** The guid of the form on `/contact/`. */
export const CONTACT_PAGE_FORM = '5eed0000-0000-4000-8000-000000000010';

const heading = (text: string) => `<h3>${text}</h3>`;

const aboutYou = [
  {
    text: heading('About you'),
    fields: [
      field({ name: 'firstname', label: 'First name', required: true }),
      field({ name: 'lastname', label: 'Last name', required: true }),
    ],
  },
  [field({ name: 'email', label: 'Email', required: true, placeholder: 'you@example.com' })],
  [
    field({
      name: 'phone',
      label: 'Phone',
      fieldType: 'phonenumber',
      description: 'If you would rather be called than written to.',
      useCountryCodeSelect: true,
      validation: { data: '7:20:true' },
    }),
  ],
];

const yourShop = [
  {
    isPageBreak: true,
    text: heading('Your shop'),
    fields: [
      field({
        name: 'shop_stage',
        label: 'Where are you today?',
        type: 'enumeration',
        fieldType: 'radio',
        required: true,
        options: [
          { label: 'I have no shop yet', value: 'none' },
          { label: 'I sell at markets', value: 'markets' },
          { label: 'I have a shop online', value: 'online' },
        ],
        dependentFieldFilters: [
          shownWhen(
            ['online'],
            field({
              name: 'website',
              label: 'Where can we see it?',
              required: true,
              placeholder: 'moss-and-kiln.example',
            }),
          ),
        ],
      }),
    ],
  },
  [
    field({
      name: 'craft',
      label: 'What do you make?',
      type: 'enumeration',
      fieldType: 'select',
      required: true,
      options: [
        { label: 'Ceramics', value: 'ceramics' },
        { label: 'Clothes and textiles', value: 'textiles' },
        { label: 'Food and drink', value: 'food' },
        { label: 'Jewellery', value: 'jewellery' },
        { label: 'Something else', value: 'other' },
      ],
      dependentFieldFilters: [
        shownWhen(
          ['food'],
          field({
            name: 'shelf_life',
            label: 'How many days does it keep?',
            type: 'number',
            fieldType: 'number',
            required: true,
            validation: { data: '1:730:true' },
          }),
        ),
        shownWhen(['other'], field({ name: 'craft_other', label: 'What is it?', required: true })),
      ],
    }),
  ],
  [
    field({
      name: 'orders_per_month',
      label: 'Orders in a month',
      type: 'number',
      fieldType: 'number',
      placeholder: '40',
      validation: { data: '0:100000:true' },
    }),
    field({ name: 'opening_day', label: 'Day you want to open', type: 'date', fieldType: 'date' }),
  ],
  [
    field({
      name: 'needs',
      label: 'What shall we take off your hands?',
      type: 'enumeration',
      fieldType: 'checkbox',
      options: [
        { label: 'Payments', value: 'payments' },
        { label: 'Postage and labels', value: 'postage' },
        { label: 'Counting stock', value: 'stock' },
        { label: 'Letters to customers', value: 'letters' },
      ],
    }),
  ],
];

const yourMessage = [
  {
    isPageBreak: true,
    text: heading('Your message'),
    fields: [field({ name: 'message', label: 'What would you like to know?', fieldType: 'textarea', required: true })],
  },
  [
    field({
      name: 'picture',
      label: 'A picture of what you make',
      fieldType: 'file',
      description: 'One or several.',
      metaData: [
        { name: 'multiple', value: 'true' },
        { name: 'accept', value: 'image/*' },
      ],
    }),
  ],
];

/** Three pages of questions, and one for the consent: contract section 7, `/contact/`. */
export const contactForm = formDocument({
  guid: CONTACT_PAGE_FORM,
  submitText: 'Send to Wrenhouse',
  inlineMessage:
    '<h3>Thank you, it is with us.</h3><p>One of us reads it today and writes back within one working day. ' +
    'Nothing is sent to anybody else.</p><p><a href="/marketing/">Back to Wrenhouse</a></p>',
  rows: [...aboutYou, ...yourShop, ...yourMessage],
  legalConsentOptions: {
    communicationConsentText:
      '<h3>May we keep in touch?</h3><p>We answer you in any case. These come on top, and every letter has a way out.</p>',
    communicationConsentCheckboxes: [
      { communicationTypeId: 401, label: 'A letter each month with shops that opened', required: false },
      { communicationTypeId: 402, label: 'News when Wrenhouse learns something new', required: false },
    ],
    processingConsentType: 'REQUIRED_CHECKBOX',
    processingConsentText: '<p>To answer you we have to keep what you wrote.</p>',
    processingConsentCheckboxLabel: 'Wrenhouse may keep what I sent to answer me',
    privacyPolicyText:
      '<p>We delete it a year after our last letter. More in our <a href="/marketing/#questions">questions and answers</a>.</p>',
    isLegitimateInterest: false,
  },
});
