import type { Disposer } from '@mountkit/core';
import { whenInView } from '../../shared/dom/in-view';
import type { KeptAttributes } from '../../shared/dom/keep-attributes';
import { setClasses } from '../../shared/dom/set-classes';
import type { Layout } from '../logic/layout';
import { fill, wrap } from '../logic/position';
import type { CarouselTexts } from '../settings';
import { loadLate } from './load-late';
import type { Parts } from './parts';

/** What marks the slides that are in view. */
interface SlidesSpec {
  readonly parts: Parts;
  readonly layout: Layout;
  readonly texts: CarouselTexts;
  readonly isLazy: boolean;
  readonly kept: KeptAttributes;
}

/** Marks the slides that are in view, for the page's style sheet; the others are `inert`. */
export function openSlides({ parts, layout, texts, isLazy, kept }: SlidesSpec) {
  const { slides, track, names } = parts;
  const { count, usable, aside, last, isEndless, isStrip, isFade } = layout;
  let shown = new Set<HTMLElement>();
  let marked: readonly (HTMLElement | undefined)[] = [];
  let load = () => {};

  const at = (index: number) => slides[isEndless ? wrap(index, count) : index];
  const range = (from: number, to: number) =>
    Array.from({ length: Math.min(count, to - from) }, (_, place) => at(from + place)).filter((slide) => !!slide);

  const roles = [names.active, names.before, names.after];
  const unmark = () =>
    roles.forEach((name, role) => {
      setClasses(marked[role], name, false);
    });

  slides.forEach((slide, index) => {
    kept.set(slide, { inert: '' });
    // In a list each slide is an item already.
    if (slide.role !== 'group') return;
    const name = fill(texts.position, { index: index + 1, count });
    kept.set(slide, { 'aria-roledescription': texts.slide, 'aria-label': slide.ariaLabel || name });
  });

  let off: Disposer | undefined;
  if (isLazy) {
    off = whenInView(track, () => {
      off = undefined;
      load();
    });
  }

  return {
    show(index: number) {
      // What is beside the last position is in view, too.
      const first = isEndless || isFade ? index : Math.min(index, last);
      const now = new Set(range(first - aside, first + usable + aside + (isStrip ? 1 : 0)));
      for (const slide of shown) if (!now.has(slide)) kept.set(slide, { inert: '' });
      for (const slide of now) if (!shown.has(slide)) kept.set(slide, { inert: null });
      shown = now;
      unmark();
      marked = [at(index), at(index - 1), at(index + 1)];
      roles.forEach((name, role) => {
        setClasses(marked[role], name, true);
      });
      if (!isLazy) return;
      load = () => {
        for (const slide of range(first - aside - 1, first + 2 * usable + aside)) loadLate(slide, names);
      };
      if (!off) load();
    },
    remove() {
      off?.();
      unmark();
    },
  };
}
