import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moveDay } from './calendar';
import { type CalendarEvent, type CalendarState, canTurn, reduceCalendar } from './calendar-state';
import { isRealDate } from './dates';
import { monthsBetween } from './days';

const ANY = { minDate: '', maxDate: '', numberOfMonths: 1 };
const CLOSED: CalendarState = { month: '', active: '', place: 'field' };

const run = (events: readonly CalendarEvent[], limits = ANY, start = CLOSED) =>
  events.reduce((state, event) => reduceCalendar(state, event, limits), start);

const open = (day: string, limits = ANY) => run([{ type: 'opened', day }], limits);

describe('a calendar', () => {
  it('opens at a day, or at the bound that the day is beyond, with the focus in the field', () => {
    expect(open('2024-06-05')).toEqual({ month: '2024-06', active: '2024-06-05', place: 'field' });
    expect(open('2024-06-05', { ...ANY, minDate: '2024-08-10' })).toMatchObject({
      month: '2024-08',
      active: '2024-08-10',
    });
    expect(open('2024-06-05', { ...ANY, maxDate: '2020-01-31' })).toMatchObject({
      month: '2020-01',
      active: '2020-01-31',
    });
  });

  it('shows no month after the last that there is, as long as the first is not before the first', () => {
    const limits = { minDate: '2024-01-10', maxDate: '2024-06-30', numberOfMonths: 3 };
    expect(open('2024-06-05', limits).month).toBe('2024-04');
    expect(open('2024-06-05', { ...limits, minDate: '2024-06-01' }).month).toBe('2024-06');
  });

  it('turns its months only when the day that is moved leaves them', () => {
    const two = { ...ANY, numberOfMonths: 2 };
    const months = ['2024-06-30', '2024-07-31', '2024-08-01', '2024-07-01', '2024-06-30'].map(
      ((state) => (day: string) => {
        state = run([{ type: 'moved', day }], two, state);
        return state.month;
      })(open('2024-06-05', two)),
    );
    expect(months).toEqual(['2024-06', '2024-06', '2024-07', '2024-07', '2024-06']);
  });

  it('takes the day along when months are turned, as far as there are any', () => {
    expect(run([{ type: 'turned', months: 1 }], ANY, open('2024-01-31'))).toMatchObject({
      month: '2024-02',
      active: '2024-02-29',
    });
    const limits = { ...ANY, minDate: '2024-06-10', maxDate: '2024-07-20' };
    const state = open('2024-06-25', limits);
    expect(run([{ type: 'turned', months: 12 }], limits, state)).toMatchObject({
      month: '2024-07',
      active: '2024-07-20',
    });
    expect(run([{ type: 'turned', months: -1 }], limits, state)).toEqual(state);
    expect([canTurn(state, -1, limits), canTurn(state, 1, limits)]).toEqual([false, true]);
  });

  it('is the same when the focus stays where it is', () => {
    const state = open('2024-06-05');
    expect(run([{ type: 'focused', place: 'field' }], ANY, state)).toBe(state);
    expect(run([{ type: 'focused', place: 'days' }], ANY, state)).toEqual({ ...state, place: 'days' });
    expect(run([{ type: 'moved', day: '2024-06-06' }], ANY, { ...state, place: 'days' }).place).toBe('days');
  });

  it('never leaves its bounds, and always shows the day that is moved', () => {
    const day = fc
      .date({ min: new Date('2020-01-01'), max: new Date('2026-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    const key = fc.constantFrom('ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown');
    const step = fc.oneof(
      fc.record({ key, isShift: fc.boolean(), isRightToLeft: fc.boolean(), firstDay: fc.integer({ min: 0, max: 6 }) }),
      fc.integer({ min: -50, max: 50 }),
      day,
    );
    const bounds = fc.tuple(fc.option(day, { nil: '' }), fc.option(day, { nil: '' }));
    fc.assert(
      fc.property(day, bounds, fc.integer({ min: 1, max: 4 }), fc.array(step), (start, both, numberOfMonths, steps) => {
        const isTurned = both[0] && both[1] && both[0] > both[1];
        const [minDate, maxDate] = isTurned ? [both[1], both[0]] : both;
        const limits = { minDate, maxDate, numberOfMonths };
        let state = open(start, limits);
        const expectWithin = () => {
          expect(isRealDate(state.active)).toBe(true);
          expect(state.active >= minDate && state.active <= (maxDate || '9999')).toBe(true);
          const shown = monthsBetween(state.month, state.active);
          expect(shown >= 0 && shown < numberOfMonths).toBe(true);
          expect(state.month >= minDate.slice(0, 7)).toBe(true);
        };
        expectWithin();
        for (const taken of steps) {
          if (typeof taken === 'number') state = run([{ type: 'turned', months: taken }], limits, state);
          else {
            const next = typeof taken === 'string' ? taken : (moveDay(state.active, taken) ?? state.active);
            state = run([{ type: 'moved', day: next }], limits, state);
          }
          expectWithin();
        }
      }),
    );
  });
});
