import { expect, it, vi } from 'vitest';
import { createEvents } from './events';

it('calls listeners in their order, with what was sent', () => {
  const { on, trigger } = createEvents(() => {});
  const calls: unknown[] = [];
  on('components:init', (value) => calls.push(['one', value]));
  on({ 'components:init': (value) => calls.push(['two', value]) });
  trigger('components:init', 7);
  trigger('other');
  expect(calls).toEqual([
    ['one', 7],
    ['two', 7],
  ]);
});

it('listens to several names, and once', () => {
  const { on, once, trigger } = createEvents(() => {});
  const [both, first] = [vi.fn(), vi.fn()];
  on('open close', both);
  once('open', first);
  for (const name of ['open', 'close', 'open']) trigger(name);
  expect([both.mock.calls.length, first.mock.calls.length]).toEqual([3, 1]);
});

it('forgets one listener, or all of a name', () => {
  const { on, off, trigger } = createEvents(() => {});
  const [one, other] = [vi.fn(), vi.fn()];
  on('open', one);
  on('open', other);
  off('open', one);
  trigger('open');
  off('open');
  trigger('open');
  expect([one.mock.calls.length, other.mock.calls.length]).toEqual([0, 1]);
});

it('reports what a listener throws, and goes on', () => {
  const report = vi.fn();
  const { on, trigger } = createEvents(report);
  const after = vi.fn();
  on('open', () => {
    throw new Error('broken');
  });
  on('open', after);
  trigger('open');
  expect(after).toHaveBeenCalledOnce();
  expect(report).toHaveBeenCalledOnce();
});
