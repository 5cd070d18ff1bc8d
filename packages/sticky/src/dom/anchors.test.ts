import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { putMarkup, resetPage } from '../../../core/src/testing/page';
import { keepAnchorsClear } from './anchors';

const root = document.documentElement;

beforeEach(resetPage);

afterEach(() => {
  keepAnchorsClear(0);
  root.removeAttribute('style');
  history.replaceState(null, '', '/');
  vi.restoreAllMocks();
});

const rules = () =>
  document.adoptedStyleSheets.map((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText).join());

it('keeps space above anchors beside what the page keeps itself, once', () => {
  root.style.setProperty('scroll-padding-top', '10px');
  keepAnchorsClear(60);
  keepAnchorsClear(60);
  expect(rules()).toHaveLength(1);
  expect(rules()[0]).toContain('scroll-padding-top: 70px !important');
  keepAnchorsClear(80);
  expect(rules()).toHaveLength(1);
  expect(rules()[0]).toContain('90px');
  keepAnchorsClear(0);
  expect(rules()).toEqual([]);
});

it('looks for no anchor where the address is encoded wrongly', () => {
  history.replaceState(null, '', '#%');
  expect(() => keepAnchorsClear(60)).not.toThrow();
});

it.each([
  ['that is covered', 20, 1],
  ['that is in view', 300, 0],
])('scrolls to the anchor of the address %s, the first time only', (_, top, times) => {
  const target = putMarkup('<h2 id="ä">Terms</h2>');
  const scrollIntoView = vi.fn();
  Object.assign(target, { scrollIntoView });
  vi.spyOn(target, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 100, 20));
  history.replaceState(null, '', '#%C3%A4');
  keepAnchorsClear(60);
  keepAnchorsClear(70);
  expect(scrollIntoView).toHaveBeenCalledTimes(times);
});
