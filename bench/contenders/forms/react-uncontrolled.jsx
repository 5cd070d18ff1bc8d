// Inputs keep their own values; they are checked when the visitor submits.
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Field, REQUIRED } from './react-field.jsx';

function Form({ fields }) {
  const [errors, setErrors] = useState({});
  const submit = (event) => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const missing = fields.filter(({ name }) => !values.get(name)?.trim());
    setErrors(Object.fromEntries(missing.map(({ name }) => [name, REQUIRED])));
  };
  return (
    <form noValidate onSubmit={submit}>
      {fields.map((field) => (
        <Field key={field.name} field={field} error={errors[field.name]} />
      ))}
      <input type="submit" value="Send" />
    </form>
  );
}

export function render(container, { fields }) {
  createRoot(container).render(<Form fields={fields} />);
}
