import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dueTime } from './due-time';

it.each([
  ['2030-06-01T12:00:00Z', 'Asia/Tokyo', '2030-06-01T12:00:00.000Z'],
  ['2030-06-01T12:00+02:00', '', '2030-06-01T10:00:00.000Z'],
  ['2030-06-01T12:00', 'Europe/Berlin', '2030-06-01T10:00:00.000Z'],
  ['2030-01-01', 'Asia/Tokyo', '2029-12-31T15:00:00.000Z'],
  ['2030-01-01 00:00:30', 'America/New_York', '2030-01-01T05:00:30.000Z'],
  // Clocks go forward at two o'clock, and back at three.
  ['2030-03-31T03:30', 'Europe/Berlin', '2030-03-31T01:30:00.000Z'],
  ['2030-10-27T03:30', 'Europe/Berlin', '2030-10-27T02:30:00.000Z'],
])('%s in %j', (text, zone, expected) => {
  expect(new Date(dueTime(text, zone) ?? Number.NaN).toISOString()).toBe(expected);
});

it.each([
  ['', ''],
  ['soon', ''],
  ['2030-06-01T12:00', 'Mars/Olympus'],
  ['12345678901234567890', ''],
])('%j in %j is none', (text, zone) => {
  expect(dueTime(text, zone)).toBeNull();
});

it('is what the clocks of the zone show', () => {
  const zone = fc.constantFrom('Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'Pacific/Chatham');
  const date = fc.date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(date, zone, (given, timeZone) => {
      const text = given.toISOString().slice(0, 16);
      const time = dueTime(text, timeZone) as number;
      const shown = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(time);
      // A time that clocks skip is shown an hour later.
      expect(Math.abs(Date.parse(`${shown.replace(' ', 'T')}Z`) - Date.parse(`${text}Z`))).toBeLessThanOrEqual(
        3_600_000,
      );
    }),
  );
});
