import type { Texts } from './messages';

/** The language of a form's texts, and their direction. */
export interface Language {
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
}

/** The texts of a locale. */
export interface OpenLocale {
  /** The locale that the page asks for. */
  readonly locale: string;
  /** Null stands for English. */
  readonly texts: Texts | null;
  readonly language: Language;
}
