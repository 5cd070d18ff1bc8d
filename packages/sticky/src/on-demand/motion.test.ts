import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { putMarkup, resetPage, watchReports } from '../../../core/src/testing/page';
import { motion, mountMotion } from '../mount';
import type { MotionOptions } from '../settings/motion-settings';
import { fakeAnimations, fakeObservers } from '../testing/fake-observers';

/** Parts take their time to load on a busy machine. */
const eventually = (check: () => void) => vi.waitFor(check, { timeout: 10_000 });

let animations: ReturnType<typeof fakeAnimations>;
let reports: readonly string[];
let reduced: EventTarget & { matches?: boolean };

beforeEach(() => {
  resetPage();
  animations = fakeAnimations();
  reports = watchReports();
  fakeObservers();
  reduced = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('matchMedia', (query: string) => (/motion/.test(query) ? reduced : new EventTarget()));
  vi.stubGlobal('ScrollTimeline', function ScrollTimeline() {});
});

afterEach(() => {
  motion.registry.removeAll();
  expect(animations.size).toBe(0);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const SCROLL = { scroll: { translateY: { speed: 2 } } };

const start = (options: Partial<MotionOptions>, markup = '<div id="box"></div>') => {
  const element = putMarkup(markup);
  return { element, handle: mountMotion(element, { range: 'page', ...options }) };
};

const targets = () => [...animations].map(({ target }) => target.localName);

const waitForTargets = (...names: string[]) => eventually(() => expect(targets()).toEqual(names));

it('animates by the timeline of the page, and no longer than it is mounted', async () => {
  const { handle } = start({ interactions: SCROLL });
  await waitForTargets('div');
  const [animation] = animations;
  expect(animation?.timing).toMatchObject({ fill: 'both', timeline: expect.any(Object) });
  expect(animation?.frames).toMatchObject([{ translate: '0px 100px' }, { translate: '0px -100px' }]);
  handle.unmount();
  expect(animations.size).toBe(0);
  expect(reports).toEqual([]);
});

it('goes by the way of its parent through the window, by the timeline and without', async () => {
  function ViewTimeline(this: object, { subject }: { subject: Element }) {
    Object.assign(this, { subject, source: document.scrollingElement });
  }
  vi.stubGlobal('ViewTimeline', ViewTimeline);
  const { element, handle } = start({ range: 'parent', interactions: SCROLL });
  await waitForTargets('div');
  expect([...animations][0]?.timing).toMatchObject({ timeline: { subject: element.parentElement } });
  vi.stubGlobal('ViewTimeline', undefined);
  vi.spyOn(element.parentElement as Element, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, 0, 9, innerHeight),
  );
  handle.update({ range: 'parent', interactions: { scroll: { translateY: { speed: 3 } } } });
  await eventually(() => expect([...animations].map(({ currentTime }) => currentTime)).toEqual([50]));
});

it('drives the animation itself where the browser has no timeline', async () => {
  vi.stubGlobal('ScrollTimeline', undefined);
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(innerHeight + 1000);
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(250);
  const { element, handle } = start({ interactions: SCROLL });
  await eventually(() => expect([...animations].map(({ currentTime }) => currentTime)).toEqual([25]));
  handle.unmount();
  expect(element.getAttribute('style') ?? '').toBe('');
});

it('does not start again what was stopped while the listener was loaded', async () => {
  vi.stubGlobal('ScrollTimeline', undefined);
  const { handle } = start({ interactions: SCROLL });
  await handle.ready;
  handle.update({ interactions: {} });
  await import('./motion/scroll-listener');
  await new Promise((resolve) => setTimeout(resolve));
  expect(animations.size).toBe(0);
});

it('moves an element, its background and with the pointer, each as often as it is asked to', async () => {
  const { element, handle } = start({
    interactions: { ...SCROLL, mouseMove: { tilt: {} } },
    backgroundInteractions: SCROLL,
  });
  await waitForTargets('div', 'div', 'div', 'mountkit-layer');
  handle.update({ backgroundInteractions: {}, background: true });
  await waitForTargets('mountkit-layer', 'mountkit-layer', 'mountkit-layer');
  expect(element.querySelectorAll('mountkit-layer')).toHaveLength(1);
  handle.unmount();
  expect(element.childElementCount).toBe(0);
});

it('moves in the device modes that are named', async () => {
  const width = vi.spyOn(window, 'innerWidth', 'get').mockReturnValue(1280);
  const queries: EventTarget[] = [];
  vi.stubGlobal('matchMedia', (query: string) => {
    if (/motion/.test(query)) return reduced;
    queries.push(new EventTarget());
    return queries.at(-1);
  });
  start({ interactions: SCROLL, devices: ['mobile'] });
  // The first is that of the page's header.
  await eventually(() => expect(queries.length).toBeGreaterThan(1));
  const resize = (to: number) => {
    width.mockReturnValue(to);
    for (const query of queries) query.dispatchEvent(new Event('change'));
    return targets();
  };
  expect(targets()).toEqual([]);
  expect([resize(400), resize(1280), resize(400)]).toEqual([['div'], [], ['div']]);
});

it('rests for a visitor who wants less motion, at once', async () => {
  start({ interactions: SCROLL });
  await waitForTargets('div');
  reduced.matches = true;
  reduced.dispatchEvent(new Event('change'));
  expect(targets()).toEqual([]);
  reduced.matches = false;
  reduced.dispatchEvent(new Event('change'));
  expect(targets()).toEqual(['div']);
});

describe('problems', () => {
  it('are reported once, of the effects and of the options', async () => {
    const interactions = { scroll: { wobble: {}, translateY: {} } };
    const { handle } = start(
      { interactions, range: 'window' as never },
      '<div id="box" data-mountkit="motion" data-colour="red"></div>',
    );
    await waitForTargets('div');
    handle.update({ background: false });
    await eventually(() => expect(reports).toHaveLength(3));
    expect([...reports].sort()).toEqual([
      'motion #box: data-colour is "red", expected no such option',
      expect.stringMatching(/^motion #box: interactions.scroll.wobble cannot be used, expected one of translateXY,/),
      'motion #box: range is "window", expected viewport or parent or page or ',
    ]);
  });

  it('are not looked for in options of another widget on the element', async () => {
    const { handle } = start({ interactions: SCROLL }, '<div data-mountkit="sticky motion" data-sticky="top"></div>');
    await handle.ready;
    await waitForTargets('div');
    expect(reports).toEqual([]);
  });
});
