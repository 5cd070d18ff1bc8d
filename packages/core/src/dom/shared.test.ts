import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { resetPage, watchReports } from '../testing/page';
import { shared } from './shared';

beforeEach(resetPage);
afterEach(() => {
  vi.restoreAllMocks();
});

describe('shared', () => {
  it('makes a record at the first question and answers it ever after', () => {
    const create = vi.fn(() => ({}));
    const record = shared('a', create);
    expect(shared('a', create)).toBe(record);
    expect(create).toHaveBeenCalledTimes(1);
    expect(shared('b', create)).not.toBe(record);
  });

  it.each(['x', {}, null])('takes the place of what is not a record: %j', (foreign) => {
    Reflect.set(globalThis, Symbol.for('mountkit.v1'), foreign);
    const record = shared('a', () => ({}));
    expect(shared('a', () => ({}))).toBe(record);
  });

  it('keeps a record that is nothing', () => {
    const create = vi.fn(() => undefined);
    shared('a', create);
    shared('a', create);
    expect(create).toHaveBeenCalledTimes(1);
  });

  it('sees the records of the page, not its own, after the page is new', () => {
    const before = shared('a', () => ({}));
    resetPage();
    expect(shared('a', () => ({}))).not.toBe(before);
  });
});

describe('two copies of mountkit on one page', () => {
  const twoCopies = async () => {
    const first = await import('../index');
    vi.resetModules();
    const second = await import('../index');
    expect(second.shared).not.toBe(first.shared);
    return [first, second] as const;
  };

  it('share their records; the first wins', async () => {
    const [first, second] = await twoCopies();
    const record = first.shared('a', () => 'first');
    expect(second.shared('a', () => 'second')).toBe(record);
  });

  it('hear the same events', async () => {
    const [first, second] = await twoCopies();
    const listener = vi.fn();
    first.hub().on('forms:ready', listener);
    second.hub().emit('forms:ready', { id: 'a' });
    expect(listener.mock.calls).toEqual([[{ id: 'a' }]]);
  });

  it('report a message once between them', async () => {
    const [first, second] = await twoCopies();
    const reports = watchReports();
    first.report('it broke');
    second.report('it broke');
    expect(reports).toEqual(['it broke']);
  });

  it('have one registry for a widget, and mount once on an element', async () => {
    const [first, second] = await twoCopies();
    const make = ({ createWidget }: typeof first) =>
      createWidget({ name: 'note', group: 'notes', schema: {}, identify: () => 'n', start: () => {} });
    const [one, other] = [make(first), make(second)];
    const element = document.createElement('div');
    const handle = one.mount(element);
    expect(other.mount(element)).toBe(handle);
    expect(other.registry.all()).toEqual([handle]);
    other.registry.removeAll();
    expect(handle.status).toBe('unmounted');
    expect(one.registry.all()).toEqual([]);
  });
});
