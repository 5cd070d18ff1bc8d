import { NOT_FOREIGN } from '@mountkit/core/logic';
import type { TocOptions } from '../settings';

/** What holds headings that are not of the page's text. */
const ASIDE = 'nav,dialog,[role=dialog],[aria-hidden="true"]';

/** What a heading says, in one line, without what is not read out. */
export function wordsOf(heading: Element): string {
  const copy = heading.cloneNode(true) as Element;
  for (const part of copy.querySelectorAll('[aria-hidden="true"],script,style')) part.remove();
  return (copy.textContent ?? '').replace(/\s+/g, ' ').trim();
}

/** What headings are looked for in, where the page names nothing. */
const contentAround = (element: Element): Element => element.closest('article,main') ?? document.body;

/** The headings that a table of contents lists, in the order of the page. An error for a selector that is none. */
export function findHeadings(
  element: Element,
  { container, headings, exclude }: Pick<TocOptions, 'container' | 'headings' | 'exclude'>,
): readonly HTMLElement[] {
  const tags = headings.filter((tag) => /^h[1-6]$/i.test(tag)).join();
  if (!tags) return [];
  const root = container ? document : contentAround(element);
  return [...root.querySelectorAll<HTMLElement>(`:is(${tags})${NOT_FOREIGN}`)].filter(
    (heading) =>
      (!container || heading.closest(container)) &&
      !element.contains(heading) &&
      !heading.closest(exclude ? `${ASIDE},${exclude}` : ASIDE) &&
      wordsOf(heading),
  );
}
