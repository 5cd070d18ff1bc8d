import type { CountryOption } from '../../logic/phone/countries';

/** What each dropdown was filled with last. */
const filled = new WeakMap<HTMLSelectElement, readonly CountryOption[]>();

/** Puts every country into a dropdown, by their names and in their order; those that are there, and the choice, stay. */
export function fillCountries(select: HTMLSelectElement, options: readonly CountryOption[]): void {
  if (filled.get(select) === options) return;
  filled.set(select, options);
  const { value } = select;
  const there = new Map([...select.options].map((option) => [option.value, option]));
  select.append(
    ...options.map(({ code, label }) => {
      const option = there.get(code) ?? new Option('', code);
      // A drawn one says it already, and its text is not ours.
      if (option.text !== label) option.text = label;
      return option;
    }),
  );
  select.value = value;
}
