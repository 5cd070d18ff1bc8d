import type { ReactElement } from 'react';

/** A range with two ends. */
export interface FilterRangeProps {
  readonly min: number;
  readonly max: number;
  /** Default 1. */
  readonly step?: number;
  /** Names of the ends. Default `From` and `To`. */
  readonly labels?: readonly [min: string, max: string];
  /** What its chip says, with `{{min}}` and `{{max}}`; where one end is open, the second or third text. */
  readonly chip?: readonly [both: string, from: string, upTo: string];
}

/** The controls of a range, as a child of a `LoopFilter` whose taxonomy it is: two handles on one line, and two fields. */
export function FilterRange({
  min,
  max,
  step = 1,
  labels = ['From', 'To'],
  chip = ['{{min}} to {{max}}', 'From {{min}}', 'Up to {{max}}'],
}: FilterRangeProps): ReactElement {
  const ends = [
    { bound: 'min', label: labels[0], value: min },
    { bound: 'max', label: labels[1], value: max },
  ];
  const [both, from, upTo] = chip;
  return (
    <div data-filter-range="">
      <input type="hidden" data-filter="" data-chip={both} data-chip-min={from} data-chip-max={upTo} />
      <div className="mountkit-range">
        {ends.map(({ bound, label, value }) => (
          <input
            key={bound}
            type="range"
            {...{ min, max, step }}
            defaultValue={value}
            data-bound={bound}
            aria-label={label}
          />
        ))}
      </div>
      {ends.map(({ bound, label, value }) => (
        <label key={bound}>
          {label} <input type="number" {...{ min, max, step }} defaultValue={value} data-bound={bound} />
        </label>
      ))}
    </div>
  );
}
