import { describe, expect, it } from 'vitest';
import { LANGUAGES, loadTexts } from '../on-demand/texts';
import { CART_SCHEMA, TEXTS } from '../settings';

// Sources are type-checked without Node's types, on purpose; so what this test needs of Node is named here.
const { readdirSync } = (await import('node:fs' as string)) as { readdirSync(folder: URL): string[] };

it('has one file for each language', () => {
  const files = readdirSync(new URL('./', import.meta.url)).filter((name) => !name.endsWith('.test.ts'));
  expect(files.sort()).toEqual(LANGUAGES.map((code) => `${code}.ts`).sort());
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

it('has none for a language without a table', async () => {
  expect(await loadTexts('eo')).toBeUndefined();
});
