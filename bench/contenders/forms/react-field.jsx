/** The markup that the contenders on React share. */
export function Field({ field, error, ...control }) {
  const { name, label, type, required, options } = field;
  const props = { id: name, name, required, 'aria-invalid': error ? true : undefined, ...control };
  return (
    <div className="field">
      <label htmlFor={name}>
        <span>{label}</span>
        {required && <span aria-hidden="true">*</span>}
      </label>
      <div className="input">
        {options ? (
          <select {...props}>
            <option value="">Please select</option>
            {options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        ) : (
          <input type={type} {...props} />
        )}
      </div>
      {error && <div role="alert">{error}</div>}
    </div>
  );
}

/** What a missing value is told, the same for all. */
export const REQUIRED = 'Please complete this required field.';
