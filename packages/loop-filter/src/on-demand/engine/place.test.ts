import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renewPage, resetPage } from '../../../../core/src/testing/page';
import { followHistory, pushPlace, settlePlace } from './place';

const FOCUS = { filterId: 'tags', term: 'a' };
let stop = () => {};

beforeEach(() => {
  resetPage();
  // A new entry: another file may have left the shared page in the middle of its history.
  history.pushState(null, '', '/start');
  history.scrollRestoration = 'auto';
  vi.stubGlobal('scrollTo', vi.fn());
  scrolledTo(0);
});

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

const scrolledTo = (y: number) => {
  vi.stubGlobal('scrollX', 0);
  vi.stubGlobal('scrollY', y);
};

const follow = () => {
  const show = vi.fn();
  stop = followHistory(show);
  return show;
};

/** Goes to another entry of the history, and waits until it is shown. */
const go = (by: number) =>
  new Promise<void>((resolve) => {
    window.addEventListener('popstate', () => resolve(), { once: true });
    history.go(by);
  });

it('adds one entry for a choice, and goes back to where the visitor made it', async () => {
  const show = follow();
  const { length } = history;
  scrolledTo(120);
  pushPlace('/list?a', FOCUS);
  expect([history.length - length, location.href.endsWith('/list?a')]).toEqual([1, true]);
  expect(history.scrollRestoration).toBe('manual');

  scrolledTo(40);
  await go(-1);
  expect(show).toHaveBeenCalledOnce();
  expect(settlePlace()).toEqual(FOCUS);
  expect(scrollTo).toHaveBeenLastCalledWith(0, 120);

  await go(1);
  expect(settlePlace()).toBeUndefined();
  expect(scrollTo).toHaveBeenLastCalledWith(0, 40);
});

it('goes back in another document of the page, too', async () => {
  follow();
  scrolledTo(120);
  pushPlace('/list?a', FOCUS);
  stop();
  // Everything but the history is lost.
  renewPage();
  follow();
  await go(-1);
  expect(settlePlace()).toEqual(FOCUS);
  expect(scrollTo).toHaveBeenLastCalledWith(0, 120);
});

it('stores where an entry is left when the page is', () => {
  follow();
  pushPlace('/list?a', FOCUS);
  scrolledTo(300);
  window.dispatchEvent(new Event('pagehide'));
  expect(history.state.mountkit).toMatchObject({ y: 300, from: { focus: FOCUS } });
});

it('keeps what other scripts store in an entry', () => {
  follow();
  pushPlace('/list?a', FOCUS);
  history.replaceState({ ...history.state, theirs: 1 }, '');
  window.dispatchEvent(new Event('pagehide'));
  expect(history.state.theirs).toBe(1);
});

it('scrolls a page that is opened again in the manual mode, unless it is scrolled already', () => {
  pushPlace('/list?a', FOCUS);
  scrolledTo(10);
  follow();
  expect(scrollTo).not.toHaveBeenCalled();
  stop();
  history.scrollRestoration = 'manual';
  scrolledTo(0);
  follow();
  expect(scrollTo).toHaveBeenCalledOnce();
});

it('leaves the history to the browser when it is stopped', async () => {
  const show = follow();
  pushPlace('/list?a', undefined);
  stop();
  expect(history.scrollRestoration).toBe('auto');
  await go(-1);
  expect(show).not.toHaveBeenCalled();
});
