import type { FormContext } from '../form/form-context';
import type { FullDefinition } from '../logic/definition/full-definition';
import { fullFieldsOf } from '../logic/definition/parse-full-form';
import {
  findLanguage,
  ownLanguage,
  translateDocument,
  translatedMessages,
  translatedThanks,
} from '../logic/definition/translate';
import type { OpenLocale } from '../logic/texts/language';
import { isRightToLeft } from '../logic/texts/locale';
import { openLocale } from './locale';

/** What a form with translations is read in, and drawn from. */
export interface Translations {
  /** The language where the page asks for none: that of the page, if the form has it, else the form's own. */
  readonly language: string;
  /** The document in a locale, or in the form's own language. */
  translate(locale: string): unknown;
  /** The widget's own texts of a locale, with those that the form says otherwise. */
  openLocale(locale: string, report: FormContext['report']): Promise<OpenLocale>;
  /** The form's thank-you message in a locale; empty where it has none of its own for it. */
  thanks(locale: string): string;
}

/**
 * Opens the translations of a definition. A chunk of its own.
 *
 * @param pageLanguage the `lang` of the page around the form; empty for none
 */
export function openTranslations(document: unknown, pageLanguage: string): Translations {
  const languageOf = (locale: string) => findLanguage(document, locale) ?? '';
  return {
    language: findLanguage(document, pageLanguage) === undefined ? ownLanguage(document) : pageLanguage,
    translate: (locale) => translateDocument(document, languageOf(locale)),
    async openLocale(locale, report) {
      const opened = await openLocale(locale, report);
      const language = languageOf(locale);
      return language ? withMessages(opened, document, language) : opened;
    },
    thanks: (locale) => translatedThanks(document, languageOf(locale)),
  };
}

/** The texts of a locale with those of the form, which may speak a language that the widget does not. */
export const withMessages = (
  { locale, texts }: Omit<OpenLocale, 'language'>,
  document: unknown,
  language: string,
): OpenLocale => ({
  locale,
  texts: { ...texts, ...translatedMessages(document, language) },
  language: { lang: locale.replace(/_/g, '-'), dir: isRightToLeft(locale) ? 'rtl' : 'ltr' },
});

/**
 * Gives a form that is drawn the texts that the same form has in another language, in place: its cells share the fields
 * with the definition, and go on with what was typed.
 */
export function putTexts(drawn: FullDefinition, translated: FullDefinition): void {
  const fields = new Map(fullFieldsOf(translated).map((field) => [field.id, field]));
  for (const field of fullFieldsOf(drawn)) {
    const { label, placeholder, description, footer, options } = fields.get(field.id) ?? field;
    Object.assign(field, { label, placeholder, description, footer, options });
  }
  // A builder shows groups of its own.
  if (drawn.groups.length === translated.groups.length) {
    for (const [index, group] of drawn.groups.entries())
      Object.assign(group, { richText: translated.groups[index]?.richText });
  }
  const { submitText, inlineMessage, consent } = translated;
  Object.assign(drawn, { submitText, inlineMessage });
  if (drawn.consent && consent) {
    const { privacyPolicyText, communicationConsentText, processingConsentText } = consent;
    Object.assign(drawn.consent, { privacyPolicyText, communicationConsentText, processingConsentText });
  }
}
