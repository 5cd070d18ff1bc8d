import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { putMarkup, resetPage, watchReports } from '../../../core/src/testing/page';
import { type Layer, pageLayers } from './page-layers';
import { follow, followAddress, perform } from './perform';

let reports: readonly string[];

beforeEach(() => {
  resetPage();
  reports = watchReports();
});

afterEach(() => {
  history.replaceState(null, '', '/');
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function addLayer(id: string, kind: Layer['kind'] = 'popup') {
  const dialog = putMarkup('<dialog><div><a href="#">inside</a></div></dialog>') as HTMLDialogElement;
  const layer = { id, kind, dialog, box: dialog.firstElementChild as HTMLElement, open: vi.fn() };
  pageLayers().add(layer);
  return Object.assign(layer, {
    close: vi.fn(),
    show() {
      Object.assign(layer, { shown: { isLeaving: false, close: this.close, end() {} } });
    },
  });
}

describe('a link action', () => {
  it('opens the layer of its id, with the link as its opener', () => {
    const popup = addLayer('7');
    const panel = addLayer('7', 'off_canvas');
    const link = putMarkup('<a href="#mountkit:popup:open?id=7">open</a>');
    follow(link);
    expect(popup.open.mock.calls).toEqual([[{ opener: link }]]);
    expect(panel.open).not.toHaveBeenCalled();
  });

  it.each([
    ['off_canvas:toggle', {}, true],
    ['off_canvas:open', { toggle: 'yes' }, true],
    ['off_canvas:open', {}, false],
    ['off_canvas:close', {}, true],
  ])('%s with %j closes an open one: %s', (name, settings, closes) => {
    const panel = addLayer('7', 'off_canvas');
    panel.show();
    perform({ name, settings: { id: '7', ...settings } });
    expect(panel.close).toHaveBeenCalledTimes(closes ? 1 : 0);
    expect(panel.open).toHaveBeenCalledTimes(closes ? 0 : 1);
  });

  it('closes the layer around it, else the one on top, for good where it says so', () => {
    const [lower, upper] = [addLayer('1'), addLayer('2')];
    lower.show();
    upper.show();
    perform({ name: 'popup:close', settings: {} }, lower.dialog.querySelector('a'));
    expect(lower.close.mock.calls).toEqual([[false]]);
    perform({ name: 'popup:close', settings: { do_not_show_again: 'yes' } }, document.body);
    expect(upper.close.mock.calls).toEqual([[true]]);
    expect(reports).toEqual([]);
  });

  it('is reported where it is unknown, or where its layer is', () => {
    perform({ name: 'popup:dance', settings: {} });
    perform({ name: 'popup:open', settings: { id: '8' } });
    follow(putMarkup('<a href="/elsewhere">no action</a>'));
    expect(reports).toEqual(['unknown link action "popup:dance"', 'popup:open: there is no "8" on the page']);
  });
});

describe("the page's address", () => {
  const open = (hash: string) => {
    vi.useFakeTimers();
    history.replaceState(null, '', hash);
    followAddress();
    followAddress();
    vi.runAllTimers();
  };

  it('opens a layer, once, if a link of the page has the same action', () => {
    const popup = addLayer('7');
    putMarkup('<a href="#mountkit:popup:open?id=7">open</a>');
    open('#mountkit:popup:open?id=7');
    expect(popup.open).toHaveBeenCalledOnce();
  });

  it.each(['#mountkit:popup:open?id=7', '#mountkit:reload-page', '#top'])('does nothing for %s otherwise', (hash) => {
    const popup = addLayer('7');
    putMarkup('<a href="#mountkit:popup:open?id=7&toggle=yes">open</a><a href="#mountkit:reload-page">again</a>');
    open(hash);
    expect(popup.open).not.toHaveBeenCalled();
    expect(reports).toEqual([]);
  });
});
