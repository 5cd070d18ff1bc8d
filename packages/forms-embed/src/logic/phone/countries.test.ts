import metadata from 'libphonenumber-js/min/metadata';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { COUNTRIES, countryOf, countryOfDial, countryOptions, firstCountry } from './countries';

afterEach(() => vi.restoreAllMocks());

const codeOf = (dial: string, current = 'US') => countryOfDial(dial, countryOf(current))?.code;
const labelOf = (locale: string, code: string) => countryOptions(locale).find((option) => option.code === code)?.label;

describe('the countries', () => {
  it('are about 240, each once, Kosovo among them', () => {
    expect(COUNTRIES.length).toBeGreaterThan(235);
    expect(COUNTRIES.length).toBeLessThan(250);
    expect(new Set(COUNTRIES.map(({ code }) => code)).size).toBe(COUNTRIES.length);
    expect(countryOf('XK')).toEqual({ code: 'XK', dial: '383' });
  });

  it('are called by the codes that the library of numbering plans has, the United States and Canada by 1', () => {
    const plans = Object.entries(metadata.country_calling_codes).flatMap(([dial, codes]) =>
      codes.map((code) => `${code} ${dial}`),
    );
    expect(COUNTRIES.map(({ code, dial }) => `${code} ${dial}`).sort()).toEqual(plans.sort());
    expect(['US', 'CA'].map((code) => countryOf(code).dial)).toEqual(['1', '1']);
  });

  it('have dial codes of which none begins another, so that a number can be parted', () => {
    const dials = [...new Set(COUNTRIES.map(({ dial }) => dial))];
    const begun = dials.filter((dial) => dials.some((other) => other !== dial && other.startsWith(dial)));
    expect(begun).toEqual([]);
  });
});

describe('the country of a dial code', () => {
  it('is the largest of those that share it', () => {
    expect(['1', '7', '39', '44', '47', '61', '212', '262', '358', '590', '599'].map((dial) => codeOf(dial))).toEqual([
      'US',
      'RU',
      'IT',
      'GB',
      'NO',
      'AU',
      'MA',
      'RE',
      'FI',
      'GP',
      'CW',
    ]);
  });

  it('is the chosen one where that shares it', () => {
    expect(codeOf('1', 'CA')).toBe('CA');
    expect(codeOf('44', 'JE')).toBe('JE');
    expect(codeOf('49', 'CA')).toBe('DE');
  });

  it('is none where there is no such code', () => {
    expect(['', '2', '999', '49 ', '0'].map((dial) => codeOf(dial))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('the country that is chosen at first', () => {
  const first = (countryCode: string, countryCodeExtension: string, fallback: string) =>
    firstCountry({ countryCode, countryCodeExtension }, fallback).code;

  it("is the field's, in any case, then the definition's, then the United States", () => {
    expect(first('de', '+1', 'FR')).toBe('DE');
    expect(first('', '', 'fr')).toBe('FR');
    expect(first('ZZ', '', 'NL')).toBe('NL');
    expect(first('', '', 'toString')).toBe('US');
    expect(first('', '', '')).toBe('US');
  });

  it("is one of the field's dial code, the definition's where that shares it", () => {
    expect(first('', '+49', 'FR')).toBe('DE');
    expect(first('', '44', 'JE')).toBe('JE');
    expect(first('', '1', '')).toBe('US');
    expect(first('', '+999', 'FR')).toBe('FR');
  });
});

describe('the lines of the dropdown', () => {
  it('are names and dial codes in the order of the alphabet', () => {
    const labels = countryOptions('en').map(({ label }) => label);
    expect(labels).toHaveLength(COUNTRIES.length);
    expect(labels[0]).toBe('Afghanistan (+93)');
    expect(labels).toContain('Germany (+49)');
    expect(labels).toContain('Kosovo (+383)');
    expect(labels.indexOf('Åland Islands (+358)')).toBeLessThan(labels.indexOf('Albania (+355)'));
  });

  it('are in the language of the form', () => {
    expect(labelOf('de', 'DE')).toBe('Deutschland (+49)');
    expect(labelOf('pt_BR', 'DE')).toBe('Alemanha (+49)');
    expect(labelOf('sr', 'DE')).toBe('Nemačka (+49)');
  });

  it('are English where the browser has no names in the language, or the locale is none', () => {
    expect(labelOf('xx-unknown', 'DE')).toBe('Germany (+49)');
    expect(labelOf('!', 'DE')).toBe('Germany (+49)');
    expect(labelOf('', 'DE')).toBe('Germany (+49)');
  });

  it('keep the plus before the digits between letters that run from right to left', () => {
    expect(labelOf('ar', 'DE')).toMatch(/^\p{Script=Arabic}+ \(\u200e\+49\)$/u);
    expect(labelOf('he-il', 'DE')).toMatch(/^\p{Script=Hebrew}+ \(\u200e\+49\)$/u);
  });

  it('name Kosovo where the browser has no name for it, and others by their code', () => {
    vi.spyOn(Intl.DisplayNames.prototype, 'of').mockReturnValue(undefined);
    expect(labelOf('en', 'XK')).toBe('Kosovo (+383)');
    expect(labelOf('en', 'DE')).toBe('DE (+49)');
  });
});
