import { type Disposer, listen } from '@mountkit/core';
import type { MenuItem } from './items';

/** Milliseconds until a panel closes that the pointer has left: it may cut a corner. */
const LEAVE_DELAY = 300;

/** How the items of a menu behave. */
export interface ItemsSpec {
  readonly root: HTMLElement;
  readonly items: readonly MenuItem[];
  /** Selector of the arrow in a link. */
  readonly mark: string | undefined;
  /** Panels open when a mouse comes. */
  opensByHover(): boolean;
  /** The items are one below the other, and their panels among them: nothing closes by itself. */
  isCollapsible(): boolean;
  /** Shows or hides a panel. */
  show(item: MenuItem, isOpen: boolean): void;
}

/** Whether a link leads anywhere. */
const leadsAway = (link: HTMLAnchorElement) => !/^#?$/.test(link.getAttribute('href') ?? '');

const STOPS = 'a[href],button:not([disabled])';

/** Opens and closes the panels of a menu, by the pattern of a disclosure: real buttons, no roles of an application. */
export function startItems({ root, items, mark, opensByHover, isCollapsible, show }: ItemsSpec): Disposer {
  const open = new Set<MenuItem>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pointer = '';

  const close = (item: MenuItem) => {
    for (const each of [...open]) {
      if (!item.element.contains(each.element)) continue;
      open.delete(each);
      each.button.ariaExpanded = 'false';
      show(each, false);
    }
  };
  const openOne = (item: MenuItem) => {
    clearTimeout(timer);
    if (!isCollapsible()) for (const other of [...open]) if (!other.element.contains(item.element)) close(other);
    if (open.has(item)) return;
    open.add(item);
    item.button.ariaExpanded = 'true';
    show(item, true);
  };
  const toggle = (item: MenuItem) => (open.has(item) ? close(item) : openOne(item));
  const closeAll = () => {
    for (const item of [...open]) close(item);
  };

  /** Moves the focus among the stops beside the present one; into an open panel and out of it. */
  const move = (event: KeyboardEvent, item: MenuItem | undefined) => {
    const { key, target } = event;
    const current = target as HTMLElement;
    const around = current.closest('ul,ol') ?? root;
    const stops = [...around.querySelectorAll<HTMLElement>(STOPS)].filter(
      (stop) => (stop.closest('ul,ol') ?? root) === around && stop.checkVisibility(),
    );
    const isTop = ![...open].some(({ panel }) => panel.contains(current));
    const isRtl = getComputedStyle(root).direction === 'rtl';
    const isRow = isTop && !isCollapsible();
    const forward = isRow ? (isRtl ? 'ArrowLeft' : 'ArrowRight') : 'ArrowDown';
    const back = isRow ? (isRtl ? 'ArrowRight' : 'ArrowLeft') : 'ArrowUp';
    const into = isRow ? 'ArrowDown' : isRtl ? 'ArrowLeft' : 'ArrowRight';
    const place = stops.indexOf(current);
    if (key === into && item) {
      openOne(item);
      item.panel.querySelector<HTMLElement>(STOPS)?.focus();
    } else if (key === forward) stops[(place + 1) % stops.length]?.focus();
    else if (key === back) stops[(place + stops.length - 1) % stops.length]?.focus();
    else if (key === 'Home' || key === 'End') stops.at(key === 'Home' ? 0 : -1)?.focus();
    else return;
    event.preventDefault();
  };

  const offs: Disposer[] = items.flatMap((item) => {
    const { element, button, link } = item;
    button.ariaExpanded = 'false';
    button.setAttribute('aria-controls', item.panel.id);
    show(item, false);
    return [
      listen(button, 'click', () => toggle(item)),
      // The words of an item that is no link.
      listen(element, 'click', ({ target }) => {
        if (!item.panel.contains(target as Node) && !(target as Element).closest(STOPS)) toggle(item);
      }),
      listen(element, 'pointerenter', ({ pointerType }) => {
        if (pointerType === 'mouse' && opensByHover()) openOne(item);
      }),
      listen(element, 'pointerleave', ({ pointerType }) => {
        if (pointerType !== 'mouse' || !opensByHover()) return;
        clearTimeout(timer);
        timer = setTimeout(() => close(item), LEAVE_DELAY);
      }),
      ...(link
        ? [
            listen(link, 'click', (event) => {
              // A first tap opens, and so does a link that leads nowhere.
              const isTap = isCollapsible() || pointer === 'touch';
              const isMark = isTap && !!mark && !!(event.target as Element).closest(mark);
              if (leadsAway(link) && !isMark && (open.has(item) || !isTap)) return;
              event.preventDefault();
              toggle(item);
            }),
          ]
        : []),
    ];
  });
  offs.push(
    listen(root, 'pointerdown', ({ pointerType }) => {
      pointer = pointerType;
    }),
    listen(root, 'keydown', (event) => {
      const target = event.target as HTMLElement;
      if (event.altKey || event.ctrlKey || event.metaKey || !target.matches(STOPS)) return;
      if (event.key !== 'Escape') {
        move(
          event,
          items.find(({ button, link }) => button === target || link === target),
        );
        return;
      }
      const inner = [...open].filter(({ element }) => element.contains(target)).at(-1);
      if (!inner) return;
      event.stopPropagation();
      close(inner);
      inner.button.focus();
    }),
    listen(root, 'focusout', ({ relatedTarget }) => {
      if (!relatedTarget || isCollapsible()) return;
      for (const item of [...open]) if (!item.element.contains(relatedTarget as Node)) close(item);
    }),
    listen(document, 'pointerdown', ({ target }) => {
      if (!isCollapsible() && !root.contains(target as Node)) closeAll();
    }),
  );
  return () => {
    clearTimeout(timer);
    closeAll();
    for (const off of offs) off();
  };
}
