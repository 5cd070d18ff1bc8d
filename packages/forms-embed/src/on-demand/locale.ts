import { loadLocale } from '../dom/texts/load-locale';
import type { FormContext } from '../form/form-context';
import { isRightToLeft, resolveLocale } from '../logic/texts/locale';
import type { Texts } from '../logic/texts/messages';

/** The texts of a locale. */
export interface OpenLocale {
  /** The locale that the page asks for. */
  readonly locale: string;
  /** Null stands for English. */
  readonly texts: Texts | null;
  readonly isRightToLeft: boolean;
}

/** Loads the texts of the locale that a page asks for, or of the nearest that there is; a failure is reported. */
export async function openLocale(locale: string, report: FormContext['report']): Promise<OpenLocale> {
  const code = resolveLocale(locale);
  const texts = await loadLocale(code, (error) =>
    report(`could not load translations for locale ${JSON.stringify(locale)}`, error, 'error'),
  );
  return { locale, texts, isRightToLeft: texts !== null && isRightToLeft(code) };
}
