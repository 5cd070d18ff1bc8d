// Definitions as large as forms-embed draws them: docs/guide/bad-input.md. Each is worth its name only at the limits.

const GUID = '99999999-0000-4000-8000-000000000000';

const list = (count, create) => Array.from({ length: count }, (_, index) => create(index));

const text = (name, more = {}) => ({ name, label: name, fieldType: 'text', type: 'string', ...more });

const choice = (name, fieldType, count) => ({
  ...text(name, { fieldType, type: 'enumeration' }),
  options: list(count, (index) => ({ label: `Option ${index}`, value: `o${index}` })),
});

/** Fields of every kind, as a long form may have them. */
const KINDS = [
  (name) => text(name, { description: 'What it is for', footer: 'What becomes of it', required: true }),
  (name) => text(name, { fieldType: 'textarea' }),
  (name) => choice(name, 'select', 8),
  (name) => choice(name, 'radio', 5),
  (name) => choice(name, 'checkbox', 5),
  (name) => text(name, { fieldType: 'booleancheckbox', type: 'enumeration' }),
  (name) => text(name, { fieldType: 'date', type: 'date' }),
  (name) => text(name, { fieldType: 'phonenumber' }),
];
const fieldsOfEveryKind = (count) => list(count, (index) => KINDS[index % KINDS.length](`field_${index}`));

const repeat = (part, most) => part.repeat(Math.floor(most / part.length));

/** 50,000 characters; of the first kind about as dense as people write, of the others as dense as the limit lets them. */
const PROSE = repeat('<p>We keep what you tell us, see <a href="https://site.example/privacy">here</a>.</p>', 50_000);
const DENSE = ['<p>', '<b>x', '<ul><li>', '<i onclick=a b=c>'].map((part) =>
  part.repeat(5000 / (part.split('<').length - 1)).slice(0, 50_000),
);
const ATTRIBUTES = `<p ${list(5500, (index) => `aria-${index.toString(36)}`).join(' ')}>x</p>`;

const RULE = '.hs-form-private .hs-field-desc{color:#333;border:1px solid #ccc}\n';
const RULES = RULE.repeat(500);

const groupsOf = (fields) => fields.map((field) => ({ fields: [field] }));
const richTexts = (texts) => texts.map((content) => ({ fields: [], richText: { content } }));

const definition = (formFieldGroups, whole = {}) => ({ form: { guid: GUID, portalId: 1, formFieldGroups }, ...whole });

/** By name: what a definition has as much of as it may, and the options that the page adds. */
export const LARGE = {
  'text fields': () => ({ definition: definition(groupsOf(list(1000, (index) => text(`field_${index}`)))) }),
  'one group': () => ({ definition: definition([{ fields: list(1000, (index) => text(`field_${index}`)) }]) }),
  'fields of every kind': () => ({ definition: definition(groupsOf(fieldsOfEveryKind(1000))) }),
  'two lists of options': () => ({
    definition: definition(groupsOf([choice('one', 'select', 5000), choice('other', 'select', 5000)])),
  }),
  'checkboxes in sight': () => ({
    definition: definition(groupsOf(list(10, (index) => choice(`field_${index}`, 'checkbox', 1000)))),
  }),
  'lists of countries': () => ({
    definition: definition(
      groupsOf(list(40, (index) => text(`field_${index}`, { fieldType: 'phonenumber', useCountryCodeSelect: true }))),
    ),
  }),
  'rich texts': () => ({ definition: definition([...richTexts(list(3, () => PROSE)), ...groupsOf([text('email')])]) }),
  'rich texts, as many tags as there may be': () => ({
    definition: definition([...richTexts(DENSE), ...groupsOf([text('email')])]),
  }),
  'rich texts, all attributes': () => ({ definition: definition(richTexts(list(3, () => ATTRIBUTES))) }),
  'a link, encoded over and over': () => ({
    definition: definition(richTexts([`<a href="#%${'25'.repeat(24_000)}">x</a>`])),
  }),
  'long texts': () => ({
    definition: definition(
      groupsOf(
        list(29, (index) => text(`field_${index}`, { fieldType: 'textarea', defaultValue: 'm '.repeat(32_500) })),
      ),
    ),
  }),
  dependents: () => ({
    definition: definition(
      groupsOf(
        list(500, (index) => ({
          ...text(`field_${index}`),
          dependentFieldFilters: [
            {
              filters: [{ operator: 'SET_ANY', strValues: list(39, String) }],
              dependentFormField: text(`dependent_${index}`),
            },
          ],
        })),
      ),
    ),
  }),
  'style rules': () => ({
    definition: definition(groupsOf([text('email', { description: 'd' })]), { themeCss: RULES }),
    options: { css: RULES, cssRequired: RULES },
  }),
  'all at once': () => ({
    definition: definition(
      [
        ...richTexts(list(3, () => PROSE)),
        ...groupsOf([...fieldsOfEveryKind(990), choice('list', 'select', 5000), choice('boxes', 'checkbox', 1000)]),
      ],
      { themeCss: RULES },
    ),
    options: { css: RULES },
  }),
};

/** The same in a frame of its own. */
LARGE['all at once, in a frame'] = () => {
  const { definition, options } = LARGE['all at once']();
  return { definition, options: { ...options, render: 'iframe' } };
};

/** What a page mounts a form with, by the name of a large definition. */
export const createLarge = (name) => {
  const { definition, options } = LARGE[name]();
  return { portalId: '1', formId: GUID, definition, ...options };
};
