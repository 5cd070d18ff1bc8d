import { type ReactNode, useId } from 'react';

interface TextProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly hint?: string;
  readonly lines?: number;
  readonly type?: 'text' | 'number' | 'color' | 'url';
}

/** A labelled input for one or several lines. */
export function TextControl({ label, value, onChange, hint, lines = 1, type = 'text' }: TextProps) {
  const id = useId();
  const facts = { id, value, ...(hint && { 'aria-describedby': `${id}-hint` }) };
  return (
    <div className="control">
      <label htmlFor={id}>{label}</label>
      {lines > 1 ? (
        <textarea {...facts} rows={lines} onChange={({ target }) => onChange(target.value)} />
      ) : (
        <input {...facts} type={type} onChange={({ target }) => onChange(target.value)} />
      )}
      {hint && (
        <p id={`${id}-hint`} className="hint">
          {hint}
        </p>
      )}
    </div>
  );
}

interface CheckProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

export function CheckControl({ label, isOn, onChange }: CheckProps) {
  return (
    <label className="check">
      <input type="checkbox" checked={isOn} onChange={({ target }) => onChange(target.checked)} />
      <span>{label}</span>
    </label>
  );
}

interface SelectProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, title: string])[];
  readonly onChange: (value: string) => void;
}

export function SelectControl({ label, value, options, onChange }: SelectProps) {
  const id = useId();
  return (
    <div className="control">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map(([key, title]) => (
          <option key={key} value={key}>
            {title}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Controls that belong together. */
export function Controls({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <fieldset className="controls">
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}
