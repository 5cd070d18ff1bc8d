import { parseSettings } from '@mountkit/core/logic';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { TIMING_SCHEMA } from '../settings/timing-settings';
import { checkSchedule, readWall } from './schedule';

const HOUR = 3_600_000;

const { env } = Reflect.get(globalThis, 'process') as { env: Record<string, string | undefined> };

/** What the schedule says of one moment. */
function check(settings: object, facts: { now?: number; serverTime?: string; age?: number }) {
  const { settings: timing } = parseSettings(TIMING_SCHEMA, { ...settings });
  return checkSchedule(timing, { now: 0, serverTime: '', age: 0, ...facts } as never);
}

const between = (start: string, end = '') => ({ schedule_start_date: start, schedule_end_date: end });

describe('by the site', () => {
  const site = (serverTime: string, age = 0) => ({ serverTime, age, now: 0 });

  it.each([
    ['2026-03-01T08:59:59+02:00', false],
    ['2026-03-01T09:00:00+02:00', true],
    ['2026-03-08T18:00:00+02:00', true],
    ['2026-03-08T18:00:01+02:00', false],
  ])('both bounds are within: at %s %s', (serverTime, expected) => {
    expect(check(between('2026-03-01 09:00', '2026-03-08 18:00'), site(serverTime)).passes).toBe(expected);
  });

  it('goes on since the page was made', () => {
    expect(check(between('2026-03-01 09:00'), site('2026-03-01T08:00:00Z', HOUR - 1)).passes).toBe(false);
    expect(check(between('2026-03-01 09:00'), site('2026-03-01T08:00:00Z', HOUR)).passes).toBe(true);
  });

  it('takes the time that the builder prints before that of the page', () => {
    const settings = { ...between('2026-03-01 09:00'), schedule_server_datetime: '2026-03-02 00:00:00' };
    expect(check(settings, site('2026-02-01T00:00:00Z')).passes).toBe(true);
  });

  it('compares clocks on walls: an hour that is left out in spring starts what was due in it', () => {
    expect(check(between('2026-03-29 02:30'), site('2026-03-29T01:59:59+01:00')).passes).toBe(false);
    expect(check(between('2026-03-29 02:30'), site('2026-03-29T03:00:00+02:00')).passes).toBe(true);
  });
});

describe.each(['Europe/Berlin', 'America/New_York', 'UTC', 'Pacific/Chatham'])('by a visitor in %s', (zone) => {
  const before = env.TZ;
  beforeEach(() => {
    env.TZ = zone;
  });
  afterEach(() => {
    env.TZ = before;
  });

  const visitor = { schedule_timezone: 'visitor' };

  it('passes from the bound on, once and for all, also around changed clocks', () => {
    const edges = [Date.UTC(2026, 2, 8), Date.UTC(2026, 2, 29), Date.UTC(2026, 9, 25), Date.UTC(2026, 10, 1)];
    fc.assert(
      fc.property(
        fc.constantFrom(...edges),
        fc.integer({ min: -1000, max: 2000 }),
        fc.integer({ min: 1, max: 2000 }),
        (edge, minutes, later) => {
          const wall = new Date(edge + minutes * 60_000).toISOString().slice(0, 16).replace('T', ' ');
          const bound = readWall(wall, false);
          const passes = (now: number) => check({ ...visitor, ...between(wall) }, { now }).passes;
          expect(passes(bound - 1)).toBe(false);
          expect([passes(bound), passes(bound + later * 60_000)]).toEqual([true, true]);
          const ended = (now: number) => check({ ...visitor, ...between('', wall) }, { now }).passes;
          expect([ended(bound), ended(bound + 1), ended(bound + later * 60_000)]).toEqual([true, false, false]);
        },
      ),
    );
  });

  it('is asked where the site does not say its time', () => {
    const now = new Date(2026, 4, 1, 12).getTime();
    expect(check(between('2026-05-01 12:00'), { now }).passes).toBe(true);
    expect(check(between('2026-05-01 12:01'), { now }).passes).toBe(false);
  });
});

it.each(['soon', '2026-02-30 10:00', '2026-13-01', '30.01.2026'])('"%s" is no date: the rule fails', (date) => {
  expect(check(between(date), {})).toMatchObject({
    passes: false,
    problem: { key: 'schedule_start_date', found: date },
  });
});

it('passes without bounds', () => {
  expect(check({}, { now: 1 }).passes).toBe(true);
});
