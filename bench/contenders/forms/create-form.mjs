// The forms that every contender draws, and the same as documents that a forms host would answer.

/** How many fields stand on a page of a form of several. */
const PAGE = 20;

/** Every fifth field is shown by the one before it. */
const STEP = 5;

/** What the field before a dependent has to say. */
const ANSWER = 'yes';

const createText = (index) => ({
  name: `field_${index + 1}`,
  label: `Field ${index + 1}`,
  type: 'text',
  required: true,
});

const createEmail = () => [{ name: 'email', label: 'Work email', type: 'email', required: true }];

const createDependent = (index) => {
  const field = createText(index);
  return index % STEP === STEP - 1 ? { ...field, when: { name: `field_${index}`, value: ANSWER } } : field;
};

const list = (count, create) => Array.from({ length: count }, (_, index) => create(index));

const createOption = (index) => ({ value: `option_${index + 1}`, label: `Option ${index + 1}` });

/** By kind: the fields of a form of some size, and what else there is to know. The number of a kind is in the guid. */
const KINDS = {
  text: (count) => ({ fields: count === 1 ? createEmail() : list(count, createText), shown: count }),
  dependents(count) {
    const shown = count - Math.floor(count / STEP);
    // The last of the shown fields of a group in the middle: the one that another depends on.
    const typed = Math.floor(count / STEP / 2) * (STEP - 1) + STEP - 2;
    return { fields: list(count, createDependent), shown, typed };
  },
  pages: (count) => ({
    fields: list(count, (index) => ({ ...createText(index), required: false, page: Math.floor(index / PAGE) })),
    shown: PAGE,
  }),
  select: (count) => ({
    fields: [{ name: 'choice', label: 'Choice', type: 'select', required: true, options: list(count, createOption) }],
    shown: 1,
  }),
};

const guidOf = (kind, count) =>
  `${String(Object.keys(KINDS).indexOf(kind)).padStart(8, '0')}-0000-4000-8000-${String(count).padStart(12, '0')}`;

/**
 * A form of a kind: its fields, how many of them are `shown` at first, which of these is `typed` into (default: the one
 * in the middle), and the guid that says all of it.
 */
export function createForm(kind, count) {
  const { fields, shown, typed = Math.floor(shown / 2) } = KINDS[kind](count);
  return { guid: guidOf(kind, count), fields, shown, typed };
}

/** The document that a forms host would answer for a guid: one group a field, as its editor makes them. */
export function createDefinition(guid) {
  const kind = Object.keys(KINDS)[Number(guid.slice(0, 8))];
  const { fields } = createForm(kind, Number(guid.slice(-12)));
  const own = fields.filter(({ when }) => !when);
  const formFieldGroups = own.map((field, index) => ({
    fields: [describe(field, fields)],
    default: true,
    isSmartGroup: false,
    richText: { content: '', type: 'TEXT' },
    isPageBreak: index > 0 && own[index - 1].page !== field.page,
  }));
  const metaData = [{ name: 'lang', value: 'en' }];
  return { form: { portalId: 1, guid, cssClass: 'hs-form stacked', submitText: 'Send', formFieldGroups, metaData } };
}

function describe({ name, label, required, options = [] }, fields) {
  const dependents = fields.filter(({ when }) => when?.name === name);
  return {
    name,
    label,
    required,
    objectTypeId: '0-1',
    type: options[0] ? 'enumeration' : 'string',
    fieldType: options[0] ? 'select' : 'text',
    options,
    dependentFieldFilters: dependents.map((dependent) => ({
      filters: [{ operator: 'SET_ANY', strValues: [dependent.when.value] }],
      dependentFormField: describe(dependent, []),
      formFieldAction: 'DISPLAY',
    })),
  };
}
