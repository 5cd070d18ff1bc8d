import { adoptStyles, listen, type WidgetContext } from '@mountkit/core';
import { keepAttributes } from '../../shared/dom/keep-attributes';
import { valuesNow } from '../../shared/dom/responsive';
import type { GalleryEvents } from '../events';
import { placeInColumns } from '../logic/place-in-columns';
import { placeInRows } from '../logic/place-in-rows';
import { ratioOf } from '../logic/ratio';
import type { GalleryOptions } from '../settings';
import { itemsOf } from './items-of';
import { openFilter } from './open-filter';
import { STYLE } from './style';

const GAP = 10;
const ROW_HEIGHT = 200;

/** Width to height of a picture, by its attributes, so that its place is known before it is loaded. */
function ratioIn(item: Element): number {
  const image = item.querySelector('img');
  const width = Number(image?.getAttribute('width')) || image?.naturalWidth || 1;
  const height = Number(image?.getAttribute('height')) || image?.naturalHeight || 1;
  return width / height;
}

/** The number of columns in the current device mode. */
function columnsNow(settings: GalleryOptions, now: ReturnType<typeof valuesNow>): number {
  const given = Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined));
  const { columns = 3 } = settings;
  const all = { columns, columns_tablet: Math.min(2, columns), columns_mobile: 1, ...given };
  return Number(now(all, 'columns')) || 1;
}

/** Sets properties that the style sheet reads. */
function setProperties(element: HTMLElement, values: Readonly<Record<string, number | string>>): void {
  for (const [name, value] of Object.entries(values)) element.style.setProperty(`--gallery-${name}`, `${value}`);
}

/** Lays out a list of pictures: all by style, from numbers that are set when they change. */
export function startGallery(context: WidgetContext<GalleryOptions, GalleryEvents>): void {
  const { element: list, settings, scope, report, onSettings } = context;
  const kept = keepAttributes();
  let shown: readonly HTMLElement[] = [];

  const layOut = () => {
    const { layout, aspect_ratio, parts } = settings();
    const now = valuesNow();
    const isAs = (name: string) => list.classList.toggle(`mountkit-gallery--${name}`, layout === name);
    const isJustified = isAs('justified');
    const isMasonry = isAs('masonry');
    const box = ratioOf(aspect_ratio);
    if (!box) report(`aspect_ratio is "${aspect_ratio}", expected two numbers such as 3:2`);
    const columns = columnsNow(settings(), now);
    const ratios = shown.map((item) => (layout === 'grid' ? (box ?? 1.5) : ratioIn(item)));
    const gap = Number(now(settings(), 'gap') ?? GAP);
    const height = Number(now(settings(), 'row_height') ?? ROW_HEIGHT);
    setProperties(list, { columns, gap: `${gap}px` });
    let places: readonly object[] = [];
    if (isJustified) places = placeInRows(ratios, { width: list.clientWidth, gap, height });
    if (isMasonry) {
      const heights = ratios.map((ratio) => 1 / ratio);
      const { places: inColumns, longest } = placeInColumns(heights, columns);
      places = inColumns;
      setProperties(list, { length: longest.above, gaps: Math.max(0, longest.count - 1) });
    }
    for (const [index, item] of shown.entries()) setProperties(item, { ratio: ratios[index] ?? 1, ...places[index] });
    if (!itemsOf(list, parts)[0]) report('has no pictures, expected an item for each');
  };

  const remember = () => {
    for (const item of itemsOf(list, settings().parts)) kept.set(item, { style: item.getAttribute('style') });
  };
  scope.add(() => {
    list.classList.remove('mountkit-gallery', 'mountkit-gallery--justified', 'mountkit-gallery--masonry');
    if (!list.className) list.removeAttribute('class');
    kept.restore();
  });
  kept.set(list, { style: list.getAttribute('style') });
  remember();
  list.classList.add('mountkit-gallery');
  scope.add(adoptStyles(list, STYLE));
  const filter = openFilter(context as never, (items) => {
    shown = items;
    layOut();
  });
  // A picture without sizes says them when it is there.
  scope.add(
    listen(
      list,
      'load',
      ({ target }) => {
        if (target instanceof HTMLImageElement && !target.hasAttribute('height')) layOut();
      },
      { capture: true },
    ),
  );
  const more = new MutationObserver(() => {
    remember();
    filter.apply();
  });
  more.observe(list, { childList: true });
  scope.add(() => more.disconnect());
  // The widths of the list and of the window: rows are filled anew, and each device mode has its own options.
  const sizes = new ResizeObserver(layOut);
  for (const element of [list, document.documentElement]) sizes.observe(element);
  scope.add(() => sizes.disconnect());
  onSettings(layOut);
}
