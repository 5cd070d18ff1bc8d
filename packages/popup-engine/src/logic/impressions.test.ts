import { createExpiringStore } from '@mountkit/core/logic';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { impressionsKey, lifeOfCount } from './impressions';

const LIFE = { day: 86_400_000, week: 604_800_000, month: 2_628_288_000 };

it('counts in fixed windows from the first impression of each', () => {
  const periods = fc.constantFrom('day' as const, 'week' as const, 'month' as const);
  fc.assert(
    fc.property(periods, fc.array(fc.integer({ min: 1, max: 40 * 86_400_000 }), { maxLength: 30 }), (period, steps) => {
      let text: string | null = null;
      let now = 1_700_000_000_000;
      const slot = {
        read: () => text,
        write(next: string) {
          text = next;
        },
      };
      const store = createExpiringStore(slot, { now: () => now });
      const key = impressionsKey('7', period);
      let start = now;
      let expected = 0;
      for (const step of [0, ...steps]) {
        now += step;
        if (expected > 0 && now >= start + LIFE[period]) expected = 0;
        if (expected === 0) start = now;
        const count = Number(store.get(key) ?? 0);
        expect(count).toBe(expected);
        store.set(key, count + 1, lifeOfCount(period, store.end(key)));
        expected++;
        expect(store.end(key)).toBe(start + LIFE[period]);
      }
    }),
  );
});

it('counts for ever, or for the session, without an end', () => {
  expect([lifeOfCount('', undefined), lifeOfCount('session', undefined)]).toEqual([undefined, undefined]);
  expect([impressionsKey('7', ''), impressionsKey('7', 'session')]).toEqual([
    'popup_7_times',
    'popup_7_impressions-count',
  ]);
});
