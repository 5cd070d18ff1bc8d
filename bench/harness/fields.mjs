/** The fields that every contender draws: all required, texts but for the one email of the smallest form. */
export function createFields(count) {
  if (count === 1) return [{ name: 'email', label: 'Work email', type: 'email' }];
  return Array.from({ length: count }, (_, index) => ({
    name: `field_${index + 1}`,
    label: `Field ${index + 1}`,
    type: 'text',
  }));
}

/** The same fields as the document that a forms host would answer: one group a field, as its editor makes them. */
export function createDefinition(guid, count) {
  const formFieldGroups = createFields(count).map(({ name, label }) => ({
    fields: [{ name, label, type: 'string', fieldType: 'text', objectTypeId: '0-1', required: true }],
    default: true,
    isSmartGroup: false,
    richText: { content: '', type: 'TEXT' },
    isPageBreak: false,
  }));
  const metaData = [{ name: 'lang', value: 'en' }];
  return { form: { portalId: 1, guid, cssClass: 'hs-form stacked', submitText: 'Send', formFieldGroups, metaData } };
}

/** A guid whose last part is the number of fields. */
export const guidOf = (count) => `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`;

/** The number of fields that a guid stands for. */
export const countOf = (guid) => Number(guid.slice(-12));
