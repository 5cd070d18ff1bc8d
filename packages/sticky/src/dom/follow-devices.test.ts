import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { resetPage } from '../../../core/src/testing/page';
import { followDevices } from './follow-devices';

let width: number;
let queries: EventTarget[];

beforeEach(() => {
  resetPage();
  queries = [];
  vi.stubGlobal('matchMedia', () => {
    const query = new EventTarget();
    queries.push(query);
    return query;
  });
  vi.spyOn(window, 'innerWidth', 'get').mockImplementation(() => width);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function resize(to: number) {
  width = to;
  for (const query of queries) query.dispatchEvent(new Event('change'));
}

it('calls back at once, and whenever the device mode changes', () => {
  width = 1280;
  const calls: boolean[] = [];
  const stop = followDevices(['mobile', 'tablet'], (isMeant) => calls.push(isMeant));
  expect(calls).toEqual([false]);
  resize(400);
  resize(420);
  resize(900);
  resize(1280);
  expect(calls).toEqual([false, true, true, false]);
  stop();
  resize(400);
  expect(calls).toHaveLength(4);
});
