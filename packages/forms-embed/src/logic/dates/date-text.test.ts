import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateSeparatorOf, formatDate, parseDate, withSeparator } from './date-text';
import { isRealDate } from './dates';

describe('parseDate', () => {
  it.each<[string, string | undefined, string | null]>([
    ['2024-06-05', undefined, '2024-06-05'],
    [' 2024-6-5 ', undefined, '2024-06-05'],
    ['2024/06/05', undefined, '2024-06-05'],
    ['24-06-05', undefined, '2024-06-05'],
    ['68-01-01', undefined, '2068-01-01'],
    ['69-01-01', undefined, '1969-01-01'],
    ['00-01-01', undefined, '2000-01-01'],
    ['99-01-01', undefined, '1999-01-01'],
    ['20240605', undefined, '2024-06-05'],
    ['5.6.24', 'DD/MM/YYYY', '2024-06-05'],
    ['5. 6. 2024', 'D.M.YYYY', '2024-06-05'],
    ['5.6.2024.', 'D.M.YYYY.', '2024-06-05'],
    ['05062024', 'DD/MM/YYYY', '2024-06-05'],
    ['050624', 'DDMMYY', '2024-06-05'],
    ['06/05/2024', 'MM/DD/YYYY', '2024-06-05'],
    ['12/31/70', 'mm/dd/yyyy', '1970-12-31'],
    ['2024-06-05', 'DD/MM/YYYY', '2024-06-05'],
    ['29.02.2023', 'DD.MM.YYYY', null],
    ['31/12/2024', 'MM/DD/YYYY', null],
    ['05/06/2024', undefined, null],
    ['5/6/024', 'D/M/YYYY', null],
    ['5/6/4', 'D/M/YYYY', null],
    ['5/6', 'D/M/YYYY', null],
    ['5/6/2024/1', 'D/M/YYYY', null],
    ['-5/6/2024', 'D/M/YYYY', null],
    ['5 June 2024', 'D MMM YYYY', null],
    ['123456', 'DD/MM/YYYY', null],
    ['', undefined, null],
    ['not a date', undefined, null],
    ['2024-06-05', 'a format of none', '2024-06-05'],
    ['20240605', '', null],
  ])('reads %j in the format %j as %j', (text, format, date) => {
    expect(parseDate(text, format)).toBe(date);
  });

  it('reads back what formatDate writes', () => {
    const formats = fc.constantFrom('YYYY-MM-DD', 'DD/MM/YYYY', 'MM/DD/YYYY', 'D.M.YYYY', 'YYYYMMDD', 'D. M. YYYY');
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }),
        formats,
        (moment, format) => {
          const date = moment.toISOString().slice(0, 10);
          expect(parseDate(formatDate(date, format), format)).toBe(date);
        },
      ),
    );
  });

  it('answers a real date or nothing, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (text, format) => {
        const date = parseDate(text, format);
        expect(date === null || isRealDate(date)).toBe(true);
      }),
    );
  });
});

describe('formatDate', () => {
  it.each([
    ['2024-06-05', 'D.M.YY', '5.6.24'],
    ['2024-06-05', 'DD/MM/YYYY', '05/06/2024'],
    ['2024-06-05', undefined, '2024-06-05'],
    ['yesterday', 'D.M.YY', 'yesterday'],
    ['', 'D.M.YY', ''],
  ])('writes %j in %j: %j', (date, format, text) => {
    expect(formatDate(date, format)).toBe(text);
  });
});

describe('the date separator', () => {
  it.each<[Record<string, string>, string]>([
    [{}, ''],
    [{ lang: 'en', dateSeparator: '/' }, '/'],
    [{ date_separator: '.' }, '.'],
    [{ dateSeparator: '<b>' }, ''],
    [{ dateSeparator: '7' }, ''],
  ])('of %j is %j', (metaData, separator) => {
    expect(dateSeparatorOf(metaData)).toBe(separator);
  });

  it('takes the place of the one in the format', () => {
    expect(withSeparator('YYYY-MM-DD', '/')).toBe('YYYY/MM/DD');
    expect(withSeparator('D. M. YYYY', '-')).toBe('D-M-YYYY');
    expect(withSeparator('YYYY-MM-DD', '')).toBe('YYYY-MM-DD');
  });
});
