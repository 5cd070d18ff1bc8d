import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateSeparatorOf, daysIn, formatDate, isRealDate, isRealMoment, parseDate, withSeparator } from './dates';

describe('a real date', () => {
  it.each(['2024-02-29', '2000-02-29', '2023-02-28', '2024-12-31', '2024-01-01', '2024-04-30', '1969-07-20'])(
    'is %s',
    (date) => expect(isRealDate(date)).toBe(true),
  );

  it.each([
    '2023-02-29',
    '1900-02-29',
    '2100-02-29',
    '2024-02-30',
    '2024-04-31',
    '2024-06-31',
    '2024-09-31',
    '2024-11-31',
    '2024-01-32',
    '2024-00-10',
    '2024-13-10',
    '2024-10-00',
    '2024-1-1',
    '24-01-01',
    '2024/01/01',
    '20240101',
    '02024-01-01',
    '2024-01-01T00:00:00Z',
    '2024-01-01\n',
    '٢٠٢٤-01-01',
    'today',
    '',
  ])('is not %j', (date) => expect(isRealDate(date)).toBe(false));

  it('is what the calendar of the language takes too', () => {
    const part = (max: number) => fc.integer({ min: 0, max }).map((number) => String(number).padStart(2, '0'));
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 9999 }), part(14), part(33), (year, month, day) => {
        const text = `${year}-${month}-${day}`;
        const date = new Date(`${text}T00:00:00Z`);
        const isReal = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
        expect(isRealDate(text)).toBe(isReal);
      }),
    );
  });

  it('has no month outside the year', () => {
    expect([0, 13, -1].map((month) => daysIn(2024, month))).toEqual([0, 0, 0]);
  });
});

describe('a real moment', () => {
  it.each(['2024-02-29T10:00Z', '2024-02-29T10:00:30Z', '2024-02-29T23:59:59.999+02:00', '2024-01-01T00:00-0330'])(
    'is %s',
    (moment) => expect(isRealMoment(moment)).toBe(true),
  );

  it.each([
    '2024-02-29',
    '2024-02-29T10:00',
    '2023-02-29T10:00Z',
    '2024-01-01T24:00Z',
    '2024-01-01T10:60Z',
    '2024-01-01T10:00:60Z',
    '2024-01-01T10:00+24:00',
    '2024-01-01T10:00+02:60',
    '2024-01-01 10:00Z',
    '',
  ])('is not %j', (moment) => expect(isRealMoment(moment)).toBe(false));
});

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
