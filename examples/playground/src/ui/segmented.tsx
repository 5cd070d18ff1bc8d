import { useId } from 'react';

interface SegmentedProps<T extends string> {
  readonly label: string;
  readonly value: T | null;
  readonly options: readonly (readonly [value: T, label: string])[];
  readonly onChange: (value: T) => void;
  /** The label is seen, not only heard. */
  readonly isLabelled?: boolean;
}

/** One of a few, side by side. */
export function Segmented<T extends string>({ label, value, options, onChange, isLabelled }: SegmentedProps<T>) {
  const name = useId();
  return (
    <fieldset className="segmented">
      <legend className={isLabelled ? 'label' : 'unseen'}>{label}</legend>
      <div className="segmented__row">
        {options.map(([option, text]) => (
          <label key={option} className="segmented__option">
            <input
              type="radio"
              name={name}
              value={option}
              checked={value === option}
              onChange={() => onChange(option)}
            />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
