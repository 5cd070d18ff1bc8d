import type { Json } from './document';

/** What somebody can add to a form. */
export interface FieldKind {
  readonly key: string;
  readonly title: string;
  readonly hint: string;
  /** The field as it is added, without its name. */
  readonly field: Json & { readonly label: string; readonly fieldType: string };
}

const CHOICES = ['First choice', 'Second choice', 'Third choice'].map((text) => ({ label: text, value: text }));

/** In the order in which they are offered. */
export const FIELD_KINDS: readonly FieldKind[] = [
  {
    key: 'text',
    title: 'Short text',
    hint: 'One line',
    field: { label: 'Short text', fieldType: 'text', type: 'string' },
  },
  {
    key: 'textarea',
    title: 'Long text',
    hint: 'Several lines',
    field: { label: 'Long text', fieldType: 'textarea', type: 'string' },
  },
  {
    key: 'email',
    title: 'Email',
    hint: 'Checked address',
    field: { label: 'Email', fieldType: 'email', type: 'string' },
  },
  {
    key: 'phone',
    title: 'Phone',
    hint: 'With countries',
    field: { label: 'Phone', fieldType: 'phone', type: 'string', useCountryCodeSelect: true },
  },
  {
    key: 'number',
    title: 'Number',
    hint: 'With limits',
    field: { label: 'Number', fieldType: 'number', type: 'number' },
  },
  { key: 'date', title: 'Date', hint: 'With a calendar', field: { label: 'Date', fieldType: 'date', type: 'date' } },
  {
    key: 'select',
    title: 'Dropdown',
    hint: 'One of many',
    field: { label: 'Dropdown', fieldType: 'select', type: 'enumeration', options: CHOICES },
  },
  {
    key: 'radio',
    title: 'Radio buttons',
    hint: 'One of a few',
    field: { label: 'Radio buttons', fieldType: 'radio', type: 'enumeration', options: CHOICES },
  },
  {
    key: 'checkbox',
    title: 'Checkboxes',
    hint: 'Any of them',
    field: { label: 'Checkboxes', fieldType: 'checkbox', type: 'enumeration', options: CHOICES },
  },
  {
    key: 'booleancheckbox',
    title: 'Single checkbox',
    hint: 'Yes or no',
    field: { label: 'Single checkbox', fieldType: 'booleancheckbox', type: 'enumeration' },
  },
  {
    key: 'rating',
    title: 'Rating',
    hint: '1 to 5',
    field: {
      label: 'Rating',
      fieldType: 'radio',
      type: 'enumeration',
      ratingType: 'NUMBER',
      options: ['1', '2', '3', '4', '5'].map((text) => ({ label: text, value: text })),
    },
  },
  { key: 'file', title: 'File', hint: 'An upload', field: { label: 'File', fieldType: 'file', type: 'string' } },
  {
    key: 'hidden',
    title: 'Hidden value',
    hint: 'Sent, not seen',
    field: { label: 'Hidden value', fieldType: 'text', type: 'string', hidden: true },
  },
];

/** What a field is called in the list. */
export function kindOf(field: Json): string {
  if (field.hidden === true) return 'Hidden value';
  if (field.ratingType) return 'Rating';
  const type = field.fieldType ?? 'text';
  if (type === 'phonenumber') return 'Phone';
  if (type === 'payment_link_radio') return 'Payment link';
  return FIELD_KINDS.find(({ key }) => key === type)?.title ?? 'Short text';
}

/** Whether a field offers choices. */
export const hasChoices = ({ fieldType }: Json): boolean =>
  ['select', 'radio', 'checkbox', 'payment_link_radio'].includes(String(fieldType));
