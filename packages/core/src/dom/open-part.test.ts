import { expect, it, vi } from 'vitest';
import { openPart } from './open-part';

const part = { double: (value: number) => 2 * value };
const lost = new Error('offline');

function setUp(load: () => Promise<typeof part>) {
  const report = vi.fn();
  const controller = new AbortController();
  const use = openPart(load, 'the calculator', { report, signal: controller.signal });
  return { use, report, unmount: () => controller.abort() };
}

it('loads a part once, for everybody who uses it, and answers what they get from it', async () => {
  const load = vi.fn(async () => part);
  const { use, report } = setUp(load);
  expect(load).not.toHaveBeenCalled();
  expect(await Promise.all([use(({ double }) => double(1)), use(async ({ double }) => double(2))])).toEqual([2, 4]);
  expect(await use(({ double }) => double(3))).toBe(6);
  expect(load).toHaveBeenCalledTimes(1);
  expect(report).not.toHaveBeenCalled();
});

it('runs at once when the part is there', async () => {
  const { use } = setUp(async () => part);
  await use(() => {});
  const run = vi.fn();
  void use(run);
  expect(run).toHaveBeenCalledTimes(1);
});

it('reports a part that cannot be loaded once, with its cause, and tries again at the next use', async () => {
  const load = vi.fn(async () => part).mockRejectedValueOnce(lost);
  const { use, report } = setUp(load);
  const [run, failed] = [vi.fn(), vi.fn()];
  expect(await Promise.all([use(run, failed), use(run, failed), use(run)])).toEqual([undefined, undefined, undefined]);
  expect(run).not.toHaveBeenCalled();
  expect(failed).toHaveBeenCalledTimes(2);
  expect(load).toHaveBeenCalledTimes(1);
  expect(new Set(report.mock.calls.map(String))).toEqual(new Set([`could not load the calculator,${lost},error`]));
  expect(await use(({ double }) => double(4), failed)).toBe(8);
  expect(failed).toHaveBeenCalledTimes(2);
});

it('reports what is thrown with the part, now or later, and goes on', async () => {
  const { use, report } = setUp(async () => part);
  const thrown = new Error('no number');
  const throwIt = () => {
    throw thrown;
  };
  expect(await use(throwIt)).toBeUndefined();
  expect(await use(async () => throwIt())).toBeUndefined();
  expect(report.mock.calls).toEqual([
    ['the calculator failed', thrown, 'error'],
    ['the calculator failed', thrown, 'error'],
  ]);
  expect(await use(({ double }) => double(1))).toBe(2);
});

it('reports what is thrown where the part could not be loaded', async () => {
  const { use, report } = setUp(() => Promise.reject(lost));
  const thrown = new Error('no way out');
  await use(vi.fn(), () => {
    throw thrown;
  });
  expect(report.mock.calls.at(-1)).toEqual(['the calculator failed', thrown, 'error']);
});

it.each([
  ['comes', () => Promise.resolve(part)],
  ['does not come', () => Promise.reject(lost)],
])('does and says nothing after unmount, whether the part %s', async (_, load) => {
  const { use, report, unmount } = setUp(load);
  const [run, failed] = [vi.fn(), vi.fn()];
  const used = use(run, failed);
  unmount();
  await used;
  await use(run, failed);
  expect(run).not.toHaveBeenCalled();
  expect(failed).not.toHaveBeenCalled();
  expect(report).not.toHaveBeenCalled();
});
