import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { putMarkup, resetPage } from '../../../core/src/testing/page';
import { startPage } from './start-page';

const { classList } = document.documentElement;
let isSmall: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  resetPage();
  isSmall = true;
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return isSmall;
    },
  }));
  vi.stubGlobal('CSS', { escape: (text: string) => text.replace(/"/g, '\\"') });
});

afterEach(() => {
  history.replaceState(null, '', '/');
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the mark of a mobile header', () => {
  const isMarked = () => classList.contains('mountkit-header-mobile');

  it('follows the window once it has come to rest', () => {
    const stop = startPage();
    expect(isMarked()).toBe(true);
    isSmall = false;
    window.dispatchEvent(new Event('resize'));
    vi.advanceTimersByTime(150);
    window.dispatchEvent(new Event('resize'));
    vi.advanceTimersByTime(199);
    expect(isMarked()).toBe(true);
    vi.advanceTimersByTime(1);
    expect(isMarked()).toBe(false);
    stop();
  });

  it('is there until the last that uses it has ended', () => {
    const stops = [startPage(), startPage()];
    stops[0]?.();
    expect(isMarked()).toBe(true);
    window.dispatchEvent(new Event('resize'));
    stops[1]?.();
    expect(isMarked()).toBe(false);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('the template of the address', () => {
  const scrolled = vi.fn();

  beforeEach(() => {
    scrolled.mockReset();
    Object.assign(Element.prototype, {
      scrollIntoView(this: Element) {
        scrolled(this.id);
      },
    });
    history.replaceState(null, '', '/?theme_template_id=77');
  });

  it('is scrolled to once, by any of the attributes that name it', () => {
    startPage()();
    expect(scrolled).not.toHaveBeenCalled();
    putMarkup('<div id="a" data-elementor-id="77"></div>');
    startPage('data-elementor-id')();
    startPage('data-elementor-id')();
    expect(scrolled.mock.calls).toEqual([['a']]);
  });

  it('is waited for while the page loads, unless that is over', () => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    putMarkup('<div id="a" data-template-id="77"></div>');
    startPage()();
    window.dispatchEvent(new Event('load'));
    expect(scrolled).not.toHaveBeenCalled();
    const stop = startPage();
    window.dispatchEvent(new Event('load'));
    expect(scrolled.mock.calls).toEqual([['a']]);
    stop();
  });
});
