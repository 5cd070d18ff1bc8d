// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import type { Mountkit } from '../../loader/create-mountkit';
import { startFamilies } from './start-families';

test('looks for all families at once where a change brings none of them, and loads the one that comes', async () => {
  const start = vi.fn();
  const family = (selector: string) => ({ selector, script: 'none' as const, load: vi.fn(async () => ({ start })) });
  const families = [family('.menu'), family('.carousel')];
  const [menu, carousel] = families;
  const search = vi.spyOn(document, 'querySelectorAll');
  startFamilies({} as Mountkit, families);
  expect(search).toHaveBeenCalledTimes(1);

  document.body.append(document.createElement('p'));
  await vi.waitFor(() => expect(search).toHaveBeenCalledTimes(2));

  const added = document.createElement('div');
  added.className = 'carousel';
  document.body.append(added);
  await vi.waitFor(() => expect(start).toHaveBeenCalledTimes(1));
  expect([menu?.load, carousel?.load].map((load) => load?.mock.calls.length)).toEqual([0, 1]);
});
