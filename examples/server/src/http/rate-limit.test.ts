import { describe, expect, it } from 'vitest';
import { createRateLimiter } from './rate-limit';

describe('a rate limiter', () => {
  it('lets so many through in a window, and says how long to wait', () => {
    let time = 0;
    const limiter = createRateLimiter({ most: 2, now: () => time });
    expect([limiter('a'), limiter('a'), limiter('a')]).toEqual([0, 0, 60]);
    time = 45_500;
    expect(limiter('a')).toBe(15);
    time = 60_000;
    expect(limiter('a')).toBe(0);
  });

  it('counts each key for itself', () => {
    const limiter = createRateLimiter({ most: 1 });
    expect([limiter('a'), limiter('b'), limiter('a')].map((wait) => wait > 0)).toEqual([false, false, true]);
  });

  it('counts amounts, and can be asked without counting', () => {
    const limiter = createRateLimiter({ most: 10, now: () => 0 });
    expect([limiter('a', 0), limiter('a', 10), limiter('a', 0), limiter('a', 1), limiter('a', 0)]).toEqual([
      0, 0, 0, 60, 60,
    ]);
    expect(limiter('b', 11)).toBe(60);
  });

  it('forgets the oldest keys instead of growing', () => {
    const limiter = createRateLimiter({ most: 1, now: () => 0 });
    limiter('first');
    for (let n = 0; n < 10_000; n += 1) limiter(`key ${n}`);
    expect(limiter('first')).toBe(0);
    expect(limiter('key 9999')).toBeGreaterThan(0);
  });
});
