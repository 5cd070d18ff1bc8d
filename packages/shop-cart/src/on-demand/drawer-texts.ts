import type { DrawerTexts } from '../drawer/logic/texts';
import { resolveLocale } from '../logic/locale';

/** One literal import per table, so that bundlers make a chunk of each. */
const TABLES: Readonly<Record<string, () => Promise<{ readonly default: DrawerTexts }>>> = {
  af: () => import('../locales/drawer-af'),
  ar: () => import('../locales/drawer-ar'),
  bg: () => import('../locales/drawer-bg'),
  bn: () => import('../locales/drawer-bn'),
  ca: () => import('../locales/drawer-ca'),
  cs: () => import('../locales/drawer-cs'),
  da: () => import('../locales/drawer-da'),
  de: () => import('../locales/drawer-de'),
  el: () => import('../locales/drawer-el'),
  es: () => import('../locales/drawer-es'),
  'es-mx': () => import('../locales/drawer-es-mx'),
  et: () => import('../locales/drawer-et'),
  fa: () => import('../locales/drawer-fa'),
  fi: () => import('../locales/drawer-fi'),
  fr: () => import('../locales/drawer-fr'),
  'he-il': () => import('../locales/drawer-he-il'),
  hi: () => import('../locales/drawer-hi'),
  hr: () => import('../locales/drawer-hr'),
  hu: () => import('../locales/drawer-hu'),
  id: () => import('../locales/drawer-id'),
  it: () => import('../locales/drawer-it'),
  ja: () => import('../locales/drawer-ja'),
  ko: () => import('../locales/drawer-ko'),
  lt: () => import('../locales/drawer-lt'),
  lv: () => import('../locales/drawer-lv'),
  ms: () => import('../locales/drawer-ms'),
  nl: () => import('../locales/drawer-nl'),
  no: () => import('../locales/drawer-no'),
  pl: () => import('../locales/drawer-pl'),
  pt: () => import('../locales/drawer-pt'),
  'pt-br': () => import('../locales/drawer-pt-br'),
  ro: () => import('../locales/drawer-ro'),
  ru: () => import('../locales/drawer-ru'),
  sk: () => import('../locales/drawer-sk'),
  sl: () => import('../locales/drawer-sl'),
  sr: () => import('../locales/drawer-sr'),
  sv: () => import('../locales/drawer-sv'),
  th: () => import('../locales/drawer-th'),
  tl: () => import('../locales/drawer-tl'),
  tr: () => import('../locales/drawer-tr'),
  uk: () => import('../locales/drawer-uk'),
  vi: () => import('../locales/drawer-vi'),
  'zh-cn': () => import('../locales/drawer-zh-cn'),
  'zh-hk': () => import('../locales/drawer-zh-hk'),
  'zh-tw': () => import('../locales/drawer-zh-tw'),
};

/** The languages that have a table of texts. */
export const DRAWER_LANGUAGES: readonly string[] = Object.keys(TABLES);

/** Loads the texts of cart drawer and cart page in a language; undefined if it has none. */
export async function loadDrawerTexts(language: string): Promise<DrawerTexts | undefined> {
  return (await TABLES[resolveLocale(language, DRAWER_LANGUAGES) ?? '']?.())?.default;
}
