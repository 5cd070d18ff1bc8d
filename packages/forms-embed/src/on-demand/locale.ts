import { loadLocale } from '../dom/texts/load-locale';
import type { FormContext } from '../form/form-context';
import { ENGLISH_LANGUAGE } from '../form/open-text-form';
import type { Language, OpenLocale } from '../logic/texts/language';
import { isRightToLeft, resolveLocale } from '../logic/texts/locale';

/** The language that is named by a locale; English for one that we do not know. */
export const languageOf = (locale: string, isFromRight: boolean): Language =>
  resolveLocale(locale) !== 'en' || /^en\b/i.test(locale)
    ? { lang: locale.replace(/_/g, '-'), dir: isFromRight ? 'rtl' : 'ltr' }
    : ENGLISH_LANGUAGE;

/** Loads the texts of the locale that a page asks for, or of the nearest that there is; a failure is reported. */
export async function openLocale(locale: string, report: FormContext['report']): Promise<OpenLocale> {
  const code = resolveLocale(locale);
  const texts = await loadLocale(code, (error) =>
    report(`could not load translations for locale ${JSON.stringify(locale)}`, error, 'error'),
  );
  return { locale, texts, language: languageOf(locale, texts !== null && isRightToLeft(code)) };
}
