import type { CountryOption } from '../logic/countries';

/** Puts every country into a dropdown that has one of them so far; the one stays, and stays chosen. */
export function fillCountries(select: HTMLSelectElement, options: readonly CountryOption[]): void {
  const [own, ...others] = select.options;
  if (!own || others.length > 0) return;
  const place = options.findIndex(({ code }) => code === own.value);
  const [before, after] = [options.slice(0, place), options.slice(place + 1)].map((part) =>
    part.map(({ code, label }) => new Option(label, code)),
  );
  own.before(...(before ?? []));
  own.after(...(after ?? []));
}
