/** @jsxImportSource hono/jsx */

interface FormRow {
  name: string;
  label: string;
  value: string;
  type?: string | undefined;
  autocomplete?: string | undefined;
  required?: boolean;
  wide?: boolean | undefined;
  problem?: string | undefined;
  hint?: string | undefined;
  options?: Readonly<Record<string, string>> | undefined;
  /** Whether the totals may depend on it. */
  isAddress?: boolean;
}

/** What scripts of shops check a field by. */
const checks: Readonly<Record<string, string>> = { email: 'validate-email', tel: 'validate-phone' };

/** A field with its label, in the markup that shops use; the problem is said beside it. */
export function FormRow({ name, label, value, type = 'text', required = true, problem, hint, ...rest }: FormRow) {
  const notes = [problem ? `${name}_problem` : '', hint ? `${name}_hint` : ''].filter(Boolean).join(' ');
  const common = {
    name,
    id: name,
    autocomplete: rest.autocomplete,
    required,
    'aria-invalid': problem ? 'true' : undefined,
    'aria-describedby': notes === '' ? undefined : notes,
  };
  return (
    <p
      class={`form-row ${rest.wide ? 'form-row--wide form-row-wide' : ''} ${required ? 'validate-required' : ''} ${checks[type] ?? ''} ${rest.isAddress ? 'address-field' : ''}`}
      id={`${name}_field`}
    >
      <label for={name} class={required ? 'required_field' : undefined}>
        {label}{' '}
        {required ? (
          <span class="required" aria-hidden="true">
            *
          </span>
        ) : (
          <span class="optional">(optional)</span>
        )}
      </label>
      <span class="woocommerce-input-wrapper">
        {rest.options ? (
          <select {...common}>
            {Object.entries(rest.options).map(([option, text]) => (
              <option value={option} selected={option === value}>
                {text}
              </option>
            ))}
          </select>
        ) : (
          <input type={type} class="input-text" value={type === 'password' ? undefined : value} {...common} />
        )}
      </span>
      {problem ? (
        <span class="form-row__problem" id={`${name}_problem`}>
          {problem}
        </span>
      ) : null}
      {hint ? (
        <span class="form-row__hint" id={`${name}_hint`}>
          {hint}
        </span>
      ) : null}
    </p>
  );
}
