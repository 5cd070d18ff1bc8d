// With its default mode, the lightest at a keystroke: values are checked at submit, then at every change.
import { createRoot } from 'react-dom/client';
import { useForm } from 'react-hook-form';
import { Field, REQUIRED } from './react-field.jsx';

function Form({ fields }) {
  const { register, handleSubmit, formState } = useForm();
  return (
    <form noValidate onSubmit={handleSubmit(() => {})}>
      {fields.map((field) => (
        <Field
          key={field.name}
          field={field}
          error={formState.errors[field.name]?.message}
          {...register(field.name, { required: REQUIRED })}
        />
      ))}
      <input type="submit" value="Send" />
    </form>
  );
}

export function render(container, fields) {
  createRoot(container).render(<Form fields={fields} />);
}
