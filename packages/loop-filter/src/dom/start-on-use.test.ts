import { afterEach, expect, it, vi } from 'vitest';
import { mount, mountLoop } from '../mount';
import { listOf } from './lists';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

it.each(['group, list', 'list, group'])(
  'handles every press while the engine is loaded (mounted in the order %s)',
  async (order) => {
    document.body.innerHTML = `<div id="group" data-loop="abc1234" data-taxonomy="tag"><a href="/tag/a/" data-filter="a">A</a></div>
    <div id="list" data-widget-id="abc1234"></div>`;
    vi.spyOn(window, 'fetch').mockReturnValue(new Promise(() => {}));
    const mounts = {
      group: () => mount(document.querySelector('#group') as HTMLElement),
      list: () => mountLoop(document.querySelector('#list') as HTMLElement),
    };
    const handles = (order.split(', ') as ('group' | 'list')[]).map((name) => mounts[name]());
    const link = document.querySelector('a') as HTMLAnchorElement;
    const isTaken = () => !link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));

    const list = listOf('abc1234');
    const taken = [isTaken()];
    // From the moment in which the group is open, a press between any two steps of what follows.
    const pressed = new Promise<void>((resolve) => {
      const add = list.groups.add.bind(list.groups);
      vi.spyOn(list.groups, 'add').mockImplementation((part) => {
        const press = (left: number) => {
          taken.push(isTaken());
          queueMicrotask(left ? () => press(left - 1) : resolve);
        };
        queueMicrotask(() => press(100));
        return add(part);
      });
    });
    await pressed;
    await vi.waitUntil(() => list.loop);
    taken.push(isTaken());
    expect(taken).not.toContain(false);
    for (const handle of handles) handle.unmount();
  },
);
