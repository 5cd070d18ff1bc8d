import type { Json } from './document';

/** A form to begin with. */
export interface Template {
  readonly key: string;
  readonly title: string;
  readonly about: string;
  /** A definition without its address. */
  readonly definition: { readonly form: Json };
}

type Rows = readonly (readonly Json[] | Json)[];

const field = (name: string, label: string, more: Json = {}): Json => ({
  name,
  label,
  fieldType: 'text',
  type: 'string',
  ...more,
});
const required = { required: true };
const email = (label = 'Email'): Json => field('email', label, { fieldType: 'email', ...required });
const long = (name: string, label: string, more: Json = {}) => field(name, label, { fieldType: 'textarea', ...more });
const choice = (name: string, label: string, fieldType: string, options: readonly string[], more: Json = {}) =>
  field(name, label, {
    fieldType,
    type: 'enumeration',
    options: options.map((text) => ({ label: text, value: text })),
    ...more,
  });
const heading = (text: string): Json => ({ content: `<h2>${text}</h2>`, type: 'TEXT' });
const names = [field('firstname', 'First name', required), field('lastname', 'Last name', required)];

function formOf(submitText: string, thanks: string, rows: Rows): { form: Json } {
  const formFieldGroups = rows.map((row) => (Array.isArray(row) ? { fields: row } : row));
  const metaData = [{ name: 'lang', value: 'en' }];
  return { form: { submitText, inlineMessage: `<p>${thanks}</p>`, themeName: 'canvas', metaData, formFieldGroups } };
}

export const TEMPLATES: readonly Template[] = [
  {
    key: 'contact',
    title: 'Contact',
    about: 'Name, email and a message',
    definition: formOf('Send message', 'Thank you. We will write back soon.', [
      names,
      [email()],
      [long('message', 'Message', { ...required, placeholder: 'How can we help?' })],
    ]),
  },
  {
    key: 'newsletter',
    title: 'Newsletter',
    about: 'An email address and a consent',
    definition: formOf('Subscribe', 'Thank you. You are on the list.', [
      [email('Your email address')],
      [
        field('agrees', 'Send me the newsletter; I can leave it at any time', {
          fieldType: 'booleancheckbox',
          type: 'enumeration',
          ...required,
        }),
      ],
    ]),
  },
  {
    key: 'event',
    title: 'Event registration',
    about: 'Who comes, when, and with how many',
    definition: formOf('Register', 'You are registered. See you there!', [
      names,
      [email()],
      [
        choice('session', 'Session', 'radio', ['Morning', 'Afternoon', 'Both'], required),
        field('guests', 'People you bring', { fieldType: 'number', type: 'number', validation: { data: '0:10:true' } }),
      ],
      [choice('food', 'Food', 'checkbox', ['Vegetarian', 'Vegan', 'Gluten-free'])],
    ]),
  },
  {
    key: 'feedback',
    title: 'Feedback',
    about: 'A rating and what to do better',
    definition: formOf('Send feedback', 'Thank you for telling us.', [
      [choice('rating', 'How was it?', 'radio', ['1', '2', '3', '4', '5'], { ...required, ratingType: 'NUMBER' })],
      [long('better', 'What could we do better?')],
      [field('email', 'Email, if we may ask you more', { fieldType: 'email' })],
    ]),
  },
  {
    key: 'quote',
    title: 'Quote request',
    about: 'A project, its budget and its date',
    definition: formOf('Ask for a quote', 'Thank you. You will have a quote within two working days.', [
      names,
      [email('Work email'), field('phone', 'Phone', { fieldType: 'phone', useCountryCodeSelect: true })],
      [
        choice('budget', 'Budget', 'select', ['Up to 5,000', '5,000 to 20,000', 'More than 20,000'], required),
        field('start', 'When should it start?', { fieldType: 'date', type: 'date' }),
      ],
      [long('project', 'What is it about?', required)],
    ]),
  },
  {
    key: 'job',
    title: 'Job application',
    about: 'A person, a letter and a file',
    definition: formOf('Apply', 'Thank you. We read every application and will answer.', [
      names,
      [email(), field('phone', 'Phone', { fieldType: 'phone', useCountryCodeSelect: true })],
      [
        field('cv', 'CV', {
          fieldType: 'file',
          ...required,
          description: 'A PDF or a Word document',
          metaData: [{ name: 'accept', value: '.pdf,.doc,.docx' }],
        }),
      ],
      [long('letter', 'Why would you like to work with us?')],
    ]),
  },
  {
    key: 'ticket',
    title: 'Support ticket',
    about: 'What is wrong, and how urgent it is',
    definition: formOf('Open a ticket', 'Thank you. Your ticket is open.', [
      [email()],
      [
        field('subject', 'Subject', required),
        choice('urgency', 'How urgent is it?', 'select', ['It can wait', 'This week', 'Today'], required),
      ],
      [
        choice('about', 'What is it about?', 'radio', ['An order', 'The website', 'Something else'], {
          ...required,
          dependentFieldFilters: [
            {
              filters: [{ operator: 'SET_ANY', strValues: ['An order'] }],
              dependentFormField: field('order_number', 'Order number'),
              formFieldAction: 'DISPLAY',
            },
          ],
        }),
      ],
      [long('problem', 'What happened?', required)],
    ]),
  },
  {
    key: 'pages',
    title: 'Several pages',
    about: 'A longer form in three steps',
    definition: formOf('Send', 'Thank you. That was all.', [
      { richText: heading('About you'), fields: names },
      [email()],
      {
        isPageBreak: true,
        richText: heading('Your plans'),
        fields: [choice('plan', 'What are you planning?', 'radio', ['A house', 'A garden', 'A shop'], required)],
      },
      [long('wishes', 'Your wishes')],
      {
        isPageBreak: true,
        richText: heading('When and how'),
        fields: [field('when', 'When?', { fieldType: 'date', type: 'date' })],
      },
      [choice('reach', 'How do we reach you?', 'checkbox', ['By email', 'By phone'])],
    ]),
  },
];
