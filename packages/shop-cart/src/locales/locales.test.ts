import { describe, expect, it } from 'vitest';
import { DRAWER_TEXTS } from '../drawer/logic/texts';
import { DRAWER_LANGUAGES, loadDrawerTexts } from '../on-demand/drawer-texts';
import { LANGUAGES, loadTexts } from '../on-demand/texts';
import { CART_SCHEMA, TEXTS } from '../settings';

// Sources are type-checked without Node's types, on purpose; so what this test needs of Node is named here.
const { readdirSync } = (await import('node:fs' as string)) as { readdirSync(folder: URL): string[] };

it('has one file for each language', () => {
  const files = readdirSync(new URL('./', import.meta.url)).filter((name) => !name.endsWith('.test.ts'));
  const codes = [...LANGUAGES, ...DRAWER_LANGUAGES.map((code) => `drawer-${code}`)];
  expect(files.sort()).toEqual(codes.map((code) => `${code}.ts`).sort());
  // Where the words of two regions are the same there is one table; those of the drawer are the same in more of them.
  expect(DRAWER_LANGUAGES).toEqual(LANGUAGES.filter((code) => code !== 'ar-eg'));
});

describe.each(LANGUAGES)('%s', (code) => {
  it('has every text once, and none in English', async () => {
    const texts = await loadTexts(code);
    expect(Object.keys(texts ?? {})).toEqual(TEXTS);
    for (const key of TEXTS) {
      const text = texts?.[key] ?? '';
      expect(text, key).toBe(text.trim());
      expect(text, key).not.toBe('');
      expect(text, key).not.toBe(CART_SCHEMA[key].fallback);
    }
    expect(new Set(Object.values(texts ?? {})).size).toBe(TEXTS.length);
  });
});

describe.each(DRAWER_LANGUAGES)('the drawer in %s', (code) => {
  it('has every text with its holes, and none in English', async () => {
    const texts = await loadDrawerTexts(code);
    const holesOf = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();
    for (const [key, english] of Object.entries(DRAWER_TEXTS)) {
      const text = texts?.[key as keyof typeof DRAWER_TEXTS] ?? '';
      expect(text, key).toBe(text.trim());
      expect(text, key).not.toBe('');
      expect(text, key).not.toBe(english);
      expect(holesOf(text), key).toEqual(holesOf(english));
    }
    expect(Object.keys(texts ?? {})).toEqual(Object.keys(DRAWER_TEXTS));
  });
});

it('has none for a language without a table', async () => {
  expect(await loadTexts('eo')).toBeUndefined();
});
