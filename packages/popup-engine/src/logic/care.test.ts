import { expect, it } from 'vitest';
import { type CareFacts, type CareLimits, checkCare, DAY, nextOf, recentOf } from './care';

const NOW = 100 * DAY;
const facts = (some: Partial<CareFacts>): CareFacts => ({ visit: 0, shown: [], isQuiet: false, now: NOW, ...some });

it.each<[CareLimits, Partial<CareFacts>, boolean]>([
  [{}, { visit: 99, shown: [NOW] }, true],
  [{ perVisit: 2 }, { visit: 1 }, true],
  [{ perVisit: 2 }, { visit: 2 }, false],
  [{ perDays: 1 }, { shown: [NOW - 6 * DAY] }, false],
  [{ perDays: 1 }, { shown: [NOW - 7 * DAY] }, true],
  [{ perDays: 1, days: 30 }, { shown: [NOW - 20 * DAY] }, false],
  [{}, { isQuiet: true }, false],
])('within %j, after %j, one more may open: %s', (limits, some, passes) => {
  expect(checkCare(limits, facts(some)).passes).toBe(passes);
});

it('forgets what is too long ago', () => {
  expect(recentOf([NOW - 8 * DAY, NOW - DAY], {}, NOW)).toEqual([NOW - DAY]);
});

it('lets the most important one go first, of several the one that has waited longest', () => {
  const [low, high, later] = [{ priority: 0 }, { priority: 5 }, { priority: 5 }];
  expect(nextOf([low, high, later])).toBe(high);
  expect(nextOf([])).toBeUndefined();
});
