import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY, isDayText, readBoolean, readDay, readMoment, readNumber, splitChoices } from './read-value';

const MAY_FIRST = Date.UTC(2024, 4, 1);

describe('splitChoices', () => {
  it.each<[string, string[]]>([
    ['', []],
    [' ; ;', []],
    ['a', ['a']],
    ['a;b', ['a', 'b']],
    [' a ; b c ;', ['a', 'b c']],
  ])('makes of %j %j', (value, choices) => {
    expect(splitChoices(value)).toEqual(choices);
  });
});

describe('readNumber', () => {
  it.each<[string, number]>([
    ['0', 0],
    ['-3', -3],
    ['+3', 3],
    [' 4.50 ', 4.5],
    ['.5', 0.5],
    ['5.', 5],
    ['007', 7],
  ])('reads %j as %d', (text, number) => {
    expect(readNumber(text)).toBe(number);
  });

  it.each(['', ' ', '.', '-', '1e3', '1,5', '0x10', 'Infinity', 'NaN', '1 2', '5 €', '--1'])(
    'reads %j as none',
    (text) => {
      expect(readNumber(text)).toBeNaN();
    },
  );
});

describe('readBoolean', () => {
  it.each(['true', 'TRUE', ' 1 ', 'Yes'])('takes %j for yes', (text) => expect(readBoolean(text)).toBe(true));
  it.each(['false', 'False', '0', 'no '])('takes %j for no', (text) => expect(readBoolean(text)).toBe(false));
  it.each(['', 'on', '2', 'y', 'nope'])('takes %j for neither', (text) => expect(readBoolean(text)).toBeUndefined());
});

describe('readMoment', () => {
  it.each<[string, number]>([
    ['2024-05-01', MAY_FIRST],
    [' 2024-05-01 ', MAY_FIRST],
    ['2024-02-29', Date.UTC(2024, 1, 29)],
    [`${MAY_FIRST}`, MAY_FIRST],
    ['0', 0],
    ['-1', -1],
    ['2024-05-01T00:00Z', MAY_FIRST],
    ['2024-05-01T02:00:00.000+02:00', MAY_FIRST],
    ['2024-04-30T22:00:00-02:00', MAY_FIRST],
  ])('reads %j', (text, moment) => {
    expect(readMoment(text)).toBe(moment);
  });

  it.each([
    '',
    'today',
    '2024-02-30',
    '2023-02-29',
    '2024-13-01',
    '2024-00-10',
    '24-05-01',
    '2024-5-1',
    '2024-05-01T10:00',
    '2024-02-30T10:00Z',
    '2024-05-01T25:00Z',
    '1.5',
    '99999999999999999999',
  ])('does not read %j', (text) => {
    expect(readMoment(text)).toBeNaN();
    expect(readDay(text)).toBeNaN();
  });

  it('reads every day that it can write', () => {
    fc.assert(
      fc.property(fc.integer({ min: -700_000, max: 2_900_000 }), (day) => {
        const text = new Date(day * DAY).toISOString().slice(0, 10);
        expect(readMoment(text)).toBe(day * DAY);
        expect(readDay(text)).toBe(day);
        expect(isDayText(text)).toBe(true);
      }),
    );
  });
});

describe('readDay', () => {
  it('takes the day at the offset that a moment is told with', () => {
    const day = MAY_FIRST / DAY;
    expect(readDay('2024-05-01T23:30:00-05:00')).toBe(day);
    expect(readDay('2024-05-01T00:30:00+05:00')).toBe(day);
    expect(readDay('2024-05-01T23:59:59Z')).toBe(day);
  });

  it('takes the day in UTC of epoch milliseconds', () => {
    expect(readDay(`${MAY_FIRST + DAY - 1}`)).toBe(MAY_FIRST / DAY);
    expect(readDay('-1')).toBe(-1);
  });
});
