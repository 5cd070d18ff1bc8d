import type { FormState } from '../db/schema';
import { contactForm } from './contact-form';
import { fieldDocument as field, shownWhen } from './field-document';
import { formDocument } from './form-document';
import { galleryForm } from './gallery-form';
import { formWithOwnRules, pagedForm } from './paged-forms';
import { seededGuid } from './seeded-guid';

export { seededGuid };

export interface SeededForm {
  definition: ReturnType<typeof formDocument>;
  state?: FormState;
  draft?: ReturnType<typeof formDocument>;
}

const email = field({ name: 'email', label: 'Email', required: true });
const unpublished = { guid: seededGuid(20), isPublished: false };

/** The forms that every new database starts with; README.md lists them. */
export const seededForms: readonly SeededForm[] = [
  {
    definition: formDocument({
      guid: '6f3a2b58-1c7e-4d4e-9a43-5d1c9b7e2a10',
      submitText: 'Continue',
      inlineMessage: '',
      rows: [[field({ name: 'email', label: 'Work email', required: true })]],
    }),
  },
  {
    definition: formDocument({
      guid: '2d9b1c44-7f60-4b5e-8a15-0c3de8f1b702',
      rows: [
        [
          field({ name: 'firstname', label: 'First name' }),
          field({ name: 'lastname', label: 'Last name', required: true }),
        ],
        [email],
      ],
    }),
  },
  {
    definition: formDocument({
      guid: seededGuid(1),
      rows: [
        [email],
        [
          field({
            name: 'cv',
            label: 'Your CV',
            fieldType: 'file',
            required: true,
            metaData: [{ name: 'multiple', value: 'true' }],
          }),
          field({
            name: 'picture',
            label: 'A picture',
            fieldType: 'file',
            metaData: [{ name: 'accept', value: 'image/*' }],
          }),
        ],
      ],
    }),
  },
  {
    definition: formDocument({
      guid: seededGuid(2),
      rows: [[email]],
      legalConsentOptions: {
        communicationConsentText: 'We would like to write to you now and then.',
        communicationConsentCheckboxes: [
          { communicationTypeId: 301, label: 'The newsletter', required: false },
          { communicationTypeId: 302, label: 'News of my <b>order</b>', required: true },
        ],
        processingConsentType: 'REQUIRED_CHECKBOX',
        processingConsentText: 'To answer you we have to keep what you send.',
        processingConsentCheckboxLabel: 'Keep what I send.',
        privacyPolicyText: 'See our <a href="/privacy">privacy policy</a>.',
        isLegitimateInterest: false,
      },
    }),
  },
  {
    definition: formDocument({
      guid: seededGuid(3),
      rows: [
        [email],
        [
          field({
            name: 'topic',
            label: 'What is it about?',
            type: 'enumeration',
            fieldType: 'select',
            required: true,
            options: ['Sales', 'Support', 'Other'],
            dependentFieldFilters: [
              shownWhen(
                ['Support'],
                field({
                  name: 'order_number',
                  label: 'Order number',
                  required: true,
                  dependentFieldFilters: [shownWhen(['0'], field({ name: 'order_date', label: 'Ordered on' }))],
                }),
              ),
              shownWhen(['Other'], field({ name: 'message', label: 'Message', fieldType: 'textarea' })),
            ],
          }),
        ],
      ],
    }),
  },
  {
    definition: formDocument({
      guid: seededGuid(4),
      rows: [
        [email],
        {
          fields: [field({ name: 'firstname', label: 'First name', required: true, isSmartField: true })],
          isSmartGroup: true,
        },
        {
          fields: [field({ name: 'lastname', label: 'Last name', required: true, isSmartField: true })],
          isSmartGroup: true,
        },
        { fields: [field({ name: 'jobtitle', label: 'Job title', required: true })], default: false },
      ],
    }),
  },
  {
    definition: formDocument({
      guid: seededGuid(5),
      rows: [
        [
          field({
            name: 'email',
            label: 'Company email',
            required: true,
            validation: {
              useDefaultBlockList: true,
              data: 'competitor.example, rival.example',
              blockedEmailAddresses: ['unwanted.example'],
            },
          }),
        ],
      ],
    }),
  },
  { definition: formDocument({ guid: seededGuid(6), redirectUrl: '/pick-a-platform/', rows: [[email]] }) },
  { definition: formDocument({ guid: seededGuid(7), captchaEnabled: true, rows: [[email]] }) },
  {
    definition: formDocument({
      guid: seededGuid(8),
      rows: [
        [email],
        [
          field({ name: 'domain', label: 'Company website', objectTypeId: '0-2' }),
          field({ name: 'subject', label: 'Subject', objectTypeId: '0-5' }),
        ],
        [
          field({
            name: 'hs_negative_follow_up',
            label: 'What went wrong?',
            fieldType: 'textarea',
            objectTypeId: '0-19',
          }),
        ],
      ],
    }),
  },
  { definition: pagedForm },
  { definition: contactForm },
  { definition: galleryForm },
  {
    definition: formDocument({
      guid: seededGuid(12),
      rows: [
        [email],
        [
          field({
            name: 'phone',
            label: 'Phone',
            fieldType: 'phonenumber',
            useCountryCodeSelect: true,
            validation: { data: '7:20:true' },
          }),
        ],
      ],
    }),
  },
  {
    definition: formDocument({
      guid: seededGuid(13),
      rows: [[email], [field({ name: 'start_date', label: 'First day', type: 'date', fieldType: 'date' })]],
    }),
  },
  { definition: formWithOwnRules },
  {
    definition: formDocument({ ...unpublished, rows: [[email]] }),
    draft: formDocument({ ...unpublished, submitText: 'Send the draft', rows: [[email]] }),
  },
  { definition: formDocument({ guid: seededGuid(21), rows: [[email]] }), state: 'ended' },
  { definition: formDocument({ guid: seededGuid(22), rows: [[email]] }), state: 'unsupported' },
  { definition: formDocument({ guid: seededGuid(23), rows: [[email]] }), state: 'not-embeddable' },
  { definition: formDocument({ guid: seededGuid(24), rows: [[email]] }), state: 'forbidden' },
  { definition: formDocument({ guid: seededGuid(25), rows: [[email]] }), state: 'bot' },
  { definition: formDocument({ guid: seededGuid(26), rows: [[email]] }), state: 'rate-limited' },
  { definition: formDocument({ guid: seededGuid(27), rows: [[email]] }), state: 'failing' },
  {
    definition: formDocument({
      guid: seededGuid(28),
      captchaEnabled: true,
      botCheck: 'proof-of-work',
      rows: [[email]],
    }),
  },
];
