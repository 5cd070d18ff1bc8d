import { useId } from 'react';
import type { SettingControl } from '../logic/setting-controls';

interface SettingFieldProps {
  readonly control: SettingControl;
  /** Undefined where the settings do not say. */
  readonly value: unknown;
  /** Undefined takes the setting away, so that its default holds. */
  readonly onChange: (value: unknown) => void;
}

/** One setting, as a person sets it. */
export function SettingField({ control, value, onChange }: SettingFieldProps) {
  const id = useId();
  const { label, kind, choices, fallback } = control;
  if (kind === 'switch') {
    const isOn = value === undefined ? fallback === true : /^(?:true|yes|1)$/.test(`${value}`);
    const set = (next: boolean) => onChange(next === fallback ? undefined : next);
    return (
      <label className="check">
        <input type="checkbox" checked={isOn} onChange={({ target }) => set(target.checked)} />
        {label}
      </label>
    );
  }
  const placeholder = fallback === undefined ? 'any' : `${fallback}` || 'none';
  return (
    <div className="setting">
      <label htmlFor={id}>{label}</label>
      {kind === 'choice' ? (
        <select id={id} value={`${value ?? fallback}`} onChange={({ target }) => onChange(target.value)}>
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {choice || 'default'}
            </option>
          ))}
        </select>
      ) : (
        <input
          id={id}
          type={kind === 'number' ? 'number' : 'text'}
          step="any"
          placeholder={placeholder}
          value={writeValue(value)}
          onChange={({ target }) => onChange(readValue(kind, target.value))}
        />
      )}
    </div>
  );
}

/** A setting as it stands in its field; a list has commas. */
function writeValue(value: unknown): string {
  if (typeof value === 'object' && value !== null && 'size' in value) return `${value.size}`;
  return Array.isArray(value) ? value.join(', ') : `${value ?? ''}`;
}

function readValue(kind: SettingControl['kind'], text: string): unknown {
  if (text === '') return undefined;
  if (kind === 'number') return Number(text);
  return kind === 'list' ? text.split(',').map((part) => part.trim()) : text;
}
