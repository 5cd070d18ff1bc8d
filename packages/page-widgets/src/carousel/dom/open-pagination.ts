import type { Disposer } from '@mountkit/core';
import { make } from '../../shared/dom/make';
import { onPress } from '../../shared/dom/on-press';
import { setClasses } from '../../shared/dom/set-classes';
import type { Layout } from '../logic/layout';
import { countPages, fill, pageOf } from '../logic/pages';
import type { CarouselTexts, Pagination } from '../settings';
import { clearStyles, type Parts } from './parts';

/** More dots than that are a fraction: nobody counts them. */
const MOST_DOTS = 50;

/** What a pagination is made of. */
interface PaginationSpec {
  readonly parts: Parts;
  readonly kind: Pagination;
  /** Whether the markup is ours: its dots are buttons, else what the page's style sheet expects. */
  readonly isOwn: boolean;
  readonly layout: Layout;
  readonly texts: CarouselTexts;
  /** Called with the slide of a dot that was pressed. */
  readonly go: (index: number) => void;
}

/** How many slides there are, and which one is in view. */
export interface PaginationView {
  show(index: number): void;
  readonly remove: Disposer;
}

/** Fills the pagination of a carousel. */
export function openPagination(place: HTMLElement, spec: PaginationSpec): PaginationView {
  const { parts, isOwn, layout, texts, go } = spec;
  const pages = countPages(layout);
  const kind = spec.kind === 'bullets' && pages > MOST_DOTS ? 'fraction' : spec.kind;
  const { names } = parts;
  const before = [...place.childNodes];
  const offs: Disposer[] = [];

  const dots = kind === 'bullets' ? Array.from({ length: pages }, () => make(isOwn ? 'button' : 'span', '')) : [];
  dots.forEach((dot, page) => {
    if (!isOwn) Object.assign(dot, { role: 'button', tabIndex: 0 });
    setClasses(dot, names.bullet, true);
    dot.ariaLabel = fill(texts.go, { index: page * layout.step + 1 });
    offs.push(onPress(dot, () => go(page * layout.step)));
  });
  const current = make('span', names.current ?? '');
  const bar = make(isOwn ? 'div' : 'span', names.fill);
  bar.style.transformOrigin = '0';
  if (kind === 'bullets') place.replaceChildren(...dots);
  else if (kind === 'progressbar') place.replaceChildren(bar);
  else {
    const total = make('span', names.total ?? '');
    total.textContent = `${pages}`;
    place.replaceChildren(current, ' / ', total);
  }
  setClasses(place, names.pagination?.[kind], true);

  return {
    show(index) {
      const page = pageOf(index, layout);
      current.textContent = `${page + 1}`;
      bar.style.transform = `scaleX(${(page + 1) / pages})`;
      dots.forEach((dot, number) => {
        dot.ariaCurrent = number === page ? 'true' : null;
        setClasses(dot, names.bulletActive, number === page);
      });
    },
    remove() {
      for (const off of offs) off();
      place.replaceChildren(...before);
      setClasses(place, names.pagination?.[kind], false);
      clearStyles(place);
    },
  };
}
