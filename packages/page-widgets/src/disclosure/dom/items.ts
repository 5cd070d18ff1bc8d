import type { DisclosureParts } from '../settings';

/** A panel with the titles that lead to it. */
export interface Item {
  readonly titles: readonly HTMLElement[];
  readonly panel: HTMLElement;
}

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
