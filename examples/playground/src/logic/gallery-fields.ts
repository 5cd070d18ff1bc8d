import type { DependentDocument, FieldDocument } from '../../../../packages/forms-embed/src/document/field';
import type { FormMetaData } from '../../../../packages/forms-embed/src/document/form';
import type { FieldGroupDocument } from '../../../../packages/forms-embed/src/document/group';

/** The field that every form of the gallery has. */
export const EMAIL: FieldDocument = { name: 'email', label: 'Email', fieldType: 'text', required: true };
const colours = [
  { label: 'Moss', value: 'moss' },
  { label: 'Clay', value: 'clay' },
  { label: 'Sun', value: 'sun' },
];
/** Options whose labels are their values. */
export const choices = (...labels: string[]) => labels.map((label) => ({ label, value: label }));
/** A field that is shown while the one that holds it has this value. */
export const shownWhen = (value: string, dependentFormField: FieldDocument): DependentDocument => ({
  filters: [{ operator: 'SET_ANY', strValues: [value] }],
  dependentFormField,
});

/** Consent to two kinds of mail, whose ids follow each other, and to keeping what is sent. */
export const consentOf = (firstId: number): FormMetaData => ({
  name: 'legalConsentOptions',
  value: {
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
  },
});

/** One field of each kind, by the names that the example server's form of all fields has. */
const KINDS: readonly FieldDocument[] = [
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
];

/** A group for each. */
export const everyKind: readonly FieldGroupDocument[] = KINDS.map((field) => ({
  fields: [{ ...field, required: true }],
}));
