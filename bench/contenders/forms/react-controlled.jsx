// The form holds all values, as React's own documentation begins; they are checked at every keystroke.
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Field, REQUIRED } from './react-field.jsx';

function Form({ fields }) {
  const [values, setValues] = useState({});
  const [attempted, setAttempted] = useState(false);
  const submit = (event) => {
    event.preventDefault();
    setAttempted(true);
  };
  return (
    <form noValidate onSubmit={submit}>
      {fields.map((field) => {
        const { name, when } = field;
        if (when && values[when.name] !== when.value) return null;
        const value = values[name] ?? '';
        return (
          <Field
            key={name}
            field={field}
            value={value}
            error={attempted && !value.trim() ? REQUIRED : ''}
            onChange={(event) => setValues({ ...values, [name]: event.target.value })}
          />
        );
      })}
      <input type="submit" value="Send" />
    </form>
  );
}

export function render(container, { fields }) {
  createRoot(container).render(<Form fields={fields} />);
}
