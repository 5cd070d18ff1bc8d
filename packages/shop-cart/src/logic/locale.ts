/**
 * Codes without a table of their own, by the table that is used instead. A code that is neither here nor has a table loses
 * its last part and is looked up again: de-at uses de, and fr-ca too where its words are those of fr.
 */
const STAND_INS: Readonly<Record<string, string>> = {
  ar: 'apc ary',
  'ar-eg': 'arz',
  'es-mx':
    'es-419 es-ar es-bo es-bz es-cl es-co es-cr es-cu es-do es-ec es-gt es-hn es-ni es-pa es-pe es-pr es-py es-sv es-us es-uy es-ve',
  fa: 'pes prs',
  'he-il': 'he iw',
  hr: 'bs',
  id: 'in',
  ms: 'zsm',
  no: 'nb nn',
  ro: 'mo',
  sr: 'cnr sh',
  tl: 'fil',
  'zh-cn': 'cmn zh',
  'zh-hk': 'yue zh-hant-hk zh-hant-mo zh-mo',
  'zh-tw': 'cmn-hant zh-hant',
};

/** The table for a language of a page, in any case, with `-` or `_`; undefined if there is none. */
export function resolveLocale(language: string, tables: readonly string[]): string | undefined {
  const parts = language.trim().toLowerCase().split(/[-_]/);
  for (; parts[0]; parts.pop()) {
    const code = parts.join('-');
    if (tables.includes(code)) return code;
    const found = Object.keys(STAND_INS).find((table) => STAND_INS[table]?.split(' ').includes(code));
    if (found) return tables.includes(found) ? found : resolveLocale(found, tables);
  }
  return undefined;
}
