import { beforeEach, expect, it, vi } from 'vitest';
import { resetPage } from '../../../core/src/testing/page';
import { listOf, loadList, loadListSoon } from './lists';

beforeEach(resetPage);

it('is one record for each id, until the page is another', () => {
  const list = listOf('a');
  expect(listOf('a')).toBe(list);
  expect(listOf('b')).not.toBe(list);
  expect(list).toMatchObject({ widgetId: 'a', loops: 0, isUsed: false, loop: undefined });
  resetPage();
  expect(listOf('a')).not.toBe(list);
});

it('starts the list and its groups one after the other', async () => {
  const list = listOf('a');
  const started: string[] = [];
  const starter = (name: string) => async () => {
    started.push(`${name} begins`);
    await Promise.resolve();
    started.push(`${name} ends`);
    return true;
  };
  for (const name of ['list', 'group']) list.starters.add(starter(name));
  expect(await loadList(list)).toBe(true);
  expect(started).toEqual(['list begins', 'list ends', 'group begins', 'group ends']);
  expect(list.isUsed).toBe(true);
});

it('starts no further one after a failure, and all of them at the next use', async () => {
  const list = listOf('a');
  const first = vi.fn(async () => true).mockResolvedValueOnce(false);
  const second = vi.fn(async () => true);
  for (const starter of [first, second]) list.starters.add(starter);
  expect(await loadList(list)).toBe(false);
  expect(second).not.toHaveBeenCalled();
  loadListSoon(list);
  await vi.waitFor(() => expect(second).toHaveBeenCalledOnce());
});

it('is loaded without anything to start', async () => {
  expect(await loadList(listOf('a'))).toBe(true);
});
