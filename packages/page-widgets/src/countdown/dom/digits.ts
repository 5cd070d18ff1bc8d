import { digitsOf, type TimeParts, UNITS, type Unit, unitName } from '../logic/time-parts';
import type { CountdownOptions } from '../settings';

/** An element for the digits of a unit, and one for its name if it was made. */
interface Field {
  readonly unit: Unit;
  readonly digits: Element;
  readonly name?: Element;
}

function make(className: string, ...children: readonly (Node | string)[]): HTMLSpanElement {
  const span = document.createElement('span');
  span.className = className;
  span.append(...children);
  return span;
}

/** The elements for the digits: those of the markup, or made for every unit. */
export function openDigits(root: HTMLElement, { parts }: CountdownOptions, locale: string) {
  const found = UNITS.flatMap((unit): readonly Field[] => {
    const digits = root.querySelector(parts ? parts.digits[unit] : `[data-unit="${unit}"]`);
    return digits ? [{ unit, digits }] : [];
  });
  const made: Element[] = [];
  const fields = found[0]
    ? found
    : UNITS.map((unit): Field => {
        const [digits, name] = [make('mountkit-countdown__digits'), make('mountkit-countdown__name')];
        digits.dataset.unit = unit;
        made.push(make('mountkit-countdown__item', digits, ' ', name));
        return { unit, digits, name };
      });
  root.append(...made);
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
    remove() {
      for (const element of made) element.remove();
      fields.forEach(({ digits }, index) => {
        digits.textContent = before[index] ?? '';
      });
    },
  };
}
