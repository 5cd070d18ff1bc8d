import type { DisclosureParts } from '../settings';

/** A panel with the titles that lead to it. */
export interface Item {
  readonly titles: readonly HTMLElement[];
  readonly panel: HTMLElement;
}

/** The heading that begins an item in markup of ours; what follows it, up to the next one, is the panel. */
const HEADING = /^H[1-6]$/;

/** The parts below `root`, without those of a set of items that is nested in it. */
function findOwn(root: HTMLElement, selector: string): readonly HTMLElement[] {
  const found = [...root.querySelectorAll<HTMLElement>(selector)];
  return found.filter((part) => !found.some((other) => other !== part && other.contains(part)));
}

/** The items of markup that is not ours. */
export function itemsOfParts(root: HTMLElement, { title, panel }: DisclosureParts): readonly Item[] {
  const panels = findOwn(root, panel);
  const titles = findOwn(root, title).filter((each) => !panels.some((other) => other.contains(each)));
  return panels.map((each, index) => ({
    panel: each,
    titles: titles.filter((_, place) => place % panels.length === index),
  }));
}

/** A heading of our own markup with the element after it. */
export interface Section {
  readonly heading: HTMLElement;
  readonly panel: HTMLElement;
}

/** The items of our own markup: headings, each followed by its panel. */
export function sectionsOf(root: HTMLElement): readonly Section[] {
  return [...root.children].flatMap((heading) => {
    const panel = heading.nextElementSibling;
    return HEADING.test(heading.tagName) && panel && !HEADING.test(panel.tagName)
      ? [{ heading: heading as HTMLElement, panel: panel as HTMLElement }]
      : [];
  });
}
