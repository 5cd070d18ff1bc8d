import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { putMarkup, resetPage } from '../testing/page';
import { deviceMode, watchDeviceMode } from './device';

/** Puts media queries into the page that follow `innerWidth` when it is set here. */
function fakeWindow() {
  const lists = new Map<string, EventTarget>();
  vi.stubGlobal('matchMedia', (query: string) => {
    const list = new EventTarget();
    lists.set(query, list);
    return list;
  });
  return {
    queries: () => [...lists.keys()],
    resize(width: number) {
      vi.stubGlobal('innerWidth', width);
      for (const list of lists.values()) list.dispatchEvent(new Event('change'));
    },
  };
}

beforeEach(resetPage);

afterEach(() => {
  vi.unstubAllGlobals();
});

const putBreakpoints = (breakpoints: object) =>
  putMarkup(`<script type="application/json" data-mountkit-config>${JSON.stringify({ breakpoints })}</script>`);

describe('deviceMode', () => {
  it.each([
    [320, 'mobile'],
    [900, 'tablet'],
    [1280, 'desktop'],
  ])('of a window of %i pixels is %s', (width, mode) => {
    vi.stubGlobal('innerWidth', width);
    expect(deviceMode()).toBe(mode);
  });

  it("follows the page's own breakpoints", () => {
    putBreakpoints({ mobile: { value: 500 }, laptop: { is_enabled: true } });
    vi.stubGlobal('innerWidth', 600);
    expect(deviceMode()).toBe('tablet');
    vi.stubGlobal('innerWidth', 1280);
    expect(deviceMode()).toBe('laptop');
  });

  it('falls back to the defaults where the breakpoints are no object', () => {
    putMarkup('<script type="application/json" data-mountkit-config>{"breakpoints":[]}</script>');
    vi.stubGlobal('innerWidth', 767);
    expect(deviceMode()).toBe('mobile');
  });
});

describe('watchDeviceMode', () => {
  it('calls back when the mode changes, and only then', () => {
    const { resize, queries } = fakeWindow();
    vi.stubGlobal('innerWidth', 1280);
    const modes: string[] = [];
    watchDeviceMode((mode) => modes.push(mode));
    expect(modes).toEqual([]);
    for (const width of [1281, 900, 800, 320, 1280]) resize(width);
    expect(modes).toEqual(['tablet', 'mobile', 'desktop']);
    expect(queries()).toEqual(['(max-width: 767px)', '(max-width: 1024px)']);
  });

  it('looks at the breakpoints that the page has put in use', () => {
    putBreakpoints({ tablet: { is_enabled: false }, widescreen: { is_enabled: true } });
    const { resize, queries } = fakeWindow();
    vi.stubGlobal('innerWidth', 1280);
    const modes: string[] = [];
    watchDeviceMode((mode) => modes.push(mode));
    expect(queries()).toEqual(['(max-width: 767px)', '(min-width: 2400px)']);
    for (const width of [900, 2400, 320]) resize(width);
    expect(modes).toEqual(['widescreen', 'mobile']);
  });

  it('is silent after it was stopped', () => {
    const { resize } = fakeWindow();
    vi.stubGlobal('innerWidth', 1280);
    const listener = vi.fn();
    watchDeviceMode(listener)();
    resize(320);
    expect(listener).not.toHaveBeenCalled();
  });
});
