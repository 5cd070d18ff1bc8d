import { Formio } from '@formio/js';

export function render(container, fields) {
  const components = fields.map(({ name, label, type }) => ({
    type: type === 'email' ? 'email' : 'textfield',
    key: name,
    label,
    input: true,
    validate: { required: true },
  }));
  const submit = { type: 'button', action: 'submit', key: 'submit', label: 'Send', input: true };
  return Formio.createForm(container, { display: 'form', components: [...components, submit] });
}
