import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCalendarOptions } from './calendar-options';
import { readDateOptions } from './date-options';
import { formatDate, parseDate } from './date-text';
import { isRealDate } from './dates';

describe('readDateOptions', () => {
  it('has the defaults of the specification', () => {
    expect(readDateOptions({})).toEqual({ format: 'YYYY-MM-DD', minDate: '', maxDate: '' });
  });

  it.each([
    ['DD/MM/YYYY', 'DD/MM/YYYY'],
    [' dd.mm.yyyy ', 'DD.MM.YYYY'],
    ['M/D/YY', 'M/D/YY'],
    ['YYYY. MM. DD.', 'YYYY. MM. DD.'],
    ['D MMM YYYY', 'YYYY-MM-DD'],
    ['MM/YYYY', 'YYYY-MM-DD'],
    ['DD/DD/YYYY', 'YYYY-MM-DD'],
    ['DDMMYYYY', 'YYYY-MM-DD'],
    ['YYYYY-MM-DD', 'YYYY-MM-DD'],
    ['long', 'YYYY-MM-DD'],
    ['', 'YYYY-MM-DD'],
  ])('takes the format %j as %j', (format, expected) => expect(readDateOptions({ format }).format).toBe(expected));

  it('takes the separator of the metadata where no format is said', () => {
    expect(readDateOptions({ dateSeparator: '/' }).format).toBe('YYYY/MM/DD');
    expect(readDateOptions({ dateSeparator: '/', format: 'nonsense' }).format).toBe('YYYY/MM/DD');
    expect(readDateOptions({ dateSeparator: '/', format: 'DD.MM.YYYY' }).format).toBe('DD.MM.YYYY');
    expect(readDateOptions({ dateSeparator: 'x' }).format).toBe('YYYY-MM-DD');
  });

  it.each([
    ['2024-06-05', '2024-06-05'],
    [' 2024-06-05 ', '2024-06-05'],
    ['2024-06-05T22:00:00-05:00', '2024-06-05'],
    ['1717545600000', '2024-06-05'],
    ['0', '1970-01-01'],
    ['-1', '1969-12-31'],
    ['2024-02-30', ''],
    ['tomorrow', ''],
    ['99999999999999999', ''],
    ['8640000000000000', ''],
    ['', ''],
  ])('takes the bound %j as %j', (bound, expected) => {
    expect(readDateOptions({ minDate: bound })).toMatchObject({ minDate: expected, maxDate: '' });
    expect(readDateOptions({ maxDate: bound })).toMatchObject({ minDate: '', maxDate: expected });
  });

  it('takes no bounds that leave no day', () => {
    expect(readDateOptions({ minDate: '2024-06-06', maxDate: '2024-06-05' })).toMatchObject({
      minDate: '',
      maxDate: '',
    });
    expect(readDateOptions({ minDate: '2024-06-05', maxDate: '2024-06-05' })).toMatchObject({
      minDate: '2024-06-05',
      maxDate: '2024-06-05',
    });
  });

  it('makes of whatever is said a format that can be read back, and bounds that are days', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (format, minDate, maxDate) => {
        const options = readDateOptions({ format, minDate, maxDate });
        expect(parseDate(formatDate('2024-06-05', options.format), options.format)).toBe('2024-06-05');
        for (const bound of [options.minDate, options.maxDate]) expect(bound === '' || isRealDate(bound)).toBe(true);
      }),
    );
  });
});

describe('readCalendarOptions', () => {
  it('has the defaults of the specification', () => {
    expect(readCalendarOptions({})).toEqual({
      yearRange: 10,
      numberOfMonths: 1,
      firstDay: undefined,
      disableWeekends: false,
      showWeekNumber: false,
    });
  });

  it.each([
    ['5', 5],
    ['100', 100],
    ['101', 100],
    ['-20', 20],
    ['0', 10],
    ['many', 10],
    ['', 10],
  ])('takes the year range %j as %i', (yearRange, expected) => {
    expect(readCalendarOptions({ yearRange }).yearRange).toBe(expected);
  });

  it.each([
    ['2', 2],
    ['4', 4],
    ['5', 4],
    ['0', 1],
    ['-3', 3],
    ['two', 1],
  ])('takes %j months as %i', (numberOfMonths, expected) => {
    expect(readCalendarOptions({ numberOfMonths }).numberOfMonths).toBe(expected);
  });

  it.each([
    ['0', 0],
    ['6', 6],
    [' 1 ', 1],
    ['7', undefined],
    ['-1', undefined],
    ['1.5', undefined],
    ['Monday', undefined],
  ])('takes the first day %j as %j', (firstDay, expected) => {
    expect(readCalendarOptions({ firstDay }).firstDay).toBe(expected);
  });

  it.each([
    ['true', true],
    ['TRUE', true],
    ['1', true],
    ['yes', true],
    ['false', false],
    ['0', false],
    ['perhaps', false],
  ])('takes %j for %s', (text, expected) => {
    const options = readCalendarOptions({ disableWeekends: text, showWeekNumber: text });
    expect(options).toMatchObject({ disableWeekends: expected, showWeekNumber: expected });
  });
});
