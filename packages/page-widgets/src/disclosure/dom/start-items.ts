import { adoptStyles, type Disposer, listen } from '@mountkit/core';
import { dropEmpty } from '../../shared/dom/drop-empty';
import { keepAttributes } from '../../shared/dom/keep-attributes';
import { pressTitle, type Rules, titleAfterKey } from '../logic/open-items';
import type { DisclosureParts } from '../settings';
import { followHash } from './follow-hash';
import type { Item } from './items';
import { CLOSED_STYLE, setShown, slide } from './panel';

/** How a set of items behaves. */
export interface ItemsSpec extends Rules, Pick<DisclosureParts, 'active' | 'display'> {
  /** What the ids of items begin with that have none. */
  readonly id: string;
  /** The element that holds the items. */
  readonly root: HTMLElement;
  readonly items: readonly Item[];
  /** How the items look, if they are our own. */
  readonly style?: string;
  /** The items that are open at the start, from 0. */
  readonly open: readonly number[];
  /** Milliseconds in which a panel opens or closes. */
  readonly duration: number;
  /** The arrow keys move the focus and open nothing. */
  readonly isManual?: boolean;
  /** An item was opened or closed by the visitor. */
  readonly changed: (index: number, isOpen: boolean) => void;
}

/**
 * Makes titles open and close their panels, by pointer and keyboard, by the browser's search, and by an address that leads
 * into a panel. Everything is as before when it ends.
 */
export function startItems(spec: ItemsSpec): Disposer {
  const { id, root, items, style = '', isTabs, isManual, active, display, duration, changed } = spec;
  const kept = keepAttributes();
  const wereActive: readonly Element[] = active ? [...root.querySelectorAll(`.${active}`)] : [];
  let open: readonly number[] = spec.open;

  const mark = (index: number) => {
    const item = items[index];
    if (!item) return;
    const isOpen = open.includes(index);
    item.titles.forEach((title) => {
      kept.set(title, {
        ...(isTabs
          ? { role: 'tab', 'aria-selected': `${isOpen}`, 'aria-expanded': null }
          : { 'aria-expanded': `${isOpen}`, 'aria-selected': null }),
        'aria-controls': item.panel.id,
        tabindex: isTabs && !isOpen ? '-1' : '0',
      });
    });
    // A closed panel is no stop of the keyboard.
    if (isTabs) kept.set(item.panel, { tabindex: isOpen ? '0' : null });
    if (active) for (const part of [...item.titles, item.panel]) part.classList.toggle(active, isOpen);
  };

  const show = (index: number, isOpen: boolean, isMoving: boolean) => {
    const panel = items[index]?.panel;
    if (!panel) return;
    if (display) panel.style.display = isOpen ? display : '';
    if (isOpen || !isMoving) setShown(panel, isOpen);
    const moved = slide(panel, isOpen, isMoving ? duration : 0);
    if (!isMoving) return;
    void moved.then(
      () => setShown(panel, open.includes(index)),
      () => {},
    );
  };

  const set = (next: readonly number[], isMoving = true) => {
    const before = open;
    open = next;
    items.forEach((_, index) => {
      const isOpen = next.includes(index);
      mark(index);
      if (isOpen === before.includes(index)) return;
      show(index, isOpen, isMoving && !isTabs);
      changed(index, isOpen);
    });
  };

  const onKey = (event: KeyboardEvent) => {
    const { key } = event;
    const title = event.target as HTMLElement;
    const index = items.findIndex(({ titles }) => titles.includes(title));
    if (index < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    if ((key === 'Enter' || key === ' ') && title.localName !== 'button') {
      event.preventDefault();
      return set(pressTitle(open, index, spec));
    }
    const isVertical = !isTabs || root.querySelector('[role=tablist]')?.ariaOrientation === 'vertical';
    const isRtl = getComputedStyle(root).direction === 'rtl';
    const next = titleAfterKey(key, index, { count: items.length, isVertical, isRtl });
    if (next === undefined) return;
    event.preventDefault();
    // Of several titles of a panel, the one that is beside the present one.
    items[next]?.titles[items[index]?.titles.indexOf(title) ?? 0]?.focus();
    if (isTabs && !isManual) set([next]);
  };

  // What is nested in a panel has listeners of its own.
  const offs: Disposer[] = [
    adoptStyles(root, CLOSED_STYLE + style),
    listen(root, 'click', ({ target }) => {
      const index = items.findIndex(({ titles }) => titles.some((title) => title.contains(target as Node)));
      if (index >= 0) set(pressTitle(open, index, spec));
    }),
    listen(root, 'keydown', onKey),
    listen(root, 'beforematch', ({ target }) => {
      const index = items.findIndex(({ panel }) => panel === target);
      if (index >= 0 && !open.includes(index)) set(isTabs || !spec.allowsMany ? [index] : [...open, index], false);
    }),
  ];
  items.forEach(({ titles, panel }, index) => {
    kept.set(panel, {
      id: panel.id || `${id}-${index}`,
      hidden: null,
      ...(isTabs && { role: 'tabpanel' }),
      'aria-labelledby': titles[0] ? titles[0].id || `${id}-title-${index}` : null,
    });
    for (const title of titles) {
      if (title === titles[0]) kept.set(title, { id: panel.getAttribute('aria-labelledby') });
      // A link in a title that leads nowhere is no second stop of the keyboard.
      for (const link of title.querySelectorAll('a:not([href])')) kept.set(link, { tabindex: null });
    }
    mark(index);
    show(index, open.includes(index), false);
  });
  offs.push(
    followHash(items, {
      read: () => open,
      write: (next) => set(next, false),
      openOne: (index) => (open.includes(index) ? open : pressTitle(open, index, spec)),
    }),
  );

  return () => {
    for (const off of offs) off();
    for (const { titles, panel } of items) {
      slide(panel, true, 0);
      panel.classList.remove('mountkit-closed');
      if (display) panel.style.display = '';
      if (active) for (const part of [...titles, panel]) part.classList.toggle(active, wereActive.includes(part));
      dropEmpty(panel, 'class', 'style');
    }
    kept.restore();
  };
}
