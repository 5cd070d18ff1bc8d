import type { Disposer } from '@mountkit/core';
import type { KeptAttributes } from '../../shared/dom/keep-attributes';
import { onPress } from '../../shared/dom/on-press';
import { setClasses } from '../../shared/dom/set-classes';
import type { Layout } from '../logic/layout';
import type { CarouselOptions, CarouselTexts } from '../settings';
import { openPagination } from './open-pagination';
import type { Parts } from './parts';

/** What the controls of a carousel need. */
interface ControlsSpec {
  readonly parts: Parts;
  readonly layout: Layout;
  readonly settings: CarouselOptions;
  readonly texts: CarouselTexts;
  readonly kept: KeptAttributes;
  /** Moves by one step, back or forth. */
  readonly step: (by: 1 | -1) => void;
  readonly go: (index: number) => void;
}

/** Arrows and pagination. */
export interface Controls {
  show(index: number): void;
  readonly remove: Disposer;
}

/** Draws arrows and dots, and lets them be pressed. */
export function openControls(spec: ControlsSpec): Controls {
  const { parts, layout, settings, texts, kept, step, go } = spec;
  const { previous, next, pagination, pause, names } = parts;
  const isOwn = !settings.parts;
  const offs: Disposer[] = [];

  for (const [arrow, by, label] of [
    [previous, -1, texts.previous],
    [next, 1, texts.next],
  ] as const) {
    if (!arrow) continue;
    if (!arrow.ariaLabel) kept.set(arrow, { 'aria-label': label });
    offs.push(onPress(arrow, () => step(by)));
  }
  const kind = settings.pagination;
  const view = pagination && kind ? openPagination(pagination, { parts, kind, isOwn, layout, texts, go }) : undefined;
  // Where everything is in view there is nothing to press.
  for (const part of [previous, next, pagination, pause]) setClasses(part, 'mountkit-carousel-off', !layout.last);

  return {
    show(index) {
      view?.show(index);
      const { isEndless, last } = layout;
      for (const [arrow, isOff] of [
        [previous, index <= 0],
        [next, index >= last],
      ] as const) {
        if (!arrow) continue;
        kept.set(arrow, { 'aria-disabled': isOff && !isEndless ? 'true' : null });
        setClasses(arrow, names.disabled, isOff && !isEndless);
      }
    },
    remove() {
      for (const off of offs) off();
      view?.remove();
      for (const arrow of [previous, next]) setClasses(arrow, names.disabled, false);
      for (const part of [previous, next, pagination, pause]) setClasses(part, 'mountkit-carousel-off', false);
    },
  };
}
