/** The locales with a table in `locales/`; English is in `english.ts`. */
export const LOCALES = [
  'af',
  'ar',
  'ar-eg',
  'bg',
  'bn',
  'ca',
  'cs',
  'da',
  'de',
  'el',
  'en-gb',
  'es',
  'es-mx',
  'et',
  'fa',
  'fi',
  'fr',
  'fr-ca',
  'he-il',
  'hi',
  'hr',
  'hu',
  'id',
  'it',
  'ja',
  'ko',
  'lt',
  'lv',
  'ms',
  'nl',
  'no',
  'pl',
  'pt',
  'pt-br',
  'ro',
  'ru',
  'sk',
  'sl',
  'sr',
  'sv',
  'th',
  'tl',
  'tr',
  'uk',
  'vi',
  'zh-cn',
  'zh-hk',
  'zh-tw',
] as const;

/** The code of a table other than English. */
export type LocaleCode = (typeof LOCALES)[number];

/**
 * Codes without a table of their own, by the table that is used instead. A code that is neither here nor above loses
 * its last part and is looked up again, so a region that uses its language's table (de-at, nl-be) needs no entry.
 */
const STAND_INS: Readonly<Partial<Record<LocaleCode | 'en', string>>> = {
  en: 'en-ca en-ph en-pr en-us',
  'en-gb':
    'en-au en-bz en-gh en-gg en-hk en-ie en-im en-in en-je en-jm en-ke en-mt en-my en-ng en-nz en-sg en-tt en-za',
  // Latin America, and the United States.
  'es-mx':
    'es-419 es-ar es-bo es-bz es-cl es-co es-cr es-cu es-do es-ec es-gt es-hn es-ni es-pa es-pe es-pr es-py es-sv es-us es-uy es-ve',
  'ar-eg': 'arz',
  ar: 'apc ary',
  fa: 'pes prs',
  'he-il': 'he iw',
  hr: 'bs',
  id: 'in',
  no: 'nb nn',
  ro: 'mo',
  // One table, in Latin letters, which all readers of Serbian know.
  sr: 'cnr sh sr-cyrl sr-latn',
  tl: 'fil',
  ms: 'zsm',
  'zh-cn': 'cmn zh zh-hans zh-my zh-sg',
  'zh-hk': 'yue zh-hant-hk zh-hant-mo zh-mo',
  'zh-tw': 'cmn-hant zh-hant',
};

/** Languages written from right to left. */
const RIGHT_TO_LEFT = 'ar arz apc ary fa pes prs he iw ur ps dv yi ji ckb sd ug';
/** Scripts written from right to left: a script in the code counts before the language. */
const RIGHT_TO_LEFT_SCRIPTS = 'adlm arab aran hebr nkoo rohg syrc thaa';

const holds = (list: string, word: string) => list.split(' ').includes(word);
const partsOf = (locale: string) => locale.trim().toLowerCase().split(/[-_]/);

/** The table to load for a page's locale, in any case, with `-` or `_`; 'en' if there is none. */
export function resolveLocale(requested: string): LocaleCode | 'en' {
  const parts = partsOf(requested);
  for (; parts.length > 0; parts.pop()) {
    const code = parts.join('-');
    const own = LOCALES.find((locale) => locale === code);
    if (own) return own;
    for (const [table, codes] of Object.entries(STAND_INS)) if (holds(codes, code)) return table as LocaleCode | 'en';
  }
  return 'en';
}

/** Whether the form is laid out from right to left in a page's locale. */
export function isRightToLeft(locale: string): boolean {
  const [language = '', ...rest] = partsOf(locale);
  const script = rest.find((part) => /^[a-z]{4}$/.test(part));
  return script ? holds(RIGHT_TO_LEFT_SCRIPTS, script) : holds(RIGHT_TO_LEFT, language);
}
