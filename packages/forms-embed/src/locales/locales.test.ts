import { describe, expect, it, vi } from 'vitest';
import { loadLocale } from '../dom/texts/load-locale';
import { ENGLISH, type LocaleTexts, type TextKey } from '../logic/texts/english';
import { LOCALES } from '../logic/texts/locale';

// Sources are type-checked without Node's types, on purpose; so what these tests need of Node is named here.
const { readdirSync, readFileSync } = (await import('node:fs' as string)) as {
  readdirSync(folder: URL): string[];
  readFileSync(file: URL): { toString(): string };
};
const { brotliCompressSync } = (await import('node:zlib' as string)) as {
  brotliCompressSync(source: unknown): { readonly length: number };
};

const KEYS = Object.keys(ENGLISH).sort() as TextKey[];
const folder = new URL('./', import.meta.url);
const files = readdirSync(folder).filter((name) => !name.endsWith('.test.ts'));

const read = (code: string) => readFileSync(new URL(`${code}.ts`, folder));
const textsOf = async (code: string) => (await loadLocale(code)) as LocaleTexts;
const namesOf = (list: string) => list.split(',').map((name) => name.trim());
/** The names of a text's holes, in one order; what is left of them must hold no brace. */
const holesOf = (text: string) => [...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name]) => name).sort();
const withoutHoles = (text: string) => text.replace(/\{\{\s*\w+\s*\}\}/g, '');

it('has one file for each locale', () => {
  expect(files.sort()).toEqual(LOCALES.map((code) => `${code}.ts`).sort());
});

describe.each(LOCALES)('%s', (code) => {
  it('is loaded from its own file', async () => {
    const report = vi.fn();
    const own = (await import(/* @vite-ignore */ new URL(`${code}.ts`, folder).href)) as { default: unknown };
    expect(await loadLocale(code, report)).toBe(own.default);
    expect(report).not.toHaveBeenCalled();
  });

  it('says every text once', async () => {
    expect(Object.keys(await textsOf(code)).sort()).toEqual(KEYS);
    const written = [
      ...read(code)
        .toString()
        .matchAll(/^ {2}(\w+):/gm),
    ].map(([, key]) => key);
    expect(written.sort()).toEqual(KEYS);
  });

  it('says every text with the holes of English', async () => {
    const texts = await textsOf(code);
    for (const key of KEYS) {
      const text = texts[key];
      expect(text, key).toBe(text.trim());
      expect(text, key).not.toBe('');
      expect(holesOf(text), key).toEqual(holesOf(ENGLISH[key]));
      expect(withoutHoles(text), key).not.toMatch(/[{}]/);
    }
  });

  it('names twelve months and seven days, each by a name of its own', async () => {
    const { months, weekdays, weekdaysShort } = await textsOf(code);
    for (const [list, length] of [[months, 12] as const, [weekdays, 7] as const, [weekdaysShort, 7] as const]) {
      const names = namesOf(list);
      expect(names).toHaveLength(length);
      expect(new Set(names).size).toBe(length);
      expect(names).not.toContain('');
    }
  });

  it('keeps the figure and the characters that a rule is about', async () => {
    const { fileTooLarge, phoneInvalidCharacters } = await textsOf(code);
    expect(fileTooLarge).toContain('100');
    expect(phoneInvalidCharacters).toContain('+()-.');
    expect(phoneInvalidCharacters).toContain('x');
  });

  it('is not English', async () => {
    const texts = await textsOf(code);
    const same = KEYS.filter((key) => texts[key] === ENGLISH[key]);
    if (code === 'en-gb') expect(same.length).toBeLessThan(KEYS.length);
    else expect(same.length, same.join()).toBeLessThanOrEqual(3);
  });

  it('is small', () => {
    expect(brotliCompressSync(read(code)).length).toBeLessThan(2500);
  });
});

describe('loadLocale', () => {
  it.each(['en', 'xx', '', 'DE', 'constructor', '__proto__'])(
    'answers null, which stands for English, for %j',
    async (code) => {
      const report = vi.fn();
      expect(await loadLocale(code, report)).toBeNull();
      expect(report).not.toHaveBeenCalled();
    },
  );

  it('answers null for a table that does not come, and reports why', async () => {
    vi.doMock('./de', () => {
      throw new Error('offline');
    });
    vi.resetModules();
    const fresh = await import('../dom/texts/load-locale');
    const report = vi.fn();
    const texts = await fresh.loadLocale('de', report);
    vi.doUnmock('./de');
    expect(texts).toBeNull();
    expect(report).toHaveBeenCalledExactlyOnceWith(expect.any(Error));
    expect(await fresh.loadLocale('fr', report)).not.toBeNull();
  });
});
