/** The field types of specification 2 section 3. */
export const FIELD_TYPES: readonly string[] = [
  'text',
  'textarea',
  'number',
  'date',
  'email',
  'file',
  'phone',
  'phonenumber',
  'radio',
  'payment_link_radio',
  'select',
  'checkbox',
  'booleancheckbox',
];
