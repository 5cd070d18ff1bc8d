import { resolveLocale } from '../logic/locale';
import type { ShopFormTexts } from '../shop-forms/texts';

/** One literal import per table, so that bundlers make a chunk of each. */
const TABLES: Readonly<Record<string, () => Promise<{ readonly default: ShopFormTexts }>>> = {
  af: () => import('../shop-forms/locales/forms-af'),
  ar: () => import('../shop-forms/locales/forms-ar'),
  'ar-eg': () => import('../shop-forms/locales/forms-ar-eg'),
  bg: () => import('../shop-forms/locales/forms-bg'),
  bn: () => import('../shop-forms/locales/forms-bn'),
  ca: () => import('../shop-forms/locales/forms-ca'),
  cs: () => import('../shop-forms/locales/forms-cs'),
  da: () => import('../shop-forms/locales/forms-da'),
  de: () => import('../shop-forms/locales/forms-de'),
  el: () => import('../shop-forms/locales/forms-el'),
  es: () => import('../shop-forms/locales/forms-es'),
  'es-mx': () => import('../shop-forms/locales/forms-es-mx'),
  et: () => import('../shop-forms/locales/forms-et'),
  fa: () => import('../shop-forms/locales/forms-fa'),
  fi: () => import('../shop-forms/locales/forms-fi'),
  fr: () => import('../shop-forms/locales/forms-fr'),
  'he-il': () => import('../shop-forms/locales/forms-he-il'),
  hi: () => import('../shop-forms/locales/forms-hi'),
  hr: () => import('../shop-forms/locales/forms-hr'),
  hu: () => import('../shop-forms/locales/forms-hu'),
  id: () => import('../shop-forms/locales/forms-id'),
  it: () => import('../shop-forms/locales/forms-it'),
  ja: () => import('../shop-forms/locales/forms-ja'),
  ko: () => import('../shop-forms/locales/forms-ko'),
  lt: () => import('../shop-forms/locales/forms-lt'),
  lv: () => import('../shop-forms/locales/forms-lv'),
  ms: () => import('../shop-forms/locales/forms-ms'),
  nl: () => import('../shop-forms/locales/forms-nl'),
  no: () => import('../shop-forms/locales/forms-no'),
  pl: () => import('../shop-forms/locales/forms-pl'),
  pt: () => import('../shop-forms/locales/forms-pt'),
  'pt-br': () => import('../shop-forms/locales/forms-pt-br'),
  ro: () => import('../shop-forms/locales/forms-ro'),
  ru: () => import('../shop-forms/locales/forms-ru'),
  sk: () => import('../shop-forms/locales/forms-sk'),
  sl: () => import('../shop-forms/locales/forms-sl'),
  sr: () => import('../shop-forms/locales/forms-sr'),
  sv: () => import('../shop-forms/locales/forms-sv'),
  th: () => import('../shop-forms/locales/forms-th'),
  tl: () => import('../shop-forms/locales/forms-tl'),
  tr: () => import('../shop-forms/locales/forms-tr'),
  uk: () => import('../shop-forms/locales/forms-uk'),
  vi: () => import('../shop-forms/locales/forms-vi'),
  'zh-cn': () => import('../shop-forms/locales/forms-zh-cn'),
  'zh-hk': () => import('../shop-forms/locales/forms-zh-hk'),
  'zh-tw': () => import('../shop-forms/locales/forms-zh-tw'),
};

/** The languages that have a table of texts. */
export const LANGUAGES: readonly string[] = Object.keys(TABLES);

/** Loads the texts of a language for the shop's forms; undefined if it has none. */
export async function loadFormTexts(language: string): Promise<ShopFormTexts | undefined> {
  return (await TABLES[resolveLocale(language, LANGUAGES) ?? '']?.())?.default;
}
