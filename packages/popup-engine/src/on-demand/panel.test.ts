import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { putMarkup, resetPage, settleMicrotasks, watchReports } from '../../../core/src/testing/page';
import { findLayer } from '../dom/page-layers';
import { mountOffCanvas, offCanvasRegistry } from '../mount';

let reports: readonly string[];

beforeEach(() => {
  resetPage();
  reports = watchReports();
});

afterEach(() => {
  offCanvasRegistry.removeAll();
  vi.restoreAllMocks();
});

const linkTo = (action: string) => putMarkup(`<a href="#mountkit:${action}">link</a>`);

const stateOf = (link: Element) => [link.getAttribute('aria-controls'), link.getAttribute('aria-expanded')];

it('is inert, and marks the links that open it, also later ones', async () => {
  const links = ['off_canvas:open?id=menu', 'off_canvas:toggle?id=menu'].map(linkTo);
  const others = ['off_canvas:close?id=menu', 'off_canvas:open?id=other', 'popup:open?id=menu'].map(linkTo);
  const element = putMarkup('<nav id="source"></nav>');
  const handle = mountOffCanvas(element, { offCanvasId: 'menu' });
  await handle.ready;
  expect(element.inert).toBe(true);
  for (const link of links) expect(stateOf(link)).toEqual(['source', 'false']);
  const later = linkTo('off_canvas:toggle?id=menu');
  await settleMicrotasks();
  expect(stateOf(later)).toEqual(['source', 'false']);
  findLayer('menu')?.extras?.markLinks?.(true);
  expect([...links, later].map(stateOf)).toEqual(Array(3).fill(['source', 'true']));
  for (const link of others) expect(stateOf(link)).toEqual([null, null]);
  expect(reports).toEqual([]);
});

it('restores element and links when it is unmounted', async () => {
  const link = linkTo('off_canvas:open?id=menu');
  link.setAttribute('aria-expanded', 'mixed');
  const element = putMarkup('<nav hidden>Home</nav>');
  const before = document.body.innerHTML;
  const handle = mountOffCanvas(element, { offCanvasId: 'menu' });
  await handle.ready;
  expect(element.id).toBe('off-canvas-menu');
  handle.update({ label: 'Menu' });
  handle.unmount();
  expect(document.body.innerHTML).toBe(before);
  expect(element.inert).toBeFalsy();
  const later = linkTo('off_canvas:open?id=menu');
  await settleMicrotasks();
  expect(stateOf(later)).toEqual([null, null]);
});
