import type { FilterParts } from '../settings';

/** The items of a list, without what draws nothing. */
export function itemsOf(list: Element, parts: FilterParts | undefined): HTMLElement[] {
  const items = parts?.items ? list.querySelectorAll<HTMLElement>(parts.items) : list.children;
  return ([...items] as HTMLElement[]).filter((item) => !item.matches('script,style,template,link'));
}
