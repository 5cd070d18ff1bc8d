import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renewPage, resetPage } from '../../../core/src/testing/page';
import { findLayer, isShown, type Layer, pageLayers, pageMode, whenParsed } from './page-layers';

beforeEach(resetPage);

function addLayer(id: string, kind: Layer['kind'] = 'popup'): Layer {
  const layer = { id, kind, dialog: document.createElement('dialog'), box: document.body, open() {} };
  pageLayers().add(layer);
  return layer;
}

it('finds the newest layer of an id, of a kind if one is asked for', () => {
  const first = addLayer('a');
  const panel = addLayer('a', 'off_canvas');
  expect(findLayer('a')).toBe(panel);
  expect(findLayer('a', 'popup')).toBe(first);
  const newest = addLayer('a');
  expect(findLayer('a', 'popup')).toBe(newest);
  pageLayers().delete(newest);
  expect(findLayer('a', 'popup')).toBe(first);
  expect(findLayer('b')).toBeUndefined();
  expect(findLayer('', 'popup')).toBeUndefined();
});

it('is shown until it plays its exit', () => {
  const layer = addLayer('a');
  expect(isShown(layer)).toBe(false);
  layer.shown = { isLeaving: false, close() {}, end() {} };
  expect(isShown(layer)).toBe(true);
  layer.shown = { ...layer.shown, isLeaving: true };
  expect(isShown(layer)).toBe(false);
  expect(isShown(undefined)).toBe(false);
});

describe('pageMode', () => {
  it('is live unless the page has another mode', () => {
    expect(pageMode()).toBe('live');
    renewPage();
    document.body.innerHTML = '<script type="application/json" data-mountkit-config>{"mode": "edit"}</script>';
    expect(pageMode()).toBe('edit');
  });
});

describe('whenParsed', () => {
  it('runs at once in a parsed document', () => {
    const run = vi.fn();
    whenParsed(run, new AbortController().signal);
    expect(run).toHaveBeenCalledOnce();
  });

  it('waits for the rest of the document, once, unless it is aborted', () => {
    const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    const [run, other] = [vi.fn(), vi.fn()];
    const controller = new AbortController();
    whenParsed(run, new AbortController().signal);
    whenParsed(other, controller.signal);
    expect(run).not.toHaveBeenCalled();
    controller.abort();
    for (let count = 0; count < 2; count++) document.dispatchEvent(new Event('DOMContentLoaded'));
    expect(run).toHaveBeenCalledOnce();
    expect(other).not.toHaveBeenCalled();
    state.mockRestore();
  });
});
