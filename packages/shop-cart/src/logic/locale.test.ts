import { expect, it } from 'vitest';
import { resolveLocale } from './locale';

const TABLES = ['ar', 'de', 'es', 'es-mx', 'he-il', 'no', 'sr', 'zh-cn', 'zh-hk', 'zh-tw'];

it.each([
  ['de', 'de'],
  ['de-DE', 'de'],
  ['de_AT', 'de'],
  ['arz', 'ar'],
  ['ar-EG', 'ar'],
  ['es-ES', 'es'],
  ['es-AR', 'es-mx'],
  ['he', 'he-il'],
  ['nb-NO', 'no'],
  ['sr-Cyrl-RS', 'sr'],
  ['zh', 'zh-cn'],
  ['zh-Hans-SG', 'zh-cn'],
  ['zh-Hant', 'zh-tw'],
  ['zh-Hant-HK', 'zh-hk'],
  ['zh-HK', 'zh-hk'],
  ['eo', undefined],
  ['', undefined],
])('a page in %j has the table %s', (language, table) => {
  expect(resolveLocale(language, TABLES)).toBe(table);
});
