import { isRightToLeft, LOCALES } from '../../../../packages/forms-embed/src/logic/texts/locale';

/** Every locale that the form has words in, English first. */
export const PLAYGROUND_LOCALES: readonly string[] = ['en', ...LOCALES];

/** A locale in its own words, as far as the browser knows them. */
export function nameLocale(code: string): string {
  try {
    return new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  } catch {
    return code;
  }
}

/** Which way a locale is written. */
export const directionOf = (code: string): 'rtl' | 'ltr' => (isRightToLeft(code) ? 'rtl' : 'ltr');
