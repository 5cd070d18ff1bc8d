// With its default mode, the lightest at a keystroke: values are checked at submit, then at every change.
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { useForm, useWatch } from 'react-hook-form';
import { Field, REQUIRED } from './react-field.jsx';

function Form({ fields }) {
  const { register, handleSubmit, formState, control } = useForm();
  const [page, setPage] = useState(0);
  const last = fields.at(-1).page ?? 0;
  const onSubmit = handleSubmit(() => page < last && setPage(page + 1));
  const draw = (field) => (
    <Field
      key={field.name}
      field={field}
      error={formState.errors[field.name]?.message}
      {...register(field.name, { required: field.required && REQUIRED })}
    />
  );
  return (
    <form noValidate onSubmit={onSubmit}>
      {fields
        .filter((field) => (field.page ?? 0) === page)
        .map((field) =>
          field.when ? (
            <Dependent key={field.name} control={control} when={field.when}>
              {() => draw(field)}
            </Dependent>
          ) : (
            draw(field)
          ),
        )}
      <input type="submit" value={page < last ? 'Next' : 'Send'} />
    </form>
  );
}

/** Draws what it holds while another field has a value, as the documentation of `useWatch` has it. */
function Dependent({ control, when, children }) {
  return useWatch({ control, name: when.name }) === when.value && children();
}

export function render(container, { fields }) {
  createRoot(container).render(<Form fields={fields} />);
}

/** What leads to the next page. */
export const findNext = (container) => container.querySelector('[type=submit]');
