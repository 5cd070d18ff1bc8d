import { type Disposer, listen } from '@mountkit/core';
import { dropEmpty } from '../../shared/dom/drop-empty';
import { keepAttributes } from '../../shared/dom/keep-attributes';
import { followSections } from './follow-sections';
import { neededMargin } from './top-cover';

/** A link, and the heading that it leads to. */
export interface TocLink {
  readonly link: HTMLAnchorElement;
  readonly heading: HTMLElement;
}

/** What is done with the links of a table of contents. */
interface LinksSpec {
  /** In the order of the page. */
  readonly pairs: readonly TocLink[];
  readonly offset: number | undefined;
  /** A list of lower headings is shown while its section is read. */
  readonly isCollapsing: boolean;
  /** Class of the current link. */
  readonly active: string | undefined;
  changed(index: number): void;
}

const SUBLIST = 'li :is(ol,ul)';

/** Milliseconds for which one section is read until the lists below others are closed: nothing jumps while the page is scrolled. */
const REST = 150;

/** Marks the link of the section that is read, and keeps headings that are led to clear of a header. */
export function followLinks(root: HTMLElement, { pairs, offset, isCollapsing, active, changed }: LinksSpec): Disposer {
  const kept = keepAttributes();
  const margins = pairs.map(({ heading }) => heading.style.scrollMarginTop);
  let current: HTMLAnchorElement | undefined;

  const free = () => {
    const margin = neededMargin(offset);
    for (const { heading } of pairs) heading.style.scrollMarginTop = margin ? `${margin}px` : '';
  };
  const mark = (next: HTMLAnchorElement | undefined, index: number) => {
    if (current) kept.set(current, { 'aria-current': null });
    if (next) kept.set(next, { 'aria-current': 'location' });
    if (active) {
      current?.classList.remove(active);
      next?.classList.add(active);
    }
    current = next;
    if (next) changed(index);
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isFirst = true;
  const collapse = () => {
    // Above the first section its list is shown: it does not move the page when the section is reached.
    const read = current ?? pairs[0]?.link;
    for (const list of root.querySelectorAll<HTMLElement>(SUBLIST)) {
      list.style.display = read && list.parentElement?.contains(read) ? 'block' : 'none';
    }
  };
  if (isCollapsing) collapse();
  const sections = followSections({
    headings: pairs.map(({ heading }) => heading),
    offset,
    changed(index) {
      const next = pairs[index]?.link;
      if (next !== current) mark(next, index);
      if (!isCollapsing) return;
      clearTimeout(timer);
      if (isFirst) collapse();
      else timer = setTimeout(collapse, REST);
      isFirst = false;
    },
  });
  const offs = pairs.map(({ link }, index) =>
    listen(link, 'click', () => {
      free();
      sections.choose(index);
    }),
  );
  free();

  return () => {
    for (const off of offs) off();
    clearTimeout(timer);
    sections.stop();
    if (active) current?.classList.remove(active);
    kept.restore();
    pairs.forEach(({ heading }, index) => {
      heading.style.scrollMarginTop = margins[index] ?? '';
      dropEmpty(heading, 'style');
    });
    if (!isCollapsing) return;
    for (const list of root.querySelectorAll<HTMLElement>(SUBLIST)) {
      list.style.display = '';
      dropEmpty(list, 'style');
    }
  };
}
