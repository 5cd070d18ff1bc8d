import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { putMarkup, resetPage, watchReports } from '../../core/src/testing/page';
import { fakeAnimations, fakeObservers } from '../src/testing/fake-observers';

/** Parts take their time to load on a busy machine. */
const eventually = (check: () => void) => vi.waitFor(check, { timeout: 10_000 });

let animations: ReturnType<typeof fakeAnimations>;
let mocked: string[];
let reports: readonly string[];
let api: typeof import('../src/index');

beforeEach(() => {
  resetPage();
  mocked = [];
  reports = watchReports();
  animations = fakeAnimations();
  fakeObservers();
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  vi.stubGlobal('ScrollTimeline', function ScrollTimeline() {});
});

afterEach(() => {
  api.registry.removeAll();
  for (const part of mocked) vi.doUnmock(part);
  vi.resetModules();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A page on which one part cannot be loaded until it is given. */
async function refuse(part: string) {
  const path = `../src/on-demand/${part}`;
  mocked.push(path);
  vi.resetModules();
  vi.doMock(path, () => {
    throw new Error('offline');
  });
  api = await import('../src/index');
  return () => vi.doUnmock(path);
}

/** What the console was given with each report. */
const causes = () => vi.mocked(console.error).mock.calls.map(([, cause]) => cause);

describe('a widget that cannot start without its part', () => {
  it.each([
    ['stick', 'sticky', 'sticky elements', () => api.mount],
    ['motion', 'motion', 'motion effects', () => api.mountMotion],
    ['scroll-top', 'scroll-top', 'the scroll-top button', () => api.mountScrollTop],
    ['lazy', 'lazy', 'lazy backgrounds', () => api.mountLazy],
  ] as const)('fails without %s, and the next one starts', async (part, name, what, mount) => {
    const give = await refuse(part);
    const errors = vi.fn();
    document.addEventListener('mountkit:sticky:renderError', errors);
    const background = part === 'lazy' ? 'data-background="/a.png"' : '';
    const { ready } = mount()(putMarkup(`<div id="box" ${background}></div>`));
    await expect(ready).rejects.toMatchObject({
      code: 'CHUNK_FAILED',
      message: `could not load ${what}`,
      cause: expect.any(Error),
    });
    document.removeEventListener('mountkit:sticky:renderError', errors);
    expect(errors.mock.calls.map(([{ detail }]) => detail.code)).toEqual(['CHUNK_FAILED']);
    expect(reports).toEqual([`${name} #box: could not load ${what}`]);
    expect(causes()).toEqual([expect.any(Error)]);
    give();
    const next = mount()(putMarkup(`<div ${background}></div>`));
    expect((await next.ready).status).toBe('ready');
    expect(reports).toHaveLength(1);
  });

  it('does not start it on an element that has gone meanwhile', async () => {
    const give = await refuse('stick');
    give();
    const element = putMarkup('<div></div>');
    api.mount(element).unmount();
    await import('../src/on-demand/stick');
    await new Promise((resolve) => setTimeout(resolve));
    expect(element.className).toBe('');
  });

  it('is reported for no element that has gone meanwhile', async () => {
    await refuse('stick');
    const { ready, unmount } = api.mount(putMarkup('<div id="box"></div>'));
    unmount();
    await expect(ready).rejects.toMatchObject({ code: 'UNMOUNTED' });
    await new Promise((resolve) => setTimeout(resolve));
    expect(reports).toEqual([]);
  });
});

describe('motion', () => {
  const scroll = { translateY: {} };

  it('goes on by the scroll without its extras, and has them when its options change', async () => {
    const give = await refuse('motion/extras');
    const handle = api.mountMotion(putMarkup('<div id="box"></div>'), {
      range: 'page',
      interactions: { scroll, mouseMove: { translateX: {} } },
    });
    await eventually(() => expect(animations.size).toBe(1));
    expect(reports).toEqual(['motion #box: could not load further motion effects']);
    expect(causes()).toEqual([expect.any(Error)]);
    give();
    handle.update({ interactions: { scroll, mouseMove: { translateX: { speed: 2 } } } });
    await eventually(() => expect(animations.size).toBe(2));
    expect(reports).toHaveLength(1);
  });

  it('rests without its scroll listener, and has it when its options change', async () => {
    vi.stubGlobal('ScrollTimeline', undefined);
    const give = await refuse('motion/scroll-listener');
    const handle = api.mountMotion(putMarkup('<div id="box"></div>'), { range: 'page', interactions: { scroll } });
    await eventually(() => expect(reports).toEqual(['motion #box: could not load the motion scroll listener']));
    await eventually(() => expect(animations.size).toBe(0));
    expect(causes()).toEqual([expect.any(Error)]);
    give();
    handle.update({ interactions: { scroll: { translateY: { speed: 1 } } } });
    await eventually(() => expect([...animations].map(({ currentTime }) => currentTime)).toEqual([0]));
    expect(reports).toHaveLength(1);
  });
});

describe('sticky elements', () => {
  /** One that is out of the flow, and so cannot be sticky natively. */
  async function stickByScript() {
    vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([new DOMRect()] as unknown as DOMRectList);
    const element = putMarkup('<div id="box" style="position: absolute"></div>');
    await api.mount(element).ready;
    return element;
  }

  it('stay in their place without the fallback, and have it at the next measurement', async () => {
    const give = await refuse('stick/fallback');
    const element = await stickByScript();
    await eventually(() => expect(reports).toEqual(['sticky #box: could not load sticking by script']));
    expect(causes()).toEqual([expect.any(Error)]);
    give();
    // Far beyond it once it can be placed.
    vi.spyOn(element, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, 100 - scrollY, 300, 40));
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(500);
    window.dispatchEvent(new Event('resize'));
    await eventually(() => expect(element.style.position).toBe('fixed'));
    expect(element.classList).toContain('mountkit-sticky--active');
    expect(reports).toHaveLength(1);
  });

  it('stick without explanations, which are there at the next measurement', async () => {
    putMarkup('<script data-debug></script>');
    const give = await refuse('stick/explain');
    const { pageProvider } = await import('../../core/src/index');
    Object.assign(pageProvider(), { debug: '' });
    await stickByScript();
    await eventually(() => expect(reports).toContain('sticky #box: could not load sticky explanations'));
    give();
    window.dispatchEvent(new Event('resize'));
    await eventually(() => expect(reports.join()).toContain('sticky #box: sticks by script'));
    expect(reports.filter((line) => line.includes('could not load'))).toHaveLength(1);
  });
});
