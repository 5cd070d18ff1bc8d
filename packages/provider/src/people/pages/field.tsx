/** @jsxImportSource hono/jsx */
import type { Child } from 'hono/jsx';

interface FieldProps {
  name: string;
  label: string;
  type?: 'text' | 'email' | 'password';
  value?: string;
  autocomplete?: string;
  /** Said below it, whatever is filled in. */
  hint?: Child;
  /** What is wrong with what was filled in. */
  problem?: string | null | undefined;
  inputmode?: 'numeric' | 'text';
  isReadOnly?: boolean;
}

/** A text field with its label, hint and problem. */
export function Field({ name, label, type = 'text', value, hint, problem: asked, isReadOnly, ...rest }: FieldProps) {
  const problem = asked ?? null;
  const described = [problem === null ? [] : [`${name}-problem`], hint === undefined ? [] : [`${name}-hint`]].flat();
  return (
    <>
      <label for={name}>{label}</label>
      <input
        id={name}
        name={name}
        type={type}
        value={value}
        required
        readonly={isReadOnly}
        aria-invalid={problem === null ? undefined : 'true'}
        aria-describedby={described.length === 0 ? undefined : described.join(' ')}
        {...rest}
      />
      {problem === null ? null : (
        <p id={`${name}-problem`} class="panel__error" role="alert">
          {problem}
        </p>
      )}
      {hint === undefined ? null : (
        <p id={`${name}-hint`} class="panel__hint">
          {hint}
        </p>
      )}
    </>
  );
}
