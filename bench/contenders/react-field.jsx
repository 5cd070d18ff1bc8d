/** The markup that the contenders on React share. */
export function Field({ field, error, ...input }) {
  const { name, label, type } = field;
  return (
    <div className="field">
      <label htmlFor={name}>
        <span>{label}</span>
        <span aria-hidden="true">*</span>
      </label>
      <div className="input">
        <input id={name} name={name} type={type} required aria-invalid={error ? true : undefined} {...input} />
      </div>
      {error && <div role="alert">{error}</div>}
    </div>
  );
}

/** What a missing value is told, the same for all. */
export const REQUIRED = 'Please complete this required field.';
