import { resolveLocale } from '../logic/locale';
import type { CartTexts } from '../settings';

/** One literal import per table, so that bundlers make a chunk of each. */
const TABLES: Readonly<Record<string, () => Promise<{ readonly default: CartTexts }>>> = {
  af: () => import('../locales/af'),
  ar: () => import('../locales/ar'),
  'ar-eg': () => import('../locales/ar-eg'),
  bg: () => import('../locales/bg'),
  bn: () => import('../locales/bn'),
  ca: () => import('../locales/ca'),
  cs: () => import('../locales/cs'),
  da: () => import('../locales/da'),
  de: () => import('../locales/de'),
  el: () => import('../locales/el'),
  es: () => import('../locales/es'),
  'es-mx': () => import('../locales/es-mx'),
  et: () => import('../locales/et'),
  fa: () => import('../locales/fa'),
  fi: () => import('../locales/fi'),
  fr: () => import('../locales/fr'),
  'he-il': () => import('../locales/he-il'),
  hi: () => import('../locales/hi'),
  hr: () => import('../locales/hr'),
  hu: () => import('../locales/hu'),
  id: () => import('../locales/id'),
  it: () => import('../locales/it'),
  ja: () => import('../locales/ja'),
  ko: () => import('../locales/ko'),
  lt: () => import('../locales/lt'),
  lv: () => import('../locales/lv'),
  ms: () => import('../locales/ms'),
  nl: () => import('../locales/nl'),
  no: () => import('../locales/no'),
  pl: () => import('../locales/pl'),
  pt: () => import('../locales/pt'),
  'pt-br': () => import('../locales/pt-br'),
  ro: () => import('../locales/ro'),
  ru: () => import('../locales/ru'),
  sk: () => import('../locales/sk'),
  sl: () => import('../locales/sl'),
  sr: () => import('../locales/sr'),
  sv: () => import('../locales/sv'),
  th: () => import('../locales/th'),
  tl: () => import('../locales/tl'),
  tr: () => import('../locales/tr'),
  uk: () => import('../locales/uk'),
  vi: () => import('../locales/vi'),
  'zh-cn': () => import('../locales/zh-cn'),
  'zh-hk': () => import('../locales/zh-hk'),
  'zh-tw': () => import('../locales/zh-tw'),
};

/** The languages that have a table of texts. */
export const LANGUAGES: readonly string[] = Object.keys(TABLES);

/** Loads the texts of a language; undefined if it has none. */
export async function loadTexts(language: string): Promise<CartTexts | undefined> {
  return (await TABLES[resolveLocale(language, LANGUAGES) ?? '']?.())?.default;
}
