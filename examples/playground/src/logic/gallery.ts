import type { FormDocument, FormPart } from '../../../../packages/forms-embed/src/document/form';
import type { FieldGroupDocument } from '../../../../packages/forms-embed/src/document/group';
import { choices, consentOf, EMAIL, everyKind, shownWhen } from './gallery-fields';

/** A form to begin with. */
export interface FormExample {
  readonly id: string;
  readonly title: string;
  readonly definition: FormDocument;
}

const PORTAL = 8100231;
const seeded = (number: number) => `5eed0000-0000-4000-8000-${String(number).padStart(12, '0')}`;

interface FormText {
  readonly guid: string;
  readonly groups: readonly FieldGroupDocument[];
  readonly more?: Partial<FormPart>;
}

function formOf({ guid, groups, more }: FormText): FormDocument {
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

/** The forms of the gallery. Where the example server has a form of that guid, its submissions are real ones. */
export const FORM_EXAMPLES: readonly [FormExample, ...FormExample[]] = [
  {
    id: 'email',
    title: 'Email',
    definition: formOf({
      guid: '6f3a2b58-1c7e-4d4e-9a43-5d1c9b7e2a10',
      groups: [{ fields: [{ ...EMAIL, label: 'Work email' }] }],
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
        { fields: [EMAIL] },
      ],
    }),
  },
  {
    id: 'fields',
    title: 'All field types',
    definition: formOf({
      guid: seeded(11),
      groups: [{ fields: [EMAIL] }, ...everyKind],
      more: { metaData: [consentOf(501)] },
    }),
  },
  {
    id: 'pages',
    title: 'Pages',
    definition: formOf({
      guid: seeded(9),
      groups: [
        { fields: [EMAIL] },
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
        { fields: [EMAIL] },
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
      groups: [{ fields: [EMAIL] }],
      more: { metaData: [consentOf(301)] },
    }),
  },
  {
    id: 'phone',
    title: 'Phone',
    definition: formOf({
      guid: seeded(12),
      groups: [
        { fields: [EMAIL] },
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
        { fields: [EMAIL] },
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
