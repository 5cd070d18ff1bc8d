import type { LocaleTexts } from '../../logic/texts/english';
import type { LocaleCode } from '../../logic/texts/locale';

/** One literal import per table, so that bundlers make a chunk of each. */
const TABLES: Readonly<Record<LocaleCode, () => Promise<{ readonly default: LocaleTexts }>>> = {
  af: () => import('../../locales/af'),
  ar: () => import('../../locales/ar'),
  'ar-eg': () => import('../../locales/ar-eg'),
  bg: () => import('../../locales/bg'),
  bn: () => import('../../locales/bn'),
  ca: () => import('../../locales/ca'),
  cs: () => import('../../locales/cs'),
  da: () => import('../../locales/da'),
  de: () => import('../../locales/de'),
  el: () => import('../../locales/el'),
  'en-gb': () => import('../../locales/en-gb'),
  es: () => import('../../locales/es'),
  'es-mx': () => import('../../locales/es-mx'),
  et: () => import('../../locales/et'),
  fa: () => import('../../locales/fa'),
  fi: () => import('../../locales/fi'),
  fr: () => import('../../locales/fr'),
  'fr-ca': () => import('../../locales/fr-ca'),
  'he-il': () => import('../../locales/he-il'),
  hi: () => import('../../locales/hi'),
  hr: () => import('../../locales/hr'),
  hu: () => import('../../locales/hu'),
  id: () => import('../../locales/id'),
  it: () => import('../../locales/it'),
  ja: () => import('../../locales/ja'),
  ko: () => import('../../locales/ko'),
  lt: () => import('../../locales/lt'),
  lv: () => import('../../locales/lv'),
  ms: () => import('../../locales/ms'),
  nl: () => import('../../locales/nl'),
  no: () => import('../../locales/no'),
  pl: () => import('../../locales/pl'),
  pt: () => import('../../locales/pt'),
  'pt-br': () => import('../../locales/pt-br'),
  ro: () => import('../../locales/ro'),
  ru: () => import('../../locales/ru'),
  sk: () => import('../../locales/sk'),
  sl: () => import('../../locales/sl'),
  sr: () => import('../../locales/sr'),
  sv: () => import('../../locales/sv'),
  th: () => import('../../locales/th'),
  tl: () => import('../../locales/tl'),
  tr: () => import('../../locales/tr'),
  uk: () => import('../../locales/uk'),
  vi: () => import('../../locales/vi'),
  'zh-cn': () => import('../../locales/zh-cn'),
  'zh-hk': () => import('../../locales/zh-hk'),
  'zh-tw': () => import('../../locales/zh-tw'),
};

/**
 * Loads the texts of a code from `resolveLocale`. Null means English, which is loaded already: for a code without a
 * table, and for a table that could not be loaded, which is reported.
 */
export async function loadLocale(
  code: string,
  report: (error: unknown) => void = () => {},
): Promise<LocaleTexts | null> {
  if (!Object.hasOwn(TABLES, code)) return null;
  try {
    return (await TABLES[code as LocaleCode]()).default;
  } catch (error) {
    report(error);
    return null;
  }
}
