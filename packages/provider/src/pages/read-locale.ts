const LOCALE = /^[a-z]{2,3}(-[a-z0-9]{2,8}){0,2}$/i;

/** The language that an address asks for; English where it asks for none that could be one. */
export function readLocale(asked: string | undefined): string {
  return asked !== undefined && LOCALE.test(asked) ? asked.toLowerCase() : 'en';
}
