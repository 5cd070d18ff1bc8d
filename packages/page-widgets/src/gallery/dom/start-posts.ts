import { adoptStyles, type WidgetContext } from '@mountkit/core';
import type { GalleryEvents } from '../events';
import type { PostsOptions } from '../settings';
import { itemsOf } from './items-of';
import { openFilter } from './open-filter';
import { STYLE } from './style';

/**
 * Moves the items of a grid up, so that they follow each other closely in each column. They keep their columns, so the order
 * in which they are read stays; only how they are drawn changes, so nothing is laid out twice.
 */
function closeGaps(list: HTMLElement, items: readonly HTMLElement[]): void {
  const { gridTemplateColumns, rowGap } = getComputedStyle(list);
  const columns = Math.max(1, gridTemplateColumns.split(' ').filter(Boolean).length);
  const gap = Number.parseFloat(rowGap) || 0;
  const boxes = items.map((item) => ({ top: item.offsetTop, height: item.offsetHeight }));
  const ends: number[] = [];
  let last = 0;
  boxes.forEach(({ top, height }, index) => {
    const above = ends[index % columns];
    const start = above === undefined ? top : above + gap;
    ends[index % columns] = start + height;
    last = Math.max(last, top + height);
    const item = items[index] as HTMLElement;
    item.style.translate = start === top ? '' : `0 ${start - top}px`;
  });
  list.style.marginBlockEnd = items[0] ? `${Math.min(0, Math.max(...ends) - last)}px` : '';
}

/** Filters a list of posts, and closes the gaps between them. */
export function startPosts(context: WidgetContext<PostsOptions, GalleryEvents>): void {
  const { element: list, settings, scope, report, onSettings } = context;
  let shown: readonly HTMLElement[] = [];
  /** Every item that was moved, and the list, with what they had. */
  const before = new Map<HTMLElement, readonly [string, string]>();

  const layOut = () => {
    const { masonry } = settings();
    list.classList.toggle('mountkit-posts--masonry', masonry);
    for (const element of [list, ...shown])
      if (!before.has(element)) before.set(element, [element.style.translate, element.style.marginBlockEnd]);
    if (masonry) closeGaps(list, shown);
  };
  const sizes = new ResizeObserver(() => layOut());
  scope.add(() => {
    sizes.disconnect();
    more.disconnect();
    list.classList.remove('mountkit-posts', 'mountkit-posts--masonry');
    if (!list.className) list.removeAttribute('class');
    for (const [element, [translate, marginBlockEnd]] of before) {
      Object.assign(element.style, { translate, marginBlockEnd });
      if (!element.getAttribute('style')) element.removeAttribute('style');
    }
  });
  scope.add(adoptStyles(list, STYLE));
  list.classList.add('mountkit-posts');
  const filter = openFilter(context as never, (items) => {
    shown = items;
    sizes.disconnect();
    for (const element of settings().masonry ? [list, ...items] : []) sizes.observe(element);
    layOut();
  });
  // Further pages of the list.
  const more = new MutationObserver(() => filter.apply());
  more.observe(list, { childList: true });
  onSettings(filter.apply);
  if (!itemsOf(list, settings().parts)[0]) report('has no posts, expected an item for each');
}
