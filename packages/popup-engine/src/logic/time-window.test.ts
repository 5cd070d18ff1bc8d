import { describe, expect, it } from 'vitest';
import { checkWindow, wallTime } from './time-window';

/** Wednesday, 14:30 in UTC. */
const NOW = Date.parse('2026-11-25T14:30:00Z');
const at = (text: string) => Date.parse(text);

it('reads a clock of any time zone', () => {
  expect(wallTime(NOW, 'Europe/Vienna')).toEqual({ date: '2026-11-25', time: '15:30', day: 'we' });
  expect(wallTime(NOW, 'Pacific/Auckland')).toEqual({ date: '2026-11-26', time: '03:30', day: 'th' });
});

describe('a window', () => {
  const timezone = 'Europe/Vienna';
  it.each<[Record<string, unknown>, boolean]>([
    [{}, true],
    [{ from: '09:00', to: '17:00' }, true],
    [{ from: '15:31' }, false],
    [{ to: '15:30' }, false],
    [{ days: 'mo,we' }, true],
    [{ days: ['Thursday'] }, false],
    [{ start: '2026-11-25 15:30', end: '2026-11-25 15:30' }, true],
    [{ start: '2026-11-26' }, false],
    [{ end: '2026-11-25' }, true],
    [{ end: '2026-11-24T23:00' }, false],
  ])('%j passes: %s', (given, passes) => {
    expect(checkWindow({ timezone, ...given }, NOW).passes).toBe(passes);
  });

  it.each([
    ['2026-11-27T22:30:00Z', true],
    ['2026-11-28T01:30:00Z', true],
    ['2026-11-28T03:30:00Z', false],
    ['2026-11-27T01:30:00Z', false],
  ])('over midnight belongs to the day on which it begins: %s, %s', (now, passes) => {
    expect(checkWindow({ timezone: 'UTC', days: 'fr', from: '22:00', to: '03:00' }, at(now)).passes).toBe(passes);
  });

  it.each([
    [{ from: '9' }, 'from'],
    [{ start: 'soon' }, 'start'],
    [{ timezone: 'Mars/Olympus' }, 'timezone'],
  ])('with %j is refused', (given, key) => {
    const { passes, problem } = checkWindow(given, NOW);
    expect([passes, problem?.key]).toEqual([false, key]);
  });
});
