import { type Disposer, listen } from '@mountkit/core';
import { whenInView } from '../../../shared/dom/in-view';
import { isMotionReduced } from '../../../shared/dom/is-motion-reduced';
import { onResize } from '../../../shared/dom/on-resize';
import { clearStyles } from '../../dom/parts';
import type { Layout } from '../../logic/layout';
import { wrap } from '../../logic/pages';
import { ease, firstFor, restingFirst } from '../../logic/position';

/** What a row of slides is made of. */
interface RowSpec {
  readonly track: HTMLElement;
  readonly slides: readonly HTMLElement[];
  readonly layout: Layout;
  /** The position at the start. */
  readonly start: number;
  /** It was scrolled, and rests at a position. `byVisitor`: by the visitor's hand, not by a script of the page. */
  readonly scrolled: (position: number, byVisitor: boolean) => void;
}

/** A row of slides that is scrolled. Positions count slides, with fractions, and run on where the row is endless. */
export interface Row {
  /** The present position. */
  place(): number;
  /** Shows a position at once. */
  show(position: number): void;
  /** Moves to a position in some milliseconds. `arrived` is called once it is there, unless something else moves it. */
  move(position: number, duration: number, arrived?: () => void): void;
  /** Ends a movement where it is. */
  stop(): void;
  /** Keeps the browser from moving to a slide, as long as something else moves the row. */
  hold(isHeld: boolean): void;
  /** Width of a slide with its gap. CSS pixels; NaN while it is not drawn. */
  pitch(): number;
  /** -1 where text runs from right to left. */
  sign(): number;
  remove(): void;
}

/**
 * Scrolls the slides natively. On an endless row slides change their place by `order`, from one end to the other, and the row is
 * scrolled back by as much: nobody sees it, nothing is cloned, and no frame or video starts anew.
 */
export function openRow({ track, slides, layout, start, scrolled }: RowSpec): Row {
  const { count, last, usable, isEndless, isFade, isStrip, gap } = layout;
  /** As they were measured last: each change of size does it, when the page is laid out anyway. */
  let width = Number.NaN;
  let sign = 1;
  let position = start;
  let first = 0;
  let frame = 0;
  let left = 0;
  /**
   * The visitor's hand has been on the row since it was last put somewhere. However late it comes, any other scroll is the
   * browser's own, which snaps anew when the page is laid out: what is not in view is `inert`, so nothing else leads there.
   */
  let isAsked = false;
  /**
   * The row has come into the window, and was painted where it lies. Slides change their place from then on only: the browser
   * counts what moves in the frame in which the track becomes one that scrolls as a layout shift, however little of it is seen.
   */
  let isPainted = false;
  /** It was put to its position at the start. */
  let isPlaced = false;
  let isHeld = false;

  const measure = () => {
    if (slides[0]) width = Number.parseFloat(getComputedStyle(slides[0]).width) + gap;
    sign = getComputedStyle(track).direction === 'rtl' ? -1 : 1;
  };
  const pitch = () => {
    if (!(width > 0)) measure();
    return width;
  };
  const setFirst = (next: number) => {
    for (let index = Math.min(first, next); index < Math.max(first, next); index++) {
      const slide = slides[index];
      if (slide && index < next) slide.style.order = '1';
      else if (slide) clearStyles(slide, 'order');
    }
    first = next;
  };
  const write = (at: number) => {
    const index = Math.floor(at + 1e-6);
    left = (wrap(wrap(index, count) - first, count) + at - index) * width;
    track.scrollLeft = sign * left;
  };
  const show = (next: number, isResting = false) => {
    const before = position;
    position = isEndless ? next : Math.min(last, Math.max(0, next));
    if (isFade || !(pitch() > 0)) return;
    const slide = wrap(Math.floor(position + 1e-6), count);
    const moved = isResting ? restingFirst(slide, layout) : firstFor(slide, first, layout);
    if (!isEndless || moved === first) return write(position);
    setFirst(moved);
    // A frame in which slides change their place moves nothing else: the browser would count it as a layout shift.
    const isInRow = wrap(Math.floor(before) - first, count) + usable < count;
    write(isResting || !isInRow ? position : before);
  };
  const hold = (next: boolean) => {
    isHeld = next;
    track.classList.toggle('mountkit-carousel__track--moving', next);
  };
  /**
   * Slides lie on both sides again. The browser snaps a frame later only: if it did while slides change their place, it could
   * go where the slide was that it had snapped to before.
   */
  const rest = () => {
    if (!isStrip) position = Math.round(position);
    hold(true);
    isAsked = false;
    show(position, isPainted);
    frame = requestAnimationFrame(() => hold(false));
  };
  const stop = () => cancelAnimationFrame(frame);

  const move: Row['move'] = (goal, duration, arrived) => {
    const arrive = () => {
      position = goal;
      rest();
      arrived?.();
    };
    stop();
    // The page's style may have given the slides another width, in a row of the same one.
    measure();
    if (!duration || isFade || isMotionReduced() || !(width > 0)) return arrive();
    hold(true);
    const from = position;
    const start = performance.now();
    const step = (now: number) => {
      const share = Math.min(1, Math.max(0, now - start) / duration);
      if (share < 1) {
        show(from + (goal - from) * ease(share));
        frame = requestAnimationFrame(step);
        return;
      }
      if (isEndless && wrap(goal - first, count) + usable <= count) write(goal);
      else show(goal);
      position = goal;
      // Slides change their place in a frame of its own.
      frame = requestAnimationFrame(arrive);
    };
    frame = requestAnimationFrame(step);
  };

  // Older Safari does not say when scrolling has ended.
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ended = () => {
    // The browser may have snapped to a new size that has not been told yet.
    measure();
    const now = Math.abs(track.scrollLeft);
    // Rounded to the pixels of the screen it is where it was put.
    if (isHeld || isFade || !(width > 0) || Math.abs(now - left) < 2) return;
    if (isEndless && !isAsked) return show(position, isPainted && !isStrip);
    const byVisitor = isAsked;
    const rank = isStrip ? now / width : Math.round(now / width);
    position = first + rank;
    rest();
    scrolled(position, byVisitor);
  };
  const ask = () => {
    isAsked = true;
  };
  const end = new AbortController();
  const on = (name: string, run: () => void) => listen(track, name, run, { passive: true, signal: end.signal });
  for (const name of ['pointerdown', 'wheel', 'keydown', 'focusin']) on(name, ask);
  // From here on the browser scrolls, until the finger is lifted.
  on('pointercancel', () => {
    stop();
    hold(false);
    ask();
    left = Number.NaN;
  });
  if ('onscrollend' in window) on('scrollend', ended);
  else {
    on('scroll', () => {
      clearTimeout(timer);
      timer = setTimeout(ended, 150);
    });
  }
  const offs: Disposer[] = [
    onResize(track, () => {
      measure();
      const isThere = !position && !first && !track.scrollLeft;
      const place = isPlaced ? () => show(position, isPainted && !isStrip) : rest;
      isPlaced = true;
      return () => isHeld || isThere || place();
    }),
  ];
  if (isEndless) {
    offs.push(
      whenInView(track, () => {
        isPainted = true;
        if (!isHeld && !isAsked) rest();
      }),
    );
  }

  return {
    place: () => position,
    show,
    move,
    stop,
    hold,
    pitch,
    sign() {
      measure();
      return sign;
    },
    remove() {
      stop();
      clearTimeout(timer);
      end.abort();
      for (const off of offs) off();
      setFirst(0);
      hold(false);
    },
  };
}
