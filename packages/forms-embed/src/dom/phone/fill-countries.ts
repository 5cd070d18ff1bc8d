import type { CountryOption } from '../../logic/phone/countries';

/** The last options of each dropdown. */
const filled = new WeakMap<HTMLSelectElement, readonly CountryOption[]>();

/** Puts every country into a dropdown, named and sorted; keeps existing options and the choice. */
export function fillCountries(select: HTMLSelectElement, options: readonly CountryOption[]): void {
  if (filled.get(select) === options) return;
  filled.set(select, options);
  const { value } = select;
  const there = new Map([...select.options].map((option) => [option.value, option]));
  select.append(
    ...options.map(({ code, label }) => {
      const option = there.get(code) ?? new Option('', code);
      // A drawn option has its label already, and its text node belongs to the renderer.
      if (option.text !== label) option.text = label;
      return option;
    }),
  );
  select.value = value;
}
