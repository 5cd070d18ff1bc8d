import { findGiven } from '../dom/definition/find-given';
import type { FormContext } from '../form/form-context';
import type { FullDefinition } from '../logic/definition/full-definition';
import { fullFieldsOf, readFullDefinition } from '../logic/definition/parse-full-form';
import type { ExtraReaders } from '../logic/definition/parse-groups';
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
  /** Gives a definition that is drawn the texts of a locale, in place: its cells go on with what was typed. */
  putTexts(drawn: FullDefinition, locale: string): void;
}

/** How the form is read. */
interface Reading {
  readonly limits: Pick<typeof import('./limits'), 'applyLimits'> | undefined;
  readonly readers: ExtraReaders;
}

/** Opens the translations of a definition. A chunk of its own. */
export function openTranslations(
  { element }: FormContext,
  document: unknown,
  { limits, readers }: Reading,
): Translations {
  // What a server has drawn is in no language of the page: nobody knew the page there.
  const pageLanguage = findGiven(element) ? '' : (element.closest<HTMLElement>('[lang]')?.lang ?? '');
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
    putTexts(drawn, locale) {
      const next = translateDocument(document, languageOf(locale));
      const translated = readFullDefinition(limits?.applyLimits(next, () => {}) ?? next, readers, () => {});
      if (translated) replaceTexts(drawn, translated);
    },
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

/** Replaces all texts of a definition by those of another reading of it. */
function replaceTexts(drawn: FullDefinition, translated: FullDefinition): void {
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
