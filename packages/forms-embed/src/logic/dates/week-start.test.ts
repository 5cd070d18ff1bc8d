import { afterEach, describe, expect, it, vi } from 'vitest';
import { firstDayOf } from './week-start';

afterEach(() => vi.unstubAllGlobals());

const EXPECTED: readonly (readonly [string, number])[] = [
  ['en', 0],
  ['en-us', 0],
  ['en-gb', 1],
  ['en_GB', 1],
  ['de', 1],
  ['fr-ca', 0],
  ['pt-br', 0],
  ['he-il', 0],
  ['ar-eg', 6],
  ['fa', 6],
  ['ja', 0],
  ['zh-tw', 0],
  ['es', 1],
  ['es-mx', 0],
  ['no locale', 1],
  ['', 1],
];

describe('the first day of a week', () => {
  it.each(EXPECTED)('in %j is %i', (locale, day) => expect(firstDayOf(locale)).toBe(day));

  it.each(EXPECTED)('in %j is %i where the browser does not know it', (locale, day) => {
    const Plain = Intl.Locale;
    class Locale extends Plain {
      get weekInfo() {
        return undefined;
      }
      getWeekInfo = undefined;
    }
    vi.stubGlobal('Intl', Object.assign(Object.create(Intl), { Locale }));
    expect(firstDayOf(locale)).toBe(day);
  });
});
