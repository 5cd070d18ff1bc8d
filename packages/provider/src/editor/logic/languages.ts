const LANGUAGES = new Intl.DisplayNames(['en'], { type: 'language' });

/** The English name of a language; its code where it has none. */
export function nameLanguage(code: string): string {
  try {
    return LANGUAGES.of(code.replaceAll('_', '-')) ?? code;
  } catch {
    return code;
  }
}

const tidy = (code: string) => code.toLowerCase().replaceAll('_', '-');

/** The first language that is wanted of those that a form has, with its region or without; else its own, the first. */
export function chooseLanguage([own = 'en', ...others]: readonly string[], wanted: readonly string[]): string {
  const has = [...others, own];
  for (const code of wanted.map(tidy)) {
    const found = has.find((one) => tidy(one) === code) ?? has.find((one) => tidy(one) === code.split('-')[0]);
    if (found !== undefined) return found;
  }
  return own;
}
