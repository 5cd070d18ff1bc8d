// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { createHooks } from './hooks';

const setUp = () => {
  const report = vi.fn();
  return { report, hooks: createHooks(report) };
};

it('calls actions by priority, equal ones in the order in which they were added, with all arguments', () => {
  const { hooks } = setUp();
  const calls: unknown[] = [];
  const note =
    (name: string) =>
    (...args: readonly unknown[]) =>
      void calls.push([name, ...args]);
  hooks.addAction('ready', note('late'), 20).addAction('ready', note('first')).addAction('ready', note('second'));
  hooks.addAction('ready', note('early'), 1).doAction('ready', 1, 2).doAction('other');
  expect(calls).toEqual(['early', 'first', 'second', 'late'].map((name) => [name, 1, 2]));
});

it('calls an action on the object that it was given', () => {
  const { hooks } = setUp();
  const context = {};
  let found: unknown;
  hooks.addAction(
    'ready',
    function (this: unknown) {
      found = this;
    },
    10,
    context,
  );
  hooks.doAction('ready');
  expect(found).toBe(context);
});

it('removes one action, or all of a name', () => {
  const { hooks } = setUp();
  const [one, other] = [vi.fn(), vi.fn()];
  hooks.addAction('ready', one).addAction('ready', other).removeAction('ready', one).doAction('ready');
  hooks.removeAction('ready').doAction('ready').removeAction('nothing');
  expect([one.mock.calls.length, other.mock.calls.length]).toEqual([0, 1]);
});

it('gives a value through the filters of a name', () => {
  const { hooks } = setUp();
  const double = (value: unknown) => Number(value) * 2;
  hooks.addFilter('offset', double).addFilter('offset', (value, more) => Number(value) + Number(more));
  expect(hooks.applyFilters('offset', 3, 1)).toBe(7);
  expect(hooks.removeFilter('offset', double).applyFilters('offset', 3, 1)).toBe(4);
  expect(hooks.applyFilters('nothing', 'as it is')).toBe('as it is');
});

it('reports what one throws, and goes on', () => {
  const { hooks, report } = setUp();
  const failure = new Error('broken');
  const fail = () => {
    throw failure;
  };
  const after = vi.fn();
  hooks.addAction('ready', fail).addAction('ready', after).doAction('ready');
  hooks.addFilter('offset', fail);
  expect(hooks.applyFilters('offset', 3)).toBe(3);
  expect(after).toHaveBeenCalledOnce();
  expect(report.mock.calls).toEqual([[failure], [failure]]);
});
