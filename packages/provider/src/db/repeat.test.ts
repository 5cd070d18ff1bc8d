import { afterEach, expect, it, vi } from 'vitest';
import { repeat } from './repeat';

afterEach(() => vi.useRealTimers());

it('does the work at once, again every so often, whatever went wrong, and not after its end', async () => {
  vi.useFakeTimers();
  const report = vi.fn();
  const work = vi.fn(() => Promise.resolve());
  work.mockRejectedValueOnce(new Error('ada@example.com'));
  const stop = repeat({ work, report, what: 'the daily sweep', everyMs: 1000 });
  expect(work).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(0);
  expect(report.mock.calls.join()).toMatch(/^the daily sweep failed: Error\n/);
  expect(report.mock.calls.join()).not.toContain('ada@example.com');
  await vi.advanceTimersByTimeAsync(2000);
  expect(work).toHaveBeenCalledTimes(3);
  await stop();
  await vi.advanceTimersByTimeAsync(1000);
  expect(work).toHaveBeenCalledTimes(3);
});
