// A select is the browser's own; a form of several pages is a wizard.
import { Formio } from '@formio/js';

const describe = ({ name, label, type, required, options, when }) => ({
  ...(options
    ? { type: 'select', widget: 'html5', data: { values: options }, dataSrc: 'values' }
    : { type: type === 'email' ? 'email' : 'textfield' }),
  key: name,
  label,
  input: true,
  validate: { required },
  ...(when && { conditional: { show: true, when: when.name, eq: when.value } }),
});

export function render(container, { fields }) {
  const pages = Object.values(Object.groupBy(fields, ({ page = 0 }) => page));
  const submit = { type: 'button', action: 'submit', key: 'submit', label: 'Send', input: true };
  if (pages.length === 1) {
    return Formio.createForm(container, { display: 'form', components: [...fields.map(describe), submit] });
  }
  const components = pages.map((page, index) => ({
    type: 'panel',
    key: `page_${index + 1}`,
    title: `Page ${index + 1}`,
    components: page.map(describe),
  }));
  return Formio.createForm(container, { display: 'wizard', components });
}

/** What leads to the next page. */
export const findNext = (container) => container.querySelector('.btn-wizard-nav-next');
