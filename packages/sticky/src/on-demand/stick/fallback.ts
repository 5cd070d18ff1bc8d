import { type Disposer, listen } from '@mountkit/core';
import { hides, holdsFixed } from '../../dom/ancestor-styles';
import { findAncestor } from '../../dom/ancestors';
import type { Plan } from '../../dom/item';
import { makeSpace } from '../../dom/keep-space';
import { firstInFlow, isPlainBox } from '../../dom/plain-box';
import { setStyles } from '../../dom/set-styles';
import { stickInside } from '../../dom/stick-inside';
import { type PageSize, sizeOf } from '../../logic/geometry';
import { findPosition } from '../../logic/position';

/** How far the page is scrolled. */
interface Scroll {
  readonly x: number;
  readonly y: number;
}

/** An element that is placed by script. */
interface Follower {
  /** It is where it belongs while the page is scrolled between these. */
  from: number;
  to: number;
  /** Finds where it belongs; the answer puts it there. */
  look(scroll: Scroll): () => void;
}

/** They share one scroll listener. */
const followers = new Set<Follower>();
/** All of them are where they belong while the page is scrolled between these, and so far to the side. */
let [from, to, side] = [0, 0, Number.NaN];
let isPrinting = false;
let stop: Disposer = () => {};

const readScroll = (): Scroll => ({ x: scrollX, y: scrollY });

function placeAll() {
  const scroll = readScroll();
  const { x, y } = scroll;
  const isAside = x !== side;
  // In most frames nothing changes, and none of them is looked at.
  if (!isAside && y > from && y < to) return;
  // All look before the first is placed: placing one makes the next look lay out the page.
  const puts = [];
  for (const follower of followers)
    if (isAside || y <= follower.from || y >= follower.to) puts.push(follower.look(scroll));
  for (const put of puts) put();
  [from, to, side] = [-Infinity, Infinity, x];
  for (const follower of followers) {
    from = Math.max(from, follower.from);
    to = Math.min(to, follower.to);
  }
}

function start(): Disposer {
  const print = (event: { readonly type: string; readonly matches?: boolean }) => {
    isPrinting = event.matches ?? event.type === 'beforeprint';
    side = Number.NaN;
    placeAll();
  };
  const offs = [
    listen(window, 'scroll', placeAll, { passive: true }),
    listen(window, 'beforeprint', print),
    listen(window, 'afterprint', print),
    listen(matchMedia('print'), 'change', (event) => print(event as unknown as MediaQueryListEvent)),
  ];
  return () => {
    for (const off of offs) off();
  };
}

/** Places an element by script; the answer puts it back into its own place. */
export function follow(plan: Plan, page: PageSize): Disposer {
  const { item, config, line, box, across } = plan;
  const { element } = item;
  if (plan.hindrance === 'contents') {
    item.report('display is contents, expected an element with a box');
    return () => {};
  }
  if (plan.hindrance === 'scroller' && plan.scroller) return stickInside(plan, plan.scroller);
  // Parts of a table stay in it, and below such ancestors `fixed` is not relative to the window: both are translated.
  const isShifted = /^table-/.test(getComputedStyle(element).display) || !!findAncestor(element, holdsFixed);
  const isTop = config.edge === 'top';
  const left = across.start + scrollX;
  // At the end of its bounds it scrolls with the page, without our help where nothing clips it there.
  const goesAlong = isShifted || (plan.hindrance === 'short' && !findAncestor(element, hides));
  const isPlain = isPlainBox(element);
  // Measured in its own place, where it is now: a plain element is the same when it leaves it.
  const plainSpace = isPlain ? makeSpace(element) : undefined;
  /** How it is held now; `rest` undoes it. */
  let way: 'fixed' | 'shifted' | undefined;
  let rest: Disposer = () => {};

  const leave = () => {
    rest();
    rest = () => {};
    way = undefined;
  };
  const set = (name: string, value: string) => element.style.setProperty(name, value, 'important');
  const fix = (y: number) => {
    const space = plainSpace ?? makeSpace(element);
    const content = isPlain ? undefined : firstInFlow(element);
    const gapOf = (inner: Element) => inner.getBoundingClientRect().top - element.getBoundingClientRect().top;
    const gap = content ? gapOf(content) : 0;
    space.put();
    const undo = setStyles(element, {
      position: 'fixed',
      width: `${sizeOf(across)}px`,
      'min-height': `${sizeOf(box)}px`,
      'margin-block': '0',
      'margin-inline': '0',
      'box-sizing': 'border-box',
      'max-width': 'none',
      top: isTop ? `${line}px` : 'auto',
      bottom: isTop ? 'auto' : `${line}px`,
      left: 'auto',
      right: 'auto',
      translate: 'none',
    });
    // Most elements need none of this, which lays out the page.
    if (!isPlain) {
      // In the flow its content's margin collapsed out of it, here it does not: the words must not jump.
      const inner = content ? gapOf(content) - gap : 0;
      space.fit(page.document);
      if (inner) set(isTop ? 'margin-block-start' : 'margin-block-end', `${-inner}px`);
      // Until the space fitted, the page had another height, which the browser corrects by scrolling.
      if (scrollY !== y) window.scrollTo({ top: y, behavior: 'instant' });
    }
    return () => {
      undo();
      space.remove();
    };
  };
  const hold = (next: typeof way, y: number) => {
    if (next === way) return;
    leave();
    way = next;
    rest = next === 'fixed' ? fix(y) : setStyles(element, { translate: 'none' });
  };

  const follower: Follower = {
    from: 0,
    to: 0,
    look({ x, y }) {
      const end = page.document - page.window;
      const scroll = isTop ? y : end - y;
      const found = findPosition(plan, line, scroll);
      const { isStuck, isPushed, hasEffects, shift, distance } = found;
      const next = !isStuck || isPrinting ? undefined : isShifted || (isPushed && goesAlong) ? 'shifted' : 'fixed';
      return () => {
        // A listener of one that was put before may have ended this one.
        if (!followers.has(follower)) return;
        if (next) hold(next, y);
        else leave();
        if (next === 'fixed') {
          set('left', `${left - x}px`);
          // A translation costs no layout, and is no shift of it.
          set('translate', isPushed ? `0px ${isTop ? distance - line : line - distance}px` : 'none');
        } else if (next) set('translate', `0px ${isTop ? shift : -shift}px`);
        const isStill = isPushed ? goesAlong : !(isStuck && isShifted);
        // Pushed out, and another window's height away: nothing to do until it is back.
        const away = scroll + distance + sizeOf(box) + page.window;
        let [from, to] = isStill ? [found.from, found.to] : isPushed && scroll > away ? [away, Infinity] : [0, 0];
        if (isPrinting) from = to = 0;
        [follower.from, follower.to] = isTop ? [from, to] : [end - to, end - from];
        item.show(isStuck, hasEffects);
      };
    },
  };

  if (!followers.size) stop = start();
  followers.add(follower);
  follower.look(readScroll())();
  side = Number.NaN;
  return () => {
    leave();
    if (followers.delete(follower) && !followers.size) stop();
  };
}
