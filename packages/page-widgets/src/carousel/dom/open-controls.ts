import { type Disposer, listen } from '@mountkit/core';
import type { KeptAttributes } from '../../shared/dom/keep-attributes';
import { setClasses } from '../../shared/dom/set-classes';
import type { Layout } from '../logic/layout';
import { fill } from '../logic/position';
import type { CarouselOptions, CarouselTexts } from '../settings';
import { openPagination } from './open-pagination';
import { make, type Parts } from './parts';

/** What the controls of a carousel need. */
interface ControlsSpec {
  readonly root: HTMLElement;
  readonly parts: Parts;
  readonly layout: Layout;
  readonly settings: CarouselOptions;
  readonly texts: CarouselTexts;
  readonly kept: KeptAttributes;
  /** -1 where text runs from right to left. */
  readonly sign: () => number;
  /** Moves by one step, back or forth. */
  readonly step: (by: 1 | -1) => void;
  readonly go: (index: number) => void;
}

/** Arrows, pagination, keys, and what is announced. */
export interface Controls {
  show(index: number): void;
  announce(index: number): void;
  readonly remove: Disposer;
}

const KEYS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Makes arrows and dots work, by pointer and by keyboard. */
export function openControls(spec: ControlsSpec): Controls {
  const { root, parts, layout, settings, texts, kept, sign, step, go } = spec;
  const { track, previous, next, pagination, names, controls } = parts;
  const isOwn = !settings.parts;
  const offs: Disposer[] = [];
  const status = make('span', 'mountkit-carousel__status');
  status.role = 'status';
  controls.append(status);

  for (const [arrow, by, label] of [
    [previous, -1, texts.previous],
    [next, 1, texts.next],
  ] as const) {
    if (!arrow) continue;
    if (!arrow.ariaLabel) kept.set(arrow, { 'aria-label': label });
    offs.push(listen(arrow, 'click', () => step(by)));
  }
  const kind = settings.pagination;
  const view = pagination && kind ? openPagination(pagination, { parts, kind, isOwn, layout, texts, go }) : undefined;
  // Where everything is in view there is nothing to press.
  for (const part of [previous, next, pagination]) setClasses(part, 'mountkit-carousel-off', !layout.last);

  offs.push(
    listen(root, 'keydown', (event) => {
      const target = event.target as HTMLElement;
      const isButton = target === previous || target === next || pagination?.contains(target);
      if (event.altKey || event.ctrlKey || event.metaKey || !(isButton || target === track)) return;
      const by = KEYS[event.key];
      const isPress = isButton && target.localName !== 'button' && (event.key === 'Enter' || event.key === ' ');
      if (!by && !isPress) return;
      event.preventDefault();
      if (isPress) target.click();
      else step((by as number) * sign() > 0 ? 1 : -1);
    }),
  );

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
    announce(index) {
      status.textContent = fill(texts.position, { index: index + 1, count: layout.count });
    },
    remove() {
      for (const off of offs) off();
      view?.remove();
      status.remove();
      for (const arrow of [previous, next]) setClasses(arrow, names.disabled, false);
      for (const part of [previous, next, pagination]) setClasses(part, 'mountkit-carousel-off', false);
    },
  };
}
