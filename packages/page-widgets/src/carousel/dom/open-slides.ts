import type { Disposer } from '@mountkit/core';
import type { KeptAttributes } from '../../shared/dom/keep-attributes';
import { setClasses } from '../../shared/dom/set-classes';
import type { Layout } from '../logic/layout';
import { fill, wrap } from '../logic/pages';
import type { CarouselTexts } from '../settings';
import type { Parts } from './parts';

/** What marks the slides that are in view. */
interface SlidesSpec {
  readonly parts: Parts;
  readonly layout: Layout;
  readonly texts: CarouselTexts;
  readonly kept: KeptAttributes;
}

/** The slides that are in view. */
export interface SlidesView {
  show(index: number): void;
  /** Lets all of them be used, where nothing moves them. */
  free(): void;
  readonly remove: Disposer;
}

/** Marks the slides that are in view, for the page's style sheet; the others are `inert`. */
export function openSlides({ parts, layout, texts, kept }: SlidesSpec): SlidesView {
  const { slides, names } = parts;
  const { count, usable, aside, last, isEndless, isStrip, isFade } = layout;
  let shown = new Set<HTMLElement>();
  let marked: readonly (HTMLElement | undefined)[] = [];

  const at = (index: number) => slides[isEndless ? wrap(index, count) : index];
  const range = (from: number, to: number) =>
    Array.from({ length: Math.min(count, to - from) }, (_, place) => at(from + place)).filter((slide) => !!slide);
  const mark = (next: typeof marked) => {
    [names.active, names.before, names.after].forEach((name, role) => {
      setClasses(marked[role], name, false);
    });
    marked = next;
    [names.active, names.before, names.after].forEach((name, role) => {
      setClasses(marked[role], name, true);
    });
  };

  slides.forEach((slide, index) => {
    kept.set(slide, { inert: '' });
    // In a list each slide is an item already.
    if (slide.role !== 'group') return;
    const name = fill(texts.position, { index: index + 1, count });
    kept.set(slide, { 'aria-roledescription': texts.slide, 'aria-label': slide.ariaLabel || name });
  });

  return {
    show(index) {
      // What is beside the last position is in view, too.
      const first = isEndless || isFade ? index : Math.min(index, last);
      const now = new Set(range(first - aside, first + usable + aside + (isStrip ? 1 : 0)));
      for (const slide of shown) if (!now.has(slide)) kept.set(slide, { inert: '' });
      for (const slide of now) if (!shown.has(slide)) kept.set(slide, { inert: null });
      shown = now;
      mark([at(index), at(index - 1), at(index + 1)]);
    },
    free() {
      if (!isFade) for (const slide of slides) kept.set(slide, { inert: null });
    },
    remove: () => mark([]),
  };
}
