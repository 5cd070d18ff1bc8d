import { digitsOf, type TimeParts, UNITS, type Unit, unitName } from '../logic/time-parts';
import type { CountdownOptions } from '../settings';

/** An element for the digits of a unit, and one for its name if it was made. */
export interface Field {
  readonly unit: Unit;
  readonly digits: HTMLElement;
  readonly name?: HTMLElement;
}

/** The elements for the digits that the markup has. */
export const findFields = (root: HTMLElement, { parts }: CountdownOptions): readonly Field[] =>
  UNITS.flatMap((unit) => {
    const digits = root.querySelector<HTMLElement>(parts ? parts.digits[unit] : `[data-unit="${unit}"]`);
    return digits ? [{ unit, digits }] : [];
  });

/** Shows the time in elements for the digits. */
export function openDigits(fields: readonly Field[], locale: string) {
  const before = fields.map(({ digits }) => digits.textContent);
  return {
    units: fields.map(({ unit }) => unit),
    draw(values: TimeParts) {
      for (const { unit, digits, name } of fields) {
        const value = values[unit] ?? 0;
        const words = digitsOf(value, locale);
        if (digits.textContent === words) continue;
        digits.textContent = words;
        if (name) name.textContent = unitName(unit, value, locale);
      }
    },
    restore() {
      fields.forEach(({ digits }, index) => {
        digits.textContent = before[index] ?? '';
      });
    },
  };
}
