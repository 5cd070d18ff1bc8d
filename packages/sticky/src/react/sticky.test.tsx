import { act, cleanup, render, waitFor } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { registry } from '../mount';
import { Motion, Sticky, useSticky } from './index';

/** jsdom has no layout: what would tell of it is told by the test. */
let tellPassed: (isPassed: boolean) => void;
let animations: Set<object>;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  tellPassed = () => {};
  animations = new Set();
  const inert = { observe() {}, unobserve() {}, disconnect() {} };
  const marks: Element[] = [];
  vi.stubGlobal('ResizeObserver', function Sizes() {
    return inert;
  });
  vi.stubGlobal('IntersectionObserver', function Watch(tell: (entries: object[]) => void) {
    tellPassed = (isPassed) => tell(marks.map((target) => ({ target, isIntersecting: !isPassed })));
    return { ...inert, observe: (mark: Element) => marks.push(mark) };
  });
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  Object.assign(Element.prototype, {
    animate() {
      const animation = { cancel: () => animations.delete(animation), pause: () => animations.add(animation) };
      animations.add(animation);
      return animation;
    },
  });
  document.adoptedStyleSheets ??= [];
  // What jsdom has no style for is not what these tests are about.
  const box = new DOMRect(0, 100, 500, 50);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(box);
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([box] as unknown as DOMRectList);
});

/** What React and the widget still do. */
const settle = () => act(async () => new Promise<void>((resolve) => setTimeout(resolve)));

afterEach(async () => {
  cleanup();
  await settle();
  expect(registry.all()).toEqual([]);
  expect(document.querySelectorAll('mountkit-marks')).toHaveLength(0);
  expect(document.body.innerHTML).toBe('');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** What is fetched on demand takes its time on a busy machine. */
const PATIENT = { timeout: 10_000 };

/** Until the element is natively sticky. */
const waitForPlace = (element: Element | null) =>
  waitFor(() => expect((element as HTMLElement).style.position).toBe('sticky'), PATIENT);

test('is sticky, tells when it sticks, and keeps the page’s classes', async () => {
  const told: string[] = [];
  const view = (className: string, name: string) => (
    <Sticky
      className={className}
      sticky_offset={10}
      aria-label="bar"
      onStick={() => told.push(`${name} stick`)}
      onUnstick={() => told.push(`${name} unstick`)}
    >
      Bar
    </Sticky>
  );
  const { container, rerender } = render(view('one', 'old'), { wrapper: StrictMode });
  const element = container.firstElementChild as HTMLElement;
  await waitForPlace(element);
  expect(element.getAttribute('aria-label')).toBe('bar');
  rerender(view('two', 'new'));
  act(() => tellPassed(true));
  expect([...element.classList].sort()).toEqual([
    'mountkit-sticky',
    'mountkit-sticky--active',
    'mountkit-sticky--effects',
    'two',
  ]);
  act(() => tellPassed(false));
  expect([...element.classList].sort()).toEqual(['mountkit-sticky', 'two']);
  expect(told).toEqual(['new stick', 'new unstick']);
});

test('follows options that change', async () => {
  const { container, rerender } = render(<Sticky sticky_parent>Bar</Sticky>);
  const element = container.firstElementChild as HTMLElement;
  await waitForPlace(element);
  rerender(<Sticky sticky="">Bar</Sticky>);
  await waitFor(() => expect(element.style.position).toBe(''));
  expect(element.classList.contains('mountkit-sticky')).toBe(false);
});

test('the hook makes an element of the page’s own sticky, and says how it went', async () => {
  function Header() {
    const { ref, status, handle } = useSticky({ sticky_offset: 4 });
    const [count, setCount] = useState(0);
    handle?.on('stick', () => setCount((before) => before + 1));
    return <header ref={ref} title={`${status} ${count > 0}`} />;
  }
  const { container } = render(<Header />);
  const header = container.querySelector('header');
  await waitFor(() => expect(header?.title).toBe('ready false'));
  await waitForPlace(header);
  act(() => tellPassed(true));
  expect(header?.title).toBe('ready true');
});

test('moves an element, and lets it rest when the component goes', async () => {
  const interactions = { scroll: { translateY: { speed: 2 } } };
  const { unmount } = render(
    <Motion interactions={interactions} range="page">
      <p>words</p>
    </Motion>,
  );
  await waitFor(() => expect(animations.size).toBe(1), PATIENT);
  unmount();
  await waitFor(() => expect(animations.size).toBe(0));
});

test('a server draws the elements in their place', async () => {
  const page = (
    <Sticky className="bar" sticky="bottom">
      <Motion id="inner">words</Motion>
    </Sticky>
  );
  const html = renderToString(page);
  expect(html).toBe('<div class="bar"><div id="inner">words</div></div>');
  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.append(container);
  const errors = vi.spyOn(console, 'error');
  const root = await act(async () => hydrateRoot(container, page));
  await waitFor(() => expect(registry.all()).toHaveLength(2));
  expect(errors).not.toHaveBeenCalled();
  await act(async () => root.unmount());
  container.remove();
});
