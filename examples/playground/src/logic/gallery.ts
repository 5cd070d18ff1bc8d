/** A form to begin with. */
export interface FormExample {
  readonly id: string;
  readonly title: string;
  readonly definition: object;
}

const PORTAL = 8100231;
const seeded = (number: number) => `5eed0000-0000-4000-8000-${String(number).padStart(12, '0')}`;

const email = { name: 'email', label: 'Email', fieldType: 'text', required: true };
const colours = [
  { label: 'Moss', value: 'moss' },
  { label: 'Clay', value: 'clay' },
  { label: 'Sun', value: 'sun' },
];
const choices = (...labels: string[]) => labels.map((label) => ({ label, value: label }));
const shownWhen = (value: string, dependentFormField: object) => ({
  filters: [{ operator: 'SET_ANY', strValues: [value] }],
  dependentFormField,
});

interface FormText {
  readonly guid: string;
  readonly groups: readonly object[];
  readonly more?: object;
}

function formOf({ guid, groups, more }: FormText): object {
  return {
    form: {
      portalId: PORTAL,
      guid,
      submitText: 'Send',
      inlineMessage: 'Thank you, we will be in touch.',
      formFieldGroups: groups,
      ...more,
    },
  };
}

/** Consent to two kinds of mail, whose ids follow each other, and to keeping what is sent. */
const consentOf = (firstId: number) => ({
  communicationConsentText: 'We would like to write to you now and then.',
  communicationConsentCheckboxes: [
    { communicationTypeId: firstId, label: 'The newsletter', required: false },
    { communicationTypeId: firstId + 1, label: 'News of my <b>order</b>', required: true },
  ],
  processingConsentType: 'REQUIRED_CHECKBOX',
  processingConsentText: 'To answer you we have to keep what you send.',
  processingConsentCheckboxLabel: 'Keep what I send.',
  privacyPolicyText: 'See our <a href="/privacy">privacy policy</a>.',
  isLegitimateInterest: false,
});

/** One field of each kind, by the names that the example server's form of all fields has. */
const kinds = [
  { name: 'text_required', label: 'Text', fieldType: 'text', placeholder: 'A placeholder' },
  { name: 'textarea_required', label: 'Several lines', fieldType: 'textarea' },
  {
    name: 'number_required',
    label: 'Number, 1 to 50',
    fieldType: 'number',
    type: 'number',
    validation: { data: '1:50:true' },
  },
  { name: 'date_required', label: 'Date', fieldType: 'date', type: 'date' },
  { name: 'phone_required', label: 'Phone', fieldType: 'phonenumber', validation: { data: '7:20:true' } },
  {
    name: 'country_phone_required',
    label: 'Phone with a country',
    fieldType: 'phonenumber',
    useCountryCodeSelect: true,
  },
  { name: 'select_required', label: 'Select', fieldType: 'select', type: 'enumeration', options: colours },
  { name: 'radio_required', label: 'Radio buttons', fieldType: 'radio', type: 'enumeration', options: colours },
  { name: 'checkbox_required', label: 'Checkboxes', fieldType: 'checkbox', type: 'enumeration', options: colours },
  { name: 'booleancheckbox_required', label: 'One checkbox', fieldType: 'booleancheckbox', type: 'enumeration' },
  {
    name: 'payment_link_radio_required',
    label: 'Payment link',
    fieldType: 'payment_link_radio',
    type: 'enumeration',
    options: colours,
  },
  {
    name: 'rating_required',
    label: 'Rating',
    fieldType: 'radio',
    type: 'enumeration',
    ratingType: 'NUMBER',
    options: choices('1', '2', '3', '4', '5'),
  },
  { name: 'file_required', label: 'File', fieldType: 'file' },
].map((field) => ({ fields: [{ ...field, required: true }] }));

const metaDataOf = (legalConsentOptions: object) => [
  { name: 'legalConsentOptions', value: JSON.stringify(legalConsentOptions) },
];

/** The forms of the gallery. Where the example server has a form of that guid, its submissions are real ones. */
export const FORM_EXAMPLES: readonly [FormExample, ...FormExample[]] = [
  {
    id: 'email',
    title: 'Email',
    definition: formOf({
      guid: '6f3a2b58-1c7e-4d4e-9a43-5d1c9b7e2a10',
      groups: [{ fields: [{ ...email, label: 'Work email' }] }],
      more: { submitText: 'Continue' },
    }),
  },
  {
    id: 'contact',
    title: 'Contact',
    definition: formOf({
      guid: '2d9b1c44-7f60-4b5e-8a15-0c3de8f1b702',
      groups: [
        {
          fields: [
            { name: 'firstname', label: 'First name', fieldType: 'text' },
            { name: 'lastname', label: 'Last name', fieldType: 'text', required: true },
          ],
        },
        { fields: [email] },
      ],
    }),
  },
  {
    id: 'fields',
    title: 'All field types',
    definition: formOf({
      guid: seeded(11),
      groups: [{ fields: [email] }, ...kinds],
      more: { metaData: metaDataOf(consentOf(501)) },
    }),
  },
  {
    id: 'pages',
    title: 'Pages',
    definition: formOf({
      guid: seeded(9),
      groups: [
        { fields: [email] },
        {
          isPageBreak: true,
          fields: [
            { name: 'seats', label: 'Seats', fieldType: 'number', type: 'number', validation: { data: '1:50:true' } },
            { name: 'start_date', label: 'First day', fieldType: 'date', type: 'date' },
          ],
        },
        {
          fields: [
            {
              name: 'plan',
              label: 'Plan',
              fieldType: 'radio',
              type: 'enumeration',
              required: true,
              options: choices('Small', 'Large'),
            },
          ],
        },
        {
          isPageBreak: true,
          richText: { content: '<h3>Almost there</h3>' },
          fields: [
            { name: 'message', label: 'Anything else?', fieldType: 'textarea' },
            {
              name: 'terms',
              label: 'I have read the terms',
              fieldType: 'booleancheckbox',
              type: 'enumeration',
              required: true,
            },
          ],
        },
      ],
    }),
  },
  {
    id: 'dependents',
    title: 'Dependent fields',
    definition: formOf({
      guid: seeded(3),
      groups: [
        { fields: [email] },
        {
          fields: [
            {
              name: 'topic',
              label: 'What is it about?',
              fieldType: 'select',
              type: 'enumeration',
              required: true,
              options: choices('Sales', 'Support', 'Other'),
              dependentFieldFilters: [
                shownWhen('Support', {
                  name: 'order_number',
                  label: 'Order number',
                  fieldType: 'text',
                  required: true,
                }),
                shownWhen('Other', { name: 'message', label: 'Message', fieldType: 'textarea' }),
              ],
            },
          ],
        },
      ],
    }),
  },
  {
    id: 'consent',
    title: 'Consent',
    definition: formOf({
      guid: seeded(2),
      groups: [{ fields: [email] }],
      more: { metaData: metaDataOf(consentOf(301)) },
    }),
  },
  {
    id: 'phone',
    title: 'Phone',
    definition: formOf({
      guid: seeded(12),
      groups: [
        { fields: [email] },
        {
          fields: [
            {
              name: 'phone',
              label: 'Phone',
              fieldType: 'phonenumber',
              description: 'With its country, in any form.',
              useCountryCodeSelect: true,
              countryCode: 'DE',
              validation: { data: '7:20:true' },
            },
          ],
        },
      ],
    }),
  },
  {
    id: 'date',
    title: 'Date',
    definition: formOf({
      guid: seeded(13),
      groups: [
        { fields: [email] },
        {
          fields: [
            {
              name: 'start_date',
              label: 'First day',
              fieldType: 'date',
              type: 'date',
              metaData: [
                { name: 'format', value: 'DD.MM.YYYY' },
                { name: 'disableWeekends', value: 'true' },
              ],
            },
          ],
        },
      ],
    }),
  },
];

/** Whether the gallery has such a form. */
export const isExample = (id: string): boolean => FORM_EXAMPLES.some((example) => example.id === id);

/** A form of the gallery; the first where there is none of that name. */
export const findExample = (id: string): FormExample =>
  FORM_EXAMPLES.find((example) => example.id === id) ?? FORM_EXAMPLES[0];

/** What stands in the editor: what a person has written, or the example. */
export const writeExample = (definition: object): string => JSON.stringify(definition, null, 2);
